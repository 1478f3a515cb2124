"""`trainer equity HAND HAND…`: what share of the pot each hand wins if all cards come."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any, Final

from trainer.cards import Card, CardError, cards, text

if TYPE_CHECKING:
    from trainer.cli.command import Subcommands
    from trainer.games.texas_holdem.numbers.equity import Equity

RANDOM: Final = "random"


def add_to(commands: Subcommands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "equity",
        help="compare hold'em hands",
        description="Compares two to ten hold'em hands: exact over every deal, or from random deals with their standard"
        " error where those are too many for a second.",
    )
    parser.add_argument("hands", metavar="HAND", nargs="+", help=f"two cards, as AsKh, or {RANDOM}")
    parser.add_argument(
        "--board", metavar="CARDS", default="", help="the flop, turn and river so far, as 8h5h2c"
    )
    parser.add_argument(
        "--samples", metavar="N", type=int, help="random deals, where it is sampled (default: 400000)"
    )
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="deals them as before (default: 1)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each hand's equity; 1 if a hand or the board was refused."""
    from trainer.games.texas_holdem.numbers.equity import (  # noqa: PLC0415  (only here is numpy needed)
        SAMPLES,
        EquityError,
        equity,
    )

    try:
        hands = [_hand(number, hand) for number, hand in enumerate(args.hands, 1)]
        board = _read("the board", args.board)
        found = equity(hands, board, SAMPLES if args.samples is None else args.samples, args.seed)
    except (EquityError, CardError) as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(answer(found)) if args.json else _spoken(found))
    return 0


def answer(found: Equity) -> dict[str, Any]:
    """The contract's object."""
    hands = []
    for standing in found.hands:
        hand: dict[str, Any] = {
            "cards": text(standing.hole) or RANDOM,
            "win": standing.win,
            "tie": standing.tie,
            "share": float(standing.share),
            "equity": float(standing.equity),
        }
        if standing.standard_error is not None:
            hand["standard_error"] = standing.standard_error
        hands.append(hand)
    return {"exact": found.exact, "boards" if found.exact else "samples": found.deals, "hands": hands}


def _hand(number: int, written: str) -> tuple[Card, ...]:
    return () if written.lower() == RANDOM else _read(f"hand {number}", written)


def _read(where: str, written: str) -> tuple[Card, ...]:
    try:
        return cards(written)
    except CardError as error:
        raise CardError(f"{where}: {error}") from error


def _spoken(found: Equity) -> str:
    lines = [f"{'exact, over' if found.exact else 'sampled,'} {found.deals:,} deals"]
    for standing in found.hands:
        line = (
            f"{text(standing.hole) or RANDOM:<6}  equity {float(standing.equity):8.4%}"
            f"  wins {standing.win / found.deals:8.4%}  ties {standing.tie / found.deals:8.4%}"
        )
        if standing.standard_error is not None:
            line += f"  ± {standing.standard_error:.4%}"
        lines.append(line)
    return "\n".join(lines)
