"""What an instructor may have meant at a table of Texas Hold'em, but is worth a second look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, Final

from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.structure import Structure
from trainer.reading import N_
from trainer.reading.lints import NOBODY_KNOWS, Lint, makeable, unconfirmed

STAKES: Final = ("small_blind", "big_blind", "ante", "straddle", "small_bet", "big_bet", "spread")
"""The switches that name money a player puts in."""


class LintCode(StrEnum):
    """What is looked for."""

    STAKES_UNPAYABLE = "stakes_unpayable"
    """A blind, an ante or a bet that the chips in play cannot make."""
    NO_SMALL_CHIP = "no_small_chip"
    """The chip set has no chip of the value that is called the smallest in play."""
    UNCONFIRMED = "unconfirmed"
    """Nobody has confirmed the switch for this house."""


MESSAGES: Final[Mapping[LintCode, str]] = {
    LintCode.STAKES_UNPAYABLE: N_("the chips in play cannot make %(amount)s"),
    LintCode.NO_SMALL_CHIP: N_("the chip set has no chip of %(amount)s"),
    LintCode.UNCONFIRMED: NOBODY_KNOWS,
}


def lint(variant: Variant, _shelf: object = None) -> tuple[Lint, ...]:
    """Everything worth a look: the money first, then what nobody has confirmed."""
    return (*_money(variant.rules), *unconfirmed(variant.stated))


def _money(rules: Rules) -> Iterator[Lint]:
    chips, smallest = rules.chips.values, rules.smallest_chip
    in_play = tuple(value for value in chips if value >= smallest)
    if smallest not in in_play and smallest % chips[0] == 0:  # else the section's reader warns of it
        yield _lint("smallest_chip", LintCode.NO_SMALL_CHIP, smallest)
    for switch, amount in _stakes(rules):
        if not in_play or not makeable(in_play, amount):
            yield _lint(switch, LintCode.STAKES_UNPAYABLE, amount)


def _stakes(rules: Rules) -> Iterator[tuple[str, int]]:
    """What is put in at this table: of its bets those that its structure has."""
    fixed = rules.structure in (Structure.FIXED_LIMIT, Structure.MIXED)
    in_vain = {
        "small_bet": not fixed,
        "big_bet": not fixed,
        "spread": rules.structure is not Structure.SPREAD_LIMIT,
    }
    for switch in STAKES:
        amount: int | None = getattr(rules, switch)
        if amount and not in_vain.get(switch):
            yield switch, amount


def _lint(switch: str, code: LintCode, amount: int) -> Lint:
    values: dict[str, Any] = {"amount": amount}
    return Lint((switch,), code, values, MESSAGES[code])
