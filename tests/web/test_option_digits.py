"""The keys that choose an option."""

from __future__ import annotations

import random

import pytest

from trainer.games import GAMES
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import Game, Kind
from trainer.web.asking import option_digits


@pytest.mark.parametrize(
    ("options", "digits"),
    [
        ("seat_1 seat_2 seat_4 seat_7 nobody", "12473"),
        ("seat_3 all_at_once no_hand", "312"),
        ("seat_2 seat_10 all_at_once", "201"),
        ("may may_not", "12"),
        ("a b c d e f g h i j", "1234567890"),
    ],
)
def test_a_seat_has_the_digit_of_its_number_and_the_others_those_that_are_left(
    options: str, digits: str
) -> None:
    assert "".join(option_digits(options.split()).values()) == digits


def test_after_ten_options_no_key_is_left() -> None:
    assert "k" not in option_digits(list("abcdefghijk"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_key_chooses_two_options_in_any_drill(game: Game) -> None:
    book = load_book(shipped_paytables()).games[game.id]
    variants = list(book.variants.values())
    rng = random.Random(7)
    for drill in game.drills.values():
        for number, skill in enumerate(drill.skills * 3):
            posed = drill.pose(variants[number % len(variants)].rules, skill, 1 + number % 5, rng)
            for ask in posed.asks:
                if ask.kind in {Kind.CHOICE, Kind.SEVERAL}:
                    digits = option_digits(ask.options)
                    assert len(set(digits.values())) == len(digits), (drill.id, skill, ask)
