"""A whole hand dealt through, against a bookkeeper who knows nothing of the engine: he adds up what players do.

Sources: TDA rules 2024, 15-B (uncalled bets), 16 and 17 (showdown), 20-A (odd chips), 21 (side pots); WSOP live action
rules 2024, 145 and 149.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import gcd
from typing import Any

import pytest
from phevaluator import evaluate_cards

from trainer.cards import DECK, shuffled
from trainer.games.texas_holdem import GAME
from trainer.games.texas_holdem.betting import Call, Fold, RaiseTo
from trainer.games.texas_holdem.choices import AllInShowdown
from trainer.games.texas_holdem.drills.policy import play
from trainer.games.texas_holdem.drills.running.codes import Now
from trainer.games.texas_holdem.drills.running.drill import RealHand, RunTable, skill_of
from trainer.games.texas_holdem.drills.running.hands import Early, Run, Spoken, run_of
from trainer.games.texas_holdem.drills.running.stages import answers as right_answers
from trainer.games.texas_holdem.drills.running.tags import RunTag
from trainer.games.texas_holdem.hand import DealBoard, DealHole, Setup
from trainer.games.texas_holdem.played import Played, history_of
from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.scenes import Deed, RulingScene, TroubleScene
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure
from trainer.quiz import LEVELS, NATURAL, Address, Choice, Mark, Number, Posed, Several, Stage, UnknownDrill
from trainer.reading import GameBook

HOUSES = ("tournament-nl", "cash-nl", "cash-pl", "tournament-limit", "home")
DRILL = RunTable()


def posed(rules: Rules, tag: str = NATURAL, level: int = 3, seed: int = 0) -> Posed:
    return DRILL.pose(rules, tag, level, random.Random(seed))


def marks(question: Posed, rules: Rules) -> dict[str, Mark]:
    return {mark.ask.key: mark for mark in DRILL.grade(question, rules, {})}


def right(question: Posed, rules: Rules) -> dict[str, Any]:
    """What is right, by ask."""
    values = {}
    for key, mark in marks(question, rules).items():
        match mark.expected:
            case Number(value=value):
                values[key] = value
            case Choice(option=option):
                values[key] = option
            case Several(options=options):
                values[key] = options
    return values


def answers(stage: Stage, found: dict[str, Any]) -> dict[str, Any]:
    """A stage's right answers by the last part of their keys."""
    return {ask.key.rpartition(".")[2]: found[ask.key] for ask in stage.asks}


@pytest.fixture(params=HOUSES)
def house(request: pytest.FixtureRequest, holdem: GameBook[Variant]) -> Rules:
    return holdem.variants[request.param].rules


@pytest.fixture
def every_house(holdem: GameBook[Variant]) -> list[Rules]:
    return [variant.rules for variant in holdem.variants.values()]


# -- a bookkeeper


