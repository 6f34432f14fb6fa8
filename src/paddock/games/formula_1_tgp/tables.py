"""The tables: random events, mechanical trouble and collisions (TGP-75, TGP-91, TGP-96, TGP-100)."""

from typing import TYPE_CHECKING, Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Value
from paddock.core.state import Script
from paddock.games.formula_1_tgp.development import reliability, skill
from paddock.games.formula_1_tgp.dice import K6, K10, Die
from paddock.games.formula_1_tgp.landing import fall_back
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.tactics import CardWindow, may_hold
from paddock.games.formula_1_tgp.terms import LUCKY, RETIRED, WET
from paddock.games.formula_1_tgp.tyres import wear

if TYPE_CHECKING:
    from paddock.games.formula_1_tgp.data import Consequence, Row

EVENT_ROLL: Final[Script] = Script("event")
MECHANICAL: Final[Script] = Script("mechanical")
COLLISION: Final[Script] = Script("collision")
SAVE: Final[Script] = Script("save")
STAKE: Final = 16
"""A save's argument is its car, and STAKE times the spaces at stake; none at stake means the race is."""

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
NOTHING_HAPPENS: Final = EventKind("nothing-happens", "TGP-96", ("driver", "driver"))
HAS_TROUBLE: Final = EventKind("has-trouble", "TGP-96", ("driver", "driver"))
SLIDES_BACK: Final = EventKind("slides-back", "TGP-96", ("driver", "driver"), ("spaces", ""))
SPINS: Final = EventKind("spins", "TGP-96", ("driver", "driver"), ("spaces", ""))
TYRES_SUFFER: Final = EventKind("tyres-suffer", "TGP-96", ("driver", "driver"), ("value", ""))
IS_SLOWED: Final = EventKind("is-slowed", "TGP-96", ("driver", "driver"), ("spaces", ""))
IS_TOWED: Final = EventKind("is-towed", "TGP-96", ("driver", "driver"), ("spaces", ""))
GAINS_POINTS: Final = EventKind("gains-points", "TGP-96", ("driver", "driver"), ("points", ""))
LOSES_POINTS: Final = EventKind("loses-points", "TGP-96", ("driver", "driver"), ("points", ""))
SPARES_TYRES: Final = EventKind("spares-tyres", "TGP-96", ("driver", "driver"))
BREAKS_WING: Final = EventKind("breaks-wing", "TGP-96", ("driver", "driver"), ("spaces", ""))
RETIRES: Final = EventKind("retires", "TGP-96", ("driver", "driver"))


# ── TGP-96  What a row of a table does ──


def look_up(table: "list[Row]", total: int) -> "Row":
    for row in table:
        if total <= row.to:
            return row
    return table[-1]


def suffer(state: TgpState, car: int, row: "Row") -> None:
    """All effects of a row; one that needs another roll stands last."""
    driver = state.driver[car]
    if not row.effects:
        state.emit(NOTHING_HAPPENS, driver)
    for effect in row.effects:
        amount = effect.amount
        if effect.does == "move":
            state.change += amount
            state.emit(IS_TOWED if amount > 0 else IS_SLOWED, driver, abs(amount))
        elif effect.does == "points":
            before = state.speed[car]
            state.speed[car] = max(0, min(before + amount, state.rules.speed_strip))
            if state.speed[car] != before:
                state.emit(GAINS_POINTS if amount > 0 else LOSES_POINTS, driver, abs(state.speed[car] - before))
        elif effect.does == "tyres":
            wear(state, car, amount)
            state.emit(TYRES_SUFFER, driver, state.tread[car])
        elif effect.does == "keep-tyres":
            state.keeps_tyres = 1
            state.emit(SPARES_TYRES, driver)
        elif effect.does == "wing":
            state.wing[car] = 1
            state.emit(BREAKS_WING, driver, state.rules.broken_wing)
        elif effect.does == "back":
            fall_back(state, car, amount)
            state.emit(SLIDES_BACK, driver, amount)
        elif effect.does == "spin":
            fall_back(state, car, amount)
            state.emit(SPINS, driver, amount)
            if car != state.target:  # the attacker's move ends
                state.must = 0
                state.may = 0
        elif effect.does == "out":
            retire(state, car)
        elif effect.does == "mechanical":
            state.emit(HAS_TROUBLE, driver)
            state.call(MECHANICAL, car)
        elif effect.does == "save-or-back":
            state.call(SAVE, car + STAKE * amount)
        else:
            state.call(SAVE, car)


def retire(state: TgpState, car: int) -> None:
    """R-57: out at once, without points and free of every duty."""
    state.status[car] = RETIRED
    state.emit(RETIRES, state.driver[car])


# ── TGP-101  The card "Lucky escape": after an own roll on table 1, 2, 3 or 5 ──


class LuckyEscape(CardWindow):
    def prompt(self, state: TgpState, seat: int) -> Message:
        words: dict[str, Value] = {"driver": state.named(state.argument), "pips": state.die}
        effects = rolled_row(state).effects
        for number, (does, amount) in enumerate((("first", "amount"), ("second", "more"))):
            effect = effects[number] if number < len(effects) else None
            words[does] = effect.does if effect is not None else "nothing"
            words[amount] = in_words(effect) if effect is not None else ""
        return Message("ask-lucky", words)

    def works(self, state: TgpState, seat: int, action: int) -> None:
        state.again = 1


