"""The dealer's glossary: each term in English and in Arabic, side by side whatever the page's language.

The Arabic of the game's own rule page is what Arabic-speaking dealers of this game read; a term that page lacks is
ours and says so. Here is what a glossary is, the hands, which every game shares, and the terms of Casino Hold'em.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from flask_babel import lazy_gettext as _l


@dataclass(frozen=True, slots=True)
class Term:
    """One term. `aliases` are other words for the same thing; `ours` marks an Arabic term of our own."""

    en: str
    ar: str
    means: Any
    aliases: tuple[str, ...] = ()
    ours: bool = False

    @property
    def slug(self) -> str:
        """What links to it name: `pair-of-aces`."""
        return "-".join(re.findall(r"[a-z0-9]+", self.en.lower()))

    def in_(self, language: str) -> str:
        """The term in one of `INDEX_LANGUAGES`."""
        return {"en": self.en, "ar": self.ar}[language]


@dataclass(frozen=True, slots=True)
class Shelf:
    """Terms that belong together."""

    id: str
    title: Any
    terms: tuple[Term, ...]


INDEX_LANGUAGES: Final = ("en", "ar")
"""The languages that have their terms here, in the order of the columns."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the index: a term or another word for it, and the term it leads to."""

    text: str
    term: Term


def index(shelves: Sequence[Shelf], language: str) -> list[tuple[str, list[Entry]]]:
    """Every term, and in English every other word for one, from A to Z under its first letter."""
    entries = [Entry(term.in_(language), term) for shelf in shelves for term in shelf.terms]
    if language == "en":
        entries += _aliases(shelves)
    entries.sort(key=lambda entry: _sorted_as(entry.text))
    return [
        (letter, list(found)) for letter, found in groupby(entries, lambda e: _sorted_as(e.text)[0].upper())
    ]


def _aliases(shelves: Sequence[Shelf]) -> Iterator[Entry]:
    own = {term.en.lower() for shelf in shelves for term in shelf.terms}
    for shelf in shelves:
        for term in shelf.terms:
            yield from (Entry(alias, term) for alias in term.aliases if alias.lower() not in own)


