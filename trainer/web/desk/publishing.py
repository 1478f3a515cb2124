"""Publishing a draft, the conflict with another, and the file out and in."""

from __future__ import annotations

from flask import Blueprint


def add_to(bp: Blueprint) -> None:
    """Add these views to the desk."""
