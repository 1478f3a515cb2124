"""Slips of a settled box: what each bet would have got, had one rule been switched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import AnteNoGame, BonusOnFold, Rules, bonus_row
from trainer.games.casino_holdem.settlement import (
    Bet,
    BoxSettlement,
    Line,
    Outcome,
    Result,
    Settlement,
    outcome_of,
    settle,
)
from trainer.games.casino_holdem.slips.codes import SlipCode
from trainer.games.casino_holdem.slips.reading import differ_by_kicker_only, game_missed
from trainer.hands import Category, Hand
from trainer.odds import EVEN_MONEY, Odds, PayoutError
from trainer.quiz import Answer, Loses, Pays, Pushes

Named = tuple[SlipCode, Answer]
Switched = Mapping[Bet, Answer | None]
"""What the bets get with one rule switched; None where the house could not pay it."""


def answer_of(line: Line) -> Answer:
    """The answer that a settled line is. A payout rounded or cut to nothing is a push: the stake stays."""
    if line.result is Result.LOSES:
        return Loses()
    return Pays(line.amount) if line.amount else Pushes()


def net_of(answer: Answer, stake: int) -> int:
    """The player's side of a bet's answer."""
    match answer:
        case Pays(amount):
            return amount
        case Loses():
            return -stake
        case _:
            return 0


def slips_of(round_: Round, box: int, rules: Rules) -> Mapping[Bet, tuple[Named, ...]]:
    """The named wrong answers for each bet of box number `box`, likeliest first; none equals the right answer."""
    case = _Case.of(round_, box, rules)
    return _by_bet(case, _slips(case))


def total_slips(round_: Round, box: int, rules: Rules) -> tuple[tuple[SlipCode, int], ...]:
    """The named wrong profits or losses of the whole box, likeliest first.

    A slip that touches several bets counts with all of them, then with each alone.
    """
    case = _Case.of(round_, box, rules)
    right = case.box.net
    return tuple((code, total) for code, total in _totals(case, _slips(case)) if total != right)


def collisions(round_: Round, box: int, rules: Rules) -> int:
    """How many slips cannot be told apart, for a dealer of questions to avoid by other stakes.

    Counts, bet by bet and for the whole box, each further slip that comes to an amount another one comes to, and
    each slip of the whole box that comes to the right one.
    """
    case = _Case.of(round_, box, rules)
    slips = tuple(_slips(case))
    count = 0
    for named in _by_bet(case, slips).values():
        count += _repeats((code, answer) for code, answer in named if isinstance(answer, Pays))
    totals, right = _totals(case, slips), case.box.net
    return count + _repeats(totals) + sum(total == right for _, total in totals)


def _repeats(named: Iterable[tuple[SlipCode, Answer | int]]) -> int:
    """How many names come after another name of the same answer."""
    different = set(named)
    return len(different) - len({answer for _, answer in different})


def _by_bet(case: _Case, slips: Iterable[tuple[SlipCode, Switched]]) -> dict[Bet, tuple[Named, ...]]:
    found: dict[Bet, dict[Named, None]] = {bet: {} for bet in case.lines}
    for code, switched in slips:
        for bet, answer in switched.items():
            if bet in found and answer is not None and answer != case.right[bet]:
                found[bet][code, answer] = None
    return {bet: tuple(named) for bet, named in found.items()}


def _totals(case: _Case, slips: Iterable[tuple[SlipCode, Switched]]) -> list[tuple[SlipCode, int]]:
    """What the whole box comes to by each slip that changes any of its bets, the right total now and then."""
    right = {bet: line.net for bet, line in case.lines.items()}
    total = case.box.net
    found: dict[tuple[SlipCode, int], None] = {}
    if total:
        found[SlipCode.SIGN_SWAPPED, -total] = None
    if any(net < 0 for net in right.values()):
        found[SlipCode.LOSSES_LEFT_OUT, sum(net for net in right.values() if net > 0)] = None
    if bonus := right.get(Bet.BONUS):
        found[SlipCode.BONUS_LEFT_OUT, total - bonus] = None
    for code, switched in slips:
        shifts = [
            shift
            for bet, answer in switched.items()
            if bet in right and answer is not None
            if (shift := net_of(answer, case.lines[bet].stake) - right[bet])
        ]
        if len(shifts) > 1:
            found[code, total + sum(shifts)] = None
        for shift in shifts:
            found[code, total + shift] = None
    return list(found)


@dataclass(frozen=True, slots=True)
class _Case:
    """A box under the lamp: everything a slip is measured against."""

    round: Round
    index: int
    rules: Rules
    table: Settlement
    box: BoxSettlement
    lines: Mapping[Bet, Line]
    right: Mapping[Bet, Answer]

    @classmethod
    def of(cls, round_: Round, box: int, rules: Rules) -> _Case:
        table = settle(round_, rules)
        lines = {line.bet: line for line in table.boxes[box].lines}
        right = {bet: answer_of(line) for bet, line in lines.items()}
        return cls(round_, box, rules, table, table.boxes[box], lines, right)

    @property
    def seat(self) -> Box:
        return self.round.boxes[self.index]

    @property
    def dealer(self) -> Hand:
        return self.table.dealer

    @property
    def no_game(self) -> bool:
        return self.box.outcome is Outcome.DEALER_DOES_NOT_QUALIFY

    def paid(self, bet: Bet) -> Line | None:
        """The line of a bet that is paid, else None."""
        line = self.lines.get(bet)
        return line if line and line.result is Result.PAYS else None

    def pay(self, odds: Odds, stake: int) -> Answer | None:
        """What the house would pay at those odds."""
        try:
            amount = odds.payout(stake, self.rules.smallest_chip, self.rules.rounding)
        except PayoutError:
            return None
        return Pays(amount) if amount > 0 else Pushes()

    def pay_bonus(self, hand: Hand) -> Answer | None:
        row = bonus_row(hand)
        return Loses() if row is None else self.pay(self.rules.bonus.by_row[row], self.seat.bonus)

    def pay_ante(self, category: Category) -> Answer | None:
        return self.pay(self.rules.ante.by_category[category], self.seat.ante)

    def ended(self, outcome: Outcome) -> Switched:
        """Ante and call, had the box ended in that way."""
        by_table = self.pay_ante(self.box.hand.category)
        match outcome:
            case Outcome.PLAYER_WINS:
                call = self.pay(EVEN_MONEY, self.seat.ante * self.rules.call_multiple)
                return {Bet.ANTE: by_table, Bet.CALL: call}
            case Outcome.TIE:
                return {Bet.ANTE: Pushes(), Bet.CALL: Pushes()}
            case Outcome.DEALER_DOES_NOT_QUALIFY:
                match self.rules.ante_no_game:
                    case AnteNoGame.TABLE:
                        ante = by_table
                    case AnteNoGame.EVEN_MONEY:
                        ante = self.pay(EVEN_MONEY, self.seat.ante)
                    case AnteNoGame.PUSH:
                        ante = Pushes()
                return {Bet.ANTE: ante, Bet.CALL: Pushes()}
            case _:
                return {Bet.ANTE: Loses(), Bet.CALL: Loses()}

    def called(self, qualifies: bool) -> Outcome:
        """How the box would have ended with the dealer's game judged so, had it called."""
        return outcome_of(replace(self.seat, call=True), self.box.hand, self.dealer, qualifies)


