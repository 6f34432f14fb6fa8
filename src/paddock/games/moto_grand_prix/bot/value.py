"""What the learned value reads off a race: how soon each bike should be home, and what its dials still hold."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.bot.pace import OUT, index, pace
from paddock.games.moto_grand_prix.bot.worth import turns_of, worth
from paddock.games.moto_grand_prix.rules.payment import is_slowed
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, EXPERT
from paddock.parts.learned import LearnedValue

OWN: Final = [
    "turns to go, best bike",
    "turns to go, a lone rider",
    "has still to act",
    "dice on the table",
    "slipstream",
    "lanes off the line",
    "slowed",
    "front tire",
    "rear tire",
    "engine",
    "last point of a tire",
    "off the track",
    "turns to go, other bike",
]
COMMON: Final = ["turns to go of the first", "basic", "expert", "seats", "qualifying"]

MOST_TURNS: Final = 60.0
"""What dropping out counts as, in turns."""


class MotoValue(LearnedValue):
    def own(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, MotoState)
        components = state.components
        if len(state.grid) == 0:
            return vec[float]([0.0] * len(OWN))
        table = pace(components)
        best: i64 = NONE
        soonest = 2.0 * OUT
        second = 2.0 * OUT
        for bike in range(seat * components.bikes_per_seat, (seat + 1) * components.bikes_per_seat):
            turns = turns_of(state, bike, seat, table)
            if turns < soonest:
                second = soonest
                soonest = turns
                best = bike
            elif turns < second:
                second = turns
        if components.bikes_per_seat == 1:
            second = soonest
        if state.lane[best] == NONE:
            row = vec[float]([0.0] * len(OWN))
            row[0] = clipped(soonest)
            row[1] = clipped(soonest)
            row[11] = 1.0
            row[12] = clipped(second)
            return row
        front, rear, engine = state.front[best], state.rear[best], state.engine[best]
        dial = float(components.dial)
        return vec[float](
            [
                clipped(soonest),
                clipped(table.turns[index(state, state.distance[best])]),
                1.0 if best in state.queue else 0.0,
                float(state.low[best] + state.high[best]) / 12.0 if best in state.queue else 0.0,
                float(state.slip[best]),
                float(state.rank(best)) / 2.0,
                1.0 if components.level == EXPERT and is_slowed(state, best) else 0.0,
                float(front) / dial,
                float(rear) / dial,
                float(engine) / dial,
                1.0 if components.level > BASIC and (front <= 1 or rear <= 1) else 0.0,
                0.0,
                clipped(second),
            ]
        )

    def common(self, state: State) -> vec[float]:
        assert isinstance(state, MotoState)
        components = state.components
        first: i64 = 0
        for distance in state.distance:
            first = max(first, distance)
        return vec[float](
            [
                clipped(pace(components).turns[index(state, first)]),
                1.0 if components.level == BASIC else 0.0,
                1.0 if components.level == EXPERT else 0.0,
                float(components.seats) / 6.0,
                1.0 if state.goal < components.laps * components.circuit.rows else 0.0,
            ]
        )


def clipped(turns: float) -> float:
    """Turns in tens, within what a network can read."""
    return max(-MOST_TURNS, min(MOST_TURNS, turns)) / 10.0


VALUE: Final = MotoValue(Path(__file__).with_name("value.json"), worth, OWN, COMMON)
