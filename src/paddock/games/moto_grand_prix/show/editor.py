"""The track builder: a track of tiles is checked and drawn, closed, generated, and tried by bots.

Drawing takes a millisecond or two. Searching and racing take seconds, and are bounded in time.
"""

from typing import Final

from paddock.core.editor import Editor, Sheet, Task
from paddock.core.errors import BadOption, BadTrack
from paddock.core.rng import Rng, new_rng
from paddock.games.moto_grand_prix.data.box import open_box
from paddock.games.moto_grand_prix.data.own_track import LONGEST_TEXT, MOST_BOXES, marker_advice, own_sheet
from paddock.games.moto_grand_prix.data.sheets import boxes_needed
from paddock.games.moto_grand_prix.rules.terms import LEVELS
from paddock.games.moto_grand_prix.show.browser import circuit_card
from paddock.games.moto_grand_prix.show.faces import CircuitCard
from paddock.games.moto_grand_prix.show.trial import Trial, check_trial, tried
from paddock.track.advice import LENGTHS, advise, can_be_raced, fitting_difficulty
from paddock.track.closing import CORNERS, STRAIGHTS, close
from paddock.track.generating import generate
from paddock.track.geometry import size
from paddock.track.layout import Laid, Layout, read_layout
from paddock.track.picture import PEN, Spot, TrackPicture, joints, picture
from paddock.track.tiles import TILES

SEARCH_SECONDS: Final = 5.0
CENTIMETRES: Final = 4.5
"""Of a position on the table."""

NEXT: Final = [*(Laid(TILES[f"L{length}"]) for length in STRAIGHTS), *CORNERS]
"""Every way to lay one more tile."""


# ── What is sent ──


class TrackText(Sheet):
    """A track that was laid: its tiles as words, the boxes there are, and for whom it shall be (empty: any length)."""

    track: str
    boxes: int = 1
    level: str = ""


class TrackWish(Sheet):
    """A circuit to be made. `hard`: corners of difficulty 3 at most; the same seed makes the same circuit."""

    positions: int
    hard: int = 1
    boxes: int = 1
    seed: int = 0


class TrackAdvice(Sheet):
    """One thing to know about a track; `hard`: it cannot be raced before this is mended."""

    rule: str
    sentence: str
    hard: bool
    tile: int
    """The tile it is about, counted from 0; -1: the whole track."""


class TileStock(Sheet):
    """A kind of tile, how many the boxes hold, and how many of them are not laid yet."""

    name: str
    positions: int
    degrees: float
    count: int
    left: int


class TrackDrawn(Sheet):
    """A track as the builder draws and judges it."""

    track: str
    picture: TrackPicture
    joints: list[Spot]
    """Where each tile begins, and where the last one ends: x, y, heading in degrees."""
    next: dict[str, str]
    """The outline that each kind of tile would have at the end of the track."""
    stock: list[TileStock]
    advice: list[TrackAdvice]
    closed: bool
    raceable: bool
    card: CircuitCard | None
    """Its small picture, as set-up has one of each circuit; None: it cannot be raced."""
    positions: int
    corners: int
    direction: str
    width: int
    """Of the ground it needs on a table, in centimetres."""
    height: int
    boxes: int
    """How many boxes its tiles and markers need."""
    reversed: str
    """The same track, driven the other way round; empty while it is open."""


# ── What is asked ──


def check_track(given: TrackText) -> TrackDrawn:
    """Draw a track, closed or not, and say what the guidelines say of it."""
    return drawn(read(given), given.boxes, given.level)


def close_track(given: TrackText) -> TrackDrawn:
    """Lay the tiles that bring an open track back to its start."""
    return drawn(read_layout(closed(given.track, given.boxes)), given.boxes, given.level)


def generate_track(wish: TrackWish) -> TrackDrawn:
    """Make a circuit that obeys every guideline."""
    return drawn(read_layout(generated(wish)), wish.boxes)


def race_track(given: TrackText) -> Trial:
    """Let bots race on a track, and say how it went."""
    return tried(str(read(given)), given.level or "standard")


# ── Reading and drawing ──


