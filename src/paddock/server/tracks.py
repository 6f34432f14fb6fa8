"""The track editor for lanes and sectors: a Grand Prix track is read, checked in words, drawn and written as a file.

Nothing is kept here. Whoever has finished a track races on it at once (see `drawings`), or downloads its file and puts
it into the folder `tracks` of a content pack.
"""

import re
from math import hypot
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from paddock.core.data import parse
from paddock.core.errors import BadData
from paddock.games.grand_prix import geometry
from paddock.games.grand_prix.data import FOLDER, open_box, slug
from paddock.games.grand_prix.track import GRID, LANES, Corner, Track, TrackFile
from paddock.server.messages import LaneTrack, LaneTrackDrawn, LaneTrackFile

LONGEST: Final = 40_000
"""Letters of a file."""
UNEVEN: Final = 0.3
"""How much longer or shorter than the others a sector may be drawn before something is said about it."""


# ── What is asked ──


@get("/api/tracks", sync_to_thread=True)
def list_tracks() -> list[LaneTrackFile]:
    """The tracks of the house, as files to begin with."""
    return [
        LaneTrackFile(id=track.id, name=track.name, text=_file(track.id).read_text(encoding="utf-8"))
        for track in open_box(None).tracks
    ]


@post("/api/tracks/read", status_code=200, sync_to_thread=True)
def read_track(data: JSONBody[LaneTrackFile]) -> LaneTrackDrawn:
    """A file that somebody has, to be edited. Raises `BadData` for one that is no track at all."""
    return drawn(unrolled(read(data)))


@post("/api/tracks/check", status_code=200, sync_to_thread=True)
def check_track(data: JSONBody[LaneTrack]) -> LaneTrackDrawn:
    """Draw a track, say what is wrong with it or could be better, and write it as a file."""
    return drawn(data)


HANDLERS = [list_tracks, read_track, check_track]


# ── Reading ──


def _file(id: str) -> Any:
    return FOLDER / "data" / "tracks" / f"{id}.toml"


def file_name(name: str) -> str:
    """What the file of a track is called; one that is called like a track of ours gets a name of its own.

    >>> file_name("Anna's Park & Ride"), file_name("Port Verity")
    ('annas-park-and-ride.toml', 'own-port-verity.toml')
    """
    word = slug(re.sub(r"[^a-zA-Z0-9& -]", "", name)) or "track"
    houses = {track.id for track in open_box(None).tracks}
    return f"own-{word}.toml" if word in houses else f"{word}.toml"


def read(given: LaneTrackFile) -> TrackFile:
    if len(given.text) > LONGEST:
        raise BadData(f"the file has {len(given.text)} letters; at most {LONGEST} are read")
    return parse("the track file", given.text, TrackFile)


def unrolled(form: TrackFile) -> LaneTrack:
    """A track file with a value for each sector."""
    track = Track("track", form, suggested_laps=form.laps or 3)
    default = Track("track", TrackFile(name="track", origin="designed", lanes=form.lanes, laps=1)).grid
    return LaneTrack(
        name=form.name,
        laps=track.laps,
        lanes=track.widths,
        inside=["pit" if inside else "wall" for inside in track.inside_is_pit],
        centre=[[x / geometry.SECTOR, y / geometry.SECTOR] for x, y in geometry.centre_line(track)],
        corners=[msgspec.to_builtins(corner) for corner in form.corners],
        links=form.links,
        grid=[] if track.grid == default else form.grid,
    )


# ── Checking and drawing ──


def drawn(given: LaneTrack) -> LaneTrackDrawn:
    track, problem = None, ""
    try:
        check_size(given)
        track = Track(slug(given.name) or "track", form_of(given))
    except BadData as error:
        problem = str(error)
    drawing = msgspec.to_builtins(geometry.draw(track)) if track is not None else {}
    if track is not None:
        drawing["grid"] = [track.spaces[space] for space in track.grid]
    return LaneTrackDrawn(
        track=given,
        file=file_name(given.name),
        text=written(given) if track is not None else "",
        problem=problem,
        advice=advice(track) if track is not None else [],
        drawing=drawing,
    )


def check_size(given: LaneTrack) -> None:
    """What the form can hold and a file could not."""
    if not given.name.strip():
        raise BadData("the track needs a name")
    for sector, lanes in enumerate(given.lanes):
        if not 1 <= lanes <= LANES:
            raise BadData(f"sector {sector} has {lanes} lanes; 1 to {LANES} would be right")
    for what, values in (("inside", given.inside), ("centre", given.centre)):
        if len(values) != len(given.lanes):
            raise BadData(f"{what} has {len(values)} entries; {len(given.lanes)}, one a sector, would be right")
    if any(len(point) != 2 for point in given.centre):
        raise BadData("each point of the centre line has an x and a y")
    try:
        msgspec.convert(given.corners, list[Corner])
    except msgspec.ValidationError as error:
        raise BadData(f"a corner is not right: {error}") from None


def form_of(given: LaneTrack) -> TrackFile:
    return TrackFile(
        name=given.name,
        origin="designed",
        lanes=spans([str(lanes) for lanes in given.lanes]),
        laps=given.laps,
        next_inside=spans(given.inside),
        centre=" ".join(f"{x:.2f},{y:.2f}" for x, y in given.centre),
        corners=msgspec.convert(given.corners, list[Corner]),
        links=given.links,
        grid=given.grid,
    )


def advice(track: Track) -> list[str]:
    """What could be better, in words. The track can be raced all the same."""
    said = []
    for sector, width in enumerate(track.widths):
        after = (sector + 1) % track.length
        if abs(track.widths[after] - width) > 1:
            said.append(
                f"Between sectors {sector} and {after} the track goes from {width} to {track.widths[after]} lanes."
            )
    for space in range(len(track.spaces)):
        if track.is_racing(space) and not track.behind[space]:
            said.append(f"No space leads to {track.spaces[space]}.")
    one_wide = sorted({track.sector_of[space] for space in track.grid if track.widths[track.sector_of[space]] < 2})
    if one_wide:
        said.append(f"The grid of {GRID} stands in single file in {_sectors(one_wide)}.")
    if not any(width >= 2 for width in track.widths):
        said.append("Nowhere can a car move over: every sector has one lane.")
    lengths = [_length(track, sector) for sector in range(track.length)]
    usual = sum(lengths) / len(lengths)
    odd = [sector for sector, length in enumerate(lengths) if abs(length - usual) > UNEVEN * usual]
    if odd:
        said.append(f"Drawn longer or shorter than the others: {_sectors(odd)}. Even the sectors out.")
    return said


def _length(track: Track, sector: int) -> float:
    centre = track.centre
    (x, y), (x2, y2) = centre[sector], centre[(sector + 1) % track.length]
    return hypot(x2 - x, y2 - y)


def _sectors(numbers: list[int]) -> str:
    return f"sector{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))}"


# ── Writing ──


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
