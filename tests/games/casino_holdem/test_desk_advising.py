"""Call or fold: both expected values, against a plain enumeration of every turn, river and dealer's hand."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest
from phevaluator import evaluate_cards

from trainer.cards import DECK, Card, cards
from trainer.games.casino_holdem.desk import advice
from trainer.games.casino_holdem.edge import RUNOUTS, ante_figures, payoffs, shipped_census
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import AnteNoGame, Qualifier, Rules
from trainer.games.casino_holdem.settlement import Outcome, settle
from trainer.hands import Category, best

WORST_OF = (1, 10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462)
"""phevaluator's worst rank of each kind of hand, the royal flush first."""


def plainly(rules: Rules, own: tuple[Card, ...], flop: tuple[Card, ...]) -> tuple[Fraction, list[int]]:
    """The call's worth and (wins, ties, losses, no game), hand by hand, by the words of the game's rules."""
    kind_of = [next(9 - i for i, worst in enumerate(WORST_OF) if rank <= worst) for rank in range(7463)]
    table = [rules.ante.by_category[kind].profit for kind in Category]
    game = evaluate_cards("4s", "4h", "2s", "3h", "5d")
    call, won, ended = rules.call_multiple, Fraction(0), [0, 0, 0, 0]
    left = [c for c in DECK if c not in (*own, *flop)]
    for late in combinations(left, 2):
        board = (*flop, *late)
        mine = evaluate_cards(*board, *own)
        wins = ties = losses = no_game = 0
        for dealer in combinations([c for c in left if c not in late], 2):
            his = evaluate_cards(*board, *dealer)
            if his > game:
                no_game += 1
            elif mine < his:
                wins += 1
            elif mine == his:
                ties += 1
            else:
                losses += 1
        pays = table[kind_of[mine]]
        without = {"table": pays, "even_money": 1, "push": 0}[rules.ante_no_game]
        won += no_game * without + wins * (pays + call) - losses * (1 + call)
        ended = [a + b for a, b in zip(ended, (wins, ties, losses, no_game), strict=True)]
    return won / sum(ended), ended


@pytest.mark.parametrize(
    ("seed", "switches"),
    [
        (1, {}),
        (2, {"ante_no_game": AnteNoGame.PUSH, "call_multiple": 1, "ante": (50, 25, 9, 4, 2, "3 to 2")}),
    ],
)
def test_a_hand_counted_again_one_dealer_after_another(house, seed: int, switches) -> None:
    rules = house(**switches)
    five = random.Random(seed).sample(DECK, 5)
    own, flop = tuple(five[:2]), tuple(five[2:])
    found = advice(rules, own, flop)
    worth, ended = plainly(rules, own, flop)
    assert (found.call_ev, [found.wins, found.ties, found.losses, found.no_game]) == (worth, ended)
    assert sum(ended) == found.runouts == RUNOUTS
    assert (found.call, found.fold_ev) == (worth >= -1, -1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(100, 120))
def test_twenty_hands_counted_again_under_drawn_rules(house, seed: int) -> None:
    rng = random.Random(seed)
    rules = house(
        ante=(rng.randint(20, 200), rng.randint(10, 60), rng.randint(5, 20), rng.randint(2, 6), 2, 1),
        ante_no_game=rng.choice(list(AnteNoGame)),
        call_multiple=rng.randint(1, 4),
    )
    five = rng.sample(DECK, 5)
    found = advice(rules, tuple(five[:2]), tuple(five[2:]))
    worth, ended = plainly(rules, tuple(five[:2]), tuple(five[2:]))
    assert (found.call_ev, [found.wins, found.ties, found.losses, found.no_game]) == (worth, ended)


