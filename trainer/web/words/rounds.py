"""Words of a round of several boxes: its stages and steps, and what the house does when something is wrong."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

from trainer.games.casino_holdem.remedies import REMEDIES
from trainer.games.casino_holdem.round import MAX_BOXES

_REMEDIES: Final[dict[str, Any]] = {
    "play_on": _l("play on"),
    "card_replaced": _l("the card is replaced, the round goes on"),
    "hand_void": _l("that hand is void, its bets go back"),
    "round_void": _l("the round is void, all bets go back"),
    "put_right": _l("the number of cards is put right"),
    "antes_paid": _l("every ante is paid even money"),
    "cards_moved": _l("the first board card becomes the burn"),
    "made_right": _l("the call is made the right amount"),
    "stands": _l("it stands as it is"),
    "taken_as_fold": _l("it counts as a fold"),
    "excess_returned": _l("what is over goes back, the maximum plays"),
    "bet_void": _l("the bet is void and goes back"),
    "made_up": _l("it is made up to the minimum"),
    "refused": _l("the bet is refused and goes back"),
    "next_round": _l("it stays for the next round"),
    "cards_brought_back": _l("the cards are brought back and read again"),
    "paid_again": _l("all of it comes back, and it is paid anew"),
    "difference_put": _l("only the difference is put or taken"),
}

_STAGES: Final[dict[str, Any]] = {
    "stage.bonuses": _l("The bonuses"),
    "stage.next_box": _l("The next box"),
    "stage.box": _l("Box %(box)s"),
    "stage.tray": _l("The tray"),
    "stage.hole": _l("The hole cards are dealt"),
    "stage.flop": _l("The flop lies open"),
    "stage.folded": _l("The players have decided"),
    "stage.folded_bonuses": _l("Bonuses of folded cards"),
    "stage.decided": _l("The decisions are made"),
    "stage.burnt": _l("A card is burnt"),
    "stage.turn": _l("The turn lies open"),
    "stage.announce": _l("The dealer’s hand is open"),
}

_STEPS: Final[dict[str, Any]] = {
    "option.burn": _l("burn a card"),
    "option.flop": _l("deal the flop"),
    "option.decisions": _l("the players decide"),
    "option.bonuses": _l("settle the bonuses"),
    "option.turn": _l("deal the turn alone"),
    "option.turn_and_river": _l("deal turn and river together"),
    "option.river": _l("deal the river"),
    "option.reveal": _l("open the dealer’s cards"),
    "option.all_folded": _l("all of them"),
    "option.without_bonus": _l("those without a live bonus"),
    "option.none_yet": _l("none yet"),
}

_SITUATIONS: Final[dict[str, Any]] = {
    "situation.box_card_exposed": _l("A card of box %(box)s was turned up in dealing."),
    "situation.dealer_card_exposed": _l("One of the dealer’s two cards was turned up in dealing."),
    "situation.board_card_early": _l("The turn was opened before the players had decided."),
    "situation.box_one_card": _l("All cards are dealt; box %(box)s has only one."),
    "situation.box_three_cards": _l("All cards are dealt; box %(box)s has three."),
    "situation.dealer_one_card": _l("All cards are dealt; the dealer has only one."),
    "situation.dealer_three_cards": _l("All cards are dealt; the dealer has three."),
    "situation.burn_forgotten_flop": _l("The flop lies open, and no card was burnt before it."),
    "situation.burn_forgotten_turn": _l("The board goes on after the flop, and no card was burnt before the turn."),
    "situation.call_too_small": _l("The ante of box %(box)s is %(ante)s. Its player has put a call of %(put)s."),
    "situation.call_too_great": _l("The ante of box %(box)s is %(ante)s. Its player has put a call of %(put)s."),
    "situation.ante_over": _l("The cards are out. The ante of box %(box)s is %(stake)s; the maximum is %(limit)s."),
    "situation.bonus_over": _l("The cards are out. The AA Bonus of box %(box)s is %(stake)s; the maximum is %(limit)s."),
    "situation.ante_under": _l("The cards are out. The ante of box %(box)s is %(stake)s; the minimum is %(limit)s."),
    "situation.bonus_under": _l("The cards are out. The AA Bonus of box %(box)s is %(stake)s; the minimum is %(limit)s."),
    "situation.ante_late": _l("The first card is out. The player of box %(box)s puts %(stake)s more on the ante."),
    "situation.bonus_late": _l("The flop lies open. The player of box %(box)s puts %(stake)s on the AA Bonus."),
    "situation.hand_disputed": _l("Cards and chips are cleared. The player of box %(box)s says the hand had won."),
    "situation.payout_wrong": _l("Box %(box)s has been paid %(paid)s where %(due)s is due. It still lies there."),
}  # fmt: skip

WORDS: Final[dict[str, Any]] = {
    **_STAGES,
    **_STEPS,
    **_SITUATIONS,
    **{f"option.box_{n}": _l("Box %(number)s", number=n) for n in range(1, MAX_BOXES + 1)},
    **{f"option.{remedy}": text for remedy, text in _REMEDIES.items()},
    **{f"value.{switch}.{remedy}": _REMEDIES[remedy] for switch, kind in REMEDIES.items() for remedy in kind},
}
