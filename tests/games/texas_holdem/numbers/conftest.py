from itertools import combinations
from math import comb

import numpy as np
import pytest

from trainer.games.texas_holdem.numbers.boards import Boards
from trainer.hands.strengths import Ints


@pytest.fixture(scope="session")
def every_board() -> tuple[Ints, Ints]:
    """The 134,459 boards that differ by more than the names of the suits, [5, n] numbers of cards, and how many are like
    each, [n]."""
    every = np.fromiter(combinations(range(52), 5), dtype="(5,)i1", count=comb(52, 5)).T
    bits = Boards.dealt(every).bits
    suits = np.sort(np.stack([bits >> 13 * suit & 0x1FFF for suit in range(4)]), axis=0)
    shape = suits[0] << 39 | suits[1] << 26 | suits[2] << 13 | suits[3]
    _, example, alike = np.unique(shape, return_index=True, return_counts=True)
    return every[:, example], alike
