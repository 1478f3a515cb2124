"""The pots of a hand: what comes back uncalled, main pot and side pots, who gets what, in which order.

Players are numbered from 1 at the button's left, so that their order is the order of odd chips.
Sources: TDA 2024 rules 15-B, 20-A, 21; WSOP live action rules 148 and 149; Robert's Rules (ties, showdown 7).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips and the players who may win them, lowest number first."""

    amount: int
    eligible: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Award:
    """A pot and what each winner takes of it."""

    pot: Pot
    winners: Mapping[int, int]


def uncalled(front: Sequence[int]) -> tuple[int, int] | None:
    """Who takes back how much of the chips in front: what nobody else, folded ones included, has matched (TDA 15-B)."""
    second, most = sorted(front)[-2:]
    return (front.index(most) + 1, most - second) if most > second else None


def build(paid: Sequence[int], live: Collection[int], dead: int = 0) -> tuple[Pot, ...]:
    """The main pot first, then the side pots.

    `paid`: what each player has in, uncalled chips taken back; `live`: who has not folded; `dead`: antes and other chips
    that belong to nobody's bet, all of them in the main pot. A layer ends where a live player's chips end; folded
    chips lie in the layers they reach, and those beyond every live player's in the last one. Players who may win it
    differ from layer to layer, so that each is a pot.
    """
    levels = sorted({paid[player - 1] for player in live})
    pots: list[Pot] = []
    below, amount = 0, dead
    for level in levels:
        last = level == levels[-1]
        amount += sum((chips if last else min(chips, level)) - min(chips, below) for chips in paid)
        eligible = tuple(sorted(player for player in live if paid[player - 1] >= level))
        if amount:
            pots.append(Pot(amount, eligible))
        below, amount = level, 0
    return tuple(pots)


def split(amount: int, winners: Iterable[int], chip: int = 1) -> dict[int, int]:
    """An even split; what is left over goes one chip each, in the order of `winners` (TDA 20-A: from the button's left).

    `chip` is the smallest chip in play; what is less than one goes to the next in turn.
    """
    order = list(winners)
    share = amount // (chip * len(order)) * chip
    left = amount - share * len(order)
    out = dict.fromkeys(order, share)
    for player in order:
        odd = min(chip, left)
        out[player] += odd
        left -= odd
    return out


def award(pots: Sequence[Pot], strengths: Mapping[int, int], chip: int = 1) -> tuple[Award, ...]:
    """Each pot to the best of those who may win it, split on its own (TDA 21). `strengths`: greater wins; a player
    without one shows no hand.

    Raises `ValueError` where nobody who may win a pot has a hand.
    """
    out = []
    for pot in pots:
        in_it = [player for player in pot.eligible if player in strengths]
        best = max(strengths[player] for player in in_it)
        winners = [player for player in in_it if strengths[player] == best]
        out.append(Award(pot, split(pot.amount, winners, chip)))
    return tuple(out)


def award_order(pots: Sequence[Pot]) -> tuple[int, ...]:
    """The places of the pots in the order they are pushed: the last side pot first, the main pot last (WSOP live 149)."""
    return tuple(reversed(range(len(pots))))
