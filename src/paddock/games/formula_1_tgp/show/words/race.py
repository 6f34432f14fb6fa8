"""What people are told of a race turn: events, speed, attacks and stops (TGP-57 to TGP-102)."""

from mypy_extensions import i64

from paddock.core.decision import Words
from paddock.core.message import Message, Reason
from paddock.games.formula_1_tgp.rules.card_words import not_held
from paddock.games.formula_1_tgp.rules.overtaking import (
    ATTACK,
    HOLD_BACK,
    PLAY_LATE_BRAKE,
    PLAY_TEAM_ORDERS,
    chance_in_six,
    corner_number,
    need,
)
from paddock.games.formula_1_tgp.rules.pits import SERVICE, STAY_OUT, STOP, least_fuel, retreat_of
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import NO_CARD
from paddock.games.formula_1_tgp.rules.terms import (
    FAST_STOP,
    FLAT_OUT,
    HARD,
    LATE_BRAKE,
    LEAN_MIX,
    SAVE_TYRES,
    SOFT,
    TEAM_ORDERS,
)
from paddock.games.formula_1_tgp.rules.turn import (
    DECLARE,
    PLAY_FLAT_OUT,
    PLAY_SAVE_TYRES,
    PUSH,
    ROLL_NOW,
    last_turn_of_window,
    obligatory,
    usual_spaces,
)
from paddock.games.formula_1_tgp.rules.tyres import fresh_value

# ── TGP-60, TGP-91, TGP-101  A car's move ──


class EventRollWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        last = last_turn_of_window(state)
        words: dict[str, str | int] = {"driver": state.named(state.argument), "turn": state.turn, "last": last}
        return Message("ask-event-roll-wet" if state.wet else "ask-event-roll", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        car = state.argument
        if ROLL_NOW.has(action):
            return Message("do-roll-now", {"car": car})
        left = last_turn_of_window(state) - state.turn
        if left:
            return Message("do-roll-later", {"left": left, "car": car})
        return Message("do-roll-never" if state.turn == state.turns else "do-roll-missed", {"car": car})


class PushWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        car = state.argument
        words: dict[str, str | int] = {
            "driver": state.named(car),
            "spaces": obligatory(state, car),
            "points": state.speed[car],
        }
        return Message("ask-push", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        car = state.argument
        must = obligatory(state, car)
        if PUSH.has(action):
            spent = PUSH.first(action)
            return Message("do-push", {"points": spent, "spaces": must + spent, "car": car})
        spent = PLAY_FLAT_OUT.first(action)
        spaces = must + spent + state.components.amount[FLAT_OUT]
        words: dict[str, str | int] = {"points": spent, "spaces": spaces, "car": car}
        return Message("do-flat-out", words | {"card": state.name_of("card", FLAT_OUT)})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        spent = PUSH.first(action) if PUSH.has(action) else PLAY_FLAT_OUT.first(action)
        if spent > state.components.most_points_a_turn:
            return Reason("TGP-60", Message("why-too-many-points", {"most": state.components.most_points_a_turn}))
        if spent > DECLARE.most(state):
            return Reason("TGP-60", Message("why-not-so-many-points", {"points": state.speed[state.argument]}))
        return not_held(state, FLAT_OUT)


class SavingWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        car = state.argument
        words: dict[str, str | int] = {
            "driver": state.named(car),
            "fuel": state.fuel[car],
            "tread": state.tread[car],
        }
        return Message("ask-saving", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        words: dict[str, str | int] = {"car": state.argument}
        if NO_CARD.has(action):
            return Message("do-no-card", words)
        if PLAY_SAVE_TYRES.has(action):
            return Message("do-save-tyres", words | {"card": state.name_of("card", SAVE_TYRES)})
        return Message("do-lean-mix", words | {"card": state.name_of("card", LEAN_MIX)})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        if PLAY_SAVE_TYRES.has(action) and state.keeps_tyres:
            return Reason("TGP-102", Message("why-tyres-spared-already"))
        return not_held(state, SAVE_TYRES if PLAY_SAVE_TYRES.has(action) else LEAN_MIX)


# ── TGP-64, TGP-73  Attacks ──


class AttackWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        words: dict[str, str | int] = {
            "driver": state.named(state.argument),
            "other": state.named(state.target),
            "left": state.must + state.may,
        }
        return Message("ask-attack" if state.must else "ask-attack-freely", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        car, other = state.argument, state.target
        if HOLD_BACK.has(action):
            return Message("do-hold-back", {"points": state.may, "car": car})
        if PLAY_TEAM_ORDERS.has(action):
            card = state.name_of("card", TEAM_ORDERS)
            return Message("do-team-orders", {"card": card, "other": state.named(other), "car": car})
        corner = ATTACK.first(action) if ATTACK.has(action) else PLAY_LATE_BRAKE.first(action)
        needed = need(state, car, other, corner)
        key = "do-attack"
        if PLAY_LATE_BRAKE.has(action):
            needed -= state.components.amount[LATE_BRAKE]
            key = "do-late-brake"
        words: dict[str, str | int] = {
            "corner": state.name_of("place", corner_number(state, corner)),
            "need": max(2, needed),
            "chance": round(100 * chance_in_six(needed) / 6),
            "car": car,
            "card": state.name_of("card", LATE_BRAKE),
        }
        return Message(key, words)

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        if HOLD_BACK.has(action):
            return Reason("TGP-73", Message("why-must-attack", {"left": state.must}))
        if PLAY_TEAM_ORDERS.has(action) and state.target // 2 != seat:
            return Reason("TGP-102", Message("why-not-a-team-mate", {"other": state.named(state.target)}))
        return not_held(state, TEAM_ORDERS if PLAY_TEAM_ORDERS.has(action) else LATE_BRAKE)


# ── TGP-77 to TGP-81  Pit stops ──


class StopWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        car = state.argument
        words: dict[str, str | int] = {
            "driver": state.named(car),
            "fuel": state.fuel[car],
            "tread": state.tread[car],
            "left": state.turns - state.turn,
            "card": state.name_of("card", FAST_STOP),
        }
        return Message("ask-stop-forced" if state.fuel[car] == 0 else "ask-stop", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        car = state.argument
        if STAY_OUT.has(action):
            return Message("do-stay-out", {"fuel": state.fuel[car], "car": car})
        if STOP.has(action):
            return Message("do-stop", {"spaces": retreat_of(state, seat, False), "car": car})
        card = state.name_of("card", FAST_STOP)
        return Message("do-fast-stop", {"card": card, "spaces": retreat_of(state, seat, True), "car": car})

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        if STAY_OUT.has(action):
            return Reason("TGP-77", Message("why-no-fuel"))
        return not_held(state, FAST_STOP)


class ServiceWords(Words[TgpState]):
    def prompt(self, state: TgpState, seat: i64) -> Message:
        car = state.argument
        words: dict[str, str | int] = {
            "driver": state.named(car),
            "left": state.turns - state.turn,
            "fuel": state.fuel[car],
            "soft": fresh_value(state, seat, SOFT),
            "hard": fresh_value(state, seat, HARD),
        }
        if state.wet:
            return Message("ask-service-wet", words)
        used = state.used[car]
        if SOFT in used and HARD in used:
            return Message("ask-service-free", words)
        return Message("ask-service-hard" if SOFT in used else "ask-service-soft", words)

    def label(self, state: TgpState, seat: i64, action: i64) -> Message:
        fuel, tyre = SERVICE.first(action), SERVICE.last(action)
        words: dict[str, str | int] = {
            "fuel": fuel,
            "tyre": state.name_of("tyre", tyre),
            "value": fresh_value(state, seat, tyre),
            "spaces": max(0, usual_spaces(state, fuel, tyre)),
            "car": state.argument,
        }
        return Message("do-service", words)

    def why_not(self, state: TgpState, seat: i64, action: i64) -> Reason:
        least, most = least_fuel(state), state.components.most_fuel
        if not least <= SERVICE.first(action) <= most:
            return Reason("TGP-81", Message("why-not-so-much-fuel", {"most": most, "least": least}))
        return Reason("TGP-98", Message("why-no-wets-in-the-dry"))
