"""Settles a round under a house's rules: one line for each bet, with its reason and the cards that made it.

Source of the rules: the game's rule page (docs/casino-holdem.md). Each box plays against the dealer alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from trainer.cards import Card
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import (
    AnteNoGame,
    BonusOnFold,
    BonusSettled,
    Rules,
    SettleOrder,
    bonus_row,
)
from trainer.hands import Hand, best
from trainer.odds import EVEN_MONEY, Odds


class Bet(StrEnum):
    """The three bets of a box, in the order of its lines."""

    ANTE = "ante"
    CALL = "call"
    BONUS = "bonus"


class Result(StrEnum):
    """What happens to a stake."""

    PAYS = "pays"
    PUSHES = "pushes"
    LOSES = "loses"


class Outcome(StrEnum):
    """How a box ends. A fold wins over the others: it ends the box before the dealer's hand matters."""

    FOLD = "fold"
    DEALER_DOES_NOT_QUALIFY = "dealer_does_not_qualify"
    PLAYER_WINS = "player_wins"
    TIE = "tie"
    DEALER_WINS = "dealer_wins"


class Reason(StrEnum):
    """Why a line ends as it does."""

    FOLDED = "folded"
    """The player folded: the ante is lost."""
    NO_GAME_BY_TABLE = "no_game_by_table"
    """The dealer has no game: the ante is paid by the table, whoever is ahead."""
    NO_GAME_EVEN_MONEY = "no_game_even_money"
    """The dealer has no game: this house pays the ante even money."""
    NO_GAME_ANTE_PUSHES = "no_game_ante_pushes"
    """The dealer has no game: in this house the ante pushes."""
    NO_GAME_CALL_PUSHES = "no_game_call_pushes"
    """The dealer has no game: the call pushes."""
    BEATS_DEALER_BY_TABLE = "beats_dealer_by_table"
    """The player beats the dealer's game: the ante is paid by the table."""
    BEATS_DEALER_EVEN_MONEY = "beats_dealer_even_money"
    """The player beats the dealer's game: the call is paid even money."""
    TIES_DEALER = "ties_dealer"
    """The same hand as the dealer's game: ante and call push."""
    BEATEN_BY_DEALER = "beaten_by_dealer"
    """The dealer's game beats the player: ante and call are lost."""
    BONUS_HAND = "bonus_hand"
    """The own cards and the flop make a pair of aces or better: paid by the bonus table."""
    BONUS_BELOW_ACES = "bonus_below_aces"
    """The own cards and the flop make less than a pair of aces: the bonus is lost."""
    BONUS_FORFEITED = "bonus_forfeited"
    """The player folded, and this house settles no bonus on a fold: it is lost whatever the hand."""


@dataclass(frozen=True, slots=True)
class Line:
    """One settled bet. `amount` is the profit, 0 unless it pays; `odds` only when it pays; `row` names the paytable row."""

    bet: Bet
    stake: int
    result: Result
    odds: Odds | None
    amount: int
    reason: Reason
    cards: tuple[Card, ...]
    row: str | None = None
    capped_from: int | None = None
    floor: bool = False

    @property
    def net(self) -> int:
        """The player's side of it: the amount, 0, or minus the stake."""
        return -self.stake if self.result is Result.LOSES else self.amount


@dataclass(frozen=True, slots=True)
class BoxSettlement:
    """One box settled: its final hand of seven, its hand of five after the flop, and its lines."""

    hand: Hand
    bonus_hand: Hand
    outcome: Outcome
    lines: tuple[Line, ...]

    @property
    def net(self) -> int:
        return sum(line.net for line in self.lines)

    def line(self, bet: Bet) -> Line | None:
        """The line of that bet, None where the box has no such bet."""
        return next((line for line in self.lines if line.bet is bet), None)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A round settled. `boxes` stand in the order of the round's boxes."""

    dealer: Hand
    qualifies: bool
    boxes: tuple[BoxSettlement, ...]

    @property
    def net(self) -> int:
        """From the players' side: what leaves the tray less what comes in."""
        return sum(box.net for box in self.boxes)


