"""What the drills share: dealing for a skill, the reasons of a settled line, and judging one ask."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from trainer.games.casino_holdem import tags
from trainer.games.casino_holdem.dealing import Deal, deal
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import TableScene
from trainer.games.casino_holdem.settlement import Bet, Line, Settlement, settle
from trainer.games.casino_holdem.slips import collisions, game_slips
from trainer.hands import Category, Hand
from trainer.quiz import NATURAL, Answer, Ask, Choice, Mark, Sum, Why, mark

STAKE_NOT_INCLUDED: Final = "stake_not_included"
"""Note: a payout never includes the stake."""
BONUS_ON_FOLD: Final = "bonus_on_fold"
"""Note: what this house does with the bonus of a fold."""
QUALIFIER: Final = "qualifier"
"""Note: from which hand the dealer has a game here."""
CALL_MULTIPLE: Final = "call_multiple"
"""Note: how many times the ante the call is here."""

GAME_OPTIONS: Final = ("qualifies", "does_not_qualify")
"""The dealer has a game, or has none."""
CATEGORY_OPTIONS: Final = tuple(category.value for category in reversed(Category))
"""The ten hands, best first."""


def deal_for(rng: random.Random, skill: str, level: int, rules: Rules, *, bonus: bool | None = None) -> Deal:
    """One box that shows the skill, with stakes that keep its slips apart where they can."""
    return deal(
        rng,
        _possible(skill, rules),
        level,
        rules,
        bonus=bonus,
        apart=lambda round_, box: collisions(round_, box, rules),
    )


def deal_to_read(rng: random.Random, skill: str, level: int, rules: Rules) -> Deal:
    """One box that shows the skill, of a player who has called: cards that are read lie on the table."""
    dealt = deal(rng, _possible(skill, rules), level, rules, bonus=False)
    boxes = list(dealt.round.boxes)
    boxes[dealt.box] = replace(boxes[dealt.box], call=True)
    return replace(dealt, round=replace(dealt.round, boxes=tuple(boxes)))


def _possible(skill: str, rules: Rules) -> str:
    """The skill, or natural where these rules rule it out: a dealer with whom any hand qualifies always has a game."""
    return skill if tags.possible(skill, rules) else NATURAL


def shown(dealt: Deal, skill: str, skills: Iterable[str], rules: Rules) -> tuple[str, ...]:
    """The drill's skills that the deal exercises, the chosen one first."""
    seen = tags.of(dealt.round, dealt.box, rules)
    found = [tag for tag in skills if tag in seen]
    return tuple(sorted(found, key=lambda tag: tag != skill))


def settled(scene: TableScene, rules: Rules) -> tuple[Settlement, dict[Bet, Line]]:
    """The scene's round settled, and the lines of the box asked about."""
    table = settle(scene.round, rules)
    return table, {line.bet: line for line in table.boxes[scene.box].lines}


def because(reason: DrillReason, **rest: Any) -> Why:
    """The why of an answer that is no settled bet."""
    return Why(f"reason.{reason}", **rest)


def why_line(line: Line, table: Settlement, box: int, rules: Rules) -> Why:
    """Why a bet ends as it does: its five cards, its row, its sum, and what the sentence about the dealer needs."""
    mine = table.boxes[box]
    bonus = line.bet is Bet.BONUS
    paid = line.amount if line.capped_from is None else line.capped_from
    return Why(
        f"reason.{line.reason}",
        cards=line.cards,
        hand=mine.bonus_hand if bonus else mine.hand,
        table="bonus" if bonus else "ante" if line.row else None,
        row=line.row,
        sum=Sum(line.stake, line.odds, paid) if line.odds else None,
        facts={
            "bet": line.bet,
            "outcome": mine.outcome,
            "dealer": table.dealer,
            "dealer_qualifies": table.qualifies,
            "qualifier": rules.qualifier,
            "capped_from": line.capped_from,
            "floor": line.floor,
        },
    )


def game_mark(ask: Ask, given: Answer | None, dealer: Hand, rules: Rules) -> Mark:
    """Judge whether the dealer has a game: an ask of the two `GAME_OPTIONS`."""
    qualifies = dealer.strength >= rules.qualifier.least
    verdict, other = GAME_OPTIONS if qualifies else GAME_OPTIONS[::-1]
    why = because(
        DrillReason.DEALER_QUALIFIES if qualifies else DrillReason.DEALER_DOES_NOT_QUALIFY,
        cards=dealer.cards,
        hand=dealer,
        facts={"qualifier": rules.qualifier, "dealer_qualifies": qualifies},
    )
    return mark(
        ask, given, Choice(verdict), why, [(code, Choice(other)) for code in game_slips(dealer, rules)]
    )