def read(given: TrackText) -> Layout:
    if len(given.track) > LONGEST_TEXT:
        raise BadTrack(f"the track has {len(given.track)} characters; at most {LONGEST_TEXT} are read")
    check_boxes(given.boxes)
    if given.level and given.level not in LEVELS:
        raise BadOption(f"there is no level {given.level!r}; the levels are {', '.join(LEVELS)}")
    return read_layout(given.track)


def check_text(given: TrackText) -> None:
    """Raises `BadTrack` or `BadOption` for what is no track."""
    read(given)


def check_wish(wish: TrackWish) -> None:
    """Raises `BadTrack` for a circuit that cannot be."""
    check_boxes(wish.boxes)
    if not 0 <= wish.hard <= 9:
        raise BadTrack(f"a circuit has 0 to 9 corners of difficulty 3, not {wish.hard}")


def check_race(given: TrackText) -> None:
    """Raises `BadTrack` or `BadOption` for what cannot be raced on."""
    check_trial(str(read(given)), given.level or "standard")


def check_boxes(boxes: int) -> None:
    if not 1 <= boxes <= MOST_BOXES:
        raise BadTrack(f"there are 1 to {MOST_BOXES} boxes, not {boxes}")


def small_card(layout: Layout) -> CircuitCard | None:
    try:
        return circuit_card(own_sheet(str(layout), open_box().bikes.markers))
    except BadOption:
        return None


def drawn(layout: Layout, boxes: int, level: str = "") -> TrackDrawn:
    markers = open_box().bikes.markers
    counts = layout.tile_counts()
    width, height = size(layout)
    last = len(layout.laid)
    is_closed = layout.is_closed
    return TrackDrawn(
        track=str(layout),
        picture=picture(layout),
        joints=joints(layout),
        next={} if is_closed else {str(each): PEN.outline(Layout([*layout.laid, each]), last) for each in NEXT},
        stock=[
            TileStock(
                name=name,
                positions=kind.positions,
                degrees=kind.turn * 22.5,
                count=kind.count * boxes,
                left=kind.count * boxes - counts[name],
            )
            for name, kind in TILES.items()
            if name != "START"
        ],
        advice=[
            TrackAdvice(rule=each.rule, sentence=each.sentence, hard=each.is_hard, tile=each.tile)
            for each in (
                *advise(layout, boxes, level if level in LENGTHS else ""),
                *marker_advice(layout, boxes, markers),
            )
        ],
        closed=is_closed,
        raceable=can_be_raced(layout),
        card=small_card(layout),
        positions=layout.positions,
        corners=len(layout.corners()),
        direction=layout.direction,
        width=round(width * CENTIMETRES),
        height=round(height * CENTIMETRES),
        boxes=boxes_needed(layout, markers),
        reversed=str(layout.reversed()) if is_closed else "",
    )


# ── Searching ──


def closed(track: str, boxes: int) -> str:
    """The track with the tiles that close it, of one more box where these do not suffice; corners that were added get
    the difficulty that suits them."""
    enough = (close(read_layout(track), each) for each in range(boxes, min(boxes + 1, MOST_BOXES) + 1))
    found = next((each for each in enough if each is not None), None)
    if found is None:
        raise BadTrack("no tiles were found that close this track, not even of one more box; take its last ones away")
    layout = read_layout(str(found))  # tiles of its own: those that were found are shared by all closings
    for corner in layout.corners():
        first = layout.laid[corner.tiles[0]]
        if not first.difficulty:
            first.difficulty = fitting_difficulty(layout, corner)
    return str(layout)


def generated(wish: TrackWish) -> str:
    rng = Rng(wish.seed) if wish.seed else new_rng()
    return str(generate(wish.positions, rng, wish.boxes, wish.hard, seconds=SEARCH_SECONDS))


EDITOR: Final = Editor(
    "builder",
    [
        Task("check", TrackDrawn, check_track, takes=TrackText),
        Task("close", TrackDrawn, close_track, takes=TrackText, check=check_text),
        Task("generate", TrackDrawn, generate_track, takes=TrackWish, check=check_wish),
        Task("race", Trial, race_track, takes=TrackText, check=check_race),
    ],
    option="track",
)
