"""What people are told of the organisation phase and its auctions (TGP-12 to TGP-29)."""

from mypy_extensions import i64

from paddock.core.decision import Words
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.formula_1_tgp.rules.auction import BID, NO_BID, RETURN_DRIVER, RETURN_ENGINE, UP_TO, purse
from paddock.games.formula_1_tgp.rules.organisation import (
    BUILD,
    DEVELOP,
    DRAW_DRIVER,
    DRAW_ENGINE,
    HIRE,
    PASS,
    TEST,
    must_go_on,
    next_step,
)
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import SETTING_A, SETTING_B, STEPS
from paddock.games.formula_1_tgp.show.words.effects import effect_words

Figures = dict[str, str | int]


# ── TGP-12 to TGP-15, TGP-21 to TGP-29  Actions ──


class ActionWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        key = "ask-action-incomplete" if must_go_on(state, seat) else "ask-action"
        return Message(key, {"left": state.activation[seat], "circuit": state.name_of("circuit", state.circuit)})

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        components = state.components
        if DRAW_ENGINE.has(action):
            return Message("do-draw-engine", {"cost": components.engine_cost, "cards": len(state.engine_pile)})
        if DRAW_DRIVER.has(action):
            return Message("do-draw-driver", {"cost": components.driver_cost, "cards": len(state.driver_pile)})
        if BUILD.has(action):
            where = state.name_of("facility", BUILD.first(action))
            return Message("do-build", {"facility": where, "cost": components.facility_cost})
        if DEVELOP.has(action):
            return develop_label(state, next_step(state, seat, DEVELOP.first(action)))
        if HIRE.has(action):
            return Message("do-hire", {"cost": components.crew_cost, "crews": state.crew[seat] + 1})
        if TEST.has(action):
            return Message("do-test", {"cost": components.test_cost, "tests": state.tests[seat] + 1})
        return Message("do-pass", {"left": state.activation[seat]})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        left = state.activation[seat]
        components = state.components
        if PASS.has(action):
            return Reason("TGP-13", Message("why-team-incomplete"))
        if DRAW_ENGINE.has(action) or DRAW_DRIVER.has(action):
            if left >= 1:
                return Reason("TGP-16" if DRAW_ENGINE.has(action) else "TGP-20", Message("why-pile-empty"))
            return too_dear("TGP-15", components.engine_cost, left)
        if BUILD.has(action):
            if BUILD.first(action) in state.facilities[seat]:
                return Reason("TGP-21", Message("why-facility-built"))
            return too_dear("TGP-21", components.facility_cost, left)
        if DEVELOP.has(action):
            facility = DEVELOP.first(action)
            if facility not in state.facilities[seat]:
                return Reason("TGP-22", Message("why-facility-first"))
            if state.path[seat][facility] == STEPS:
                return Reason("TGP-24", Message("why-path-ends"))
            return too_dear("TGP-24", components.step_cost, left)
        if HIRE.has(action):
            if state.crew[seat] == components.most_crews:
                return Reason("TGP-27", Message("why-enough-crews", {"most": components.most_crews}))
            return too_dear("TGP-27", components.crew_cost, left)
        if state.tests[seat] == components.most_tests:
            return Reason("TGP-29", Message("why-enough-tests", {"most": components.most_tests}))
        return too_dear("TGP-29", components.test_cost, left)


def develop_label(state: TgpState, step: int) -> Message:
    """The step, what it does, and what it costs."""
    words: Figures = {
        "step": state.name_of("step", step),
        "facility": state.name_of("facility", step // STEPS),
        "cost": state.components.step_cost,
    }
    choices = state.components.step_effects[step]
    words |= effect_words(choices[SETTING_A])
    if len(choices) == 1:
        return Message("do-develop", words)
    return Message("do-develop-settings", words | effect_words(choices[SETTING_B], "-b"))


def too_dear(rule: str, cost: int, left: int) -> Reason:
    return Reason(rule, Message("why-too-dear", {"cost": cost, "left": left}))


# ── TGP-16 to TGP-20  Auctions ──


class BidWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        words = lot_figures(state) | {"purse": purse(state, seat)}
        if state.bidder == NONE:
            return Message(key_for_lot(state, "ask-offer"), words)
        words |= {"points": state.bid, "bidder": state.name_of("seat", state.bidder)}
        return Message(key_for_lot(state, "ask-bid"), words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        if NO_BID.has(action):
            return Message("do-no-bid", lot_words(state))
        points = BID.first(action)
        paid = 1 if seat == state.drawer else 0
        words = lot_words(state) | {"points": points, "more": points - paid, "left": purse(state, seat) - points}
        return Message("do-bid", words)

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        if BID.first(action) <= state.bid:
            return Reason("TGP-18", Message("why-bid-too-low", {"least": state.bid + 1}))
        return Reason("TGP-19", Message("why-bid-too-high", {"purse": purse(state, seat)}))


class SealedBidWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        return Message(key_for_lot(state, "ask-up-to"), lot_figures(state) | {"purse": purse(state, seat)})

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        points = UP_TO.first(action)
        words = lot_words(state) | {"points": points, "left": purse(state, seat) - points}
        return Message("do-up-to-nothing" if points == 0 else "do-up-to", words)

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        return Reason("TGP-19", Message("why-bid-too-high", {"purse": purse(state, seat)}))


class GiveBackWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        return Message(key_for_lot(state, "ask-give-back"), lot_words(state))

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        if RETURN_ENGINE.has(action):
            engine = RETURN_ENGINE.first(action)
            return Message(
                "do-return-engine", engine_figures(state, engine) | {"engine": state.name_of("engine", engine)}
            )
        driver = RETURN_DRIVER.first(action)
        return Message("do-return-driver", driver_figures(state, driver) | {"driver": state.name_of("driver", driver)})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        return Reason("TGP-19" if state.engine_lot != NONE else "TGP-20", Message("why-not-yours-to-return"))


def key_for_lot(state: TgpState, key: str) -> str:
    """The key of a sentence that differs between engines and drivers."""
    return f"{key}-engine" if state.engine_lot != NONE else f"{key}-driver"


def lot_words(state: TgpState) -> Figures:
    """The card that is auctioned."""
    if state.engine_lot != NONE:
        return {"card": state.name_of("engine", state.engine_lot)}
    return {"card": state.name_of("driver", state.driver_lot)}


def lot_figures(state: TgpState) -> Figures:
    """The card that is auctioned, with what is printed on it."""
    if state.engine_lot != NONE:
        return lot_words(state) | engine_figures(state, state.engine_lot)
    return lot_words(state) | driver_figures(state, state.driver_lot)


def engine_figures(state: TgpState, engine: int) -> Figures:
    components = state.components
    return {
        "power": components.engine_power[engine],
        "top": components.engine_top[engine],
        "acceleration": components.engine_acceleration[engine],
        "reliability": components.engine_reliability[engine],
    }


def driver_figures(state: TgpState, driver: int) -> Figures:
    return {"speed": state.components.driver_speed[driver], "skill": state.components.driver_skill[driver]}
