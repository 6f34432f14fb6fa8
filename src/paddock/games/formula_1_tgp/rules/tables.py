"""L. Rolls on the tables: random events, mechanical trouble and collisions (TGP-75, TGP-91, TGP-96, TGP-100).

Each table has a roll and the row that it leads to. Between the two, "Lucky escape" may let the roll be made again.
"""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Value
from paddock.core.script import Script
from paddock.games.formula_1_tgp.data.tables import Consequence
from paddock.games.formula_1_tgp.rules.consequences import retire, slide_back, suffer
from paddock.games.formula_1_tgp.rules.development import reliability, skill
from paddock.games.formula_1_tgp.rules.dice import K6, K10, Die
from paddock.games.formula_1_tgp.rules.scripts import COLLISION, EVENT_ROLL, MECHANICAL
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import CardWindow, may_hold
from paddock.games.formula_1_tgp.rules.terms import COLLISIONS, DRY_EVENTS, LUCKY, MACHINE_TROUBLE, WET, WET_EVENTS

PLAY_LUCKY: Final = Verb("lucky")

EVENT_ROLLED: Final = EventKind("event-rolled", "TGP-91", ("driver", "driver"), ("pips", ""))
WET_EVENT_ROLLED: Final = EventKind("wet-event-rolled", "TGP-100", ("driver", "driver"), ("pips", ""))
MECHANICAL_ROLLED: Final = EventKind(
    "mechanical-rolled", "TGP-96", ("driver", "driver"), ("pips", ""), ("reliability", "")
)
TEST_PASSED: Final = EventKind("test-passed", "TGP-75", ("driver", "driver"), ("pips", ""), ("skill", ""))
TEST_FAILED: Final = EventKind("test-failed", "TGP-75", ("driver", "driver"), ("pips", ""), ("skill", ""))
COLLISION_ROLLED: Final = EventKind("collision-rolled", "TGP-96", ("driver", "driver"), ("pips", ""), ("skill", ""))
SAVED: Final = EventKind("saved", "TGP-96", ("driver", "driver"), ("pips", ""), ("skill", ""))
NOT_SAVED: Final = EventKind("not-saved", "TGP-96", ("driver", "driver"), ("pips", ""), ("skill", ""))


# ── TGP-96  A roll on a table, and the row that it leads to ──


class TableRoll(Die):
    """A roll of the car that the script's argument names. A subclass says which table it is, what is added to the die,
    and which event tells it."""

    def rolls(self, state: TgpState, pips: i64) -> None:
        state.die = pips
        if state.events is not None:
            car = state.argument
            state.emit(self.told_by(state), state.driver[car], pips, self.added(state, car))

    def told_by(self, state: TgpState) -> EventKind:
        raise NotImplementedError

    def added(self, state: TgpState, car: i64) -> i64:
        """What the car adds to the die."""
        raise NotImplementedError

    def table(self, state: TgpState) -> i64:
        raise NotImplementedError

    def row(self, state: TgpState) -> i64:
        """The row, among those of all tables, that the die leads to; what is above a table's last row is in it."""
        components = state.components
        total = state.die + self.added(state, state.argument)
        table = self.table(state)
        row = components.first_row[table]
        last = components.first_row[table + 1] - 1
        while row < last and total > components.row_to[row]:
            row += 1
        return row


# ── TGP-91, TGP-100, R-56  Table 1, or table 5 in the wet: a K10 ──


class RollEvent(TableRoll):
    def told_by(self, state: TgpState) -> EventKind:
        return WET_EVENT_ROLLED if state.wet else EVENT_ROLLED

    def added(self, state: TgpState, car: i64) -> i64:
        return 0

    def table(self, state: TgpState) -> i64:
        return WET_EVENTS if state.wet else DRY_EVENTS


ROLL_EVENT: Final[RollEvent] = RollEvent("event", "TGP-91", K10)


def roll_event(state: TgpState) -> None:
    state.ask_nature(ROLL_EVENT)


def roll_event_again(state: TgpState) -> None:
    if state.again:
        state.ask_nature(ROLL_EVENT)


def read_event(state: TgpState) -> None:
    suffer(state, state.argument, ROLL_EVENT.row(state))


# ── TGP-96, R-62  Table 2, mechanical trouble: K6 + reliability ──


