"""Pictures of every page and state, to be looked at: `make screens` takes them anew into docs/screens, `make screens
ARGS=desk` those of one part.

The names say what is seen, in which theme or language where that is not dark and English, and how wide the screen is.
"""
