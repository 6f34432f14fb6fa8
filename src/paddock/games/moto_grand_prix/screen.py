"""What MotoGrandPrix shows: the circuit from its tiles, bikes, the order on the road, and what a ride leads to."""

from pathlib import Path
from typing import Any, Final

from paddock.core.event import Event
from paddock.core.game import Game, Title
from paddock.core.message import Message, Value
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.moto_grand_prix.circuit import BRAKING_POINT
from paddock.games.moto_grand_prix.contests import side_of
from paddock.games.moto_grand_prix.data import CircuitSheet, open_box
from paddock.games.moto_grand_prix.dice import PAIR_WEIGHTS
from paddock.games.moto_grand_prix.finish import NO_WINNER, WINS
from paddock.games.moto_grand_prix.movement import LOSES_GRIP, REDLINES, RIDE
from paddock.games.moto_grand_prix.narration import LAP_COUNTER, Bill, ride_label
from paddock.games.moto_grand_prix.pace import FAILS
from paddock.games.moto_grand_prix.qualifying import QUALIFYING_BEGINS
from paddock.games.moto_grand_prix.ride import RIDE_ON, perform
from paddock.games.moto_grand_prix.state import BASIC, EXPERT, LEVELS, PAIRS, WAYS, WHEELIE, MotoGame, MotoState
from paddock.games.moto_grand_prix.turn import START_TURN
from paddock.track.picture import picture, thumbnail

CODES: Final = {"black": "K", "pink": "I", "brown": "N", "grey": "A"}
"""Where two colours begin with the same letter, one of them is written with another."""


# ── Components ──


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> dict[str, Any]:
    """Of a game its bikes and its circuit, ready to be drawn; of the title small pictures of all circuits."""
    if not isinstance(game, MotoGame):
        return {"circuits": [_card(sheet) for sheet in open_box(pack).circuits]}
    circuit = game.circuit
    return {
        "circuit": {
            **picture(game.layout_driven),
            "name": game.sheet.name,
            "corner": circuit.corner,
            "points": circuit.point if game.level > BASIC else [0] * circuit.rows,
        },
        "bikes": [_bike(game, bike) for bike in range(game.bikes)],
        "level": LEVELS[game.level],
        "laps": game.laps,
        "dial": game.dial,
        "slopes": game.level == EXPERT,
    }


def _card(sheet: CircuitSheet) -> dict[str, Any]:
    return {
        "id": sheet.id,
        "name": sheet.name,
        "level": sheet.level,
        "positions": sheet.positions,
        "laps": sheet.laps,
        "boxes": sheet.boxes,
        "track": " ".join(sheet.track.split()),
        **thumbnail(sheet.layout),
    }


def _bike(game: MotoGame, bike: int) -> dict[str, Any]:
    names = game.domains["bike"]
    colour = game.domains["team"].slug(game.team[bike])
    number = names.slug(bike).rpartition("-")[2]
    return {
        "id": names.slug(bike),
        "title": names.title(bike),
        "team": colour,
        "seat": game.seat_of(bike),
        "code": CODES.get(colour, colour[0].upper()) + number,
    }


# ── The timing tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """The bikes in race order, with the rows to the one ahead and what their dials show."""
    state = view.state
    assert isinstance(state, MotoState)
    game = state.rules
    names = game.domains["bike"]
    scores = state.scores()
    ahead = NONE
    rows = []
    for place, bike in enumerate(state.classification() or range(game.bikes), 1):
        racing = state.lane[bike] != NONE
        gap = f"+{state.distance[ahead] - state.distance[bike]}" if racing and ahead != NONE else ""
        rows.append(
            {
                "place": place,
                "car": names.slug(bike),
                "title": names.title(bike),
                "seat": game.seat_of(bike),
                "turn": state.queue.index(bike) + 1 if bike in state.queue else 0,
                "lap": _lap(state, bike),
                "gap": gap,
                "marks": _marks(state, bike),
                "score": float(scores[game.seat_of(bike)]),
            }
        )
        ahead = bike if racing else NONE
    return rows


