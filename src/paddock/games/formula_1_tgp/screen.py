"""What Formula 1 TGP shows: boards, cards and liveries, the order on the road, and what a choice may lead to."""

from pathlib import Path
from typing import Any

import msgspec

from paddock.core.data import load
from paddock.core.event import Event
from paddock.core.game import Game, Title
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.formula_1_tgp.data import FOLDER, Box, Circuit, Facility, open_box
from paddock.games.formula_1_tgp.landing import fall_back
from paddock.games.formula_1_tgp.organisation import PHASE_BEGINS
from paddock.games.formula_1_tgp.overtaking import ATTACK, ATTACKING, PLAY_LATE_BRAKE, chance_in_six, need
from paddock.games.formula_1_tgp.pits import PIT_STOP, PLAY_FAST_STOP, SERVE, SERVICE, STAY_OUT, retreat_of
from paddock.games.formula_1_tgp.season import RACE_BEGINS, SHARES_TITLE, WINS_TITLE
from paddock.games.formula_1_tgp.state import TgpGame, TgpState
from paddock.games.formula_1_tgp.tactics import may_hold
from paddock.games.formula_1_tgp.terms import (
    ABSENT,
    DISQUALIFIED,
    FLAT_OUT,
    LATE_BRAKE,
    RETIRED,
    RUNNING,
    SHUT_DOOR,
)
from paddock.games.formula_1_tgp.turn import DECLARE, PLAY_FLAT_OUT, PUSH, TURN_BEGINS, next_ahead, obligatory

# ── Components ──


class Livery(msgspec.Struct, forbid_unknown_fields=True):
    body: str
    trim: str
    pattern: str


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    liveries: dict[str, Livery]
    outlines: dict[str, list[tuple[int, int]]]
    corners: dict[str, float]


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> dict[str, Any]:
    """Everything that is printed. Of a game its own calendar and names; of the title ours."""
    pack = game.pack if game is not None else pack
    box = open_box(pack)
    drawing = load(FOLDER / "data", "screen.toml", Drawing, pack)
    shown = game if isinstance(game, TgpGame) else title.game(title.most_seats, pack)
    board = box.board
    return {
        "circuits": [_circuit(circuit, drawing) for circuit in box.circuits],
        "calendar": [box.circuits[number].id for number in shown.calendar] if isinstance(shown, TgpGame) else [],
        "drivers": [
            {
                "id": shown.domains["driver"].slug(number),
                "name": shown.domains["driver"].title(number),
                "speed": driver.speed,
                "skill": driver.skill,
                "origins": driver.origins,
            }
            for number, driver in enumerate(box.drivers)
        ],
        "engines": [
            {
                "id": shown.domains["engine"].slug(number),
                "name": shown.domains["engine"].title(number),
                "power": engine.power,
                "top": engine.top,
                "acceleration": engine.acceleration,
                "reliability": engine.reliability,
                "origins": engine.origins,
            }
            for number, engine in enumerate(box.engines)
        ],
        "facilities": [_facility(facility) for facility in box.tree],
        "cards": [
            {
                "id": card.id,
                "name": card.name,
                "polish": card.polish,
                "copies": card.copies,
                "amount": card.amount,
            }
            for card in box.cards
        ],
        "fuel_strip": [{"turns": field.turns, "qual": field.qual, "move": field.move} for field in board.fuel],
        "tyre_strip": {"highest": board.tyre_strip, "worn": 0, "bursting": -1, "burst": board.burst},
        "speed_strip": board.speed_strip,
        "movement": {
            "soft_bonus": board.soft_bonus,
            "worn": {"soft": board.worn.soft, "hard": board.worn.hard, "wet": board.worn.wet},
            "slicks_in_the_wet": board.slicks_in_the_wet,
            "broken_wing": board.broken_wing,
            "most_points_a_turn": board.most_points_a_turn,
        },
        "first_event_window": board.first_event_window,
        "start_track": {
            "lanes": box.start.lanes,
            "rows": box.start.rows,
            "slots": [{"row": slot.row, "lane": slot.lane} for slot in box.start.slots],
            "spaces": box.start.spaces,
            "full_ahead": box.start.full_ahead,
        },
        "tables": msgspec.to_builtins(box.tables),
        "season": _season(box),
        "cars": _cars(shown, drawing),
    }


