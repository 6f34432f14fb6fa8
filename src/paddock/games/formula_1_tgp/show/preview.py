"""What an attack, a push or a stop may lead to, shown before it is chosen."""

from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.rows import place_of
from paddock.core.view import View
from paddock.games.formula_1_tgp.rules.landing import fall_back
from paddock.games.formula_1_tgp.rules.overtaking import ATTACK, ATTACKING, PLAY_LATE_BRAKE, chance_in_six, need
from paddock.games.formula_1_tgp.rules.pits import PIT_STOP, PLAY_FAST_STOP, SERVE, SERVICE, STAY_OUT, retreat_of
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import may_hold
from paddock.games.formula_1_tgp.rules.terms import FLAT_OUT, LATE_BRAKE, SHUT_DOOR
from paddock.games.formula_1_tgp.rules.turn import DECLARE, PLAY_FLAT_OUT, PUSH, next_ahead, obligatory
from paddock.games.formula_1_tgp.show.faces import (
    AttackForeseen,
    Foreseen,
    PushForeseen,
    ServiceForeseen,
    StopForeseen,
)


def preview(view: View, seat: int, action: int, rng: Rng) -> tuple[list[Message], Foreseen] | None:
    """The odds of an attack, the road that a push opens, where a stop ends, and how far its service lasts.

    Anything else is told in general.
    """
    state = view.state
    if state.asks < 0 or not isinstance(state, TgpState):
        return None
    if state.kind is ATTACKING and (ATTACK.has(action) or PLAY_LATE_BRAKE.has(action)):
        return _odds(state, seat, action)
    if state.kind is DECLARE:
        return _road(state, action)
    if state.kind is PIT_STOP and not STAY_OUT.has(action):
        return _landing(state, seat, action)
    if state.kind is SERVE:
        return _lasting(state, action)
    return None


def _odds(state: TgpState, seat: int, action: int) -> tuple[list[Message], Foreseen]:
    car, other = state.argument, state.target
    late = PLAY_LATE_BRAKE.has(action)
    corner = PLAY_LATE_BRAKE.first(action) if late else ATTACK.first(action)
    needed = need(state, car, other, corner) - (state.components.amount[LATE_BRAKE] if late else 0)
    guarded = needed + state.components.amount[SHUT_DOOR]
    may_be_shut = other // 2 != seat and may_hold(state, other // 2, SHUT_DOOR)
    facts = AttackForeseen(
        car=state.game.domains["car"].slug(car),
        other=state.game.domains["car"].slug(other),
        corner=corner,
        need=max(2, needed),
        through=round(chance_in_six(needed) / 6, 3),
        guarded=round(chance_in_six(guarded) / 6, 3) if may_be_shut else None,
        contact=round(1 / 6, 3),
    )
    words: dict[str, str | int] = {"need": max(2, needed), "chance": round(100 * chance_in_six(needed) / 6)}
    if may_be_shut:
        words |= {"guarded": round(100 * chance_in_six(guarded) / 6), "card": state.name_of("card", SHUT_DOOR)}
    said = [Message("preview-attack-guarded" if may_be_shut else "preview-attack", words)]
    place = place_of(state.race_order(), other) + 1
    said.append(Message("preview-after-pass", {"place": place, "left": state.must + state.may - 1}))
    return said, facts


def _road(state: TgpState, action: int) -> tuple[list[Message], Foreseen]:
    car = state.argument
    spent = PUSH.first(action) if PUSH.has(action) else PLAY_FLAT_OUT.first(action)
    spaces = obligatory(state, car) + spent + (0 if PUSH.has(action) else state.components.amount[FLAT_OUT])
    ahead = next_ahead(state, car)
    free = spaces if ahead == NONE else min(spaces, state.place[ahead] - state.place[car] - 1)
    name = state.game.domains["car"].slug(car)
    facts = PushForeseen(car=name, spaces=spaces, free=free, attempts=spaces - free)
    if free == spaces:
        return [Message("preview-push-free", {"spaces": spaces})], facts
    words: dict[str, str | int] = {"spaces": spaces, "other": state.named(ahead), "attempts": spaces - free}
    return [Message("preview-push", words)], facts


def _landing(state: TgpState, seat: int, action: int) -> tuple[list[Message], Foreseen]:
    then = state.copy()
    assert isinstance(then, TgpState)
    car = state.argument
    fall_back(then, car, retreat_of(state, seat, PLAY_FAST_STOP.has(action)))
    order = then.race_order()
    gap = then.place[order[0]] - then.place[car]
    facts = StopForeseen(
        car=state.game.domains["car"].slug(car),
        place=place_of(order, car) + 1,
        gap=gap,
        places={state.game.domains["car"].slug(other): then.place[other] for other in order},
    )
    return [Message("preview-stop", {"place": place_of(order, car) + 1, "gap": gap})], facts


def _lasting(state: TgpState, action: int) -> tuple[list[Message], Foreseen]:
    """Whether a car gets to the finish with this fuel and these tyres, or what another stop is needed for."""
    car, fuel, left = state.argument, SERVICE.first(action), state.turns - state.turn
    if fuel >= left:
        said = [Message("preview-fuel-enough")]
    else:
        said = [Message("preview-fuel-short", {"fuel": fuel, "left": left})]
    if not state.wet and len({*state.used[car], SERVICE.last(action)}) == 1:
        said.append(Message("preview-one-compound"))
    return said, ServiceForeseen(car=state.game.domains["car"].slug(car), fuel=fuel, left=left)
