"""Which house's rules a page is about: named in its address, else the ones used last, else the default."""

from __future__ import annotations

from flask import abort, request

from trainer.games import GAMES
from trainer.quiz import NATURAL, Address, AddressError
from trainer.web.filters import language
from trainer.web.guest import prefs
from trainer.web.house import HouseRules, UnknownRevision, house
from trainer.web.words import word

GAME = "/<any(casino_holdem):game>"
"""The game whose bets, payouts and edge these pages are about."""
EVERY_GAME = f"/<any({', '.join(GAMES)}):game>"
"""The games that can be trained."""


def chosen_rules(game: str) -> HouseRules:
    """The rules named by `variant` and, for rules of a certain day, `revision` (or `variant=ID@REVISION`).

    Rules nobody here has ever had are a 404: nothing is settled under others instead.
    """
    variant, _, revision = request.args.get("variant", "").partition("@")
    revision = revision or request.args.get("revision", "")
    if not variant:
        used = prefs().variants.get(game, "")
        variant = used if used in house().variants(game) else house().default_variant(game)
    return rules_of(game, variant, revision) if revision else house().in_force(game, variant) or abort(404)


def rules_of(game: str, variant: str, revision: str) -> HouseRules:
    """The rules of a variant at a revision, a 404 where they are unknown."""
    named = f"{variant}@{revision}"
    try:
        # a revision is looked up by the address of a question asked under it
        return house().rules_at(Address.parse(f"{game}/any/{named}/{NATURAL}/1/0/g1"))
    except (AddressError, UnknownRevision):
        abort(404, word("error.unknown_revision", revision=named))


def variant_options(game: str, chosen: HouseRules) -> list[tuple[str, str, bool]]:
    """Value, name and whether it is chosen, for a list to choose from; rules no longer in force come first."""
    options = [
        (v.id, v.title(language()), chosen.in_force and v.id == chosen.variant)
        for v in house().variants(game).values()
    ]
    if not chosen.in_force:
        value = f"{chosen.variant}@{chosen.revision}"
        options.insert(0, (value, f"{chosen.title(language())} ({chosen.revision})", True))
    return options
