"""Ties at the table of Casino Hold'em: the box against the dealer, with a board."""

from __future__ import annotations

from typing import Final

from trainer.cards import cards
from trainer.hands.showdowns import Showdown, pair

AT_THE_TABLE: Final[tuple[Showdown, ...]] = (
    Showdown("kicker", pair("AsQd", "AcJh"), cards("Ah9d6c4s2h")),
    Showdown("sixth_card", pair("As7d", "Ac5s"), cards("AhKdQc8s3h")),
    Showdown("board_plays", pair("AsAc", "KhQh"), cards("9d8s7h6c5d")),
    Showdown("counterfeited", pair("4h4c", "Ac7s"), cards("9s9dQhQc2s")),
    Showdown("wheel", pair("Ad2c", "6s2h"), cards("3s4d5hJc9c")),
    Showdown("four_on_board", pair("Ah2d", "KsQd"), cards("8s8h8d8cJh")),
)
