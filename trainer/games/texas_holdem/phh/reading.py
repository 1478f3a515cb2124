"""Reads a poker hand history: what the hand began with, and its events."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from trainer.cards import Card, CardError, card, refuse_repeats
from trainer.games.texas_holdem.betting import Call, Fold, RaiseTo
from trainer.games.texas_holdem.hand import (
    MOST_PLAYERS,
    DealBoard,
    DealHole,
    Event,
    Muck,
    Setup,
    Show,
)
from trainer.games.texas_holdem.refusals import Told
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure
from trainer.reading import N_

MAX_BYTES: Final = 64 * 1024
"""No history of one hand is longer."""
MOST_CHIPS: Final = 10**12
"""No stack, blind or bet is greater."""
VARIANTS: Final[Mapping[str, Structure]] = MappingProxyType(
    {"NT": Structure.NO_LIMIT, "FT": Structure.FIXED_LIMIT, "PT": Structure.POT_LIMIT}
)
"""The variants of Texas Hold'em; `PT` is no part of the format's own list."""
OTHERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "NS": "no-limit short-deck hold'em",
        "PO": "pot-limit Omaha",
        "FO/8": "fixed-limit Omaha hi-lo",
        "F7S": "fixed-limit seven-card stud",
        "F7S/8": "fixed-limit seven-card stud hi-lo",
        "FR": "fixed-limit razz",
        "N2L1D": "no-limit deuce-to-seven single draw",
        "F2L3D": "fixed-limit deuce-to-seven triple draw",
        "FB": "fixed-limit badugi",
    }
)
"""The format's other games, named when one is refused."""


class PhhError(Told):
    """A history that cannot be played: it names the key, or the action, the player and the rule."""


@dataclass(frozen=True, slots=True)
class Line:
    """One action: its number from 1, as it is written, and what happens."""

    number: int
    text: str
    event: Event


@dataclass(frozen=True, slots=True)
class History:
    """A hand as it was written down."""

    setup: Setup
    lines: tuple[Line, ...]


