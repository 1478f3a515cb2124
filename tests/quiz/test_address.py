"""The permanent address of a question."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.quiz import LEVELS, MAX_SEED, NATURAL, Address, AddressError

GOLDEN = [
    (
        "casino_holdem/one_box/standard@0123456789ab/bonus.flush/3/871234/g1",
        Address("casino_holdem", "one_box", "standard", "0123456789ab", "bonus.flush", 3, 871234, 1),
    ),
    (
        "casino_holdem/bonus/my-house_2@ffffffffffff/natural/1/0/g12",
        Address("casino_holdem", "bonus", "my-house_2", "ffffffffffff", NATURAL, 1, 0, 12),
    ),
    (
        "pots/side_pots/house@00000000000a/pots.dead_money.short/5/9007199254740991/g9999",
        Address("pots", "side_pots", "house", "00000000000a", "pots.dead_money.short", 5, MAX_SEED, 9999),
    ),
]


@pytest.mark.parametrize(("written", "address"), GOLDEN)
def test_an_address_is_written_and_read_in_one_way_for_ever(written: str, address: Address) -> None:
    assert str(address) == written
    assert Address.parse(written) == address


ids = st.from_regex(r"[a-z][a-z0-9_]{0,20}", fullmatch=True)


@given(
    game=ids,
    drill=ids,
    variant=st.from_regex(r"[a-z][a-z0-9_-]{0,20}", fullmatch=True),
    revision=st.from_regex(r"[0-9a-f]{12}", fullmatch=True),
    skill=st.lists(ids, min_size=1, max_size=3).map(".".join),
    level=st.sampled_from(LEVELS),
    seed=st.integers(0, MAX_SEED),
    generator=st.integers(1, 9999),
)
def test_every_address_reads_back_as_itself(**parts: object) -> None:
    address = Address(**parts)  # type: ignore[arg-type]
    assert Address.parse(str(address)) == address


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "casino_holdem",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/871234",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/871234/1",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/871234/g0",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/871234/g01",
        "casino_holdem/one_box/standard@0123456789ab/natural/0/871234/g1",
        "casino_holdem/one_box/standard@0123456789ab/natural/6/871234/g1",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/0871234/g1",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/-1/g1",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/9007199254740992/g1",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/٣/g1",
        "casino_holdem/one_box/standard@0123456789AB/natural/3/871234/g1",
        "casino_holdem/one_box/standard@0123456789a/natural/3/871234/g1",
        "casino_holdem/one_box/standard/natural/3/871234/g1",
        "casino_holdem/one_box/standard@0123456789ab/.flush/3/871234/g1",
        "casino_holdem/one_box/../0123456789ab/natural/3/871234/g1",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/871234/g1/",
        " casino_holdem/one_box/standard@0123456789ab/natural/3/871234/g1",
        "casino_holdem/one_box/standard@0123456789ab/natural/3/871234/g1\n",
        "Casino_holdem/one_box/standard@0123456789ab/natural/3/871234/g1",
    ],
)
def test_a_text_that_is_no_address_is_refused_and_never_guessed_at(bad: str) -> None:
    with pytest.raises(AddressError, match="is no address"):
        Address.parse(bad)