def _circuit(circuit: Circuit, drawing: Drawing) -> dict[str, Any]:
    return {
        "id": circuit.id,
        "name": circuit.name,
        "country": circuit.country,
        "polish": circuit.polish,
        "turns": circuit.turns,
        "hard": circuit.hard,
        "pit": circuit.pit,
        "wet": circuit.wet,
        "character": circuit.character,
        "top_bonus": msgspec.to_builtins(circuit.top_bonus),
        "acceleration_bonus": msgspec.to_builtins(circuit.acceleration_bonus),
        "corners": [
            {
                "id": corner.id,
                "name": corner.name,
                "need": corner.need,
                "parameters": corner.parameters,
                "at": drawing.corners.get(corner.id, (number + 1) / 3),
                "origins": corner.origins,
            }
            for number, corner in enumerate(circuit.corners)
        ],
        "outline": drawing.outlines.get(circuit.id, []),
        "origins": circuit.origins,
    }


def _facility(facility: Facility) -> dict[str, Any]:
    """A facility with its path; the parent of a step is the one before it, of the first the facility itself."""
    parents = [facility.id, *(step.id for step in facility.steps)]
    return {
        "id": facility.id,
        "name": facility.name,
        "polish": facility.polish,
        "steps": [
            {
                "id": step.id,
                "name": step.name,
                "polish": step.polish,
                "parent": parent,
                "settings": [
                    {name: value for name, value in msgspec.to_builtins(effect).items() if value}
                    for effect in step.choices()
                ],
                "origins": step.origins,
            }
            for parent, step in zip(parents, facility.steps, strict=False)
        ],
    }


def _season(box: Box) -> dict[str, Any]:
    season = box.season
    return {
        "activation_points": season.activation_points,
        "costs": msgspec.to_builtins(season.costs),
        "most_crews": season.most_crews,
        "most_tests": season.most_tests,
        "rating_facilities": season.rating_facilities,
        "rating_crews": season.rating_crews,
        "rating_test": season.rating_test,
        "points": season.points,
    }


