"""`trainer edge GAME`: what a house's rules cost its players, exactly."""

from __future__ import annotations

import argparse
import json
import os
import sys
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from trainer.cli.command import CommandError, add_paytables, house_rules
from trainer.games.casino_holdem.rules import AnteTable, BonusOnFold, BonusTable, Rules
from trainer.odds import Odds
from trainer.paths import data_folder

if TYPE_CHECKING:
    from trainer.cli.command import Subcommands
    from trainer.games.casino_holdem.edge import AnteFigures, Shelf

GAME: Final = "casino-holdem"
LOWER: Final = 5
"""Rows of the ante table that the last number of its notation stands for: straight to high card."""


def add_to(commands: Subcommands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "edge",
        help="the exact house edge",
        description="Counts every deal, the player calling and folding as well as can be.",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of: {GAME}")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--variant", metavar="ID", help="the house's rules (default: standard)")
    which.add_argument("--all", action="store_true", help="every variant of the file")
    add_paytables(parser)
    parser.add_argument("--ante", metavar="N-N-N-N-N-N", help="another ante table, as 100-20-10-3-2-1")
    parser.add_argument(
        "--bonus", metavar="N-N-N-N-N-N-N-N-N", help="another bonus table, as 100-50-40-30-20-7-7-7-7"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--rebuild", action="store_true", help="first count the shipped census anew")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the figures of one variant, or of all."""
    if args.game != GAME:
        raise CommandError(f"unknown game “{args.game}”; there are: {GAME}")
    if args.all and (args.ante or args.bonus):
        raise CommandError("--all is for the tables of the file: leave --ante and --bonus out")
    wanted = _wanted(args)
    from trainer.games.casino_holdem.edge import CensusError, Shelf  # noqa: PLC0415  (only here is numpy needed)

    if args.rebuild:
        _rebuild()
    shelf = Shelf(data_folder(os.environ) / "census")
    try:
        answers = [figures(name, rules, shelf) for name, rules in wanted]
    except (CensusError, OSError) as error:
        raise CommandError(f"{error}: trainer edge {GAME} --rebuild counts the census anew") from error
    if args.json:
        print(json.dumps(answers if args.all else answers[0]))
    else:
        print("\n\n".join(_spoken(answer) for answer in answers))
    return 0


def figures(name: str | None, rules: Rules, shelf: Shelf) -> dict[str, Any]:
    """The contract's object for one variant."""
    from trainer.games.casino_holdem import edge  # noqa: PLC0415

    ante = edge.ante_figures(rules, shelf.find(rules, _bar))
    bonus = edge.bonus_figures(rules.bonus)
    answer = {
        "variant": name,
        "deals": edge.DEALS,
        "ante": {
            "house_edge": ante.house_edge,
            "call_rate": ante.call_rate,
            "element_of_risk": ante.element_of_risk,
            "standard_deviation": ante.standard_deviation,
            "outcomes": _outcomes(ante, edge.DEALS),
        },
        "bonus": {
            "house_edge": bonus.house_edge,
            "hit_rate": bonus.hit_rate,
            "standard_deviation": bonus.standard_deviation,
        },
    }
    if rules.bonus_on_fold is BonusOnFold.FORFEITED:
        folded = edge.bonus_with_folds(rules.bonus, ante)
        answer["bonus_with_folds"] = {
            "house_edge": folded.house_edge,
            "hit_rate": folded.hit_rate,
            "standard_deviation": folded.standard_deviation,
        }
    return answer


def _outcomes(ante: AnteFigures, deals: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        category.value: {
            "player_wins": ended.player_wins / deals,
            "dealer_does_not_qualify": ended.dealer_does_not_qualify / deals,
            "tie": ended.tie / deals,
            "dealer_wins": ended.dealer_wins / deals,
        }
        for category, ended in ante.outcomes.items()
    }
    return {**found, "fold": ante.fold_probability}


def _wanted(args: argparse.Namespace) -> list[tuple[str | None, Rules]]:
    book = house_rules(args.paytables)
    if "casino_holdem" not in book.games:
        raise CommandError(f"{book.name}: no house rules for {GAME} in it")
    game = book.games["casino_holdem"]
    if args.all:
        return [(name, variant.rules) for name, variant in game.variants.items()]
    name = args.variant or ("standard" if "standard" in game.variants else game.default)
    if name not in game.variants:
        raise CommandError(f"unknown variant “{name}”; there are: {', '.join(game.variants)}")
    rules: Rules = game.variants[name].rules
    changed: dict[str, Any] = {}
    if args.ante:
        odds = _table(args.ante, "--ante", len(AnteTable.model_fields) - LOWER + 1)
        odds += odds[-1:] * (LOWER - 1)
        changed["ante"] = AnteTable(**dict(zip(AnteTable.model_fields, odds, strict=True)))
    if args.bonus:
        odds = _table(args.bonus, "--bonus", len(BonusTable.model_fields))
        changed["bonus"] = BonusTable(**dict(zip(BonusTable.model_fields, odds, strict=True)))
    return [(None if changed else name, rules.model_copy(update=changed))]


def _table(text: str, option: str, rows: int) -> list[Odds]:
    parts = text.split("-")
    if len(parts) != rows:
        raise CommandError(f"{option} {text}: {rows} numbers are needed, best hand first, not {len(parts)}")
    return [_odds(part, option) for part in parts]


def _odds(part: str, option: str) -> Odds:
    gain, slash, per = part.partition("/")
    for number in (gain, per) if slash else (gain,):
        if not (number.isascii() and number.isdigit() and len(number) <= 6 and int(number)):
            raise CommandError(f"{option}: “{part}” is no odds: write 7 for 7 to 1, 3/2 for 3 to 2")
    return Odds(Fraction(int(gain), int(per or 1)))


def _rebuild() -> None:
    from trainer.games.casino_holdem.edge import shelf  # noqa: PLC0415

    try:
        before = shelf.SHIPPED_FILE.read_bytes()
    except OSError:
        before = None
    content = shelf.rebuild(_bar)
    if content == before:
        print(f"{shelf.SHIPPED_FILE.name}: {len(content)} bytes, the same as before", file=sys.stderr)
        return
    try:
        shelf.put(shelf.SHIPPED_FILE, content)
    except OSError as error:
        raise CommandError(f"{shelf.SHIPPED_FILE}: cannot be written: {error.strerror or error}") from error
    shelf.shipped_census.cache_clear()
    print(f"{shelf.SHIPPED_FILE.name}: {len(content)} bytes, written anew", file=sys.stderr)


def _bar(done: int, total: int) -> None:
    """A progress bar on the terminal; nothing where stderr is a file."""
    if not sys.stderr.isatty() or (done % 25 and done != total):
        return
    filled = 40 * done // total
    end = "\n" if done == total else ""
    print(
        f"\rcounting every deal [{'=' * filled}{' ' * (40 - filled)}] {100 * done // total:3d} %",
        end=end,
        file=sys.stderr,
        flush=True,
    )


_COLUMNS: Final = ("player_wins", "dealer_does_not_qualify", "tie", "dealer_wins")


def _spoken(answer: dict[str, Any]) -> str:
    ante, bonus = answer["ante"], answer["bonus"]
    lines = [
        f"{answer['variant'] or 'these tables'}: exact, over {answer['deals']:,} deals",
        _row("ante", ante, f"called {_percent(ante['call_rate'])}")
        + f", element of risk {_percent(ante['element_of_risk'])}",
        _row("bonus", bonus, f"hit {_percent(bonus['hit_rate'])}"),
    ]
    if folded := answer.get("bonus_with_folds"):
        lines.append(_row("bonus lost on a fold", folded, f"hit {_percent(folded['hit_rate'])}"))
    lines.append(f"  {'':16}{'wins':>12}{'no game':>12}{'tie':>12}{'loses':>12}")
    for name, ended in ante["outcomes"].items():
        if name == "fold":
            lines.append(f"  {'fold':16}{_percent(ended):>48}")
        else:
            cells = "".join(f"{_percent(ended[column]):>12}" for column in _COLUMNS)
            lines.append(f"  {name.replace('_', ' '):16}{cells}")
    return "\n".join(lines)


def _row(name: str, figures: dict[str, Any], rate: str) -> str:
    edge, deviation = _percent(figures["house_edge"]), figures["standard_deviation"]
    return f"  {name}: house edge {edge}, {rate}, standard deviation {deviation:.4f}"


def _percent(share: float) -> str:
    return f"{100 * share:.5f} %"
