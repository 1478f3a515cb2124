"""Pots in front of tabled hands: how they are dealt, who takes what, and the mistakes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import Card, shuffled
from trainer.games.texas_holdem import pots
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.felt import Felt, felt
from trainer.games.texas_holdem.drills.pots.codes import Reason, Slip
from trainer.games.texas_holdem.drills.pots.counting import Chips, read_chips
from trainer.games.texas_holdem.drills.pots.hands import ranked
from trainer.games.texas_holdem.drills.pots.situations import Plan, finished, folding, layered
from trainer.games.texas_holdem.drills.pots.tags import AwardTag, OddTag
from trainer.games.texas_holdem.drills.spot import clockwise
from trainer.games.texas_holdem.pots import Award, Pot
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Deed, Seat, TableScene
from trainer.games.texas_holdem.structure import Structure
from trainer.hands import Hand, best
from trainer.quiz import Why

Groups = Sequence[Sequence[int]]
"""Players by their hands, the best first; those of one group tie."""

_MOST_DEALT: Final = 100


# -- several pots


def deal_pots(rng: random.Random, rules: Rules, tag: AwardTag, level: int) -> TableScene:
    """A river that is over: the pots lie apart, the hands are tabled, and who wins what shows the skill."""
    odd = tag is AwardTag.ODD_CHIP
    on = felt(rng, rules, level, Structure.NO_LIMIT, chips_in_blind=2, fine=odd)
    three = tag in (AwardTag.THREE_POTS, AwardTag.EACH_ANOTHER)
    levels = 3 if three or (level > 2 and not odd) else 2
    return _tabled(
        on,
        layered(levels),
        levels,
        lambda chips: _order(on, tag, chips),
        any if odd else lambda _: True,
    )


def _tabled(
    on: Felt,
    plan: Callable[[Felt], Plan],
    levels: int,
    order_of: Callable[[Chips], Groups],
    odd: Callable[[Iterable[bool]], bool],
) -> TableScene:
    """Pots of so many stakes before hands that rank as `order_of` says. `odd` looks at which of the pots leave a chip."""
    for _ in range(_MOST_DEALT):
        scene = finished(on, plan, lambda chips: _two_at_the_top(chips, levels), river=True)
        chips = read_chips(scene)
        order = order_of(chips)
        if odd(pot.amount % (on.chip * len(winners_of(pot, order))) > 0 for pot in chips.pots):
            return _show(on, scene, chips, order)
    raise AssertionError("no pots that show the skill were dealt")


def _two_at_the_top(chips: Chips, levels: int) -> bool:
    return len(chips.pots) == levels and not chips.returned and len(chips.pots[-1].eligible) == 2


def _order(on: Felt, tag: AwardTag, chips: Chips) -> Groups:
    """How the hands must rank for the skill."""
    in_last = list(chips.pots[-1].eligible)
    first, second = in_last if on.below(2) else in_last[::-1]
    below = sorted((p for p in chips.live if p not in in_last), key=lambda p: chips.paid[p - 1])
    shortest, rest = below[0], below[1:]
    match tag:
        case AwardTag.SHORT_WINS:
            return [[shortest], [first], *([p] for p in rest), [second]]
        case AwardTag.SWEEP:
            return [[first], *([p] for p in below), [second]]
        case AwardTag.SPLIT_MAIN:
            return [[shortest, first], *([p] for p in rest), [second]]
        case AwardTag.SPLIT_SIDE:
            return [[shortest], [first, second], *([p] for p in rest)]
        case AwardTag.SPLIT_ALL:
            return [[first, second], *([p] for p in below)]
        case AwardTag.ODD_CHIP:
            return (
                [[shortest, first], *([p] for p in rest), [second]]
                if on.below(2)
                else [[shortest, first, second]]
            )
        case AwardTag.THREE_POTS:
            return [[player] for player in shuffled(on.rng, chips.live)]
        case AwardTag.EACH_ANOTHER:
            return [*([p] for p in below), [first], [second]]


def winners_of(pot: Pot, order: Groups) -> list[int]:
    """Who wins a pot."""
    return next(found for group in order if (found := sorted(set(group) & set(pot.eligible))))


def _show(on: Felt, scene: TableScene, chips: Chips, order: Groups) -> TableScene:
    """The pots laid apart, the hands turned up."""
    board, hands = ranked(on.rng, [len(group) for group in order])
    hole = {
        chips.seats[player - 1]: cards
        for group, found in zip(order, hands, strict=True)
        for player, cards in zip(group, found, strict=True)
    }
    seats = tuple(replace(seat, front=0, cards=hole.get(seat.number, ())) for seat in scene.seats)
    amounts = tuple(pot.amount for pot in chips.pots)
    return replace(scene, seats=seats, board=board, pot=None, pots=amounts, burns=3)


# -- one pot, or two, that everybody splits


def deal_split(rng: random.Random, rules: Rules, tag: OddTag, level: int) -> TableScene:
    """Tied hands, and a pot that does not divide."""
    if tag is OddTag.TWO_POTS:
        on = felt(rng, rules, level, Structure.NO_LIMIT, chips_in_blind=2, fine=True)
        return _tabled(on, folding(2, 0, grows=False), 2, lambda chips: [chips.live], all)
    on = felt(rng, rules, level, Structure.NO_LIMIT)
    players = 2 if tag is OddTag.HEADS_UP else max(on.players(4), 4)
    seats = list(range(1, players + 1))
    count, left = _shares(on, tag)
    button, winners = _places(on, tag, seats, count)
    share = on.amount(3 * on.big, 20 * on.big * level)
    board, ((*hands,),) = ranked(rng, [count])
    hole = dict(zip(winners, hands, strict=True))
    return TableScene(
        seats=tuple(Seat(seat, cards=hole.get(seat, ()), folded=seat not in hole) for seat in seats),
        button=button,
        board=board,
        street=Street.RIVER,
        pots=(share * count + left * on.chip,),
        burns=3,
    )


def _shares(on: Felt, tag: OddTag) -> tuple[int, int]:
    """How many split, and how many chips are left over."""
    match tag:
        case OddTag.TWO_WAY | OddTag.HEADS_UP:
            return 2, 1
        case OddTag.THREE_WAY:
            return 3, 1
        case OddTag.TWO_ODD:
            return 3, 2
        case OddTag.FOUR_WAY:
            return 4, 1 + on.below(3)
        case _:
            count = 2 + on.below(2)
            return count, 1 + on.below(count - 1)


def _places(on: Felt, tag: OddTag, seats: Sequence[int], count: int) -> tuple[int, list[int]]:
    """The button, and who splits."""
    winners = sorted(on.some(seats, count))
    match tag:
        case OddTag.ROUND_THE_BUTTON:
            button = on.pick(range(winners[0], winners[-1]))
        case OddTag.BUTTON_TIED:
            button = on.pick(winners)
        case _:
            button = on.pick(seats)
    return button, winners


# -- read back


@dataclass(frozen=True)
class Tabled:
    """Pots and tabled hands, as a scene shows them. Players are numbered from 1 at the button's left, `seats` are theirs;
    `live` show `holes`. `pots` are the main one first; `chip` is the smallest in play."""

    seats: tuple[int, ...]
    live: tuple[int, ...]
    holes: Mapping[int, tuple[Card, ...]]
    board: tuple[Card, ...]
    pots: tuple[Pot, ...]
    chip: int

    @property
    def hands(self) -> dict[int, Hand]:
        """What each holds."""
        return {player: best(self.holes[player] + self.board) for player in self.live}

    @property
    def awards(self) -> tuple[Award, ...]:
        """What each pot's winners take."""
        return pots.award(
            self.pots, {player: hand.strength for player, hand in self.hands.items()}, self.chip
        )

    @property
    def order(self) -> tuple[int, ...]:
        """The places of the pots as they are pushed."""
        return pots.award_order(self.pots)