def settle(round_: Round, rules: Rules) -> Settlement:
    """Settle every box of the round. Pure; raises `PayoutError` only where the rules forbid rounding and need it."""
    dealer = best(round_.dealer + round_.board)
    qualifies = dealer.strength >= rules.qualifier.least
    boxes = tuple(_settle_box(box, round_, dealer, qualifies, rules) for box in round_.boxes)
    if rules.max_payout_box is not None or rules.max_payout_table is not None:
        boxes = _cap(boxes, rules)
    return Settlement(dealer, qualifies, boxes)


def outcome_of(box: Box, hand: Hand, dealer: Hand, qualifies: bool) -> Outcome:
    """The first outcome that applies."""
    if not box.call:
        return Outcome.FOLD
    if not qualifies:
        return Outcome.DEALER_DOES_NOT_QUALIFY
    if hand.strength > dealer.strength:
        return Outcome.PLAYER_WINS
    return Outcome.TIE if hand.strength == dealer.strength else Outcome.DEALER_WINS


def _settle_box(box: Box, round_: Round, dealer: Hand, qualifies: bool, rules: Rules) -> BoxSettlement:
    hand = best(box.cards + round_.board)
    bonus_hand = best(box.cards + round_.flop)
    outcome = outcome_of(box, hand, dealer, qualifies)
    lines = [_ante_line(box.ante, hand, outcome, rules)]
    if box.call:
        lines.append(_call_line(box.ante * rules.call_multiple, hand, outcome, rules))
    if box.bonus:
        lines.append(_bonus_line(box, bonus_hand, rules))
    return BoxSettlement(hand, bonus_hand, outcome, tuple(lines))


def _paid(
    bet: Bet,
    stake: int,
    odds: Odds,
    reason: Reason,
    cards: tuple[Card, ...],
    rules: Rules,
    row: str | None = None,
) -> Line:
    floor = rules.floor_call_over is not None and odds.profit > rules.floor_call_over
    amount = odds.payout(stake, rules.smallest_chip, rules.rounding)
    return Line(bet, stake, Result.PAYS, odds, amount, reason, cards, row, None, floor)


def _unpaid(bet: Bet, stake: int, result: Result, reason: Reason, cards: tuple[Card, ...]) -> Line:
    return Line(bet, stake, result, None, 0, reason, cards)


def _ante_line(stake: int, hand: Hand, outcome: Outcome, rules: Rules) -> Line:
    by_table = rules.ante.by_category[hand.category]
    row = rules.ante.row_of(hand.category)
    match outcome:
        case Outcome.FOLD:
            return _unpaid(Bet.ANTE, stake, Result.LOSES, Reason.FOLDED, hand.cards)
        case Outcome.PLAYER_WINS:
            return _paid(Bet.ANTE, stake, by_table, Reason.BEATS_DEALER_BY_TABLE, hand.cards, rules, row)
        case Outcome.TIE:
            return _unpaid(Bet.ANTE, stake, Result.PUSHES, Reason.TIES_DEALER, hand.cards)
        case Outcome.DEALER_WINS:
            return _unpaid(Bet.ANTE, stake, Result.LOSES, Reason.BEATEN_BY_DEALER, hand.cards)
        case Outcome.DEALER_DOES_NOT_QUALIFY:
            match rules.ante_no_game:
                case AnteNoGame.TABLE:
                    return _paid(Bet.ANTE, stake, by_table, Reason.NO_GAME_BY_TABLE, hand.cards, rules, row)
                case AnteNoGame.EVEN_MONEY:
                    return _paid(Bet.ANTE, stake, EVEN_MONEY, Reason.NO_GAME_EVEN_MONEY, hand.cards, rules)
                case AnteNoGame.PUSH:
                    return _unpaid(Bet.ANTE, stake, Result.PUSHES, Reason.NO_GAME_ANTE_PUSHES, hand.cards)


def _call_line(stake: int, hand: Hand, outcome: Outcome, rules: Rules) -> Line:
    match outcome:
        case Outcome.PLAYER_WINS:
            return _paid(Bet.CALL, stake, EVEN_MONEY, Reason.BEATS_DEALER_EVEN_MONEY, hand.cards, rules)
        case Outcome.DEALER_WINS:
            return _unpaid(Bet.CALL, stake, Result.LOSES, Reason.BEATEN_BY_DEALER, hand.cards)
        case Outcome.TIE:
            return _unpaid(Bet.CALL, stake, Result.PUSHES, Reason.TIES_DEALER, hand.cards)
        case _:
            return _unpaid(Bet.CALL, stake, Result.PUSHES, Reason.NO_GAME_CALL_PUSHES, hand.cards)


