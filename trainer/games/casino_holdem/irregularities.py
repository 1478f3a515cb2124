"""What can go wrong at the table, and a round laid so that it has. What a house then does is a switch of its rules.

Source: docs/casino-holdem.md, "When something is wrong at the table".
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from trainer.cards import Card, below, choice, draw
from trainer.games.casino_holdem import stakes
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import RoundScene, SituationScene
from trainer.games.casino_holdem.settlement import Bet, settle
from trainer.quiz import LEVELS


class Irregularity(StrEnum):
    """What is wrong."""

    BOX_CARD_EXPOSED = "box_card_exposed"
    DEALER_CARD_EXPOSED = "dealer_card_exposed"
    BOARD_CARD_EARLY = "board_card_early"
    """The turn was opened before the players had decided."""
    BOX_ONE_CARD = "box_one_card"
    BOX_THREE_CARDS = "box_three_cards"
    DEALER_ONE_CARD = "dealer_one_card"
    DEALER_THREE_CARDS = "dealer_three_cards"
    BURN_FORGOTTEN_FLOP = "burn_forgotten_flop"
    BURN_FORGOTTEN_TURN = "burn_forgotten_turn"
    CALL_TOO_SMALL = "call_too_small"
    CALL_TOO_GREAT = "call_too_great"
    ANTE_OVER = "ante_over"
    BONUS_OVER = "bonus_over"
    ANTE_UNDER = "ante_under"
    BONUS_UNDER = "bonus_under"
    ANTE_LATE = "ante_late"
    """More is put on an ante after the first card."""
    BONUS_LATE = "bonus_late"
    """A bonus is put after the flop."""
    HAND_DISPUTED = "hand_disputed"
    PAYOUT_WRONG = "payout_wrong"


SWITCH_OF: Final[Mapping[Irregularity, str]] = {
    Irregularity.BOX_CARD_EXPOSED: "exposed_player_card",
    Irregularity.DEALER_CARD_EXPOSED: "exposed_house_card",
    Irregularity.BOARD_CARD_EARLY: "exposed_house_card",
    Irregularity.BOX_ONE_CARD: "wrong_count_player",
    Irregularity.BOX_THREE_CARDS: "wrong_count_player",
    Irregularity.DEALER_ONE_CARD: "wrong_count_dealer",
    Irregularity.DEALER_THREE_CARDS: "wrong_count_dealer",
    Irregularity.BURN_FORGOTTEN_FLOP: "forgotten_burn",
    Irregularity.BURN_FORGOTTEN_TURN: "forgotten_burn",
    Irregularity.CALL_TOO_SMALL: "wrong_call",
    Irregularity.CALL_TOO_GREAT: "wrong_call",
    Irregularity.ANTE_OVER: "over_limit",
    Irregularity.BONUS_OVER: "over_limit",
    Irregularity.ANTE_UNDER: "under_minimum",
    Irregularity.BONUS_UNDER: "under_minimum",
    Irregularity.ANTE_LATE: "late_bet",
    Irregularity.BONUS_LATE: "late_bet",
    Irregularity.HAND_DISPUTED: "dispute_after_clearing",
    Irregularity.PAYOUT_WRONG: "wrong_payout",
}
"""The switch that says what the house does."""


def possible(what: Irregularity, rules: Rules) -> bool:
    """Whether it can go wrong in this house: only what is burnt is forgotten, only a call of more chips is too small."""
    match what:
        case Irregularity.BURN_FORGOTTEN_FLOP:
            return rules.burn_before_flop
        case Irregularity.BURN_FORGOTTEN_TURN:
            return rules.burn_before_turn
        case Irregularity.CALL_TOO_SMALL:
            return rules.call_multiple > 1
        case Irregularity.ANTE_UNDER:
            return _plate(Bet.ANTE, rules)[0] > rules.smallest_chip
        case Irregularity.BONUS_UNDER:
            return _plate(Bet.BONUS, rules)[0] > rules.smallest_chip
        case _:
            return True


def lay(rng: random.Random, what: Irregularity, round_: Round, rules: Rules) -> SituationScene:
    """The round as it stands when this is found, at one of its boxes. `payout_wrong` needs a box that is paid."""
    return _LAID[what](rng, what, round_, below(rng, len(round_.boxes)), rules)


_Layer = Callable[[random.Random, Irregularity, Round, int, Rules], SituationScene]


def _hole(round_: Round) -> RoundScene:
    return RoundScene(round_, "hole", dealer_shown=False, decided=False)


def _flop(round_: Round, rules: Rules, *, decided: bool = False) -> RoundScene:
    return replace(_hole(round_), street="flop", burns=int(rules.burn_before_flop), decided=decided)


def _box_card(
    rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules
) -> SituationScene:
    return SituationScene(what, _hole(round_), box, choice(rng, round_.boxes[box].cards))


def _dealer_card(
    rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules
) -> SituationScene:
    return SituationScene(what, _hole(round_), card=choice(rng, round_.dealer))


def _turn_early(
    rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules
) -> SituationScene:
    return SituationScene(what, _flop(round_, rules), card=round_.board[3])


def _count(rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules) -> SituationScene:
    at = box if what in (Irregularity.BOX_ONE_CARD, Irregularity.BOX_THREE_CARDS) else None
    more = what in (Irregularity.BOX_THREE_CARDS, Irregularity.DEALER_THREE_CARDS)
    return SituationScene(what, _hole(round_), at, _unseen(rng, round_) if more else None)


def _unseen(rng: random.Random, round_: Round) -> Card:
    seen = (*round_.board, *round_.dealer, *(card for box in round_.boxes for card in box.cards))
    return draw(rng, 1, seen)[0]


def _burn_flop(
    rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules
) -> SituationScene:
    return SituationScene(what, replace(_flop(round_, rules), burns=0))


def _burn_turn(
    rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules
) -> SituationScene:
    together = rules.turn_and_river == "together"
    table = replace(_flop(round_, rules, decided=True), street="river" if together else "turn")
    return SituationScene(what, table)


def _call(rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules) -> SituationScene:
    ante = round_.boxes[box].ante
    call = ante * rules.call_multiple
    chip = max((value for value in rules.chips.values if ante % value == 0), default=ante)
    smaller = [put for put in (call - ante, call - chip) if put > 0]
    put = choice(rng, smaller if what is Irregularity.CALL_TOO_SMALL else [call + ante, call + chip])
    called = replace(round_.boxes[box], call=True)
    table = _flop(_seated(round_, box, called), rules, decided=True)
    return SituationScene(what, table, box, bet=Bet.CALL, numbers={"ante": ante, "call": call, "put": put})


def _limit(rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules) -> SituationScene:
    bet = Bet.ANTE if what in (Irregularity.ANTE_OVER, Irregularity.ANTE_UNDER) else Bet.BONUS
    others = (seat.ante if bet is Bet.ANTE else seat.bonus for seat in round_.boxes)
    least, most = _plate(bet, rules, others)
    chip = rules.smallest_chip
    if what in (Irregularity.ANTE_OVER, Irregularity.BONUS_OVER):
        limit, stake = most, choice(rng, (most + chip, most + least, 2 * most))
    else:
        limit, stake = least, choice(rng, (least - chip, max(least // 2 // chip, 1) * chip))
    seat = round_.boxes[box]
    laid = replace(seat, ante=stake) if bet is Bet.ANTE else replace(seat, bonus=stake)
    table = _hole(_seated(round_, box, laid))
    return SituationScene(what, table, box, bet=bet, numbers={"stake": stake, "limit": limit})


def _plate(bet: Bet, rules: Rules, on_table: Iterable[int] = ()) -> tuple[int, int]:
    """The limits of a bet: the house's, else such as stand on a plate, wide enough for what lies on the table."""
    if bet is Bet.ANTE:
        least, most, usual = rules.ante_min, rules.ante_max, stakes.antes(LEVELS[0], rules)
    else:
        least, most, usual = rules.bonus_min, rules.bonus_max, stakes.bonuses(LEVELS[0], rules)
    least = usual[0] if least is None else least
    if most is None:
        need = max((usual[-1], *on_table))
        most = next(size for times in _WIDTHS if (size := least * times) >= need or times == _WIDTHS[-1])
    return least, most


