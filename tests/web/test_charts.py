"""Small charts: bars on one scale, a line within its field, labels that are round."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.web.charts import Line, bars, line, written

values = st.floats(-1e4, 1e4).map(lambda value: round(value, 6))
curves = st.lists(values, min_size=2, max_size=60).map(
    lambda ys: [(float(x), y) for x, y in enumerate(ys, 1)]
)


def test_a_part_above_nothing_goes_right_and_one_below_goes_left() -> None:
    house, player, total = bars([("fold", 3.0), ("flush", -1.0), ("", 2.0)])
    assert (house.x, house.width) == (25, 75)
    assert (player.x, player.width) == (0, 25)
    assert (total.x, total.width) == (25, 50)
    assert {bar.start for bar in (house, player, total)} == {25}


def test_bars_of_nothing_are_drawn_too() -> None:
    (bar,) = bars([("fold", 0.0)])
    assert bar.width == 0


@given(st.lists(values, min_size=1, max_size=15))
def test_bars_are_as_long_as_their_parts_and_stay_in_the_drawing(parts: list[float]) -> None:
    drawn = bars([(str(n), part) for n, part in enumerate(parts)])
    scale = max(0, *parts) - min(0, *parts) or 2
    for bar in drawn:
        assert 0 <= bar.x <= bar.x + bar.width <= 100.01
        assert bar.width == pytest.approx(100 * abs(bar.value) / scale, abs=0.01)
        assert bar.start == pytest.approx(bar.x if bar.value >= 0 else bar.x + bar.width, abs=0.02)


@given(curves)
def test_a_line_stays_in_its_field_and_labels_do_not_crowd(points: list[tuple[float, float]]) -> None:
    chart = line(points)
    places = [tuple(map(float, pair.split(","))) for pair in chart.path.split()]
    assert len(places) == len(points)
    assert all(Line.LEFT <= x <= Line.RIGHT and Line.TOP <= y <= Line.BOTTOM for x, y in places)
    assert 2 <= len(chart.ys) <= 7
    assert 1 <= len(chart.xs) <= 8
    assert len({tick.label for tick in chart.ys}) == len(chart.ys)
    assert all(Line.TOP <= tick.at <= Line.BOTTOM for tick in chart.ys)
    assert all(Line.LEFT <= tick.at <= Line.RIGHT for tick in chart.xs)


@given(curves, st.data())
def test_a_mark_on_a_point_lies_on_the_line(points: list[tuple[float, float]], data: st.DataObject) -> None:
    chart = line(points)
    at = data.draw(st.integers(0, len(points) - 1))
    x, y = map(float, chart.path.split()[at].split(","))
    assert chart.at(*points[at]) == (x, y)


def test_scales_have_round_labels() -> None:
    chart = line([(1, 2.03), (20, 1.2), (40, -0.31)])
    assert [tick.label for tick in chart.ys] == ["−0.5", "0.0", "0.5", "1.0", "1.5", "2.0", "2.5"]
    assert [tick.label for tick in chart.xs] == ["1", "10", "20", "30", "40"]


def test_where_the_house_keeps_nothing_is_marked_if_it_is_on_the_chart() -> None:
    assert line([(1, 2.0), (2, -2.0)]).zero == (Line.TOP + Line.BOTTOM) / 2
    assert line([(1, 2.0), (2, 1.0)]).zero is None


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (2.15764, 4, "2.1576"),
        (-1234.5, 1, "−1,234.5"),
        (-0.00001, 4, "0.0000"),
        (0.0, 0, "0"),
        (-0.4, 0, "0"),
        (1000.0, 0, "1,000"),
    ],
)
def test_numbers_have_a_real_minus_and_no_minus_nothing(value: float, places: int, text: str) -> None:
    assert written(value, places) == text
