"""The track editor for lanes and sectors: a track is read, checked in words, drawn and written as a file.

Whoever has finished a track races on it at once, or downloads its file and puts it into the folder `tracks` of a
content pack.
"""

import re
from math import hypot
from typing import Any, Final

import msgspec

from paddock.core.data import parse
from paddock.core.editor import LONGEST_FILE, DrawnFile, Editor, Sheet, Task
from paddock.core.errors import BadData
from paddock.games.grand_prix.data.box import FOLDER, open_box, slug
from paddock.games.grand_prix.data.track import Corner, Track, TrackFile
from paddock.games.grand_prix.rules.terms import CARS, LANES
from paddock.games.grand_prix.show import geometry
from paddock.games.grand_prix.show.faces import TrackDrawing
from paddock.games.grand_prix.show.track_file import LaneCorner, LaneTrack, form_of, written

Point = tuple[float, float]

UNEVEN: Final = 0.3
"""How much longer or shorter than the others a sector may be drawn before something is said about it."""


# ── What is sent ──


class LaneTrackFile(Sheet):
    """A track of lanes and sectors as a file."""

    text: str
    id: str = ""
    name: str = ""


class LaneTrackDrawn(Sheet):
    """A track as the editor draws and judges it."""

    track: LaneTrack
    file: str
    text: str
    """Its file; empty while there is a problem."""
    problem: str
    """Why it cannot be raced, in one sentence; empty: it can."""
    advice: list[str]
    """What could be better."""
    drawing: dict[str, Any]
    """Its spaces as they are drawn, as in the components of Grand Prix; empty while there is a problem."""


# ── What is asked ──


def list_tracks() -> list[LaneTrackFile]:
    """The tracks of the house, as files to begin with."""
    return [
        LaneTrackFile(id=track.id, name=track.name, text=_file(track.id).read_text(encoding="utf-8"))
        for track in open_box(None).tracks
    ]


def read_track(given: LaneTrackFile) -> LaneTrackDrawn:
    """A file that somebody has, to be edited. Raises `BadData` for one that is no track at all."""
    return drawn(unrolled(read(given.text)))


def check_track(given: LaneTrack) -> LaneTrackDrawn:
    """Draw a track, say what is wrong with it or could be better, and write it as a file."""
    return drawn(given)


def read_drawing(text: str) -> DrawnFile:
    """A track file, to be raced on. A mistake is told with its line."""
    form = read(text)
    file = file_name(form.name)
    choice = file.removesuffix(".toml")
    check_crossing(Track(choice, form, text=text))
    return DrawnFile(name=form.name.strip(), file=f"tracks/{file}", option="track", choice=choice)


EDITOR: Final = Editor(
    "tracks",
    [
        Task("", list[LaneTrackFile], list_tracks),
        Task("read", LaneTrackDrawn, read_track, takes=LaneTrackFile),
        Task("check", LaneTrackDrawn, check_track, takes=LaneTrack),
    ],
    read_drawing,
    draws=TrackDrawing,
)


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


def read(text: str) -> TrackFile:
    if len(text) > LONGEST_FILE:
        raise BadData(f"the file has {len(text)} letters; at most {LONGEST_FILE} are read")
    return parse("the track file", text, TrackFile)


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
        corners=[
            LaneCorner(name=corner.name, first=corner.first, last=corner.last, hand=corner.hand)
            for corner in form.corners
        ],
        links=form.links,
        grid=[] if track.grid == default else form.grid,
    )


# ── Checking and drawing ──


def drawn(given: LaneTrack) -> LaneTrackDrawn:
    track, problem = None, ""
    try:
        check_size(given)
        track = Track(slug(given.name) or "track", form_of(given))
        check_crossing(track)
    except BadData as error:
        problem = str(error)
    drawing: dict[str, Any] = {}
    if track is not None:
        grid = [track.spaces[space] for space in track.grid]
        drawing = msgspec.to_builtins(TrackDrawing(**msgspec.structs.asdict(geometry.draw(track)), grid=grid))
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
        msgspec.convert(given.corners, list[Corner], from_attributes=True)
    except msgspec.ValidationError as error:
        raise BadData(f"a corner is not right: {error}") from None


def check_crossing(track: Track) -> None:
    """Nobody could tell the spaces apart where a track runs over itself. One whose line nobody drew lies in a ring."""
    centre, length = track.centre, track.length
    if not centre:
        return
    for one in range(length):
        for other in range(one + 2, length - (one == 0)):
            if _cross(centre[one], centre[(one + 1) % length], centre[other], centre[(other + 1) % length]):
                raise BadData(f"the track crosses itself: sector {one} and sector {other} lie on each other")


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the way from a to b crosses that from c to d."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


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
        said.append(f"The grid of {CARS} stands in single file in {_sectors(one_wide)}.")
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
