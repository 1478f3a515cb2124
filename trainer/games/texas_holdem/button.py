"""The button and the blinds from hand to hand: who has them, who posts what, who is dealt first and acts first.

Seats are numbered clockwise from 1, players have the number of their seat. Sources: TDA 2024 rules 8, 10, 32, 33 and 34;
WSOP live action rules 2024, 100, 151, 153, 154 and 156; Robert's Rules of Poker, "Button and blind use".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.games.texas_holdem.choices import ButtonRule, MissedBlinds, NewPlayer, NewPlayerBarred
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.structure import Structure


def after(seat: int, seats: Collection[int]) -> int:
    """The first of the seats that comes clockwise after that one; the seat itself comes last."""
    return min(seats, key=lambda other: (other <= seat, other))


def before(seat: int, seats: Collection[int]) -> int:
    """The first of the seats that comes counter-clockwise before that one; the seat itself comes last."""
    return max(seats, key=lambda other: (other < seat, other))


def between(seat: int, start: int, end: int) -> bool:
    """Whether a seat lies strictly between two others, clockwise from `start` to `end`."""
    return seat not in (start, end) and after(start, (seat, end)) == seat


def clockwise(start: int, seats: Iterable[int]) -> tuple[int, ...]:
    """The seats clockwise, beginning after `start`."""
    return tuple(sorted(seats, key=lambda seat: (seat <= start, seat)))


@dataclass(frozen=True, slots=True)
class Positions:
    """The places of one hand.

    `button` and `small` may be empty seats: a dead button, a dead small blind. `small` is `button` between two players,
    and `big` where the button has been bought: one player posts both blinds then. `players`: the seats dealt in.
    """

    button: int
    small: int
    big: int
    players: tuple[int, ...]

    @property
    def small_blind(self) -> int | None:
        """Who posts the small blind; None: nobody does."""
        return self.small if self.small in self.players else None

    @property
    def dead_button(self) -> bool:
        """Whether the button lies before an empty seat."""
        return self.button not in self.players

    @property
    def heads_up(self) -> bool:
        """Whether two players are left: the button is the small blind."""
        return len(self.players) == 2

    @property
    def bought(self) -> bool:
        """Whether a new player has bought the button: he has it on the next hand."""
        return self.small == self.big

    @property
    def dealing(self) -> tuple[int, ...]:
        """The order in which cards are dealt: from the left of the button, the button last."""
        return clockwise(self.button, self.players)

    def first_before_flop(self, straddle: int | None = None) -> int:
        """Who acts first before the flop: the player after the big blind, or after a straddle."""
        return after(straddle or self.big, self.players)

    def first_after_flop(self, live: Collection[int]) -> int:
        """Who acts first on a later street: of those still in the hand and not all-in, the first left of the button."""
        return after(self.button, live)


def first_hand(players: Collection[int], button: int) -> Positions:
    """The places of a game's first hand, the button drawn. Raises `ValueError` below two players."""
    seats = _seats(players)
    small = button if len(seats) == 2 else after(button, seats)
    return Positions(button, small, after(small, seats), seats)


def next_hand(last: Positions, players: Collection[int], rule: ButtonRule) -> Positions:
    """The places of the next hand, for the players who are dealt in. Raises `ValueError` below two.

    Between two, the big blind is the next after the last one, the other has the button: nobody has it twice in a row
    (TDA 34-B; WSOP live 153; "the last big blind gets the button"), whatever the rule of the button.
    """
    seats = _seats(players)
    big = after(last.big, seats)
    if len(seats) == 2:
        button = after(big, seats)
        return Positions(button, button, big, seats)
    if last.heads_up:
        return Positions(before(last.big, seats), last.big, big, seats)
    if last.bought or rule is ButtonRule.MOVING:
        button = last.small if last.bought else after(last.button, seats)
        small = after(button, seats)
        return Positions(button, small, after(small, seats), seats)
    return Positions(last.small, last.big, big, seats)


def _seats(players: Collection[int]) -> tuple[int, ...]:
    seats = tuple(sorted(set(players)))
    if len(seats) < 2:
        raise ValueError("a hand needs two players")
    return seats


# -- what is posted