def _cars(game: Game, drawing: Drawing) -> list[dict[str, Any]]:
    names = game.domains["car"]
    cars = []
    for car in range(2 * game.seats):
        team = game.domains["seat"].slug(car // 2)
        livery = drawing.liveries.get(team, Livery("#777777", "#eeeeee", "plain"))
        cars.append(
            {
                "id": names.slug(car),
                "title": names.title(car),
                "team": team,
                "half": car % 2,
                "seat": car // 2,
                "livery": msgspec.to_builtins(livery),
            }
        )
    return cars


# ── The timing tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """The cars in race order; before the start as they stand on the grid, else by their teams' points. Cars that are
    out come last."""
    state = view.state
    assert isinstance(state, TgpState)
    cars = range(2 * state.game.seats)
    running = state.race_order() if state.turn else [car for car in state.grid if state.status[car] == RUNNING]
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
                "turn": state.queue.index(car) + 1 if car in state.queue else 0,
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


# ── What a choice may lead to ──


def preview(view: View, seat: int, action: int, rng: Rng) -> tuple[list[Message], dict[str, Any]] | None:
    """The odds of an attack, the road that a push opens, where a stop ends, and how far its service lasts.

    Anything else is told in general.
    """
    state = view.state
    if state.asks < 0 or not isinstance(state, TgpState):
        return None
    if state.kind is ATTACKING and (ATTACK.has(action) or PLAY_LATE_BRAKE.has(action)):
        return _odds(state, seat, action)
    if state.kind is DECLARE:
        return _road(state, action)
    if state.kind is PIT_STOP and not STAY_OUT.has(action):
        return _landing(state, seat, action)
    if state.kind is SERVE:
        return _lasting(state, action)
    return None


def _odds(state: TgpState, seat: int, action: int) -> tuple[list[Message], dict[str, Any]]:
    car, other = state.argument, state.target
    late = PLAY_LATE_BRAKE.has(action)
    corner = PLAY_LATE_BRAKE.first(action) if late else ATTACK.first(action)
    needed = need(state, car, other, corner) - (state.rules.amount[LATE_BRAKE] if late else 0)
    guarded = needed + state.rules.amount[SHUT_DOOR]
    may_be_shut = other // 2 != seat and may_hold(state, other // 2, SHUT_DOOR)
    facts: dict[str, Any] = {
        "car": state.game.domains["car"].slug(car),
        "other": state.game.domains["car"].slug(other),
        "corner": corner,
        "need": max(2, needed),
        "through": round(chance_in_six(needed) / 6, 3),
        "guarded": round(chance_in_six(guarded) / 6, 3) if may_be_shut else None,
        "contact": round(1 / 6, 3),
    }
    words: dict[str, str | int] = {"need": max(2, needed), "chance": round(100 * chance_in_six(needed) / 6)}
    if may_be_shut:
        words["guarded"] = round(100 * chance_in_six(guarded) / 6)
    said = [Message("preview-attack-guarded" if may_be_shut else "preview-attack", words)]
    place = state.race_order().index(other) + 1
    said.append(Message("preview-after-pass", {"place": place, "left": state.must + state.may - 1}))
    return said, facts


def _road(state: TgpState, action: int) -> tuple[list[Message], dict[str, Any]]:
    car = state.argument
    spent = PUSH.first(action) if PUSH.has(action) else PLAY_FLAT_OUT.first(action)
    spaces = obligatory(state, car) + spent + (0 if PUSH.has(action) else state.rules.amount[FLAT_OUT])
    ahead = next_ahead(state, car)
    free = spaces if ahead == NONE else min(spaces, state.place[ahead] - state.place[car] - 1)
    facts = {"car": state.game.domains["car"].slug(car), "spaces": spaces, "free": free, "attempts": spaces - free}
    if free == spaces:
        return [Message("preview-push-free", {"spaces": spaces})], facts
    words: dict[str, str | int] = {"spaces": spaces, "other": state.named(ahead), "attempts": spaces - free}
    return [Message("preview-push", words)], facts


def _landing(state: TgpState, seat: int, action: int) -> tuple[list[Message], dict[str, Any]]:
    then = state.copy()
    assert isinstance(then, TgpState)
    car = state.argument
    fall_back(then, car, retreat_of(state, seat, PLAY_FAST_STOP.has(action)))
    order = then.race_order()
    gap = then.place[order[0]] - then.place[car]
    facts = {
        "car": state.game.domains["car"].slug(car),
        "place": order.index(car) + 1,
        "gap": gap,
        "places": {state.game.domains["car"].slug(other): then.place[other] for other in order},
    }
    return [Message("preview-stop", {"place": order.index(car) + 1, "gap": gap})], facts


def _lasting(state: TgpState, action: int) -> tuple[list[Message], dict[str, Any]]:
    """Whether a car gets to the finish with this fuel and these tyres, or what another stop is needed for."""
    car, fuel, left = state.argument, SERVICE.first(action), state.turns - state.turn
    if fuel >= left:
        said = [Message("preview-fuel-enough")]
    else:
        said = [Message("preview-fuel-short", {"fuel": fuel, "left": left})]
    if not state.wet and len({*state.used[car], SERVICE.last(action)}) == 1:
        said.append(Message("preview-one-compound"))
    return said, {"car": state.game.domains["car"].slug(car), "fuel": fuel, "left": left}


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is PHASE_BEGINS:
        return Message("chapter-organisation")  # its own sentence says which race it is before
    if event.kind is RACE_BEGINS:
        return Message("chapter-race", {"race": event.values[1]})
    if event.kind is TURN_BEGINS:
        return Message("chapter-turn", {"turn": event.values[0]})
    return Message("chapter-end") if event.kind in (WINS_TITLE, SHARES_TITLE) else None
