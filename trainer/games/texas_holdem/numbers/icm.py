"""What a place in a tournament is worth: the independent chip model, and the chip-chop beside it.

The model (Malmuth 1987; Harville 1973 for horse races): a player wins with the share of the chips that he has; the
second place is won in the same way among the others, and so on. It supposes equal skill and looks at no blinds.
All is exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

MOST_PLAYERS: Final = 9
"""A final table. Each player more doubles the work."""


class DealError(ValueError):
    """Stacks or prizes that no deal can be made of. The message says which and why."""


@dataclass(frozen=True, slots=True)
class Share:
    """One player's share of the prizes.

    `places` are his chances to finish first, second, … ; `equity` is what they are worth, `amount` the same in whole
    units; `chip_chop` and `chip_chop_amount` are what a chip-chop gives him. Each kind of amount adds up to the pool.
    """

    stack: int
    places: tuple[Fraction, ...]
    equity: Fraction
    amount: int
    chip_chop: Fraction
    chip_chop_amount: int


def shares(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Share, ...]:
    """Share out the prizes (first prize first, whole units) among these stacks, in their order.

    Places beyond the prizes win nothing. Raises `DealError`.
    """
    _check(stacks, prizes)
    table = places(stacks)
    by_place = [*prizes, *[0] * (len(stacks) - len(prizes))]
    equities = [sum((p * prize for p, prize in zip(row, by_place, strict=True)), Fraction()) for row in table]
    chop = chip_chop(stacks, by_place)
    return tuple(
        Share(*each) for each in zip(stacks, table, equities, whole(equities), chop, whole(chop), strict=True)
    )


def places(stacks: Sequence[int]) -> tuple[tuple[Fraction, ...], ...]:
    """Each player's chances of each place, first place first.

    A player without chips finishes behind everyone with some; several without chips share the last places alike.
    """
    count = len(stacks)
    found = [[Fraction()] * count for _ in stacks]
    # reached[set of players, a bit each]: the chance that just these fill the first places, in any order
    reached = [Fraction()] * (1 << count)
    reached[0] = Fraction(1)
    for placed in range((1 << count) - 1):
        if not (chance := reached[placed]):
            continue
        left = [i for i in range(count) if not placed >> i & 1]
        chips = sum(stacks[i] for i in left)
        place = count - len(left)
        for i in left:
            step = chance * (Fraction(stacks[i], chips) if chips else Fraction(1, len(left)))
            found[i][place] += step
            reached[placed | 1 << i] += step
    return tuple(map(tuple, found))


def chip_chop(stacks: Sequence[int], by_place: Sequence[int]) -> list[Fraction]:
    """Everyone is given the prize of the next to go out, and the rest of the pool goes by the chips.

    `by_place` has a prize for each stack. With a big leader it can give more than the first prize: that is why the
    other model exists.
    """
    least, chips = by_place[-1], sum(stacks)
    rest = sum(by_place) - least * len(stacks)
    return [least + Fraction(rest * stack, chips) for stack in stacks]


def whole(amounts: Sequence[Fraction]) -> list[int]:
    """Whole units that add up to the same (whole) sum: each amount rounded down, then one more each to the largest
    remainders; of equal remainders the first listed is served first."""
    down = [int(amount // 1) for amount in amounts]
    over = int(sum(amounts)) - sum(down)
    by_remainder = sorted(range(len(down)), key=lambda i: down[i] - amounts[i])
    for i in by_remainder[:over]:
        down[i] += 1
    return down


def _check(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    if not 1 <= len(stacks) <= MOST_PLAYERS:
        raise DealError(f"a deal is made by one to {MOST_PLAYERS} players, not {len(stacks)}")
    for number, stack in enumerate(stacks, 1):
        if stack < 0:
            raise DealError(f"stack {number} is {stack}: a stack is 0 or more")
    if not any(stacks):
        raise DealError("nobody has chips")
    if not prizes:
        raise DealError("there is no prize to share")
    for number, prize in enumerate(prizes, 1):
        if prize < 0:
            raise DealError(f"prize {number} is {prize}: a prize is 0 or more")
    if len(prizes) > len(stacks):
        raise DealError(
            f"{len(prizes)} prizes for {len(stacks)} players: give only the prizes still to be won"
        )
