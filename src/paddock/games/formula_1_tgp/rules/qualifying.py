"""E. Qualifying: the sheets, the laps and the grid (TGP-34, TGP-40 to TGP-44)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.rows import row_of
from paddock.games.formula_1_tgp.rules.dice import K3, Die, must_roll
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


class WriteSheet(DecisionKind[TgpState]):
    def car(self, state: TgpState, seat: int) -> int:
        """The script's argument is the half of the board."""
        return 2 * seat + state.argument

    def options(self, state: TgpState, seat: i64) -> list[int]:
        points = state.speed[self.car(state, seat)]
        fuel = state.components.most_fuel
        return [QUALIFY.code(spent, turns) for spent in range(points + 1) for turns in range(1, fuel + 1)]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car = self.car(state, seat)
        state.pledged[car] = QUALIFY.first(action)
        state.pumped[car] = QUALIFY.last(action)

    def default(self, state: TgpState, seat: i64) -> i64:
        """Nothing spent, fuel for half the race."""
        return QUALIFY.code(0, min(state.components.most_fuel, (state.turns + 1) // 2))


WRITE_SHEET: Final[WriteSheet] = WriteSheet("sheet", "TGP-40", [QUALIFY], sealed=True)


def write_sheet(state: TgpState) -> None:
    half = state.argument
    state.ask_all(WRITE_SHEET, row_of([seat for seat in state.order if state.status[2 * seat + half] == RUNNING]))


def next_half(state: TgpState) -> None:
    state.argument += 1
    if state.argument < HALVES:
        state.restart()


# ── TGP-41  All sheets are revealed; what is spent leaves the strip ──


def reveal_sheets(state: TgpState) -> None:
    for seat in state.order:
        for car in state.cars_of(seat):
            state.spent[car] = state.pledged[car]
            state.fuel[car] = state.pumped[car]
            state.qualifying_bonus[car] = state.components.fuel_bonus[state.fuel[car]]
            state.speed[car] -= state.spent[car]
            state.pledged[car] = NONE
            state.pumped[car] = NONE
            bonus = state.qualifying_bonus[car]
            state.emit(REVEALS, state.driver[car], state.spent[car], state.fuel[car], bonus, state.speed[car])


# ── TGP-42, R-19, R-20  The result: fuel bonus, points spent, the driver's speed once more, and a K3 ──


def result(state: TgpState, car: int) -> int:
    return (
        state.qualifying_bonus[car]
        + state.spent[car]
        + state.components.driver_speed[state.driver[car]]
        + state.qualifying_rolls[car][0]
        + state.extra[car]
    )


def in_seat_order(state: TgpState) -> list[int]:
    return [car for seat in state.order for car in state.cars_of(seat)]


class RollLap(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        car = next(car for car in in_seat_order(state) if not state.qualifying_rolls[car])
        state.qualifying_rolls[car].append(pips)
        state.emit(QUALIFIES, state.driver[car], pips, result(state, car))


ROLL_LAP: Final[RollLap] = RollLap("flying-lap", "TGP-42", [K3])


def drive_laps(state: TgpState) -> None:
    if any(not state.qualifying_rolls[car] for car in state.cars()):
        state.repeat()
        state.ask_nature(ROLL_LAP)


# ── TGP-101  The card "Qualifying lap": all rolls are made, the grid is not fixed ──


class QualifyingLap(CardWindow):
    def uses(self, state: TgpState, seat: int) -> list[int]:
        return [PLAY_QUAL_LAP.code(car) for car in state.cars_of(seat)]

    def works(self, state: TgpState, seat: int, action: int) -> None:
        car = PLAY_QUAL_LAP.first(action)
        state.extra[car] += state.components.amount[QUAL_LAP]
        state.emit(IMPROVES, state.driver[car], result(state, car))

    def words(self, state: TgpState, action: int) -> dict[str, str | int]:
        car = PLAY_QUAL_LAP.first(action)
        better = result(state, car) + state.components.amount[QUAL_LAP]
        return super().words(state, action) | {"driver": state.named(car), "result": better}

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        if PLAY_QUAL_LAP.first(action) // 2 != seat:
            return Reason("TGP-102", Message("why-not-your-car"))
        return super().why_not(state, seat, action)


QUALIFYING_LAP: Final[QualifyingLap] = QualifyingLap("qualifying-lap", "TGP-101", PLAY_QUAL_LAP, QUAL_LAP)


def offer_qualifying_lap(state: TgpState) -> None:
    """The script's argument counts the seats in the order of play."""
    seat = state.order[state.argument]
    if state.cars_of(seat) and may_hold(state, seat, QUAL_LAP):
        state.ask(QUALIFYING_LAP, seat)


# ── TGP-43, TGP-44, R-23, R-71  The grid; ties by points spent, fuel bonus, driver's speed, K3 until they are broken ──


def merit(state: TgpState, car: int) -> list[int]:
    speed = state.components.driver_speed[state.driver[car]]
    return [result(state, car), state.spent[car], state.qualifying_bonus[car], speed]


def still_tied(state: TgpState) -> list[int]:
    """The cars that must roll again."""
    cars = in_seat_order(state)
    return [cars[index] for index in must_roll([merit(state, car) + state.qualifying_rolls[car] for car in cars])]


class RollOff(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        car = still_tied(state)[0]
        state.qualifying_rolls[car].append(pips)
        state.emit(ROLLS_OFF, state.driver[car], pips)


ROLL_OFF: Final[RollOff] = RollOff("roll-off", "TGP-44", [K3])


def form_grid(state: TgpState) -> None:
    if still_tied(state):
        state.repeat()
        state.ask_nature(ROLL_OFF)
        return
    state.grid = sorted(state.cars(), key=lambda car: merit(state, car) + state.qualifying_rolls[car], reverse=True)
    for slot, car in enumerate(state.grid):
        state.row[car] = state.components.slot_row[slot]
        state.lane[car] = state.components.slot_lane[slot]
        state.emit(STARTS_FROM, state.driver[car], slot + 1, result(state, car), state.row[car], state.lane[car])
    state.qualifying_rolls = []


KINDS: Final[list[DecisionKind[Any]]] = [WRITE_SHEET, ROLL_LAP, QUALIFYING_LAP, ROLL_OFF]
EVENTS: Final[list[EventKind]] = [
    REVEALS,
    QUALIFIES,
    ROLLS_OFF,
    IMPROVES,
    STARTS_FROM,
]