def read(source: bytes, rules: BettingRules) -> History:
    """The history in these bytes of TOML. Structure and stakes are the file's, everything else about betting the
    house's. Raises `PhhError`."""
    if len(source) > MAX_BYTES:
        raise PhhError(N_("the file is over %(limit)d kB: a history holds one hand"), limit=MAX_BYTES // 1024)
    try:
        fields = tomllib.loads(source.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError as error:
        raise PhhError(N_("not UTF-8 text: byte %(place)d"), place=error.start + 1) from None
    except RecursionError:
        raise PhhError(N_("not a poker hand history: nested too deeply")) from None
    except tomllib.TOMLDecodeError as error:
        raise PhhError(N_("not TOML: %(fault)s"), fault=str(error)) from None
    except ValueError:  # Python reads no whole number of thousands of digits
        raise PhhError(N_("a number has too many digits")) from None
    if "variant" not in fields and any(isinstance(value, dict) for value in fields.values()):
        raise PhhError(N_("several hands in one file: a history holds one hand"))
    setup = _setup(fields, rules)
    actions = fields.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise PhhError(N_("actions: a list of texts such as 'p3 cbr 400' is needed"))
    lines = []
    for number, text in enumerate(actions, 1):
        words = text.partition("#")[0].split()
        if words:
            lines.append(Line(number, " ".join(words), _event(number, words, len(setup.stacks))))
    return History(setup, tuple(lines))


# -- what the hand begins with


def _setup(fields: Mapping[str, Any], rules: BettingRules) -> Setup:
    structure = _structure(fields.get("variant"))
    stacks = _chips(fields, "starting_stacks", least=1)
    players = len(stacks)
    if not 2 <= players <= MOST_PLAYERS:
        raise PhhError(
            N_("starting_stacks: two to %(most)d players, not %(given)d"), most=MOST_PLAYERS, given=players
        )
    posts = _chips(fields, "blinds_or_straddles", length=players, least=-MOST_CHIPS)
    antes = _chips(fields, "antes", length=players) if "antes" in fields else (0,) * players
    if players == 2:  # written from the button, which is player 2
        posts, antes = posts[::-1], antes[::-1]
    trim = fields.get("ante_trimming_status", False)
    if not isinstance(trim, bool):
        raise PhhError(N_("ante_trimming_status: true or false is needed"))
    due = tuple(map(abs, posts))
    stakes, dead_blind = _stakes(fields, structure, due)
    return Setup(
        rules=replace(rules, structure=structure),
        stakes=stakes,
        stacks=stacks,
        blinds=due,
        antes=antes,
        first=_first(posts),
        dead_blind=dead_blind,
        trim_antes=trim,
    )


def _structure(variant: object) -> Structure:
    known = ", ".join(VARIANTS)
    if variant is None:
        raise PhhError(N_("variant is missing: one of %(known)s"), known=known)
    if isinstance(variant, str) and variant in VARIANTS:
        return VARIANTS[variant]
    name = str(variant)[:20]
    if name in OTHERS:
        raise PhhError(
            N_("variant: “%(variant)s” is %(game)s; Texas Hold'em is %(known)s"),
            variant=name,
            game=OTHERS[name],
            known=known,
        )
    raise PhhError(
        N_("variant: “%(variant)s” is unknown; Texas Hold'em is %(known)s"), variant=name, known=known
    )


def _first(posts: tuple[int, ...]) -> int | None:
    """Who acts first where somebody has posted out of turn, which is written as a negative number: such a post is
    none of the blinds that give the order."""
    if min(posts) >= 0:
        return None
    in_order = [max(0, post) for post in posts]
    highest = max(in_order)
    big_blind = 1 if in_order[1] == highest else in_order.index(highest)
    return (big_blind + 1) % len(posts) + 1


def _stakes(fields: Mapping[str, Any], structure: Structure, due: tuple[int, ...]) -> tuple[Stakes, int]:
    """The stakes, and a small blind nobody posts: then it is taken for half the big one."""
    small_bet = big_bet = 0
    if structure is Structure.FIXED_LIMIT:
        small_bet, big_bet = _number(fields, "small_bet"), _number(fields, "big_bet")
        if big_bet < small_bet:
            raise PhhError(N_("big_bet: less than the small bet"))
        big_blind = due[0 if len(due) == 2 else 1] or max(due) or small_bet
    else:
        big_blind = _number(fields, "min_bet")
    small_blind = due[1 if len(due) == 2 else 0]
    dead_blind = 0
    if any(due) and (not small_blind or (len(due) > 2 and not due[1])):
        small_blind = dead_blind = big_blind // 2
    return Stakes(min(small_blind, big_blind), big_blind, small_bet=small_bet, big_bet=big_bet), dead_blind


def _number(fields: Mapping[str, Any], key: str) -> int:
    if key not in fields:
        raise PhhError(N_("%(key)s is missing"), key=key)
    return _whole(fields[key], key, 1)


def _chips(
    fields: Mapping[str, Any], key: str, *, length: int | None = None, least: int = 0
) -> tuple[int, ...]:
    """A list of chips, one number a player."""
    if key not in fields:
        raise PhhError(N_("%(key)s is missing"), key=key)
    found = fields[key]
    if not isinstance(found, list):
        raise PhhError(N_("%(key)s: a list with a number for each player is needed"), key=key)
    if length is not None and len(found) != length:
        raise PhhError(
            N_("%(key)s: %(given)d numbers for %(players)d players"),
            key=key,
            given=len(found),
            players=length,
        )
    return tuple(_whole(value, f"{key}, p{number}", least) for number, value in enumerate(found, 1))


def _whole(value: object, where: str, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise PhhError(
            N_("%(where)s: “%(value)s” is no whole number; write chips in the smallest unit"),
            where=where,
            value=str(value)[:40],
        )
    if not least <= value <= MOST_CHIPS:
        raise PhhError(
            N_("%(where)s: %(value)s is not possible: from %(least)d to %(most)d"),
            where=where,
            value=str(value)[:20],
            least=least,
            most=MOST_CHIPS,
        )
    return value


# -- what happens


_PLAYER: Final = re.compile(r"p([1-9][0-9]?)", re.ASCII)
_AMOUNT: Final = re.compile(r"[1-9][0-9]{0,12}", re.ASCII)


def _event(number: int, words: list[str], players: int) -> Event:
    """One action. Raises `PhhError` naming it."""
    action = " ".join(words)
    try:
        match words:
            case ["d", "dh", player, cards]:
                return DealHole(_player(player, players), _hole(cards))
            case ["d", "db", cards]:
                return DealBoard(_known(cards))
            case [player, "f"]:
                return Fold(_player(player, players))
            case [player, "cc"]:
                return Call(_player(player, players))
            case [player, "cbr", amount]:
                return RaiseTo(_player(player, players), _amount(amount))
            case [player, "sm"]:
                return Muck(_player(player, players))
            case [player, "sm", "-" | "????"]:
                return Show(_player(player, players))
            case [player, "sm", cards]:
                return Show(_player(player, players), _known(cards))
            case [_, "sd" | "pb", *_]:
                raise PhhError(N_("no action of Texas Hold'em"))
            case _:
                raise PhhError(
                    N_(
                        "not understood; actions are d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr N, pN sm [CARDS]"
                    )
                )
    except (PhhError, CardError) as error:
        raise PhhError(
            N_("action %(number)d, “%(action)s”: %(fault)s"),
            number=number,
            action=action[:60],
            fault=error,
        ) from None


def _player(text: str, players: int) -> int:
    found = _PLAYER.fullmatch(text)
    if not found or int(found[1]) > players:
        raise PhhError(
            N_("there is no player “%(player)s”: p1 to p%(players)d"), player=text[:20], players=players
        )
    return int(found[1])


def _amount(text: str) -> int:
    if not _AMOUNT.fullmatch(text):
        raise PhhError(N_("“%(amount)s” is no whole number of chips"), amount=text[:20])
    return int(text)


def _hole(text: str) -> tuple[Card | None, ...]:
    """Hole cards, `??` for one that nobody has seen."""
    if len(text) % 2:
        raise PhhError(N_("“%(cards)s” has half a card: every card is two characters"), cards=text[:20])
    found = [text[i : i + 2] for i in range(0, len(text), 2)]
    cards = tuple(None if two == "??" else card(two) for two in found)
    refuse_repeats(one for one in cards if one)
    return cards


def _known(text: str) -> tuple[Card, ...]:
    """Cards that lie open."""
    cards = _hole(text)
    known = tuple(one for one in cards if one)
    if len(known) != len(cards):
        raise PhhError(N_("an open card is known: “%(cards)s”"), cards=text[:20])
    return known
