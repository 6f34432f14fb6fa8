"""E. Qualifying (TGP-34 to TGP-44)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.state import Script
from paddock.games.formula_1_tgp.development import (
    ACCELERATION_EFFECT,
    SPEED,
    TOP_EFFECT,
    owns_step,
    rating,
    upgrade,
)
from paddock.games.formula_1_tgp.dice import K3, Die, must_roll
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.tactics import CardWindow, may_hold
from paddock.games.formula_1_tgp.terms import MOST_NUMBER, QUAL_LAP, RUNNING

SETTINGS: Final[Script] = Script("settings")
SHEETS: Final[Script] = Script("sheets")
FLYING_LAPS: Final[Script] = Script("flying-laps")

SET: Final = Verb("set", ("setting", "setting", 2))
SPLIT: Final = Verb("split", ("top", "number", MOST_NUMBER + 1))
QUALIFY: Final = Verb("qualify", ("points", "number", MOST_NUMBER + 1), ("fuel", "number", MOST_NUMBER + 1))
PLAY_QUAL_LAP: Final = Verb("qual-lap", ("car", "car", 8))

SETS: Final = EventKind("sets", "TGP-26", ("seat", "seat"), ("step", "step"), ("setting", "setting"))
SPLITS: Final = EventKind("splits", "TGP-37", ("seat", "seat"), ("top", ""), ("acceleration", ""))
HAS_SPEED: Final = EventKind("has-speed", "TGP-35", ("driver", "driver"), ("points", ""), ("bonus", ""))
REVEALS: Final = EventKind("reveals", "TGP-41", ("driver", "driver"), ("points", ""), ("fuel", ""), ("bonus", ""))
QUALIFIES: Final = EventKind("qualifies", "TGP-42", ("driver", "driver"), ("pips", ""), ("result", ""))
ROLLS_OFF: Final = EventKind("rolls-off", "TGP-44", ("driver", "driver"), ("pips", ""))
IMPROVES: Final = EventKind("improves", "TGP-102", ("driver", "driver"), ("result", ""))
STARTS_FROM: Final = EventKind("starts-from", "TGP-43", ("driver", "driver"), ("slot", ""), ("result", ""))


# ── TGP-26, TGP-35, R-18  Steps with two settings are set for the race: all owners at once, one step at a time ──


class ChooseSetting(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: int) -> list[int]:
        return [SET.code(0), SET.code(1)]

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        setting = SET.first(action)
        state.settings[seat][state.argument] = setting
        state.emit(SETS, seat, state.rules.two_settings[state.argument], setting)

    def prompt(self, state: TgpState, seat: int) -> Message:
        return Message("ask-setting", self._words(state))

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        setting = SET.first(action)
        effects = state.rules.step_effects[state.rules.two_settings[state.argument]][setting]
        words = self._words(state) | {"setting": "AB"[setting]}
        words |= {"speed": effects[0], "tyres": effects[1], "top": effects[2]}
        return Message("do-set", words)

    def _words(self, state: TgpState) -> dict[str, str | int]:
        slug = state.game.domains["step"].slug(state.rules.two_settings[state.argument])
        return {"step": f"step:{slug}"}


CHOOSE_SETTING: Final = ChooseSetting("setting", "TGP-26", [SET], sealed=True)


def choose_setting(state: TgpState) -> None:
    """The script's argument counts the two-setting steps of the development board."""
    if state.argument < len(state.rules.two_settings):
        step = state.rules.two_settings[state.argument]
        state.ask_all(
            CHOOSE_SETTING, [seat for seat in state.order if state.cars_of(seat) and owns_step(state, seat, step)]
        )


def next_setting(state: TgpState) -> None:
    state.argument += 1
    if state.argument < len(state.rules.two_settings):
        state.restart()


SETTINGS.is_made_of(choose_setting, next_setting)


# ── TGP-36, TGP-37, TGP-38, R-16, R-17  Power is split in secret; modifiers stay with their own parameter ──


def modifiers(state: TgpState, seat: int) -> tuple[int, int]:
    """What engine and development add to top speed and to acceleration."""
    rules = state.rules
    engine = state.engine[seat]
    return (
        rules.engine_top[engine] + upgrade(state, seat, TOP_EFFECT),
        rules.engine_acceleration[engine] + upgrade(state, seat, ACCELERATION_EFFECT),
    )


