"""Scenes: a position written by hand, on an oval of the test pack or a circuit of ours, played on from a step.

The ovals have left-handers only, so the racing line is the right lane on straights and the left lane in corners:
rows 0-13 straight, 14-21 corner, 22-37 straight, 38-45 corner, 46-47 straight.
To play on from a scene, use `tests.position_kit`.
"""

from pathlib import Path
from typing import Any

from paddock.core.event import Event
from paddock.games.moto_grand_prix import TITLE
from paddock.games.moto_grand_prix.rules.game import MotoGame
from paddock.games.moto_grand_prix.rules.state import MotoState
from tests.position_kit import offers, situation

PACK = Path(__file__).parent / "pack"

FLOWS = {
    "order": "grand-prix/turn turn/draw_up_order",
    "check": "grand-prix/turn turn/bike bike/check_position",
    "roll": "grand-prix/turn turn/bike bike/roll",
    "ride": "grand-prix/turn turn/bike bike/ride",
    "end": "grand-prix/turn turn/end_of_turn",
}


def race(seats: int = 2, circuit: str = "oval-1-2", ours: bool = False, **options: Any) -> MotoGame:
    """A game on a circuit of the test pack, or on one of `ours`."""
    game = TITLE.game(seats, None if ours else PACK, circuit=circuit, **options)
    assert isinstance(game, MotoGame)
    return game


def scene(game: MotoGame, text: str, step: str = "ride") -> MotoState:
    """The position with these facts, played on from the step; in turn 2 unless the text says otherwise.

    Bikes that a list leaves out at its end are off the track, with full dials and without dice.
    """
    given = {"turn": "2", "grid": " ".join(game.domains["bike"].slugs)}
    given |= dict(line.strip().split(": ", 1) for line in text.strip().splitlines())
    for name, value in given.items():
        if game.layout.by_name[name].per == ("bike",) and len(value.split()) < game.components.bikes:
            given[name] = f"{value} …"
    state = situation(game, **given, flow=FLOWS[step])
    assert isinstance(state, MotoState)
    return state


def places(state: MotoState) -> set[str]:
    """The places that the rides on offer lead to, such as 5-left."""
    return {text.split()[1] for text in offers(state) if text.startswith("ride")}


def free_totals(state: MotoState) -> list[int]:
    """How many rows the bike may ride without paying: on an open straight road the totals of the legal flips."""
    return sorted({int(text.split()[1].split("-")[0]) for text in offers(state) if text.endswith(" free")})


def names(told: list[Event]) -> list[str]:
    return [event.kind.name for event in told]


def acting(state: MotoState) -> str:
    return state.game.domains["bike"].slug(state.queue[0])


def where(state: MotoState, bike: int) -> tuple[int, int]:
    """Distance and lane (0 left, 1 centre, 2 right)."""
    return state.distance[bike], state.lane[bike]
