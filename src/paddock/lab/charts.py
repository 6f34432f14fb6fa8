"""Charts as SVG texts: small, without scripts, readable by light and by dark. Every mark has its figure as a tooltip.

>>> "<svg" in intervals([("seat 1", Interval(0.5, 0.4, 0.6))], fair=0.5)
True
"""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import Final

from paddock.lab.statistics import Interval

STYLE: Final = Path(__file__).with_name("charts.css").read_text(encoding="utf-8")
WIDTH: Final = 720
LABEL: Final = 190
ROW: Final = 24
RIGHT: Final = 20
LETTERS: Final = 26
"""Of a label; a longer one is cut."""


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def plain(value: float) -> str:
    return f"{value:.3g}"


# ── Values with their intervals ──


def intervals(
    rows: Sequence[tuple[str, Interval]],
    fair: float | None = None,
    told: Callable[[float], str] = percent,
    title: str = "",
) -> str:
    """A row for each value, with its interval; those that cannot be the fair value stand out."""
    ends = [end for _, one in rows for end in (one.low, one.high)] + ([fair] if fair is not None else [])
    marks = ticks(min(ends, default=0.0), max(ends, default=1.0))
    x = _scale(marks, LABEL, WIDTH - RIGHT)
    height = ROW * len(rows) + 34
    parts = _grid(marks, x, height, told)
    if fair is not None:
        parts.append(f'<line class="fair" x1="{x(fair):.1f}" y1="4" x2="{x(fair):.1f}" y2="{height - 26}"/>')
    for number, (name, one) in enumerate(rows):
        y = ROW * number + 18
        is_far = fair is not None and not one.low <= fair <= one.high
        figure = f"{name}: {told(one.value)} ({told(one.low)} – {told(one.high)})"
        parts.append(
            f"<g{_class('far' if is_far else '')}><title>{escape(figure)}</title>"
            f'<text x="{LABEL - 12}" y="{y + 4}" text-anchor="end">{escape(_short(name))}</text>'
            f'<line class="reach" x1="{x(one.low):.1f}" y1="{y}" x2="{x(one.high):.1f}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(one.value):.1f}" cy="{y}" r="5"/></g>'
        )
    return _svg(parts, WIDTH, height, title)


# ── How values are spread ──


def histogram(values: Sequence[float], told: Callable[[float], str] = plain, title: str = "") -> str:
    """How many values lie where."""
    marks = ticks(min(values, default=0.0), max(values, default=1.0), 12)
    x = _scale(marks, 40, WIDTH - RIGHT)
    width = (marks[1] - marks[0]) / 2
    bins: dict[int, int] = {}
    for value in values:
        at = floor((value - marks[0]) / width)
        bins[at] = bins.get(at, 0) + 1
    most, height = max(bins.values(), default=1), 190
    parts = _grid(marks, x, height, told)
    for at, count in sorted(bins.items()):
        low, tall = marks[0] + at * width, 150 * count / most
        figure = f"{told(low)} – {told(low + width)}: {count}"
        wide = x(low + width) - x(low) - 2
        parts.append(
            f'<rect class="bar" x="{x(low) + 1:.1f}" y="{height - 30 - tall:.1f}" width="{wide:.1f}" '
            f'height="{tall:.1f}"><title>{escape(figure)}</title></rect>'
        )
    return _svg(parts, WIDTH, height, title)


# ── Curves ──


def curves(
    lines: Mapping[str, Sequence[tuple[float, Interval]]],
    fair: float | None = None,
    told: Callable[[float], str] = percent,
    title: str = "",
) -> str:
    """Up to two curves with their intervals as bands, from left to right."""
    points = [point for line in lines.values() for point in line]
    ends = [end for _, one in points for end in (one.low, one.high)] + ([fair] if fair is not None else [])
    up, along = ticks(min(ends), max(ends)), ticks(0.0, max(at for at, _ in points))
    height = 320
    x, y = _scale(along, 60, WIDTH - RIGHT), _scale(up, height - 30, 24)
    parts = _grid(along, x, height, lambda value: f"{value:,.0f}")
    for mark in up:
        parts.append(f'<line class="grid" x1="60" y1="{y(mark):.1f}" x2="{WIDTH - RIGHT}" y2="{y(mark):.1f}"/>')
        parts.append(f'<text class="quiet" x="52" y="{y(mark) + 4:.1f}" text-anchor="end">{escape(told(mark))}</text>')
    if fair is not None:
        parts.append(f'<line class="fair" x1="60" y1="{y(fair):.1f}" x2="{WIDTH - RIGHT}" y2="{y(fair):.1f}"/>')
    for name, (label, line) in zip(("one", "two"), lines.items(), strict=False):
        band = [f"{x(at):.1f},{y(one.high):.1f}" for at, one in line]
        band += [f"{x(at):.1f},{y(one.low):.1f}" for at, one in reversed(line)]
        path = " ".join(f"{x(at):.1f},{y(one.value):.1f}" for at, one in line)
        parts.append(f'<polygon class="band {name}" points="{" ".join(band)}"/>')
        parts.append(f'<polyline class="line {name}" points="{path}"/>')
        at, last = line[-1]
        parts.append(f'<text x="{x(at) - 4:.1f}" y="{y(last.value) - 10:.1f}" text-anchor="end">{escape(label)}</text>')
    return _svg(parts, WIDTH, height, title)


