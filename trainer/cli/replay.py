"""`trainer replay FILE.phh`: a hand really played, action by action, under the rules of a house."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from trainer.cli.command import CommandError, add_paytables, house_rules
from trainer.games.texas_holdem.phh import MAX_BYTES, PhhError, Replay, as_json, read, replay
from trainer.games.texas_holdem.structure import BettingRules
from trainer.paths import shipped_paytables

if TYPE_CHECKING:
    from trainer.cli.command import Subcommands
    from trainer.games.texas_holdem.section import PokerBook

GAME: Final = "texas_holdem"


def add_to(commands: Subcommands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "replay",
        help="replay a poker hand history",
        description="Plays a hand of Texas Hold'em from a PHH file: what each player could do, the pots, the winners.",
    )
    parser.add_argument("file", metavar="FILE", help="a poker hand history (PHH), or - for standard input")
    parser.add_argument(
        "--rules",
        metavar="PROFILE",
        default="tournament",
        help="whose betting rules: tournament, cash, home, or what else the house rules have (default: %(default)s)",
    )
    parser.add_argument(
        "--raise-cap", metavar="N", type=int, help="fixed limit: raises a street after the bet"
    )
    add_paytables(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the hand as it was played; 1 if the history is refused."""
    rules = _rules(args.rules, args.raise_cap, args.paytables)
    source = _bytes(args.file)
    try:
        played = replay(read(source, rules))
    except PhhError as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 1
    print(json.dumps(as_json(played)) if args.json else _spoken(played))
    return 0


def _rules(name: str, raise_cap: int | None, paytables: Path | None) -> BettingRules:
    """How the profile bets in the house rules in force; where those leave the game out, in the shipped ones."""
    book = house_rules(paytables)
    section = book.games.get(GAME) or house_rules(shipped_paytables()).games[GAME]
    profiles = cast("PokerBook", section).profiles
    if name not in profiles:
        raise CommandError(f"unknown rules “{name}”; there are: {', '.join(profiles)}")
    if raise_cap is None:
        return profiles[name]
    if raise_cap < 0:
        raise CommandError(f"--raise-cap {raise_cap}: 0 or more raises")
    return replace(profiles[name], raise_cap=raise_cap)


def _bytes(file: str) -> bytes:
    """What the file holds, up to one byte more than a history may have."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with Path(file).open("rb") as source:
            return source.read(MAX_BYTES + 1)
    except OSError as error:
        raise CommandError(f"{file}: cannot be read: {error.strerror or error}") from error


def _spoken(played: Replay) -> str:
    answer = as_json(played)
    lines = [f"{'action':24}{'street':9}{'pot':>14}{'to call':>14}  raise to"]
    lines += [_row(step["action"], step) for step in answer["steps"]]
    if answer["next"]:
        lines.append(_row(f"p{answer['next']['actor']} to act", answer["next"]))
    if played.result is None:
        if not answer["next"]:
            lines.append("the history stops here: cards or hands are still to come")
        return "\n".join(lines)
    for player, chips in answer["returned"].items():
        lines.append(f"returned uncalled: p{player} {chips}")
    for place in answer["award_order"]:
        pot = answer["pots"][place]
        winners = ", ".join(f"p{player} {chips}" for player, chips in pot["winners"].items())
        name = f"side pot {place}" if place else "main pot"
        lines.append(f"{name}: {pot['amount']} to {winners}")
    stacks = ", ".join(f"p{player} {chips}" for player, chips in enumerate(answer["finishing_stacks"], 1))
    lines.append(f"finishing stacks: {stacks}")
    return "\n".join(lines)


def _row(name: str, state: dict[str, Any]) -> str:
    low, high = state["min_raise_to"], state["max_raise_to"]
    span = "no raise" if low is None else str(low) if low == high else f"{low} to {high}"
    return f"{name:24}{state['street']:9}{state['pot']:>14}{state['to_call']:>14}  {span}"
