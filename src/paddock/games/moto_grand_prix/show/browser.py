"""What MotoGrandPrix shows in the browser: the circuit from its tiles, bikes, the order on the road, chapters."""

from pathlib import Path
from typing import Any, Final

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rows import place_of
from paddock.core.title import Title
from paddock.core.view import View
from paddock.games.moto_grand_prix.data.box import open_box
from paddock.games.moto_grand_prix.data.sheets import MOST_STARS, CircuitSheet
from paddock.games.moto_grand_prix.rules.finish import NO_WINNER, WINS
from paddock.games.moto_grand_prix.rules.game import MotoGame
from paddock.games.moto_grand_prix.rules.order import classification, first_place
from paddock.games.moto_grand_prix.rules.qualifying import QUALIFYING_BEGINS
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.telling import LAP_COUNTER
from paddock.games.moto_grand_prix.rules.terms import BASIC, EXPERT, LANES, LEVELS, WHEELIE
from paddock.games.moto_grand_prix.rules.turn import START_TURN
from paddock.games.moto_grand_prix.show.faces import BikeFace, Circuit, CircuitCard, Components, Window
from paddock.track.picture import picture, thumbnail

CLOSED_DOMAINS: Final = ("session", "lane", "stance", "flip", "pay")
"""The names that the rules themselves give: no content pack adds to them."""


# ── Components ──


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> Components | Window:
    """Of a game its bikes and its circuit, ready to be drawn; of the title small pictures of all circuits."""
    if not isinstance(game, MotoGame):
        return Window(circuits=[circuit_card(sheet) for sheet in open_box(pack).circuits], most_stars=MOST_STARS)
    components = game.components
    circuit = components.circuit
    drawn = picture(components.layout)
    return Components(
        circuit=Circuit(
            bounds=drawn.bounds,
            tiles=drawn.tiles,
            rows=drawn.rows,
            corners=drawn.corners,
            start=drawn.start,
            grid=drawn.grid,
            name=components.sheet.name,
            corner=list(circuit.corner),
            points=list(circuit.point) if components.level > BASIC else [0] * circuit.rows,
            ranks=[list(circuit.rank[LANES * row : LANES * row + LANES]) for row in range(circuit.rows)],
        ),
        bikes=[_bike(game, bike) for bike in range(components.bikes)],
        level=LEVELS[components.level],
        laps=components.laps,
        dial=components.dial,
        slopes=components.level == EXPERT,
    )


def circuit_card(sheet: CircuitSheet) -> CircuitCard:
    """A small picture of a circuit, with what its sheet says."""
    small = thumbnail(sheet.layout)
    return CircuitCard(
        id=sheet.id,
        name=sheet.name,
        level=sheet.level,
        stars=sheet.stars,
        size=sheet.size,
        character=sheet.character,
        positions=sheet.positions,
        laps=sheet.laps,
        boxes=sheet.boxes,
        track=" ".join(sheet.track.split()),
        bounds=small.bounds,
        road=small.road,
        bends=small.bends,
        start=small.start,
    )


def _bike(game: MotoGame, bike: int) -> BikeFace:
    names = game.domains["bike"]
    colour = game.domains["team"].slug(game.components.team[bike])
    return BikeFace(
        id=names.slug(bike),
        title=names.title(bike),
        team=colour,
        seat=game.components.seat_of(bike),
        code=game.components.codes[bike],
    )


# ── The timing tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """The bikes in race order, with the rows to the one ahead and what their dials show."""
    state = view.state
    assert isinstance(state, MotoState)
    components = state.components
    names = state.game.domains["bike"]
    scores = state.scores()
    ahead = NONE
    rows = []
    for place, bike in enumerate(list(classification(state)) or range(components.bikes), first_place(state)):
        racing = state.lane[bike] != NONE
        gap = f"+{state.distance[ahead] - state.distance[bike]}" if racing and ahead != NONE else ""
        rows.append(
            {
                "place": place,
                "car": names.slug(bike),
                "title": names.title(bike),
                "seat": components.seat_of(bike),
                "turn": place_of(state.queue, bike) + 1,
                "lap": _lap(state, bike),
                "gap": gap,
                "marks": _marks(state, bike),
                "score": float(scores[components.seat_of(bike)]),
            }
        )
        ahead = bike if racing else NONE
    return rows


def _lap(state: MotoState, bike: int) -> int:
    if state.lane[bike] == NONE:
        return 0
    length = state.components.circuit.rows
    return max(1, min(state.distance[bike] // length + 1, state.goal // length))


def _marks(state: MotoState, bike: int) -> list[str]:
    if bike in state.finished:
        return ["finished"]
    if bike in state.out:
        return ["out"]
    marks = []
    if state.components.level > BASIC and state.lane[bike] != NONE:
        marks.append(f"E{state.engine[bike]} R{state.rear[bike]} F{state.front[bike]}")
    if state.contact[bike]:
        marks.append("contact")
    if state.slip[bike]:
        marks.append("slipstream")
    if state.stance[bike] == WHEELIE:
        marks.append("wheelie")
    return marks


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is LAP_COUNTER:
        return Message("chapter-lap", {"lap": event.values[0]})
    if event.kind is START_TURN:
        return Message("chapter-start")
    if event.kind is QUALIFYING_BEGINS:
        return Message("chapter-qualifying")
    return Message("chapter-finish") if event.kind in (WINS, NO_WINNER) else None
