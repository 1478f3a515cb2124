"""A round as it runs in one house, in pictures: what lies on the table at each moment, and which switches say so.

Pure: made from the house's rules alone. Source of the course: docs/casino-holdem.md, "Course of a round"; what is the
house's own way follows its switches.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from trainer.cards import Card, cards
from trainer.games.casino_holdem import stakes
from trainer.games.casino_holdem.procedure import bonus_before_decisions, early_bets, live_folded
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
        return next((line for line in self.lines if line.bet == bet), None)


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
    strip = [
        Picture(
            Moment.BETS,
            tuple(BoxSeen(bets=((Bet.ANTE, box.ante), (Bet.BONUS, box.bonus))) for box in round_.boxes),
        )
    ]

    def show(
        moment: Moment, boxes: Iterable[BoxSeen], *switches: str, burn: bool = False, board: int = 0
    ) -> None:
        last = strip[-1]
        open_ = round_.board[:board] or last.board
        opened = last.dealer_shown or moment is Moment.REVEAL
        burnt = last.burnt + burn
        strip.append(Picture(moment, tuple(boxes), round_.dealer, opened, open_, burnt, switches))

    dealt = [replace(seen, cards=box.cards) for seen, box in zip(strip[0].boxes, round_.boxes, strict=True)]
    show(Moment.HOLE_CARDS, dealt)
    show(Moment.FLOP, dealt, "burn_before_flop", burn=rules.burn_before_flop, board=3)
    early = set(early_bets(round_, rules))
    if early and bonus_before_decisions(rules):
        show(Moment.BONUSES, _bonuses(dealt, table, early), "bonus_settled")
        dealt, early = [seen.without(Bet.BONUS) for seen in strip[-1].boxes], set()
    now = [_decided(seen, box, rules) for seen, box in zip(dealt, round_.boxes, strict=True)]
    kept = live_folded(round_, rules)
    fold = () if all(box.call for box in round_.boxes) else ("bonus_on_fold",)
    show(Moment.DECISIONS, now, "call_multiple", *fold, *(("folded_bonus_cards_kept",) if kept else ()))
    if early := {i for i in early if now[i].stake(Bet.BONUS)}:
        show(
            Moment.BONUSES,
            _bonuses(now, table, early),
            "folded_bonus_cards_kept" if kept else "bonus_settled",
        )
        now = [seen.without(Bet.BONUS) if i in early else seen for i, seen in enumerate(strip[-1].boxes)]
        now = [replace(seen, cards=()) if seen.folded and i in early else seen for i, seen in enumerate(now)]
    for moment, street in _streets(rules):
        own = "burn_before_turn", "turn_and_river"
        show(moment, now, *own, burn=rules.burn_before_turn, board=street)
    now = [replace(seen, shown=True) for seen in now]
    show(Moment.REVEAL, now, "qualifier")
    lines = [
        tuple(line for line in done.lines if seen.stake(line.bet))
        for seen, done in zip(now, table.boxes, strict=True)
    ]
    own_way = "settle_order", "losing_first", "bonus_settled"
    show(
        Moment.SETTLING, (replace(seen, lines=here) for seen, here in zip(now, lines, strict=True)), *own_way
    )
    return tuple(strip)


def _streets(rules: Rules) -> tuple[tuple[Moment, int], ...]:
    if rules.turn_and_river is TurnAndRiver.TOGETHER:
        return ((Moment.TURN_AND_RIVER, 5),)
    return ((Moment.TURN, 4), (Moment.RIVER, 5))


def _bonuses(seen: Iterable[BoxSeen], table: Settlement, early: Container[int]) -> Iterator[BoxSeen]:
    """The boxes with a bonus being settled: cards opened, the line beside the stake."""
    for i, (box, done) in enumerate(zip(seen, table.boxes, strict=True)):
        lines = tuple(line for line in done.lines if line.bet is Bet.BONUS)
        yield replace(box, shown=True, lines=lines) if i in early else box


def _decided(seen: BoxSeen, box: Box, rules: Rules) -> BoxSeen:
    """A box after its decision. A fold leaves its cards only where its bonus is still to be settled on them."""
    if box.call:
        return replace(seen, bets=(*seen.bets, (Bet.CALL, box.ante * rules.call_multiple)))
    left = seen.without(Bet.ANTE)
    if rules.bonus_on_fold is BonusOnFold.FORFEITED:
        left = left.without(Bet.BONUS)
    return replace(left, folded=True, cards=left.cards if left.stake(Bet.BONUS) else ())
