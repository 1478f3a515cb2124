"""The instructor's desk: what the house pays is edited, looked at, published and looked back upon.

Every page but the door is for instructors alone: `door.keep_shut` stands before all of them.
"""

from __future__ import annotations

from typing import Final

from flask import Blueprint

from trainer.web.desk import door, editing, exchange, history, previewing, publishing, rooms, wording

bp: Final = Blueprint("desk", __name__, url_prefix="/desk")
for _part in (door, wording, rooms, editing, previewing, publishing, history, exchange):
    _part.add_to(bp)
