"""E. Before qualifying: settings, the split of power and speed points (TGP-26, TGP-30, TGP-35 to TGP-39)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_entry, with_value
from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.rules.development import owns_step, rating, upgrade
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import (
    ACCELERATION_EFFECT,
    MOST_NUMBER,
    SETTING_A,
    SETTING_B,
    SPEED_EFFECT,
    TOP_EFFECT,
)
from paddock.games.formula_1_tgp.rules.tyres import within

SET: Final = Verb("set", ("setting", "setting", 2))
SPLIT: Final = Verb("split", ("top", "number", MOST_NUMBER + 1))

SETS: Final = EventKind("sets", "TGP-26", ("seat", "seat"), ("step", "step"), ("setting", "setting"))
SPLITS: Final = EventKind("splits", "TGP-37", ("seat", "seat"), ("top", ""), ("acceleration", ""))
HAS_SPEED: Final = EventKind("has-speed", "TGP-35", ("driver", "driver"), ("points", ""), ("bonus", ""))


# ── TGP-26, TGP-35, R-18  Steps with two settings are set for the race: all teams at once, and all settings are
# revealed together ──


class ChooseSetting(DecisionKind[TgpState]):
    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        offer.add(SET.code(SETTING_A))
        offer.add(SET.code(SETTING_B))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.chosen = with_entry(state.chosen, seat, state.argument, SET.first(action))


CHOOSE_SETTING: Final[ChooseSetting] = ChooseSetting("setting", "TGP-26", [SET], sealed=True)


def choose_setting(state: TgpState) -> None:
    """The script's argument counts the two-setting steps of the development board."""
    if state.argument < len(state.components.two_settings):
        step = state.components.two_settings[state.argument]
        owners = vec[i64]([seat for seat in state.order if owns_step(state, seat, step) and state.has_cars(seat)])
        state.ask_all(CHOOSE_SETTING, owners)


def next_setting(state: TgpState) -> None:
    state.argument += 1
    if state.argument < len(state.components.two_settings):
        state.restart()


def reveal_settings(state: TgpState) -> None:
    for seat in state.order:
        for number, step in enumerate(state.components.two_settings):
            setting = state.chosen[seat][number]
            if setting != NONE:
                state.settings = with_entry(state.settings, seat, number, setting)
                state.chosen = with_entry(state.chosen, seat, number, NONE)
                state.emit(SETS, seat, step, setting)


# ── TGP-36, TGP-37, TGP-38, R-16, R-17  Power is split in secret; modifiers stay with their own parameter ──


def modifiers(state: TgpState, seat: i64) -> tuple[i64, i64]:
    """What engine and development add to top speed and to acceleration."""
    components = state.components
    engine = state.engine[seat]
    return (
        components.engine_top[engine] + upgrade(state, seat, TOP_EFFECT),
        components.engine_acceleration[engine] + upgrade(state, seat, ACCELERATION_EFFECT),
    )


class SplitPower(DecisionKind[TgpState]):
    """The argument is how much of the power goes to top speed."""

    def offer(self, state: TgpState, seat: i64, offer: Offer) -> None:
        for share in range(state.components.engine_power[state.engine[seat]] + 1):
            offer.add(SPLIT.code(share))

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        top, acceleration = self.parameters(state, seat, SPLIT.first(action))
        state.top = with_value(state.top, seat, top)
        state.acceleration = with_value(state.acceleration, seat, acceleration)

    def parameters(self, state: TgpState, seat: i64, share: i64) -> tuple[i64, i64]:
        """Top speed and acceleration, if this much of the power goes to top speed."""
        top, acceleration = modifiers(state, seat)
        return top + share, acceleration + state.components.engine_power[state.engine[seat]] - share

    def bonus(self, state: TgpState, seat: i64, share: i64) -> i64:
        """The speed points that the track grants for it."""
        top, acceleration = self.parameters(state, seat, share)
        return track_bonus(state, top, acceleration)

    def default(self, state: TgpState, seat: i64) -> i64:
        """The split that earns the most speed points; of several the one with the most top speed."""
        best: i64 = 0
        most: i64 = NONE
        for share in range(state.components.engine_power[state.engine[seat]] + 1):
            bonus = self.bonus(state, seat, share)
            if bonus >= most:
                best = share
                most = bonus
        return SPLIT.code(best)


SPLIT_POWER: Final[SplitPower] = SplitPower("split", "TGP-37", [SPLIT], sealed=True)


def split_power(state: TgpState) -> None:
    state.ask_all(SPLIT_POWER, state.seats_in_race())


# ── TGP-30, TGP-35, TGP-39, R-65  Speed points: card, rating, development, and what the track grants ──


def track_bonus(state: TgpState, top: i64, acceleration: i64) -> i64:
    """TGP-39: the highest step reached in each row of the board; the rows add up."""
    components = state.components
    circuit = state.circuit
    return reached(components.top_steps[circuit], components.top_points[circuit], top) + reached(
        components.acceleration_steps[circuit], components.acceleration_points[circuit], acceleration
    )


def reached(steps: vec[i64], points: vec[i64], value: i64) -> i64:
    """The points of the highest step that the value reaches."""
    found: i64 = 0
    for number, least in enumerate(steps):
        if value >= least:
            found = points[number]
    return found


def mark_speed(state: TgpState) -> None:
    for seat in state.seats_in_race():
        state.emit(SPLITS, seat, state.top[seat], state.acceleration[seat])
        bonus = track_bonus(state, state.top[seat], state.acceleration[seat])
        team = rating(state, seat) + upgrade(state, seat, SPEED_EFFECT)
        for car in state.cars_of(seat):
            own = state.components.driver_speed[state.driver[car]]
            state.speed[car] = within(0, own + team + bonus, state.components.speed_strip)
            state.emit(HAS_SPEED, state.driver[car], state.speed[car], bonus)


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_SETTING, SPLIT_POWER]
EVENTS: Final[list[EventKind]] = [SETS, SPLITS, HAS_SPEED]
