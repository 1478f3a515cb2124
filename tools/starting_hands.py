"""`python -m tools.starting_hands`: count and simulate the 169 starting hands anew, into the trainer's data.

Against one opponent every deal is counted (a minute). Against more, a million random deals are dealt for each hand and
number of players, always the same ones (a quarter of an hour).
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Final

import numpy as np

from trainer.cards import RANKS, cards
from trainer.games.casino_holdem.edge.boards import show_down
from trainer.games.casino_holdem.edge.deck import HOLDINGS, cards_of, shape_of, suit_patterns
from trainer.games.texas_holdem.numbers import starting
from trainer.games.texas_holdem.numbers.equity import sampled
from trainer.hands.strengths import rank_sets

SAMPLES: Final = 1_000_000


def heads_up() -> dict[str, tuple[int, int]]:
    """For each starting hand how many of its deals against one random hand it wins, and how many it ties."""
    names = [starting.name(tuple(f"{RANKS[n // 4]}{'shdc'[n % 4]}" for n in pair)) for pair in HOLDINGS]
    number = {name: at for at, name in enumerate(starting.NAMES)}
    kind = np.array([number[name] for name in names])
    win, tie = np.zeros(169, dtype=np.int64), np.zeros(169, dtype=np.int64)
    for at, ranks in enumerate(rank_sets(5)):
        patterns = suit_patterns(shape_of(ranks))
        shown = show_down(np.array([cards_of(ranks, suits) for suits, _ in patterns]), at, 0)
        times = np.array([weight for _, weight in patterns])[:, None]
        np.add.at(win, kind[shown.holding], shown.win * times)
        np.add.at(tie, kind[shown.holding], shown.tie * times)
    each = np.bincount(kind)
    return {
        name: (int(w), int(t)) for name, w, t in zip(starting.NAMES, win // each, tie // each, strict=True)
    }


def rows() -> Iterator[tuple[object, ...]]:
    """The rows of the file."""
    for name, (win, tie) in heads_up().items():
        equity = Fraction(2 * win + tie, 2 * starting.DEALS_HEADS_UP)
        yield name, 2, starting.DEALS_HEADS_UP, win, tie, f"{float(equity):.9f}", 0
    for players in starting.PLAYERS[1:]:
        for at, name in enumerate(starting.NAMES):
            hole = cards(starting.example(name))
            found = sampled([hole, *[()] * (players - 1)], samples=SAMPLES, seed=1000 * players + at).hands[0]
            error = f"{found.standard_error:.6f}"
            yield name, players, SAMPLES, found.win, found.tie, f"{float(found.equity):.6f}", error
            print(players, name, file=sys.stderr)


def main() -> None:
    """Write the file."""
    content = list(rows())
    with Path(starting.FILE).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(starting.COLUMNS)
        writer.writerows(content)


if __name__ == "__main__":
    main()
