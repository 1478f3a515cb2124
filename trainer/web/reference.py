"""Pages to look things up: rules, payouts, hand rankings, words, houses side by side, and what each drill asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import Blueprint, abort, render_template, request

from trainer.chips import ChipError
from trainer.games import GAMES
from trainer.games.casino_holdem.course import Course, Picture, course, finished
from trainer.games.casino_holdem.examples import EXAMPLES, Example
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Settlement, settle
from trainer.games.casino_holdem.stakes import StakeError
from trainer.hands.showdowns import TIE_BREAKS
from trainer.odds import EVEN_MONEY, Odds, PayoutError
from trainer.quiz import LEVELS, Address, Game, Grade, Question, Unclear
from trainer.web.choosing import EVERY_GAME, GAME, chosen_rules, variant_options
from trainer.web.filters import language
from trainer.web.house import HouseRules, house
from trainer.web.pages import differing
from trainer.web.stakes import LONGEST, read_stake, stake_trouble
from trainer.web.starting import LENGTHS
from trainer.web.words import reference as texts
from trainer.web.words.course import MOMENTS, caption
from trainer.web.words.glossaries import GLOSSARIES
from trainer.web.words.glossary import INDEX_LANGUAGES, index
from trainer.web.words.holdem.help import HELP
from trainer.web.words.showdowns import AT_THE_TABLE, HANDS_ALONE, verdict

bp = Blueprint("reference", __name__)

RULES_STAKE: Final = 100
"""The stake whose payouts stand in the rules."""
AT_FIRST: Final = "10"
"""The stake of the payout summary before another is typed."""


@dataclass(frozen=True)
class PayoutRow:
    """A row of a paytable at a stake. `amount` is None where the house cannot pay it in whole units;
    `pile` is the fewest chips, (value, count) greatest first."""

    code: str
    odds: Odds
    amount: int | None
    pile: tuple[tuple[int, int], ...]

    MOST_DRAWN = 20
    """Chips that are still drawn; a greater pile is told in figures alone."""

    @property
    def drawn(self) -> list[int]:
        """The chips bottom to top, none for a pile too great to draw."""
        if sum(count for _, count in self.pile) > self.MOST_DRAWN:
            return []
        return [value for value, count in self.pile for _ in range(count)]


@bp.get(f"{GAME}/rules")
def rules(game: str) -> str:
    """The rules of the game in one house: the round in pictures, what differs from the default, the special cases."""
    found = chosen_rules(game)
    default = house().variants(game)[house().default_variant(game)]
    differs = {
        n: getattr(default.rules, n) for n, v in found.rules.switches() if v != getattr(default.rules, n)
    }
    only = _only_differences()
    return render_template(
        "reference/rules.html",
        **_of_house(game, found),
        stake=RULES_STAKE,
        tables=_tables(found.rules, default.rules),
        default=default,
        differs=differs,
        only=only,
        switches=[(n, v) for n, v in found.rules.switches() if n in differs or not only],
        strip=_strip(found.rules),
        examples=list(_special_cases(found.rules)),
    )


@bp.get(f"{GAME}/payouts")
def payouts(game: str) -> str | tuple[str, int]:
    """What every row pays on any two stakes, on one sheet of paper, with the fewest chips or without."""
    found = chosen_rules(game)
    house_rules: Rules = found.rules
    typed = {name: request.args.get(name, AT_FIRST)[:LONGEST] for name in ("ante", "bonus")}
    stakes, troubles = _read_stakes(typed)
    ante, bonus = stakes.get("ante"), stakes.get("bonus")
    tables: dict[str, tuple[int, list[PayoutRow]]] = {}
    if ante is not None:
        tables["ante"] = ante, payout_rows(house_rules.ante.rows, ante, house_rules)
        call = ante * house_rules.call_multiple
        tables["call"] = call, payout_rows([("even_money", EVEN_MONEY)], call, house_rules)
    if bonus is not None:
        tables["bonus"] = bonus, payout_rows(house_rules.bonus.rows, bonus, house_rules)
    page = render_template(
        "reference/payouts.html",
        **_of_house(game, found),
        typed=typed,
        troubles=troubles,
        tables=tables,
        # An unticked box sends nothing: the field before it says that the form was sent at all.
        piles="asked" not in request.args or "piles" in request.args,
    )
    return (page, 422) if troubles else page


@bp.get(f"{EVERY_GAME}/rankings")
def rankings(game: str) -> str:
    """The ten kinds of hand, best first, with two of each against each other, then ties at the game's table."""
    table = AT_THE_TABLE[game]
    sides = dict.fromkeys(TIE_BREAKS.values(), HANDS_ALONE) | dict.fromkeys(table.showdowns, table.sides)
    return render_template(
        "reference/rankings.html",
        game=GAMES[game],
        rankings=texts.RANKINGS,
        total=texts.FIVE_CARD_HANDS,
        tie_breaks=TIE_BREAKS,
        at_the_table=[(table.texts[showdown.id], showdown) for showdown in table.showdowns],
        told={s.id: (names, verdict(s, names)) for s, names in sides.items()},
    )


@bp.get(f"{EVERY_GAME}/glossary")
def glossary(game: str) -> str:
    """Every term in all languages side by side, by topic, and an index in the language of the page."""
    shown = language() if language() in INDEX_LANGUAGES else "en"
    return render_template(
        "reference/glossary.html",
        game=GAMES[game],
        shelves=GLOSSARIES[game],
        index=index(GLOSSARIES[game], shown),
        index_language=shown,
    )