@dataclass(frozen=True, slots=True)
class Post:
    """What a player puts in before the cards. `live` counts towards calling a bet, `dead` lies in the centre."""

    live: int
    dead: int = 0

    @property
    def total(self) -> int:
        return self.live + self.dead

    def owes(self, bet: int) -> int:
        """What calling a bet still costs him."""
        return max(0, bet - self.live)


def blinds(positions: Positions, rules: Rules) -> dict[int, Post]:
    """Who posts which blind, by seat; a dead small blind is posted by nobody, a bought button posts both."""
    if positions.bought:
        return {positions.big: bought_button(rules)}
    posted = {positions.big: Post(rules.big_blind)}
    if positions.small_blind is not None and rules.small_blind:
        posted[positions.small_blind] = Post(rules.small_blind)
    return posted


def bought_button(rules: Rules) -> Post:
    """The price of the button: the big blind live, the small blind dead (WSOP live 154)."""
    return Post(rules.big_blind, rules.small_blind)


def returning(rules: Rules, *, small: bool, big: bool, in_big_blind: bool = False) -> Post:
    """What a player posts to be dealt in again after missing blinds; in the big blind he posts that alone.

    He may always wait for the big blind instead; where a new player would have to wait (`joining`), he
    waits too. In a tournament nothing is missed: his blinds were posted for him.
    """
    if rules.missed_blinds is MissedBlinds.NOTHING or in_big_blind:
        return Post(rules.big_blind if in_big_blind else 0)
    return Post(rules.big_blind if big else 0, rules.small_blind if small else 0)


# -- new players


class Entry(StrEnum):
    """How a new player comes into the next hand."""

    DEALT_IN = "dealt_in"
    """He is dealt in and posts nothing but the blind of his place, if he has one."""
    BIG_BLIND = "big_blind"
    """The big blind comes to him: he posts it as everybody does."""
    POSTS = "posts"
    """He posts a live big blind, or waits until it comes to him."""
    WAITS = "waits"
    """He waits until the button has passed him."""


@dataclass(frozen=True, slots=True)
class Joining:
    """How a new player may come in: what he posts then, and what the button would cost him, None if it is not sold."""

    entry: Entry
    post: Post
    buys: Post | None = None


def joining(seat: int, last: Positions, players: Collection[int], rules: Rules) -> Joining:
    """How the player who has sat down there comes into the hand after `last`. `players`: the others of that hand."""
    coming = places(seat, last, players, rules)
    free = _free(rules)
    if coming.big == seat:
        return Joining(Entry.BIG_BLIND, Post(rules.big_blind))
    wide = not free or rules.new_player_barred is NewPlayerBarred.BUTTON_AND_BIG_BLIND
    if between(seat, coming.button, coming.big if wide else coming.small) and not coming.heads_up:
        inside = between(seat, coming.button, coming.big) and rules.buy_button
        return Joining(Entry.WAITS, Post(0), bought_button(rules) if inside else None)
    if free:
        small = rules.small_blind if coming.small == seat else 0
        return Joining(Entry.DEALT_IN, Post(small))
    return Joining(Entry.POSTS, Post(rules.big_blind))


def places(seat: int, last: Positions, players: Collection[int], rules: Rules) -> Positions:
    """The places of the next hand as the player who has sat down there finds them: he is the big blind where it comes to
    him, and moves nobody else's place."""
    if len(set(players)) < 3:
        return next_hand(last, {*players, seat}, rules.button)
    coming = next_hand(last, players, rules.button)
    return replace(coming, big=seat) if between(seat, coming.small, coming.big) else coming


def buy(seat: int, last: Positions, players: Collection[int], rules: Rules) -> Positions:
    """The places of the hand in which a new player buys the button: he alone posts, and has the button afterwards.

    Raises `ValueError` where he may not.
    """
    if joining(seat, last, players, rules).buys is None:
        raise ValueError(f"seat {seat} cannot buy the button")
    coming = places(seat, last, players, rules)
    return Positions(coming.button, seat, seat, _seats({*players, seat}))


def _free(rules: Rules) -> bool:
    if rules.new_player is NewPlayer.LIMIT_POSTS:
        return rules.structure in (Structure.NO_LIMIT, Structure.POT_LIMIT)
    return rules.new_player is NewPlayer.DEALT_IN