def read_tabled(scene: TableScene, rules: Rules) -> Tabled:
    """Who may win a pot is read from the moves of the river: who has put in how much."""
    seats = clockwise(scene)
    live = tuple(player for player, number in enumerate(seats, 1) if scene.seat(number).cards)
    put_in = dict.fromkeys(seats, 0)
    for move in scene.moves:
        if move.deed not in (Deed.FOLD, Deed.CHECK):
            put_in[move.seat] = move.amount or 0
    levels = sorted({put_in[seats[player - 1]] for player in live})
    found = tuple(
        Pot(amount, tuple(player for player in live if put_in[seats[player - 1]] >= level))
        for amount, level in zip(scene.pots, levels, strict=True)
    )
    holes = {player: scene.seat(seats[player - 1]).cards for player in live}
    return Tabled(seats, live, holes, scene.board, found, rules.smallest_chip)


def why_award(table: Tabled, place: int, player: int) -> Why:
    """Why a player takes what he takes of a pot."""
    award, hands = table.awards[place], table.hands
    seat, hand = table.seats[player - 1], hands[player]
    won, winners = award.winners.get(player, 0), list(award.winners)
    if player not in award.pot.eligible:
        return Why(Reason.NOT_IN_IT, facts={"seat": seat})
    if player not in winners:
        better = hands[winners[0]]
        return Why(
            Reason.BEATEN,
            cards=better.cards,
            hand=better,
            facts={"seat": seat, "winner": table.seats[winners[0] - 1]},
        )
    share = award.pot.amount // (table.chip * len(winners)) * table.chip
    facts = {
        "seat": seat,
        "players": len(winners),
        "amount": award.pot.amount,
        "share": share,
        "odd": (award.pot.amount - share * len(winners)) // table.chip,
        "chip": won - share,
        "total": won,
    }
    if len(winners) == 1:
        reason = Reason.WINS
    elif not facts["odd"]:
        reason = Reason.SPLITS
    else:
        reason = Reason.SHARE_AND_ODD if won > share else Reason.SHARE
    return Why(reason, cards=hand.cards, hand=hand, facts=facts)


def award_slips(table: Tabled, place: int) -> Iterator[tuple[Slip, dict[int, int]]]:
    """Mistakes of a pot: who would take what."""
    award = table.awards[place]
    amount, winners = award.pot.amount, list(award.winners)
    if not set(award.pot.eligible) >= set(table.live):
        strengths = {player: hand.strength for player, hand in table.hands.items()}
        everybody = pots.award((Pot(amount, table.live),), strengths, table.chip)[0]
        yield Slip.NOT_ELIGIBLE, dict(everybody.winners)
    if len(winners) == 1:
        return
    yield Slip.ODD_BY_SEAT, pots.split(amount, sorted(winners, key=lambda p: table.seats[p - 1]), table.chip)
    yield (
        Slip.ODD_FROM_BUTTON,
        pots.split(amount, sorted(winners, key=lambda p: p % len(table.seats)), table.chip),
    )
    share = amount // (table.chip * len(winners)) * table.chip
    left = amount - share * len(winners)
    yield Slip.ODD_TO_ONE, {player: share + left * (player == winners[0]) for player in winners}
    if left:
        yield Slip.ODD_LEFT_OVER, dict.fromkeys(winners, share)
    if table.chip > 1:
        yield Slip.CHIP_BROKEN, pots.split(amount, winners)
    for player in winners:
        yield Slip.TIE_MISSED, {player: amount}