def test_the_hand_is_made_of_its_kinds(house) -> None:
    found = advice(house(), cards("AsKd"), cards("7h2c9d"))
    assert sum(ended.player_wins for ended in found.by_hand.values()) == found.wins
    assert list(found.by_hand) == [
        Category.THREE_OF_A_KIND, Category.TWO_PAIR, Category.ONE_PAIR, Category.HIGH_CARD,
    ]  # fmt: skip
    assert found.bonus_row is None
    assert advice(house(), cards("AsKd"), cards("Ah2c9d")).bonus_row == "pair_of_aces"


@pytest.mark.parametrize(
    ("own", "flop", "call"),
    [
        ("AsKd", "7h2c9d", True),  # two overcards
        ("3s2d", "KhQc9d", False),  # nothing, and nothing to come
        ("2s2d", "AhKcQd", True),  # a pair already
        ("7s2d", "AhKcQd", False),
        ("9h8h", "7h6h2c", True),  # a straight flush to come
    ],
)
def test_hands_anybody_would_call_or_fold(house, own: str, flop: str, call: bool) -> None:
    assert advice(house(), cards(own), cards(flop)).call is call


def test_rules_decide(house) -> None:
    """A dealer who has a game with any hand leaves less to win; a call of one ante risks less."""
    hand = cards("Jh4d"), cards("Ts7c2c")
    ev = {name: advice(rules, *hand).call_ev for name, rules in {
        "standard": house(),
        "any hand": house(qualifier=Qualifier.ANY_HAND),
        "aces": house(qualifier=Qualifier.PAIR_OF_ACES),
        "a call of one": house(call_multiple=1),
    }.items()}  # fmt: skip
    assert ev["any hand"] < ev["standard"] < ev["aces"]
    assert ev["standard"] < ev["a call of one"]
    assert advice(house(qualifier=Qualifier.ANY_HAND), *hand).no_game == 0


def test_what_a_call_wins_is_what_the_table_pays(house) -> None:
    """Of drawn rounds, each outcome of `payoffs` is the net of the settled ante and call."""
    place = {
        Outcome.DEALER_DOES_NOT_QUALIFY: 0,
        Outcome.PLAYER_WINS: 1,
        Outcome.TIE: 2,
        Outcome.DEALER_WINS: 3,
    }
    rng, seen = random.Random(4), set()
    houses = [house(ante_no_game=way, call_multiple=m) for way in AnteNoGame for m in (1, 2, 3)]
    for _ in range(3_000):
        nine = rng.sample(DECK, 9)
        rules = rng.choice(houses)
        round_ = Round(tuple(nine[:5]), tuple(nine[5:7]), (Box(tuple(nine[7:]), ante=10),))
        (box,) = settle(round_, rules).boxes
        seen.add(box.outcome)
        assert payoffs(rules)[box.hand.category.order][place[box.outcome]] * 10 == box.net
    assert seen == set(place)


def test_advice_for_every_hand_is_the_share_of_folds(house) -> None:
    """Two own cards and a flop drawn: as many are folded as the census says, within what drawing allows."""
    rng, rules = random.Random(8), house()
    folds = 0
    for _ in range(150):
        five = rng.sample(DECK, 5)
        folds += not advice(rules, tuple(five[:2]), tuple(five[2:])).call
    rate = ante_figures(rules, shipped_census()).fold_probability
    assert abs(folds / 150 - rate) < 4 * (rate * (1 - rate) / 150) ** 0.5


def test_the_bonus_row_is_read_from_five_cards(house) -> None:
    found = advice(house(), cards("AsAd"), cards("AhKcKd"))
    assert found.bonus_row == best(cards("AsAdAhKcKd")).category.value


@pytest.mark.parametrize(("own", "flop"), [("AsKd", "7h2c"), ("As", "7h2c9d"), ("AsKd", "As2c9d")])
def test_cards_that_cannot_be_are_refused(house, own: str, flop: str) -> None:
    pick = [tuple(Card(text[i : i + 2]) for i in range(0, len(text), 2)) for text in (own, flop)]
    with pytest.raises(ValueError, match="two own cards"):
        advice(house(), *pick)
