"""What the learned value reads off a season: points, what the teams have built, and where their cars are."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.bot.worth import strength, worth
from paddock.games.formula_1_tgp.rules.development import rating, upgrade
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import RUNNING, SPEED_EFFECT
from paddock.parts.learned import LearnedValue

OWN: Final = [
    "points",
    "activation points",
    "strength",
    "rating and speed",
    "drivers' speed",
    "drivers' skill",
    "power of the engine",
    "reliability of the engine",
    "facilities",
    "steps developed",
    "crew",
    "tests",
    "tactic cards",
    "running cars",
    "prizes as the cars stand",
    "ground on the field",
    "speed points left",
    "fuel",
    "tread",
    "stops made",
    "broken wings",
    "top speed",
    "acceleration",
]
COMMON: Final = ["races left", "turns left", "race on", "seats"]


class TgpValue(LearnedValue):
    def own(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, TgpState)
        components = state.components
        speed: i64 = 0
        skill: i64 = 0
        running: i64 = 0
        left: i64 = 0
        fuel: i64 = 0
        tread: i64 = 0
        stops: i64 = 0
        wings: i64 = 0
        ground = 0.0
        prizes = 0.0
        is_on = is_racing(state)
        for car in range(2 * seat, 2 * seat + 2):
            driver = state.driver[car]
            if driver != NONE:
                speed += components.driver_speed[driver]
                skill += components.driver_skill[driver]
            if is_on and state.status[car] == RUNNING:
                running += 1
                left += state.speed[car]
                fuel += state.fuel[car]
                tread += state.tread[car]
                stops += state.stops[car]
                wings += state.wing[car]
                ground += ahead_of_field(state, car)
        if is_on:
            for place, car in enumerate(state.race_order()):
                if car // 2 == seat:
                    prizes += float(components.prize[place])
        power: i64 = 0
        reliability: i64 = 0
        engine = state.engine[seat]
        if engine != NONE:
            power = components.engine_power[engine]
            reliability = components.engine_reliability[engine]
        steps: i64 = 0
        for step in state.path[seat]:
            steps += step
        return vec[float](
            [
                float(state.points[seat]) / 20.0,
                float(state.activation[seat]) / 20.0,
                strength(state, seat) / 20.0,
                float(rating(state, seat) + upgrade(state, seat, SPEED_EFFECT)) / 5.0,
                float(speed) / 5.0,
                float(skill) / 5.0,
                float(power) / 5.0,
                float(reliability) / 5.0,
                float(len(state.facilities[seat])) / 5.0,
                float(steps) / 10.0,
                float(state.crew[seat]) / 3.0,
                float(state.tests[seat]) / 3.0,
                float(len(state.hand[seat])) / 5.0,
                float(running) / 2.0,
                prizes / 10.0,
                ground / 10.0,
                float(left) / 10.0,
                float(fuel) / 10.0,
                float(tread) / 10.0,
                float(stops) / 4.0,
                float(wings) / 2.0,
                float(state.top[seat]) / 5.0,
                float(state.acceleration[seat]) / 5.0,
            ]
        )

    def common(self, state: State) -> vec[float]:
        assert isinstance(state, TgpState)
        is_on = is_racing(state)
        return vec[float](
            [
                float(len(state.components.calendar) - len(state.results)) / 5.0,
                float(state.turns - state.turn) / float(state.turns) if is_on else 0.0,
                1.0 if is_on else 0.0,
                float(len(state.points)) / 4.0,
            ]
        )


def is_racing(state: TgpState) -> bool:
    """Whether cars are on the road, and the race is not scored yet."""
    return state.turn > 0 and len(state.results) == state.race and state.race < len(state.components.calendar)


def ahead_of_field(state: TgpState, car: i64) -> float:
    """How many spaces a car is ahead of the other teams' on average."""
    gap: i64 = 0
    rivals: i64 = 0
    for other in range(len(state.status)):
        if other // 2 != car // 2 and state.status[other] == RUNNING:
            gap += state.place[car] - state.place[other]
            rivals += 1
    return max(-20.0, min(20.0, float(gap) / float(rivals))) if rivals > 0 else 20.0


VALUE: Final = TgpValue(Path(__file__).with_name("value.json"), worth, OWN, COMMON)
