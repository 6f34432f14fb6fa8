"""F, G. Start preparation and the start (TGP-45, TGP-49 to TGP-55)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import highest_first, with_value
from paddock.games.formula_1_tgp.rules.development import upgrade
from paddock.games.formula_1_tgp.rules.dice import K6, Die
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import CardWindow, may_hold
from paddock.games.formula_1_tgp.rules.terms import FULL_AHEAD, LAUNCH, LEFT, LINE_CHANGE, RIGHT, START_EFFECT

LAY: Final = Verb("lay", ("tactic", "tactic", 2))
LAY_BOTH: Final = Verb("lay-both", ("left", "tactic", 2), ("right", "tactic", 2))
PLAY_LAUNCH: Final = Verb("launch")
LANE: Final = Verb("lane", ("lane", "lane", 2))

STAYS_DRY: Final = EventKind("stays-dry", "TGP-45", ("pips", ""))
RAINS: Final = EventKind("rains", "TGP-97", ("pips", ""))
TACTIC_SHOWN: Final = EventKind("tactic-shown", "TGP-51", ("driver", "driver"), ("tactic", "tactic"))
START_ROLLED: Final = EventKind("start-rolled", "TGP-51", ("driver", "driver"), ("pips", ""), ("spaces", ""))
GETS_AWAY: Final = EventKind("gets-away", "TGP-52", ("driver", "driver"), ("spaces", ""), ("row", ""))
IS_BOXED_IN: Final = EventKind("is-boxed-in", "TGP-53", ("driver", "driver"), ("spaces", ""), ("lost", ""), ("row", ""))
IS_HELD_UP: Final = EventKind("is-held-up", "TGP-54", ("driver", "driver"), ("spaces", ""), ("lost", ""), ("row", ""))
CHANGES_LINE: Final = EventKind("changes-line", "TGP-54", ("driver", "driver"), ("lane", ""))
LEAVES_START: Final = EventKind("leaves-start", "TGP-55", ("driver", "driver"), ("place", ""), ("at", ""))


# ── TGP-45, TGP-97, R-24  Weather: one K6 on the board's table, for the whole race ──


class RollWeather(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        state.wet = 1 if pips in state.components.wet_on[state.circuit] else 0
        state.emit(RAINS if state.wet else STAYS_DRY, pips)


ROLL_WEATHER: Final[RollWeather] = RollWeather("weather", "TGP-45", K6)


def roll_weather(state: TgpState) -> None:
    state.ask_nature(ROLL_WEATHER)


# ── TGP-50  A tactic, face down, beside each car ──


class LayTactics(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        if state.count_cars_of(seat) == 1:
            offer.add(LAY.code(LINE_CHANGE))
            offer.add(LAY.code(FULL_AHEAD))
        else:
            offer.add(LAY_BOTH.code(LINE_CHANGE, LINE_CHANGE))
            offer.add(LAY_BOTH.code(LINE_CHANGE, FULL_AHEAD))
            offer.add(LAY_BOTH.code(FULL_AHEAD, LINE_CHANGE))
            offer.add(LAY_BOTH.code(FULL_AHEAD, FULL_AHEAD))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        cars = state.cars_of(seat)
        if LAY.has(action):
            state.laid = with_value(state.laid, cars[0], LAY.first(action))
        else:
            laid = with_value(state.laid, cars[0], LAY_BOTH.first(action))
            state.laid = with_value(laid, cars[1], LAY_BOTH.last(action))


LAY_TACTICS: Final[LayTactics] = LayTactics("tactics", "TGP-50", [LAY, LAY_BOTH], sealed=True)


def lay_tactics(state: TgpState) -> None:
    state.ask_all(LAY_TACTICS, state.seats_in_race())


# ── TGP-49, TGP-51  From pole backwards: the tactic is revealed ──


def next_on_grid(state: TgpState) -> i64:
    """The script's argument counts the slots of the grid."""
    return state.grid[state.argument]


def reveal_tactic(state: TgpState) -> None:
    if state.argument == len(state.grid):
        state.leave()
        return
    car = next_on_grid(state)
    state.tactic = with_value(state.tactic, car, state.laid[car])
    state.laid = with_value(state.laid, car, NONE)
    state.die = 0
    state.emit(TACTIC_SHOWN, state.driver[car], state.tactic[car])


# ── TGP-101  The card "Perfect launch": before the own start roll ──


class PerfectLaunch(CardWindow):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        words: dict[str, str | int] = {"driver": state.named(next_on_grid(state))}
        return Message("ask-launch", words | {"card": state.name_of("card", LAUNCH)})

    def works(self, state: TgpState, seat: i64, action: i64) -> None:
        state.die = state.components.amount[LAUNCH]


PERFECT_LAUNCH: Final[PerfectLaunch] = PerfectLaunch("launch", "TGP-101", PLAY_LAUNCH, LAUNCH)


def offer_launch(state: TgpState) -> None:
    seat = next_on_grid(state) // 2
    if may_hold(state, seat, LAUNCH):
        state.ask(PERFECT_LAUNCH, seat)


