"""Cards as they fall, and a player who plays sensibly."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from trainer.cards import RANK_VALUE, Card, draw
from trainer.games.casino_holdem.situations.felt import Layout


def folds(own: tuple[Card, ...], flop: tuple[Card, ...]) -> bool:
    """What a sensible player does after the flop: two cards below a ten that pair nothing and draw to nothing go.

    One hand in five is folded this way; the best possible play folds 18 %.
    """
    first, second = own
    low = max(RANK_VALUE[first[0]], RANK_VALUE[second[0]]) < 10
    paired = first[0] == second[0] or any(c[0] in (first[0], second[0]) for c in flop)
    return low and not paired and not _draws(own, flop)


def _draws(own: tuple[Card, ...], flop: tuple[Card, ...]) -> bool:
    """Four to a flush, or four ranks in a row, with an own card."""
    five = own + flop
    suit, count = Counter(c[1] for c in five).most_common(1)[0]
    if count >= 4 and any(c[1] == suit for c in own):
        return True
    ranks = {RANK_VALUE[c[0]] for c in five}
    if 14 in ranks:
        ranks.add(1)
    return any(all(low + i in ranks for i in range(4)) for low in range(1, 12))


def natural(rng: random.Random, without: Iterable[Card] = ()) -> Layout:
    """Nine cards as they fall from the deck less these; the player decides by `folds`."""
    found = tuple(draw(rng, 9, without))
    board, dealer, own = found[:5], found[5:7], found[7:]
    return Layout(board, dealer, own, not folds(own, board[:3]))
