"""The games that can be trained. Adding one is a folder beside the others, a section in the YAML and a line here."""