class SplitPower(DecisionKind[TgpState]):
    """The argument is how much of the power goes to top speed."""

    def options(self, state: TgpState, seat: int) -> list[int]:
        return [SPLIT.code(top) for top in range(state.rules.engine_power[state.engine[seat]] + 1)]

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        state.top[seat], state.acceleration[seat] = self.parameters(state, seat, action)

    def parameters(self, state: TgpState, seat: int, action: int) -> tuple[int, int]:
        share = SPLIT.first(action)
        top, acceleration = modifiers(state, seat)
        return top + share, acceleration + state.rules.engine_power[state.engine[seat]] - share

    def default(self, state: TgpState, seat: int) -> int:
        """The split that earns the most speed points."""
        options = self.options(state, seat)
        best = options[0]
        for option in options[1:]:
            if self._bonus(state, seat, option) >= self._bonus(state, seat, best):
                best = option
        return best

    def _bonus(self, state: TgpState, seat: int, action: int) -> int:
        top, acceleration = self.parameters(state, seat, action)
        return track_bonus(state, top, acceleration)

    def prompt(self, state: TgpState, seat: int) -> Message:
        top, acceleration = modifiers(state, seat)
        power = state.rules.engine_power[state.engine[seat]]
        return Message("ask-split", {"power": power, "top": top, "acceleration": acceleration})

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        top, acceleration = self.parameters(state, seat, action)
        return Message(
            "do-split", {"top": top, "acceleration": acceleration, "bonus": self._bonus(state, seat, action)}
        )

    def why_not(self, state: TgpState, seat: int, action: int) -> Reason:
        power = state.rules.engine_power[state.engine[seat]]
        return Reason("TGP-36", Message("why-not-so-much-power", {"power": power}))


SPLIT_POWER: Final = SplitPower("split", "TGP-37", [SPLIT], sealed=True)


def split_power(state: TgpState) -> None:
    state.ask_all(SPLIT_POWER, [seat for seat in state.order if state.cars_of(seat)])


# ── TGP-30, TGP-35, TGP-39  Speed points: card, rating, development, and what the track grants ──


def track_bonus(state: TgpState, top: int, acceleration: int) -> int:
    """TGP-39: the highest step reached in each row of the board; the rows add up."""
    bonus = 0
    for row, value in (
        (state.rules.top_bonus[state.circuit], top),
        (state.rules.acceleration_bonus[state.circuit], acceleration),
    ):
        reached = 0
        for least, points in row:
            if value >= least:
                reached = points
        bonus += reached
    return bonus


def mark_speed(state: TgpState) -> None:
    for seat in state.order:
        cars = state.cars_of(seat)
        if not cars:
            continue
        state.emit(SPLITS, seat, state.top[seat], state.acceleration[seat])
        bonus = track_bonus(state, state.top[seat], state.acceleration[seat])
        for car in cars:
            points = state.rules.driver_speed[state.driver[car]] + rating(state, seat) + upgrade(state, seat, SPEED)
            state.speed[car] = max(0, min(points + bonus, state.rules.speed_strip))
            state.emit(HAS_SPEED, state.driver[car], state.speed[car], bonus)


# ── TGP-34, TGP-40, R-22  The sheets: for each half of the board, speed points and fuel, in secret ──


