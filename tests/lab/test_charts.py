"""Charts are pictures that a browser can read, and tell what they show."""

from xml.etree import ElementTree

import pytest

from paddock.lab.charts import curves, histogram, intervals, squares, stacked, ticks
from paddock.lab.statistics import Interval

SVG = "{http://www.w3.org/2000/svg}"


def elements(svg: str, kind: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter(f"{SVG}{kind}"))


def test_what_cannot_be_fair_stands_out_and_lies_where_it_should():
    rows = [("low", Interval(0.2, 0.1, 0.3)), ("fair <&>", Interval(0.5, 0.4, 0.6)), ("high", Interval(0.9, 0.8, 1.0))]
    svg = intervals(rows, fair=0.5, title='a "title"')
    dots = [float(dot.get("cx") or 0) for dot in elements(svg, "circle")]
    assert dots == sorted(dots)
    assert dots[1] - dots[0] == pytest.approx(0.3 / 0.4 * (dots[2] - dots[1]), abs=0.2)
    assert [group.get("class") for group in elements(svg, "g")] == ["far", None, "far"]
    fair = next(float(line.get("x1") or 0) for line in elements(svg, "line") if line.get("class") == "fair")
    assert fair == pytest.approx(dots[1])


def test_a_histogram_has_every_value():
    svg = histogram([1.0, 1.1, 5.0, 9.9])
    counts = [int((bar[0].text or "").rpartition(": ")[2]) for bar in elements(svg, "rect")]
    assert sum(counts) == 4
    histogram([3.0])
    histogram([])


def test_curves_and_squares_are_readable():
    line = [(0.0, Interval(0.1, 0.0, 0.2)), (100.0, Interval(0.9, 0.8, 1.0))]
    assert len(elements(curves({"one": line, "two": line}, fair=0.5), "polyline")) == 2
    assert len(elements(squares(["a", "b"], {("a", "b"): 0.7, ("b", "a"): 0.3}), "rect")) == 2
    assert len(elements(stacked([squares(["a"], {}), intervals([])]), "svg")) == 3


def test_ticks_are_round_and_reach_around():
    for low, high in ((0.0, 1.0), (3.0, 3.0), (-2.5, 700.0), (0.001, 0.0012)):
        marks = ticks(low, high)
        assert marks[0] <= low
        assert marks[-1] >= high
        assert 2 <= len(marks) <= 10
