"""The track builder: a track is checked and drawn, closed, generated, and tried by bots. Nothing is kept here.

Drawing takes a millisecond or two. Searching and racing go to the workshop, bounded in time, and one at a time: people
who race shall not wait for people who build.
"""

import asyncio
import time
from typing import Any, Final

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from paddock.bots.levels import bot
from paddock.core.errors import BadOption, BadTrack
from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import view
from paddock.games import title
from paddock.games.moto_grand_prix.own_track import LONGEST_TEXT, MOST_BOXES
from paddock.games.moto_grand_prix.state import LEVELS, MotoState
from paddock.server.house import House
from paddock.server.messages import TileStock, TrackAdvice, TrackDrawn, TrackText, TrackWish, Trial
from paddock.server.workshop import new_rng
from paddock.track.advice import LENGTHS, advise, boxes_needed, can_be_raced, fitting_difficulty
from paddock.track.closing import CORNERS, STRAIGHTS, close
from paddock.track.generating import generate
from paddock.track.geometry import size
from paddock.track.layout import Laid, Layout, read_layout
from paddock.track.picture import PEN, joints, picture
from paddock.track.tiles import TILES

PATIENCE: Final = 15.0
"""Seconds that somebody waits at most, for others who build included."""
SEARCH_SECONDS: Final = 5.0
TRIAL_SECONDS: Final = 2.5
TRIAL_RACES: Final = 40
TRIAL_SEATS: Final = 4
TRIAL_LAPS: Final = 3
CENTIMETRES: Final = 4.5
"""Of a position on the table."""

NEXT: Final = [*(Laid(TILES[f"L{length}"]) for length in STRAIGHTS), *CORNERS]
"""Every way to lay one more tile."""

Hosted = NamedDependency[House]


# ── What is asked ──


@post("/api/builder/check", status_code=200, sync_to_thread=True)
def check_track(data: JSONBody[TrackText]) -> TrackDrawn:
    """Draw a track, closed or not, and say what the guidelines say of it."""
    return drawn(read(data), data.boxes, data.level)


@post("/api/builder/close", status_code=200)
async def close_track(data: JSONBody[TrackText], house: Hosted) -> TrackDrawn:
    """Lay the tiles that bring an open track back to its start."""
    read(data)
    async with asyncio.timeout(PATIENCE), house.building:
        found = await house.workshop.do(PATIENCE, closed, data.track, data.boxes)
    return drawn(read_layout(found), data.boxes, data.level)


@post("/api/builder/generate", status_code=200)
async def generate_track(data: JSONBody[TrackWish], house: Hosted) -> TrackDrawn:
    """Make a circuit that obeys every guideline."""
    check_boxes(data.boxes)
    if not 0 <= data.hard <= 9:
        raise BadTrack(f"a circuit has 0 to 9 corners of difficulty 3, not {data.hard}")
    async with asyncio.timeout(PATIENCE), house.building:
        found = await house.workshop.do(PATIENCE, generated, data)
    return drawn(read_layout(found), data.boxes)


@post("/api/builder/race", status_code=200)
async def race_track(data: JSONBody[TrackText], house: Hosted) -> Trial:
    """Let bots race on a track, and say how it went."""
    layout = read(data)
    level = data.level or "standard"
    title("moto-grand-prix").game(TRIAL_SEATS, track=str(layout), level=level)  # says why it cannot be raced
    async with asyncio.timeout(PATIENCE), house.building:
        return await house.workshop.do(PATIENCE, tried, str(layout), level)


# ── Reading and drawing ──


def read(given: TrackText) -> Layout:
    if len(given.track) > LONGEST_TEXT:
        raise BadTrack(f"the track has {len(given.track)} characters; at most {LONGEST_TEXT} are read")
    check_boxes(given.boxes)
    if given.level and given.level not in LEVELS:
        raise BadOption(f"there is no level {given.level!r}; the levels are {', '.join(LEVELS)}")
    return read_layout(given.track)


def check_boxes(boxes: int) -> None:
    if not 1 <= boxes <= MOST_BOXES:
        raise BadTrack(f"there are 1 to {MOST_BOXES} boxes, not {boxes}")


