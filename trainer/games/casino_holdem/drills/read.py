"""Drills of reading: hands, the dealer's game, the better of two hands."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from trainer.cards import RANK_VALUE
from trainer.games.casino_holdem import tags
from trainer.games.casino_holdem.drills.common import (
    CATEGORY_OPTIONS,
    GAME_OPTIONS,
    QUALIFIER,
    because,
    deal_to_read,
    game_mark,
    shown,
)
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import TableScene
from trainer.games.casino_holdem.slips import (
    GROUP_RANKS,
    SlipCode,
    category_slips,
    ranks_slips,
    winner_slips,
)
from trainer.games.casino_holdem.tags import Tag
from trainer.hands import Category, Hand, best, equal_fives
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Picked, Posed, Ranks, judged, mark

_WITH_A_KICKER = frozenset(
    {Category.ONE_PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND}
)
_RUNS = frozenset({Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH})


def announced(hand: Hand) -> tuple[int, ...]:
    """The least that is announced: the ranks that name the hand, and its first kicker where it has one."""
    return hand.ranks[: GROUP_RANKS[hand.category] + (hand.category in _WITH_A_KICKER)]


def rightly_announced(hand: Hand, given: tuple[int, ...]) -> bool:
    """Whether these ranks announce the hand.

    At least what `announced` asks for, then as many of the further cards as one likes, in their order. A rank said
    for each of its cards (A A 6 6 Q) is said once; a whole run may be said upwards.
    """
    said = tuple(dict.fromkeys(given))
    whole = tuple(dict.fromkeys(RANK_VALUE[c[0]] for c in hand.cards))
    if hand.category in _RUNS and said == whole[::-1]:
        return True
    return len(said) >= len(announced(hand)) and said == whole[: len(said)]


@dataclass(frozen=True)
class ReadHand:
    """The best five of the box: its name, its ranks as they are announced, its cards."""

    id = "read_hand"
    group = "read"
    target_seconds = 15
    skills = (
        Tag.ANTE_ONE_PAIR,
        Tag.ANTE_TWO_PAIR,
        Tag.ANTE_THREE_OF_A_KIND,
        Tag.ANTE_STRAIGHT,
        Tag.ANTE_FLUSH,
        Tag.ANTE_FULL_HOUSE,
        Tag.ANTE_FOUR_OF_A_KIND,
        Tag.ANTE_STRAIGHT_FLUSH,
        Tag.ANTE_ROYAL_FLUSH,
        *tags.group("read"),
    )
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_to_read(rng, skill, level, rules)
        scene = TableScene(dealt.round, dealt.box, dealer_shown=False, stakes=())
        asks = (
            Ask("category", Kind.CHOICE, options=CATEGORY_OPTIONS),
            Ask("ranks", Kind.RANKS),
            Ask("five", Kind.CARDS, cards=scene.seat.cards + scene.round.board),
        )
        return Posed(scene, asks, shown(dealt, skill, self.skills, rules))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: TableScene = posed.scene
        own, board = scene.seat.cards, scene.round.board
        hand = best(own + board)
        why = because(DrillReason.HAND_READ, cards=hand.cards, hand=hand)
        category, ranks, five = posed.asks
        names = [(code, Choice(wrong.value)) for code, wrong in category_slips(own, board)]
        said = answers.get(ranks.key)
        heard = said.ranks if isinstance(said, Ranks) else ()
        picked = answers.get(five.key)
        return (
            mark(category, answers.get(category.key), Choice(hand.category.value), why, names),
            judged(
                ranks,
                said,
                Ranks(announced(hand)),
                rightly_announced(hand, heard),
                why,
                ranks_slips(hand, tuple(dict.fromkeys(heard))),
            ),
            judged(
                five,
                picked,
                Picked(frozenset(hand.cards)),
                isinstance(picked, Picked) and picked.cards in equal_fives(own + board),
                why,
            ),
        )


@dataclass(frozen=True)
class DealerGame:
    """Whether the dealer has a game. Nobody's cards but the dealer's and the board."""

    id = "dealer_game"
    group = "read"
    target_seconds = 5
    skills = tuple(
        tag for tag in tags.group("qualify") if tag not in {Tag.QUALIFY_PLAYER_BEHIND, Tag.QUALIFY_LEVEL}
    )
    notes = (QUALIFIER,)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_to_read(rng, skill, level, rules)
        scene = TableScene(dealt.round, dealt.box, own_shown=False, stakes=())
        ask = Ask("game", Kind.CHOICE, options=GAME_OPTIONS)
        return Posed(scene, (ask,), shown(dealt, skill, self.skills, rules))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        (ask,) = posed.asks
        dealer = best(posed.scene.round.dealer + posed.scene.round.board)
        return (game_mark(ask, answers.get(ask.key), dealer, rules),)


@dataclass(frozen=True)
class WhoWins:
    """The better hand, box or dealer. A comparison of hands alone: what it is worth without a game is told after."""

    id = "who_wins"
    group = "read"
    target_seconds = 8
    skills = (*tags.group("showdown"), *tags.group("tie"), Tag.QUALIFY_PLAYER_BEHIND, Tag.QUALIFY_LEVEL)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_to_read(rng, skill, level, rules)
        scene = TableScene(dealt.round, dealt.box, stakes=())
        ask = Ask("winner", Kind.CHOICE, options=("player_wins", "tie", "dealer_wins"))
        return Posed(scene, (ask,), shown(dealt, skill, self.skills, rules))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: TableScene = posed.scene
        (ask,) = posed.asks
        player = best(scene.seat.cards + scene.round.board)
        dealer = best(scene.round.dealer + scene.round.board)
        reason, verdict = _compared(player, dealer)
        why = because(
            reason,
            cards=dealer.cards if verdict == "dealer_wins" else player.cards,
            hand=player,
            facts={
                "player": player,
                "dealer": dealer,
                "dealer_qualifies": dealer.strength >= rules.qualifier.least,
                "qualifier": rules.qualifier,
                "decides": _deciding_rank(player, dealer),
            },
        )
        given = answers.get(ask.key)
        codes: tuple[SlipCode, ...] = ()
        if isinstance(given, Choice) and given.option != verdict:
            codes = winner_slips(player, dealer, given.option)
        return (judged(ask, given, Choice(verdict), given == Choice(verdict), why, codes),)


def _compared(player: Hand, dealer: Hand) -> tuple[DrillReason, str]:
    if player.strength == dealer.strength:
        return DrillReason.SAME_HAND, "tie"
    return (
        (DrillReason.PLAYER_BETTER, "player_wins")
        if player.strength > dealer.strength
        else (DrillReason.DEALER_BETTER, "dealer_wins")
    )


def _deciding_rank(player: Hand, dealer: Hand) -> tuple[int, int] | None:
    """Where hands of one category part: the player's and the dealer's rank there. None where the category decides."""
    if player.category is not dealer.category:
        return None
    return next((pair for pair in zip(player.ranks, dealer.ranks, strict=True) if pair[0] != pair[1]), None)
