"""A street of betting played by name: `table("A B C", "A bet 600, B raise 1600").options`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pytest

from trainer.games.texas_holdem.betting import (
    Action,
    Betting,
    Call,
    Fold,
    Options,
    RaiseTo,
    Street,
    act,
    after_flop,
    before_flop,
    options,
)
from trainer.games.texas_holdem.refusals import Refused
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure

DEEP = 1_000_000
TOKEN = re.compile(r"(?P<name>\S+) (?P<verb>fold|check|call|bet|raise|all-in)(?: (?P<amount>\d+))?")


@dataclass
class Table:
    """The street as it stands. Names stand for the players in their order, the first at the button's left."""

    names: Sequence[str]
    betting: Betting

    def play(self, script: str) -> Table:
        """Go on. A bet, raise or all-in names the chips then in front; a call may name what it should bring him to."""
        for part in filter(None, (text.strip() for text in script.split(","))):
            token = TOKEN.fullmatch(part)
            assert token, part
            player = self.names.index(token["name"]) + 1
            self.betting = act(self.betting, self._action(player, token["verb"], token["amount"]))
        return self

    def _action(self, player: int, verb: str, amount: str | None) -> Action:
        if verb == "fold":
            return Fold(player)
        if verb in ("check", "call"):
            if amount:
                may = options(self.betting)
                assert may
                assert self.betting.front[player - 1] + may.to_call == int(amount)
            return Call(player)
        to = int(amount or 0)
        return RaiseTo(player, to) if to > self.betting.bet else Call(player)

    @property
    def options(self) -> Options:
        """What the player to act may do."""
        may = options(self.betting)
        assert may, "the street is over"
        return may

    @property
    def actor(self) -> str | None:
        """Whose turn it is; None when the street is over."""
        return self.names[self.betting.turn - 1] if self.betting.turn else None

    def refusal(self, script: str) -> Refused:
        """Why the next action is not allowed."""
        with pytest.raises(Refused) as caught:
            self.play(script)
        return caught.value


def _seated(
    names: str,
    script: str = "",
    *,
    street: str = "flop",
    blinds: tuple[int, int] = (50, 100),
    bets: tuple[int, int] = (0, 0),
    due: Sequence[int] | None = None,
    dead_blind: int = 0,
    pot: int = 0,
    stacks: Mapping[str, int] | None = None,
    straddle: int = 0,
    structure: Structure = Structure.NO_LIMIT,
    spread: int = 0,
    **house: object,
) -> Table:
    order = names.split()
    chips = dict.fromkeys(order, DEEP) | dict(stacks or {})
    chips |= {
        token["name"]: int(token["amount"]) for token in TOKEN.finditer(script) if token["verb"] == "all-in"
    }
    rules = BettingRules(structure=structure, **house)
    stakes = Stakes(*blinds, small_bet=bets[0], big_bet=bets[1], straddle=straddle, spread=spread)
    behind = [chips[name] for name in order]
    if street == "preflop":
        start = before_flop(
            rules, stakes, behind, due or stakes.blinds_of(len(order)), gathered=pot, dead_blind=dead_blind
        )
    else:
        start = after_flop(rules, stakes, Street(street), behind, gathered=pot)
    return Table(order, start).play(script)


@pytest.fixture(scope="session")
def table() -> Callable[..., Table]:
    """`table("SB BB A B", "A raise 300, B fold", street="preflop", blinds=(50, 100))`."""
    return _seated