class Book:
    """A hand added up: what each has put in on this street and in all, who has folded."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.stacks = list(run.setup.stacks)
        self.total = [0] * run.players
        self.front = [0] * run.players
        self.live = set(range(run.players))
        self.dead = 0
        for i in range(run.players):
            ante = min(run.setup.antes[i], self.stacks[i])
            self.stacks[i] -= ante
            self.dead += ante
        for i in range(run.players):
            self._put(i, min(run.setup.blinds[i], self.stacks[i]))

    def _put(self, i: int, chips: int) -> None:
        self.stacks[i] -= chips
        self.front[i] += chips
        self.total[i] += chips

    def takes(self, event: object) -> None:
        match event:
            case Fold(player=player):
                self.live.discard(player - 1)
            case Call(player=player):
                owed = self.bet - self.front[player - 1]
                self._put(player - 1, min(owed, self.stacks[player - 1]))
            case RaiseTo(player=player, to=to):
                self._put(player - 1, to - self.front[player - 1])
            case DealBoard():
                self.give_back()
                self.front = [0] * self.run.players

    @property
    def bet(self) -> int:
        """How high the bet stands: a big blind counts in full while somebody behind it has chips."""
        most = max(self.front)
        posted = max(self.run.setup.blinds) if self.total == self.front else 0
        others = sum(self.stacks[i] > 0 for i in self.live)
        return max(most, posted) if others > 1 else most

    def uncalled(self) -> int:
        first, second = sorted(self.front, reverse=True)[:2]
        return first - second

    def give_back(self) -> None:
        back = self.uncalled()
        i = self.front.index(max(self.front))
        if back:
            self.front[i] -= back
            self.total[i] -= back
            self.stacks[i] += back

    def pots(self) -> list[tuple[int, set[int]]]:
        """Chip after chip: every chip of a player goes into the pot of those who have put in as many."""
        self.give_back()
        pots: dict[frozenset[int], int] = {}
        live_most = max(self.total[i] for i in self.live)
        size = gcd(*self.total)
        for i in range(self.run.players):
            for chip in range(0, self.total[i], size):
                who = frozenset(j for j in self.live if self.total[j] > min(chip, live_most - 1))
                pots[who] = pots.get(who, 0) + size
        ordered = sorted(pots.items(), key=lambda pot: -len(pot[0]))
        found = [(amount, set(who)) for who, amount in ordered]
        shortest = min(self.total[i] for i in self.live)
        if self.dead and (not found or shortest == 0):
            found.insert(0, (0, set(self.live)))
        if self.dead:
            found[0] = (found[0][0] + self.dead, found[0][1])
        return found


def at_its_end(run: Run) -> Book:
    book = Book(run)
    for event in run.events:
        book.takes(event)
    return book


def strength(run: Run, i: int) -> int:
    """The lower the better."""
    hole = next(e.cards for e in run.events if isinstance(e, DealHole) and e.player == i + 1)
    board = [card for e in run.events if isinstance(e, DealBoard) for card in e.cards]
    return int(evaluate_cards(*hole, *board))


def hands(rules: Rules, tags: tuple[str, ...], seeds: range) -> Iterator[tuple[Run, Posed, dict[str, Any]]]:
    for tag in tags:
        for seed in seeds:
            question = posed(rules, tag, 1 + seed % 5, seed)
            yield run_of(question.scene), question, right(question, rules)


# -- dealing


BARRED = ("why.raise.not_reopened", "why.raise.less_than_half")
SHOWS: dict[RunTag, Callable[[Posed, dict[str, Mark], Rules], bool]] = {
    RunTag.HEADS_UP: lambda q, m, r: run_of(q.scene).players == 2,
    RunTag.THREE: lambda q, m, r: run_of(q.scene).players == 3,
    RunTag.SIX: lambda q, m, r: run_of(q.scene).players == min(6, r.players),
    RunTag.FULL: lambda q, m, r: run_of(q.scene).players == r.players,
    RunTag.NO_SHOWDOWN: lambda q, m, r: len(at_its_end(run_of(q.scene)).live) == 1,
    RunTag.LAST_BET: lambda q, m, r: any(
        isinstance(e, RaiseTo) for e in river_of(run_of(q.scene))
    ) and len(at_its_end(run_of(q.scene)).live) > 1,
    RunTag.ALL_IN: lambda q, m, r: not river_of(run_of(q.scene)),
    RunTag.SHORT_ALL_IN: lambda q, m, r: any(
        mark.expected == Choice("may_not") and mark.why.reason in BARRED for mark in m.values()
    ),
    RunTag.SIDE_POTS: lambda q, m, r: len(at_its_end(run_of(q.scene)).pots()) > 1,
    RunTag.SPLIT: lambda q, m, r: any(stage.code == "run_shares" for stage in q.stages),
    RunTag.IRREGULAR: lambda q, m, r: any(stage.code == "run_ruling" for stage in q.stages),
    RunTag.OUT_OF_TURN: lambda q, m, r: any(stage.code == "run_early" for stage in q.stages),
    RunTag.DEALER_ERROR: lambda q, m, r: any(isinstance(stage.scene, TroubleScene) for stage in q.stages),
}  # fmt: skip


def river_of(run: Run) -> list[object]:
    """What players did on the river."""
    last = max((i for i, e in enumerate(run.events) if isinstance(e, DealBoard)), default=0)
    board = sum(len(e.cards) for e in run.events if isinstance(e, DealBoard))
    return list(run.events[last + 1 :]) if board == 5 else [None]


@pytest.mark.parametrize("tag", RunTag)
def test_every_skill_is_dealt_at_every_level_and_is_there(tag: RunTag, house: Rules) -> None:
    for level in LEVELS:
        question = posed(house, tag, level, seed=level)
        assert question.tags[0] == tag
        assert SHOWS[tag](question, marks(question, house), house), level


def test_the_same_seed_deals_the_same_hand(house: Rules) -> None:
    assert posed(house, NATURAL, 5, 7) == posed(house, NATURAL, 5, 7)
    assert posed(house, NATURAL, 5, 7) != posed(house, NATURAL, 5, 8)


# house, skill, level, seed; then stacks, button, board, how many events, where something goes wrong
GOLDEN = [
    ("cash-nl", NATURAL, 3, 1, (235, 286, 321, 144), 2, "Th6s4sQdQs", 19, ()),
    (
        *("tournament-nl", RunTag.SIDE_POTS, 4, 12345),
        *((11175, 14675, 12450, 22150, 2125, 10325, 18550, 2850), 1, "4dJh2cTd8h", 28, (8, 26)),
    ),
    ("cash-limit", RunTag.IRREGULAR, 5, 7, (134, 174, 6, 227, 8, 13, 135, 151), 2, "2h4h3d9d3s", 25, (17,)),
]


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden[0])
def test_an_address_deals_the_hand_it_always_dealt(
    golden: tuple[Any, ...], holdem: GameBook[Variant]
) -> None:
    """A change that deals otherwise raises the generator's number, and these with it."""
    house, skill, level, seed, *wanted = golden
    run = run_of(posed(holdem.variants[house].rules, skill, level, seed).scene)
    board = "".join(card for e in run.events if isinstance(e, DealBoard) for card in e.cards)
    troubles = tuple(trouble.event for trouble in run.troubles)
    assert [run.setup.stacks, run.button, board, len(run.events), troubles] == wanted