# ── TGP-51, TGP-52  A K6 makes 1 to 4 spaces; FULL AHEAD one more ──


def start_spaces(state: TgpState, car: i64, pips: i64) -> i64:
    spaces = state.components.start_spaces[pips - 1] + upgrade(state, car // 2, START_EFFECT)
    return spaces + state.components.full_ahead if state.tactic[car] == FULL_AHEAD else spaces


class RollStart(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        state.die = pips
        car = next_on_grid(state)
        state.emit(START_ROLLED, state.driver[car], pips, start_spaces(state, car, pips))


ROLL_START: Final[RollStart] = RollStart("start-roll", "TGP-51", K6)


def roll_start(state: TgpState) -> None:
    if state.die == 0:
        state.ask_nature(ROLL_START)


# ── TGP-53, TGP-54, R-30  Off the line ──


def car_on(state: TgpState, row: i64, lane: i64) -> i64:
    """The car on a space of the start track, or NONE."""
    rows, lanes = state.row, state.lane
    for car in state.grid:
        if rows[car] == row and lanes[car] == lane:
            return car
    return NONE


def is_free(state: TgpState, row: i64, lane: i64) -> bool:
    return car_on(state, row, lane) == NONE


def reach(state: TgpState, car: i64, spaces: i64) -> i64:
    """How many rows the car gets ahead. FULL AHEAD stops at the first car in its lane; LINE CHANGE only where the full
    width is blocked, whatever lane it is in, because every step may go into either lane."""
    row = state.row[car]
    for step in range(1, spaces + 1):
        if state.tactic[car] == FULL_AHEAD:
            free = is_free(state, row + step, state.lane[car])
        else:
            free = is_free(state, row + step, LEFT) or is_free(state, row + step, RIGHT)
        if not free:
            return step - 1
    return spaces


class ChooseLane(DecisionKind[TgpState]):
    """Under LINE CHANGE only the lane at the end of the move matters."""

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        row = state.row[next_on_grid(state)]
        for lane in range(LEFT, RIGHT + 1):
            if is_free(state, row, lane) or self.own(state) == lane:
                offer.add(LANE.code(lane))

    def own(self, state: TgpState) -> i64:
        return state.lane[next_on_grid(state)]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car = next_on_grid(state)
        if LANE.first(action) != state.lane[car]:
            state.lane = with_value(state.lane, car, LANE.first(action))
            state.emit(CHANGES_LINE, state.driver[car], state.lane[car])

    def default(self, state: TgpState, seat: i64) -> i64:
        return LANE.code(self.own(state))

    def prompt(self, state: TgpState, seat: i64) -> Message:
        return Message("ask-lane", {"driver": state.named(next_on_grid(state))})

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        return Message("do-lane", {"lane": state.name_of("lane", LANE.first(action))})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        return Reason("TGP-54", Message("why-lane-taken"))


CHOOSE_LANE: Final[ChooseLane] = ChooseLane("lane", "TGP-54", [LANE])


def get_away(state: TgpState) -> None:
    car = next_on_grid(state)
    spaces = start_spaces(state, car, state.die)
    rows = reach(state, car, spaces)
    row = state.row[car] + rows
    lane = state.lane[car]
    if rows > 0 and state.tactic[car] == LINE_CHANGE and not is_free(state, row, lane):
        lane = 1 - lane
    asks = rows > 0 and state.tactic[car] == LINE_CHANGE and is_free(state, row, LEFT) and is_free(state, row, RIGHT)
    if lane != state.lane[car]:
        state.lane = with_value(state.lane, car, lane)
        state.emit(CHANGES_LINE, state.driver[car], lane)
    state.row = with_value(state.row, car, row)
    if rows == spaces:
        state.emit(GETS_AWAY, state.driver[car], rows, row)
    else:
        kind = IS_BOXED_IN if state.tactic[car] == FULL_AHEAD else IS_HELD_UP
        state.emit(kind, state.driver[car], rows, spaces - rows, row)
    if asks:
        state.ask(CHOOSE_LANE, car // 2)


def next_slot(state: TgpState) -> None:
    state.argument += 1
    state.restart()


# ── TGP-55, TGP-56, R-31  The order is carried over to the track, nose to tail; level: the better slot ──


def carry_over(state: TgpState) -> None:
    order = highest_first(state.grid[:], state.row)
    for place, car in enumerate(order):
        state.place[car] = len(order) - 1 - place
        state.emit(LEAVES_START, state.driver[car], place + 1, state.place[car])


KINDS: Final[list[DecisionKind[Any]]] = [ROLL_WEATHER, LAY_TACTICS, PERFECT_LAUNCH, ROLL_START, CHOOSE_LANE]
EVENTS: Final[list[EventKind]] = [
    STAYS_DRY,
    RAINS,
    TACTIC_SHOWN,
    START_ROLLED,
    GETS_AWAY,
    IS_BOXED_IN,
    IS_HELD_UP,
    CHANGES_LINE,
    LEAVES_START,
]