def rolled_row(state: TgpState) -> "Row":
    """Where the die points to, in the table that is being read."""
    script, car = state.frames[-3], state.argument
    if script == MECHANICAL.id:
        return mechanical_row(state, car)
    return collision_row(state, car) if script == COLLISION.id else event_row(state)


def in_words(effect: "Consequence") -> str:
    """An amount as it is read: a loss or gain with its sign, spaces to fall back without."""
    return f"{effect.amount:+d}" if effect.does in ("move", "points", "tyres") else str(abs(effect.amount))


LUCKY_ESCAPE: Final = LuckyEscape("lucky", "TGP-101", PLAY_LUCKY, LUCKY)


def offer_luck(state: TgpState) -> None:
    state.again = 0
    seat = state.argument // 2
    if may_hold(state, seat, LUCKY):
        state.ask(LUCKY_ESCAPE, seat)


# ── TGP-91, TGP-100, R-56  Table 1, or table 5 in the wet: a K10 ──


class RollEvent(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        state.die = pips
        state.emit(WET_EVENT_ROLLED if state.wet else EVENT_ROLLED, state.driver[state.argument], pips)


ROLL_EVENT: Final = RollEvent("event", "TGP-91", [K10])


def roll_event(state: TgpState) -> None:
    state.ask_nature(ROLL_EVENT)


def roll_event_again(state: TgpState) -> None:
    if state.again:
        state.ask_nature(ROLL_EVENT)


def event_row(state: TgpState) -> "Row":
    tables = state.rules.box.tables
    return look_up(tables.wet_events if state.wet else tables.dry_events, state.die)


def read_event(state: TgpState) -> None:
    suffer(state, state.argument, event_row(state))


# ── TGP-96, R-62  Table 2, mechanical trouble: K6 + reliability ──


class RollMechanical(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        state.die = pips
        car = state.argument
        state.emit(MECHANICAL_ROLLED, state.driver[car], pips, reliability(state, car // 2))


ROLL_MECHANICAL: Final = RollMechanical("mechanical", "TGP-96", [K6])


def roll_mechanical(state: TgpState) -> None:
    state.ask_nature(ROLL_MECHANICAL)


def roll_mechanical_again(state: TgpState) -> None:
    if state.again:
        state.ask_nature(ROLL_MECHANICAL)


def mechanical_row(state: TgpState, car: int) -> "Row":
    return look_up(state.rules.box.tables.mechanical, state.die + reliability(state, car // 2))


def read_mechanical(state: TgpState) -> None:
    suffer(state, state.argument, mechanical_row(state, state.argument))


# ── TGP-75, R-40  The driver test, as printed: a K6 below the skill leads to table 3 (by option: above it) ──


class RollDriverTest(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        state.die = pips
        car = state.argument
        failed = pips > skill(state, car) if state.rules.inverted_test else pips < skill(state, car)
        state.emit(TEST_FAILED if failed else TEST_PASSED, state.driver[car], pips, skill(state, car))
        if not failed:
            state.leave()


ROLL_DRIVER_TEST: Final = RollDriverTest("driver-test", "TGP-75", [K6])


def roll_driver_test(state: TgpState) -> None:
    state.ask_nature(ROLL_DRIVER_TEST)


# ── TGP-75, TGP-96  Table 3, collisions: K6 + skill ──


class RollCollision(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        state.die = pips
        car = state.argument
        state.emit(COLLISION_ROLLED, state.driver[car], pips, skill(state, car))


ROLL_COLLISION: Final = RollCollision("collision", "TGP-96", [K6])


def roll_collision(state: TgpState) -> None:
    state.ask_nature(ROLL_COLLISION)


def roll_collision_again(state: TgpState) -> None:
    if state.again:
        state.ask_nature(ROLL_COLLISION)


def collision_row(state: TgpState, car: int) -> "Row":
    return look_up(state.rules.box.tables.collision, state.die + skill(state, car))


def read_collision(state: TgpState) -> None:
    suffer(state, state.argument, collision_row(state, state.argument))


# ── TGP-96  A save: a K6 not above the skill averts it; on a wet road tyres count too when the race is at stake ──


class RollSave(Die):
    def rolls(self, state: TgpState, pips: int) -> None:
        car, spaces = state.argument % STAKE, state.argument // STAKE
        needed = skill(state, car)
        if spaces == 0:
            needed += 1 if state.tyre[car] == WET else -1
        saved = pips <= needed
        state.emit(SAVED if saved else NOT_SAVED, state.driver[car], pips, needed)
        if saved:
            return
        if spaces == 0:
            retire(state, car)
        else:
            fall_back(state, car, spaces)
            state.emit(SLIDES_BACK, state.driver[car], spaces)


ROLL_SAVE: Final = RollSave("save", "TGP-96", [K6])


def roll_save(state: TgpState) -> None:
    state.ask_nature(ROLL_SAVE)


EVENT_ROLL.is_made_of(roll_event, offer_luck, roll_event_again, read_event)
MECHANICAL.is_made_of(roll_mechanical, offer_luck, roll_mechanical_again, read_mechanical)
COLLISION.is_made_of(roll_driver_test, roll_collision, offer_luck, roll_collision_again, read_collision)
SAVE.is_made_of(roll_save)

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
    NOTHING_HAPPENS,
    HAS_TROUBLE,
    SLIDES_BACK,
    SPINS,
    TYRES_SUFFER,
    IS_SLOWED,
    IS_TOWED,
    GAINS_POINTS,
    LOSES_POINTS,
    SPARES_TYRES,
    BREAKS_WING,
    RETIRES,
]