def _bonus_line(box: Box, hand: Hand, rules: Rules) -> Line:
    if not box.call and rules.bonus_on_fold is BonusOnFold.FORFEITED:
        return _unpaid(Bet.BONUS, box.bonus, Result.LOSES, Reason.BONUS_FORFEITED, hand.cards)
    row = bonus_row(hand)
    if row is None:
        return _unpaid(Bet.BONUS, box.bonus, Result.LOSES, Reason.BONUS_BELOW_ACES, hand.cards)
    return _paid(Bet.BONUS, box.bonus, rules.bonus.by_row[row], Reason.BONUS_HAND, hand.cards, rules, row)


def settling_order(boxes: tuple[BoxSettlement, ...], rules: Rules) -> Iterator[tuple[int, Bet]]:
    """The order in which a dealer of this house settles: (index of the box, bet), every line once.

    Boxes go the house's way round, losing ones first where it says so; within a box ante, call, bonus. A house that
    settles the bonus after the flop settles all bonuses before the first box.
    """
    turn = list(range(len(boxes)))
    if rules.settle_order is SettleOrder.RIGHT_TO_LEFT:
        turn.reverse()
    early = rules.bonus_settled is BonusSettled.AFTER_FLOP
    if early:
        for i in turn:
            if boxes[i].line(Bet.BONUS):
                yield i, Bet.BONUS
    if rules.losing_first:
        lost = {Outcome.FOLD, Outcome.DEALER_WINS}
        turn.sort(key=lambda i: boxes[i].outcome not in lost)
    for i in turn:
        for line in boxes[i].lines:
            if not (early and line.bet is Bet.BONUS):
                yield i, line.bet


def _cap(boxes: tuple[BoxSettlement, ...], rules: Rules) -> tuple[BoxSettlement, ...]:
    """Apply the maximum payouts: a box is cut from the line settled last, the table in the order of settlement."""
    order = [
        (i, bet)
        for i, bet in settling_order(boxes, rules)
        if bet is not Bet.BONUS or rules.max_payout_counts_bonus
    ]
    lines = [{line.bet: line for line in box.lines} for box in boxes]
    for limit, groups in (
        (rules.max_payout_box, [[step for step in order if step[0] == i] for i in range(len(boxes))]),
        (rules.max_payout_table, [order]),
    ):
        if limit is None:
            continue
        for steps in groups:
            left = limit
            for i, bet in steps:
                line = lines[i][bet]
                if line.amount > left:
                    first = line.capped_from if line.capped_from is not None else line.amount
                    line = lines[i][bet] = replace(line, amount=left, capped_from=first)
                left -= line.amount
    return tuple(replace(box, lines=tuple(lines[i].values())) for i, box in enumerate(boxes))


def as_json(settlement: Settlement) -> dict[str, Any]:
    """The settlement as the contract's object (docs/contract.md), ready for `json`: codes are texts already."""
    dealer = settlement.dealer
    return {
        "dealer": {
            "hand": dealer.category,
            "cards": list(dealer.cards),
            "qualifies": settlement.qualifies,
        },
        "boxes": [
            {
                "hand": box.hand.category,
                "cards": list(box.hand.cards),
                "bonus_hand": box.bonus_hand.category,
                "bonus_cards": list(box.bonus_hand.cards),
                "outcome": box.outcome,
                "lines": [_line_json(line) for line in box.lines],
                "net": box.net,
            }
            for box in settlement.boxes
        ],
        "net": settlement.net,
    }


def _line_json(line: Line) -> dict[str, Any]:
    out: dict[str, Any] = {
        "bet": line.bet,
        "stake": line.stake,
        "result": line.result,
        "odds": None if line.odds is None else line.odds.as_to,
        "amount": line.amount,
        "net": line.net,
        "reason": line.reason,
    }
    if line.capped_from is not None:
        out["capped_from"] = line.capped_from
    if line.floor:
        out["floor"] = True
    return out
