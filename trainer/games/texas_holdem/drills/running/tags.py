"""What a hand that is dealt through shows."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from trainer.games.texas_holdem.betting import Right, Street
from trainer.games.texas_holdem.drills.running.hands import Botched, Early, Moment, Run, Spoken, moments
from trainer.games.texas_holdem.hand import Hand, Stage
from trainer.games.texas_holdem.outcome import settle


class RunTag(StrEnum):
    """What there is to deal."""

    HEADS_UP = "run.heads_up"
    """Two players: the button posts the small blind and acts first before the flop."""
    THREE = "run.three"
    """Three players: the button acts first before the flop."""
    SIX = "run.six"
    """Six players, or as many as the table has seats."""
    FULL = "run.full"
    """A full table."""
    NO_SHOWDOWN = "run.no_showdown"
    """All but one fold: what was not called goes back, nobody shows."""
    LAST_BET = "run.last_bet"
    """A bet on the river is called: its last bettor shows first, or with somebody all-in as the house says."""
    ALL_IN = "run.all_in"
    """The betting is over before the river, the board is run out."""
    SHORT_ALL_IN = "run.short_all_in"
    """A short all-in that does not give a player the right to raise again."""
    SIDE_POTS = "run.side_pots"
    """A side pot, or several."""
    SPLIT = "run.split"
    """A pot that is split."""
    IRREGULAR = "run.irregular"
    """Words and chips that need a ruling."""
    OUT_OF_TURN = "run.out_of_turn"
    """Somebody acts before his turn."""
    DEALER_ERROR = "run.dealer_error"
    """Something is wrong with the cards."""


def seats(tag: RunTag) -> int | None:
    """How many players the tag asks for, None: any."""
    return {RunTag.HEADS_UP: 2, RunTag.THREE: 3, RunTag.SIX: 6, RunTag.FULL: 10}.get(tag)


def least_seats(tag: RunTag) -> int:
    """How many seats a table has at least on which the skill can be dealt."""
    three = (RunTag.THREE, RunTag.SIDE_POTS, RunTag.SHORT_ALL_IN, RunTag.OUT_OF_TURN)
    return 3 if tag in three else 2


def shown_by(run: Run, at_table: int) -> frozenset[RunTag]:
    """The tags of a hand at a table of so many seats."""
    played = list(moments(run))
    return frozenset((*_of_seats(run, at_table), *_of_troubles(run), *_of_play(played)))


def _of_seats(run: Run, at_table: int) -> Iterable[RunTag]:
    for tag in (RunTag.HEADS_UP, RunTag.THREE, RunTag.SIX, RunTag.FULL):
        wanted = seats(tag) or 0
        if run.players == (min(wanted, at_table) if tag in (RunTag.SIX, RunTag.FULL) else wanted):
            yield tag


def _of_troubles(run: Run) -> Iterable[RunTag]:
    for trouble in run.troubles:
        match trouble:
            case Spoken():
                yield RunTag.IRREGULAR
            case Early():
                yield RunTag.OUT_OF_TURN
            case Botched():
                yield RunTag.DEALER_ERROR


def _of_play(played: list[Moment]) -> Iterable[RunTag]:
    hand = played[-1].hand
    if any(moment.hand.options and barred(moment.hand) for moment in played):
        yield RunTag.SHORT_ALL_IN
    if hand.stage is Stage.WON:
        yield RunTag.NO_SHOWDOWN
    if hand.stage is not Stage.SHOWDOWN:
        return
    if early_end(played):
        yield RunTag.ALL_IN
    elif hand.betting.aggressor in hand.contending:
        yield RunTag.LAST_BET
    result = settle(hand)
    if result is None:
        return
    if len(result.awards) > 1:
        yield RunTag.SIDE_POTS
    if any(len(award.winners) > 1 for award in result.awards):
        yield RunTag.SPLIT


def barred(hand: Hand) -> bool:
    """Whether short all-ins keep the player to act from raising."""
    may = hand.options
    return may is not None and may.right is Right.NOT_REOPENED and may.to_call > 0


def early_end(played: list[Moment]) -> bool:
    """Whether cards of the board came when nobody could bet any more."""
    return any(
        moment.hand.stage is Stage.DEAL_BOARD
        and moment.hand.betting_over
        and moment.hand.betting.street is not Street.RIVER
        for moment in played
    )
