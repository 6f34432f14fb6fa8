"""Sketches: a board as a picture for notebooks and files, drawn from the same places as the browser's table.

A game draws its ground and its runners (`Browser.sketch`); the frame, the timing tower and the style are the same for
all. There is no script in a sketch and nothing from the network.
"""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import floor, hypot
from pathlib import Path
from typing import Any, Final

STYLE: Final = Path(__file__).with_name("sketch.css").read_text(encoding="utf-8")
PIECES: Final = 14
"""Straight pieces between two points of a curve."""

PAINT: Final = {
    "black": "#8b929c",
    "blue": "#6aa5ee",
    "brown": "#b98a63",
    "green": "#62bd72",
    "grey": "#b9bec6",
    "orange": "#f39a3d",
    "pink": "#f2a0c4",
    "purple": "#b48ae0",
    "red": "#ee6f66",
    "turquoise": "#5fc9c4",
    "white": "#ffffff",
    "yellow": "#f4d24a",
}
"""Colours that are only named, light enough to be written on."""

Point = tuple[float, float]


class Sketch:
    """A drawing on a plane, y downwards. `kind` is a class of sketch.css."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height
        self.parts: list[str] = []

    def polygon(self, points: Sequence[Point], kind: str) -> None:
        told = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.parts.append(f'<polygon class="{kind}" points="{told}"/>')

    def path(self, data: str, kind: str, width: float = 0.0) -> None:
        wide = f' stroke-width="{width:g}"' if width else ""
        self.parts.append(f'<path class="{kind}" d="{escape(data)}"{wide}/>')

    def line(self, start: Point, end: Point, kind: str, width: float) -> None:
        ends = f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
        self.parts.append(f'<line class="{kind}" {ends} stroke-width="{width:g}"/>')

    def disc(self, at: Point, radius: float, kind: str) -> None:
        self.parts.append(f'<circle class="{kind}" cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}"/>')

    def words(self, at: Point, words: str, size: float, kind: str = "words", anchor: str = "start") -> None:
        self.parts.append(
            f'<text class="{kind}" x="{at[0]:g}" y="{at[1]:g}" font-size="{size:g}" text-anchor="{anchor}">'
            f"{escape(words)}</text>"
        )

    def runner(self, at: Point, radius: float, colour: str, code: str, title: str) -> None:
        """A car, bike or crew: a disc in its colour with a short code."""
        paint = escape(PAINT.get(colour, colour))
        self.parts.append(
            f"<g><title>{escape(title)}</title>"
            f'<circle class="runner" cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" fill="{paint}" '
            f'stroke-width="{radius / 8:g}"/>'
            f'<text class="code" x="{at[0]:g}" y="{at[1] + radius * 0.36:g}" font-size="{radius:g}" '
            f'text-anchor="middle">{escape(code)}</text></g>'
        )

    def svg(self, title: str = "", tower: Iterable[Mapping[str, Any]] = ()) -> str:
        """The picture, with the timing tower at its right."""
        rows = list(tower)
        size = min(self.height / (len(rows) + 4), self.width / 30)
        side = 18 * size if rows else 0.0
        left = self.x + self.width
        parts = list(self.parts)
        for number, row in enumerate(rows):
            y = self.y + size * (2 + 1.35 * number)
            words = f"{row['place']}  {row['title']}{_marks(row)}"
            parts.append(f'<text class="words" x="{left:g}" y="{y:g}" font-size="{size:g}">{escape(words)}</text>')
        height = max(self.height, size * (3 + 1.35 * len(rows)))
        box = f"{self.x:g} {self.y:g} {self.width + side:g} {height:g}"
        shown = 960 / (self.width + side)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="sketch" viewBox="{box}" '
            f'width="960" height="{height * shown:.0f}" role="img" aria-label="{escape(title)}">'
            f'<style>{STYLE}</style><rect x="{self.x:g}" y="{self.y:g}" width="100%" height="100%" fill="#f4f1e8"/>'
            f"{''.join(parts)}</svg>\n"
        )


def _marks(row: Mapping[str, Any]) -> str:
    told = [*([f"lap {row['lap']}"] if row.get("lap") else []), *map(str, row.get("marks") or ())]
    return f" · {', '.join(told)}" if told else ""


# ── Curves ──


class Road:
    """A closed smooth curve through points, and where on it one is: Catmull and Rom's, as the browser has it."""

    def __init__(self, outline: Sequence[Point]) -> None:
        self.points = [
            _between(outline, number, piece / PIECES) for number in range(len(outline)) for piece in range(PIECES)
        ]
        self.lengths = [0.0]
        for (x, y), (next_x, next_y) in zip(self.points, [*self.points[1:], self.points[0]], strict=True):
            self.lengths.append(self.lengths[-1] + hypot(next_x - x, next_y - y))

    @property
    def path(self) -> str:
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in self.points) + "Z"

    def at(self, share: float) -> Point:
        """The place at this much of the way round."""
        wanted = (share - floor(share)) * self.lengths[-1]
        number = next(at for at, length in enumerate(self.lengths[1:]) if length >= wanted)
        (x, y), (next_x, next_y) = self.points[number], self.points[(number + 1) % len(self.points)]
        part = (wanted - self.lengths[number]) / ((self.lengths[number + 1] - self.lengths[number]) or 1.0)
        return x + (next_x - x) * part, y + (next_y - y) * part


def _between(points: Sequence[Point], number: int, t: float) -> Point:
    a, b, c, d = (points[(number + step) % len(points)] for step in (-1, 0, 1, 2))

    def along(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

    return along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])