@pytest.mark.parametrize("seats", [2, 3])
def test_a_skill_that_a_small_table_has_no_room_for_is_dealt_as_it_comes(cash: Rules, seats: int) -> None:
    small = cash.changed(players=seats)
    for tag in RunTag:
        question = posed(small, tag, 3, 1)
        assert run_of(question.scene).players <= seats
        assert (tag in question.tags) or (seats == 2 and tag in NEEDS_THREE)


NEEDS_THREE = (RunTag.THREE, RunTag.SIDE_POTS, RunTag.SHORT_ALL_IN, RunTag.OUT_OF_TURN)


def odd_setup(rng: random.Random) -> Setup:
    """What a history may begin with: blinds missing, posted out of turn or equal, antes, stacks of a chip."""
    players, big = rng.randint(2, 10), rng.choice([2, 3, 10])
    stakes = Stakes(rng.choice([0, 1, big]), big, small_bet=big, big_bet=2 * big)
    blinds = [0] * players if rng.random() < 0.2 else list(stakes.blinds_of(players))
    if rng.random() < 0.3:
        blinds[rng.randrange(players)] = rng.choice([0, big, 2 * big])
    antes = [rng.choice([0, 1, big]) if rng.random() < 0.3 else 0 for _ in range(players)]
    stacks = [rng.randint(1, rng.choice([3, 12, 100]) * big) for _ in range(players)]
    structure = rng.choice([Structure.NO_LIMIT, Structure.POT_LIMIT, Structure.FIXED_LIMIT])
    return Setup(BettingRules(structure), stakes, tuple(stacks), tuple(blinds), tuple(antes))


def test_any_history_can_be_asked_about(every_house: list[Rules]) -> None:
    """Whatever a hand began with and wherever it stops, its questions can be put, and their answers are right."""
    asked = 0
    for seed in range(150):
        rng = random.Random(seed)
        setup = odd_setup(rng)
        events = play(rng, setup, shuffled(rng, DECK), {}, 1)
        if seed % 3 == 0:
            events = events[: rng.randint(0, len(events))]
        run = Run(setup, events, button=len(setup.stacks))
        found = right_answers(run, rng.choice(every_house))
        assert all(one.mark(one.right).right for one in found.values())
        asked += len(found)
    assert asked > 1000


def test_hands_differ_as_they_do_at_a_table(tournament: Rules) -> None:
    done: set[tuple[Deed, bool]] = set()
    live: set[int] = set()
    for seed in range(40):
        question = posed(tournament, seed=seed)
        live.add(len(at_its_end(run_of(question.scene)).live))
        for stage in question.stages:
            scene = stage.scene.table if isinstance(stage.scene, RulingScene | TroubleScene) else stage.scene
            done |= {(move.deed, move.all_in) for move in scene.moves}
    assert {deed for deed, _ in done} >= {Deed.FOLD, Deed.CHECK, Deed.CALL, Deed.BET, Deed.RAISE}
    assert {(Deed.CALL, True), (Deed.RAISE, True), (Deed.BET, True)} <= done
    assert live >= {1, 2, 3}


