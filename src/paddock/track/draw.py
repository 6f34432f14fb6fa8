"""A drawing of a circuit, as SVG, from the geometry alone. Colours are classes, so that a page can restyle it."""

from typing import Final

from paddock.track.geometry import TILE_WIDTH, along, size, spaces
from paddock.track.layout import Layout
from paddock.track.tiles import radius

SCALE: Final = 40.0
"""SVG units for one position."""
STYLE: Final = """
.ground{fill:#f4f1e8}.tile{fill:#4a4d52;stroke:#2c2e31;stroke-width:1.5}.curb{fill:none;stroke:#d9483b;stroke-width:5;
stroke-dasharray:9 9}.space{fill:#6b6f76}.line{fill:#c9ccd1}.start{stroke:#fff;stroke-width:6;stroke-dasharray:6 6}
.d1{fill:#f2c230}.d2{fill:#f08a24}.d3{fill:#d8342b}.n{font:bold 20px sans-serif;text-anchor:middle;fill:#1d1e20}
.up{fill:#7cc47f}.down{fill:#7ca7d8}
@media (prefers-color-scheme:dark){.ground{fill:#17191c}.tile{fill:#33363b;stroke:#5a5e64}.n{fill:#111}}
"""


def draw(layout: Layout, title: str = "") -> str:
    """The circuit as an SVG text."""
    width, height = size(layout)
    points = [along(layout, number, f, o) for number in range(len(layout.laid)) for f in (0, 0.5) for o in (-1.5, 1.5)]
    left = min(x for x, _, _ in points) - 0.5
    top = max(y for _, y, _ in points) + 0.5
    right = max(x for x, _, _ in points) + 0.5
    bottom = min(y for _, y, _ in points) - 0.5
    pen = Pen(left, top)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg"'
        f' viewBox="0 0 {(right - left) * SCALE:.0f} {(top - bottom) * SCALE:.0f}"'
        f' role="img" aria-label="{title or "circuit"}, {layout.positions} positions, {width:.0f} by {height:.0f}">',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="100%" height="100%" rx="{SCALE / 2:.0f}"/>',
    ]
    parts += [pen.tile(layout, number) for number in range(len(layout.laid))]
    parts += [pen.curb(layout, number) for number, each in enumerate(layout.laid) if each.kind.is_corner]
    for row, lanes in zip(layout.rows, spaces(layout), strict=True):
        for lane, (x, y, _) in enumerate(lanes):
            name = "line" if lane == row.racing_line else "space"
            slope = {1: " up", -1: " down", 0: ""}[row.slope]
            parts.append(f'<circle class="{name}{slope}" cx="{pen.x(x)}" cy="{pen.y(y)}" r="{SCALE * 0.13:.1f}"/>')
    parts.append(pen.start(layout))
    parts += [pen.corner(layout, number) for number in range(1, len(layout.corners()) + 1)]
    return "\n".join([*parts, "</svg>"]) + "\n"


class Pen:
    """Puts the plane (y up) on the page (y down)."""

    def __init__(self, left: float, top: float) -> None:
        self.left = left
        self.top = top

    def x(self, x: float) -> str:
        return f"{(x - self.left) * SCALE:.1f}"

    def y(self, y: float) -> str:
        return f"{(self.top - y) * SCALE:.1f}"

    def point(self, layout: Layout, number: int, fraction: float, offset: float) -> str:
        x, y, _ = along(layout, number, fraction, offset)
        return f"{self.x(x)} {self.y(y)}"

    def edge(self, layout: Layout, number: int, offset: float, backwards: bool = False) -> str:
        """From one end of a tile to the other at this offset: a line or an arc."""
        each = layout.laid[number]
        end = self.point(layout, number, 0.0 if backwards else 1.0, offset)
        if not each.kind.is_corner:
            return f"L{end}"
        arm = (radius(each.kind) - each.side * offset) * SCALE
        sweep = int((each.side < 0) != backwards)
        return f"A{arm:.1f} {arm:.1f} 0 0 {sweep} {end}"

    def outline(self, layout: Layout, number: int) -> str:
        """The edge of a tile, as path data."""
        half = TILE_WIDTH / 2
        return (
            f"M{self.point(layout, number, 0, half)} {self.edge(layout, number, half)} "
            f"L{self.point(layout, number, 1, -half)} {self.edge(layout, number, -half, backwards=True)} Z"
        )

    def kerb(self, layout: Layout, number: int) -> str:
        """The inside of a corner tile, as path data."""
        inside = layout.laid[number].side * (TILE_WIDTH / 2 - 0.06)
        return f"M{self.point(layout, number, 0, inside)} {self.edge(layout, number, inside)}"

    def tile(self, layout: Layout, number: int) -> str:
        return f'<path class="tile" d="{self.outline(layout, number)}"/>'

    def curb(self, layout: Layout, number: int) -> str:
        return f'<path class="curb" d="{self.kerb(layout, number)}"/>'

    def start(self, layout: Layout) -> str:
        half = TILE_WIDTH / 2
        one, two = self.point(layout, 0, 0.5, half).split(), self.point(layout, 0, 0.5, -half).split()
        return f'<line class="start" x1="{one[0]}" y1="{one[1]}" x2="{two[0]}" y2="{two[1]}"/>'

    def corner(self, layout: Layout, number: int) -> str:
        """The corner's number on its difficulty colour, outside of its first tile."""
        tile = layout.corners()[number - 1].tiles[0]
        each = layout.laid[tile]
        x, y, _ = along(layout, tile, 0.0, -(each.side or 1) * 1.15)
        difficulty = each.difficulty or 1
        return (
            f'<g><circle class="d{difficulty}" cx="{self.x(x)}" cy="{self.y(y)}" r="15"/>'
            f'<text class="n" x="{self.x(x)}" y="{float(self.y(y)) + 7:.1f}">{number}</text></g>'
        )