# ── A table of shares ──


def squares(names: Sequence[str], shares: Mapping[tuple[str, str], float], title: str = "") -> str:
    """How often whom a row names was ahead of whom a column names; the stronger the colour, the more often."""
    side = 46
    width, height = LABEL + side * len(names) + RIGHT, side * len(names) + 40
    parts = []
    for row, name in enumerate(names):
        y = 30 + side * row
        parts.append(
            f'<text x="{LABEL - 12}" y="{y + side / 2 + 4}" text-anchor="end">{row + 1}  {escape(_short(name))}</text>'
        )
        parts.append(
            f'<text class="quiet" x="{LABEL + side * (row + 0.5)}" y="20" text-anchor="middle">{row + 1}</text>'
        )
        for column, other in enumerate(names):
            share = shares.get((name, other))
            if share is None:
                continue
            x = LABEL + side * column
            parts.append(
                f"<g><title>{escape(f'{name} ahead of {other}: {percent(share)}')}</title>"
                f'<rect class="cell" x="{x}" y="{y}" width="{side - 2}" height="{side - 2}" '
                f'opacity="{0.08 + 0.9 * share:.2f}"/>'
                f'<text{_class("on" if share > 0.5 else "")} x="{x + side / 2 - 1}" y="{y + side / 2 + 4}" '
                f'text-anchor="middle">{100 * share:.0f}</text></g>'
            )
    return _svg(parts, width, height, title)


# ── Parts ──


def stacked(charts: Sequence[str]) -> str:
    """Charts below each other in one picture with its style, to be kept as a file."""
    sizes = [_size(chart) for chart in charts]
    top, parts = 0, []
    for chart, (_, tall) in zip(charts, sizes, strict=True):
        parts.append(chart.replace("<svg ", f'<svg y="{top}" ', 1))
        top += tall + 10
    wide = max(width for width, _ in sizes)
    return _svg([f"<style>{STYLE}</style>", *parts], wide, top, "") + "\n"


def ticks(low: float, high: float, wanted: int = 6) -> list[float]:
    """Round numbers that reach around both ends.

    >>> ticks(0.13, 0.41)
    [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45]
    """
    span = max(high - low, abs(high) * 1e-3, 1e-9)
    rough = span / wanted
    power = 10.0 ** floor(log10(rough))
    step = next(power * each for each in (1, 2, 2.5, 5, 10) if power * each >= rough * (1 - 1e-9))
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * number, 12) for number in range(first, max(last, first + 1) + 1)]


def _scale(marks: Sequence[float], start: float, end: float) -> Callable[[float], float]:
    low, high = marks[0], marks[-1]
    return lambda value: start + (end - start) * (value - low) / (high - low)


def _grid(
    marks: Sequence[float], x: Callable[[float], float], height: float, told: Callable[[float], str]
) -> list[str]:
    parts = []
    for mark in marks:
        at = f"{x(mark):.1f}"
        parts.append(f'<line class="grid" x1="{at}" y1="4" x2="{at}" y2="{height - 26}"/>')
        parts.append(f'<text class="quiet" x="{at}" y="{height - 8}" text-anchor="middle">{escape(told(mark))}</text>')
    return parts


def _svg(parts: Sequence[str], width: int, height: int, title: str) -> str:
    label = f' role="img" aria-label="{escape(title)}"' if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"{label}>{"".join(parts)}</svg>'
    )


def _size(chart: str) -> tuple[int, int]:
    words = chart.partition('viewBox="0 0 ')[2].partition('"')[0].split()
    return int(words[0]), int(words[1])


def _class(name: str) -> str:
    return f' class="{name}"' if name else ""


def _short(name: str) -> str:
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"
