"""Situations for the two paytables: each row of the ante and of the bonus, and the hands that do not win the bonus."""

from __future__ import annotations

import random
from typing import Final

from trainer.cards import DECK, below, choice, shuffled
from trainer.games.casino_holdem.rules import AnteNoGame, BonusTable, Rules
from trainer.games.casino_holdem.situations.felt import (
    ACE,
    ALL,
    BOARD,
    BONUS,
    DEALER,
    FLOP,
    KING,
    LATE,
    OWN,
    PLAYER,
    Felt,
    Layout,
    Situation,
    any_suits,
    games,
    group,
    hand,
    of_suit,
    pick,
)
from trainer.games.casino_holdem.tags import Tag
from trainer.hands import Category


def _ante(category: Category) -> Situation:
    """The hand lies anywhere among the player's seven, at least one card of it in the hand."""

    def lay(rng: random.Random, rules: Rules) -> Layout:
        must_win = rules.ante_no_game is not AnteNoGame.TABLE
        among = games(rules) if category is Category.ONE_PAIR and must_win else ALL
        cards = shuffled(rng, hand(rng, category, among))
        return Felt(rng).put(cards[:1], OWN).put(cards[1:], *PLAYER).layout()

    return lay


def _ante_high_card(rng: random.Random, rules: Rules) -> Layout:
    """Two times in three nine different ranks, else as it falls: the dealer may hold a pair that is no game."""
    if not below(rng, 3):
        return Felt(rng).layout()
    cards = any_suits(rng, pick(rng, ALL, 9))
    return Felt(rng).put(cards[:2], OWN).put(cards[2:7], *BOARD).put(cards[7:], DEALER).layout()


def _bonus(row: str) -> Situation:
    """The winning five are the own cards and the flop."""

    category, among = (Category.ONE_PAIR, [ACE]) if row == "pair_of_aces" else (Category(row), ALL)

    def lay(rng: random.Random, rules: Rules) -> Layout:
        return Felt(rng).put(hand(rng, category, among), *BONUS).layout()

    return lay


def _kings(rng: random.Random, rules: Rules) -> Layout:
    return Felt(rng).put(hand(rng, Category.ONE_PAIR, [KING]), *BONUS).layout()


def _aces_on_board(rng: random.Random, rules: Rules) -> Layout:
    return Felt(rng).put(group(rng, ACE, 2), FLOP).layout()


def _late_aces(rng: random.Random, rules: Rules) -> Layout:
    aces = group(rng, ACE, 2)
    return Felt(rng).put(aces[:1], LATE).put(aces[1:], *PLAYER).layout()


def _late(category: Category) -> Situation:
    """One deciding card in the hand, one on turn or river, the others anywhere."""

    def lay(rng: random.Random, rules: Rules) -> Layout:
        cards = hand(rng, category)
        if category is Category.TWO_PAIR:
            cards = cards[:4]
        cards = shuffled(rng, cards)
        return Felt(rng).put(cards[:1], LATE).put(cards[1:2], OWN).put(cards[2:], *PLAYER).layout()

    return lay


def _two_hands(rng: random.Random, rules: Rules) -> Layout:
    """A hand that wins the bonus, and a turn or river that pairs one of its ranks or fills a flush beside the aces."""
    if not below(rng, 4):
        aces = group(rng, ACE, 2)
        suited = of_suit(pick(rng, range(2, ACE), 4), aces[0][1])
        return Felt(rng).put(aces + suited[:3], *BONUS).put(suited[3:], LATE).layout()
    five = hand(rng, choice(rng, _GROWING), [ACE] if below(rng, 2) else ALL)
    growing = [c for c in DECK if c not in five and any(c[0] == other[0] for other in five)]
    return Felt(rng).put(five, *BONUS).put([choice(rng, growing)], LATE).layout()


_GROWING: Final = (Category.ONE_PAIR, Category.TWO_PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND)

SITUATIONS: Final[dict[Tag, Situation]] = {
    **{Tag(f"ante.{c}"): _ante(c) for c in Category if c is not Category.HIGH_CARD},
    Tag.ANTE_HIGH_CARD: _ante_high_card,
    **{Tag(f"bonus.{row}"): _bonus(row) for row in BonusTable.model_fields},
    Tag.BONUS_KINGS: _kings,
    Tag.BONUS_ACES_ON_BOARD: _aces_on_board,
    Tag.BONUS_LATE_ACES: _late_aces,
    Tag.BONUS_LATE_TWO_PAIR: _late(Category.TWO_PAIR),
    Tag.BONUS_LATE_STRAIGHT: _late(Category.STRAIGHT),
    Tag.BONUS_LATE_FLUSH: _late(Category.FLUSH),
    Tag.BONUS_TWO_HANDS: _two_hands,
}