Found = Iterator[tuple[SlipCode, Switched]]


def _slips(case: _Case) -> Found:
    """Every slip that this box invites, likeliest first."""
    for family in _FAMILIES:
        yield from family(case)


def _stake_and_odds(case: _Case) -> Found:
    paid = [line for bet in Bet if (line := case.paid(bet)) and line.odds]
    for_one = {
        line.bet: _full(line) + line.stake for line in paid if line.odds and line.odds.written == "for"
    }
    yield SlipCode.FOR_READ_AS_TO, {bet: Pays(amount) for bet, amount in for_one.items()}
    yield SlipCode.STAKE_COUNTED_IN, {line.bet: Pays(_full(line) + line.stake) for line in paid}
    yield SlipCode.CAP_IGNORED, {line.bet: Pays(line.capped_from) for line in paid if line.capped_from}
    if (ante := case.paid(Bet.ANTE)) and ante.row:
        yield SlipCode.ANTE_EVEN_MONEY, {Bet.ANTE: case.pay(EVEN_MONEY, ante.stake)}
    short = {line.bet: _full(line) - line.stake for line in paid if line.odds and line.odds.written == "to"}
    yield SlipCode.TO_READ_AS_FOR, {bet: Pays(amount) for bet, amount in short.items() if amount > 0}


def _full(line: Line) -> int:
    """The payout before a maximum cut it."""
    return line.amount if line.capped_from is None else line.capped_from


def _lowest_pairs(case: _Case) -> Found:
    if not case.seat.call:
        return
    if case.no_game and case.dealer.category is Category.ONE_PAIR:
        yield SlipCode.TWOS_OR_THREES_PLAY, case.ended(case.called(qualifies=True))
    if case.table.qualifies and game_missed(case.dealer, case.rules) is SlipCode.FOURS_DO_NOT_PLAY:
        yield SlipCode.FOURS_DO_NOT_PLAY, case.ended(Outcome.DEALER_DOES_NOT_QUALIFY)


def _game_missed(case: _Case) -> Found:
    if (
        case.seat.call
        and case.table.qualifies
        and game_missed(case.dealer, case.rules) is SlipCode.DEALER_GAME_MISSED
    ):
        yield SlipCode.DEALER_GAME_MISSED, case.ended(Outcome.DEALER_DOES_NOT_QUALIFY)


def _who_wins(case: _Case) -> Found:
    if case.box.outcome in {Outcome.PLAYER_WINS, Outcome.DEALER_WINS}:
        if differ_by_kicker_only(case.box.hand, case.dealer):
            yield SlipCode.KICKER_IGNORED, case.ended(Outcome.TIE)
        swapped = {Outcome.PLAYER_WINS: Outcome.DEALER_WINS, Outcome.DEALER_WINS: Outcome.PLAYER_WINS}
        yield SlipCode.WINNER_SWAPPED, case.ended(swapped[case.box.outcome])
    if case.box.outcome is Outcome.TIE:
        yield SlipCode.TIE_PAID, case.ended(Outcome.PLAYER_WINS)
        yield SlipCode.TIE_LOST, case.ended(Outcome.DEALER_WINS)


