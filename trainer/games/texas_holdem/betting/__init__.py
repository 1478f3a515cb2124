"""One street's betting: who acts, what he owes, whether he may raise, from what to what, and why.

`Betting` is a value: `before_flop` and `after_flop` begin one, `options` says what the player to act may do, `act`
gives the next one. Players are numbered from 1, the first at the button's left (between
two, player 2 is the button and small blind), and so are `turn` and every number that leaves this module; the tuples
run in the same order.

What must be known of a street (TDA 43 and 47): how high the bet stands, the largest full bet or raise so far, and for
each player how high the bet stood when he last acted. The minimum raise is that largest one; a player who has acted
may raise again when he faces at least as much as it. A short all-in lifts the bet and nothing else, so several of
them reopen the betting for one player and not for another.
"""

from trainer.games.texas_holdem.betting.acting import Action, Call, Fold, RaiseTo, act
from trainer.games.texas_holdem.betting.options import Bound, Options, Right, options, street_bet
from trainer.games.texas_holdem.betting.state import Betting, Street, after_flop, before_flop

__all__ = [
    "Action",
    "Betting",
    "Bound",
    "Call",
    "Fold",
    "Options",
    "RaiseTo",
    "Right",
    "Street",
    "act",
    "after_flop",
    "before_flop",
    "options",
    "street_bet",
]
