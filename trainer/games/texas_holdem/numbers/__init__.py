"""The numbers of Texas Hold'em: equity, outs, starting hands, how often hands come, the nuts, deals at a final table.

Each module is a door of its own, so that who shares out prizes waits for no tables. Only what counts deals by the
million needs numpy.
"""
