"""What people are told of qualifying and the start (TGP-26, TGP-34 to TGP-50)."""

from mypy_extensions import i64

from paddock.core.decision import Words
from paddock.core.message import Message, Reason
from paddock.games.formula_1_tgp.rules.qualifying import QUALIFY, WRITE_SHEET
from paddock.games.formula_1_tgp.rules.settings import SET, SPLIT, SPLIT_POWER, modifiers
from paddock.games.formula_1_tgp.rules.start import LAY, LAY_BOTH
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import HARD, SETTINGS, SOFT
from paddock.games.formula_1_tgp.rules.tyres import FIT, FIT_BOTH, fresh_value
from paddock.games.formula_1_tgp.show.words.effects import effect_words

# ── TGP-26, TGP-35 to TGP-38  Settings and the split of power ──


class SettingWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        return Message("ask-setting", {"step": state.name_of("step", self.step(state))})

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        setting = SET.first(action)
        words: dict[str, str | int] = {
            "step": state.name_of("step", self.step(state)),
            "setting": SETTINGS[setting],
        }
        return Message("do-set", words | effect_words(state.components.step_effects[self.step(state)][setting]))

    def step(self, state: TgpState) -> int:
        """The step that is being set."""
        return state.components.two_settings[state.argument]


class SplitWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        top, acceleration = modifiers(state, seat)
        power = state.components.engine_power[state.engine[seat]]
        return Message("ask-split", {"power": power, "top": top, "acceleration": acceleration})

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        top, acceleration = SPLIT_POWER.parameters(state, seat, SPLIT.first(action))
        bonus = SPLIT_POWER.bonus(state, seat, SPLIT.first(action))
        return Message("do-split", {"top": top, "acceleration": acceleration, "bonus": bonus})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        power = state.components.engine_power[state.engine[seat]]
        return Reason("TGP-36", Message("why-not-so-much-power", {"power": power}))


# ── TGP-40  The sheets of qualifying ──


class SheetWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        car = WRITE_SHEET.car(state, seat)
        words: dict[str, str | int] = {"driver": state.named(car), "points": state.speed[car], "turns": state.turns}
        return Message("ask-sheet", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        car = WRITE_SHEET.car(state, seat)
        spent, fuel = QUALIFY.first(action), QUALIFY.last(action)
        bonus = state.components.fuel_bonus[fuel]
        words: dict[str, str | int] = {
            "points": spent,
            "left": state.speed[car] - spent,
            "fuel": fuel,
            "bonus": bonus,
            "result": spent + bonus + state.components.driver_speed[state.driver[car]],
        }
        return Message("do-qualify", words)

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        most = state.components.most_fuel
        if not 1 <= QUALIFY.last(action) <= most:
            return Reason("TGP-40", Message("why-not-so-much-fuel", {"most": most, "least": 1}))
        points = state.speed[WRITE_SHEET.car(state, seat)]
        return Reason("TGP-40", Message("why-not-so-many-points", {"points": points}))


# ── TGP-46, TGP-50  Tyres and tactics of the start ──


class TyresWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        words: dict[str, str | int] = {
            "soft": fresh_value(state, seat, SOFT),
            "hard": fresh_value(state, seat, HARD),
            "turns": state.turns,
            "lost": state.components.slicks_in_the_wet,
        }
        return Message("ask-tyres-wet" if state.wet else "ask-tyres", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        cars = state.cars_of(seat)
        words: dict[str, str | int] = {"driver": state.named(cars[0])}
        if FIT.has(action):
            tyre = FIT.first(action)
            words |= {"tyre": state.name_of("tyre", tyre), "value": fresh_value(state, seat, tyre)}
            return Message("do-fit", words)
        left, right = FIT_BOTH.first(action), FIT_BOTH.last(action)
        words |= {"left": state.name_of("tyre", left), "value-left": fresh_value(state, seat, left)}
        words |= {"right": state.name_of("tyre", right), "value-right": fresh_value(state, seat, right)}
        return Message("do-fit-both", words | {"other": state.named(cars[1])})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        if FIT.has(action) != (len(state.cars_of(seat)) == 1):
            return Reason("TGP-46", Message("why-tyres-for-each-car"))
        return Reason("TGP-98", Message("why-no-wets-in-the-dry"))


class TacticsWords(Words[TgpState]):
    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        cars = state.cars_of(seat)
        words: dict[str, str | int] = {"driver": state.named(cars[0])}
        if LAY.has(action):
            return Message("do-lay", words | {"tactic": state.name_of("tactic", LAY.first(action))})
        words |= {"left": state.name_of("tactic", LAY_BOTH.first(action)), "other": state.named(cars[1])}
        return Message("do-lay-both", words | {"right": state.name_of("tactic", LAY_BOTH.last(action))})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        return Reason("TGP-50", Message("why-tactic-for-each-car"))
