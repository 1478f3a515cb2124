"""A round as it runs in one house, in pictures: what lies on the table at each moment, and which switches say so.

Pure: made from the house's rules alone. Source of the course: docs/casino-holdem.md, "Course of a round"; what is the
house's own way follows its switches.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from trainer.cards import Card, cards
from trainer.games.casino_holdem import stakes
from trainer.games.casino_holdem.procedure import (
    bonus_before_decisions,
    collected,
    early_bets,
    live_folded,
)
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import BonusOnFold, Rules, TurnAndRiver
from trainer.games.casino_holdem.settlement import Bet, Line, Settlement, settle


class Moment(StrEnum):
    """A picture of the strip, named after what has just been done."""

    BETS = "bets"
    HOLE_CARDS = "hole_cards"
    FLOP = "flop"
    BONUSES = "bonuses"
    """Bonuses are settled before the end: all of them, or those of folded cards."""
    DECISIONS = "decisions"
    TURN_AND_RIVER = "turn_and_river"
    TURN = "turn"
    RIVER = "river"
    REVEAL = "reveal"
    SETTLING = "settling"


@dataclass(frozen=True, slots=True)
class BoxSeen:
    """What lies at a box. `lines` are the bets that are being settled in this picture."""

    cards: tuple[Card, ...] = ()
    shown: bool = False
    folded: bool = False
    bets: tuple[tuple[Bet, int], ...] = ()
    lines: tuple[Line, ...] = ()

    def without(self, *gone: Bet) -> BoxSeen:
        """The same box when these bets have been taken or paid."""
        return replace(self, bets=tuple(on for on in self.bets if on[0] not in gone), lines=())

    def stake(self, bet: Bet) -> int:
        """What lies on a bet, 0 where nothing does."""
        return dict(self.bets).get(bet, 0)

    def line(self, bet: Bet) -> Line | None:
        return next((line for line in self.lines if line.bet is bet), None)


@dataclass(frozen=True, slots=True)
class Picture:
    """The table at a moment. `burnt` counts cards put aside; `switches` are the house's own that made it so."""

    moment: Moment
    boxes: tuple[BoxSeen, ...]
    dealer: tuple[Card, ...] = ()
    dealer_shown: bool = False
    board: tuple[Card, ...] = ()
    burnt: int = 0
    switches: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """The pictures of a round with the round itself and what becomes of it."""

    round: Round
    settlement: Settlement
    pictures: tuple[Picture, ...]


_OWN: Final = ("AsQd", "7h2c")
_BOARD: Final = "AcJs4hQh6d"
_DEALER: Final = "KhKc"


def course(rules: Rules) -> Course:
    """The round of the strip: box 1 calls, box 2 folds (on a table of one box there is only the first).

    The stakes are small ones this table takes. Raises `StakeError` where none fits.
    """
    antes, bonuses = stakes.antes(1, rules), stakes.bonuses(1, rules)
    ante, bonus = antes[min(1, len(antes) - 1)], bonuses[0]
    boxes = tuple(Box(cards(own), ante, bonus, call=not i) for i, own in enumerate(_OWN))
    round_ = Round(cards(_BOARD), cards(_DEALER), boxes[: rules.boxes])
    table = settle(round_, rules)
    return Course(round_, table, _pictures(round_, table, rules))


def finished(round_: Round, table: Settlement) -> Picture:
    """A settled round in one picture: every card that counted, every bet with its line."""
    boxes = tuple(
        BoxSeen(
            box.cards, shown=True, folded=not box.call,
            bets=tuple((line.bet, line.stake) for line in done.lines), lines=done.lines,
        )
        for box, done in zip(round_.boxes, table.boxes, strict=True)
    )  # fmt: skip
    return Picture(Moment.SETTLING, boxes, round_.dealer, dealer_shown=True, board=round_.board)


