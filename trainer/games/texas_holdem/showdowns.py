"""Showdowns of Texas Hold'em to read by: two players with a board.

The first three are the worked examples of the Wizard of Odds' page; its Arabic translation has lost the suits, and these
are suits with which what it says is true.
"""

from __future__ import annotations

from typing import Final

from trainer.cards import cards
from trainer.hands.showdowns import Showdown, pair

AT_THE_TABLE: Final[tuple[Showdown, ...]] = (
    Showdown("second_of_the_flush", pair("Js6d", "7sQh"), cards("As2s4s5s6h")),
    Showdown("second_kicker", pair("2hJh", "ThJd"), cards("JsAs7s5s6h")),
    Showdown("third_pair", pair("QhJh", "Qd2h"), cards("AsAhKdQsJc")),
    Showdown("flush_on_board", pair("KhKd", "2s2h"), cards("AsJs9s7s5s")),
    Showdown("board_plays", pair("AsAc", "KhQh"), cards("9d8s7h6c5d")),
    Showdown("counterfeited", pair("4h4c", "Ac7s"), cards("9s9dQhQc2s")),
    Showdown("wheel", pair("Ad2c", "6s2h"), cards("3s4d5hJc9c")),
    Showdown("four_on_board", pair("Ah2d", "KsQd"), cards("8s8h8d8cJh")),
)
