"""4.4, 8.1  Whom an event hits: the most of something, the Team Draw, the owner's pick (GP-4.4.1, GP-8.1, GP-14.1)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_sorted
from paddock.core.vecs import append, extend, vec
from paddock.games.grand_prix.rules.order import best_placed, worst_placed
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, MOST_SEATS

TEAM: Final = Verb("team", ("seat", "seat", MOST_SEATS))
PICK: Final = Verb("pick", ("car", "car", CARS))

IS_DRAWN: Final = EventKind("is-drawn", "GP-4.4.1", ("seat", "seat"), ("teams", ""))
IS_PICKED: Final = EventKind("is-picked", "GP-8.1.2", ("seat", "seat"), ("car", "car"))


# ── R-28  Who can be hit ──


def racing_player_cars(state: GrandPrixState) -> vec[i64]:
    return vec[i64]([car for car in range(state.components.player_cars) if state.is_racing(car)])


def player_cars_on_track(state: GrandPrixState) -> vec[i64]:
    return vec[i64]([car for car in range(state.components.player_cars) if state.on_track(car)])


def most(cars: vec[i64], counts: vec[i64]) -> vec[i64]:
    """Those of the cars with the most of something, and at least one of it; `counts` has a number for each car."""
    highest: i64 = 0
    for car in cars:
        if counts[car] > highest:
            highest = counts[car]
    return vec[i64]([car for car in cars if counts[car] == highest]) if highest > 0 else vec[i64]()


def leading_npc(state: GrandPrixState, on_track: bool = False) -> i64:
    """The best-placed NPC in the race, or NONE."""
    npcs = vec[i64]()
    for car in range(state.components.player_cars, CARS):
        if state.is_racing(car) and (not on_track or state.on_track(car)):
            npcs = append(npcs, car)
    return best_placed(state, npcs)


# ── GP-14.1, R-45  Adjacent: beside it, or in any space directly ahead or behind ──


def adjacent_cars(state: GrandPrixState, car: i64) -> vec[i64]:
    cars = vec[i64]()
    if not state.on_track(car):
        return cars
    graph = state.graph
    space = state.spot[car]
    around = extend(extend(vec[i64]([graph.inner[space], graph.outer[space]]), graph.ahead[space]), graph.behind[space])
    for other in around:
        if other != NONE and state.car_at(other) != NONE:
            cars = append(cars, state.car_at(other))
    return cars


# ── GP-4.4.1, GP-8.1.2  Tied teams: one token each is drawn from the bag ──


class TeamDraw(ChanceKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(TEAM.base, tied_teams(state))

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        team = action - TEAM.base
        state.emit(IS_DRAWN, team, len(tied_teams(state)))
        state.candidates = vec[i64]([car for car in state.candidates if car // 2 == team])


TEAM_DRAW: Final[TeamDraw] = TeamDraw("team-draw", "GP-4.4.1", [TEAM])


def tied_teams(state: GrandPrixState) -> vec[i64]:
    teams = vec[i64]()
    for car in state.candidates:
        if car // 2 not in teams:
            teams = with_sorted(teams, car // 2)
    return teams


def draw_team(state: GrandPrixState) -> None:
    if len(tied_teams(state)) > 1:
        state.ask_nature(TEAM_DRAW)


# ── GP-4.4.1, D-09  Both cars of the team qualify equally: the owner picks ──


class PickCar(DecisionKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(PICK.base, state.candidates)

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        state.candidates = vec[i64]([action - PICK.base])
        state.emit(IS_PICKED, seat, action - PICK.base)

    def default(self, state: GrandPrixState, seat: i64) -> i64:
        """The car that is worse placed."""
        return PICK.base + worst_placed(state, state.candidates)

    def prompt(self, state: GrandPrixState, seat: i64) -> Message:
        return Message("ask-pick", {"event": f"event:{state.game.domains['event'].slug(state.event)}"})

    def why_not(self, state: GrandPrixState, seat: i64, action: i64) -> Reason:
        return Reason("GP-4.4.1", Message("why-car-not-tied"))


PICK_CAR: Final[PickCar] = PickCar("pick", "GP-8.1.2", [PICK])


def pick_car(state: GrandPrixState) -> None:
    if len(state.candidates) > 1:
        state.ask(PICK_CAR, state.candidates[0] // 2)


KINDS: Final[list[DecisionKind[Any]]] = [TEAM_DRAW, PICK_CAR]
EVENTS: Final[list[EventKind]] = [IS_DRAWN, IS_PICKED]
