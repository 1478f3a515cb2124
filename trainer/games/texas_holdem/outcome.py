"""How a hand ends: what comes back, which pots there are, who wins them, what each has afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.games.texas_holdem import pots
from trainer.games.texas_holdem.hand import Hand, Stage, gather
from trainer.games.texas_holdem.showing import Showdown
from trainer.hands import best


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ends. `returned`: uncalled chips by player, only those above 0. `awards`: a pot each, the main pot
    first; `order`: their places as they are pushed. `stacks`: what each player has afterwards."""

    returned: dict[int, int]
    awards: tuple[pots.Award, ...]
    order: tuple[int, ...]
    stacks: tuple[int, ...]


def pots_of(hand: Hand) -> tuple[pots.Pot, ...]:
    """The pots as they stand when the street's bets are gathered, the main pot first."""
    gathered = gather(hand)
    return pots.build(gathered.paid, hand.betting.left, gathered.dead)


def showdown_of(hand: Hand) -> Showdown:
    """Who may show what first, for `showing.show_order`: the players' numbers stand for seats, the last one is the
    button. Who has mucked is no longer asked."""
    bet_on = any(acted is not None for acted in hand.betting.acted)
    over_early = hand.betting_over and (hand.stage is Stage.DEAL_BOARD or not bet_on)
    side = pots_of(hand)[-1].eligible
    return Showdown(
        button=len(hand.setup.stacks),
        live=hand.contending,
        side=tuple(player for player in side if player in hand.contending),
        aggressor=hand.betting.aggressor,
        over_early=over_early,
        pusher=(hand.betting.aggressor or hand.pusher) if over_early else None,
        all_in=any(not hand.betting.stacks[player - 1] for player in hand.contending),
    )


def settle(hand: Hand, chip: int = 1) -> Result | None:
    """Who gets what. None while something is open: cards to come, a player to act, a hand in it that nobody knows.

    Where all who may win a pot have mucked, the last of them did so as its winner: he need not show (TDA 17-B). `chip` is
    the smallest in play.
    """
    if hand.stage not in (Stage.SHOWDOWN, Stage.WON):
        return None
    gathered = gather(hand)
    stacks = list(gathered.betting.stacks)
    built = pots_of(hand)
    awards: list[pots.Award] = []
    for pot in built:
        strengths = _strengths(hand, pot)
        if strengths is None:
            return None
        awards += pots.award((pot,), strengths, chip)
    for award in awards:
        for player, chips in award.winners.items():
            stacks[player - 1] += chips
    returned = {player: chips for player, chips in enumerate(gathered.returned, 1) if chips}
    return Result(returned, tuple(awards), pots.award_order(built), tuple(stacks))


def _strengths(hand: Hand, pot: pots.Pot) -> dict[int, int] | None:
    """What each contender for the pot holds; None if that is not known and matters."""
    contenders = [player for player in pot.eligible if player not in hand.mucked]
    if not contenders:
        contenders = [player for player in hand.mucked if player in pot.eligible][-1:]
    if len(contenders) == 1:
        return {contenders[0]: 0}
    strengths = {}
    for player in contenders:
        hole = [card for card in hand.holes[player - 1] if card]
        if len(hole) < 2:
            return None
        strengths[player] = best((*hole, *hand.board)).strength
    return strengths
