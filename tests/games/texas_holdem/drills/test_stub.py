"""Counting the stub: a deck is dealt card by card, and what is left of it counted."""

from __future__ import annotations

import random

import pytest

from trainer.cards import DECK
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.drills.floor.stub import Counted, Stub, verdict
from trainer.games.texas_holdem.drills.floor.tables import burns
from trainer.games.texas_holdem.drills.floor.tags import StubTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Seat, TableScene, TroubleScene
from trainer.quiz import LEVELS, Number


def scene(
    players: int, street: Street, *, folded: int = 0, code: Counted = Counted.ALL_IN_HAND
) -> TroubleScene:
    seats = tuple(Seat(number, folded=number <= folded) for number in range(1, players + 1))
    return TroubleScene(code, TableScene(seats, 1, DECK[: street.board], street), {"players": players})


def counted(found: TroubleScene) -> dict[str, int]:
    right = verdict(found).right
    return {key: answer.value for key, answer in right.items() if isinstance(answer, Number)}


def by_dealing(found: TroubleScene) -> dict[str, int]:
    """A dealer with a deck: hole cards, an exposed one replaced, then a burn and the board street by street."""
    deck = list(DECK)
    burnt: list[str] = []
    holes = {seat.number: [deck.pop(), deck.pop()] for seat in found.table.seats if seat.dealt}
    if found.code == Counted.EXPOSED:
        seat = next(iter(holes))
        burnt.append(holes[seat].pop())
        holes[seat].append(deck.pop())
    for cards, street in ((3, Street.FLOP), (1, Street.TURN), (1, Street.RIVER)):
        if found.table.street is None or street.board > found.table.street.board:
            break
        if street is not Street.FLOP or not burnt:
            burnt.append(deck.pop())
        for _ in range(cards):
            deck.pop()
    muck = [card for seat in found.table.seats if seat.folded for card in holes[seat.number]]
    return {"burnt": len(burnt), "in_muck": len(muck), "stub": len(deck)}


def test_every_card_is_somewhere(any_rules: Rules) -> None:
    for skill in StubTag:
        for level in LEVELS:
            for seed in range(20):
                found = Stub().pose(any_rules, skill, level, random.Random(seed)).scene
                assert counted(found) == by_dealing(found)


@pytest.mark.parametrize(
    ("street", "stub"), [(Street.PREFLOP, 34), (Street.FLOP, 30), (Street.TURN, 28), (Street.RIVER, 26)]
)
def test_nine_players_by_street(street: Street, stub: int) -> None:
    assert counted(scene(9, street))["stub"] == stub


def test_one_burn_for_each_street() -> None:
    """TDA 38, WSOP live 122."""
    assert [burns(street) for street in Street] == [0, 1, 2, 3]


def test_an_exposed_card_is_the_burn_card_of_the_flop() -> None:
    """WSOP live 119 and 120: before the flop one more card is off the deck, from the flop on as many as always."""
    assert counted(scene(6, Street.PREFLOP, code=Counted.EXPOSED)) == {"burnt": 1, "in_muck": 0, "stub": 39}
    for street in (Street.FLOP, Street.TURN, Street.RIVER):
        assert counted(scene(6, street, code=Counted.EXPOSED)) == counted(scene(6, street))


@pytest.mark.parametrize(
    ("key", "given", "slip"),
    [
        ("stub", 40 + 2, Slip.BURNS_LEFT_OUT),
        ("stub", 40 + 1, Slip.ONE_BURN_ONLY),
        ("stub", 40 - 2, Slip.DEALER_DEALT_IN),
        ("burnt", 1, Slip.ONE_BURN_ONLY),
        ("in_muck", 6, Slip.BURNT_IN_MUCK),
        ("in_muck", 0, Slip.FOLDED_BACK),
    ],
)
def test_mistakes(key: str, given: int, slip: Slip) -> None:
    """Three players on the turn, two of them folded: 40 in the stub."""
    found = verdict(scene(3, Street.TURN, folded=2, code=Counted.SOME_FOLDED))
    assert found.right["stub"] == Number(40)
    assert next(code for code, wrong in found.wrong if wrong.get(key) == Number(given)) is slip


@pytest.mark.parametrize(("given", "slip"), [(36 + 8, Slip.FOLDED_BACK), (36 + 3, Slip.BOARD_LEFT_OUT)])
def test_folded_cards_and_the_board_are_off_the_deck(given: int, slip: Slip) -> None:
    """Six players on the flop, four of them folded: 36 in the stub."""
    found = verdict(scene(6, Street.FLOP, folded=4, code=Counted.SOME_FOLDED))
    assert found.right["stub"] == Number(36)
    assert next(code for code, wrong in found.wrong if wrong.get("stub") == Number(given)) is slip


def test_folded_cards_are_told_from_board_and_burns(any_rules: Rules) -> None:
    """Where the number of folded cards were that of the board or of the burns, two mistakes would look alike."""
    for level in LEVELS:
        for seed in range(40):
            found = Stub().pose(any_rules, StubTag.FOLDED, level, random.Random(seed)).scene
            by_slip = {code: wrong["stub"] for code, wrong in verdict(found).wrong if "stub" in wrong}
            back = by_slip.pop(Slip.FOLDED_BACK)
            assert back not in by_slip.values()


def test_a_burn_too_many_beside_an_exposed_card() -> None:
    found = verdict(scene(6, Street.FLOP, code=Counted.EXPOSED))
    assert next(code for code, wrong in found.wrong if wrong.get("burnt") == Number(2)) is Slip.EXTRA_BURN
