"""Properties of whole hands, over random ones of two to ten players in every structure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from trainer.games.texas_holdem.betting import Call, Fold, RaiseTo, Street
from trainer.games.texas_holdem.hand import Hand, Muck, Stage, gather, step
from trainer.games.texas_holdem.outcome import pots_of, settle
from trainer.games.texas_holdem.refusals import Refused

Deals = Callable[..., Any]
HANDS = range(300)
MANY = range(300, 5000)


def chips(hand: Hand) -> int:
    """All chips there are: behind and in the pot."""
    return sum(hand.betting.stacks) + hand.betting.pot


def played_out(random_deal: Deals, seed: int) -> Any:
    """Play one hand to its end, checking every state on the way."""
    deal = random_deal(seed)
    total = sum(deal.hand.setup.stacks)
    while (stage := deal.hand.stage) not in (Stage.SHOWDOWN, Stage.WON):
        assert chips(deal.hand) == total
        assert min(deal.hand.betting.stacks) >= 0
        assert settle(deal.hand) is None
        if stage is Stage.ACT:
            check_options(deal.hand)
            deal.do(deal.choose(deal.hand.options))
        else:
            deal.do(deal.deal())
    return deal


def check_options(hand: Hand) -> None:
    """What is offered is allowed, and what lies just outside is not."""
    may = hand.options
    assert may
    player, stack = may.actor, hand.betting.stacks[may.actor - 1]
    assert 0 <= may.to_call <= stack
    assert step(hand, Call(player)).betting.stacks[player - 1] == stack - may.to_call
    outside = [hand.betting.bet]
    if may.may_raise:
        low, high = may.min_raise_to, may.max_raise_to
        assert low
        assert high
        assert hand.betting.bet < low <= high <= hand.betting.front[player - 1] + stack
        for to in (low, high):
            assert step(hand, RaiseTo(player, to)).betting.bet == to
        outside += [low - 1, high + 1]
    else:
        assert (may.min_raise_to, may.max_raise_to, may.least, may.most) == (None,) * 4
        outside.append(hand.betting.front[player - 1] + stack)
    for to in outside:
        with pytest.raises(Refused):
            step(hand, RaiseTo(player, to))


def check_end(deal: Any) -> None:
    hand = deal.hand
    result = settle(hand)
    assert result
    assert sum(result.stacks) == sum(hand.setup.stacks)
    assert min(result.stacks) >= 0
    left = sum(gather(hand).betting.stacks)
    assert sum(a.pot.amount for a in result.awards) == sum(hand.setup.stacks) - left
    assert sum(pot.amount for pot in pots_of(hand)) == sum(a.pot.amount for a in result.awards)
    assert result.order == tuple(range(len(result.awards)))[::-1]
    for award in result.awards:
        assert sum(award.winners.values()) == award.pot.amount
        assert set(award.winners) <= set(award.pot.eligible) <= set(hand.betting.left)
    for player, start in enumerate(hand.setup.stacks, 1):
        others = sum(min(other, start) for n, other in enumerate(hand.setup.stacks, 1) if n != player)
        antes = sum(hand.setup.antes)
        assert result.stacks[player - 1] <= start + others + antes


@pytest.mark.parametrize("block", [HANDS[i::6] for i in range(6)], ids=range(6))
def test_nobody_is_short_or_over_by_a_chip(random_deal: Deals, block: range) -> None:
    for seed in block:
        check_end(played_out(random_deal, seed))


@pytest.mark.exhaustive
def test_nobody_is_short_or_over_by_a_chip_in_thousands_of_hands(random_deal: Deals) -> None:
    for seed in MANY:
        check_end(played_out(random_deal, seed))


def test_random_hands_meet_what_they_must(random_deal: Deals) -> None:
    """The hands above have side pots, splits, odd chips, uncalled bets, walks and boards run out."""
    met: set[str] = set()
    for seed in HANDS:
        deal = played_out(random_deal, seed)
        result = settle(deal.hand)
        met |= {"side pot"} if len(result.awards) > 1 else set()
        met |= {"three pots"} if len(result.awards) > 2 else set()
        met |= {"split" for a in result.awards if len(a.winners) > 1}
        met |= {"odd chip" for a in result.awards if len(set(a.winners.values())) > 1}
        met |= {"uncalled"} if result.returned else set()
        met |= {"won"} if deal.hand.stage is Stage.WON else {"showdown"}
        met |= (
            {"run out"} if deal.hand.stage is Stage.SHOWDOWN and not any(deal.hand.betting.acted) else set()
        )
        met.add(f"{len(deal.hand.setup.stacks)} players")
        met.add(deal.hand.setup.rules.structure)
    wanted = {"side pot", "three pots", "split", "odd chip", "uncalled", "won", "showdown", "run out"}
    assert met >= wanted | {f"{n} players" for n in range(2, 11)} | {"no_limit", "pot_limit", "fixed_limit"}


def test_a_hand_is_the_same_whenever_it_is_played(random_deal: Deals) -> None:
    deals = [played_out(random_deal, 7) for _ in range(2)]
    assert deals[0].hand == deals[1].hand


def test_the_last_to_muck_wins_without_showing(random_deal: Deals) -> None:
    """TDA 17-B."""
    mucked = 0
    for seed in HANDS:
        deal = played_out(random_deal, seed)
        if deal.hand.stage is not Stage.SHOWDOWN:
            continue
        mucked += 1
        for player in deal.hand.contending:
            deal.do(Muck(player))
        result = settle(deal.hand)
        assert result.awards[0].winners == {deal.hand.mucked[-1]: result.awards[0].pot.amount}
        assert sum(result.stacks) == sum(deal.hand.setup.stacks)
    assert mucked > 50


def test_a_fold_with_nothing_to_call_is_binding(random_deal: Deals) -> None:
    """TDA 58."""
    folded = 0
    for seed in HANDS:
        deal = random_deal(seed)
        while deal.hand.stage in (Stage.DEAL_HOLE, Stage.DEAL_BOARD, Stage.ACT):
            may = deal.hand.options
            if may is None:
                deal.do(deal.deal())
            elif may.to_call or may.street is Street.PREFLOP:
                deal.do(Call(may.actor))
            else:
                deal.do(Fold(may.actor))
                folded += 1
        check_end(deal)
    assert folded > 50
