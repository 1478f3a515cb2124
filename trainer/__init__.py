"""Practice for casino dealers: deal a table, ask what each bet is paid, say whether it is right and why."""

__version__ = "0.1.0"
