"""A hand from its blinds to its awards: what must come next, what is refused and by which rule, how it ends."""

from __future__ import annotations

import pytest

from trainer.cards import Card, cards
from trainer.games.texas_holdem.betting import Action, Call, Fold, RaiseTo, Street
from trainer.games.texas_holdem.hand import (
    DealBoard,
    DealHole,
    Event,
    Hand,
    Muck,
    Setup,
    Show,
    Stage,
    at_table,
    begin,
    step,
)
from trainer.games.texas_holdem.outcome import Result, pots_of, settle, showdown_of
from trainer.games.texas_holdem.refusals import STATED, Refused, Rule
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.showing import Shows, show_order
from trainer.games.texas_holdem.structure import Antes, BettingRules, Stakes, Structure

HOLES = ("AsAh", "KsKh", "QsQh", "JsJh", "TsTh", "9s9h")
BOARD = cards("2c3d5c7d8c")
STAKES = Stakes(50, 100)


def dealt(stacks: list[int], stakes: Stakes = STAKES, structure: Structure = Structure.NO_LIMIT) -> Hand:
    """Everybody has his cards: player 1 aces, player 2 kings, and so on down."""
    return run(begin(at_table(BettingRules(structure), stakes, stacks)), *deals(len(stacks)))


def deals(players: int) -> list[Event]:
    return [DealHole(player, cards(HOLES[player - 1])) for player in range(1, players + 1)]


def run(hand: Hand, *events: Event) -> Hand:
    for event in events:
        hand = step(hand, event)
    return hand


def run_out(hand: Hand) -> Hand:
    """The rest of the board, where nobody is to act."""
    while hand.stage is Stage.DEAL_BOARD:
        there = len(hand.board)
        hand = step(hand, DealBoard(BOARD[there : there + 1 if there else 3]))
    return hand


def refusal(hand: Hand, event: Event) -> Refused:
    with pytest.raises(Refused) as caught:
        step(hand, event)
    return caught.value


def ended(hand: Hand) -> Result:
    result = settle(hand)
    assert result
    return result


class TestStages:
    def test_a_hand_goes_from_the_deal_to_the_showdown(self) -> None:
        hand = begin(at_table(BettingRules(), STAKES, [1000, 1000]))
        stages = [hand.stage]
        checks: list[Event] = [Call(1), Call(2)]
        script = [*deals(2), Call(2), Call(1), DealBoard(BOARD[:3]), *checks]
        script += [DealBoard(BOARD[3:4]), *checks, DealBoard(BOARD[4:]), *checks]
        for event in script:
            hand = step(hand, event)
            if hand.stage is not stages[-1]:
                stages.append(hand.stage)
        board = [Stage.DEAL_BOARD, Stage.ACT]
        assert stages == [Stage.DEAL_HOLE, Stage.ACT, *board, *board, *board, Stage.SHOWDOWN]
        assert ended(hand).stacks == (1100, 900)

    def test_all_but_one_folding_ends_it(self) -> None:
        hand = run(dealt([1000] * 3), Fold(3), Fold(1))
        assert hand.stage is Stage.WON
        assert (hand.uncalled, hand.options) == ((2, 50), None)
        result = ended(hand)
        assert result.returned == {2: 50}
        assert result.awards[0].winners == {2: 100}
        assert result.stacks == (950, 1050, 1000)

    def test_a_step_leaves_the_hand_before_it_as_it_was(self) -> None:
        hand = dealt([1000] * 3)
        again = dealt([1000] * 3)
        run(hand, RaiseTo(3, 300), Fold(1), Fold(2))
        assert hand == again

    def test_nothing_is_settled_while_something_is_open(self) -> None:
        assert settle(dealt([1000] * 3)) is None
        assert settle(run(dealt([100, 100]), Call(2))) is None

    def test_the_bets_of_a_finished_street_stay_in_front_until_the_next_cards(self) -> None:
        hand = run(dealt([300, 1000, 1000]), RaiseTo(3, 600), Call(1), Fold(2))
        assert (hand.stage, hand.betting.front, hand.uncalled) == (
            Stage.DEAL_BOARD,
            (300, 100, 600),
            (3, 300),
        )
        assert [pot.amount for pot in pots_of(hand)] == [700]
        flop = step(hand, DealBoard(BOARD[:3]))
        assert (flop.betting.front, flop.betting.pot, flop.betting.stacks) == ((0, 0, 0), 700, (0, 900, 700))


