"""MotoGrandPrix with its options chosen: the names of its things, the set-up, and how a race stands."""

from pathlib import Path

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.names import Names
from paddock.core.options import OptionValue
from paddock.core.rows import row_of
from paddock.core.state import State
from paddock.core.title import Title
from paddock.games.moto_grand_prix.data.box import open_box
from paddock.games.moto_grand_prix.rules import finish
from paddock.games.moto_grand_prix.rules.components import MotoComponents
from paddock.games.moto_grand_prix.rules.position import impossible
from paddock.games.moto_grand_prix.rules.sequence import GRAND_PRIX, RULES
from paddock.games.moto_grand_prix.rules.state import FACTS, MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    FACES,
    FLIP_NAMES,
    MOST_ROWS,
    PAIRS,
    PAYMENT_NAMES,
    QUALIFYING_LAP,
    RACE,
)

LANE_NAMES = ("left", "centre", "right")


class MotoGame(Game):
    """A race, with a qualifying lap before it or without."""

    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        self.components = MotoComponents(seats, options, open_box(pack))
        super().__init__(
            title,
            RULES,
            seats,
            options,
            MotoState,
            FACTS,
            _domains(self.components),
            {},
            shared=["components"],
            pack=pack,
            counts={"bike": self.components.bikes} | _most(self.components),
        )

    def set_up(self) -> State:
        components = self.components
        state = MotoState(self, components)
        state.session = QUALIFYING_LAP if components.qualifying_lap else RACE
        state.front = row_of([components.dial] * components.bikes)
        state.rear = row_of([components.dial] * components.bikes)
        state.engine = row_of([components.dial] * components.bikes)
        state.call(GRAND_PRIX)
        return state

    def check(self, state: State) -> str:
        assert isinstance(state, MotoState)
        return super().check(state) or impossible(state)

    # ── MGP-B.27, MGP-C.1, MGP-A.30, MGP-A.42  How the race stands ──

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, MotoState)
        return list(finish.scores(state))

    def places(self, state: State) -> list[int]:
        assert isinstance(state, MotoState)
        return list(finish.places(state))

    # ── MGP-A.38  What parts level riders of a championship ──

    def finishes(self, state: State) -> list[list[int]]:
        """The places of each seat's bikes that have finished."""
        assert isinstance(state, MotoState)
        found: list[list[int]] = [[] for _ in range(self.seats)]
        for place, bike in enumerate(state.finished, 1):
            found[self.components.seat_of(bike)].append(place)
        return found

    def stage(self, state: State) -> i64:
        assert isinstance(state, MotoState)
        return state.session


def _most(components: MotoComponents) -> dict[str, int]:
    """How far the numbers of a race go. The leader rides at least a row a turn."""
    rows = (components.laps + 1) * components.circuit.rows
    return {
        "lap": components.laps + 1,
        "turn": rows,
        "distance": rows + MOST_ROWS,
        "dial": components.dial,
        "answer": 4 * components.bikes * rows,
    }


def _domains(components: MotoComponents) -> list[Names]:
    colours = components.colours
    riders = [
        (colours[colour], number) for colour, number in zip(list(components.team), components.number, strict=True)
    ]
    bikes = [f"{colour}-{number}" for colour, number in riders]
    bike_titles = [f"{colour.title()} {number}" for colour, number in riders]
    teams = [colours[colour] for colour in list(components.team)[:: components.bikes_per_seat]]
    sheets = components.sheets
    return [
        Names("seat", bikes, bike_titles)
        if components.bikes_per_seat == 1
        else Names("seat", teams, [colour.title() for colour in teams]),
        Names("bike", bikes, bike_titles),
        Names("team", colours, [colour.title() for colour in colours]),
        Names("session", ["qualifying-lap", "race"], ["qualifying lap", "race"]),
        Names("lane", LANE_NAMES),
        Names("stance", ["straight", "leaning", "wheelie"]),
        Names("pair", [f"{low}-{high}" for low, high in PAIRS]),
        Names("face", [str(face) for face in range(1, FACES + 1)]),
        Names("place", [f"{rows}-{lane}" for rows in range(MOST_ROWS + 1) for lane in LANE_NAMES]),
        Names("flip", FLIP_NAMES),
        Names("pay", PAYMENT_NAMES),
        Names("circuit", [sheet.id for sheet in sheets], [sheet.name for sheet in sheets]),
    ]
