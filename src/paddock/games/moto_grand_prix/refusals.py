"""Why a ride is not offered: the rule that stands against it, in the order in which a referee would look."""

from paddock.core.message import Message, Reason, Value
from paddock.games.moto_grand_prix.circuit import LANES
from paddock.games.moto_grand_prix.dice import CONTACT_DIE, START_DIE, dice_in_use, final_dice, legal_flips, may_flip
from paddock.games.moto_grand_prix.movement import (
    bikes_ahead,
    engine_points,
    forced_lanes,
    front_points,
    modifier,
    reach,
)
from paddock.games.moto_grand_prix.state import BASIC, FLIP_BOTH, FLIP_HIGH, FLIP_LOW, KEEP, MOST_ROWS, MotoState


def why_not_ride(state: MotoState, bike: int, place: int, flip: int, payment: int) -> Reason:
    return (
        _dice(state, bike, flip)
        or _dials(state, bike, place, payment)
        or _place(state, bike, place)
        or _points(state, bike, place, flip, payment)
        or Reason("MGP-A.32", Message("why-wasteful"))
    )


# ── MGP-B.16 to MGP-B.20, MGP-S.4, MGP-S.12  The flips ──


def _dice(state: MotoState, bike: int, flip: int) -> Reason | None:
    use = dice_in_use(state, bike)
    low, high = state.low[bike], state.high[bike]
    difficulty = state.rules.circuit.difficulty[state.row(bike)]
    if any(flip == legal for legal, _ in legal_flips(use, low, high, difficulty)):
        return None
    if use == START_DIE:
        return Reason("MGP-S.4", Message("why-one-die"))
    if use == CONTACT_DIE:
        return Reason("MGP-S.12", Message("why-discard-one"))
    if flip not in (KEEP, FLIP_LOW, FLIP_HIGH, FLIP_BOTH):
        return Reason("MGP-B.15", Message("why-two-dice"))
    if low == high and flip == FLIP_HIGH and may_flip(high, difficulty, True, True):
        return Reason("MGP-B.20", Message("why-double-as-low", {"face": low}))
    if low == high and flip == FLIP_BOTH and difficulty < 3:
        return Reason("MGP-B.20", Message("why-one-of-the-double", {"face": low}))
    rules = ["MGP-B.16", "MGP-B.17", "MGP-B.18", "MGP-B.19"]
    return Reason(rules[difficulty], Message(f"why-no-acceleration-{difficulty}", {"low": low, "high": high}))


# ── MGP-S.2, MGP-S.15, MGP-S.16, MGP-A.13  The dials ──


def _dials(state: MotoState, bike: int, place: int, payment: int) -> Reason | None:
    game = state.rules
    engine, front = engine_points(payment), front_points(payment)
    if game.level == BASIC and payment:
        return Reason("MGP-S.1", Message("why-no-dials"))
    if engine > game.engine_per_turn:
        return Reason("MGP-S.15", Message("why-engine-limit", {"most": game.engine_per_turn}))
    if engine >= state.engine[bike] > 0 and engine:
        return Reason("MGP-S.2", Message("why-engine-empty", {"dial": state.engine[bike]}))
    if front >= state.front[bike] > 0 and front:
        return Reason("MGP-S.2", Message("why-front-empty", {"dial": state.front[bike]}))
    touched = game.circuit.corner_ahead[state.row(bike)] <= place // LANES
    if engine and touched and state.rear[bike] < 2:
        return Reason("MGP-S.16", Message("why-rear-empty", {"dial": state.rear[bike]}))
    return None


# ── MGP-B.5, MGP-B.6, MGP-S.14  The place ──


def _place(state: MotoState, bike: int, place: int) -> Reason | None:
    rows, lane = place // LANES, place % LANES
    ahead = bikes_ahead(state, bike, MOST_ROWS) or [0] * (MOST_ROWS + 1)
    if ahead[rows] & 1 << lane:
        return Reason("MGP-B.5", Message("why-occupied"))
    if state.contact[bike]:
        lanes = forced_lanes(state, bike, MOST_ROWS)
        if rows >= len(lanes):
            return Reason("MGP-S.21", Message("why-road-closed", {"rows": len(lanes) - 1}))
        if lanes[rows] != lane:
            slug = state.game.domains["lane"].slug(lanes[rows])
            return Reason("MGP-S.14", Message("why-outer-lane", {"lane": f"lane:{slug}"}))
        return None
    reached = reach(state, bike, MOST_ROWS, True)
    if place >= len(reached):
        rule = "MGP-B.25" if state.rules.level == BASIC else "MGP-S.21"
        return Reason(rule, Message("why-road-closed", {"rows": len(reached) // LANES - 1}))
    return None if reached[place] else Reason("MGP-B.6", Message("why-out-of-reach"))


# ── MGP-B.23, MGP-S.22, MGP-S.23, MGP-A.33  The points ──


def _points(state: MotoState, bike: int, place: int, flip: int, payment: int) -> Reason | None:
    rows = place // LANES
    first, second = final_dice(flip, state.low[bike], state.high[bike])
    points = max(0, first + second + modifier(state, bike))
    points += engine_points(payment) - front_points(payment)
    values: dict[str, Value] = {"points": points, "rows": rows, "slip": state.slip[bike]}
    if state.rules.level == BASIC:
        furthest = len(reach(state, bike, MOST_ROWS, False)) // LANES - 1
        if rows == min(points, furthest):
            return None
        return Reason("MGP-B.23" if points <= furthest else "MGP-A.33", Message("why-points-differ", values))
    extra = 1 if state.contact[bike] else reach(state, bike, MOST_ROWS, True)[place]
    costs = [rows + more for more in range(extra.bit_length()) if extra >> more & 1]
    if points in costs or (state.slip[bike] and points + 1 in costs and not front_points(payment)):
        return None
    if costs[0] > rows:
        return Reason("MGP-S.22", Message("why-surcharge", values | {"cost": costs[0]}))
    return Reason("MGP-B.23", Message("why-points-differ", values))
