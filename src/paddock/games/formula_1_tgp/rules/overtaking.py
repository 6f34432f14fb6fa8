"""I. Overtaking (TGP-63 to TGP-74)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message
from paddock.core.offer import Offer
from paddock.games.formula_1_tgp.rules.development import at_least, skill, upgrade
from paddock.games.formula_1_tgp.rules.dice import K6, Die
from paddock.games.formula_1_tgp.rules.scripts import COLLISION
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import CardWindow, holds, may_hold, play
from paddock.games.formula_1_tgp.rules.terms import (
    ACCELERATION,
    DRIVER,
    LATE_BRAKE,
    OVERTAKE_EFFECT,
    SHUT_DOOR,
    SLIPSTREAM,
    TEAM_ORDERS,
    TOP,
    TYRE_VALUE,
)
from paddock.games.formula_1_tgp.rules.tyres import within

CORNER: Final = ("corner", "corner", 2)
ATTACK: Final = Verb("attack", CORNER)
PLAY_LATE_BRAKE: Final = Verb("late-brake", CORNER)
PLAY_TEAM_ORDERS: Final = Verb("team-orders")
HOLD_BACK: Final = Verb("hold-back")
PLAY_SHUT_DOOR: Final = Verb("shut-door")
PLAY_SLIPSTREAM: Final = Verb("slipstream")

MEETS: Final = EventKind("meets", "TGP-63", ("driver", "driver"), ("other", "driver"))
ATTACKS: Final = EventKind(
    "attacks", "TGP-64", ("driver", "driver"), ("other", "driver"), ("corner", "place"), ("need", "")
)
HAS_BETTER_TOP: Final = EventKind("has-better-top", "TGP-67", ("driver", "driver"))
HAS_BETTER_ACCELERATION: Final = EventKind("has-better-acceleration", "TGP-68", ("driver", "driver"))
HAS_BETTER_DRIVER: Final = EventKind("has-better-driver", "TGP-69", ("driver", "driver"))
HAS_BETTER_TYRES: Final = EventKind("has-better-tyres", "TGP-70", ("driver", "driver"))
ATTEMPT_ROLLED: Final = EventKind("attempt-rolled", "TGP-65", ("driver", "driver"), ("pips", ""), ("need", ""))
PASSES: Final = EventKind("passes", "TGP-71", ("driver", "driver"), ("other", "driver"), ("at", ""), ("behind", ""))
FAILS: Final = EventKind("fails", "TGP-72", ("driver", "driver"), ("other", "driver"), ("left", ""))
HOLDS_BACK: Final = EventKind("holds-back", "TGP-73", ("driver", "driver"), ("other", "driver"))
TOUCHES: Final = EventKind("touches", "TGP-74", ("driver", "driver"), ("other", "driver"))

BETTER: Final = {
    TOP: HAS_BETTER_TOP,
    ACCELERATION: HAS_BETTER_ACCELERATION,
    DRIVER: HAS_BETTER_DRIVER,
    TYRE_VALUE: HAS_BETTER_TYRES,
}
"""What is told of the car that is better in a parameter."""


# ── TGP-65, TGP-66, TGP-67, TGP-68, TGP-69, TGP-70, R-38, R-39, R-42  What the attacker needs: one pip for each
# parameter, whatever the margin ──


def parameter(state: TgpState, car: i64, which: i64) -> i64:
    if which == TOP:
        return state.top[car // 2]
    if which == ACCELERATION:
        return state.acceleration[car // 2]
    return skill(state, car) if which == DRIVER else state.tread[car]


def pips_gained(state: TgpState, car: i64, other: i64, corner: i64) -> i64:
    """What the attacker's roll gains or loses by comparing the two cars, and by the team's brakes."""
    gained = upgrade(state, car // 2, OVERTAKE_EFFECT)
    for which in state.components.parameters[corner_number(state, corner)]:
        own, theirs = parameter(state, car, which), parameter(state, other, which)
        if own > theirs:
            gained += 1
        elif own < theirs:
            gained -= 1
    return gained


def cards_gained(state: TgpState) -> i64:
    amount = state.components.amount
    return state.braked * amount[LATE_BRAKE] - state.shut * amount[SHUT_DOOR]


def need(state: TgpState, car: i64, other: i64, corner: i64) -> i64:
    """What the die must show, cards on the table included."""
    base = state.components.needs[corner_number(state, corner)]
    return base - pips_gained(state, car, other, corner) - cards_gained(state)


def pips_needed(state: TgpState, car: i64, other: i64, corner: i64) -> i64:
    """The same as people are told: a 1 is never enough (R-39)."""
    return at_least(2, need(state, car, other, corner))


def is_through(state: TgpState, car: i64) -> bool:
    """R-38, R-39: a natural 1 never is; a 6 only if it is enough."""
    return state.die > 1 and state.die >= need(state, car, state.target, state.corner)


def corner_number(state: TgpState, corner: i64) -> i64:
    """A corner of this race board among the corners of all boards, two for each."""
    return 2 * state.circuit + corner


def chance_in_six(needed: i64) -> i64:
    """How many of the six faces are enough."""
    return within(0, 7 - needed, 5)


# ── TGP-64, TGP-73, R-36, R-37  The corner; and on voluntary points whether to try at all ──


class Attack(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add(ATTACK.code(0))
        offer.add(ATTACK.code(1))
        if holds(state, seat, LATE_BRAKE):
            offer.add(PLAY_LATE_BRAKE.code(0))
            offer.add(PLAY_LATE_BRAKE.code(1))
        if state.target // 2 == seat and holds(state, seat, TEAM_ORDERS):
            offer.add(PLAY_TEAM_ORDERS.code())
        if state.must == 0:
            offer.add(HOLD_BACK.code())

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        car, other = state.argument, state.target
        if HOLD_BACK.has(action):
            state.may = 0
            state.emit(HOLDS_BACK, state.driver[car], state.driver[other])
            state.leave()
            return
        if PLAY_TEAM_ORDERS.has(action):
            play(state, seat, TEAM_ORDERS)
            use_point(state)
            pass_car(state, car, other)
            state.leave()
            return
        if ATTACK.has(action):
            state.corner = ATTACK.first(action)
        else:
            play(state, seat, LATE_BRAKE)
            state.corner = PLAY_LATE_BRAKE.first(action)
            state.braked = 1
        if state.events is not None:
            tell_attack(state, car, other)

    def default(self, state: TgpState, seat: i64) -> i64:
        car, other = state.argument, state.target
        return ATTACK.code(0 if need(state, car, other, 0) <= need(state, car, other, 1) else 1)


ATTACKING: Final[Attack] = Attack("attack", "TGP-64", [ATTACK, PLAY_LATE_BRAKE, PLAY_TEAM_ORDERS, HOLD_BACK])


def choose_corner(state: TgpState) -> None:
    state.braked = 0
    state.shut = 0
    state.emit(MEETS, state.driver[state.argument], state.driver[state.target])
    state.ask(ATTACKING, state.argument // 2)


def tell_attack(state: TgpState, car: i64, other: i64) -> None:
    """Only for the log: where, what is needed, and who is better there."""
    drivers = state.driver
    where = corner_number(state, state.corner)
    state.emit(ATTACKS, drivers[car], drivers[other], where, pips_needed(state, car, other, state.corner))
    for which in state.components.parameters[where]:
        own, theirs = parameter(state, car, which), parameter(state, other, which)
        if own != theirs:
            state.emit(BETTER[which], drivers[car if own > theirs else other])


# ── TGP-101, R-69  The card "Shut the door": before the roll, by the owner of the attacked car ──


class ShutTheDoor(CardWindow):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        car, other = state.argument, state.target
        words: dict[str, str | int] = {"driver": state.named(car), "other": state.named(other)}
        words["card"] = state.name_of("card", SHUT_DOOR)
        words["need"] = pips_needed(state, car, other, state.corner)
        return Message("ask-shut-door", words)

    def works(self, state: TgpState, seat: i64, action: i64) -> None:
        state.shut = 1


SHUT_THE_DOOR: Final[ShutTheDoor] = ShutTheDoor("shut-door", "TGP-101", PLAY_SHUT_DOOR, SHUT_DOOR, interrupt=True)


def offer_shut_door(state: TgpState) -> None:
    seat = state.target // 2
    if seat != state.argument // 2 and may_hold(state, seat, SHUT_DOOR):
        state.ask(SHUT_THE_DOOR, seat)


# ── TGP-65  The roll ──


class RollAttempt(Die):
    def rolls(self, state: TgpState, pips: i64) -> None:
        state.die = pips
        car = state.argument
        if state.events is not None:
            state.emit(ATTEMPT_ROLLED, state.driver[car], pips, pips_needed(state, car, state.target, state.corner))


ROLL_ATTEMPT: Final[RollAttempt] = RollAttempt("attempt", "TGP-65", K6)


def roll_attempt(state: TgpState) -> None:
    state.ask_nature(ROLL_ATTEMPT)


# ── TGP-101, R-64  The card "Slipstream": once for each attempt, a failed roll is void and rolled again ──


class Slipstream(CardWindow):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        car, other = state.argument, state.target
        words: dict[str, str | int] = {"driver": state.named(car), "pips": state.die}
        words["card"] = state.name_of("card", SLIPSTREAM)
        words["need"] = pips_needed(state, car, other, state.corner)
        return Message("ask-slipstream-contact" if state.die == 1 else "ask-slipstream", words)

    def works(self, state: TgpState, seat: i64, action: i64) -> None:
        state.again = 1


SLIPSTREAMING: Final[Slipstream] = Slipstream("slipstream", "TGP-101", PLAY_SLIPSTREAM, SLIPSTREAM)


def offer_slipstream(state: TgpState) -> None:
    state.again = 0
    seat = state.argument // 2
    if not is_through(state, state.argument) and may_hold(state, seat, SLIPSTREAM):
        state.ask(SLIPSTREAMING, seat)


def roll_attempt_again(state: TgpState) -> None:
    if state.again:
        state.ask_nature(ROLL_ATTEMPT)


# ── TGP-71, TGP-72, TGP-74, R-37, R-41  Through, or not; a natural 1 is contact ──


def use_point(state: TgpState) -> None:
    if state.must > 0:
        state.must -= 1
    else:
        state.may -= 1


def pass_car(state: TgpState, car: i64, other: i64) -> None:
    """The cars swap spaces."""
    behind, ahead = state.place[car], state.place[other]
    state.place[car] = ahead
    state.place[other] = behind
    state.emit(PASSES, state.driver[car], state.driver[other], ahead, behind)


def settle_attempt(state: TgpState) -> None:
    car, other = state.argument, state.target
    use_point(state)
    if is_through(state, car):
        pass_car(state, car, other)
        state.leave()
        return
    state.emit(FAILS, state.driver[car], state.driver[other], state.must + state.may)
    if state.die > 1:
        state.leave()
        return
    state.emit(TOUCHES, state.driver[car], state.driver[other])


# ── TGP-74, TGP-75  After contact both drivers are tested, the attacker first ──


def attacker_test(state: TgpState) -> None:
    state.call(COLLISION, state.argument)


def defender_test(state: TgpState) -> None:
    state.call(COLLISION, state.target)


KINDS: Final[list[DecisionKind[Any]]] = [ATTACKING, SHUT_THE_DOOR, ROLL_ATTEMPT, SLIPSTREAMING]
EVENTS: Final[list[EventKind]] = [
    MEETS,
    ATTACKS,
    HAS_BETTER_TOP,
    HAS_BETTER_ACCELERATION,
    HAS_BETTER_DRIVER,
    HAS_BETTER_TYRES,
    ATTEMPT_ROLLED,
    PASSES,
    FAILS,
    HOLDS_BACK,
    TOUCHES,
]