_WIDTHS: Final = (20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
"""A maximum, in minimums."""


def _late(rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules) -> SituationScene:
    if what is Irregularity.BONUS_LATE:
        stake = stakes.bonus(rng, LEVELS[0], rules, round_.boxes[box].ante)
        table = _flop(_seated(round_, box, replace(round_.boxes[box], bonus=0)), rules)
        return SituationScene(what, table, box, bet=Bet.BONUS, numbers={"stake": stake})
    stake = stakes.ante(rng, LEVELS[0], rules)
    return SituationScene(what, _hole(round_), box, bet=Bet.ANTE, numbers={"stake": stake})


def _disputed(
    rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules
) -> SituationScene:
    done = tuple((i, settled.net) for i, settled in enumerate(settle(round_, rules).boxes))
    cleared = tuple(range(len(round_.boxes)))
    return SituationScene(what, RoundScene(round_, done=done, collected=cleared), box)


def _paid_wrong(
    rng: random.Random, what: Irregularity, round_: Round, box: int, rules: Rules
) -> SituationScene:
    boxes = settle(round_, rules).boxes
    at, line = choice(rng, [(i, line) for i in range(len(boxes)) for line in boxes[i].lines if line.amount])
    wrong = [line.amount + line.stake, line.amount - line.stake, 2 * line.amount]
    numbers = {
        "stake": line.stake,
        "due": line.amount,
        "paid": choice(rng, [paid for paid in wrong if paid > 0]),
    }
    return SituationScene(what, RoundScene(round_, active=at), at, bet=line.bet, numbers=numbers)


def _seated(round_: Round, box: int, seat: Box) -> Round:
    """The round with another seat at that box."""
    return replace(round_, boxes=(*round_.boxes[:box], seat, *round_.boxes[box + 1 :]))


_LAID: Final[Mapping[Irregularity, _Layer]] = {
    Irregularity.BOX_CARD_EXPOSED: _box_card,
    Irregularity.DEALER_CARD_EXPOSED: _dealer_card,
    Irregularity.BOARD_CARD_EARLY: _turn_early,
    Irregularity.BOX_ONE_CARD: _count,
    Irregularity.BOX_THREE_CARDS: _count,
    Irregularity.DEALER_ONE_CARD: _count,
    Irregularity.DEALER_THREE_CARDS: _count,
    Irregularity.BURN_FORGOTTEN_FLOP: _burn_flop,
    Irregularity.BURN_FORGOTTEN_TURN: _burn_turn,
    Irregularity.CALL_TOO_SMALL: _call,
    Irregularity.CALL_TOO_GREAT: _call,
    Irregularity.ANTE_OVER: _limit,
    Irregularity.BONUS_OVER: _limit,
    Irregularity.ANTE_UNDER: _limit,
    Irregularity.BONUS_UNDER: _limit,
    Irregularity.ANTE_LATE: _late,
    Irregularity.BONUS_LATE: _late,
    Irregularity.HAND_DISPUTED: _disputed,
    Irregularity.PAYOUT_WRONG: _paid_wrong,
}
