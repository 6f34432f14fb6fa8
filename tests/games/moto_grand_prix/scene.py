"""Scenes: a position written by hand, on an oval of the test pack or a circuit of ours, played on from a step.

The ovals have left-handers only, so the racing line is the right lane on straights and the left lane in corners:
rows 0-13 straight, 14-21 corner, 22-37 straight, 38-45 corner, 46-47 straight.
"""

from pathlib import Path
from typing import Any

from paddock.core.decision import NATURE
from paddock.core.event import Event
from paddock.core.position import read_position
from paddock.games.moto_grand_prix import TITLE
from paddock.games.moto_grand_prix.state import MotoGame, MotoState

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
    given = dict(line.strip().split(": ", 1) for line in text.strip().splitlines())
    off = "." if game.bikes else ""
    filling = {"distance": "-1", "lane": off, "front": "8", "rear": "8", "engine": "8", "stance": "straight"}
    filling |= {"low": "0", "high": "0", "slip": "0", "contact": "0"}
    for name, filler in filling.items():
        words = given.get(name, "").split()
        given[name] = " ".join(words + [filler] * (game.bikes - len(words)))
    given.setdefault("turn", "2")
    given.setdefault("grid", " ".join(game.domains["bike"].slugs))
    given["flow"] = FLOWS[step]
    state = read_position(game, "\n".join(f"{name}: {value}" for name, value in given.items()))
    assert isinstance(state, MotoState)
    return state


def offered(state: MotoState) -> list[str]:
    """What the seat that is asked may do, as texts."""
    return [state.game.actions.text(code) for code in state.options(state.asked[0])]


def places(state: MotoState) -> set[str]:
    """The places that the rides on offer lead to, such as 5-left."""
    return {text.split()[1] for text in offered(state) if text.startswith("ride")}


def free_totals(state: MotoState) -> list[int]:
    """How many rows the bike may ride without paying: on an open straight road the totals of the legal flips."""
    return sorted({int(text.split()[1].split("-")[0]) for text in offered(state) if text.endswith(" free")})


def play(state: MotoState, *actions: str) -> list[Event]:
    """Answer with these actions, for whoever is asked; what happened."""
    told: list[Event] = []
    state.events = told
    for text in actions:
        code = state.game.actions.parse(text).code
        seat = state.asked[0]
        assert code in state.options(seat), f"{text} is not among {offered(state)}"
        state.choose(seat, code)
    state.events = None
    return told


def names(told: list[Event]) -> list[str]:
    return [event.kind.name for event in told]


def is_nature(state: MotoState) -> bool:
    return state.asked == [NATURE]


def acting(state: MotoState) -> str:
    return state.game.domains["bike"].slug(state.queue[0])


def where(state: MotoState, bike: int) -> tuple[int, int]:
    """Distance and lane (0 left, 1 centre, 2 right)."""
    return state.distance[bike], state.lane[bike]


def refusal(state: MotoState, text: str) -> str:
    """The rule that stands against an action."""
    code = state.game.actions.parse(text).code
    seat = state.asked[0]
    assert code not in state.options(seat), f"{text} is offered"
    return state.kind.why_not(state, seat, code).rule
