"""2. Set-up: the weather, the grid and the markers (GP-2.4 to GP-2.8, GP-11.3.1, GP-13.1)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import ChanceKind, DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import place_of, with_value
from paddock.core.vecs import vec
from paddock.games.grand_prix.rules.order import best_player
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS, DRY_WEATHER, WET_WEATHER

WEATHER: Final = Verb("weather", ("weather", "weather", 2))
FROM_BAG: Final = Verb("grid", ("car", "car", CARS))

STARTS_DRY: Final = EventKind("starts-dry", "GP-2.5.1")
STARTS_WET: Final = EventKind("starts-wet", "GP-2.5.1")
LINES_UP: Final = EventKind("lines-up", "GP-2.6.1", ("car", "car"), ("place", ""), ("space", "space"))
LINES_UP_SECOND: Final = EventKind("lines-up-second", "GP-2.6.2", ("car", "car"), ("place", ""), ("space", "space"))
LINES_UP_BY_LOT: Final = EventKind("lines-up-by-lot", "GP-2.6.3", ("car", "car"), ("place", ""), ("space", "space"))
MOVES_UP: Final = EventKind("moves-up", "GP-11.3.1", ("car", "car"), ("other", "car"))
HAS_FIRST_PLAYER: Final = EventKind("has-first-player", "GP-2.8.1", ("seat", "seat"))


# ── GP-2.5.1  Weather: dry, or as agreed ──


class StartWeather(ChanceKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add(WEATHER.code(DRY_WEATHER))
        offer.add(WEATHER.code(WET_WEATHER))

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        set_weather(state, WEATHER.first(action))


START_WEATHER: Final[StartWeather] = StartWeather("start-weather", "GP-2.5.1", [WEATHER])


def place_weather(state: GrandPrixState) -> None:
    if state.components.start_weather == "random":
        state.ask_nature(START_WEATHER)
    else:
        set_weather(state, WET_WEATHER if state.components.start_weather == "wet" else DRY_WEATHER)


def set_weather(state: GrandPrixState, weather: i64) -> None:
    state.weather = weather
    if weather == DRY_WEATHER:
        state.was_dry = 1
    state.emit(STARTS_DRY if weather == DRY_WEATHER else STARTS_WET)


# ── GP-2.6.1, GP-13.1.1, GP-13.1.2, R-58  The first cars: car A of each team from the bag (by option B, not first) ──


class FirstCar(ChanceKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(FROM_BAG.base, first_cars(state))

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        place = place_of(state.grid, NONE)
        state.grid = with_value(state.grid, place, FROM_BAG.first(action))
        state.emit(LINES_UP, FROM_BAG.first(action), place + 1, state.components.grid_spaces[place])


FIRST_CAR: Final[FirstCar] = FirstCar("first-car", "GP-2.6.1", [FROM_BAG])


def first_cars(state: GrandPrixState) -> vec[i64]:
    return vec[i64]([car for car in range(0, state.components.player_cars, 2) if car not in state.grid])


def draw_first_cars(state: GrandPrixState) -> None:
    if len(state.grid) == 0:
        state.grid = vec[i64]([NONE] * CARS)
    if state.components.start_order != "random" and len(first_cars(state)) > 0:
        state.repeat()
        state.ask_nature(FIRST_CAR)


# ── GP-2.6.2, GP-13.1.1  The second cars: from position 12 on in reverse order (by option A, from the bag) ──


def place_second_cars(state: GrandPrixState) -> None:
    if state.components.start_order != "standard":
        return
    place = state.components.second_cars_from - 1
    for at in range(state.game.seats - 1, -1, -1):
        second = state.grid[at] + 1
        state.grid = with_value(state.grid, place, second)
        state.emit(LINES_UP_SECOND, second, place + 1, state.components.grid_spaces[place])
        place += 1


# ── GP-2.6.3, GP-13.1.1, GP-13.1.2  All others fill the free positions in the order drawn ──


class OtherCar(ChanceKind[GrandPrixState]):
    def offer(self, state: GrandPrixState, seat: i64, offer: Offer) -> None:
        offer.add_each(FROM_BAG.base, other_cars(state))

    def apply(self, state: GrandPrixState, seat: i64, action: i64) -> None:
        place = place_of(state.grid, NONE)
        state.grid = with_value(state.grid, place, FROM_BAG.first(action))
        state.emit(LINES_UP_BY_LOT, FROM_BAG.first(action), place + 1, state.components.grid_spaces[place])


OTHER_CAR: Final[OtherCar] = OtherCar("other-car", "GP-2.6.3", [FROM_BAG])


def other_cars(state: GrandPrixState) -> vec[i64]:
    return vec[i64]([car for car in range(CARS) if car not in state.grid])


def draw_other_cars(state: GrandPrixState) -> None:
    if NONE in state.grid:
        state.repeat()
        state.ask_nature(OTHER_CAR)


# ── GP-11.3.1, R-41  The winner of the race before moves up one position ──


def move_winner_up(state: GrandPrixState) -> None:
    winner = state.components.previous_winner
    if winner == NONE or state.grid[0] == winner:
        return
    place = place_of(state.grid, winner)
    other = state.grid[place - 1]
    state.grid = with_value(state.grid, place - 1, winner)
    state.grid = with_value(state.grid, place, other)
    state.emit(MOVES_UP, winner, other)


# ── GP-2.8.1, R-03, R-50  Onto the track, one lap short of none; who leads, and who is first player ──


def line_up(state: GrandPrixState) -> None:
    for place, car in enumerate(state.grid):
        state.put(car, state.components.grid_spaces[place])
        state.lap[car] = -1
    state.first = best_player(state)
    state.emit(HAS_FIRST_PLAYER, state.first)


KINDS: Final[list[DecisionKind[Any]]] = [START_WEATHER, FIRST_CAR, OTHER_CAR]
EVENTS: Final[list[EventKind]] = [
    STARTS_DRY,
    STARTS_WET,
    LINES_UP,
    LINES_UP_SECOND,
    LINES_UP_BY_LOT,
    MOVES_UP,
    HAS_FIRST_PLAYER,
]
