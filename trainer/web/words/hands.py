"""Hands, cards and odds in words, as a dealer announces them."""

from __future__ import annotations

from flask_babel import gettext as _
from flask_babel import lazy_pgettext as _p
from flask_babel import pgettext

from trainer.cards import RANK_VALUE, Card
from trainer.hands import Category, Hand
from trainer.odds import Odds

_RANK = {
    2: _p("one card", "two"),
    3: _p("one card", "three"),
    4: _p("one card", "four"),
    5: _p("one card", "five"),
    6: _p("one card", "six"),
    7: _p("one card", "seven"),
    8: _p("one card", "eight"),
    9: _p("one card", "nine"),
    10: _p("one card", "ten"),
    11: _p("one card", "jack"),
    12: _p("one card", "queen"),
    13: _p("one card", "king"),
    14: _p("one card", "ace"),
}
_RANKS = {
    2: _p("several cards", "twos"),
    3: _p("several cards", "threes"),
    4: _p("several cards", "fours"),
    5: _p("several cards", "fives"),
    6: _p("several cards", "sixes"),
    7: _p("several cards", "sevens"),
    8: _p("several cards", "eights"),
    9: _p("several cards", "nines"),
    10: _p("several cards", "tens"),
    11: _p("several cards", "jacks"),
    12: _p("several cards", "queens"),
    13: _p("several cards", "kings"),
    14: _p("several cards", "aces"),
}
_SUIT = {
    "s": _p("suit", "spades"),
    "h": _p("suit", "hearts"),
    "d": _p("suit", "diamonds"),
    "c": _p("suit", "clubs"),
}


def rank_name(rank: int | str) -> str:
    """One card of a rank: `ace`. Takes 2..14 or the rank's character."""
    return str(_RANK[rank if isinstance(rank, int) else RANK_VALUE[rank]])


def ranks_name(rank: int) -> str:
    """Several cards of a rank: `aces`."""
    return str(_RANKS[rank])


def card_name(card: Card | str) -> str:
    """`ace of spades`; `back` is a card face down."""
    if card == "back":
        return _("card face down")
    return pgettext("card", "%(rank)s of %(suit)s", rank=rank_name(card[0]), suit=str(_SUIT[card[1]]))


def announce(hand: Hand) -> str:
    """The hand as it is called out: “two pair, aces and sixes, queen kicker”."""
    first, rest = hand.ranks[0], hand.ranks[1:]
    match hand.category:
        case Category.ROYAL_FLUSH:
            return _("royal flush")
        case Category.STRAIGHT_FLUSH:
            return _("straight flush, %(rank)s high", rank=rank_name(first))
        case Category.FOUR_OF_A_KIND:
            return _("four %(ranks)s, %(kicker)s kicker", ranks=ranks_name(first), kicker=rank_name(rest[0]))
        case Category.FULL_HOUSE:
            return _(
                "full house, %(three)s full of %(two)s", three=ranks_name(first), two=ranks_name(rest[0])
            )
        case Category.FLUSH:
            return _("flush, %(rank)s high", rank=rank_name(first))
        case Category.STRAIGHT:
            return _("straight, %(rank)s high", rank=rank_name(first))
        case Category.THREE_OF_A_KIND:
            return _("three %(ranks)s, %(kickers)s kickers", ranks=ranks_name(first), kickers=_listed(rest))
        case Category.TWO_PAIR:
            return _(
                "two pair, %(high)s and %(low)s, %(kicker)s kicker",
                high=ranks_name(first),
                low=ranks_name(rest[0]),
                kicker=rank_name(rest[1]),
            )
        case Category.ONE_PAIR:
            return _("pair of %(ranks)s, %(kickers)s kickers", ranks=ranks_name(first), kickers=_listed(rest))
        case Category.HIGH_CARD:
            return _("%(rank)s high, then %(kickers)s", rank=rank_name(first), kickers=_listed(rest))


def short(hand: Hand) -> str:
    """The hand without its kickers: “pair of nines”."""
    first, rest = hand.ranks[0], hand.ranks[1:]
    match hand.category:
        case Category.FOUR_OF_A_KIND:
            return _("four %(ranks)s", ranks=ranks_name(first))
        case Category.THREE_OF_A_KIND:
            return _("three %(ranks)s", ranks=ranks_name(first))
        case Category.TWO_PAIR:
            return _("two pair, %(high)s and %(low)s", high=ranks_name(first), low=ranks_name(rest[0]))
        case Category.ONE_PAIR:
            return _("pair of %(ranks)s", ranks=ranks_name(first))
        case Category.HIGH_CARD:
            return _("%(rank)s high", rank=rank_name(first))
        case _:
            return announce(hand)


def _listed(ranks: tuple[int, ...]) -> str:
    return pgettext("between kickers", " ").join(rank_name(r) for r in ranks)


def written_odds(odds: Odds) -> str:
    """“7 to 1”, or “8 for 1” where the house writes it so."""
    if odds.written == "to":
        return _("%(profit)s to %(staked)s", profit=odds.profit.numerator, staked=odds.profit.denominator)
    total = odds.profit + 1
    return _("%(total)s for %(staked)s", total=total.numerator, staked=total.denominator)
