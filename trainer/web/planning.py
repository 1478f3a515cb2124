"""Which question comes where in a run: fixed by the run's seed, so that the same run can be dealt to anybody."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace

from trainer.cards import below, shuffled
from trainer.games import GAMES
from trainer.quiz import MAX_SEED, NATURAL, Address, Keeping
from trainer.school import Run

MIX = "mix"
"""The skill of a run that goes through all skills of its drill, each once before any comes again."""


def address_of(run: Address, number: int) -> Address:
    """The address of question `number` (from 1) of a run.

    A run is addressed like a question: its skill may be `mix`, its seed is the one the questions' seeds follow from.
    """
    skill = run.skill
    if skill == MIX:
        skills = [NATURAL, *GAMES[run.game].drills[run.drill].skills]
        turn, place = divmod(number - 1, len(skills))
        skill = shuffled(_rng(run.seed, -1 - turn), skills)[place]
    return replace(run, skill=skill, seed=below(_rng(run.seed, number), MAX_SEED + 1))


def run_address(run: Run) -> Address:
    """The address of a run: what its questions follow from, and what a link to it says."""
    generator = GAMES[run.game].generator
    return Address(run.game, run.drill, run.variant, run.revision, run.skill, run.level, run.seed, generator)


def fresh_address(like: Address, seed: int) -> Address:
    """Another question of the same kind. Where a skill is one thing, always the same, it is any of the drill's."""
    game = GAMES[like.game]
    skill = NATURAL if isinstance(game.drills.get(like.drill), Keeping) else like.skill
    return replace(like, skill=skill, seed=seed, generator=game.generator)


def _rng(seed: int, number: int) -> random.Random:
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    return random.Random(int.from_bytes(digest[:8], "big"))
