"""`trainer icm`: what each stack of a final table is worth, exactly."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any, Final

from trainer.games.texas_holdem.numbers.icm import DealError, Share, shares

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trainer.cli.command import Subcommands

LONGEST_NUMBER: Final = 15
"""Digits of a stack or prize."""


def add_to(commands: Subcommands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "icm",
        help="share out the prizes of a final table",
        description="The independent chip model and the chip-chop, exact, for up to nine stacks. Prizes are those still"
        " to be won, the first prize first; amounts are whole units and add up to the pool.",
    )
    parser.add_argument("--stacks", metavar="N,N,…", required=True, help="chips of each player, as 50,30,20")
    parser.add_argument("--prizes", metavar="N,N,…", required=True, help="prizes, as 70,30")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each player's share; 1 if the stacks or prizes were refused."""
    try:
        stacks, prizes = _numbers(args.stacks, "--stacks"), _numbers(args.prizes, "--prizes")
        found = shares(stacks, prizes)
    except DealError as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(answer(found)) if args.json else _spoken(found))
    return 0


def answer(found: Sequence[Share]) -> dict[str, Any]:
    """The contract's object."""
    players = [
        {
            "stack": share.stack,
            "places": [float(p) for p in share.places],
            "equity": float(share.equity),
            "exact": str(share.equity),
            "amount": share.amount,
            "chip_chop": float(share.chip_chop),
            "chip_chop_amount": share.chip_chop_amount,
        }
        for share in found
    ]
    return {"players": players, "pool": sum(share.amount for share in found)}


def _spoken(found: Sequence[Share]) -> str:
    rows = [["stack", *map(str, range(1, len(found) + 1)), "ICM", "amount", "chip-chop", "amount"]]
    rows += [
        [
            f"{share.stack:,}",
            *(f"{float(p):.2%}" for p in share.places),
            f"{float(share.equity):,.4f}",
            f"{share.amount:,}",
            f"{float(share.chip_chop):,.4f}",
            f"{share.chip_chop_amount:,}",
        ]
        for share in found
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(cell.rjust(w) for cell, w in zip(row, widths, strict=True)) for row in rows)


def _numbers(text: str, option: str) -> list[int]:
    found = []
    for part in text.split(","):
        number = part.strip()
        if not (number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER):
            raise DealError(
                f"{option}: “{part}” is no number: write whole numbers with commas between, as 50,30,20"
            )
        found.append(int(number))
    return found