def _lap(state: MotoState, bike: int) -> int:
    if state.lane[bike] == NONE:
        return 0
    length = state.rules.circuit.rows
    return max(1, min(state.distance[bike] // length + 1, state.goal // length))


def _marks(state: MotoState, bike: int) -> list[str]:
    if bike in state.finished:
        return ["finished"]
    if bike in state.out:
        return ["out"]
    marks = []
    if state.rules.level > BASIC and state.lane[bike] != NONE:
        marks.append(f"E{state.engine[bike]} R{state.rear[bike]} F{state.front[bike]}")
    if state.contact[bike]:
        marks.append("contact")
    if state.slip[bike]:
        marks.append("slipstream")
    if state.stance[bike] == WHEELIE:
        marks.append("wheelie")
    return marks


# ── What a ride leads to ──


def preview(view: View, seat: int, action: int, rng: Rng) -> tuple[list[Message], dict[str, Any]] | None:
    """The way, the costs, the place afterwards, and the odds of what may follow: nothing is hidden in this game."""
    state = view.state
    if state.asks < 0 or state.kind is not RIDE_ON or not isinstance(state, MotoState) or not RIDE.has(action):
        return None
    bike = state.queue[0]
    place, way = divmod(action - RIDE.base, WAYS)
    bill = Bill(state, bike, place, way)
    before = state.classification().index(bike) + 1
    after = state.copy()
    assert isinstance(after, MotoState)
    perform(after, bike, place, way)
    now = after.classification().index(bike) + 1
    messages = [
        ride_label(state, bike, place, way),
        Message("preview-place" if now != before else "preview-same-place", {"before": before, "place": now}),
    ]
    engine_fails = round(100 * FAILS[after.engine[bike]]) if bill.effects & REDLINES else 0
    if bill.effects & REDLINES:
        values: dict[str, Value] = {"percent": engine_fails, "engine": after.engine[bike]}
        messages.append(Message("preview-engine-test" if after.engine[bike] > 1 else "preview-engine-last", values))
    if bill.effects & LOSES_GRIP:
        messages.append(Message(_grip_key(after, bike, bill.difficulty), {"rear": after.rear[bike] - 1}))
    rivals = [] if bill.is_home else contest_with(after, bike)
    contact = contact_odds(1 + len(rivals)) if rivals else 0
    if rivals:
        braking = after.rules.circuit.point[after.row(bike)] & BRAKING_POINT
        key = "preview-braking-contest" if braking else "preview-cornering-contest"
        messages.append(Message(key, {"bikes": 1 + len(rivals), "percent": contact}))
    names = state.game.domains["bike"]
    length = state.rules.circuit.rows
    facts = {
        "bike": names.slug(bike),
        "cells": [[(state.distance[bike] + step) % length, lane] for step, lane in enumerate(bill.lanes, 1)],
        "engine": after.engine[bike],
        "rear": after.rear[bike],
        "front": after.front[bike],
        "place": now,
        "engineFails": engine_fails,
        "contest": [names.slug(rival) for rival in rivals],
        "contact": contact,
    }
    return messages, facts


def _grip_key(after: MotoState, bike: int, difficulty: int) -> str:
    if not difficulty:
        return "preview-wheelie"
    return "preview-sideslip" if after.rear[bike] > 1 else "preview-sideslip-out"


def contest_with(state: MotoState, bike: int) -> list[int]:
    """The bikes that the acting one would meet in a contest next turn: they have ridden, and stand beside it."""
    game = state.rules
    row = state.row(bike)
    if game.level == BASIC or not game.circuit.point[row]:
        return []
    beside = [
        other
        for other, lane in enumerate(state.lane)
        if lane != NONE and other != bike and other not in state.queue and state.row(other) == row
    ]
    return beside if any(side_of(state, other) != side_of(state, bike) for other in beside) else []


def contact_odds(bikes: int) -> int:
    """How likely, in percent, somebody else rolls the same total as one of so many bikes.

    >>> contact_odds(2), contact_odds(3)
    (11, 21)
    """
    totals = [0] * 13
    for (low, high), weight in zip(PAIRS, PAIR_WEIGHTS, strict=True):
        totals[low + high] += weight
    return round(100 * sum(w / 36 * (1 - (1 - w / 36) ** (bikes - 1)) for w in totals))


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is LAP_COUNTER:
        return Message("chapter-lap", {"lap": event.values[0]})
    if event.kind is START_TURN:
        return Message("chapter-start")
    if event.kind is QUALIFYING_BEGINS:
        return Message("chapter-qualifying")
    return Message("chapter-finish") if event.kind in (WINS, NO_WINNER) else None
