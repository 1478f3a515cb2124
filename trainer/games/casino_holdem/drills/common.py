"""What the drills share: dealing for a skill, the reasons of a settled line, and judging one ask."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from trainer.games.casino_holdem.dealing import Deal, deal
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import TableScene
from trainer.games.casino_holdem.settlement import Bet, Line, Settlement, settle
from trainer.games.casino_holdem.slips import Named, SlipCode, collisions
from trainer.games.casino_holdem.tags import of as tags_of
from trainer.games.casino_holdem.tags import possible
from trainer.quiz import NATURAL, Answer, Ask, Mark, Slip, Sum, Why

STAKE_NOT_INCLUDED = "stake_not_included"
BONUS_ON_FOLD = "bonus_on_fold"
QUALIFIER = "qualifier"


def deal_for(
    rng: random.Random,
    skill: str,
    level: int,
    rules: Rules,
    *,
    bonus: bool | None = None,
    keep_apart: bool = True,
) -> Deal:
    """One box that shows the skill, with stakes that keep its slips apart where they can.

    A skill that these rules make impossible (where any hand qualifies the dealer is never without a game) is dealt
    as the cards fall.
    """
    wanted = skill if possible(skill, rules) else NATURAL

    def muddle(round_: Any, box: int) -> int:
        return collisions(round_, box, rules)

    return deal(rng, wanted, level, rules, bonus=bonus, apart=muddle if keep_apart else None)


def shown(dealt: Deal, skill: str, skills: Iterable[str], rules: Rules) -> tuple[str, ...]:
    """The drill's skills that the deal exercises, the chosen one first."""
    seen = tags_of(dealt.round, dealt.box, rules)
    found = [tag for tag in skills if tag in seen]
    return tuple(sorted(found, key=lambda tag: tag != skill))


def settled(scene: TableScene, rules: Rules) -> tuple[Settlement, dict[Bet, Line]]:
    """The scene's round settled, and the lines of the box asked about."""
    table = settle(scene.round, rules)
    return table, {line.bet: line for line in table.boxes[scene.box].lines}


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


def mark(ask: Ask, given: Answer | None, expected: Answer, why: Why, slips: Iterable[Named] = ()) -> Mark:
    """Judge an ask whose right answer is the only one."""
    right = given == expected
    return judged(ask, given, expected, right, why, (code for code, wrong in slips if wrong == given))


def judged(
    ask: Ask, given: Answer | None, expected: Answer, right: bool, why: Why, codes: Iterable[SlipCode] = ()
) -> Mark:
    """A mark; the slips behind a wrong answer are named once each."""
    named = () if right else tuple(Slip(code.value) for code in dict.fromkeys(codes))
    return Mark(ask, given, expected, right, why, named)


def given_to(answers: Mapping[str, Answer | None], ask: Ask) -> Answer | None:
    return answers.get(ask.key)