class WriteSheet(DecisionKind[TgpState]):
    def car(self, state: TgpState, seat: int) -> int:
        """The script's argument is the half of the board."""
        return 2 * seat + state.argument

    def options(self, state: TgpState, seat: int) -> list[int]:
        points = state.speed[self.car(state, seat)]
        fuel = state.rules.most_fuel
        return [QUALIFY.code(spent, turns) for spent in range(points + 1) for turns in range(1, fuel + 1)]

    def apply(self, state: TgpState, seat: int, action: int) -> None:
        car = self.car(state, seat)
        state.pledged[car] = QUALIFY.first(action)
        state.pumped[car] = QUALIFY.last(action)

    def default(self, state: TgpState, seat: int) -> int:
        """Nothing spent, fuel for half the race."""
        return QUALIFY.code(0, min(state.rules.most_fuel, (state.turns + 1) // 2))

    def prompt(self, state: TgpState, seat: int) -> Message:
        car = self.car(state, seat)
        return Message(
            "ask-sheet",
            {"driver": state.named(car), "points": state.speed[car], "turns": state.turns},
        )

    def label(self, state: TgpState, seat: int, action: int) -> Message:
        car = self.car(state, seat)
        spent, fuel = QUALIFY.first(action), QUALIFY.last(action)
        result = spent + state.rules.fuel_bonus[fuel] + state.rules.driver_speed[state.driver[car]]
        return Message(
            "do-qualify",
            {
                "points": spent,
                "left": state.speed[car] - spent,
                "fuel": fuel,
                "bonus": state.rules.fuel_bonus[fuel],
                "result": result,
            },
        )

    def why_not(self, state: TgpState, seat: int, action: int) -> Reason:
        if not 1 <= QUALIFY.last(action) <= state.rules.most_fuel:
            return Reason("TGP-40", Message("why-not-so-much-fuel", {"most": state.rules.most_fuel, "least": 1}))
        return Reason("TGP-40", Message("why-not-so-many-points", {"points": state.speed[self.car(state, seat)]}))


WRITE_SHEET: Final = WriteSheet("sheet", "TGP-40", [QUALIFY], sealed=True)


def write_sheet(state: TgpState) -> None:
    half = state.argument
    state.ask_all(WRITE_SHEET, [seat for seat in state.order if state.status[2 * seat + half] == RUNNING])


def next_half(state: TgpState) -> None:
    state.argument += 1
    if state.argument < 2:
        state.restart()


SHEETS.is_made_of(write_sheet, next_half)


# ── TGP-41  All sheets are revealed; what is spent leaves the strip ──


def reveal_sheets(state: TgpState) -> None:
    for seat in state.order:
        for car in state.cars_of(seat):
            state.spent[car] = state.pledged[car]
            state.fuel[car] = state.pumped[car]
            state.qualifying_bonus[car] = state.rules.fuel_bonus[state.fuel[car]]
            state.speed[car] -= state.spent[car]
            state.pledged[car] = NONE
            state.pumped[car] = NONE
            state.emit(REVEALS, state.driver[car], state.spent[car], state.fuel[car], state.qualifying_bonus[car])


# ── TGP-42, R-19, R-20  The result: fuel bonus, points spent, the driver's speed once more, and a K3 ──


def result(state: TgpState, car: int) -> int:
    return (
        state.qualifying_bonus[car]
        + state.spent[car]
        + state.rules.driver_speed[state.driver[car]]
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


ROLL_LAP: Final = RollLap("flying-lap", "TGP-42", [K3])


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
        state.extra[car] += state.rules.amount[QUAL_LAP]
        state.emit(IMPROVES, state.driver[car], result(state, car))

    def words(self, state: TgpState, action: int) -> dict[str, str | int]:
        car = PLAY_QUAL_LAP.first(action)
        better = result(state, car) + state.rules.amount[QUAL_LAP]
        return {"driver": state.named(car), "result": better, "amount": state.rules.amount[QUAL_LAP]}

    def why_not(self, state: TgpState, seat: int, action: int) -> Reason:
        if PLAY_QUAL_LAP.first(action) // 2 != seat:
            return Reason("TGP-102", Message("why-not-your-car"))
        return super().why_not(state, seat, action)


QUALIFYING_LAP: Final = QualifyingLap("qualifying-lap", "TGP-101", PLAY_QUAL_LAP, QUAL_LAP)


def offer_qualifying_lap(state: TgpState) -> None:
    """The script's argument counts the seats in the order of play."""
    seat = state.order[state.argument]
    if state.cars_of(seat) and may_hold(state, seat, QUAL_LAP):
        state.ask(QUALIFYING_LAP, seat)


def next_seat(state: TgpState) -> None:
    state.argument += 1
    if state.argument < state.game.seats:
        state.restart()


FLYING_LAPS.is_made_of(offer_qualifying_lap, next_seat)


# ── TGP-43, TGP-44, R-23  The grid; ties by points spent, fuel bonus, the driver's speed, K3 until they are broken ──


def merit(state: TgpState, car: int) -> list[int]:
    speed = state.rules.driver_speed[state.driver[car]]
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


ROLL_OFF: Final = RollOff("roll-off", "TGP-44", [K3])


def form_grid(state: TgpState) -> None:
    if still_tied(state):
        state.repeat()
        state.ask_nature(ROLL_OFF)
        return
    state.grid = sorted(state.cars(), key=lambda car: merit(state, car) + state.qualifying_rolls[car], reverse=True)
    for slot, car in enumerate(state.grid):
        state.row[car] = state.rules.slot_row[slot]
        state.lane[car] = state.rules.slot_lane[slot]
        state.emit(STARTS_FROM, state.driver[car], slot + 1, result(state, car))
    state.qualifying_rolls = []


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_SETTING, SPLIT_POWER, WRITE_SHEET, ROLL_LAP, QUALIFYING_LAP, ROLL_OFF]
EVENTS: Final[list[EventKind]] = [
    SETS,
    SPLITS,
    HAS_SPEED,
    REVEALS,
    QUALIFIES,
    ROLLS_OFF,
    IMPROVES,
    STARTS_FROM,
]
