"""Random hands step by step against PokerKit, an independent engine.

PokerKit 0.7 leaves the rulebooks in a few places. There it is no oracle: `Wagers.unlike` and `odd_chips` name each, the
comparison of what it concerns is left out, and another test states our rule for it (test_raising, test_pot_limit,
test_pots). Hands with a short blind, and those of two players with equal blinds, where PokerKit lets the big blind act
first, are not dealt here for the same reason.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

pokerkit = pytest.importorskip("pokerkit")

from pokerkit import Automation, BettingStructure, Mode, Opening, State  # noqa: E402
from pokerkit import Street as TheirStreet  # noqa: E402
from pokerkit.hands import StandardHighHand  # noqa: E402
from pokerkit.utilities import Deck  # noqa: E402

from trainer.games.texas_holdem.betting import Call, Fold, Options, RaiseTo, Street, street_bet  # noqa: E402
from trainer.games.texas_holdem.hand import DealBoard, DealHole, Event, Setup, Stage  # noqa: E402
from trainer.games.texas_holdem.outcome import Result, settle  # noqa: E402
from trainer.games.texas_holdem.structure import Structure  # noqa: E402

Deals = Callable[..., Any]
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
    Automation.RUNOUT_COUNT_SELECTION,
)
STRUCTURES = {
    Structure.NO_LIMIT: BettingStructure.NO_LIMIT,
    Structure.POT_LIMIT: BettingStructure.POT_LIMIT,
    Structure.FIXED_LIMIT: BettingStructure.FIXED_LIMIT,
}
THEIR_CAP = 4
"""Wagers a street in fixed limit, the big blind not counted."""


def theirs(setup: Setup) -> Any:
    """The same hand in PokerKit. Between two the blinds and antes are written from the button."""
    limit = setup.rules.structure is Structure.FIXED_LIMIT
    small, big = setup.stakes.small_bet, setup.stakes.big_bet
    least = [small, small, big, big] if limit else [setup.stakes.big_blind] * 4
    turned = slice(None, None, -1) if len(setup.stacks) == 2 else slice(None)
    streets = tuple(
        TheirStreet(
            bool(dealt), (False, False) if not dealt else (), dealt, False, Opening.POSITION, bet,
            THEIR_CAP if limit else None,
        )
        for dealt, bet in zip((0, 3, 1, 1), least, strict=True)
    )  # fmt: skip
    return State(
        AUTOMATIC, Deck.STANDARD, (StandardHighHand,), streets, STRUCTURES[setup.rules.structure],
        setup.trim_antes, setup.antes[turned], setup.blinds[turned], 0, setup.stacks, len(setup.stacks),
        mode=Mode.CASH_GAME,
    )  # fmt: skip


@dataclass
class Wagers:
    """What has happened on a street that PokerKit counts otherwise."""

    street: Street
    full: int = 0
    short: int = 0
    short_first: bool = False
    wagers: int = 0

    def add(self, before: Any, raise_to: RaiseTo) -> None:
        added = raise_to.to - before.bet
        if before.rules.structure is Structure.FIXED_LIMIT:
            is_short = raise_to.to - before.full != street_bet(before)
        else:
            is_short = added < before.increment
        self.short += is_short
        self.short_first |= is_short and not self.full
        self.full += not is_short
        self.wagers += 1

    def unlike(self, structure: Structure) -> str | None:
        """Why the right to raise and its bounds may differ; None: they must agree."""
        if structure is Structure.FIXED_LIMIT:
            if self.short:
                return "fixed limit: short all-ins"
            return "fixed limit: the cap" if self.wagers >= THEIR_CAP else None
        if self.short_first:
            return "a short all-in before any full raise"
        return "several short all-ins" if self.short > 1 else None


def compare(mine: Options, state: Any) -> bool:
    """The state before an action. False where only the right to raise, or its bounds, differ."""
    assert state.actor_index == mine.actor - 1
    assert state.total_pot_amount == mine.pot
    assert state.checking_or_calling_amount == mine.to_call
    right = state.can_complete_bet_or_raise_to()
    bounds = (
        (state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount)
        if right
        else (None, None)
    )
    return (right, *bounds) == (mine.may_raise, mine.min_raise_to, mine.max_raise_to)


def skip_idle_check(state: Any) -> int:
    """PokerKit asks the big blind for his option also when everybody else is all-in: nobody could answer a raise."""
    if state.actor_index is None:
        return 0
    assert state.checking_or_calling_amount == 0
    assert not state.can_complete_bet_or_raise_to()
    state.check_or_call()
    return 1


def do(state: Any, event: Event) -> None:
    match event:
        case DealHole(_, cards):
            state.deal_hole("".join(str(card) for card in cards))
        case DealBoard(cards):
            state.burn_card("??")
            state.deal_board("".join(cards))
        case Fold():
            state.fold()
        case Call():
            state.check_or_call()
        case RaiseTo(_, to):
            state.complete_bet_or_raise_to(to)


def odd_chips(result: Result) -> int:
    """How many chips may lie elsewhere: PokerKit gives all odd chips of a pot to one player, and makes one pot of those
    that are left to the same winners."""
    odd = [a.pot.amount % len(a.winners) for a in result.awards]
    return 0 if odd in ([0], [1]) else sum(odd)


def play(deal: Any, seen: Counter[str]) -> None:
    """One hand in both engines, compared before every action and at the end."""
    structure = deal.hand.setup.rules.structure
    state = theirs(deal.hand.setup)
    street: Wagers | None = None
    while (stage := deal.hand.stage) not in (Stage.SHOWDOWN, Stage.WON):
        if stage is not Stage.ACT:
            seen["idle checks"] += skip_idle_check(state)
            event = deal.deal()
        else:
            may = deal.hand.options
            if street is None or street.street is not may.street:
                street = Wagers(may.street)
            why = street.unlike(structure)
            same = compare(may, state)
            assert same or why
            seen[why if why and not same else "agreed"] += 1
            event = deal.choose(may, raising=same)
            if isinstance(event, RaiseTo):
                street.add(deal.hand.betting, event)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            do(state, event)
        deal.do(event)
    seen["idle checks"] += skip_idle_check(state)
    result = settle(deal.hand)
    assert not state.status
    assert result
    odd = odd_chips(result)
    assert all(abs(a - b) <= odd for a, b in zip(state.stacks, result.stacks, strict=True))
    seen["odd chips" if odd else "hands"] += 1


def play_many(random_deal: Deals, structure: Structure, seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        deal = random_deal(seed, structure, blinds_covered=True)
        if set(deal.hand.setup.blinds) != {deal.hand.setup.stakes.big_blind}:
            play(deal, seen)
    return seen


@pytest.mark.parametrize("structure", STRUCTURES)
def test_random_hands_agree(random_deal: Deals, structure: Structure) -> None:
    seen = play_many(random_deal, structure, range(70))
    assert seen["hands"] >= 60
    assert seen["agreed"] > 400


@pytest.mark.exhaustive
@pytest.mark.parametrize("structure", STRUCTURES)
def test_thousands_of_random_hands_agree(random_deal: Deals, structure: Structure) -> None:
    seen = play_many(random_deal, structure, range(1000, 3000))
    assert seen["hands"] >= 1900
