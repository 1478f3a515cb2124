"""The number tools of Texas Hold'em, for everybody: equity, outs, starting hands, a deal at a final table, how often
hands come. A module for each page; what is asked stands in the address, so that every answer has a permanent one."""

from __future__ import annotations

from typing import Final

from flask import Blueprint

from trainer.web.holdem.numbers import equity, frequencies, icm, outs, starting_hands

bp: Final = Blueprint("numbers", __name__)
for _page in (equity, outs, starting_hands, icm, frequencies):
    _page.add_to(bp)
