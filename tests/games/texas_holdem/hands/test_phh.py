"""Poker hand histories: hands really played come to their finishing stacks, and what cannot be is refused in words."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.games.texas_holdem import played
from trainer.games.texas_holdem.phh import MAX_BYTES, PhhError, as_json, read, replay
from trainer.games.texas_holdem.refusals import Rule
from trainer.games.texas_holdem.structure import BettingRules, PotCount

PLAYED = sorted(Path(str(played.__file__)).parent.glob("*.phh"))
HAND1 = PLAYED[0].read_text("utf-8")


def answer(source: str | bytes, rules: BettingRules | None = None) -> dict[str, Any]:
    raw = source if isinstance(source, bytes) else source.encode()
    return as_json(replay(read(raw, rules or BettingRules())))


def refusal(source: str | bytes) -> PhhError:
    with pytest.raises(PhhError) as caught:
        answer(source)
    return caught.value


def phh(
    stacks: list[int],
    actions: list[str],
    *,
    variant: str = "NT",
    blinds: list[int] | None = None,
    antes: list[int] | None = None,
    holes: list[str] | None = None,
    **more: object,
) -> str:
    """A history in a few words: everybody dealt unknown cards unless said."""
    players = len(stacks)
    posts = blinds or ([50, 100] + [0] * players)[:players]
    bets = {"small_bet": 100, "big_bet": 200} if variant == "FT" else {"min_bet": 100}
    deals = [f"d dh p{n} {hole}" for n, hole in enumerate(holes or ["????"] * players, 1)]
    fields = {
        "variant": variant, "antes": antes or [0] * players, "blinds_or_straddles": posts,
        "starting_stacks": stacks, "actions": deals + actions, **bets, **more,
    }  # fmt: skip
    return "\n".join(f"{key} = {json.dumps(value)}" for key, value in fields.items())


class TestPlayedHands:
    def test_there_are_thirteen(self) -> None:
        assert len(PLAYED) == 13

    @pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
    def test_come_to_their_finishing_stacks(self, file: Path) -> None:
        got = answer(file.read_bytes())
        assert got["finishing_stacks"] == tomllib.loads(file.read_text("utf-8"))["finishing_stacks"]
        assert got["next"] is None

    @pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
    def test_stop_anywhere(self, file: Path) -> None:
        """Every beginning of a history is a history: what comes next is what came next."""
        fields = tomllib.loads(file.read_text("utf-8"))
        whole = answer(file.read_bytes())
        acted = 0
        for end, action in enumerate(fields["actions"]):
            part = answer("\n".join(f"{k} = {json.dumps(v)}" for k, v in fields.items() if k != "actions")
                          + f"\nactions = {json.dumps(fields['actions'][:end])}")  # fmt: skip
            assert part["steps"] == whole["steps"][:acted]
            if action.split()[1] in ("f", "cc", "cbr"):
                assert part["next"] | {"action": action} == whole["steps"][acted]
                assert (
                    part["finishing_stacks"]
                    is part["returned"]
                    is part["pots"]
                    is part["award_order"]
                    is None
                )
                acted += 1
            else:
                assert part["next"] is None

    def test_are_answered_as_the_contract_says(self) -> None:
        got = answer(HAND1)
        assert list(got) == ["steps", "next", "returned", "pots", "award_order", "finishing_stacks"]
        assert len(got["steps"]) == 14
        assert got["steps"][1] == {
            "action": "p4 cbr 170000", "actor": 4, "street": "preflop", "pot": 240000, "to_call": 80000,
            "may_raise": True, "min_raise_to": 160000, "max_raise_to": 10170000,
        }  # fmt: skip
        assert got["pots"] == [{"amount": 2630000, "eligible": [2, 4], "winners": {"2": 2630000}}]
        assert (got["returned"], got["award_order"]) == ({}, [0])


class TestRules:
    def test_a_short_big_blind_costs_the_full_one(self) -> None:
        got = answer(phh([1000, 60, 1000, 1000], []))["next"]
        assert (got["actor"], got["to_call"], got["min_raise_to"]) == (3, 100, 200)

    def test_a_short_big_blind_costs_the_last_with_chips_the_difference(self) -> None:
        got = answer(phh([60, 1000], []))["next"]
        assert (got["actor"], got["to_call"], got["may_raise"]) == (2, 10, False)

    def test_between_two_blinds_and_antes_are_written_from_the_button(self) -> None:
        got = answer(phh([1000, 1000], [], antes=[0, 30]))["next"]
        assert (got["actor"], got["to_call"], got["pot"]) == (2, 50, 180)
        got = answer(phh([1000, 1000], ["p2 cc", "p1 cc", "d db 2c3c4c"]))["next"]
        assert (got["actor"], got["street"], got["max_raise_to"]) == (1, "flop", 900)

    def test_everyone_folding_to_the_big_blind_returns_its_excess(self) -> None:
        got = answer(phh([1000] * 3, ["p3 f", "p1 f"]))
        assert (got["returned"], got["pots"][0]) == (
            {"2": 50},
            {"amount": 100, "eligible": [2], "winners": {"2": 100}},
        )
        assert got["finishing_stacks"] == [950, 1050, 1000]

    def test_antes_are_dead_unless_the_history_trims_them(self) -> None:
        antes = [0, 100, 0]
        dead = answer(phh([1000] * 3, ["p3 f", "p1 f"], antes=antes))
        assert (dead["returned"], dead["finishing_stacks"]) == ({"2": 50}, [950, 1050, 1000])
        trimmed = answer(phh([1000] * 3, ["p3 f", "p1 f"], antes=antes, ante_trimming_status=True))
        assert (trimmed["returned"], trimmed["finishing_stacks"]) == ({"2": 150}, [950, 1050, 1000])

    def test_a_dead_small_blind_counts_for_the_pot_maximum(self) -> None:
        """TDA 54-B: at 100/200 to 700, the dead blind taken for half the big one."""
        for blinds in ([0, 200, 0, 0], [200, 0, 0, 0]):
            got = answer(phh([9000] * 4, [], variant="PT", blinds=blinds, min_bet=200))["next"]
            assert (got["max_raise_to"], got["pot"]) == (700, 200)

    def test_a_short_big_blind_counts_for_the_pot_maximum(self) -> None:
        got = answer(phh([9000, 100, 9000, 9000], [], variant="PT", blinds=[100, 200, 0, 0], min_bet=200))[
            "next"
        ]
        assert (got["max_raise_to"], got["to_call"], got["min_raise_to"]) == (700, 200, 400)

    def test_the_house_counts_the_pot(self) -> None:
        history = phh([9000] * 3, [], variant="PT")
        assert answer(history)["next"]["max_raise_to"] == 350
        assert answer(history, BettingRules(pot_count=PotCount.LIVE))["next"]["max_raise_to"] == 400

    def test_fixed_limit_is_a_bet_and_the_houses_raises(self) -> None:
        raises = ["p3 cbr 200", "p1 cbr 300", "p2 cbr 400", "p3 cbr 500"]
        history = phh([9000] * 3, raises, variant="FT")
        assert answer(history)["next"]["may_raise"] is False
        assert answer(history, BettingRules(raise_cap=5))["next"]["min_raise_to"] == 600
        assert "bet and a set number of raises" in str(
            refusal(phh([9000] * 3, [*raises, "p1 cbr 600"], variant="FT"))
        )

    def test_a_post_out_of_turn_does_not_change_who_begins(self) -> None:
        got = answer(phh([1000] * 5, [], blinds=[50, 100, 0, 0, -100]))["next"]
        assert (got["actor"], got["pot"]) == (3, 250)

    def test_a_straddle_begins_the_betting_at_its_left(self) -> None:
        got = answer(phh([1000] * 5, [], blinds=[50, 100, 200, 0, 0]))["next"]
        assert (got["actor"], got["to_call"]) == (4, 200)

    def test_nobody_is_asked_when_nobody_could_answer(self) -> None:
        holes = ["AsAh", "KsKh", "QsQh"]
        board = ["d db 2c3c4d", "d db 5d", "d db 9c"]
        got = answer(phh([100, 900, 100], ["p3 cc", "p1 cc", *board], holes=holes))
        assert [step["actor"] for step in got["steps"]] == [3, 1]
        assert got["finishing_stacks"] == [300, 800, 0]

    def test_an_unknown_live_hand_leaves_it_open(self) -> None:
        actions = ["p2 cc", "d db 2c3c4d", "d db 5d", "d db 9c"]
        history = phh([100, 100], actions, holes=["????", "KsKh"])
        assert answer(history)["pots"] is None
        shown = phh([100, 100], [*actions, "p1 sm AdAc"], holes=["????", "KsKh"])
        assert answer(shown)["finishing_stacks"] == [200, 0]
        mucked = phh([100, 100], [*actions, "p1 sm"], holes=["????", "KsKh"])
        assert answer(mucked)["finishing_stacks"] == [0, 200]

    def test_a_comment_is_no_action(self) -> None:
        assert answer(HAND1.replace("'p3 f'", "'p3 f # thinks', '# quiet'")) == answer(HAND1)

    def test_other_keys_are_ignored(self) -> None:
        assert answer(HAND1 + "\nevent = 'x'\nseats = [1, 2]\n[_note]\na = 1\n") == answer(HAND1)

    def test_short_all_ins_reopen_by_what_each_faces(self) -> None:
        """TDA 47 addendum example 1."""
        actions = ["p3 cc", "p4 cbr 125", "p5 cc", "p6 cbr 200", "p7 cc", "p1 f", "p2 f"]
        history = [9000, 9000, 9000, 125, 9000, 200, 9000]
        got = answer(phh(history, actions))["next"]
        assert (got["actor"], got["to_call"], got["may_raise"], got["min_raise_to"]) == (3, 100, True, 300)
        got = answer(phh(history, [*actions, "p3 cc"]))["next"]
        assert (got["actor"], got["to_call"], got["may_raise"], got["min_raise_to"]) == (5, 75, False, None)


ILLEGAL = [
    (
        "'p4 cbr 170000'",
        "'p4 cbr 90000'",
        Rule.MINIMUM_RAISE,
        4,
        "“p4 cbr 90000”: raising to 90000 is too little",
    ),
    ("'p4 cbr 170000'", "'p4 cbr 10170001'", Rule.OWN_STACK, 4, "more than the player's 10170000"),
    ("'p4 cbr 170000'", "'p4 cbr 80000'", Rule.MORE_THAN_THE_BET, 4, "the bet stands at 80000"),
    ("'p4 cbr 170000'", "'p5 cc'", Rule.IN_TURN, 5, "“p5 cc”: out of turn: player 4 is to act"),
    ("'p4 cbr 170000'", "'d db JcTs2d'", Rule.DEAL_ORDER, None, "player 4 is still to act"),
    ("'d db JcTs2d'", "'d db JcTs'", Rule.DEAL_ORDER, None, "the flop is three cards, not 2"),
    ("'d db JcTs2d'", "'d db Jc7s2d'", Rule.ONE_DECK, None, "7s has been dealt to player 1 already"),
    ("'d dh p2 Js8h'", "'d dh p2 Js7s'", Rule.ONE_DECK, 2, "7s has been dealt to player 1 already"),
    ("'d db JcTs2d', ", "", Rule.NOT_BETWEEN_STREETS, 2, "the dealer has to deal the next street"),
    ("'p3 f'", "'p3 sm'", Rule.SHOWDOWN, 3, "before the betting is over"),
    ("'p2 sm Js8h'", "'p2 sm AcAd'", Rule.SHOWDOWN, 2, "the player was dealt Js8h, not AcAd"),
    ("'p2 sm Js8h'", "'p2 cc'", Rule.NOT_BETWEEN_STREETS, 2, "the betting is over"),
]


@pytest.mark.parametrize(("old", "new", "rule", "player", "words"), ILLEGAL, ids=[str(i[1]) for i in ILLEGAL])
def test_an_illegal_action_is_named_with_its_player_and_rule(
    old: str, new: str, rule: Rule, player: int | None, words: str
) -> None:
    assert old in HAND1
    refused = refusal(HAND1.replace(old, new))
    assert words in str(refused)
    assert str(refused).startswith("action ")
    cause = refused.values["fault"]
    assert (cause.rule, cause.player) == (rule, player)  # type: ignore[attr-defined]
    assert "The rule: " in str(refused)


UNREADABLE = [
    ("'NT'", "'PO'", "variant: “PO” is pot-limit Omaha; Texas Hold'em is NT, FT, PT"),
    ("'NT'", "'F7S'", "seven-card stud"),
    ("'NT'", "'XX'", "variant: “XX” is unknown"),
    ("'NT'", "7", "variant: “7” is unknown"),
    ("variant = 'NT'", "", "variant is missing"),
    ("min_bet = 80000", "", "min_bet is missing"),
    ("min_bet = 80000", "min_bet = 0", "min_bet: 0 is not possible"),
    ("[7380000,", "[0,", "starting_stacks, p1: 0 is not possible: from 1 to"),
    ("[7380000,", "[-5,", "starting_stacks, p1: -5 is not possible"),
    ("[7380000,", "[1.5,", "starting_stacks, p1: “1.5” is no whole number"),
    ("[7380000,", "['many',", "starting_stacks, p1: “many” is no whole number"),
    ("[7380000,", "[true,", "starting_stacks, p1: “True” is no whole number"),
    ("[7380000,", "[9999999999999999999,", "is not possible"),
    ("[7380000,", "[7380000, 5,", "blinds_or_straddles: 5 numbers for 6 players"),
    ("[7380000, 2500000, 5110000, 10170000, 4545000]", "[5]", "two to 10 players, not 1"),
    ("[7380000, 2500000, 5110000, 10170000, 4545000]", "5", "a list with a number for each player"),
    ("[0, 120000, 0, 0, 0]", "[0, -1, 0, 0, 0]", "antes, p2: -1 is not possible"),
    ("'d dh p1 7s4s'", "'d dh p6 7s4s'", "action 1, “d dh p6 7s4s”: there is no player “p6”: p1 to p5"),
    ("'d dh p1 7s4s'", "'d dh p1 7s4'", "has half a card"),
    ("'d dh p1 7s4s'", "'d dh p1 7x4s'", "“7x” is not a card"),
    ("'d dh p1 7s4s'", "'d dh p1 7s7s'", "7s is there twice"),
    ("'d db JcTs2d'", "'d db Jc????'", "an open card is known"),
    ("'p3 f'", "'p3 sd'", "no action of Texas Hold'em"),
    ("'p3 f'", "'p3 jumps'", "“p3 jumps”: not understood"),
    ("'p3 f'", "'p3 cbr 1e5'", "“1e5” is no whole number of chips"),
    ("'p3 f'", "7", "actions: a list of texts"),
    ("actions = [", "nothing = [", "actions: a list of texts"),
    ("variant", "[[[", "not TOML: "),
    ("antes = ", "ante_trimming_status = 'no'\nantes = ", "ante_trimming_status: true or false"),
]


@pytest.mark.parametrize(("old", "new", "words"), UNREADABLE, ids=[words for _, _, words in UNREADABLE])
def test_what_cannot_be_read_is_said_with_its_place(old: str, new: str, words: str) -> None:
    assert old in HAND1
    assert words in str(refusal(HAND1.replace(old, new, 1)))


def test_fixed_limit_needs_its_bets() -> None:
    assert str(refusal(HAND1.replace("'NT'", "'FT'"))) == "small_bet is missing"
    bets = HAND1.replace("'NT'", "'FT'") + "\nsmall_bet = 4\nbig_bet = 2"
    assert str(refusal(bets)) == "big_bet: less than the small bet"


def test_a_file_of_more_than_64_kb_is_refused() -> None:
    fits = HAND1 + "#" * (MAX_BYTES - len(HAND1.encode()))
    assert answer(fits) == answer(HAND1)
    assert str(refusal(fits + "#")) == "the file is over 64 kB: a history holds one hand"


@pytest.mark.parametrize(
    "source",
    [b"\xff\xfe", b"x = " + b"[" * 60_000, b"x = " + b"9" * 60_000, b"", b"\0", b"a" * 60_000],
    ids=["no text", "nested", "number", "empty", "null", "name"],
)
def test_what_is_no_history_at_all_is_refused(source: bytes) -> None:
    refusal(source)


def test_a_byte_order_mark_and_line_ends_of_windows_are_read() -> None:
    assert answer(b"\xef\xbb\xbf" + HAND1.replace("\n", "\r\n").encode()) == answer(HAND1)


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 300), st.floats(allow_nan=False), st.text(max_size=5),
    st.lists(st.integers(-200, 400), max_size=11),
)  # fmt: skip
ACTIONS = st.lists(
    st.one_of(
        st.builds(
            "p{} {}".format, st.integers(0, 4), st.sampled_from(["f", "cc", "sm", "cbr 200", "cbr 5", "sm -"])
        ),
        st.sampled_from(["d db 2c3c4c", "d db 5d", "d db ????", "d dh p1 AsAs", "d dh p4 2d2h", "", "#"]),
    ),
    max_size=12,
)


@given(
    key=st.sampled_from(
        ["variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks", "ante_trimming_status"]
    ),
    value=VALUES,
    actions=ACTIONS,
)
def test_whatever_is_written_is_played_or_refused(key: str, value: object, actions: list[str]) -> None:
    source = phh([400, 90, 300], actions, holes=["AsAh", "KsKh", "QsQh"])
    changed = "\n".join(
        f"{key} = {json.dumps(value)}" if line.startswith(f"{key} =") else line for line in source.split("\n")
    )
    for text in (source, changed):
        try:
            got = answer(text)
        except PhhError as refused:
            assert str(refused)  # noqa: PT017  (either is right)
        else:
            stacks = tomllib.loads(text)["starting_stacks"]
            assert got["finishing_stacks"] is None or sum(got["finishing_stacks"]) == sum(stacks)
