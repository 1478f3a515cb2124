"""Cards typed or tapped: what is read, what is asked again, and where the next card goes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, Card
from trainer.web.placing import PLACES, Misread, Placed, read_cards, write_cards


@pytest.mark.parametrize(
    "text",
    [
        "AsTd",
        "As Td",
        "asTD",
        " as,  td ",
        "A♠ 10♦",
        "A♠\ufe0f10♦\ufe0f",
        "a s 10 d",
        "\u2066As\u2069 Td",
        "As-١٠d",
    ],
)
def test_cards_are_read_however_they_are_written(text: str) -> None:
    assert read_cards(text, 2) == ("As", "Td")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Ax", "not_a_card"),
        ("1s", "not_a_card"),
        ("As Kd Qc", "too_many"),
        ("As as", "twice"),
        ("As K", "not_a_card"),
    ],
)
def test_what_is_no_card_is_asked_again(text: str, code: str) -> None:
    with pytest.raises(Misread) as caught:
        read_cards(text, 2)
    assert caught.value.code == code


def test_a_card_in_two_places_is_the_trouble_of_the_later_one() -> None:
    placed = Placed.read({"cards": "As Kd", "board": "2c As"})
    assert placed.errors.keys() == {"board"}
    assert placed.errors["board"].values == {"card": "As", "place": "cards"}
    assert placed.texts["board"] == "2c As"


def test_tapped_cards_fill_the_box_then_the_board_then_the_dealer() -> None:
    placed = Placed.read({})
    for c in DECK[:9]:
        placed = placed.tapped(c)
    assert placed.slots == {"cards": DECK[:2], "board": DECK[2:7], "dealer": DECK[7:9]}
    assert not placed.missing
    assert placed.next_place is None
    assert placed.tapped(DECK[20]) == placed


def test_a_card_taken_out_of_the_flop_leaves_its_place_empty() -> None:
    placed = Placed.read({"cards": "As Kd", "board": "2c 3c 4c 5c 6c"}).tapped(Card("3c"))
    assert placed.slots["board"] == ("2c", None, "4c", "5c", "6c")
    assert placed.tapped(Card("9h")).slots["board"] == ("2c", "9h", "4c", "5c", "6c")


def test_undo_takes_back_the_card_in_the_last_place() -> None:
    placed = Placed.read({"cards": "As Kd", "board": "2c"}).undone()
    assert (placed.texts["cards"], placed.texts["board"]) == ("As Kd", "")
    assert placed.undone().texts["cards"] == "As"
    assert Placed.read({}).undone() == Placed.read({})


def test_a_field_that_cannot_be_read_keeps_its_text_and_gets_no_card() -> None:
    placed = Placed.read({"cards": "As xx"}).tapped(Card("2c"))
    assert placed.texts["cards"] == "As xx"
    assert placed.slots["board"][0] == "2c"


@given(st.lists(st.sampled_from([*DECK, None]), min_size=5, max_size=5))
def test_what_is_written_is_read_back(slots: list[Card | None]) -> None:
    cards = [c for c in slots if c]
    if len(set(cards)) == len(cards):
        assert read_cards(write_cards(tuple(slots)), 5) == tuple(slots)


@given(st.lists(st.sampled_from(DECK), max_size=20))
def test_no_tapping_puts_a_card_down_twice(taps: list[Card]) -> None:
    placed = Placed.read({})
    for c in taps:
        placed = placed.tapped(c)
    lying = [c for slots in placed.slots.values() for c in slots if c]
    assert len(lying) == len(set(lying)) <= sum(PLACES.values())
    assert not placed.errors
