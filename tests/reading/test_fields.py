"""A switch is read as the field of the rules wants it: the model's types and limits are the only ones."""

import pytest

from trainer.games.casino_holdem.rules import Qualifier, Rules, TurnAndRiver
from trainer.reading import Cell, Fault, Report
from trainer.reading.fields import read_field


def read(switch: str, text: str) -> object:
    return read_field(
        Cell((switch,), text, Report()), Rules.model_fields[switch], {"any_pair": "pair_of_twos"}
    )


def test_yes_and_no_are_truth_values_only_where_one_belongs() -> None:
    assert [read("losing_first", text) for text in ("yes", "no", "true", "No")] == [True, False, True, False]
    with pytest.raises(Fault):
        read("boxes", "yes")
    with pytest.raises(Fault):
        read("losing_first", "1")


def test_choices_are_written_with_spaces_dashes_or_underscores() -> None:
    for text in ("pair of fours", "pair_of_fours", "Pair of Fours", "pair-of-fours"):
        assert read("qualifier", text) is Qualifier.PAIR_OF_FOURS
    assert read("qualifier", "any hand") is Qualifier.ANY_HAND
    assert read("qualifier", "any pair") is Qualifier.PAIR_OF_TWOS
    assert read("turn_and_river", "apart") is TurnAndRiver.APART


def test_none_and_off_are_no_limit_only_where_there_may_be_none() -> None:
    assert read("ante_max", "none") is None
    assert read("floor_call_over", "off") is None
    with pytest.raises(Fault):
        read("call_multiple", "none")


@pytest.mark.parametrize(("switch", "least", "most"), [
    ("call_multiple", 1, 10), ("boxes", 1, 7), ("ante_min", 1, 1_000_000_000), ("floor_call_over", 1, 1000),
])  # fmt: skip
def test_limits_are_those_of_the_rules(switch: str, least: int, most: int) -> None:
    assert (read(switch, str(least)), read(switch, str(most))) == (least, most)
    for over in (least - 1, most + 1):
        with pytest.raises(Fault) as caught:
            read(switch, str(over))
        assert (caught.value.note.values["least"], caught.value.note.values["most"]) == (
            str(least),
            str(most),
        )


@pytest.mark.parametrize("text", ["", "٧", "7.0", "+7", "007", "0x7", "1e1", "7 boxes", "9" * 500])
def test_a_number_is_its_digits_alone(text: str) -> None:
    with pytest.raises(Fault):
        read("boxes", text)
