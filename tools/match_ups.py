"""`python -m tools.match_ups`: count the match-ups of two hands that the drill of equities asks before the flop anew."""

from __future__ import annotations

import csv
import random
from typing import Final

from trainer.cards import cards, draw, text
from trainer.games.texas_holdem.drills.numbers.guesses import FILE, Hole, Shape, meets, shape
from trainer.games.texas_holdem.drills.numbers.tags import GuessTag
from trainer.games.texas_holdem.numbers.equity import equity

EACH: Final = 24
"""Match-ups of each skill."""
OFTEN_QUOTED: Final = (
    "AsAh KdKc", "AsAh 7d2c", "AsKs QhQd", "AsKh QdQc", "AsKh 2d2c", "JsTs 2d2c", "AsKh AdQc", "KsKh AdKd",
    "3d3c 2s2h", "QdTd Jc5c", "AsKh 7d2c", "KsKh Ad2c",
)  # fmt: skip
"""Match-ups that everybody asks about."""
BEFORE_THE_FLOP: Final = tuple(tag for tag in GuessTag if tag not in (GuessTag.FLOP, GuessTag.TURN))


def match_ups(seed: int = 1) -> list[tuple[Hole, Hole]]:
    """As many of each skill: those often quoted, then as they fall, none the same as another but for suits and order."""
    rng = random.Random(seed)
    quoted = [tuple(map(cards, pair.split())) for pair in OFTEN_QUOTED]
    found: dict[GuessTag, dict[Shape, tuple[Hole, Hole]]] = {tag: {} for tag in BEFORE_THE_FLOP}
    for first, second in quoted:
        if tag := meets(first, second):
            found[tag][shape(first, second)] = first, second
    while any(len(each) < EACH for each in found.values()):
        dealt = tuple(draw(rng, 4))
        tag = meets(dealt[:2], dealt[2:])
        if tag and len(found[tag]) < EACH:
            found[tag].setdefault(shape(dealt[:2], dealt[2:]), (dealt[:2], dealt[2:]))
    return [pair for each in found.values() for pair in each.values()]


def main() -> None:
    """Write the file."""
    with FILE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("first", "second", "win", "tie"))
        for first, second in match_ups():
            standing = equity([first, second]).hands[0]
            writer.writerow((text(first), text(second), standing.win, standing.tie))


if __name__ == "__main__":
    main()
