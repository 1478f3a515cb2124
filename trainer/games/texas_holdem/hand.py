"""A hand of Texas Hold'em in progress, as the dealer sees it.

`Hand` is a value: `begin` posts antes and blinds, `step` gives the hand after one event (a deal, a player's action,
a hand shown or mucked) or refuses it with the rule it breaks, `stage` says what must come next, `options` what the
player to act may do, and `outcome.settle` who gets what once nothing is open. Nothing is drawn here: cards come with
the events. Bets of a finished street stay in front until the next cards are dealt, so that what comes back uncalled
can be seen and asked for.

Players are numbered from 1 at the button's left; between two, player 2 is the button and posts the small blind.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from trainer.cards import Card
from trainer.games.texas_holdem import betting, pots
from trainer.games.texas_holdem.betting import Action, Betting, Call, Fold, Options, RaiseTo, Street
from trainer.games.texas_holdem.refusals import Refused, Rule
from trainer.games.texas_holdem.structure import BettingRules, Stakes
from trainer.reading import N_

MOST_PLAYERS: Final = 10


@dataclass(frozen=True, slots=True)
class Setup:
    """What a hand begins with. `blinds` and `antes`: what each player owes, before it is cut to his stack.

    `first`: who acts first where it is not the player after the highest blind. `dead_blind`: a small blind that
    nobody posts, counted in a pot-limit maximum. `trim_antes`: an ante plays like a bet, for as much as another
    player has anted; otherwise all antes are dead chips of the main pot.
    """

    rules: BettingRules
    stakes: Stakes
    stacks: tuple[int, ...]
    blinds: tuple[int, ...]
    antes: tuple[int, ...]
    first: int | None = None
    dead_blind: int = 0
    trim_antes: bool = False

    def __post_init__(self) -> None:
        players = len(self.stacks)
        if not 2 <= players <= MOST_PLAYERS:
            raise ValueError(f"a hand is played by two to {MOST_PLAYERS} players, not {players}")
        if not players == len(self.blinds) == len(self.antes):
            raise ValueError("each player has a stack, a blind and an ante, 0 where he owes none")
        if min(self.stacks) < 1 or min(self.blinds) < 0 or min(self.antes) < 0:
            raise ValueError("a stack is 1 or more, a blind and an ante 0 or more")


def at_table(rules: BettingRules, stakes: Stakes, stacks: Iterable[int]) -> Setup:
    """An ordinary hand: every seat posts what the stakes say."""
    chips = tuple(stacks)
    return Setup(rules, stakes, chips, stakes.blinds_of(len(chips)), stakes.antes_of(len(chips)))


class Stage(StrEnum):
    """What must come next."""

    DEAL_HOLE = "deal_hole"
    """The dealer deals two cards to each."""
    ACT = "act"
    """A player acts."""
    DEAL_BOARD = "deal_board"
    """The dealer burns and deals the next street."""
    SHOWDOWN = "showdown"
    """Two or more hands are left and the board is complete."""
    WON = "won"
    """All but one have folded."""


@dataclass(frozen=True, slots=True)
class DealHole:
    """Cards to a player; None is a card nobody has seen."""

    player: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class DealBoard:
    """The flop, the turn or the river."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Show:
    """A player tables his hand; without cards, the one he was dealt."""

    player: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Muck:
    """A player gives his hand up at the showdown."""

    player: int


