"""Settle a hand: nine cards and the stakes, and the settlement with its reasons at an address that can be passed on."""

from __future__ import annotations

from flask import Blueprint, abort, render_template, request, url_for

from trainer.games import GAMES
from trainer.games.casino_holdem.round import Round, RoundError, parse
from trainer.games.casino_holdem.settlement import settle
from trainer.odds import PayoutError
from trainer.quiz import Address
from trainer.web.filters import language
from trainer.web.house import HouseRules, UnknownRevision, house

bp = Blueprint("tools", __name__)
