"""Three players make a deal: the chances of a place, the shares of the prizes, and whole amounts that add up."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from trainer.cards import below, choice, shuffled
from trainer.games.texas_holdem.drills.numbers.codes import WHOLE_UNITS, WITHIN_TWO, Reason, Slip
from trainer.games.texas_holdem.drills.numbers.outs import TOLERANCE, near, percent
from trainer.games.texas_holdem.drills.numbers.tags import DealTag
from trainer.games.texas_holdem.numbers.icm import chip_chop, places, shares, whole
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import DealScene
from trainer.odds import Chance
from trainer.quiz import NATURAL, Answer, Ask, Choice, Kind, Mark, Number, Posed, Why, judged, mark

PLAYERS: Final = 3
ROUND: Final = (
    ((60, 20, 20),),
    ((60, 20, 20), (50, 25, 25), (40, 40, 20)),
    ((60, 20, 20), (50, 25, 25), (40, 40, 20), (80, 10, 10), (50, 40, 10)),
    ((50, 40, 10), (40, 30, 30), (80, 10, 10)),
    ((50, 30, 20), (70, 20, 10), (60, 30, 10)),
)
"""Stacks in hundredths of the chips, by level: the chances of their places have small denominators."""
CHIPS: Final = (1_000, 100, 1_000, 500, 700)
"""Chips of each hundredth, by level."""
PERCENT: Final = ((60, 20, 20), (80, 10, 10), (50, 25, 25), (40, 40, 20), (50, 40, 10), (50, 30, 20))
"""Stacks of which the chance of a second place is asked: the first ones at every level."""
PRIZES: Final = ((5, 3, 2), (4, 2, 1), (6, 3, 1), (5, 2, 0), (7, 3, 0), (10, 6, 4), (9, 5, 4), (12, 7, 5))
"""How prizes stand to each other."""
OVER: Final = ("over_first", "not_over_first")


@dataclass(frozen=True)
class IcmDeal:
    """Share out the prizes of a final table among three players, by the independent chip model or a chip-chop."""

    id = "icm_deal"
    group = "numbers"
    target_seconds = 60
    skills = tuple(DealTag)
    notes = (WITHIN_TWO, WHOLE_UNITS)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = choice(rng, tuple(DealTag)) if skill == NATURAL else DealTag(skill)
        scene, asks = _POSE[tag](rng, level)
        return Posed(scene, asks, (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return tuple(_judge(ask, answers.get(ask.key), posed.scene) for ask in posed.asks)


# -- posing

Asked = tuple[DealScene, tuple[Ask, ...]]


def _stacks(rng: random.Random, level: int, hundredths: Sequence[int]) -> tuple[int, ...]:
    return tuple(part * CHIPS[level - 1] for part in shuffled(rng, hundredths))


def _prizes(rng: random.Random, unit: int) -> tuple[int, ...]:
    """Two or three prizes in multiples of a unit."""
    parts = choice(rng, PRIZES)
    times = 1 + below(rng, 4)
    return tuple(part * times * unit for part in parts if part)


def _numbers(kind: str) -> tuple[Ask, ...]:
    return tuple(Ask(f"{kind}_{player}", Kind.NUMBER, counts=True) for player in range(1, PLAYERS + 1))


def _place(rng: random.Random, level: int) -> Asked:
    stacks = _stacks(rng, level, choice(rng, PERCENT[: level + 1]))
    player = 1 + below(rng, PLAYERS)
    return DealScene(stacks, _prizes(rng, 100)), (Ask(f"second_{player}", Kind.NUMBER, counts=True),)


def _model(rng: random.Random, level: int) -> Asked:
    """Prizes of which every share is whole; at the last level shares are rounded."""
    while True:
        stacks = _stacks(rng, level, choice(rng, ROUND[level - 1]))
        unit = 10 if level == 5 else _denominator(stacks) * (10 if level < 3 else 1)
        scene = DealScene(stacks, _prizes(rng, unit))
        exact = [share.equity for share in shares(stacks, scene.prizes)]
        if all(share.denominator == 1 for share in exact) or _one_way(exact):
            return scene, _numbers("share")


def _denominator(stacks: Sequence[int]) -> int:
    """What makes every chance of a place whole."""
    found = Fraction(1)
    for chance in (chance for row in places(stacks) for chance in row):
        found *= (found * chance).denominator
    return int(found)


def _chop(rng: random.Random, level: int) -> Asked:
    stacks = _stacks(rng, level, choice(rng, ROUND[level - 1]))
    return DealScene(stacks, _prizes(rng, 100 if level < 4 else 20)), _numbers("chop")


def _rounding(rng: random.Random, level: int) -> Asked:
    """Chips in ninths, elevenths or more of all, so that hardly an amount is whole, and rounding each would not add up."""
    parts = choice(rng, (9, 11, 13, 17)[: 1 + level])
    while True:
        first, second = 1 + below(rng, parts - 2), 1 + below(rng, parts - 2)
        if first + second >= parts:
            continue
        stacks = tuple(part * 1_000 for part in (first, second, parts - first - second))
        scene = DealScene(stacks, _prizes(rng, 50))
        exact = chip_chop(scene.stacks, by_place(scene))
        if _one_way(exact) and _alone(exact) != whole(exact):
            return scene, _numbers("chop")


def _leader(rng: random.Random, level: int) -> Asked:
    """Near the line: the chip-chop gives the leader somewhat more than the first prize, or somewhat less."""
    over = below(rng, 2) == 0
    while True:
        leader = 40 + below(rng, 51)
        second = (100 - leader) // 2 + below(rng, (100 - leader) // 2)
        stacks = _stacks(rng, level, (leader, second, 100 - leader - second))
        scene = DealScene(stacks, _prizes(rng, 100))
        ratio = _leaders_chop(scene) / scene.prizes[0]
        if min(stacks) and over == (ratio > 1) and abs(ratio - 1) <= Fraction(30 - 4 * level, 100):
            player = 1 + stacks.index(max(stacks))
            asks = (Ask(f"chop_{player}", Kind.NUMBER, counts=True), Ask("leader", Kind.CHOICE, options=OVER))
            return scene, asks


_POSE: Final[Mapping[DealTag, Callable[[random.Random, int], Asked]]] = {
    DealTag.PLACE: _place,
    DealTag.SHARES: _model,
    DealTag.CHIP_CHOP: _chop,
    DealTag.ROUNDING: _rounding,
    DealTag.LEADER: _leader,
}


# -- judging


def by_place(scene: DealScene) -> tuple[int, ...]:
    """A prize for each player, none for the last places where there are fewer."""
    return (*scene.prizes, *[0] * (len(scene.stacks) - len(scene.prizes)))


def _leaders_chop(scene: DealScene) -> Fraction:
    return max(chip_chop(scene.stacks, by_place(scene)))


def _judge(ask: Ask, given: Answer | None, scene: DealScene) -> Mark:
    if ask.key == "leader":
        return _judge_leader(ask, given, scene)
    kind, _, number = ask.key.rpartition("_")
    player = int(number) - 1
    return {"second": _judge_place, "share": _judge_share, "chop": _judge_chop}[kind](
        ask, given, scene, player
    )


def _judge_leader(ask: Ask, given: Answer | None, scene: DealScene) -> Mark:
    amount, first = _leaders_chop(scene), scene.prizes[0]
    over = amount > first
    why = Why(Reason.OVER_FIRST if over else Reason.NOT_OVER_FIRST, facts={"amount": amount, "first": first})
    by_chips = Fraction(sum(scene.prizes) * max(scene.stacks), sum(scene.stacks)) > first
    slips = [(Slip.CHIPS_ALONE, Choice(OVER[0] if by_chips else OVER[1]))]
    return mark(ask, given, Choice(OVER[0] if over else OVER[1]), why, slips)


def _judge_place(ask: Ask, given: Answer | None, scene: DealScene, player: int) -> Mark:
    first, second, third = places(scene.stacks)[player]
    why = Why(Reason.PLACE, facts=_chances(player, first, second, third))
    own, chips = scene.stacks[player], sum(scene.stacks)
    left_in = Fraction(own * (chips - own), chips**2)
    value = given.value if isinstance(given, Number) else None
    right = value is not None and near(value, second, TOLERANCE)
    wrong = ((Slip.FIRST_FOR_SECOND, first), (Slip.WINNER_LEFT_IN, left_in))
    slips = [slip for slip, chance in wrong if value == percent(chance)]
    return judged(ask, given, Number(percent(second)), right, why, slips)


def _judge_share(ask: Ask, given: Answer | None, scene: DealScene, player: int) -> Mark:
    found = shares(scene.stacks, scene.prizes)
    share = found[player]
    first, second, third = share.places
    facts = {**_chances(player, first, second, third), "exact": share.equity, "amount": share.amount}
    slips = [
        (Slip.CHOPPED, Number(share.chip_chop_amount)),
        (Slip.CHIPS_ALONE, Number(_by_chips(scene)[player])),
        (Slip.BY_RANK, Number(_by_rank(scene)[player])),
        (Slip.ROUNDED_ALONE, Number(_alone([each.equity for each in found])[player])),
    ]
    return mark(ask, given, Number(share.amount), Why(Reason.SHARE, facts=facts), slips)


def _judge_chop(ask: Ask, given: Answer | None, scene: DealScene, player: int) -> Mark:
    exact = chip_chop(scene.stacks, by_place(scene))
    amounts, least = whole(exact), by_place(scene)[-1]
    if exact[player].denominator > 1:
        facts: dict[str, object] = {"exact": exact[player], "pool": sum(scene.prizes)}
        reason = Reason.ROUNDED
    else:
        rest = sum(scene.prizes) - PLAYERS * least
        facts = {"least": least, "rest": rest, "stack": scene.stacks[player], "chips": sum(scene.stacks)}
        reason = Reason.CHIP_CHOP
    slips = [
        (Slip.ROUNDED_ALONE, Number(_alone(exact)[player])),
        (Slip.CHIPS_ALONE, Number(_by_chips(scene)[player])),
        (Slip.MODELLED, Number(shares(scene.stacks, scene.prizes)[player].amount)),
        (Slip.BY_RANK, Number(_by_rank(scene)[player])),
    ]
    why = Why(reason, facts={"player": player + 1, **facts, "amount": amounts[player]})
    return mark(ask, given, Number(amounts[player]), why, slips)


def _chances(player: int, first: Fraction, second: Fraction, third: Fraction) -> dict[str, object]:
    return {
        "player": player + 1,
        "first": Chance(first),
        "second": Chance(second),
        "third": Chance(third),
    }


def _by_chips(scene: DealScene) -> list[int]:
    """The whole pool by the chips."""
    pool, chips = sum(scene.prizes), sum(scene.stacks)
    return whole([Fraction(pool * stack, chips) for stack in scene.stacks])


def _by_rank(scene: DealScene) -> list[int]:
    """To everyone the prize of the place he is in now; of equal stacks the first listed is ahead."""
    order = sorted(range(len(scene.stacks)), key=lambda at: -scene.stacks[at])
    return [by_place(scene)[order.index(at)] for at in range(len(scene.stacks))]


def _one_way(amounts: Sequence[Fraction]) -> bool:
    """Whether rounding them so that they add up leaves no choice: no two remainders are the same."""
    return len({amount % 1 for amount in amounts}) == len(amounts)


def _alone(amounts: Sequence[Fraction]) -> list[int]:
    """Each amount rounded by itself, a half up."""
    return [int(amount + Fraction(1, 2)) for amount in amounts]