def test_a_hand_has_a_dealers_share_of_stages(every_house: list[Rules]) -> None:
    """Enough to be a hand, few enough to be played: at the level's number unless more cannot be left out."""
    for rules in every_house:
        for level in LEVELS:
            sizes = [len(posed(rules, NATURAL, level, seed).stages) for seed in range(3)]
            assert min(sizes) >= 3
            assert sorted(sizes)[1] <= 6 + 2 * level
            assert max(sizes) <= 24


def test_no_stage_shows_what_is_asked(house: Rules) -> None:
    """Nobody's cards lie open before the showdown, no actor is marked where it is asked whose turn it is."""
    for seed in range(12):
        for stage in posed(house, NATURAL, 4, seed).stages:
            keys = {ask.key.rpartition(".")[2] for ask in stage.asks}
            scene = stage.scene.table if isinstance(stage.scene, RulingScene | TroubleScene) else stage.scene
            if "to_act" in keys or "now" in keys:
                assert scene.actor is None
            if (
                keys & {"to_act", "to_call", "shows_first"}
                and house.all_in_showdown is not AllInShowdown.AT_ONCE
            ):
                assert not any(seat.cards for seat in scene.seats)


# -- whose turn, and what comes next


def test_the_turn_goes_clockwise_to_the_first_who_can_act(house: Rules) -> None:
    for run, question, found in hands(house, (NATURAL, RunTag.HEADS_UP, RunTag.SIDE_POTS), range(8)):
        for stage in question.stages:
            wanted = answers(stage, found).get("to_act")
            if wanted is None:
                continue
            seats = {seat.number: seat for seat in stage.scene.seats}
            start = run.button
            if stage.code == "run_first":
                blinds = [move.seat for move in stage.scene.moves]
                start = blinds[-1]
            order = [(start + i) % run.players + 1 for i in range(run.players)]
            able = [number for number in order if not seats[number].folded and seats[number].stack]
            assert wanted == f"seat_{able[0]}"


def test_what_comes_now_by_the_book(house: Rules) -> None:
    at_once = house.all_in_showdown is AllInShowdown.AT_ONCE
    seen = set()
    for _run, question, found in hands(house, (NATURAL, RunTag.ALL_IN, RunTag.NO_SHOWDOWN), range(10)):
        for stage in question.stages:
            now = answers(stage, found).get("now")
            if now is None:
                continue
            seen.add(now)
            live = [seat for seat in stage.scene.seats if not seat.folded]
            fronts = sorted(seat.front for seat in stage.scene.seats)
            big_blind = next((m.seat for m in stage.scene.moves if m.deed is Deed.BIG_BLIND), None)
            acted = {m.seat for m in stage.scene.moves if m.deed not in (Deed.SMALL_BLIND, Deed.BIG_BLIND)}
            if now == Now.NEXT_PLAYER:
                assert big_blind not in acted
                assert not any(m.deed is Deed.RAISE for m in stage.scene.moves)
            elif fronts[-1] > fronts[-2]:
                assert now == Now.BET_BACK
            elif len(live) == 1:
                assert now == Now.PUSH_POT
            elif len(stage.scene.board) == 5:
                assert now == Now.SHOWDOWN
            elif sum(bool(seat.stack) for seat in live) < 2:
                assert now == (Now.HANDS_UP if at_once else Now.BURN_AND_DEAL)
            else:
                assert now == Now.BURN_AND_DEAL
    assert len(seen) > 3


# -- chips


def test_what_is_to_call_and_lies_in_the_pot_adds_up(house: Rules) -> None:
    for run, question, found in hands(house, (NATURAL, RunTag.SHORT_ALL_IN), range(8)):
        for stage in question.stages:
            asked = answers(stage, found)
            scene = stage.scene
            if "to_call" in asked:
                seat = scene.seat(scene.actor)
                bet = max(*(s.front for s in scene.seats), max(run.setup.blinds) * (not scene.board))
                assert asked["to_call"] == min(bet - seat.front, seat.stack)
            if "pot" in asked:
                fronts = sorted(seat.front for seat in scene.seats)
                back = fronts[-1] - fronts[-2]
                before = sum(scene.pots) + (scene.pot or 0)
                assert asked["pot"] == before + sum(fronts) - back
                assert asked.get("returned", back) == back