Event: TypeAlias = DealHole | DealBoard | Action | Show | Muck


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand at one moment.

    `betting`: the street being played or just finished. `paid`: what each has in from earlier streets; `dead`: chips
    that are nobody's bet. `returned`: what each has taken back. `pusher`: who bet or raised last on an earlier street.
    `tabled` and `mucked`: who did, in order.
    """

    setup: Setup
    betting: Betting
    paid: tuple[int, ...]
    dead: int
    returned: tuple[int, ...]
    holes: tuple[tuple[Card | None, ...], ...]
    board: tuple[Card, ...] = ()
    pusher: int | None = None
    tabled: tuple[int, ...] = ()
    mucked: tuple[int, ...] = ()

    @property
    def stage(self) -> Stage:
        """What must come next."""
        if any(len(hole) < 2 for hole in self.holes):
            return Stage.DEAL_HOLE
        if len(self.betting.left) == 1:
            return Stage.WON
        if self.betting.turn is not None:
            return Stage.ACT
        return Stage.SHOWDOWN if self.betting.street is Street.RIVER else Stage.DEAL_BOARD

    @property
    def options(self) -> Options | None:
        """What the player to act may do; None when it is for the dealer."""
        return betting.options(self.betting) if self.stage is Stage.ACT else None

    @property
    def betting_over(self) -> bool:
        """Whether nobody will act any more: the hands may be shown."""
        with_chips = sum(self.betting.stacks[player - 1] > 0 for player in self.betting.left)
        match self.stage:
            case Stage.DEAL_BOARD:
                return with_chips < 2
            case stage:
                return stage in (Stage.SHOWDOWN, Stage.WON)

    @property
    def uncalled(self) -> tuple[int, int] | None:
        """Who takes back how much of the bets in front, once the street is over (TDA 15-B)."""
        return None if self.stage in (Stage.ACT, Stage.DEAL_HOLE) else pots.uncalled(self.betting.front)

    @property
    def contending(self) -> tuple[int, ...]:
        """The players who have neither folded nor mucked."""
        return tuple(player for player in self.betting.left if player not in self.mucked)


def begin(setup: Setup) -> Hand:
    """Antes, then blinds, each as far as a stack goes."""
    antes = tuple(map(min, setup.antes, setup.stacks))
    returned = [0] * len(antes)
    if setup.trim_antes and (back := pots.uncalled(antes)):
        returned[back[0] - 1] = back[1]
    kept = tuple(ante - back for ante, back in zip(antes, returned, strict=True))
    first_street = betting.before_flop(
        setup.rules,
        setup.stakes,
        [stack - ante for stack, ante in zip(setup.stacks, kept, strict=True)],
        setup.blinds,
        gathered=sum(kept),
        dead_blind=setup.dead_blind,
        first=setup.first,
    )
    return Hand(
        setup=setup,
        betting=first_street,
        paid=kept if setup.trim_antes else (0,) * len(kept),
        dead=0 if setup.trim_antes else sum(kept),
        returned=tuple(returned),
        holes=((),) * len(kept),
    )


def step(hand: Hand, event: Event) -> Hand:
    """The hand after the event. Raises `Refused` with the rule that forbids it."""
    match event:
        case DealHole():
            return _deal_hole(hand, event)
        case DealBoard():
            return _deal_board(hand, event)
        case Fold() | Call() | RaiseTo():
            return _act(hand, event)
        case Show():
            return _show(hand, event)
        case Muck():
            _refuse_showdown(hand, event.player)
            return replace(hand, mucked=(*hand.mucked, event.player))


def _act(hand: Hand, action: Action) -> Hand:
    match hand.stage:
        case Stage.DEAL_HOLE:
            raise Refused(
                Rule.NOT_BETWEEN_STREETS, action.player, N_("nobody acts before each player has two cards")
            )
        case Stage.DEAL_BOARD:
            raise Refused(
                Rule.NOT_BETWEEN_STREETS,
                action.player,
                N_("nobody is to act: the dealer has to deal the next street"),
            )
        case Stage.SHOWDOWN | Stage.WON:
            raise Refused(
                Rule.NOT_BETWEEN_STREETS, action.player, N_("nobody is to act: the betting is over")
            )
        case Stage.ACT:
            return replace(hand, betting=betting.act(hand.betting, action))


# -- dealing


def _refuse_dealt(hand: Hand, found: Iterable[Card | None], player: int | None, *, own: int = 0) -> None:
    """Raise `Refused` for a card that lies elsewhere, or twice among these. `own`: whose cards do not count."""
    holders = {
        card: n for n, hole in enumerate(hand.holes, 1) if n != own for card in hole if card is not None
    }
    seen: set[Card] = set()
    for card in found:
        if card is None:
            continue
        if card in seen:
            raise Refused(Rule.ONE_DECK, player, N_("%(card)s is there twice"), card=card)
        if card in hand.board:
            raise Refused(Rule.ONE_DECK, player, N_("%(card)s lies on the board already"), card=card)
        if card in holders:
            raise Refused(
                Rule.ONE_DECK,
                player,
                N_("%(card)s has been dealt to player %(holder)d already"),
                card=card,
                holder=holders[card],
            )
        seen.add(card)


def _deal_hole(hand: Hand, deal: DealHole) -> Hand:
    if not 1 <= deal.player <= len(hand.holes):
        raise Refused(
            Rule.DEAL_ORDER, deal.player, N_("there are %(players)d players"), players=len(hand.holes)
        )
    cards = hand.holes[deal.player - 1] + deal.cards
    if not deal.cards or len(cards) > 2:
        raise Refused(Rule.DEAL_ORDER, deal.player, N_("each player is dealt two cards, once"))
    _refuse_dealt(hand, deal.cards, deal.player)
    return replace(hand, holes=_with_hole(hand, deal.player, cards))


def _with_hole(
    hand: Hand, player: int, cards: tuple[Card | None, ...]
) -> tuple[tuple[Card | None, ...], ...]:
    return (*hand.holes[: player - 1], cards, *hand.holes[player:])


_STREET_CARDS: Final = {
    3: N_("the flop is three cards, not %(given)d"),
    1: N_("turn and river are one card each, not %(given)d"),
}


def _deal_board(hand: Hand, deal: DealBoard) -> Hand:
    if hand.stage is not Stage.DEAL_BOARD or hand.betting.street.next is None:
        why = {
            Stage.DEAL_HOLE: N_("no board before each player has two cards"),
            Stage.ACT: N_("no cards are dealt: player %(actor)d is still to act"),
            Stage.WON: N_("no cards are dealt: all but one have folded"),
        }.get(hand.stage, N_("no cards are dealt: the board is complete"))
        raise Refused(Rule.DEAL_ORDER, None, why, actor=hand.betting.turn)
    street = hand.betting.street.next
    wanted = street.board - len(hand.board)
    if len(deal.cards) != wanted:
        raise Refused(Rule.DEAL_ORDER, None, _STREET_CARDS[wanted], given=len(deal.cards))
    _refuse_dealt(hand, deal.cards, None)
    gathered = gather(hand)
    return replace(
        gathered,
        board=hand.board + deal.cards,
        pusher=hand.betting.aggressor or hand.pusher,
        betting=betting.after_flop(
            hand.setup.rules,
            hand.setup.stakes,
            street,
            gathered.betting.stacks,
            live=hand.betting.live,
            gathered=gathered.betting.pot,
        ),
    )


def gather(hand: Hand) -> Hand:
    """The bets of a finished street go into the pot, after what nobody has called goes back."""
    front, stacks, returned = list(hand.betting.front), list(hand.betting.stacks), list(hand.returned)
    if back := hand.uncalled:
        player, chips = back
        front[player - 1] -= chips
        stacks[player - 1] += chips
        returned[player - 1] += chips
    return replace(
        hand,
        betting=replace(
            hand.betting,
            stacks=tuple(stacks),
            front=(0,) * len(front),
            gathered=hand.betting.gathered + sum(front),
        ),
        paid=tuple(map(sum, zip(hand.paid, front, strict=True))),
        returned=tuple(returned),
    )


# -- the showdown


def _refuse_showdown(hand: Hand, player: int) -> None:
    if not hand.betting_over:
        raise Refused(Rule.SHOWDOWN, player, N_("no hand is shown or mucked before the betting is over"))
    if player not in hand.betting.left:
        raise Refused(Rule.SHOWDOWN, player, N_("the player has no hand: he has folded, or is not there"))
    if player in hand.tabled or player in hand.mucked:
        raise Refused(Rule.SHOWDOWN, player, N_("the player has shown or mucked already"))


def _show(hand: Hand, show: Show) -> Hand:
    _refuse_showdown(hand, show.player)
    hole = hand.holes[show.player - 1]
    if show.cards:
        known = {card for card in hole if card}
        if len(show.cards) != 2 or not known <= set(show.cards):
            raise Refused(
                Rule.SHOWDOWN,
                show.player,
                N_("the player was dealt %(dealt)s, not %(shown)s"),
                dealt="".join(card or "??" for card in hole),
                shown="".join(show.cards),
            )
        _refuse_dealt(hand, show.cards, show.player, own=show.player)
        hole = show.cards
    return replace(hand, holes=_with_hole(hand, show.player, hole), tabled=(*hand.tabled, show.player))
