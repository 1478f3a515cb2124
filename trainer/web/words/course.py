"""What stands under the pictures of a round, in the words of the house's own switches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from flask_babel import gettext as _
from flask_babel import lazy_gettext as _l
from markupsafe import Markup, escape

from trainer.games.casino_holdem.course import Course, Moment, Picture
from trainer.games.casino_holdem.procedure import bonus_before_decisions
from trainer.games.casino_holdem.rules import BonusOnFold, Rules
from trainer.games.casino_holdem.settlement import Bet
from trainer.web.isolate import amount, signed
from trainer.web.words import word
from trainer.web.words.hands import announce
from trainer.web.words.values import value_words

MOMENTS: Final[dict[Moment, Any]] = {
    Moment.BETS: _l("The bets"),
    Moment.HOLE_CARDS: _l("Two cards each"),
    Moment.FLOP: _l("The flop"),
    Moment.BONUSES: _l("The AA Bonus is settled"),
    Moment.DECISIONS: _l("Call or fold"),
    Moment.TURN_AND_RIVER: _l("Turn and river"),
    Moment.TURN: _l("The turn"),
    Moment.RIVER: _l("The river"),
    Moment.REVEAL: _l("The dealer shows"),
    Moment.SETTLING: _l("Settling"),
}
"""Picture to title."""


def caption(picture: Picture, shown: Course, rules: Rules) -> list[Markup]:
    """The sentences under a picture."""
    return [escape(sentence) for sentence in _sentences(picture, shown, rules)]


def _say(text: str, **values: Any) -> Markup:
    """A sentence with its values filled in and escaped."""
    return escape(text) % {name: escape(value) for name, value in values.items()}


def _sentences(picture: Picture, shown: Course, rules: Rules) -> Iterator[Markup | str]:
    first = shown.round.boxes[0]
    match picture.moment:
        case Moment.BETS:
            yield _say(_("The ante goes down first, here %(stake)s."), stake=amount(first.ante))
            yield _say(_("Whoever likes adds the AA Bonus, here %(stake)s."), stake=amount(first.bonus))
        case Moment.HOLE_CARDS:
            yield _("Every box gets two cards face down, and so does the dealer.")
        case Moment.FLOP:
            yield _burn(rules.burn_before_flop)
            yield _("Three cards are opened.")
        case Moment.BONUSES:
            yield from _bonuses(picture, rules)
        case Moment.DECISIONS:
            yield from _decisions(shown, picture, rules)
        case Moment.TURN_AND_RIVER | Moment.TURN | Moment.RIVER:
            yield _burn(rules.burn_before_turn)
            yield (
                _("The two cards come together.")
                if picture.moment is Moment.TURN_AND_RIVER
                else _("One card is opened.")
            )
        case Moment.REVEAL:
            table = shown.settlement
            yield _say(_("The dealer opens his two cards: %(hand)s."), hand=announce(table.dealer))
            yield word("reason.dealer_qualifies" if table.qualifies else "reason.dealer_does_not_qualify")
        case Moment.SETTLING:
            yield from _settling(picture, rules)


def _settling(picture: Picture, rules: Rules) -> Iterator[Markup | str]:
    if len(picture.boxes) > 1:
        yield _say(
            _("The boxes are settled %(order)s."), order=value_words("settle_order", rules.settle_order)
        )
        if rules.losing_first:
            yield _("Losing boxes are taken first.")
    for number, box in enumerate(picture.boxes, 1):
        if box.lines:
            net = signed(sum(line.net for line in box.lines))
            yield _say(_("Box %(box)s: %(net)s."), box=number, net=net)


def _burn(burnt: bool) -> str:
    return _("A card is burnt.") if burnt else _("No card is burnt.")


def _bonuses(picture: Picture, rules: Rules) -> Iterator[str]:
    if bonus_before_decisions(rules):
        yield _("This house settles the AA Bonus of every box now, before anybody decides.")
    elif any(box.lines and not box.folded for box in picture.boxes):
        yield _("This house settles the AA Bonus now, when everybody has decided.")
    else:
        yield _("The AA Bonus of folded cards is settled now, and the cards are collected.")
    yield _("Only the two own cards and the flop count.")


def _decisions(shown: Course, picture: Picture, rules: Rules) -> Iterator[Markup | str]:
    call = amount(shown.round.boxes[0].ante * rules.call_multiple)
    multiple = value_words("call_multiple", rules.call_multiple)
    yield _say(_("Box 1 calls: %(multiple)s, so %(call)s."), multiple=multiple, call=call)
    for number, seen in enumerate(picture.boxes, 1):
        if seen.folded:
            yield _say(_("Box %(box)s folds and loses its ante."), box=number)
            if rules.bonus_on_fold is BonusOnFold.FORFEITED:
                yield _("Its AA Bonus is lost too, and its cards are collected.")
            elif not seen.stake(Bet.BONUS):
                yield _("Its cards are collected.")
            elif rules.folded_bonus_cards_kept:
                yield _("Its cards stay face down until its AA Bonus is settled.")