class RollMechanical(TableRoll):
    def told_by(self, state: TgpState) -> EventKind:
        return MECHANICAL_ROLLED

    def added(self, state: TgpState, car: i64) -> i64:
        return reliability(state, car // 2)

    def table(self, state: TgpState) -> i64:
        return MACHINE_TROUBLE


ROLL_MECHANICAL: Final[RollMechanical] = RollMechanical("mechanical", "TGP-96", K6)


def roll_mechanical(state: TgpState) -> None:
    state.ask_nature(ROLL_MECHANICAL)


def roll_mechanical_again(state: TgpState) -> None:
    if state.again:
        state.ask_nature(ROLL_MECHANICAL)


def read_mechanical(state: TgpState) -> None:
    suffer(state, state.argument, ROLL_MECHANICAL.row(state))


# ── TGP-75, R-40  The driver test, as printed: a K6 below the skill leads to table 3 (by option: above it) ──


class RollDriverTest(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        state.die = pips
        car = state.argument
        own = skill(state, car)
        failed = pips > own if state.components.inverted_test else pips < own
        state.emit(TEST_FAILED if failed else TEST_PASSED, state.driver[car], pips, own)
        if not failed:
            state.leave()


ROLL_DRIVER_TEST: Final[RollDriverTest] = RollDriverTest("driver-test", "TGP-75", K6)


def roll_driver_test(state: TgpState) -> None:
    state.ask_nature(ROLL_DRIVER_TEST)


# ── TGP-75, TGP-96  Table 3, collisions: K6 + skill ──


class RollCollision(TableRoll):
    def told_by(self, state: TgpState) -> EventKind:
        return COLLISION_ROLLED

    def added(self, state: TgpState, car: i64) -> i64:
        return skill(state, car)

    def table(self, state: TgpState) -> i64:
        return COLLISIONS


ROLL_COLLISION: Final[RollCollision] = RollCollision("collision", "TGP-96", K6)


def roll_collision(state: TgpState) -> None:
    state.ask_nature(ROLL_COLLISION)


def roll_collision_again(state: TgpState) -> None:
    if state.again:
        state.ask_nature(ROLL_COLLISION)


def read_collision(state: TgpState) -> None:
    suffer(state, state.argument, ROLL_COLLISION.row(state))


# ── TGP-101  The card "Lucky escape": after an own roll on table 1, 2, 3 or 5 ──

ROLL_OF: Final[list[tuple[Script, TableRoll]]] = [
    (EVENT_ROLL, ROLL_EVENT),
    (MECHANICAL, ROLL_MECHANICAL),
    (COLLISION, ROLL_COLLISION),
]
"""The roll that each script is about."""


def rolled_row(state: TgpState) -> i64:
    """The row that the die on the table leads to, in the table that is being read."""
    here = state.game.rules.scripts[state.frames[-3]]
    return next(roll for script, roll in ROLL_OF if script is here).row(state)


class LuckyEscape(CardWindow):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        """The car, its roll, and up to two effects of the row that would have to be suffered."""
        words: dict[str, Value] = {"driver": state.named(state.argument), "pips": state.die}
        words["card"] = state.name_of("card", LUCKY)
        effects = state.components.table_rows[rolled_row(state)].effects
        for number, (does, amount) in enumerate((("first", "amount"), ("second", "more"))):
            effect = effects[number] if number < len(effects) else None
            words[does] = effect.does if effect is not None else "nothing"
            words[amount] = in_words(effect) if effect is not None else ""
        return Message("ask-lucky", words)

    def works(self, state: TgpState, seat: i64, action: i64) -> None:
        state.again = 1


def in_words(effect: Consequence) -> str:
    """An amount as it is read: a loss or gain with its sign, spaces to fall back without."""
    return f"{effect.amount:+d}" if effect.does in ("move", "points", "tyres") else str(abs(effect.amount))


LUCKY_ESCAPE: Final[LuckyEscape] = LuckyEscape("lucky", "TGP-101", PLAY_LUCKY, LUCKY)


def offer_luck(state: TgpState) -> None:
    state.again = 0
    seat = state.argument // 2
    if may_hold(state, seat, LUCKY):
        state.ask(LUCKY_ESCAPE, seat)


# ── TGP-96  A save: a K6 not above the skill averts it; on a wet road tyres count too when the race is at stake ──


class RollSave(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        car, spaces = state.argument, state.stake
        needed = skill(state, car)
        if spaces == 0:
            needed += 1 if state.tyre[car] == WET else -1
        state.stake = 0
        if pips <= needed:
            state.emit(SAVED, state.driver[car], pips, needed)
            return
        state.emit(NOT_SAVED, state.driver[car], pips, needed)
        if spaces == 0:
            retire(state, car)
        else:
            slide_back(state, car, spaces)


ROLL_SAVE: Final[RollSave] = RollSave("save", "TGP-96", K6)


def roll_save(state: TgpState) -> None:
    state.ask_nature(ROLL_SAVE)


KINDS: Final[list[DecisionKind[Any]]] = [
    LUCKY_ESCAPE,
    ROLL_EVENT,
    ROLL_MECHANICAL,
    ROLL_DRIVER_TEST,
    ROLL_COLLISION,
    ROLL_SAVE,
]
EVENTS: Final[list[EventKind]] = [
    EVENT_ROLLED,
    WET_EVENT_ROLLED,
    MECHANICAL_ROLLED,
    TEST_PASSED,
    TEST_FAILED,
    COLLISION_ROLLED,
    SAVED,
    NOT_SAVED,
]