class TestPosting:
    def test_antes_are_posted_before_blinds(self) -> None:
        """A stack that covers the ante and part of the blind posts that part."""
        stakes = Stakes(50, 100, ante=100, antes=Antes.BIG_BLIND)
        hand = begin(at_table(BettingRules(), stakes, [1000, 130, 1000]))
        assert (hand.dead, hand.betting.front, hand.betting.pot) == (100, (50, 30, 0), 180)

    def test_antes_are_never_returned(self) -> None:
        stakes = Stakes(50, 100, ante=100, antes=Antes.BIG_BLIND)
        result = ended(run(dealt([1000] * 3, stakes), Fold(3), Fold(1)))
        assert (result.returned, result.awards[0].pot.amount) == ({2: 50}, 200)

    def test_one_all_in_for_the_ante_may_win_the_antes_alone(self) -> None:
        stakes = Stakes(50, 100, ante=10)
        hand = run_out(run(dealt([10, 300, 300], stakes), RaiseTo(3, 290), Call(2)))
        assert [(a.pot.amount, a.winners) for a in ended(hand).awards] == [(30, {1: 30}), (580, {2: 580})]

    def test_a_trimmed_ante_plays_for_what_another_has_anted(self) -> None:
        setup = Setup(BettingRules(), STAKES, (1000,) * 3, (50, 100, 0), (0, 100, 0), trim_antes=True)
        hand = begin(setup)
        assert (hand.returned, hand.betting.pot, hand.dead) == ((0, 100, 0), 150, 0)
        short = begin(Setup(BettingRules(), STAKES, (4, 500, 500), (50, 100, 0), (10,) * 3, trim_antes=True))
        assert (short.paid, short.returned) == ((4, 10, 10), (0, 0, 0))

    def test_table_stakes_nobody_has_more_than_he_began_with(self) -> None:
        hand = dealt([1000] * 3)
        assert refusal(hand, RaiseTo(3, 1001)).rule is Rule.OWN_STACK

    @pytest.mark.parametrize(
        ("stacks", "blinds", "words"),
        [
            ((100,), (0,), "two to 10"),
            ((100,) * 11, (0,) * 11, "two to 10"),
            ((100, 100), (1, 2, 3), "each player"),
            ((100, 0), (1, 2), "1 or more"),
            ((100, 100), (1, -2), "0 or more"),
        ],
    )
    def test_impossible_tables_are_refused(
        self, stacks: tuple[int, ...], blinds: tuple[int, ...], words: str
    ) -> None:
        with pytest.raises(ValueError, match=words):
            Setup(BettingRules(), STAKES, stacks, blinds, (0,) * len(stacks))


