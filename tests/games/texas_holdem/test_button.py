"""The button and the blinds: each test is named after its rule."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.games.texas_holdem.button import (
    Entry,
    Positions,
    Post,
    after,
    before,
    between,
    blinds,
    buy,
    first_hand,
    joining,
    next_hand,
    places,
    returning,
)
from trainer.games.texas_holdem.choices import ButtonRule
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.structure import Structure
from trainer.reading import GameBook

SIX = (1, 2, 3, 4, 5, 6)
DEAD, MOVING = ButtonRule.DEAD, ButtonRule.MOVING


def without(*busted: int) -> tuple[int, ...]:
    return tuple(seat for seat in SIX if seat not in busted)


def seen(positions: Positions) -> tuple[int, int | None, int]:
    return positions.button, positions.small_blind, positions.big


START = first_hand(SIX, button=1)


def test_small_blind_is_left_of_the_button_and_big_blind_next() -> None:
    assert seen(START) == (1, 2, 3)


def test_cards_are_dealt_from_the_left_of_the_button_which_comes_last() -> None:
    assert START.dealing == (2, 3, 4, 5, 6, 1)


def test_first_before_the_flop_is_left_of_the_big_blind_or_of_the_straddle() -> None:
    assert START.first_before_flop() == 4
    assert START.first_before_flop(straddle=4) == 5


def test_first_on_later_streets_is_the_first_active_seat_left_of_the_button() -> None:
    assert START.first_after_flop(SIX) == 2
    assert START.first_after_flop((1, 5, 6)) == 5
    assert next_hand(START, without(2), DEAD).first_after_flop((1, 3, 4)) == 3


@pytest.mark.parametrize("rule", ButtonRule)
def test_the_button_moves_one_seat_clockwise_each_hand(rule: ButtonRule) -> None:
    hand = START
    for button in (2, 3, 4, 5, 6, 1):
        hand = next_hand(hand, SIX, rule)
        assert seen(hand) == (button, after(button, SIX), after(after(button, SIX), SIX))


# -- TDA 32, WSOP live 151: the dead button. Button 1, small blind 2, big blind 3.


def test_dead_button_when_the_small_blind_busts() -> None:
    hand = next_hand(START, without(2), DEAD)
    assert seen(hand) == (2, 3, 4)
    assert hand.dead_button


def test_dead_small_blind_when_the_big_blind_busts() -> None:
    hand = next_hand(START, without(3), DEAD)
    assert seen(hand) == (2, None, 4)
    assert not hand.dead_button
    later = next_hand(hand, without(3), DEAD)
    assert seen(later) == (3, 4, 5)
    assert later.dead_button


def test_dead_button_and_dead_small_blind_when_both_bust() -> None:
    hand = next_hand(START, without(2, 3), DEAD)
    assert seen(hand) == (2, None, 4)
    assert hand.dead_button
    later = next_hand(hand, without(2, 3), DEAD)
    assert seen(later) == (3, 4, 5)


def test_moving_button_goes_to_the_next_player_whoever_has_left() -> None:
    assert seen(next_hand(START, without(2), MOVING)) == (3, 4, 5)
    assert seen(next_hand(START, without(3), MOVING)) == (2, 4, 5)
    assert seen(next_hand(START, without(2, 3), MOVING)) == (4, 5, 6)


def test_a_dead_small_blind_is_posted_by_nobody(tournament: Rules) -> None:
    assert blinds(next_hand(START, without(3), DEAD), tournament) == {4: Post(200)}
    assert blinds(START, tournament) == {2: Post(100), 3: Post(200)}


# -- TDA 34-B, WSOP live 153: down to two. Button A, small blind B, big blind C.

A, B, C = 1, 4, 6


@pytest.mark.parametrize("rule", ButtonRule)
@pytest.mark.parametrize(
    ("busts", "big", "button"), [(A, B, C), (B, A, C), (C, A, B)], ids=["A busts", "B busts", "C busts"]
)
def test_heads_up_nobody_is_the_big_blind_twice(rule: ButtonRule, busts: int, big: int, button: int) -> None:
    three = first_hand((A, B, C), button=A)
    assert seen(three) == (A, B, C)
    two = next_hand(three, {A, B, C} - {busts}, rule)
    assert (two.big, two.button, two.small_blind) == (big, button, button)


def test_heads_up_the_button_is_small_blind_gets_the_last_card_and_acts_first_then_last() -> None:
    two = first_hand((A, B), button=B)
    assert (two.button, two.small_blind, two.big) == (B, B, A)
    assert two.dealing == (A, B)
    assert two.first_before_flop() == B
    assert two.first_after_flop((A, B)) == A


def test_heads_up_the_blinds_change_each_hand() -> None:
    two = first_hand((A, B), button=B)
    assert next_hand(two, (A, B), DEAD).big == B
    assert next_hand(next_hand(two, (A, B), DEAD), (A, B), DEAD).big == A


@pytest.mark.parametrize("third", [2, 5])
def test_a_third_player_joins_two_and_nobody_is_the_big_blind_twice(third: int) -> None:
    two = first_hand((A, B), button=A)
    three = next_hand(two, (A, B, third), DEAD)
    assert three.small_blind == B
    assert three.big == after(B, (A, B, third))
    assert three.button == before(B, (A, B, third))


def test_a_hand_needs_two_players() -> None:
    with pytest.raises(ValueError, match="two players"):
        first_hand((3,), button=3)
    with pytest.raises(ValueError, match="two players"):
        next_hand(START, (3,), DEAD)


@st.composite
def games(draw: st.DrawFn) -> tuple[int, list[frozenset[int]]]:
    """Seats of a table, and who is left before each hand; nobody comes back."""
    seats = draw(st.frozensets(st.integers(1, 10), min_size=3, max_size=10))
    left = [seats]
    for _ in range(draw(st.integers(1, 12))):
        bust = draw(st.frozensets(st.sampled_from(sorted(left[-1])), max_size=2))
        left.append(left[-1] - bust if len(left[-1] - bust) >= 2 else left[-1])
    return draw(st.sampled_from(sorted(seats))), left


def played(game: tuple[int, Sequence[frozenset[int]]], rule: ButtonRule) -> list[Positions]:
    button, left = game
    hands = [first_hand(left[0], button)]
    for players in left[1:]:
        hands.append(next_hand(hands[-1], players, rule))
    return hands


@given(games())
def test_dead_button_every_player_posts_the_big_blind_in_turn_and_the_small_one_after_it(
    game: tuple[int, list[frozenset[int]]],
) -> None:
    hands = played(game, DEAD)
    for last, hand in pairwise(hands):
        assert hand.big == after(last.big, hand.players)
        assert hand.big != last.big
        if hand.small_blind is not None and not hand.heads_up:
            assert hand.small_blind == last.big
        if not hand.heads_up:
            assert hand.button == last.small


@given(games(), st.sampled_from(ButtonRule))
def test_whoever_leaves_the_big_blind_is_a_player_and_nobody_has_two_places(
    game: tuple[int, list[frozenset[int]]], rule: ButtonRule
) -> None:
    for hand in played(game, rule):
        assert hand.big in hand.players
        assert sorted(hand.dealing) == sorted(hand.players)
        assert (hand.button == hand.small) == hand.heads_up
        assert hand.big not in (hand.button, hand.small)
        if rule is MOVING or hand.heads_up:
            assert {hand.button, hand.small} <= set(hand.players)


# -- New players. The hand before: button 1, small blind 3, big blind 5; next: button 3, small blind 5, big blind 7.

ODD = (1, 3, 5, 7, 9)
LAST = first_hand(ODD, button=1)


def test_tournament_a_new_player_may_have_any_seat_but_between_small_blind_and_button(
    tournament: Rules,
) -> None:
    assert joining(4, LAST, ODD, tournament).entry is Entry.WAITS
    assert joining(8, LAST, ODD, tournament) == joining(2, LAST, ODD, tournament)
    assert joining(8, LAST, ODD, tournament).entry is Entry.DEALT_IN
    assert joining(8, LAST, ODD, tournament).post == Post(0)
    big = joining(6, LAST, ODD, tournament)
    assert (big.entry, big.post) == (Entry.BIG_BLIND, Post(200))
    assert blinds(places(6, LAST, ODD, tournament), tournament)[6] == Post(200)


def test_tournament_a_new_player_in_the_seat_of_a_busted_big_blind_is_the_small_blind(
    tournament: Rules,
) -> None:
    left = (1, 3, 7, 9)
    found = joining(5, LAST, left, tournament)
    assert (found.entry, found.post) == (Entry.DEALT_IN, Post(100))


def test_cash_no_limit_a_new_player_need_not_post_and_limit_posts_the_big_blind(
    holdem: GameBook, cash: Rules
) -> None:
    assert joining(8, LAST, ODD, cash).post == Post(0)
    limit = holdem.variants["cash-limit"].rules
    assert limit.structure is Structure.FIXED_LIMIT
    found = joining(8, LAST, ODD, limit)
    assert (found.entry, found.post) == (Entry.POSTS, Post(3))
    pot_limit = holdem.variants["cash-pl"].rules
    assert joining(8, LAST, ODD, pot_limit).entry is Entry.DEALT_IN


def test_home_a_new_player_posts_or_waits_but_not_between_the_big_blind_and_the_button(home: Rules) -> None:
    assert joining(8, LAST, ODD, home) == joining(2, LAST, ODD, home)
    assert (joining(8, LAST, ODD, home).entry, joining(8, LAST, ODD, home).post) == (Entry.POSTS, Post(20))
    assert joining(4, LAST, ODD, home).entry is Entry.WAITS
    assert joining(6, LAST, ODD, home).entry is Entry.BIG_BLIND


def test_a_posted_big_blind_is_live_and_counts_as_a_call(home: Rules) -> None:
    assert joining(8, LAST, ODD, home).post.owes(20) == 0
    assert joining(8, LAST, ODD, home).post.owes(60) == 40


def test_cash_buying_the_button_costs_a_live_big_blind_and_a_dead_small_one(cash: Rules) -> None:
    found = joining(4, LAST, ODD, cash)
    assert found.entry is Entry.WAITS
    assert found.buys == Post(live=3, dead=1)
    assert found.buys.total == 4


def test_who_buys_the_button_alone_posts_and_has_it_on_the_next_hand(cash: Rules) -> None:
    hand = buy(4, LAST, ODD, cash)
    assert blinds(hand, cash) == {4: Post(3, 1)}
    assert hand.first_before_flop() == 5
    assert seen(next_hand(hand, (*ODD, 4), cash.button)) == (4, 5, 7)


@pytest.mark.parametrize("seat", [2, 6, 8])
def test_the_button_is_bought_only_between_it_and_the_big_blind(cash: Rules, seat: int) -> None:
    with pytest.raises(ValueError, match="cannot buy"):
        buy(seat, LAST, ODD, cash)


def test_no_button_is_sold_in_tournaments_or_at_home(tournament: Rules, home: Rules) -> None:
    assert joining(4, LAST, ODD, tournament).buys is None
    assert joining(4, LAST, ODD, home).buys is None


def test_a_new_player_joins_one_who_is_alone(cash: Rules) -> None:
    two = first_hand((3, 5), button=3)
    assert joining(8, two, (5,), cash).entry is Entry.BIG_BLIND
    assert joining(4, two, (3,), cash).entry is Entry.DEALT_IN


# -- Missed blinds


def test_cash_missed_blinds_are_posted_the_big_one_live_the_small_one_dead(cash: Rules) -> None:
    post = returning(cash, small=True, big=True)
    assert (post.live, post.dead, post.total) == (3, 1, 4)
    assert post.owes(12) == 9


def test_a_missed_small_blind_alone_is_dead(cash: Rules) -> None:
    assert returning(cash, small=True, big=False) == Post(0, 1)
    assert returning(cash, small=True, big=False).owes(3) == 3


def test_who_waits_for_the_big_blind_posts_it_alone(cash: Rules) -> None:
    assert returning(cash, small=True, big=True, in_big_blind=True) == Post(3)


def test_tournament_nothing_is_missed_absent_players_blinds_are_posted(tournament: Rules) -> None:
    assert returning(tournament, small=True, big=True) == Post(0)


@given(st.integers(1, 10), st.integers(1, 10), st.integers(1, 10))
def test_between_walks_clockwise_seat_by_seat(seat: int, start: int, end: int) -> None:
    walked = set()
    at = start % 10 + 1
    while at not in (end, start):
        walked.add(at)
        at = at % 10 + 1
    assert between(seat, start, end) == (seat in walked)