def _pictures(round_: Round, table: Settlement, rules: Rules) -> tuple[Picture, ...]:
    first = tuple(BoxSeen(bets=((Bet.ANTE, box.ante), (Bet.BONUS, box.bonus))) for box in round_.boxes)
    now = Picture(Moment.BETS, first)
    strip = [now]

    def next_(moment: Moment, **changes: object) -> None:
        nonlocal now
        now = replace(now, **{"moment": moment, "switches": (), **changes})  # type: ignore[arg-type]
        strip.append(now)

    dealt = tuple(replace(seen, cards=box.cards) for seen, box in zip(first, round_.boxes, strict=True))
    next_(Moment.HOLE_CARDS, boxes=dealt, dealer=round_.dealer)
    next_(
        Moment.FLOP,
        board=round_.flop,
        burnt=int(rules.burn_before_flop),
        switches=("burn_before_flop",),
    )
    early = early_bets(round_, rules)
    if early and bonus_before_decisions(rules):
        next_(Moment.BONUSES, boxes=_bonuses(now, table, early), switches=("bonus_settled",))
        early = ()
    next_(
        Moment.DECISIONS,
        boxes=_decided(now, round_, table, rules),
        switches=_deciding(round_, rules),
    )
    if early := tuple(i for i in early if now.boxes[i].stake(Bet.BONUS)):
        switch = "folded_bonus_cards_kept" if live_folded(round_, rules) else "bonus_settled"
        next_(Moment.BONUSES, boxes=_bonuses(now, table, early), switches=(switch,))
        swept = tuple(
            replace(seen, cards=()) if seen.folded else seen.without(Bet.BONUS) for seen in now.boxes
        )
        now = replace(now, boxes=tuple(s.without(Bet.BONUS) if s.folded else s for s in swept))
    for moment, street in _streets(rules):
        now = replace(now, boxes=tuple(replace(seen, lines=()) for seen in now.boxes))
        next_(
            moment,
            board=round_.board[:street],
            burnt=now.burnt + rules.burn_before_turn,
            switches=("burn_before_turn", "turn_and_river"),
        )
    opened = tuple(replace(seen, shown=bool(seen.cards)) for seen in now.boxes)
    next_(Moment.REVEAL, boxes=opened, dealer_shown=True, switches=("qualifier",))
    settled = tuple(
        replace(seen, lines=tuple(line for line in done.lines if seen.stake(line.bet)))
        for seen, done in zip(opened, table.boxes, strict=True)
    )
    next_(Moment.SETTLING, boxes=settled, switches=("settle_order", "losing_first", "bonus_settled"))
    return tuple(strip)


def _streets(rules: Rules) -> tuple[tuple[Moment, int], ...]:
    if rules.turn_and_river is TurnAndRiver.TOGETHER:
        return ((Moment.TURN_AND_RIVER, 5),)
    return ((Moment.TURN, 4), (Moment.RIVER, 5))


def _bonuses(now: Picture, table: Settlement, early: tuple[int, ...]) -> tuple[BoxSeen, ...]:
    """The boxes with their bonus being settled: cards opened, the line beside the stake."""
    return tuple(
        replace(seen, shown=True, lines=tuple(line for line in done.lines if line.bet is Bet.BONUS))
        if i in early
        else seen
        for i, (seen, done) in enumerate(zip(now.boxes, table.boxes, strict=True))
    )


def _decided(now: Picture, round_: Round, table: Settlement, rules: Rules) -> tuple[BoxSeen, ...]:
    """The boxes after the decisions: the call beside the ante, or what a fold leaves."""
    gone = {Bet.ANTE, Bet.BONUS} if rules.bonus_on_fold is BonusOnFold.FORFEITED else {Bet.ANTE}
    sweep = collected(round_, rules)
    found = []
    for i, (seen, box) in enumerate(zip(now.boxes, round_.boxes, strict=True)):
        left = seen.without(Bet.BONUS) if seen.line(Bet.BONUS) else seen
        if box.call:
            on = (*left.bets, (Bet.CALL, box.ante * rules.call_multiple))
            found.append(replace(left, bets=on))
        else:
            live = i in early_bets(round_, rules) and not seen.line(Bet.BONUS)
            kept = i not in sweep or (live and Bet.BONUS not in gone)
            found.append(replace(left.without(*gone), folded=True, cards=left.cards if kept else ()))
    return tuple(found)


def _deciding(round_: Round, rules: Rules) -> tuple[str, ...]:
    own = ["call_multiple"]
    if any(not box.call for box in round_.boxes):
        own.append("bonus_on_fold")
        if live_folded(round_, rules):
            own.append("folded_bonus_cards_kept")
    return tuple(own)
