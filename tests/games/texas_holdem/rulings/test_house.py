"""What players ask a dealer for: each test is named after its rule."""

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import (
    Answer,
    Done,
    chip_race,
    chopping,
    clock,
    count_disputed,
    hand_disputed,
    insurance,
    new_level,
    pot_size,
    rabbit_hunting,
)
from trainer.reading import GameBook

YES, NO = Answer.YES, Answer.NO


def test_the_pot_is_told_in_pot_limit_only(holdem: GameBook) -> None:
    """TDA 54-A."""
    told = {name for name, variant in holdem.variants.items() if pot_size(variant.rules).code is YES}
    assert told == {"tournament-pl", "cash-pl"}


def test_blinds_are_chopped_in_cash_games_not_in_tournaments(
    tournament: Rules, cash: Rules, home: Rules
) -> None:
    assert [chopping(rules).code for rules in (tournament, cash, home)] == [NO, YES, YES]


def test_no_rabbit_hunting_and_no_insurance(any_rules: Rules) -> None:
    assert rabbit_hunting(any_rules).code is NO
    assert insurance(any_rules).code is NO
    assert rabbit_hunting(any_rules.changed(rabbit_hunting=True)).code is YES


def test_the_clock_is_30_seconds_in_a_tournament_and_70_in_a_cash_game(
    tournament: Rules, cash: Rules
) -> None:
    """TDA 29: 25 and a countdown of 5. WSOP live 181: 60 and 10."""
    assert (clock(tournament).amount, clock(cash).amount) == (30, 70)


def test_a_new_level_begins_with_the_next_hand_which_begins_with_its_riffle() -> None:
    """TDA 23."""
    assert new_level(riffled=False).code is YES
    assert new_level(riffled=True).code is NO


def test_the_reading_of_a_hand_may_be_disputed_until_the_next_riffle() -> None:
    assert hand_disputed(riffled=False).code is YES
    assert hand_disputed(riffled=True).code is NO


def test_the_count_of_a_pot_may_be_disputed_until_substantial_action_in_a_tournament(
    tournament: Rules,
) -> None:
    """TDA 22."""
    assert count_disputed(tournament, riffled=True).code is YES
    assert count_disputed(tournament, riffled=True, since=(Done.FOLD,)).code is YES
    assert count_disputed(tournament, riffled=True, since=(Done.FOLD, Done.CALL)).code is NO


def test_the_count_of_a_pot_may_be_disputed_until_the_riffle_elsewhere(cash: Rules, home: Rules) -> None:
    for rules in (cash, home):
        assert count_disputed(rules, riffled=False).code is YES
        assert count_disputed(rules, riffled=True).code is NO


# -- TDA 24: the 25s are raced off for 100s


def test_chip_race_nobody_wins_more_than_one_chip() -> None:
    assert chip_race({1: 3, 2: 2, 5: 3}, 25, 100, ranking=(5, 1, 2), without_others=()) == {1: 1, 2: 0, 5: 1}
    assert sum(chip_race({1: 3, 2: 1}, 25, 100, ranking=(1, 2), without_others=()).values()) == 1


def test_chip_race_nobody_is_raced_out() -> None:
    assert chip_race({1: 3, 2: 1}, 25, 100, ranking=(1, 2), without_others=(2,)) == {1: 1, 2: 1}


def test_chip_race_a_player_without_odd_chips_takes_no_part() -> None:
    assert chip_race({1: 2, 2: 0, 3: 2}, 25, 100, ranking=(3, 1), without_others=()) == {1: 0, 3: 1}