def _sorted_as(text: str) -> str:
    """As a dictionary sorts it: without the article, vowel signs and the seat of the hamza."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return re.sub(r"^(the |ال)", "", plain)


HANDS: Final[tuple[Term, ...]] = (
    Term("royal flush", "رويال فلاش", _l("Ace, king, queen, jack, ten of one suit.")),
    Term("straight flush", "ستريت فلاش", _l("Five in a row of one suit.")),
    Term("four of a kind", "أربع متشابهات", _l("All four cards of a rank."), ("quads",)),
    Term("full house", "فول هاوس", _l("Three of one rank and two of another."), ("boat",)),
    Term("flush", "فلاش", _l("Five cards of one suit.")),
    Term("straight", "تسلسل", _l("Five ranks in a row; the ace is high or low.")),
    Term("three of a kind", "ثلاث متشابهات", _l("Three cards of a rank."), ("trips", "set")),
    Term("two pair", "زوجان", _l("Two cards of one rank and two of another.")),
    Term("pair", "زوج", _l("Two cards of a rank.")),
    Term("high card", "ورقة عالية", _l("None of the hands above: the highest card names it.")),
    Term(
        "kicker",
        "كيكر",
        _l("A card beside the pair, pairs or three that breaks a tie."),
        ("side card",),
        ours=True,
    ),
    Term(
        "counterfeited",
        "زوج أبطلته البطاقات المشتركة",
        _l("A pair of one’s own that no longer plays because the board has two higher pairs."),
        ours=True,
    ),
    Term(
        "the board plays",
        "اليد هي البطاقات المشتركة",
        _l("The board’s five are the best hand, and no own card is among the five."),
        ("playing the board",),
        ours=True,
    ),
    Term("wheel", "تسلسل من الآص إلى الخمسة", _l("The lowest straight: 5 4 3 2 A."), ("bicycle",), ours=True),
)  # fmt: skip
"""The kinds of hand, best first, and what decides between two of a kind."""

GLOSSARY: Final[tuple[Shelf, ...]] = (
    Shelf(
        "bets",
        _l("Bets and money"),
        (
            Term("ante", "Ante (رهان البداية)", _l("The compulsory opening bet, within the limits of the table.")),
            Term(
                "call",
                "Call (المجاراة)",
                _l("The bet put down after the flop, twice the ante in nearly every house."),
                ("bet", "play 2×", "raise"),
            ),
            Term(
                "AA Bonus",
                "AA Bonus",
                _l("The optional side bet on the player’s two cards and the flop: a pair of aces or better wins."),
                ("bonus", "AA"),
            ),
            Term("side bet", "رهان جانبي", _l("A bet beside the main game, with a paytable of its own.")),
            Term("stake", "الرهان", _l("What the player put down. It is never part of a payout."), ("bet",)),
            Term(
                "payout",
                "الربح",
                _l("What the house adds to a winning stake: the stake times the odds, without the stake."),
                ("profit", "winnings"),
            ),
            Term("net profit", "صافي الربح", _l("All a box is paid, less all it lost.")),
            Term("paytable", "جدول الدفع", _l("The odds of every hand, as the house posts them."), ("pay table",)),
            Term(
                "n to 1",
                "n مقابل 1",
                _l("n for every unit staked, and the stake stays the player’s. 7 to 1 is 8 for 1."),
            ),
            Term(
                "even money",
                "1 مقابل 1",
                _l("As much as was staked. A winning call is always paid even money."),
                ("1 to 1", "1:1"),
            ),
            Term("table limits", "حدود الطاولة", _l("The smallest and the greatest stake the table takes.")),
            Term(
                "maximum payout",
                "الحد الأقصى للدفع",
                _l("The most a box or a whole table is paid in one round, where the house posts one."),
                ("player limit", "table aggregate"),
                ours=True,
            ),
        ),
    ),
    Shelf(
        "round",
        _l("The round"),
        (
            Term("dealer", "الموزّع", _l("Deals, and plays the house’s hand against every box."), ("croupier",)),
            Term("player", "اللاعب", _l("Plays against the dealer alone, never against other players.")),
            Term(
                "box",
                "صندوق",
                _l("A betting position. One player may hold several where the house allows it."),
                ("spot", "seat", "betting position"),
                ours=True,
            ),
            Term(
                "dark box",
                "صندوق مغلق",
                _l("A further box of one player whose cards nobody looks at before the decision."),
                ("blind box",),
                ours=True,
            ),
            Term("deck", "رزمة", _l("52 cards, shuffled before every round."), ("pack",)),
            Term(
                "board",
                "البطاقات المشتركة",
                _l("The five cards in the middle that count for everybody."),
                ("community cards",),
            ),
            Term("flop", "الفلوب", _l("The first three cards of the board.")),
            Term("turn", "التيرن", _l("The fourth card of the board."), ("fourth street",)),
            Term("river", "الريفر", _l("The fifth and last card of the board."), ("fifth street",)),
            Term("fold", "الانسحاب", _l("The player gives up: the ante is lost and no call is placed.")),
            Term(
                "burn card",
                "بطاقة محروقة",
                _l("A card put aside face down before a street, where the house burns."),
                ours=True,
            ),
        ),
    ),
    Shelf(
        "settling",
        _l("Settling"),
        (
            Term(
                "qualify",
                "التأهل",
                _l("The dealer’s hand is good enough to be compared: a pair of fours or better."),
                ("the dealer has a game", "game", "plays", "opens"),
            ),
            Term(
                "no game",
                "الموزّع غير مؤهَّل",
                _l("The dealer’s hand is below that: the ante is paid by its table, the call pushes."),
                ("does not qualify", "does not play"),
            ),
            Term(
                "push",
                "تعادل",
                _l("Nothing is paid and nothing taken: the stake stays the player’s."),
                ("stand-off", "stay", "tie"),
            ),
            Term("loses", "يخسر", _l("The stake is taken.")),
            Term("pays", "يدفع", _l("The stake stays and the payout is put beside it.")),
            Term("settlement", "التسوية", _l("What becomes of every bet of a box, one after the other.")),
            Term(
                "the floor",
                "مشرف الصالة",
                _l("The supervisor, called before a large payout and on every dispute."),
                ("floorperson", "pit boss", "inspector"),
                ours=True,
            ),
        ),
    ),
    Shelf(
        "hands",
        _l("Hands"),
        (
            Term("hand ranking", "ترتيب الأيدي", _l("Which hand beats which; the same as in poker.")),
            *HANDS,
            Term("straight or lower", "تسلسل أو أدنى", _l("The last row of the ante table: the ante gets even money.")),
            Term("pair of aces", "زوج آصات", _l("The least hand that wins the AA Bonus.")),
            Term("pair of kings", "زوج الملوك", _l("Loses the AA Bonus like every lower pair.")),
            Term("pair of fours", "زوج أربعات", _l("The least hand with which the dealer has a game.")),
        ),
    ),
    Shelf(
        "chips",
        _l("Chips and sums"),
        (
            Term("chip", "فيشة", _l("Money on the table. Which colour is worth what is the house’s own."), ("cheque",), ours=True),
            Term("stack", "رصّة", _l("Chips on top of each other; a full one is twenty."), ours=True),
            Term(
                "colour up",
                "تبديل إلى فئة أعلى",
                _l("Change chips into fewer of a greater value: five reds are a green."),
                ("color up",),
                ours=True,
            ),
            Term(
                "key",
                "مفتاح الحساب",
                _l("An easy way to multiply: 7 times is 5 times and 2 times, 49 times is 50 times less once."),
                ours=True,
            ),
            Term(
                "variant",
                "مجموعة قواعد",
                _l("One house’s rules: its two tables and all its switches."),
                ("house rules",),
                ours=True,
            ),
        ),
    ),
)  # fmt: skip