def test_pots_are_those_of_a_bookkeeper(house: Rules) -> None:
    seen = 0
    for run, question, found in hands(house, (RunTag.SIDE_POTS, RunTag.SHORT_ALL_IN), range(8)):
        for stage in question.stages:
            if stage.code != "run_pots":
                continue
            book, asked, dealt = Book(run), answers(stage, found), 0
            for event, following in pairwise((*run.events, None)):
                book.takes(event)
                dealt += len(event.cards) if isinstance(event, DealBoard) else 0
                if dealt == len(stage.scene.board) and (
                    following is None or isinstance(following, DealBoard)
                ):
                    break
            assert seated(run, book.front) == [seat.front for seat in stage.scene.seats]
            assert asked.pop("returned") == book.uncalled()
            assert list(asked.values()) == [amount for amount, _ in book.pots()]
            seen += 1
    assert seen > 5


def seated(run: Run, values: list[int]) -> list[int]:
    """Values of players in the order of their seats."""
    by_seat = {run.seat(i + 1): value for i, value in enumerate(values)}
    return [by_seat[number] for number in sorted(by_seat)]


def test_every_pot_goes_to_the_best_hand_that_is_in_it_last_side_pot_first(house: Rules) -> None:
    for run, question, found in hands(house, (RunTag.SIDE_POTS, RunTag.SPLIT), range(8)):
        pots = at_its_end(run).pots()
        order = []
        for stage in question.stages:
            asked = answers(stage, found)
            if "next_pot" in asked:
                assert asked["next_pot"] == f"side_pot_{len(stage.asks[0].options) - 1}"
            if "winners" in asked:
                place = int(stage.code.rpartition("_")[2]) if stage.code != "main_pot" else 0
                order.append(place)
                amount, who = pots[place]
                best = min(strength(run, i) for i in who)
                won = {i for i in who if strength(run, i) == best}
                assert asked["winners"] == {f"seat_{run.seat(i + 1)}" for i in won}
            if stage.code == "run_shares":
                assert sum(asked.values()) == amount
                assert shares(run, amount, won) == asked
        assert order == sorted(order, reverse=True)