class TestDealing:
    def test_each_player_is_dealt_two_cards_once(self) -> None:
        hand = begin(at_table(BettingRules(), STAKES, [1000] * 2))
        hand = run(hand, DealHole(1, cards("As")), DealHole(1, cards("Ah")))
        assert hand.holes[0] == ("As", "Ah")
        assert refusal(hand, DealHole(1, cards("Kh"))).rule is Rule.DEAL_ORDER
        assert refusal(hand, DealHole(2, cards("KhKsKd"))).rule is Rule.DEAL_ORDER
        assert refusal(hand, DealHole(2, ())).rule is Rule.DEAL_ORDER
        assert refusal(hand, DealHole(3, cards("Kh"))).rule is Rule.DEAL_ORDER

    @pytest.mark.parametrize("action", [Fold(2), Call(2), RaiseTo(2, 500)], ids=lambda a: type(a).__name__)
    def test_nobody_acts_before_the_deal_is_done(self, action: Action) -> None:
        hand = begin(at_table(BettingRules(), STAKES, [1000] * 2))
        assert refusal(hand, action).rule is Rule.NOT_BETWEEN_STREETS

    def test_every_card_is_there_once(self) -> None:
        hand = run(begin(at_table(BettingRules(), STAKES, [1000] * 2)), DealHole(1, cards("AsAh")))
        refused = refusal(hand, DealHole(2, cards("AsKs")))
        assert (refused.rule, str(refused)) == (Rule.ONE_DECK, "As has been dealt to player 1 already")
        assert str(refusal(hand, DealHole(2, (Card("Kd"), Card("Kd"))))) == "Kd is there twice"
        ready = run(hand, DealHole(2, cards("KsKh")), Call(2), Call(1))
        assert str(refusal(ready, DealBoard(cards("Kh2c3c")))) == "Kh has been dealt to player 2 already"
        flop = step(ready, DealBoard(cards("2c3c4c")))
        assert (
            str(refusal(run(flop, Call(1), Call(2)), DealBoard(cards("2c"))))
            == "2c lies on the board already"
        )

    def test_the_flop_is_three_cards_turn_and_river_one(self) -> None:
        hand = run(dealt([1000] * 2), Call(2), Call(1))
        assert "three cards, not 4" in str(refusal(hand, DealBoard(cards("2c3c4c5c"))))
        flop = run(hand, DealBoard(cards("2c3c4c")), Call(1), Call(2))
        assert "one card each, not 2" in str(refusal(flop, DealBoard(cards("5c6c"))))

    def test_no_street_is_dealt_before_its_time_or_after_the_river(self) -> None:
        hand = dealt([1000] * 3)
        assert (
            str(refusal(hand, DealBoard(cards("2c3c4c")))) == "no cards are dealt: player 3 is still to act"
        )
        won = run(hand, Fold(3), Fold(1))
        assert "all but one have folded" in str(refusal(won, DealBoard(cards("2c3c4c"))))
        over = run_out(run(dealt([100, 100]), Call(2)))
        assert "the board is complete" in str(refusal(over, DealBoard(cards("6h"))))
        undealt = begin(at_table(BettingRules(), STAKES, [1000] * 2))
        assert "before each player" in str(refusal(undealt, DealBoard(cards("2c3c4c"))))

    def test_the_board_is_run_out_when_nobody_can_bet(self) -> None:
        hand = run_out(run(dealt([500, 500]), RaiseTo(2, 500), Call(1)))
        assert (hand.stage, hand.betting.street) == (Stage.SHOWDOWN, Street.RIVER)

    def test_nobody_acts_between_streets_or_after_the_river(self) -> None:
        hand = run(dealt([1000] * 2), Call(2), Call(1))
        assert "the dealer has to deal" in str(refusal(hand, Call(1)))
        over = run_out(run(dealt([100, 100]), Call(2)))
        assert str(refusal(over, Call(1))) == "nobody is to act: the betting is over"


