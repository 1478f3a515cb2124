"""Words of the drill of dealers' errors."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_SCENES: Final[dict[str, Any]] = {
    "is_substantial": _l("This is all that has been done since the flop came. Is it substantial action?"),
    "wrong_first_seat": _l(
        "The first card was dealt to seat %(seat)s, which was not its turn. It is found now."
    ),
    "not_entitled": _l("A seat that was not in the hand was dealt two cards. It is found now."),
    "left_out": _l("Seat %(seat)s is in the hand and was dealt no cards. It is found now."),
    "too_few": _l("Seat %(seat)s has one card. It is found now."),
    "exposed_first": _l(
        "In the deal the dealer has exposed the first card off the deck, which was for seat %(seat)s."
    ),
    "exposed_one": _l("In the deal the dealer has exposed the second card of seat %(seat)s, and no other."),
    "exposed_several": _l("In the deal the dealer has exposed two cards."),
    "extra_one": _l("Seat %(seat)s has three cards, none of them seen. It is found now."),
    "extra_several": _l("Two seats have three cards each. It is found now."),
    "boxed_one": _l("One card lay face up in the deck, and has come off it."),
    "boxed_several": _l("Two cards that were needed lay face up in the deck. It is found now."),
    "duplicate": _l("A card of seat %(seat)s is there twice: it lies on the board as well."),
    "other_back": _l("A card of seat %(seat)s has another back than the deck."),
    "misplaced_button": _l("The button was in the wrong place when the cards were dealt. It is found now."),
    "no_burn": _l("The last card of the board was dealt without a burn."),
    "two_burns": _l("Two cards were burnt before the last card of the board."),
    "flop_no_burn": _l("The flop lies open, and no card was burnt."),
    "flop_no_burn_down": _l("Three cards for the flop lie face down, and no card was burnt."),
    "four_cards": _l("The dealer has turned a flop of four cards. Nobody has acted."),
    "five_cards": _l("The dealer has turned a flop of five cards. Nobody has acted."),
    "premature_flop": _l("The dealer has burnt and dealt the flop; not all have acted before it."),
    "premature_turn": _l("The dealer has burnt and dealt the turn; not all have acted on the flop."),
    "premature_river": _l("The dealer has burnt and dealt the river; not all have acted on the turn."),
}

_REMEDIES: Final[dict[str, Any]] = {
    "misdeal": _l("misdeal: all cards and money back"),
    "play_on": _l("too late, the hand goes on"),
    "hand_dead": _l("that hand is dead, the others play on"),
    "void": _l("stop, all money back"),
    "replaced": _l("finish the deal, replace it; it becomes the burn"),
    "burnt": _l("one card back, it becomes the burn"),
    "next_card": _l("the next card takes its place"),
    "put_right": _l("put right at once, play on"),
    "next_hand": _l("play on, put right on the next hand"),
    "card_becomes_burn": _l("it becomes the burn, the next card takes its place"),
    "burn_comes_back": _l("the second burn is the board card, what was dealt the next burn"),
    "card_stands": _l("it stands"),
    "three_scrambled": _l("scramble the three face down: one is the burn, the next card completes the flop"),
    "four_scrambled": _l(
        "scramble the four face down: the floor picks the next burn, the other three are the flop"
    ),
    "moved": _l("the first is the burn, the next card completes the flop"),
    "flop_reshuffled": _l("the flop goes back, reshuffle, deal it anew"),
    "stub_reshuffled": _l("finish the betting, reshuffle it into the stub, deal without another burn"),
    "set_aside": _l(
        "set it aside, finish the betting, burn and turn the next card; shuffle it in before the river"
    ),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.error.substantial": _l("Substantial action"),
    "tag.error.misdeal": _l("Misdeal, or too late for one"),
    "tag.error.exposed": _l("Exposed hole cards"),
    "tag.error.extra": _l("A card too many"),
    "tag.error.boxed": _l("Boxed cards"),
    "tag.error.fouled": _l("A fouled deck"),
    "tag.error.button": _l("The button misplaced"),
    "tag.error.burns": _l("No burn, or two"),
    "tag.error.flop_without_burn": _l("A flop without a burn"),
    "tag.error.long_flop": _l("A flop of four cards or more"),
    "tag.error.premature_turn": _l("A turn too early"),
    "tag.error.premature_board": _l("A flop or river too early"),
}

_REASONS: Final[dict[str, Any]] = {
    "why.error.substantial": _l(
        "Any three actions are substantial. Of two the house says which are; one never is, and posted blinds do not count."
    ),
    "why.ruling.misdeal": _l("It is a misdeal until there is substantial action, and never after it."),
    "why.ruling.exposed_card": _l(
        "One hole card exposed by the dealer: the deal is finished, the next card replaces it, and it becomes the burn card."
    ),
    "why.ruling.extra_card": _l("One card too many: the house says what becomes of it."),
    "why.ruling.one_boxed_card": _l(
        "A card found face up is a scrap of paper: the next card takes its place."
    ),
    "why.ruling.boxed_cards": _l("Several cards found face up: the house says what becomes of the hand."),
    "why.ruling.fouled_deck": _l(
        "The deck is fouled: the hand stops and all money goes back, even after substantial action."
    ),
    "why.ruling.misplaced_button": _l("The house says what is done, and until when."),
    "why.ruling.one_burn": _l(
        "One burn for each street. It is put right until somebody acts; then the card stands."
    ),
    "why.ruling.flop_without_burn": _l(
        "A flop without a burn: the house says what is done until somebody acts."
    ),
    "why.ruling.four_card_flop": _l("A flop of four cards: the house says what is done."),
    "why.ruling.flop_of_more": _l("A flop of more than four cards goes back, and the deck is reshuffled."),
    "why.ruling.premature_turn": _l("A turn dealt too early: the house says how it comes back."),
    "why.ruling.premature_board": _l(
        "After the betting it goes back into the stub, which is reshuffled; it is dealt anew without another burn."
    ),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "misdeal_late": (_l("It is too late for a misdeal"), _l("After substantial action there is none.")),
    "misdeal_missed": (_l("It is a misdeal"), _l("There has been no substantial action yet.")),
    "misdeal_needless": (_l("It is no misdeal"), _l("This error is put right, and the hand goes on.")),
    "acted_put_right": (
        _l("Somebody has acted on it"),
        _l("Once a player has acted on a card, it stands."),
    ),
    "unacted_stands": (
        _l("It can still be put right"),
        _l("A card without its burn, or too early, is put right as long as nobody has acted on it."),
    ),
    "fouled_played": (
        _l("A fouled deck is not played on"),
        _l("Not even after substantial action: everything goes back."),
    ),
    "exposed_plays": (
        _l("The exposed card was kept or replaced at once"),
        _l(
            "The deal is finished first, then the next card replaces it; two such cards, or one of the first two, are a misdeal."
        ),
    ),
    "flop_count": (
        _l("That is for four cards"),
        _l("A flop of more than four is not scrambled: it is reshuffled."),
    ),
}

WORDS: Final[dict[str, Any]] = {
    "drill.dealer_errors": _l("Dealer’s errors"),
    "about.dealer_errors": _l("Burns, exposed cards, a flop of four: misdeal or not"),
    "ask.dealer_errors": _l("What does this house do?"),
    "field.substantial": _l("Substantial action?"),
    **{f"scene.error.{code}": text for code, text in _SCENES.items()},
    **{f"option.fix_{code}": text for code, text in _REMEDIES.items()},
    **_TAGS,
    **_REASONS,
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