def _no_game(case: _Case) -> Found:
    if not case.no_game:
        return
    yield SlipCode.ANTE_PUSHED_NO_GAME, {Bet.ANTE: Pushes()}
    yield SlipCode.ANTE_LOST_NO_GAME, {Bet.ANTE: Loses()}
    if case.rules.ante_no_game is not AnteNoGame.TABLE:
        yield SlipCode.ANTE_BY_TABLE_NO_GAME, {Bet.ANTE: case.pay_ante(case.box.hand.category)}
    yield SlipCode.CALL_PAID_NO_GAME, {Bet.CALL: case.pay(EVEN_MONEY, case.lines[Bet.CALL].stake)}
    yield SlipCode.CALL_LOST_NO_GAME, {Bet.CALL: Loses()}


def _fold(case: _Case) -> Found:
    if case.seat.call:
        return
    if case.rules.bonus_on_fold is BonusOnFold.SETTLED:
        yield SlipCode.BONUS_LOST_ON_FOLD, {Bet.BONUS: Loses()}
    else:
        yield SlipCode.BONUS_PAID_ON_FOLD, {Bet.BONUS: case.pay_bonus(case.box.bonus_hand)}
    settled = case.ended(case.called(case.table.qualifies))
    yield SlipCode.FOLD_IGNORED, {Bet.ANTE: settled[Bet.ANTE]}


def _bonus(case: _Case) -> Found:
    if Bet.BONUS not in case.lines or (
        not case.seat.call and case.rules.bonus_on_fold is BonusOnFold.FORFEITED
    ):
        return
    yield SlipCode.BONUS_FROM_SEVEN, {Bet.BONUS: case.pay_bonus(case.box.hand)}
    if case.box.bonus_hand.category is Category.ONE_PAIR:
        aces = case.pay(case.rules.bonus.by_row["pair_of_aces"], case.seat.bonus)
        yield SlipCode.BONUS_KINGS_PAID, {Bet.BONUS: aces}
    match case.box.outcome:
        case Outcome.DEALER_WINS:
            yield SlipCode.BONUS_FOLLOWS_BOX, {Bet.BONUS: Loses()}
        case Outcome.TIE | Outcome.DEALER_DOES_NOT_QUALIFY:
            yield SlipCode.BONUS_FOLLOWS_BOX, {Bet.BONUS: Pushes()}
        case _:
            pass


def _tables(case: _Case) -> Found:
    ante, bonus, call = case.paid(Bet.ANTE), case.paid(Bet.BONUS), case.paid(Bet.CALL)
    final, after_flop = case.box.hand, case.box.bonus_hand
    if call:
        yield SlipCode.CALL_PAID_ONE_ANTE, {Bet.CALL: case.pay(EVEN_MONEY, case.seat.ante)}
        by_table = case.rules.ante.by_category[final.category]
        yield SlipCode.CALL_BY_TABLE, {Bet.CALL: case.pay(by_table, call.stake)}
    other: dict[Bet, Answer | None] = {}
    if ante and (row := bonus_row(final)):
        other[Bet.ANTE] = case.pay(case.rules.bonus.by_row[row], ante.stake)
    if bonus:
        other[Bet.BONUS] = case.pay(case.rules.ante.by_category[after_flop.category], bonus.stake)
    yield SlipCode.WRONG_TABLE, other
    if ante and ante.row:
        yield SlipCode.ANTE_FROM_FLOP, {Bet.ANTE: case.pay_ante(after_flop.category)}
    for step in (-1, 1):
        yield (
            SlipCode.NEIGHBOUR_ROW,
            {
                line.bet: case.pay(odds, line.stake)
                for line, rows in ((ante, case.rules.ante.rows), (bonus, case.rules.bonus.rows))
                if line and line.row and (odds := beside(rows, line.row, step))
            },
        )
    if ante and ante.odds and case.seat.bonus:
        yield SlipCode.WRONG_STAKE, {Bet.ANTE: case.pay(ante.odds, case.seat.bonus)}
    if bonus and bonus.odds:
        yield SlipCode.WRONG_STAKE, {Bet.BONUS: case.pay(bonus.odds, case.seat.ante)}


def beside(rows: tuple[tuple[str, Odds], ...], row: str, step: int) -> Odds | None:
    """The odds of the row so many below `row` (above for a negative step), None past the table's end."""
    at = [name for name, _ in rows].index(row) + step
    return rows[at][1] if 0 <= at < len(rows) else None


_FAMILIES: tuple[Callable[[_Case], Found], ...] = (
    _stake_and_odds,
    _lowest_pairs,
    _who_wins,
    _game_missed,
    _no_game,
    _fold,
    _bonus,
    _tables,
)