def drawn(layout: Layout, boxes: int, level: str = "") -> TrackDrawn:
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
            for each in advise(layout, boxes, level if level in LENGTHS else "")
        ],
        closed=is_closed,
        raceable=can_be_raced(layout),
        positions=layout.positions,
        corners=len(layout.corners()),
        direction=layout.direction,
        width=round(width * CENTIMETRES),
        height=round(height * CENTIMETRES),
        boxes=boxes_needed(layout),
        reversed=str(layout.reversed()) if is_closed else "",
    )


# ── In the workshop ──


def closed(track: str, boxes: int) -> str:
    """The track with the tiles that close it; corners that were added get the difficulty that suits them."""
    found = close(read_layout(track), boxes)
    if found is None:
        raise BadTrack("no tiles were found that close this track; take some of the last ones away, or add a box")
    layout = read_layout(str(found))  # tiles of its own: those that were found are shared by all closings
    for corner in layout.corners():
        first = layout.laid[corner.tiles[0]]
        if not first.difficulty:
            first.difficulty = fitting_difficulty(layout, corner)
    return str(layout)


def generated(wish: TrackWish) -> str:
    rng = Rng(wish.seed) if wish.seed else new_rng()
    return str(generate(wish.positions, rng, wish.boxes, wish.hard, seconds=SEARCH_SECONDS))


def tried(track: str, level: str) -> Trial:
    """As many races of rule-of-thumb riders as the time allows, one at least."""
    moto = title("moto-grand-prix")
    game = moto.game(TRIAL_SEATS, track=track, level=level, laps=TRIAL_LAPS)
    rider = bot("thumb", moto)
    rng = new_rng()
    end = time.monotonic() + TRIAL_SECONDS
    tally = Tally()
    while tally.races == 0 or (tally.races < TRIAL_RACES and time.monotonic() < end):
        state = game.start()
        told: list[Event] = []
        state.events = told
        while not state.over:
            take_turn(state, rider, rng)
        assert isinstance(state, MotoState)
        tally.add(told, len(state.out))
    return tally.result()


def take_turn(state: State, rider: Any, rng: Rng) -> None:
    seat = state.to_answer()[0]
    if state.is_chance:
        state.choose(seat, state.options(seat)[rng.weighted(state.weights())])
    else:
        state.choose(seat, rider.choose(view(state, seat), rng))


class Tally:
    """What the races have come to, counted from their events."""

    def __init__(self) -> None:
        self.races = 0
        self.laps: list[int] = []
        """The turns of each lap that was completed."""
        self.drop_outs = 0
        self.lead_changes = 0
        self.seen = dict.fromkeys(("overtakes", "braking-contest", "cornering-contest", "has-contact"), 0)

    def add(self, events: list[Event], drop_outs: int) -> None:
        self.races += 1
        self.drop_outs += drop_outs
        turn = 0
        leader = -1
        crossed: dict[int, int] = {}
        for event in events:
            name = event.kind.name
            if name in self.seen:
                self.seen[name] += 1
            elif name in ("turn-begins", "start-turn"):
                turn += 1
                self.lead_changes += leader not in (-1, event.values[-1])
                leader = event.values[-1]
            elif name == "crosses-line":
                self.laps.append(turn - crossed.get(event.values[0], 0))
                crossed[event.values[0]] = turn

    def result(self) -> Trial:
        def each(count: int) -> float:
            return round(count / self.races, 1)

        laps = self.laps
        return Trial(
            races=self.races,
            bikes=TRIAL_SEATS,
            laps=TRIAL_LAPS,
            turns_per_lap=round(sum(laps) / len(laps), 1) if laps else 0.0,
            fastest_lap=min(laps, default=0),
            overtakes=each(self.seen["overtakes"]),
            lead_changes=each(self.lead_changes),
            contests=each(self.seen["braking-contest"] + self.seen["cornering-contest"]),
            contacts=each(self.seen["has-contact"]),
            drop_outs=each(self.drop_outs),
        )


HANDLERS: Final = [check_track, close_track, generate_track, race_track]
