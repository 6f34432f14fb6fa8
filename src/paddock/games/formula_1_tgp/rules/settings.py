"""E. Before qualifying: settings, the split of power and speed points (TGP-26, TGP-30, TGP-35 to TGP-39)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.rows import row_of
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

SET: Final = Verb("set", ("setting", "setting", 2))
SPLIT: Final = Verb("split", ("top", "number", MOST_NUMBER + 1))

SETS: Final = EventKind("sets", "TGP-26", ("seat", "seat"), ("step", "step"), ("setting", "setting"))
SPLITS: Final = EventKind("splits", "TGP-37", ("seat", "seat"), ("top", ""), ("acceleration", ""))
HAS_SPEED: Final = EventKind("has-speed", "TGP-35", ("driver", "driver"), ("points", ""), ("bonus", ""))


# ── TGP-26, TGP-35, R-18  Steps with two settings are set for the race: all teams at once, and all settings are
# revealed together ──


class ChooseSetting(DecisionKind[TgpState]):
    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [SET.code(SETTING_A), SET.code(SETTING_B)]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.chosen[seat][state.argument] = SET.first(action)


CHOOSE_SETTING: Final[ChooseSetting] = ChooseSetting("setting", "TGP-26", [SET], sealed=True)


def choose_setting(state: TgpState) -> None:
    """The script's argument counts the two-setting steps of the development board."""
    if state.argument < len(state.components.two_settings):
        step = state.components.two_settings[state.argument]
        state.ask_all(
            CHOOSE_SETTING,
            row_of([seat for seat in state.order if state.cars_of(seat) and owns_step(state, seat, step)]),
        )


def next_setting(state: TgpState) -> None:
    state.argument += 1
    if state.argument < len(state.components.two_settings):
        state.restart()


def reveal_settings(state: TgpState) -> None:
    for seat in state.order:
        for number, step in enumerate(state.components.two_settings):
            setting = state.chosen[seat][number]
            if setting != NONE:
                state.settings[seat][number] = setting
                state.chosen[seat][number] = NONE
                state.emit(SETS, seat, step, setting)


# ── TGP-36, TGP-37, TGP-38, R-16, R-17  Power is split in secret; modifiers stay with their own parameter ──


def modifiers(state: TgpState, seat: int) -> tuple[int, int]:
    """What engine and development add to top speed and to acceleration."""
    components = state.components
    engine = state.engine[seat]
    return (
        components.engine_top[engine] + upgrade(state, seat, TOP_EFFECT),
        components.engine_acceleration[engine] + upgrade(state, seat, ACCELERATION_EFFECT),
    )


class SplitPower(DecisionKind[TgpState]):
    """The argument is how much of the power goes to top speed."""

    def options(self, state: TgpState, seat: i64) -> list[int]:
        return [SPLIT.code(share) for share in range(state.components.engine_power[state.engine[seat]] + 1)]

    def apply(self, state: TgpState, seat: i64, action: i64) -> None:
        state.top[seat], state.acceleration[seat] = self.parameters(state, seat, SPLIT.first(action))

    def parameters(self, state: TgpState, seat: int, share: int) -> tuple[int, int]:
        """Top speed and acceleration, if this much of the power goes to top speed."""
        top, acceleration = modifiers(state, seat)
        return top + share, acceleration + state.components.engine_power[state.engine[seat]] - share

    def bonus(self, state: TgpState, seat: int, share: int) -> int:
        """The speed points that the track grants for it."""
        top, acceleration = self.parameters(state, seat, share)
        return track_bonus(state, top, acceleration)

    def default(self, state: TgpState, seat: i64) -> i64:
        """The split that earns the most speed points; of several the one with the most top speed."""
        shares = range(state.components.engine_power[state.engine[seat]], -1, -1)
        return SPLIT.code(max(shares, key=lambda share: self.bonus(state, seat, share)))


SPLIT_POWER: Final[SplitPower] = SplitPower("split", "TGP-37", [SPLIT], sealed=True)


def split_power(state: TgpState) -> None:
    state.ask_all(SPLIT_POWER, row_of([seat for seat in state.order if state.cars_of(seat)]))


# ── TGP-30, TGP-35, TGP-39, R-65  Speed points: card, rating, development, and what the track grants ──


def track_bonus(state: TgpState, top: int, acceleration: int) -> int:
    """TGP-39: the highest step reached in each row of the board; the rows add up."""
    bonus = 0
    for row, value in (
        (state.components.top_bonus[state.circuit], top),
        (state.components.acceleration_bonus[state.circuit], acceleration),
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
            own = state.components.driver_speed[state.driver[car]]
            points = own + rating(state, seat) + upgrade(state, seat, SPEED_EFFECT) + bonus
            state.speed[car] = max(0, min(points, state.components.speed_strip))
            state.emit(HAS_SPEED, state.driver[car], state.speed[car], bonus)


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_SETTING, SPLIT_POWER]
EVENTS: Final[list[EventKind]] = [SETS, SPLITS, HAS_SPEED]