@bp.get(f"{EVERY_GAME}/variants")
def variants(game: str) -> str:
    """The houses of the book side by side, switch by switch: all, or one beside the default; all, or what differs."""
    book = house().variants(game)
    default = book[house().default_variant(game)]
    chosen = request.args.get("variant", "")
    if chosen and chosen not in book:
        abort(404)
    columns = [
        (v, differing(v, default)) for v in book.values() if not chosen or v in (default, book[chosen])
    ]
    any_differs: set[str] = set().union(*(differs for _, differs in columns))
    only = _only_differences()
    return render_template(
        "reference/variants.html",
        game=GAMES[game],
        default=default,
        chosen=chosen,
        variants=[(v.id, v.title(language()), v.id == chosen) for v in book.values() if v is not default],
        columns=columns,
        only=only,
        switches=[name for name, _ in default.rules.switches() if name in any_differs or not only],
    )


@bp.get(f"{EVERY_GAME}/drills/<drill>")
def drill_help(game: str, drill: str) -> str:
    """What a drill asks, how its answer is typed and checked, and one question worked."""
    asked = GAMES[game].drills.get(drill) or abort(404)
    found = chosen_rules(game)
    help_ = texts.DRILL_HELP.get(drill) or HELP.get(drill) or texts.DrillHelp(asked.skills[0], (), ())
    question, grade = worked(GAMES[game], found, drill, help_.skill)
    return render_template(
        "reference/drill_help.html",
        **_of_house(game, found),
        drill=asked,
        help=help_,
        question=question,
        grade=grade,
        levels=LEVELS,
        lengths=LENGTHS,
    )


def payout_rows(rows: Sequence[tuple[str, Odds]], stake: int, rules: Rules) -> list[PayoutRow]:
    """The rows of a table with what they pay on a stake."""
    return [PayoutRow(code, odds, *_paid(odds, stake, rules)) for code, odds in rows]


def _only_differences() -> bool:
    """Whether the page is to show only where houses differ."""
    return request.args.get("only") == "differences"


def _tables(rules: Rules, default: Rules) -> list[tuple[str, list[tuple[PayoutRow, Odds | None]]]]:
    """Both paytables on the rules' stake, each row with the default's odds where those are others."""
    both = [("ante", rules.ante.rows, default.ante.rows), ("bonus", rules.bonus.rows, default.bonus.rows)]
    return [
        (bet, list(_beside(payout_rows(rows, RULES_STAKE, rules), dict(usual)))) for bet, rows, usual in both
    ]


def _beside(rows: Sequence[PayoutRow], usual: Mapping[str, Odds]) -> Iterator[tuple[PayoutRow, Odds | None]]:
    """Rows with the default's odds where they are others; a row the default prints in one stands in that one."""
    for row in rows:
        other = usual.get(row.code) or usual.get("straight_or_lower")
        yield row, other if other and other.profit != row.odds.profit else None


def _special_cases(rules: Rules) -> Iterator[tuple[tuple[Any, Any], Example, Settlement, Picture]]:
    """The special cases with their texts, settled in this house and drawn.

    One the house's qualifier turns into another case is left out, and so is one it cannot pay without rounding.
    """
    for example in EXAMPLES:
        try:
            settled = settle(example.round, rules)
        except PayoutError:
            continue
        if settled.qualifies == example.game:
            yield texts.EXAMPLES[example.id], example, settled, finished(example.round, settled)


def _strip(rules: Rules) -> list[tuple[Picture, Any, list[Any]]]:
    """The pictures of a round with title and caption; none for a table that takes no stake at all."""
    try:
        shown: Course = course(rules)
    except StakeError:
        return []
    return [(picture, MOMENTS[picture.moment], caption(picture, shown, rules)) for picture in shown.pictures]


def _paid(odds: Odds, stake: int, rules: Rules) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    try:
        amount = odds.payout(stake, rules.smallest_chip, rules.rounding)
    except PayoutError:
        return None, ()
    try:
        return amount, tuple(rules.chips.breakdown(amount).items())
    except ChipError:
        return amount, ()


def worked(game: Game, rules: HouseRules, drill: str, skill: str) -> tuple[Question, Grade]:
    """A question of a drill with its right answers: graded without any."""
    address = Address(game.id, drill, rules.variant, rules.revision, skill, 2, 7, game.generator)
    question = game.question(address, rules.rules)
    return question, game.grade(question, rules.rules, {})


def _read_stakes(typed: Mapping[str, str]) -> tuple[dict[str, int], dict[str, Any]]:
    """The stakes that could be read, and what is wrong with the others."""
    stakes: dict[str, int] = {}
    troubles: dict[str, Any] = {}
    for name, text in typed.items():
        try:
            stakes[name] = read_stake(text)
        except Unclear as error:
            troubles[name] = stake_trouble(error.code)
    return stakes, troubles


def _of_house(game: str, found: HouseRules) -> dict[str, Any]:
    """What every page about one house shows."""
    return {
        "game": GAMES[game],
        "house_rules": found,
        "rules": found.rules,
        "variant_title": found.title(language()),
        "variants": variant_options(game, found),
    }
