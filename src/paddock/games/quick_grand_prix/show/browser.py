"""What the browser shows of Quick Grand Prix: its cards, cars and circuits, and the order on the road."""

from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.core.data import load
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.rows import place_of
from paddock.core.title import Title
from paddock.core.view import View
from paddock.games.quick_grand_prix.data.box import FOLDER, Box, open_box
from paddock.games.quick_grand_prix.rules.game import QuickGame
from paddock.games.quick_grand_prix.rules.season import RACE_BEGINS, SHARES_TITLE, WINS_TITLE
from paddock.games.quick_grand_prix.rules.speeds import SECTION_BEGINS
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, SECTIONS, SL_CARD
from paddock.games.quick_grand_prix.show.faces import CarFace, CarSide, CircuitFace, Components, SpeedCardFace

CLOSED_DOMAINS: Final = ("letter",)
"""The names that the rules themselves give: no content pack adds to them."""

# ── Components ──


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    outlines: dict[str, list[tuple[int, int]]]


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> Components:
    """Cards, circuits and points; of a game its own calendar and cars, of the title all of them."""
    pack = game.pack if game is not None else pack
    box = open_box(pack)
    drawing = load(FOLDER / "data", "screen.toml", Drawing, pack)
    return Components(
        cards=[
            SpeedCardFace(
                id=card.name,
                slow=card.slow,
                fast=card.fast,
                die=card.die,
                qualifying=card.qualifying,
                back=card.back_of_the_grid,
            )
            for card in box.deck
        ],
        circuits=[
            CircuitFace(
                id=circuit.id,
                name=circuit.name,
                limits=circuit.limits,
                drs=circuit.drs,
                difficulty=circuit.difficulty,
                character=circuit.character,
                outline=drawing.outlines.get(circuit.id, []),
            )
            for circuit in box.circuits
        ],
        points=box.season.points,
        damaged=CarSide(power=box.cars.damaged.power, limit=box.cars.damaged.limit),
        cars=_cars(box, game),
        calendar=[box.circuits[n].id for n in game.components.calendar]
        if isinstance(game, QuickGame)
        else box.season.calendar,
        laps=game.components.sections // SECTIONS if isinstance(game, QuickGame) else 1,
        sections=SECTIONS,
    )


def _cars(box: Box, game: Game | None) -> list[CarFace]:
    sheet = {f"{car.team} {car.car}": car for car in box.cars.cars}
    if isinstance(game, QuickGame):
        names = game.domains["car"].titles[: 2 * game.seats]
        sides = dict(zip(names, zip(game.components.power, game.components.limit, strict=True), strict=False))
    else:
        names = tuple(sheet)
        sides = {name: (car.printed.power, car.printed.limit) for name, car in sheet.items()}
    cars = []
    for number, name in enumerate(names):
        team, letter = name.split(" ")
        cars.append(
            CarFace(
                id=name.lower().replace(" ", "-"),
                title=name,
                team=team.lower(),
                letter=letter,
                seat=number // 2,
                power=sides[name][0],
                limit=sides[name][1],
            )
        )
    return cars


# ── The timing tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """The cars in race order, at the end as they finished last; none before the line is formed."""
    state = view.state
    assert isinstance(state, QuickState)
    racing = [slot if slot < SL_CARD else slot - GAP for slot in state.line if slot != SL_CARD]
    if view.over:
        racing = list(state.results[-1]) if state.results else []
    elif not racing:
        return []
    places = state.places()
    rest = [car for car in range(2 * state.game.seats) if car not in racing]
    order = racing + sorted(rest, key=lambda car: (places[car // 2], car))
    names = state.game.domains["car"]
    stopping = [slot - GAP for slot in state.line if slot > SL_CARD]
    return [
        {
            "place": place,
            "car": names.slug(car),
            "title": names.title(car),
            "seat": car // 2,
            "turn": place_of(state.order, car // 2) + 1,
            "lap": state.section // SECTIONS + 1 if state.line else 0,
            "gap": "",
            "marks": _marks(state, car, stopping),
            "score": float(state.points[car // 2]),
        }
        for place, car in enumerate(order, 1)
    ]


def _marks(state: QuickState, car: int, stopping: list[int]) -> list[str]:
    marks = []
    if car in state.damaged:
        marks.append("damaged")
    if car in stopping:
        marks.append("pit")
    return marks


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is RACE_BEGINS:
        return Message("chapter-race", {"race": event.values[1]})
    if event.kind is SECTION_BEGINS:
        return Message("chapter-section", {"section": event.values[0]})
    return Message("chapter-end") if event.kind in (WINS_TITLE, SHARES_TITLE) else None
