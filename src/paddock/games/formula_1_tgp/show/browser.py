"""What the browser shows of Formula 1 TGP: boards, cards and liveries, and the order on the road."""

from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.core.data import load
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rows import place_of
from paddock.core.title import Title
from paddock.core.view import View
from paddock.games.formula_1_tgp.data.box import FOLDER, Box, open_box
from paddock.games.formula_1_tgp.data.circuits import Circuit
from paddock.games.formula_1_tgp.data.teams import Facility
from paddock.games.formula_1_tgp.rules.game import TgpGame
from paddock.games.formula_1_tgp.rules.organisation import PHASE_BEGINS
from paddock.games.formula_1_tgp.rules.season import RACE_BEGINS, SHARES_TITLE, WINS_TITLE
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import ABSENT, DISQUALIFIED, RETIRED, RUNNING
from paddock.games.formula_1_tgp.rules.turn import TURN_BEGINS
from paddock.games.formula_1_tgp.show.faces import (
    CarFace,
    CircuitFace,
    Components,
    CornerFace,
    DriverFace,
    EngineFace,
    FacilityFace,
    FuelField,
    Livery,
    Movement,
    SeasonFigures,
    StartTrack,
    StepFace,
    TacticFace,
    TyreStrip,
)

CLOSED_DOMAINS: Final = ("corner", "tyre", "tactic", "status", "setting", "lane", "parameter")
"""The names that the rules themselves give: no content pack adds to them."""

# ── Components ──


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    liveries: dict[str, Livery]
    outlines: dict[str, list[tuple[int, int]]]
    corners: dict[str, float]


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> Components:
    """Everything that is printed. Of a game its own calendar and names; of the title ours."""
    pack = game.pack if game is not None else pack
    box = open_box(pack)
    drawing = load(FOLDER / "data", "screen.toml", Drawing, pack)
    shown = game if isinstance(game, TgpGame) else title.game(title.most_seats, pack)
    board = box.board
    return Components(
        circuits=[_circuit(circuit, drawing) for circuit in box.circuits],
        calendar=[box.circuits[n].id for n in shown.components.calendar] if isinstance(shown, TgpGame) else [],
        drivers=[
            DriverFace(
                id=shown.domains["driver"].slug(number),
                name=shown.domains["driver"].title(number),
                speed=driver.speed,
                skill=driver.skill,
                origins=driver.origins,
            )
            for number, driver in enumerate(box.drivers)
        ],
        engines=[
            EngineFace(
                id=shown.domains["engine"].slug(number),
                name=shown.domains["engine"].title(number),
                power=engine.power,
                top=engine.top,
                acceleration=engine.acceleration,
                reliability=engine.reliability,
                origins=engine.origins,
            )
            for number, engine in enumerate(box.engines)
        ],
        facilities=[_facility(facility) for facility in box.tree],
        cards=[
            TacticFace(
                id=card.id,
                name=card.name,
                copies=card.copies,
                amount=card.amount,
            )
            for card in box.cards
        ],
        fuel_strip=[FuelField(turns=field.turns, qual=field.qual, move=field.move) for field in board.fuel],
        tyre_strip=TyreStrip(highest=board.tyre_strip, worn=0, bursting=-1, burst=board.burst),
        speed_strip=board.speed_strip,
        movement=Movement(
            soft_bonus=board.soft_bonus,
            worn=board.worn,
            slicks_in_the_wet=board.slicks_in_the_wet,
            broken_wing=board.broken_wing,
            most_points_a_turn=board.most_points_a_turn,
        ),
        first_event_window=board.first_event_window,
        start_track=StartTrack(
            lanes=box.start.lanes,
            rows=box.start.rows,
            slots=box.start.slots,
            spaces=box.start.spaces,
            full_ahead=box.start.full_ahead,
        ),
        tables=box.tables,
        season=_season(box),
        cars=_cars(shown, drawing),
    )


