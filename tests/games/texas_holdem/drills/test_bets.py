"""The drills of betting against a reckoning of their own: nothing here asks the engine.

Sources: TDA rules 2024, 43, 47 and 54 with their addenda; WSOP live action rules 2024, 126, 129, 150, 161 and 187.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from flask import Flask

from trainer.games.texas_holdem.betting import Right, Street
from trainer.games.texas_holdem.drills.bets.codes import Slip
from trainer.games.texas_holdem.drills.bets.drills import MayRaise, PotLimit, ToCall
from trainer.games.texas_holdem.drills.bets.tags import CallTag, PotLimitTag, RightTag
from trainer.games.texas_holdem.drills.felt import felt
from trainer.games.texas_holdem.drills.spot import read_spot
from trainer.games.texas_holdem.drills.streets import Play, after, before, played
from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.scenes import Deed, TableScene
from trainer.games.texas_holdem.structure import PotCount, StraddleRaise, Structure
from trainer.quiz import LEVELS, NATURAL, Choice, Mark, Number, Posed
from trainer.reading import GameBook

HOUSES = ("tournament-nl", "cash-nl", "cash-pl", "cash-limit", "cash-spread", "home")
DRILLS = (ToCall(), MayRaise(), PotLimit())
EVERY = [(drill, tag) for drill in DRILLS for tag in drill.skills]
BLINDS = (Deed.SMALL_BLIND, Deed.BIG_BLIND, Deed.STRADDLE)
WAGERS = (Deed.BET, Deed.RAISE)


def posed(drill: ToCall | MayRaise | PotLimit, rules: Rules, tag: str, level: int, seed: int = 0) -> Posed:
    return drill.pose(rules, tag, level, random.Random(seed))


@dataclass
class Reckoning:
    """A street added up from what a dealer sees: the chips, and who did what in which order."""

    scene: TableScene
    rules: Rules
    bet: int = 0
    full: int = 0
    measure: int = 0
    raises: int = 0
    shorts: list[int] = field(default_factory=list)
    front: dict[int, int] = field(default_factory=dict)
    acted: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        assert self.scene.blinds
        self.measure = self.scene.blinds[1]
        for move in self.scene.moves:
            amount = move.amount or 0
            if move.deed in BLINDS:
                self.front[move.seat] = amount
                self.bet = self.full = max(self.bet, amount, self.scene.blinds[1])
                continue
            if move.deed in WAGERS:
                self._wager(amount)
            if amount:
                self.front[move.seat] = amount
            self.acted[move.seat] = self.bet

    @property
    def limit(self) -> int:
        """Fixed limit's bet on this street, 0 elsewhere."""
        if self.scene.structure is not Structure.FIXED_LIMIT:
            return 0
        return self.scene.limits[self.scene.street in (Street.TURN, Street.RIVER)]

    def _wager(self, to: int) -> None:
        added, self.bet = to - self.bet, to
        if self.limit:
            whole = (
                2 * (to - self.full) >= self.limit if self.rules.half_bet else to - self.full >= self.limit
            )
        else:
            whole = added >= self.measure
        if whole:
            self.full, self.measure, self.raises = to, max(added, self.measure), self.raises + 1
        else:
            self.shorts.append(added)

    @property
    def actor(self) -> int:
        assert self.scene.actor
        return self.scene.actor

    @property
    def stack(self) -> int:
        return self.scene.seat(self.actor).stack or 0

    @property
    def mine(self) -> int:
        return self.front.get(self.actor, 0)

    @property
    def to_call(self) -> int:
        return min(self.stack, self.bet - self.mine)

    @property
    def least(self) -> int:
        if self.limit:
            return self.full + self.limit
        straddle = [move for move in self.scene.moves if move.deed is Deed.STRADDLE]
        if straddle and not self.raises and self.rules.straddle_raise is StraddleRaise.STRADDLE:
            return 2 * self.bet
        return min(self.bet + self.measure, self.stack + self.mine)

    @property
    def faces(self) -> int | None:
        """By how much the bet has gone up since he acted; None: he has not."""
        return self.bet - self.acted[self.actor] if self.actor in self.acted else None

    @property
    def others(self) -> list[int]:
        """The seats of the other players in the hand."""
        return [
            seat.number
            for seat in self.scene.seats
            if seat.dealt and not seat.folded and seat.number != self.actor
        ]

    @property
    def right(self) -> Right:
        cap = self.rules.raise_cap
        two = len(self.others) == 1
        if self.limit and cap and self.raises - (self.scene.street is not Street.PREFLOP) >= cap:
            lifted = self.rules.cap_lifted == "two_in_hand" and two
            if not lifted:
                return Right.RAISE_CAP
        enough = -(-self.limit // (2 if self.rules.half_bet else 1)) if self.limit else self.measure
        if self.faces is not None and self.faces < enough:
            return Right.NOT_REOPENED
        if self.stack <= self.bet - self.mine:
            return Right.ONLY_A_CALL
        if all((self.scene.seat(n).stack or 0) + self.front.get(n, 0) <= self.bet for n in self.others):
            return Right.NOBODY_TO_ANSWER
        return Right.NOT_ACTED if self.faces is None else Right.FACES_FULL_RAISE

    @property
    def pot(self) -> int:
        """Pot limit: three times the last bet, and what else is there or counts."""
        blind = self.scene.blinds[1] if self.scene.blinds else 0
        money = (self.scene.pot or 0) + sum(self.front.values())
        if self.scene.street is Street.PREFLOP:
            money += self._missing(blind)
        return money + 2 * self.bet - self.mine

    def _missing(self, blind: int) -> int:
        """What the blinds lack that count in full."""
        posted = {move.deed: move.seat for move in self.scene.moves if move.deed in BLINDS}
        rounded = self.rules.pot_count is PotCount.LIVE and posted[Deed.BIG_BLIND] not in self.acted
        small = blind if rounded else self.scene.blinds[0] if self.scene.blinds else 0
        holder = posted.get(Deed.SMALL_BLIND)
        lacks = max(0, blind - self.front[posted[Deed.BIG_BLIND]])
        if holder is None:
            return lacks + small
        if holder == self.actor:
            return lacks  # his own blind is part of his call
        return lacks + max(0, small - self.front[holder])


@pytest.fixture(scope="module", params=HOUSES)
def rules(request: pytest.FixtureRequest, holdem: GameBook[Variant]) -> Rules:
    return holdem.variants[request.param].rules


# -- right answers


@pytest.mark.parametrize(("drill", "tag"), EVERY, ids=lambda value: str(getattr(value, "id", value)))
def test_every_answer_is_what_the_chips_add_up_to(
    drill: ToCall | MayRaise | PotLimit, tag: str, rules: Rules
) -> None:
    for level in LEVELS:
        question = posed(drill, rules, tag, level, level)
        sum_ = Reckoning(question.scene, rules)
        marks = drill.grade(question, rules, {})
        assert tuple(mark.ask for mark in marks) == question.asks
        for mark in marks:
            assert said(mark) == expected(sum_, mark.ask.key), (mark.ask.key, question.scene)
            assert not mark.right
            assert not mark.slips


def said(mark: Mark) -> int | str:
    match mark.expected:
        case Number(value):
            return value
        case Choice(option):
            return option
    raise AssertionError(mark.expected)


def expected(sum_: Reckoning, key: str) -> int | str:
    match key:
        case "to_call":
            return sum_.to_call
        case "min_raise_to":
            return sum_.least
        case "max_raise_to":
            spread = sum_.scene.structure is Structure.SPREAD_LIMIT
            most = max(sum_.least, sum_.bet + sum_.scene.limits[0]) if spread else sum_.pot
            return min(most, sum_.stack + sum_.mine)
        case "reason":
            return sum_.right.value
    return "may" if sum_.right.given else "may_not"


# -- skills


def _first_wagers(sum_: Reckoning) -> list[int]:
    return [move.amount or 0 for move in sum_.scene.moves if move.deed in WAGERS]


def _posted(sum_: Reckoning, deed: Deed) -> int | None:
    return next((move.amount for move in sum_.scene.moves if move.deed is deed), None)


def _seat_of(sum_: Reckoning, deed: Deed) -> int | None:
    return next((move.seat for move in sum_.scene.moves if move.deed is deed), None)


def _preflop(sum_: Reckoning) -> bool:
    return sum_.scene.street is Street.PREFLOP


def _folds_alone(sum_: Reckoning) -> bool:
    return all(move.deed in (*BLINDS, Deed.FOLD) for move in sum_.scene.moves)


def _a_blind_acts(sum_: Reckoning) -> bool:
    return sum_.actor in (_seat_of(sum_, Deed.SMALL_BLIND), _seat_of(sum_, Deed.BIG_BLIND))


def _over_bet(sum_: Reckoning) -> int:
    """By how much the last all-in is over the full bet before it."""
    wagers = [0, *_first_wagers(sum_)]
    return wagers[-1] - wagers[-2]


SHOWS: dict[str, Callable[[Reckoning], bool]] = {
    CallTag.FIRST_IN: lambda s: _preflop(s) and _folds_alone(s) and not _a_blind_acts(s),
    CallTag.FROM_THE_BLIND: lambda s: s.raises == 1 and _a_blind_acts(s) and s.mine > 0,
    CallTag.UNOPENED: lambda s: not _preflop(s) and not s.bet,
    CallTag.BET: lambda s: not _preflop(s) and s.raises == 1 and not s.shorts,
    CallTag.ONE_RAISE: lambda s: s.raises == 2 - _preflop(s) and not s.shorts,
    CallTag.SEVERAL_RAISES: lambda s: s.raises >= 3 - _preflop(s) and not s.shorts,
    CallTag.SHORT_ALL_IN: lambda s: len(s.shorts) == 1 and s.full > 0,
    CallTag.SEVERAL_SHORT: lambda s: len(s.shorts) > 1,
    CallTag.SHORT_FIRST_WAGER: lambda s: len(s.shorts) == 1 and not s.full and not s.limit,
    CallTag.BIG_BLIND_OPTION: lambda s: _seat_of(s, Deed.BIG_BLIND) == s.actor and s.to_call == 0,
    CallTag.SHORT_BIG_BLIND: lambda s: (_posted(s, Deed.BIG_BLIND) or 0) < s.bet == s.measure,
    CallTag.STRADDLE: lambda s: _posted(s, Deed.STRADDLE) == s.bet,
    CallTag.OWN_STACK: lambda s: s.bet < s.stack + s.mine < s.bet + s.measure,
    CallTag.HEADS_UP: lambda s: _preflop(s) and len(s.scene.seats) == 2 and s.actor == s.scene.button,
    CallTag.LIMIT: lambda s: s.limit > 0 and not s.shorts and s.raises + _preflop(s) > 0,
    CallTag.LIMIT_SHORT_BET: lambda s: s.limit > 2 * s.bet > 0 == s.full,
    CallTag.LIMIT_HALF_BET: lambda s: 2 * s.bet >= s.limit > s.bet,
    CallTag.LIMIT_SHORT_RAISE: lambda s: s.limit > 2 * _over_bet(s) > 0 < s.full,
    CallTag.LIMIT_HALF_RAISE: lambda s: 2 * _over_bet(s) >= s.limit > _over_bet(s) and s.bet > s.limit,
    RightTag.NOT_ACTED: lambda s: s.right is Right.NOT_ACTED and s.bet > 0,
    RightTag.CHECK_RAISE: lambda s: s.acted.get(s.actor) == 0 and s.right is Right.FACES_FULL_RAISE,
    RightTag.FULL_RAISE: lambda s: (
        s.acted[s.actor] > 0 and not s.shorts and s.right is Right.FACES_FULL_RAISE
    ),
    RightTag.SHORT_ALL_IN: lambda s: len(s.shorts) == 1 == s.raises and s.right is Right.NOT_REOPENED,
    RightTag.SHORT_AFTER_RAISE: lambda s: (
        len(s.shorts) == 1 and s.raises == 2 and s.right is Right.NOT_REOPENED
    ),
    RightTag.SHORTS_ADD_UP: lambda s: len(s.shorts) > 1 and s.right is Right.FACES_FULL_RAISE,
    RightTag.SHORTS_DO_NOT: lambda s: sum(s.shorts) >= s.measure > (s.faces or 0) > 0 and len(s.shorts) > 1,
    RightTag.REOPENED_AGAIN: lambda s: (
        len(s.shorts) > 1 and s.raises == 2 and s.right is Right.FACES_FULL_RAISE
    ),
    RightTag.BIG_BLIND_OPTION: lambda s: s.actor == _seat_of(s, Deed.BIG_BLIND) and len(s.shorts) == 1,
    RightTag.FIRST_WAGER: lambda s: s.acted.get(s.actor) == 0 == s.full and s.right is Right.NOT_REOPENED,
    RightTag.ONLY_A_CALL: lambda s: s.right is Right.ONLY_A_CALL and s.faces is None,
    RightTag.NOBODY_TO_ANSWER: lambda s: s.right is Right.NOBODY_TO_ANSWER,
    RightTag.CAP: lambda s: s.right is Right.RAISE_CAP and len(s.others) > 1,
    RightTag.UNDER_CAP: lambda s: s.right.given and s.raises == (s.rules.raise_cap or 0),
    RightTag.CAP_TWO_LEFT: lambda s: len(s.others) == 1 and s.raises > (s.rules.raise_cap or 0),
    RightTag.LIMIT_SHORT: lambda s: s.limit > 2 * (s.faces or 0) > 0,
    RightTag.LIMIT_HALF: lambda s: 2 * (s.faces or 0) >= s.limit > (s.faces or 0),
    PotLimitTag.UNOPENED: lambda s: not s.bet,
    PotLimitTag.BET: lambda s: s.raises == 1 and len(s.front) == 1 and not _preflop(s),
    PotLimitTag.BET_AND_CALL: lambda s: s.raises == 1 and len(s.front) > 1 and not _preflop(s),
    PotLimitTag.RAISED: lambda s: s.raises == 2 and not _preflop(s),
    PotLimitTag.FIRST_IN: lambda s: _preflop(s) and _folds_alone(s) and not _a_blind_acts(s),
    PotLimitTag.LIMPERS: lambda s: (
        _preflop(s) and not s.raises and Deed.CALL in {m.deed for m in s.scene.moves}
    ),
    PotLimitTag.SMALL_BLIND: lambda s: s.actor == _seat_of(s, Deed.SMALL_BLIND) and not s.raises,
    PotLimitTag.OVER_A_RAISE: lambda s: _preflop(s) and s.raises == 1,
    PotLimitTag.BIG_BLIND: lambda s: s.actor == _seat_of(s, Deed.BIG_BLIND) and s.raises == 1,
    PotLimitTag.DEAD_BLIND: lambda s: _preflop(s) and _seat_of(s, Deed.SMALL_BLIND) is None,
    PotLimitTag.SHORT_BLIND: lambda s: (_posted(s, Deed.BIG_BLIND) or 0) < s.bet == s.measure,
}


def test_every_skill_is_known_by_what_lies_there() -> None:
    assert set(SHOWS) == {tag for _, tag in EVERY}


@pytest.mark.parametrize(("drill", "tag"), EVERY, ids=lambda value: str(getattr(value, "id", value)))
def test_a_table_shows_the_skill_it_was_dealt_for(
    drill: ToCall | MayRaise | PotLimit, tag: str, rules: Rules
) -> None:
    for level in LEVELS:
        question = posed(drill, rules, tag, level)
        assert question.tags == (tag,)
        assert SHOWS[tag](Reckoning(question.scene, rules)), question.scene


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
def test_as_it_falls_a_table_is_of_the_house_s_own_structure(
    drill: ToCall | MayRaise | PotLimit, rules: Rules
) -> None:
    for seed in range(20):
        scene = posed(drill, rules, NATURAL, 3, seed).scene
        own = {rules.structure.at(0), rules.structure.at(1)}
        assert drill.id == "pot_limit" or scene.structure in own


@pytest.mark.parametrize(("drill", "tag"), EVERY, ids=lambda value: str(getattr(value, "id", value)))
def test_a_question_is_dealt_the_same_again(
    drill: ToCall | MayRaise | PotLimit, tag: str, cash: Rules
) -> None:
    assert posed(drill, cash, tag, 4, 11) == posed(drill, cash, tag, 4, 11)


def test_what_is_read_back_from_a_table_is_what_lies_there(rules: Rules) -> None:
    for drill, tag in EVERY:
        scene = posed(drill, rules, tag, 5, 3).scene
        spot = read_spot(scene, rules)
        shown = [scene.seat(number) for number in spot.seats]
        assert spot.betting.stacks == tuple(seat.stack for seat in shown)
        assert spot.betting.front == tuple(seat.front for seat in shown)
        assert spot.seats[spot.may.actor - 1] == scene.actor


def test_levels_bring_more_players_and_finer_amounts(tournament: Rules) -> None:
    def dealt(level: int) -> list[TableScene]:
        return [posed(ToCall(), tournament, CallTag.BET, level, seed).scene for seed in range(30)]

    assert all(len(scene.seats) == 4 for scene in dealt(1))
    assert all(len(scene.seats) == 9 for scene in dealt(5))
    assert all(seat.front % tournament.big_blind == 0 for scene in dealt(1) for seat in scene.seats)
    assert any(seat.front % tournament.big_blind for scene in dealt(5) for seat in scene.seats)
    assert all(seat.front % tournament.smallest_chip == 0 for scene in dealt(5) for seat in scene.seats)


# -- named mistakes, in the rulebooks' own examples


def told(rules: Rules, live: int, structure: Structure = Structure.NO_LIMIT, pot: int = 300) -> Play:
    """A flop that so many have come to."""
    on = felt(random.Random(1), rules, 1, structure)
    return after(on, live, streets=[Street.FLOP], gathered=pot)


def asked(play: Play) -> Posed:
    """What is to call and to raise."""
    scene = played(play)
    question = posed(ToCall(), play.felt.rules, CallTag.BET, 1)
    limited = play.felt.structure is Structure.POT_LIMIT
    return replace(
        question,
        scene=scene,
        asks=PotLimit().pose(play.felt.rules, PotLimitTag.BET, 1, random.Random(1)).asks
        if limited
        else question.asks[:2],
    )


def slips(play: Play, key: str, value: int) -> list[str]:
    marks = ToCall().grade(asked(play), play.felt.rules, {key: Number(value)})
    found = next(mark for mark in marks if mark.ask.key == key)
    return [slip.code for slip in found.slips]


def right(play: Play, key: str) -> int | str:
    marks = ToCall().grade(asked(play), play.felt.rules, {})
    return next(said(mark) for mark in marks if mark.ask.key == key)


def test_raise_upon_raise(tournament: Rules) -> None:
    """TDA addendum 43-1: 600, 1,600, 3,600."""
    play = told(tournament, 4)
    for to in (600, 1600, 3600):
        play.raise_to(to)
    assert right(play, "min_raise_to") == 5600
    assert slips(play, "min_raise_to", 7200) == [Slip.DOUBLE_THE_BET, Slip.LAST_TOTAL]
    assert slips(play, "min_raise_to", 2000) == [Slip.RAISE_BY]
    assert slips(play, "min_raise_to", 3800) == [Slip.BIG_BLIND_ADDED]
    assert slips(play, "to_call", 2000) == [Slip.LAST_STEP_CALLED]
    assert slips(play, "min_raise_to", 5600) == []


def test_short_all_ins_one_after_the_other(tournament: Rules) -> None:
    """TDA addendum 47-2: 300, all-ins to 500, 650 and 800."""
    play = told(tournament, 6)
    play.raise_to(300)
    for to in (500, 650, 800):
        play.all_in(to)
    assert right(play, "min_raise_to") == 1100
    assert slips(play, "min_raise_to", 1300) == [Slip.SHORTS_ADDED_UP]
    assert slips(play, "min_raise_to", 950) == [Slip.SHORT_AS_RAISE]
    assert slips(play, "min_raise_to", 600) == [Slip.COMPLETED]
    assert slips(play, "to_call", 300) == [Slip.ALL_IN_NOT_CALLED]


def test_a_short_big_blind(tournament: Rules) -> None:
    """WSOP live 150, at twice its stakes: 100/200, the big blind has 120."""
    on = felt(random.Random(1), tournament, 1, Structure.NO_LIMIT)
    play = before(on, 4, short_blind=120)
    assert (right(play, "to_call"), right(play, "min_raise_to")) == (200, 400)
    assert slips(play, "to_call", 120) == [Slip.SHORT_BLIND_CALLED]
    assert slips(play, "min_raise_to", 320) == [Slip.SHORT_BLIND_RAISED]


def test_what_lies_in_front_counts(tournament: Rules) -> None:
    on = felt(random.Random(1), tournament, 1, Structure.NO_LIMIT)
    play = before(on, 4)
    play.raise_to(600)
    play.fold()
    assert right(play, "to_call") == 500
    assert slips(play, "to_call", 600) == [Slip.FRONT_FORGOTTEN]
    assert slips(play, "min_raise_to", 900) == [Slip.CHIPS_ADDED]


def test_a_straddle_by_either_edition(tournament: Rules) -> None:
    """WSOP live 2026, 165: double the straddle; 2024, 161: three big blinds."""
    other = tournament.model_copy(update={"straddle_raise": StraddleRaise.BIG_BLIND})
    for rules, least, wrong in ((tournament, 800, 600), (other, 600, 800)):
        on = felt(random.Random(1), rules, 1, Structure.NO_LIMIT)
        play = before(on, 5, straddle=400)
        assert right(play, "min_raise_to") == least
        assert Slip.OTHER_STRADDLE_RULE in slips(play, "min_raise_to", wrong)


def test_limit_all_ins_of_less_and_more_than_half(tournament: Rules) -> None:
    """TDA 47-B, WSOP live 129, at ten times their stakes: over 200, all-ins to 280 and to 320."""
    for to, least, wrong, slip in (
        (280, 400, 480, Slip.SHORT_BET_RAISED),
        (320, 520, 400, Slip.HALF_BET_COMPLETED),
    ):
        play = told(tournament, 4, Structure.FIXED_LIMIT)
        play.raise_to(200)
        play.all_in(to)
        assert right(play, "min_raise_to") == least
        assert slip in slips(play, "min_raise_to", wrong)


def test_the_pot_after_the_call(tournament: Rules) -> None:
    """WSOP live, preface, at ten times its stakes: pot 1,000, bet 500: to 2,500."""
    play = told(tournament, 3, Structure.POT_LIMIT, 1000)
    play.raise_to(500)
    assert right(play, "max_raise_to") == 2500
    assert slips(play, "max_raise_to", 2000) == [Slip.POT_BEFORE_CALL, Slip.BETS_LEFT_OUT, Slip.RAISE_BY]
    assert slips(play, "max_raise_to", 1500) == [Slip.THREE_BETS]


def test_the_pot_of_pages_for_players(tournament: Rules) -> None:
    """80 in the pot with a bet of 20 in it: to 120, and not the 100 of “the pot before the raise” (at 20 times)."""
    play = told(tournament, 3, Structure.POT_LIMIT, 1200)
    play.raise_to(400)
    assert right(play, "max_raise_to") == 2400
    assert slips(play, "max_raise_to", 2000)[0] == Slip.POT_BEFORE_CALL


def test_first_in_at_pot_limit_by_either_count(tournament: Rules) -> None:
    """TDA 54-B: 3.5 big blinds; WSOP live 187: 4. A dead small blind counts all the same: TDA 54-B, example 1."""
    live = tournament.model_copy(update={"pot_count": PotCount.LIVE, "ante": None})
    strict = tournament.model_copy(update={"ante": None})
    for rules, most, wrong in ((strict, 700, 800), (live, 800, 700)):
        on = felt(random.Random(1), rules, 1, Structure.POT_LIMIT)
        assert right(before(on, 4), "max_raise_to") == most
        assert slips(before(on, 4), "max_raise_to", wrong)[0] == Slip.OTHER_POT_COUNT
    dead = before(felt(random.Random(1), strict, 1, Structure.POT_LIMIT), 4, dead_blind=True)
    assert right(dead, "max_raise_to") == 700
    assert slips(dead, "max_raise_to", 600)[0] == Slip.BLIND_AS_IT_LIES


# -- who may raise


def may(play: Play, given: str) -> Mark:
    """The mark of an answer to “may he raise?”."""
    question = replace(posed(MayRaise(), play.felt.rules, RightTag.FULL_RAISE, 1), scene=played(play))
    marks = MayRaise().grade(question, play.felt.rules, {"may_raise": Choice(given)})
    return marks[0]


def addendum_47_1(rules: Rules) -> Play:
    """At 100/200: A 200, B all-in 250, C 250, D all-in 400, E 400, the blinds fold, A to act."""
    play = before(felt(random.Random(1), rules, 1, Structure.NO_LIMIT), 7)
    play.call()
    play.all_in(250)
    play.call()
    play.all_in(400)
    play.call()
    play.fold()
    play.fold()
    return play


def test_short_all_ins_reopen_for_each_player_by_what_he_faces(tournament: Rules) -> None:
    """TDA addendum 47-1 and 1-A: A faces a full raise, C does not."""
    play = addendum_47_1(tournament)
    assert may(play, "may").right
    assert [slip.code for slip in may(play, "may_not").slips] == [Slip.SHORTS_NEVER_ADD_UP]
    play.call()
    assert may(play, "may_not").right
    assert [slip.code for slip in may(play, "may").slips] == [Slip.GLOBAL_REOPEN, Slip.EVERY_ALL_IN_REOPENS]


def test_the_raise_of_one_reopens_the_other(tournament: Rules) -> None:
    """TDA addendum 47-1-B."""
    play = addendum_47_1(tournament)
    play.raise_to(600)
    play.fold()
    assert may(play, "may").right


def test_one_short_all_in_reopens_nothing(tournament: Rules) -> None:
    """TDA 47-A: 200, 400, all-in 580; the raiser faces 180."""
    play = told(tournament, 4)
    play.raise_to(200)
    play.raise_to(400)
    play.all_in(580)
    play.call()
    play.call()
    assert [slip.code for slip in may(play, "may").slips] == [Slip.EVERY_ALL_IN_REOPENS]


def test_who_has_not_acted_may_raise_over_a_short_all_in(tournament: Rules) -> None:
    """TDA addendum 47-3."""
    play = before(felt(random.Random(1), tournament, 1, Structure.NO_LIMIT), 4)
    play.call()
    play.all_in(375)
    play.fold()
    assert may(play, "may").right
    assert [slip.code for slip in may(play, "may_not").slips] == [Slip.SHORT_CLOSES]


def test_the_second_stage_asks_what_follows_from_the_first(cash: Rules) -> None:
    for tag in RightTag:
        question = posed(MayRaise(), cash, tag, 2)
        first, second = question.stages
        assert first.passing
        answers = {mark.ask.key: mark.expected for mark in MayRaise().grade(question, cash, {})}
        assert second.asks[0].key == ("min_raise_to" if answers["may_raise"] == Choice("may") else "to_call")


# -- words


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
def test_every_reason_has_all_its_sentence_names(
    drill: ToCall | MayRaise | PotLimit, rules: Rules, app: Flask
) -> None:
    from trainer.web.words import word

    with app.test_request_context("/"):
        for tag in drill.skills:
            for mark in drill.grade(posed(drill, rules, tag, 4), rules, {}):
                assert "%(" not in word(mark.why.reason, **mark.why.facts)


@pytest.mark.parametrize(("drill", "tag"), EVERY)
def test_a_question_states_no_rule_it_does_not_turn_on(
    drill: ToCall | MayRaise | PotLimit, tag: str, rules: Rules
) -> None:
    question = posed(drill, rules, tag, 3)
    notes = question.notes
    assert ("straddle_raise" in notes) == any(move.deed is Deed.STRADDLE for move in question.scene.moves)
    assert ("raise_cap" in notes) == (
        drill.id == "may_raise" and question.scene.structure is Structure.FIXED_LIMIT
    )
