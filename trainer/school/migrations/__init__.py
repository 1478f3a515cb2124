"""Alembic's folder: `env.py` and, in `versions`, one file a change of the tables. docs/memory.md says how to add one."""
