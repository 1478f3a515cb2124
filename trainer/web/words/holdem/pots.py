"""Words of the drills of pots: laid apart, awarded, split."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_DRILLS: Final[dict[str, Any]] = {
    "drill.side_pots": _l("Side pots"),
    "about.side_pots": _l("What goes back, and what each pot holds"),
    "ask.side_pots": _l("The betting is over. Which pots are there?"),
    "drill.award": _l("Award the pots"),
    "about.award": _l("Which pot first, and who takes how much of it"),
    "ask.award": _l("Who takes what?"),
    "drill.odd_chips": _l("Odd chips"),
    "about.odd_chips": _l("A split pot to the last chip, by seat"),
    "ask.odd_chips": _l("The hands tie. How much does each seat take?"),
    "note.smallest_chip": _l("The smallest chip in play: %(value)s."),
    "stage.uncalled": _l("What goes back, and how many pots"),
    "stage.lay_apart": _l("Lay the pots apart"),
    "stage.next_pot": _l("The next pot"),
}

_POTS: Final[dict[str, Any]] = {
    "main_pot": _l("Main pot"),
    "side_pot_1": _l("Side pot 1"),
    "side_pot_2": _l("Side pot 2"),
    "side_pot_3": _l("Side pot 3"),
    "side_pot_4": _l("Side pot 4"),
    "side_pot_5": _l("Side pot 5"),
    "side_pot_6": _l("Side pot 6"),
    "side_pot_7": _l("Side pot 7"),
    "side_pot_8": _l("Side pot 8"),
}

_ASKS: Final[dict[str, Any]] = {
    "field.returned": _l("Goes back, 0 if nothing"),
    "field.pots": _l("Number of pots"),
    "field.next_pot": _l("Which pot is pushed next?"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.pots.one_side": _l("One side pot"),
    "tag.pots.returned": _l("A bet nobody called in full"),
    "tag.pots.dead_money": _l("Chips of players who folded"),
    "tag.pots.blinds": _l("Blinds that folded"),
    "tag.pots.equal_all_ins": _l("Two all-ins of the same size"),
    "tag.pots.no_side": _l("All-in, and no side pot"),
    "tag.pots.two_sides": _l("Two side pots"),
    "tag.pots.dead_across": _l("Folded chips that reach a side pot"),
    "tag.pots.folded_level": _l("A folded stake between two others"),
    "tag.pots.one_left": _l("A side pot with one player left"),
    "tag.pots.three_sides": _l("Three side pots"),
    "tag.award.short_wins": _l("The short all-in has the best hand"),
    "tag.award.sweep": _l("One player takes everything"),
    "tag.award.each_another": _l("Every pot to another player"),
    "tag.award.split_main": _l("The main pot is split"),
    "tag.award.split_side": _l("A side pot is split"),
    "tag.award.split_all": _l("Every pot is split"),
    "tag.award.odd_chip": _l("A split with an odd chip"),
    "tag.award.three_pots": _l("Three pots"),
    "tag.odd.two_way": _l("Two players, one odd chip"),
    "tag.odd.three_way": _l("Three players, one odd chip"),
    "tag.odd.two_odd": _l("Three players, two odd chips"),
    "tag.odd.four_way": _l("Four players"),
    "tag.odd.round_the_button": _l("The button between the winners"),
    "tag.odd.button_tied": _l("The button is among them"),
    "tag.odd.heads_up": _l("Two at the table"),
    "tag.odd.two_pots": _l("An odd chip in each of two pots"),
}

_REASONS: Final[dict[str, Any]] = {
    "why.pots.returned": _l(
        "Seat %(seat)s has %(most)s in front, and nobody else more than %(second)s: %(amount)s go back."
    ),
    "why.pots.matched": _l("The highest bet, %(most)s, was matched by another: nothing goes back."),
    "why.pots.count": _l(
        "Each different stake of the players left makes a pot: %(pots)s. Folded stakes make none."
    ),
    "why.pots.layer": _l("%(slice)s from each of %(players)s players left: %(amount)s."),
    "why.pots.layer_dead": _l(
        "%(slice)s from each of %(players)s left, %(live)s, and %(dead)s of folded chips: %(amount)s."
    ),
    "why.pots.main": _l(
        "%(slice)s from each of %(players)s left, %(live)s; folded chips %(dead)s; in the pot before %(gathered)s: %(amount)s."
    ),
    "why.award.order": _l("The last side pot is pushed first, then the one before it, the main pot last."),
    "why.award.wins": _l("Seat %(seat)s has the best hand of those in this pot: %(amount)s."),
    "why.award.beaten": _l(
        "Seat %(winner)s has a better hand, and is in this pot too: nothing for seat %(seat)s."
    ),
    "why.award.not_in_it": _l("Seat %(seat)s was all-in for less, and cannot win this pot."),
    "why.award.splits": _l("%(players)s hands tie for %(amount)s: %(share)s each."),
    "why.award.share": _l(
        "%(players)s hands tie for %(amount)s: %(share)s each. Odd chips left over: %(odd)s, one each from the button’s left, and none for seat %(seat)s."
    ),
    "why.award.share_and_odd": _l(
        "%(players)s hands tie for %(amount)s: %(share)s each. Odd chips left over: %(odd)s, one each from the button’s left. Seat %(seat)s gets one: %(total)s."
    ),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "uncalled_kept": (
        _l("The uncalled part was kept"),
        _l("What nobody has called goes back before any pot is made."),
    ),
    "folded_not_matched": (
        _l("A folded player has matched it"),
        _l("Chips of a player who folded later have called the bet as far as they go: that part stays in."),
    ),
    "folded_level_pot": (
        _l("A pot for a folded stake"),
        _l("Only stakes of players left make pots: folded chips lie in the pots they reach."),
    ),
    "uncalled_as_pot": (_l("The uncalled part is no pot"), _l("It goes back, and nobody plays for it.")),
    "equal_counted_twice": (
        _l("Equal stakes are one pot"),
        _l("Two players all-in for the same are in the same pots."),
    ),
    "dead_money_forgotten": (
        _l("Folded chips were forgotten"),
        _l("Chips of players who folded stay in the pots they have reached."),
    ),
    "gathered_forgotten": (
        _l("The pot from before was forgotten"),
        _l("What lay in the pot before this street, and the antes, belong to the main pot."),
    ),
    "dead_all_in_main": (
        _l("All folded chips in the main pot"),
        _l("Folded chips lie in each pot as far as they reach, as a live player’s do."),
    ),
    "layer_not_taken_off": (
        _l("The pots below were counted again"),
        _l("A side pot holds only what is over the stake of the pot before it."),
    ),
    "main_pot_first": (
        _l("Main pot first"),
        _l("The main pot is awarded last: those in it wait for the side pots."),
    ),
    "side_pots_forward": (_l("Side pots the wrong way round"), _l("The last side pot is awarded first.")),
    "not_eligible": (
        _l("He is not in this pot"),
        _l("A player wins only pots he has chips in, however good his hand."),
    ),
    "tie_missed": (_l("The tie was missed"), _l("Hands of the same five ranks split the pot.")),
    "odd_by_seat": (
        _l("By seat number"),
        _l("Odd chips go clockwise from the button’s left, whatever the seats’ numbers."),
    ),
    "odd_from_button": (
        _l("From the button on"),
        _l("The first odd chip goes to the button’s left; the button is last."),
    ),
    "odd_to_one": (_l("Both odd chips to one"), _l("Nobody gets a second odd chip from the same pot.")),
    "odd_left_over": (_l("The odd chip was left over"), _l("The pot is paid out to the last chip.")),
    "chip_broken": (
        _l("Split finer than the smallest chip"),
        _l("Odd chips are broken down to the smallest chip in play, no further."),
    ),
}

WORDS: Final[dict[str, Any]] = {
    **_DRILLS,
    **{f"field.{pot}": name for pot, name in _POTS.items()},
    **{f"option.{pot}": name for pot, name in _POTS.items()},
    **{f"stage.{pot}": name for pot, name in _POTS.items()},
    **_ASKS,
    **_TAGS,
    **_REASONS,
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
