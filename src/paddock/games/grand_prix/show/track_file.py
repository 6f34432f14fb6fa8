"""A track as it is edited, with a value for each sector, and as the file that is made of it."""

import msgspec

from paddock.core.editor import Sheet
from paddock.games.grand_prix.data.track import Corner, TrackFile


class LaneCorner(Sheet):
    """A corner that has a name: its sectors, and left or right."""

    name: str
    first: int = -1
    last: int = -1
    hand: str = ""


class LaneTrack(Sheet):
    """The same with a value for each sector, as it is edited."""

    name: str
    laps: int
    lanes: list[int]
    inside: list[str]
    """Which edge is the inside of the next corner: pit or wall."""
    centre: list[list[float]]
    """The middle of each sector: x, and y downwards; a sector is about 1 long. The pit lane is on the right."""
    corners: list[LaneCorner] = msgspec.field(default_factory=list)
    links: dict[str, list[str]] = msgspec.field(default_factory=dict)
    grid: list[str] = msgspec.field(default_factory=list)


def form_of(given: LaneTrack) -> TrackFile:
    return TrackFile(
        name=given.name,
        origin="designed",
        lanes=spans([str(lanes) for lanes in given.lanes]),
        laps=given.laps,
        next_inside=spans(given.inside),
        centre=" ".join(f"{x:.2f},{y:.2f}" for x, y in given.centre),
        corners=msgspec.convert(given.corners, list[Corner], from_attributes=True),
        links=given.links,
        grid=given.grid,
    )


def spans(values: list[str]) -> str:
    """One value for each sector as spans.

    >>> spans(["4", "4", "3", "4"])
    '0-1:4 2:3 3:4'
    """
    words = []
    first = 0
    for place in range(1, len(values) + 1):
        if place == len(values) or values[place] != values[first]:
            words.append(f"{first}-{place - 1}:{values[first]}" if place - 1 > first else f"{first}:{values[first]}")
            first = place
    return " ".join(words)


def written(given: LaneTrack) -> str:
    """The track as a file that `paddock` reads: spans and points a few to the line."""
    form = form_of(given)
    lines = [
        f"name = {_quoted(form.name)}",
        f"laps = {form.laps}",
        'origin = "designed"',
        "",
        "# Lanes of each sector, as first-last:lanes; lane a is the inside, beside the pit lane.",
        f'lanes = """\n{_wrapped(form.lanes.split(), 12)}\n"""',
        "",
        "# Which edge is the inside of the next corner (optional running order).",
        f"next_inside = {_quoted(form.next_inside)}",
        "",
        "# The centre of each sector, y downwards; the pit lane lies on the right-hand side of travel.",
        f'centre = """\n{_wrapped(form.centre.split(), 10)}\n"""',
    ]
    if form.grid:
        lines += ["", f"grid = [{', '.join(map(_quoted, form.grid))}]"]
    for corner in form.corners:
        lines += [
            "",
            "[[corners]]",
            f"name = {_quoted(corner.name)}",
            f"first = {corner.first}",
            f"last = {corner.last}",
        ]
        lines += [f"hand = {_quoted(corner.hand)}"]
    if form.links:
        lines += ["", "[links]"]
        lines += [f"{_quoted(space)} = [{', '.join(map(_quoted, ahead))}]" for space, ahead in form.links.items()]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """A basic string of TOML, which JSON's are."""
    return msgspec.json.encode(text).decode()


def _wrapped(words: list[str], count: int) -> str:
    return "\n".join(" ".join(words[first : first + count]) for first in range(0, len(words), count))
