"""What was published: every revision of the file, what each changed, and the way back."""

from __future__ import annotations

from flask import Blueprint


def add_to(bp: Blueprint) -> None:
    """Add these views to the desk."""
