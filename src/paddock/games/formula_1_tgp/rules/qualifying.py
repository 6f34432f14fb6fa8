"""E. Qualifying: the sheets, the laps and the grid (TGP-34, TGP-40 to TGP-44)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import row_of, with_added, with_row, with_value
from paddock.core.vecs import append, extend, vec
from paddock.games.formula_1_tgp.rules.dice import K3, Die, is_higher, next_to_roll
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import CardWindow, may_hold
from paddock.games.formula_1_tgp.rules.terms import HALVES, MOST_CARS, MOST_NUMBER, QUAL_LAP, RUNNING

QUALIFY: Final = Verb("qualify", ("points", "number", MOST_NUMBER + 1), ("fuel", "number", MOST_NUMBER + 1))
PLAY_QUAL_LAP: Final = Verb("qual-lap", ("car", "car", MOST_CARS))

REVEALS: Final = EventKind(
    "reveals", "TGP-41", ("driver", "driver"), ("points", ""), ("fuel", ""), ("bonus", ""), ("speed", "")
)
QUALIFIES: Final = EventKind("qualifies", "TGP-42", ("driver", "driver"), ("pips", ""), ("result", ""))
ROLLS_OFF: Final = EventKind("rolls-off", "TGP-44", ("driver", "driver"), ("pips", ""))
IMPROVES: Final = EventKind("improves", "TGP-102", ("driver", "driver"), ("result", ""))
STARTS_FROM: Final = EventKind(
    "starts-from", "TGP-43", ("driver", "driver"), ("slot", ""), ("result", ""), ("row", ""), ("lane", "")
)


# ── TGP-34, TGP-40, R-22  The sheets: for each half of the board, speed points and fuel, in secret ──


SHEETS: Final[list[vec[i64]]] = [row_of([]) for _ in range((MOST_NUMBER + 1) * (MOST_NUMBER + 1))]
"""What `sheets` has found for so many speed points and so much fuel."""


def sheets(points: i64, fuel: i64) -> vec[i64]:
    """All sheets that may be written with so many speed points left, for at most so many turns of fuel."""
    known = SHEETS[points * (MOST_NUMBER + 1) + fuel]
    if len(known) == 0:
        for spent in range(points + 1):
            for turns in range(1, fuel + 1):
                known = append(known, QUALIFY.code(spent, turns))
        SHEETS[points * (MOST_NUMBER + 1) + fuel] = known
    return known


class WriteSheet(DecisionKind[TgpState]):
    def car(self, state: TgpState, seat: i64) -> i64:
        """The script's argument is the half of the board."""
        return 2 * seat + state.argument

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_all(sheets(state.speed[self.car(state, seat)], state.components.most_fuel))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car = self.car(state, seat)
        state.pledged = with_value(state.pledged, car, QUALIFY.first(action))
        state.pumped = with_value(state.pumped, car, QUALIFY.last(action))

    def default(self, state: TgpState, seat: i64) -> i64:
        """Nothing spent, fuel for half the race."""
        half = (state.turns + 1) // 2
        most = state.components.most_fuel
        return QUALIFY.code(0, half if half < most else most)


WRITE_SHEET: Final[WriteSheet] = WriteSheet("sheet", "TGP-40", [QUALIFY], sealed=True)


def write_sheet(state: TgpState) -> None:
    half = state.argument
    state.ask_all(WRITE_SHEET, vec[i64]([seat for seat in state.order if state.status[2 * seat + half] == RUNNING]))


def next_half(state: TgpState) -> None:
    state.argument += 1
    if state.argument < HALVES:
        state.restart()


# ── TGP-41  All sheets are revealed; what is spent leaves the strip ──


def reveal_sheets(state: TgpState) -> None:
    for car in in_seat_order(state):
        spent, fuel = state.pledged[car], state.pumped[car]
        bonus = state.components.fuel_bonus[fuel]
        state.spent = with_value(state.spent, car, spent)
        state.qualifying_bonus = with_value(state.qualifying_bonus, car, bonus)
        state.pledged = with_value(state.pledged, car, NONE)
        state.pumped = with_value(state.pumped, car, NONE)
        state.fuel[car] = fuel
        state.speed[car] -= spent
        state.emit(REVEALS, state.driver[car], spent, fuel, bonus, state.speed[car])


# ── TGP-42, R-19, R-20  The result: fuel bonus, points spent, the driver's speed once more, and a K3 ──


def result(state: TgpState, car: i64) -> i64:
    return (
        state.qualifying_bonus[car]
        + state.spent[car]
        + state.components.driver_speed[state.driver[car]]
        + state.qualifying_rolls[car][0]
        + state.extra[car]
    )


def in_seat_order(state: TgpState) -> vec[i64]:
    """The running cars, team by team in the order of play."""
    cars = vec[i64]()
    for seat in state.order:
        cars = extend(cars, state.cars_of(seat))
    return cars


