"""Pictures of Texas Hold'em: questions, whole hands, the number tools."""

from __future__ import annotations

from typing import Final

from tools.screens.studio import DESK, PHONE, Studio
from trainer.games import GAMES
from trainer.quiz import Address
from trainer.web.house import house

GAME: Final = "texas_holdem"
HOUSE: Final = "tournament-nl"


def holdem(studio: Studio) -> None:
    """The shelves, one question of each kind of scene, a whole hand, a hand really played."""
    studio.shoot("holdem-home", f"/{GAME}", sizes=(DESK,), looks={"arabic": (PHONE,)})
    studio.shoot("holdem-side-pots", _question(studio, "side_pots", "pots.dead_money"))
    studio.shoot("holdem-award", _question(studio, "award", "award.each_another"), sizes=(PHONE,))
    studio.shoot(
        "holdem-rulings",
        _question(studio, "rulings", "rule.half"),
        sizes=(DESK,),
        looks={"arabic": (PHONE,)},
    )
    studio.shoot("holdem-run", _question(studio, "run_table", "run.side_pots"), looks={"light": (PHONE,)})
    studio.shoot("holdem-rules", f"/{GAME}/rules?variant={HOUSE}", sizes=(PHONE,))
    studio.shoot("holdem-hands", f"/{GAME}/hands", sizes=(PHONE,))


def numbers(studio: Studio) -> None:
    """Equity, outs, the map of starting hands, a deal."""
    studio.shoot("equity", f"/{GAME}/equity?hand1=AsAh&hand2=KdKc", looks={"arabic": (PHONE,)}, sizes=(DESK,))
    studio.shoot("outs", f"/{GAME}/outs?hand=AsKs&board=Qs7s2d&pot=300&call=100", sizes=(PHONE,))
    studio.shoot("starting-hands", f"/{GAME}/starting-hands")
    studio.shoot("deal-icm", f"/{GAME}/icm?stack=50&stack=30&stack=20&prize=70&prize=30", sizes=(PHONE,))


def _question(studio: Studio, drill: str, skill: str) -> str:
    with studio.app.test_request_context():
        revision = house().variants(GAME)[HOUSE].revision
    return f"/q/{Address(GAME, drill, HOUSE, revision, skill, 3, 8812, GAMES[GAME].generator)}"