def _circuit(circuit: Circuit, drawing: Drawing) -> CircuitFace:
    return CircuitFace(
        id=circuit.id,
        name=circuit.name,
        country=circuit.country,
        turns=circuit.turns,
        hard=circuit.hard,
        pit=circuit.pit,
        wet=circuit.wet,
        character=circuit.character,
        top_bonus=circuit.top_bonus,
        acceleration_bonus=circuit.acceleration_bonus,
        corners=[
            CornerFace(
                id=corner.id,
                name=corner.name,
                need=corner.need,
                parameters=corner.parameters,
                at=drawing.corners.get(corner.id, (number + 1) / 3),
                origins=corner.origins,
            )
            for number, corner in enumerate(circuit.corners)
        ],
        outline=drawing.outlines.get(circuit.id, []),
        origins=circuit.origins,
    )


def _facility(facility: Facility) -> FacilityFace:
    """A facility with its path; the parent of a step is the one before it, of the first the facility itself."""
    parents = [facility.id, *(step.id for step in facility.steps)]
    return FacilityFace(
        id=facility.id,
        name=facility.name,
        steps=[
            StepFace(
                id=step.id,
                name=step.name,
                parent=parent,
                settings=[
                    {name: value for name, value in msgspec.to_builtins(effect).items() if value}
                    for effect in step.choices()
                ],
                origins=step.origins,
            )
            for parent, step in zip(parents, facility.steps, strict=False)
        ],
    )


def _season(box: Box) -> SeasonFigures:
    season = box.season
    return SeasonFigures(
        activation_points=season.activation_points,
        costs=season.costs,
        most_crews=season.most_crews,
        most_tests=season.most_tests,
        rating_facilities=season.rating_facilities,
        rating_crews=season.rating_crews,
        rating_test=season.rating_test,
        points=season.points,
    )


def _cars(game: Game, drawing: Drawing) -> list[CarFace]:
    names = game.domains["car"]
    cars = []
    for car in range(2 * game.seats):
        team = game.domains["seat"].slug(car // 2)
        livery = drawing.liveries.get(team, Livery("#777777", "#eeeeee", "plain"))
        cars.append(
            CarFace(
                id=names.slug(car),
                title=names.title(car),
                team=team,
                half=car % 2,
                seat=car // 2,
                livery=livery,
            )
        )
    return cars


# ── The timing tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """The cars in race order, those that are out last; before the start as they stand on the grid. None outside
    a race."""
    state = view.state
    assert isinstance(state, TgpState)
    cars = range(2 * state.game.seats)
    grid = [car for car in state.grid if state.status[car] == RUNNING]
    if not state.turn and not grid:
        return []
    running = list(state.race_order()) if state.turn else grid
    places = state.places()
    rest = sorted((car for car in cars if car not in running), key=lambda car: (places[car // 2], car))
    names = state.game.domains["car"]
    drivers = state.game.domains["driver"]
    rows = []
    for place, car in enumerate([*running, *rest], 1):
        gap = state.place[running[0]] - state.place[car] if state.turn and car in running else 0
        rows.append(
            {
                "place": place,
                "car": names.slug(car),
                "title": drivers.title(state.driver[car]) if state.driver[car] != NONE else f"#{car + 1}",
                "seat": car // 2,
                "turn": place_of(state.queue, car) + 1,
                "lap": state.turn,
                "gap": f"+{gap}" if gap else "",
                "marks": _marks(state, car),
                "score": float(state.points[car // 2]),
            }
        )
    return rows


def _marks(state: TgpState, car: int) -> list[str]:
    status = state.status[car]
    if status == ABSENT or not state.turn:
        return []
    if status in (RETIRED, DISQUALIFIED):
        return ["out" if status == RETIRED else "disqualified"]
    marks = [state.game.domains["tyre"].slug(state.tyre[car])] if state.tyre[car] != NONE else []
    if state.wing[car]:
        marks.append("damaged")
    if state.rolled[car]:
        marks.append("rolled")
    if state.fuel[car] == 0:
        marks.append("no-fuel")
    return marks


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is PHASE_BEGINS:
        return Message("chapter-organisation")  # its own sentence says which race it is before
    if event.kind is RACE_BEGINS:
        return Message("chapter-race", {"race": event.values[1]})
    if event.kind is TURN_BEGINS:
        return Message("chapter-turn", {"turn": event.values[0]})
    return Message("chapter-end") if event.kind in (WINS_TITLE, SHARES_TITLE) else None