def next_to_qualify(state: TgpState) -> i64:
    """The first running car, in the order of play, that has not rolled yet; or NONE."""
    for seat in state.order:
        for car in range(2 * seat, 2 * seat + 2):
            if state.status[car] == RUNNING and len(state.qualifying_rolls[car]) == 0:
                return car
    return NONE


def note_roll(state: TgpState, car: i64, pips: i64) -> None:
    rolls = state.qualifying_rolls
    state.qualifying_rolls = with_row(rolls, car, with_added(rolls[car], pips))


class RollLap(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        car = next_to_qualify(state)
        note_roll(state, car, pips)
        state.emit(QUALIFIES, state.driver[car], pips, result(state, car))


ROLL_LAP: Final[RollLap] = RollLap("flying-lap", "TGP-42", K3)


def drive_laps(state: TgpState) -> None:
    if next_to_qualify(state) != NONE:
        state.repeat()
        state.ask_nature(ROLL_LAP)


# ── TGP-101  The card "Qualifying lap": all rolls are made, the grid is not fixed ──


class QualifyingLap(CardWindow):
    def offer_uses(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add_each(PLAY_QUAL_LAP.code(), state.cars_of(seat))

    def works(self, state: TgpState, seat: i64, action: i64) -> None:
        car = PLAY_QUAL_LAP.first(action)
        state.extra = with_value(state.extra, car, state.extra[car] + state.components.amount[QUAL_LAP])
        state.emit(IMPROVES, state.driver[car], result(state, car))

    def card_words(self, state: TgpState, action: i64) -> dict[str, str | int]:
        car = PLAY_QUAL_LAP.first(action)
        better = result(state, car) + state.components.amount[QUAL_LAP]
        return super().card_words(state, action) | {"driver": state.named(car), "result": better}

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        if PLAY_QUAL_LAP.first(action) // 2 != seat:
            return Reason("TGP-102", Message("why-not-your-car"))
        return super().why_not(state, seat, action)


QUALIFYING_LAP: Final[QualifyingLap] = QualifyingLap("qualifying-lap", "TGP-101", PLAY_QUAL_LAP, QUAL_LAP)


def offer_qualifying_lap(state: TgpState) -> None:
    """The script's argument counts the seats in the order of play."""
    seat = state.order[state.argument]
    if state.has_cars(seat) and may_hold(state, seat, QUAL_LAP):
        state.ask(QUALIFYING_LAP, seat)


# ── TGP-43, TGP-44, R-23, R-71  The grid; ties by points spent, fuel bonus, driver's speed, K3 until they are broken ──


def merit(state: TgpState, car: i64) -> vec[i64]:
    """What counts for the grid, the most important first."""
    speed = state.components.driver_speed[state.driver[car]]
    found = vec[i64]([result(state, car), state.spent[car], state.qualifying_bonus[car], speed])
    return extend(found, state.qualifying_rolls[car])


def merits(state: TgpState, cars: vec[i64]) -> vec[vec[i64]]:
    return vec[vec[i64]]([merit(state, car) for car in cars])


class RollOff(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        cars = in_seat_order(state)
        car = cars[next_to_roll(merits(state, cars))]
        note_roll(state, car, pips)
        state.emit(ROLLS_OFF, state.driver[car], pips)


ROLL_OFF: Final[RollOff] = RollOff("roll-off", "TGP-44", K3)


def form_grid(state: TgpState) -> None:
    cars = in_seat_order(state)
    of_cars = merits(state, cars)
    if next_to_roll(of_cars) != NONE:
        state.repeat()
        state.ask_nature(ROLL_OFF)
        return
    state.grid = by_merit(cars, of_cars)
    row, lane = state.row[:], state.lane[:]
    for slot, car in enumerate(state.grid):
        row[car] = state.components.slot_row[slot]
        lane[car] = state.components.slot_lane[slot]
        if state.events is not None:
            state.emit(STARTS_FROM, state.driver[car], slot + 1, result(state, car), row[car], lane[car])
    state.row = row
    state.lane = lane
    state.qualifying_rolls = vec[vec[i64]]()


def by_merit(cars: vec[i64], of_cars: vec[vec[i64]]) -> vec[i64]:
    """The cars, the best first; no two have the same merits."""
    grid = cars[:]
    for at, own in enumerate(of_cars):
        place: i64 = 0
        for other in of_cars:
            if is_higher(other, own):
                place += 1
        grid[place] = cars[at]
    return grid


KINDS: Final[list[DecisionKind[Any]]] = [WRITE_SHEET, ROLL_LAP, QUALIFYING_LAP, ROLL_OFF]
EVENTS: Final[list[EventKind]] = [
    REVEALS,
    QUALIFIES,
    ROLLS_OFF,
    IMPROVES,
    STARTS_FROM,
]
