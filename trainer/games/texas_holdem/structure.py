"""What is played for: the betting structures, a table's stakes, and the rules of betting that differ by house.

Sources: the TDA rules 2024, the World Series of Poker's live action rules (2024 and 2026) and tournament rules (2024),
and Robert's Rules of Poker. Chips are whole units of the smallest chip in play.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Structure(StrEnum):
    """How much may be bet."""

    NO_LIMIT = "no_limit"
    """From the minimum raise to all a player has."""
    POT_LIMIT = "pot_limit"
    """From the minimum raise to the pot after calling."""
    FIXED_LIMIT = "fixed_limit"
    """The small bet before and on the flop, the big bet on turn and river, a limited number of raises."""
    SPREAD_LIMIT = "spread_limit"
    """From the minimum raise to a fixed most, on every street."""
    MIXED = "mixed"
    """Fixed limit and no limit by turns; `at` says which one a hand is played in."""

    def at(self, turn: int) -> Structure:
        """The structure of the `turn`th period, from 0 (a period is an orbit or a level, as the house says)."""
        if self is not Structure.MIXED:
            return self
        return Structure.NO_LIMIT if turn % 2 else Structure.FIXED_LIMIT


class Antes(StrEnum):
    """Who pays the ante."""

    EACH = "each"
    """Every player."""
    BIG_BLIND = "big_blind"
    """The big blind alone, for the table."""
    BUTTON = "button"
    """The button alone, for the table."""


class PotCount(StrEnum):
    """How a pot-limit maximum is counted before the flop."""

    TOURNAMENT = "tournament"
    """By the true value of the blinds (TDA 54-B): at 5/10 the first player in may make it 35."""
    LIVE = "live"
    """A small blind counts as a full big blind until the big blind has acted (WSOP live 187, Robert's Rules): 40."""


class StraddleRaise(StrEnum):
    """What the first raise over a straddle must add."""

    BIG_BLIND = "big_blind"
    """The big blind: over a straddle of two big blinds, to three (WSOP live 2024)."""
    STRADDLE = "straddle"
    """The straddle: to double of it (WSOP live 2026)."""


@dataclass(frozen=True, slots=True)
class BettingRules:
    """The structure of a hand, and what the house decides about betting in it.

    `raise_cap`: raises a street after the bet in fixed limit, the big blind being the bet before the flop; None: no
    cap. `capped_heads_up`: the cap holds also between the last two players in the hand (live limit lifts it, a
    tournament only when two are left in the event). `half_bet`: in fixed limit an all-in of half the bet or more
    counts as a full bet (TDA 47-B, WSOP live 129); without it only a full one does.
    """

    structure: Structure = Structure.NO_LIMIT
    raise_cap: int | None = 4
    capped_heads_up: bool = True
    half_bet: bool = True
    pot_count: PotCount = PotCount.TOURNAMENT
    straddle_raise: StraddleRaise = StraddleRaise.BIG_BLIND

    def __post_init__(self) -> None:
        if self.structure is Structure.MIXED:
            raise ValueError("a hand is played in one structure: Structure.MIXED.at(turn) says which")
        if self.raise_cap is not None and self.raise_cap < 0:
            raise ValueError(f"a raise cap is 0 or more, not {self.raise_cap}")


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a table is played for.

    `small_blind` may be any part of `big_blind`, also equal to it or 0. `straddle`: posted by the player after the big
    blind, 0: none. `small_bet` and `big_bet`: fixed limit's bets, by default one and two big blinds. `spread`: the
    most one bet or raise may add in spread limit.
    """

    small_blind: int
    big_blind: int
    ante: int = 0
    antes: Antes = Antes.EACH
    straddle: int = 0
    small_bet: int = 0
    big_bet: int = 0
    spread: int = 0

    def __post_init__(self) -> None:
        if self.big_blind < 1 or not 0 <= self.small_blind <= self.big_blind:
            raise ValueError(
                f"blinds of {self.small_blind} and {self.big_blind}: the small one is at most the big"
            )
        if self.ante < 0 or (self.straddle and self.straddle <= self.big_blind):
            raise ValueError(
                f"an ante is 0 or more and a straddle over the big blind: {self.ante}, {self.straddle}"
            )
        object.__setattr__(self, "small_bet", self.small_bet or self.big_blind)
        object.__setattr__(self, "big_bet", self.big_bet or 2 * self.small_bet)
        if self.small_bet < 1 or self.big_bet < self.small_bet:
            raise ValueError(f"bets of {self.small_bet} and {self.big_bet}: the small one is at most the big")

    def blinds_of(self, players: int) -> tuple[int, ...]:
        """What each player owes as a blind or straddle, from the button's left; between two the button is last and
        small blind."""
        if players == 2:
            return self.big_blind, self.small_blind
        third = (self.straddle,) if self.straddle else ()
        return (self.small_blind, self.big_blind, *third, *(0,) * players)[:players]

    def antes_of(self, players: int) -> tuple[int, ...]:
        """What each player owes as an ante, in the same order."""
        if self.antes is Antes.EACH:
            return (self.ante,) * players
        big_blind = 0 if players == 2 else 1
        payer = big_blind if self.antes is Antes.BIG_BLIND else players - 1
        return tuple(self.ante if i == payer else 0 for i in range(players))
