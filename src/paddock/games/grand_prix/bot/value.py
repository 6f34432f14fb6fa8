"""What the learned value reads off a race: where the cars of a team are, what burdens them, and the cards to come."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.grand_prix.bot.worth import burden, worth
from paddock.games.grand_prix.rules.scoring import classification
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, DRY_WEATHER
from paddock.games.grand_prix.rules.tyres import needs_change
from paddock.parts.learned import LearnedValue

OWN: Final = [
    "points as it stands",
    "best place",
    "other place",
    "sectors behind the lead, best car",
    "sectors behind the lead, other car",
    "burden, best car",
    "burden, other car",
    "wear, best car",
    "wear, other car",
    "close calls",
    "tyre changes due",
    "cars racing",
    "cars out",
    "cars finished",
    "cars in the pit lane",
    "cars to activate",
    "cards",
    "speed of the cards",
    "first player",
]
COMMON: Final = ["share of the race left", "seats", "dry", "safety zone", "event drawn"]


class GrandPrixValue(LearnedValue):
    def own(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, GrandPrixState)
        components = state.components
        points = 0.0
        best: i64 = NONE
        other: i64 = NONE
        best_place: i64 = CARS
        other_place: i64 = CARS
        for place, car in enumerate(classification(state)):
            if car // 2 == seat and state.is_player_car(car):
                if place < len(components.points):
                    points += float(components.points[place])
                if best == NONE:
                    best = car
                    best_place = place
                else:
                    other = car
                    other_place = place
        if best == NONE:
            best = 2 * seat
        if other == NONE:
            other = state.team_mate(best)
        racing = 0.0
        out = 0.0
        home = 0.0
        pits = 0.0
        waiting = 0.0
        due = 0.0
        for car in range(2 * seat, 2 * seat + 2):
            if state.is_racing(car):
                racing += 1.0
                if needs_change(state, car):
                    due += 1.0
            if car in state.gone:
                out += 1.0
            if car in state.finished:
                home += 1.0
            if car in state.pit_lane:
                pits += 1.0
            if car in state.waiting:
                waiting += 1.0
        speed: i64 = 0
        for card in state.hand[seat]:
            if card >= 0:
                speed += components.speed[card]
        return vec[float](
            [
                points / 20.0,
                float(best_place) / float(CARS),
                float(other_place) / float(CARS),
                behind(state, best),
                behind(state, other),
                burden(state, best) / 5.0,
                burden(state, other) / 5.0,
                float(state.wear_of(best)) / 5.0,
                float(state.wear_of(other)) / 5.0,
                float(state.close_calls[best] + state.close_calls[other]) / 5.0,
                due,
                racing / 2.0,
                out,
                home,
                pits,
                waiting / 2.0,
                float(len(state.hand[seat])) / 5.0,
                float(speed) / 20.0,
                1.0 if state.first == seat else 0.0,
            ]
        )

    def common(self, state: State) -> vec[float]:
        assert isinstance(state, GrandPrixState)
        components = state.components
        return vec[float](
            [
                float(max(0, components.finish_line - state.lead)) / float(components.finish_line),
                float(state.game.seats) / 6.0,
                1.0 if state.weather == DRY_WEATHER else 0.0,
                1.0 if state.zone != NONE else 0.0,
                1.0 if state.event != NONE else 0.0,
            ]
        )


def behind(state: GrandPrixState, car: i64) -> float:
    """How far a car is behind the first one, in tens of sectors; a car that is off the board counts as far behind,
    one that is home as far ahead."""
    if car in state.finished:
        return -1.0
    if state.spot[car] == NONE:
        return 5.0
    return float(state.lead - state.position(car)) / 10.0


VALUE: Final = GrandPrixValue(Path(__file__).with_name("value.json"), worth, OWN, COMMON)
