"""Words of the drill of button and blinds, and of counting the stub."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_SEATS: Final[dict[str, Any]] = {
    "scene.seats.next": _l(
        "In the last hand seat %(button)s had the button, seat %(small)s the small blind, seat %(big)s the big blind. Nobody has "
        "left. Who has them in the next hand?"
    ),
    "scene.seats.one_gone": _l(
        "In the last hand seat %(button)s had the button, seat %(small)s the small blind, seat %(big)s the big blind. Seat "
        "%(gone)s has busted. Who has them in the next hand?"
    ),
    "scene.seats.two_gone": _l(
        "In the last hand seat %(button)s had the button, seat %(small)s the small blind, seat %(big)s the big blind. Seats "
        "%(gone)s and %(other)s have busted. Who has them in the next hand?"
    ),
    "scene.seats.dead_small": _l(
        "In the last hand seat %(button)s had the button and seat %(big)s the big blind; seat %(dead_small)s was empty, so nobody "
        "posted the small blind. Who has them in the next hand?"
    ),
    "scene.seats.dealt": _l("Seat %(button)s has the button. The cards are about to be dealt."),
    "scene.seats.before_flop": _l(
        "Seat %(button)s has the button; seats %(small)s and %(big)s have posted the blinds. Who acts first?"
    ),
    "scene.seats.straddled": _l(
        "Seat %(button)s has the button; seats %(small)s and %(big)s have posted the blinds, seat %(straddler)s a straddle of "
        "%(straddle)s. Who acts first?"
    ),
    "scene.seats.after_flop": _l("The flop is out. Who acts first?"),
    "scene.seats.heads_up": _l("Two players are left. Seat %(button)s has the button."),
    "scene.seats.new": _l(
        "In the last hand seat %(button)s had the button, seat %(small)s the small blind, seat %(big)s the big blind. Seat "
        "%(seat)s is new. How does that seat come into the next hand, and what does it put in?"
    ),
    "scene.seats.buying": _l(
        "In the last hand seat %(button)s had the button, seat %(small)s the small blind, seat %(big)s the big blind. Seat "
        "%(seat)s is new and wants to buy the button. May it, and what does it put in?"
    ),
    "scene.seats.missed_both": _l(
        "Seat %(seat)s was away for both blinds and comes back behind them, without waiting. Somebody has raised to %(bet)s."
    ),
    "scene.seats.missed_big": _l(
        "Seat %(seat)s was away for the big blind and comes back behind the blinds, without waiting. Somebody has raised to "
        "%(bet)s."
    ),
    "scene.seats.missed_small": _l(
        "Seat %(seat)s was away for the small blind and comes back behind the blinds, without waiting. Somebody has raised to "
        "%(bet)s."
    ),
}

_STUB: Final[dict[str, Any]] = {
    "scene.stub.all_in_hand": _l(
        "%(players)s players were dealt in, and all are still in. All went as it should."
    ),
    "scene.stub.some_folded": _l(
        "%(players)s players were dealt in, and some have folded. All went as it should."
    ),
    "scene.stub.one_exposed": _l(
        "%(players)s players were dealt in. The dealer exposed a card of seat %(seat)s; it was replaced after the deal."
    ),
}

_FIELDS: Final[dict[str, Any]] = {
    "field.button": _l("Button"),
    "field.small_blind": _l("Small blind"),
    "field.big_blind": _l("Big blind"),
    "field.first_card": _l("Gets the first card"),
    "field.last_card": _l("Gets the last card"),
    "field.first": _l("Acts first"),
    "field.first_before": _l("Acts first before the flop"),
    "field.first_after": _l("Acts first after the flop"),
    "field.entry": _l("The new player"),
    "field.for_sale": _l("Is the button sold to this seat?"),
    "field.puts_in": _l("Puts in, all told (0 for nothing)"),
    "field.dead": _l("Of it dead"),
    "field.owes": _l("Left to call"),
    "field.burnt": _l("Burn cards, as they should be now"),
    "field.in_muck": _l("Folded cards in the muck"),
    "field.stub": _l("Cards left in the stub"),
    "option.nobody": _l("nobody"),
    "option.entry_dealt_in": _l("is dealt in and posts nothing extra"),
    "option.entry_big_blind": _l("has the big blind"),
    "option.entry_posts": _l("posts a live big blind, or waits for it"),
    "option.entry_waits": _l("waits until the button has passed"),
    "note.button": _l("The button: %(value)s"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.button.moves": _l("The next hand"),
    "tag.button.dealt": _l("First card and last card"),
    "tag.button.first_before": _l("First before the flop"),
    "tag.button.first_after": _l("First after the flop"),
    "tag.button.small_gone": _l("The small blind has busted"),
    "tag.button.big_gone": _l("The big blind has busted"),
    "tag.button.both_gone": _l("Both blinds have busted"),
    "tag.button.hand_after": _l("After a dead small blind"),
    "tag.button.heads_up": _l("Two players"),
    "tag.button.down_to_two": _l("Down to two players"),
    "tag.button.new_player": _l("A new player"),
    "tag.button.buying": _l("Buying the button"),
    "tag.button.missed": _l("Missed blinds"),
    "tag.stub.preflop": _l("Before the flop"),
    "tag.stub.flop": _l("On the flop"),
    "tag.stub.turn": _l("On the turn"),
    "tag.stub.river": _l("On the river"),
    "tag.stub.folded": _l("With folded hands"),
    "tag.stub.exposed": _l("With an exposed card"),
}

_REASONS: Final[dict[str, Any]] = {
    "why.button.moves": _l(
        "Button and blinds move one place on: seat %(button)s has the button, seat %(big)s the big blind."
    ),
    "why.button.rule": _l(
        "By this house’s button: it comes to seat %(button)s, the big blind to seat %(big)s."
    ),
    "why.button.nobody_twice": _l(
        "Between two nobody is the big blind twice in a row: it is seat %(big)s, and seat %(button)s has button and small blind."
    ),
    "why.button.heads_up": _l(
        "Between two the button is the small blind, gets the last card, acts first before the flop and last after it."
    ),
    "why.button.dealt": _l("Cards are dealt from the left of the button, which gets its cards last."),
    "why.button.after_big_blind": _l("Before the flop the first player left of the big blind acts first."),
    "why.button.after_straddle": _l(
        "Before the flop the first player left of the straddle acts first, and the straddle last."
    ),
    "why.button.left_of_button": _l(
        "After the flop the first player left of the button acts first who has not folded and is not all-in."
    ),
    "why.button.his_big_blind": _l("The big blind comes to the new seat: it is posted as by everybody."),
    "why.button.barred": _l("Nobody new is dealt in there: the new seat waits until the button has passed."),
    "why.button.new_player": _l("The house says what a new player does to be dealt in."),
    "why.button.buying": _l(
        "The price of a button is both blinds, %(total)s: the big one, %(live)s, live, the small one, %(dead)s, dead. The house "
        "says whether it is sold."
    ),
    "why.button.missed": _l(
        "Missed blinds here: %(total)s in all, %(live)s of it live, %(dead)s dead in the centre."
    ),
    "why.button.owes": _l("Only what is live counts towards the bet: %(bet)s less %(live)s leaves %(left)s."),
    "why.stub.stub": _l(
        "52 less %(hole)s hole cards, %(burns)s burnt and %(board)s on the board: %(stub)s. Folded cards never go back."
    ),
    "why.stub.burnt": _l("One burn before each street that lies open: %(burns)s."),
    "why.stub.muck": _l(
        "Two cards of each of the %(folded)s hands that folded: %(muck)s. Burn cards are no part of the muck."
    ),
    "why.stub.exposed": _l(
        "The exposed card is the burn card of the flop, and the card that replaced it the hole card: %(hole)s hole cards, "
        "%(burns)s burnt, %(board)s on the board, %(stub)s left."
    ),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "moving_button": (
        _l("The button was moved to a player"),
        _l("In this house it follows the blinds seat by seat, onto an empty seat if need be."),
    ),
    "dead_button": (
        _l("The button was left dead"),
        _l("In this house it moves to the next player, and the blinds are the two after it."),
    ),
    "places_stay": (_l("Those are the places of the last hand"), _l("With each hand they move on.")),
    "big_blind_twice": (
        _l("The big blind twice in a row"),
        _l("Down to two, the last big blind does not have it again."),
    ),
    "heads_up_blinds": (
        _l("That is for three players or more"),
        _l("Between two the button is the small blind: first before the flop, last after it."),
    ),
    "straddle_forgotten": (_l("The straddle was passed over"), _l("The straddle acts last before the flop.")),
    "big_blind_first": (
        _l("That is the big blind"),
        _l("The big blind acts last before the flop, and gets the second card."),
    ),
    "button_first": (_l("That is the button"), _l("The button is last, not first.")),
    "before_for_after": (
        _l("That is the order of another street"),
        _l("Before the flop it goes from the big blind, after it from the button."),
    ),
    "not_in_it": (
        _l("That player does not act"),
        _l("Who has folded or is all-in is passed over."),
    ),
    "dead_as_live": (
        _l("The dead chips were counted in"),
        _l("A missed small blind lies dead in the centre: it is no part of the call."),
    ),
    "one_blind_only": (_l("One of the blinds was left out"), _l("Both are put in.")),
    "all_dead": (_l("All of it was taken for dead"), _l("The big blind is live, the small one dead.")),
    "burns_left_out": (_l("The burn cards were left out"), _l("One is burnt before each street.")),
    "board_left_out": (_l("The board was left out"), _l("Its cards have come off the deck too.")),
    "folded_back": (_l("The folded cards were put back"), _l("They lie in the muck, not in the stub.")),
    "one_burn_only": (_l("One burn for all streets"), _l("There is one before each street.")),
    "dealer_dealt_in": (
        _l("Two cards were counted for the dealer"),
        _l("The dealer has no hand in this game."),
    ),
    "burnt_in_muck": (_l("The burn cards were counted in"), _l("They are kept apart from the folded cards.")),
    "replaced_forgotten": (
        _l("The exposed card was left out"),
        _l("It is still off the deck: it is the burn card."),
    ),
    "extra_burn": (
        _l("A burn too many"),
        _l("The exposed card is the burn of the flop: no other is burnt for it."),
    ),
}

WORDS: Final[dict[str, Any]] = {
    "drill.button": _l("Button and blinds"),
    "about.button": _l("Who has them, who acts first, what is posted"),
    "ask.button": _l("Who is it, and what is put in?"),
    "drill.stub": _l("Count the stub"),
    "about.stub": _l("How many cards are left, burnt and folded"),
    "ask.stub": _l("Where are the 52 cards?"),
    **_SEATS,
    **_STUB,
    **_FIELDS,
    **_TAGS,
    **_REASONS,
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
