"""How numbers, odds, cards and hands are written on a page.

Amounts, ratios and cards read left to right inside any language: each comes out in its own `<bdi>`; inside attributes,
where no element can stand, between U+2066 and U+2069.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Flask
from flask_babel import get_locale, pgettext
from markupsafe import Markup, escape

from trainer.cards import RANK_VALUE, Card
from trainer.chips import ChipError, ChipSet
from trainer.mental import colour_key, steps
from trainer.odds import Odds
from trainer.quiz import Answer, Choice, Loses, Number, Pays, Picked, Pushes, Ranks, Several, Told
from trainer.web.asking import option_digits
from trainer.web.isolate import LRI, PDI, RLI, amount, ltr, plain, signed
from trainer.web.words import word
from trainer.web.words.hands import announce, card_name, rank_name, short, written_odds
from trainer.web.words.values import chip_colour, level_title, level_word, note, value_words


def language() -> str:
    """The language of this request: `en`, `ar`."""
    locale = get_locale()
    return locale.language if locale else "en"


def direction() -> str:
    """`rtl` or `ltr` for the language of this request."""
    locale = get_locale()
    return locale.text_direction if locale else "ltr"


def odds(value: Odds) -> Markup:
    """Odds as the house writes them, in words of the language; the words give the direction."""
    return Markup('<bdi dir="{}" class="odds">{}</bdi>').format(direction(), written_odds(value))


def odds_plain(value: Odds) -> str:
    """Odds for an attribute or an option."""
    mark = RLI if direction() == "rtl" else LRI
    return f"{mark}{written_odds(value)}{PDI}"


_PIPS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def cards_text(cards: Sequence[Card]) -> Markup:
    """Cards as a person writes them: K♣ 10♦."""
    return ltr(" ".join(c[0].replace("T", "10") + _PIPS[c[1]] for c in cards))


def comma() -> str:
    """What stands between the items of a list."""
    return pgettext("between items", ", ")


def answer(value: Answer | None) -> Markup:
    """An answer as it is shown in a verdict."""
    match value:
        case Pays(amount=n):
            return amount(n)
        case Number(value=n):
            return amount(n)
        case Pushes():
            return escape(word("result.pushes"))
        case Loses():
            return escape(word("result.loses"))
        case Choice(option=code):
            return escape(word(f"option.{code}"))
        case Several(options=codes):
            return escape(comma()).join(
                word(f"option.{code}") for code in sorted(codes, key=lambda code: (len(code), code))
            )
        case Picked(cards=cards):
            return cards_text(sorted(cards, key=lambda c: (-RANK_VALUE[c[0]], c[1])))
        case Ranks(ranks=ranks):
            return escape(comma()).join(rank_name(r) for r in ranks)
        case Told(profit=profit):
            return odds(Odds(profit))
        case _:
            return Markup("–")


_TALLEST = 100


def chips_for(number: int, rules: Any) -> list[int]:
    """The fewest chips for an amount, from the bottom of the stack to its top, greatest at the bottom.

    Nothing for an amount that these chips cannot make, or that no dealer would put out in one pile.
    """
    chips: ChipSet = rules.chips
    try:
        pile = chips.breakdown(number)
    except ChipError:
        return []
    if sum(pile.values()) > _TALLEST:
        return []
    return [value for value, count in pile.items() for _ in range(count)]


def mental_key(value: Odds, stake: int) -> list[tuple[Any, Any]]:
    """The easy multiples a payout is made of, [] where the odds are easy themselves."""
    parts: list[tuple[Any, Any]] = list(steps(value.profit, stake))
    return parts if len(parts) > 1 else []


def colour_keys(all_odds: Sequence[Odds], chips: ChipSet, stake: int) -> list[tuple[str, int, str]]:
    """What the chips of a stake do of these sums by themselves: (colour, how many of them, the colour they become)."""
    found = dict.fromkeys(
        step for value in all_odds for step in colour_key(value.profit, chips) if step.chip <= stake
    )
    return [(chip_colour(chips, s.chip), s.times, chip_colour(chips, s.becomes)) for s in sorted(found)]


def field_code(key: str) -> str:
    """What an ask is about, whichever box it belongs to: `b5.ante` is `ante`."""
    return key.rpartition(".")[2]


def init_app(app: Flask) -> None:
    """Give templates these filters and globals."""
    env = app.jinja_env
    env.trim_blocks = env.lstrip_blocks = True
    for name, function in {
        "amount": amount,
        "signed": signed,
        "plain": plain,
        "ltr": ltr,
        "odds": odds,
        "odds_plain": odds_plain,
        "card_name": card_name,
        "cards": cards_text,
        "announce": announce,
        "short_hand": short,
        "rank_name": rank_name,
        "answer": answer,
        "field_code": field_code,
        "option_digits": option_digits,
    }.items():
        env.filters[name] = function
    env.globals.update(
        word=word,
        chips_for=chips_for,
        mental_key=mental_key,
        value_words=value_words,
        note=note,
        level_word=level_word,
        level_title=level_title,
        comma=comma,
        colour_keys=colour_keys,
        chip_colour=chip_colour,
    )