class TestShowdown:
    def all_in(self) -> Hand:
        return run(dealt([500, 500, 500]), RaiseTo(3, 500), Call(1), Call(2))

    def test_no_hand_is_shown_before_the_betting_is_over(self) -> None:
        """TDA 16: A all-in, B and C with chips wait."""
        hand = run(dealt([500, 2000, 2000]), RaiseTo(3, 600), Call(1), Call(2))
        assert hand.stage is Stage.DEAL_BOARD
        assert refusal(hand, Show(1)).rule is Rule.SHOWDOWN

    def test_hands_may_be_shown_when_no_more_betting_is_possible(self) -> None:
        hand = run(self.all_in(), Show(3, cards("QsQh")), Show(1), Show(2))
        assert hand.tabled == (3, 1, 2)
        assert ended(run_out(hand)).stacks == (1500, 0, 0)

    def test_a_hand_shown_is_the_hand_dealt(self) -> None:
        refused = refusal(self.all_in(), Show(3, cards("QsJd")))
        assert str(refused) == "the player was dealt QsQh, not QsJd"

    def test_an_unknown_hand_is_known_once_shown(self) -> None:
        deal = [DealHole(1, (None, None)), DealHole(2, cards("KsKh"))]
        hand = run(begin(at_table(BettingRules(), STAKES, [100] * 2)), *deal, Call(2))
        hand = run_out(hand)
        assert settle(hand) is None
        assert refusal(hand, Show(1, cards("KsAd"))).rule is Rule.ONE_DECK
        assert ended(step(hand, Show(1, cards("AsAd")))).stacks == (200, 0)
        assert ended(step(hand, Muck(1))).stacks == (0, 200)

    def test_a_hand_is_shown_or_mucked_once_by_one_who_has_it(self) -> None:
        hand = run_out(self.all_in())
        mucked = step(hand, Muck(2))
        assert "already" in str(refusal(mucked, Show(2)))
        assert "already" in str(refusal(step(hand, Show(2)), Muck(2)))
        assert "no hand" in str(refusal(run(dealt([500] * 3), Fold(3), Fold(1)), Show(3)))
        assert mucked.contending == (1, 3)

    def test_a_mucked_hand_wins_nothing(self) -> None:
        hand = step(run_out(self.all_in()), Muck(1))
        assert ended(hand).stacks == (0, 1500, 0)

    def test_the_last_side_pot_is_pushed_first(self) -> None:
        """WSOP live 149: the side pot of B and C, then the main pot with A."""
        hand = run_out(run(dealt([300, 800, 2000]), RaiseTo(3, 2000), Call(1), Call(2)))
        result = ended(hand)
        assert [(a.pot.amount, a.winners) for a in result.awards] == [(900, {1: 900}), (1000, {2: 1000})]
        assert (result.order, result.returned) == ((1, 0), {3: 1200})

    def test_who_bet_last_on_the_river_shows_first(self, cash: Rules) -> None:
        """TDA 17-A, WSOP live 145; otherwise the first at the button's left."""
        hand = run(dealt([1000] * 3), Call(3), Call(1), Call(2))
        for cards_ in (BOARD[:3], BOARD[3:4]):
            hand = run(hand, DealBoard(cards_), Call(1), Call(2), Call(3))
        river = step(hand, DealBoard(BOARD[4:]))
        checked = run(river, Call(1), Call(2), Call(3))
        bet = run(river, Call(1), RaiseTo(2, 200), Call(3), Fold(1))
        assert show_order(showdown_of(checked), cash).seats == (1, 2, 3)
        assert show_order(showdown_of(bet), cash).seats == (2, 3)

    def test_all_hands_are_up_at_once_when_the_betting_ended_early(
        self, tournament: Rules, cash: Rules
    ) -> None:
        """TDA 16; in a cash game the player who pushed shows first (WSOP live 145)."""
        hand = run(dealt([1000] * 3), Call(3), Call(1), Call(2), DealBoard(BOARD[:3]))
        hand = run(hand, Call(1), RaiseTo(2, 900), Call(3), Fold(1))
        assert show_order(showdown_of(hand), tournament).ruling.code is Shows.AT_ONCE
        for moment in (hand, run_out(hand)):
            assert show_order(showdown_of(moment), cash).seats == (2, 3)
            assert showdown_of(moment).pusher == 2

    def test_those_in_the_side_pot_show_before_the_one_who_is_not(self, cash: Rules) -> None:
        """WSOP live 145."""
        hand = run(dealt([300, 1000, 1000]), RaiseTo(3, 400), Call(1), Call(2))
        for cards_ in (BOARD[:3], BOARD[3:4], BOARD[4:]):
            hand = run(hand, DealBoard(cards_), Call(2), Call(3))
        assert showdown_of(hand).side == (2, 3)
        assert show_order(showdown_of(hand), cash).seats == (2, 3, 1)
        assert showdown_of(step(hand, Muck(2))).side == (3,)

    def test_suits_never_decide(self) -> None:
        hand = begin(at_table(BettingRules(), STAKES, [100] * 2))
        hand = run(hand, DealHole(1, cards("AsKs")), DealHole(2, cards("AdKd")), Call(2))
        assert ended(run_out(hand)).stacks == (100, 100)

    def test_odd_chips_are_of_the_smallest_in_play(self) -> None:
        hand = begin(at_table(BettingRules(), Stakes(5, 15), [15, 15, 15]))
        hand = run(hand, *(DealHole(n, cards(c)) for n, c in ((1, "2s2h"), (2, "AsKs"), (3, "AdKd"))))
        hand = run_out(run(hand, Call(3), Fold(1)))
        assert settle(hand).awards[0].winners == {2: 18, 3: 17}  # type: ignore[union-attr]
        assert settle(hand, chip=5).awards[0].winners == {2: 20, 3: 15}  # type: ignore[union-attr]


def test_every_rule_is_stated() -> None:
    assert set(STATED) == set(Rule)


def test_a_refusal_can_be_said_in_another_language() -> None:
    refused = refusal(dealt([1000] * 3), Call(1))
    words = {"out of turn: player %(actor)d is to act": "hors de tour : au joueur %(actor)d"}
    assert refused.said(lambda text: words.get(text, text)) == "hors de tour : au joueur 3"