def shares(run: Run, amount: int, won: set[int]) -> dict[str, int]:
    """Chip after chip to the winners in turn from the left of the button, as many rounds as there are chips."""
    given = dict.fromkeys(sorted(won), 0)
    chips = [run.chip] * (amount // run.chip) + [amount % run.chip] * bool(amount % run.chip)
    for n, chip in enumerate(chips):
        given[list(given)[n % len(given)]] += chip
    return {f"seat_{run.seat(i + 1)}": chips for i, chips in given.items()}


# -- the showdown


def test_who_shows_first(every_house: list[Rules]) -> None:
    """The last to bet or raise on the river; else the first at the button's left, of those in the side pot. With somebody
    all-in nobody shows first in a tournament: all do at once (TDA 16)."""
    for rules in every_house:
        for run, question, found in hands(rules, (RunTag.LAST_BET, RunTag.SPLIT), range(4)):
            wanted = next(
                (a["shows_first"] for s in question.stages if "shows_first" in (a := answers(s, found))), None
            )
            bets = [e for e in river_of(run) if isinstance(e, RaiseTo)]
            end = at_its_end(run)
            all_in = any(not end.stacks[i] for i in end.live)
            if wanted and all_in and rules.all_in_showdown is AllInShowdown.AT_ONCE:
                assert wanted == "all_at_once"
            elif wanted and bets:
                assert wanted == f"seat_{run.seat(bets[-1].player)}"
            elif wanted and river_of(run):
                side = end.pots()[-1][1]
                assert wanted == f"seat_{run.seat(min(side) + 1)}"


# -- what goes wrong


def test_a_ruling_comes_to_what_the_player_does_then(every_house: list[Rules]) -> None:
    seen = set()
    for rules in every_house:
        for run, question, found in hands(rules, (RunTag.IRREGULAR,), range(10)):
            stages = [stage for stage in question.stages if stage.code == "run_ruling"]
            spoken = [trouble for trouble in run.troubles if isinstance(trouble, Spoken)]
            assert len(stages) == len(spoken)
            for stage, trouble in zip(stages, spoken, strict=True):
                asked, event = answers(stage, found), run.events[trouble.event]
                seen.add(trouble.way.code)
                if isinstance(event, RaiseTo):
                    assert asked["action"] in ("as_bet", "as_raise", "as_all_in")
                    assert asked["in_front"] == event.to
                else:
                    assert asked["action"] == ("as_call" if stage.scene.facts["bet"] else "as_check")
                    assert asked.get("in_front", 0) == stage.scene.facts["bet"]
    assert len(seen) > 5


def test_action_out_of_turn_stands_unless_the_bet_has_gone_up(house: Rules) -> None:
    for run, question, found in hands(house, (RunTag.OUT_OF_TURN,), range(12)):
        stages = [stage for stage in question.stages if stage.code == "run_early"]
        early = [trouble for trouble in run.troubles if isinstance(trouble, Early)]
        for stage, trouble in zip(stages, early, strict=True):
            raised = isinstance(run.events[trouble.event - 1], RaiseTo)
            folded = isinstance(run.events[trouble.event], Fold) and trouble.code == "late.early_fold"
            assert answers(stage, found)["early"] == (
                "found_free" if raised and not folded else "found_binds"
            )


def test_no_error_of_the_dealers_ends_the_hand(every_house: list[Rules]) -> None:
    for rules in every_house:
        for _run, question, found in hands(rules, (RunTag.DEALER_ERROR,), range(6)):
            remedies = [a["remedy"] for s in question.stages if "remedy" in (a := answers(s, found))]
            assert remedies
            assert not {"fix_misdeal", "fix_void"} & set(remedies)


# -- judging


def test_every_right_answer_is_right_and_every_key_is_there_once(every_house: list[Rules]) -> None:
    for rules in every_house:
        for seed in range(4):
            question = posed(rules, NATURAL, 5, seed)
            keys = [ask.key for ask in question.asks]
            assert len(keys) == len(set(keys))
            given = {key: mark.expected for key, mark in marks(question, rules).items()}
            assert all(mark.right and not mark.slips for mark in DRILL.grade(question, rules, given))


def test_mistakes_have_their_names(cash: Rules) -> None:
    question = posed(cash, RunTag.SIDE_POTS, 4, 2)
    found = marks(question, cash)
    pot = next(key for key in found if key.endswith("next_pot"))
    winners = next(key for key in found if key.endswith("winners"))
    stage = next(stage for stage in question.stages if stage.asks[0].key == winners)
    seats = frozenset(stage.asks[0].options)
    given = {pot: Choice("main_pot"), winners: Several(seats)}
    wrong = {mark.ask.key: mark for mark in DRILL.grade(question, cash, given)}
    assert [slip.code for slip in wrong[pot].slips] == ["slip.main_pot_first"]
    assert wrong[winners].slips


# -- hands really played


@pytest.mark.parametrize("hand", Played)
def test_a_shipped_hand_is_dealt_under_every_house(hand: Played, every_house: list[Rules]) -> None:
    for rules in every_house:
        question = RealHand().pose(rules, hand, 5, random.Random(1))
        assert question.tags == (hand,)
        given = {mark.ask.key: mark.expected for mark in RealHand().grade(question, rules, {})}
        assert all(mark.right for mark in RealHand().grade(question, rules, given))


def test_a_hand_really_played_asks_what_its_dealer_had_to_know(tournament: Rules) -> None:
    """Event 43, hand 1: blinds 40,000/80,000, a big blind ante of 120,000; p4 makes it 170,000, p2 calls from the blind."""
    question = RealHand().pose(tournament, Played.EVENT_43_HAND_1, 5, random.Random(1))
    found = {mark.ask.key: mark.expected for mark in RealHand().grade(question, tournament, {})}
    first = question.stages[0]
    assert found[first.asks[0].key] == Choice("seat_3")
    facing = next(
        stage
        for stage in question.stages
        if stage.scene.actor == 2 and stage.scene.street == "preflop" and len(stage.asks) == 2
    )
    assert [found[ask.key] for ask in facing.asks] == [Number(90_000), Number(260_000)]
    assert found[question.stages[-1].asks[0].key] == Several(frozenset({"seat_2"}))


def test_a_kept_hand_is_the_same_question_as_the_shipped_one(tournament: Rules) -> None:
    text = history_of(Played.EVENT_54_HAND_14)
    skill = skill_of("0" * 24)
    address = Address("texas_holdem", "real_hand", "x", "0" * 12, skill, 4, 0, GAME.generator)
    kept = GAME.question(address, tournament, text)
    shipped = RealHand().pose(tournament, Played.EVENT_54_HAND_14, 4, random.Random(0))
    assert kept.posed.stages == shipped.stages
    with pytest.raises(UnknownDrill):
        GAME.question(address, tournament)
    with pytest.raises(UnknownDrill):
        GAME.question(address, tournament, text.replace("'p3 cbr 160000'", "'p3 cbr 150000'"))
