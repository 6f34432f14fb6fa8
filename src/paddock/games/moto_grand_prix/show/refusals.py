"""Why a ride is not offered: the rule that stands against it, in the order in which a referee would look."""

from paddock.core.message import Message, Reason, Value
from paddock.games.moto_grand_prix.rules.bill import Bill
from paddock.games.moto_grand_prix.rules.flips import legal_flips, may_flip
from paddock.games.moto_grand_prix.rules.road import (
    LANE_BITS,
    bikes_ahead,
    forced_lanes,
    furthest_row,
    occupied_in,
    reach,
    routes_to,
)
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    CONTACT_DIE,
    FLIP_BOTH,
    FLIP_HIGH,
    FLIP_LOW,
    KEEP,
    MOST_ROWS,
    START_DIE,
)

ACCELERATION_RULES = ("MGP-B.16", "MGP-B.17", "MGP-B.18", "MGP-B.19")
"""What may be accelerated on a straight, and in corners of each difficulty."""


def why_not_ride(state: MotoState, bill: Bill) -> Reason:
    return (
        _dice(state, bill)
        or _dials(state, bill)
        or _place(state, bill)
        or _points(state, bill)
        or Reason("MGP-A.32", Message("why-wasteful"))
    )


# ── MGP-B.15, MGP-B.16, MGP-B.17, MGP-B.18, MGP-B.19, MGP-B.20, MGP-S.4, MGP-S.12  The flips ──


def _dice(state: MotoState, bill: Bill) -> Reason | None:
    bike, flip = bill.bike, bill.flip
    low, high = state.low[bike], state.high[bike]
    difficulty = state.components.circuit.difficulty[state.row(bike)]
    if flip in legal_flips(bill.use, low, high, difficulty):
        return None
    if bill.use == START_DIE:
        return Reason("MGP-S.4", Message("why-one-die"))
    if bill.use == CONTACT_DIE:
        return Reason("MGP-S.12", Message("why-discard-one"))
    if flip not in (KEEP, FLIP_LOW, FLIP_HIGH, FLIP_BOTH):
        return Reason("MGP-B.15", Message("why-two-dice"))
    if low == high and flip == FLIP_HIGH and may_flip(high, difficulty, True, True):
        return Reason("MGP-B.20", Message("why-double-as-low", {"face": low}))
    if low == high and flip == FLIP_BOTH and difficulty < 3:
        return Reason("MGP-B.20", Message("why-one-of-the-double", {"face": low}))
    key = f"why-no-acceleration-{difficulty}"
    return Reason(ACCELERATION_RULES[difficulty], Message(key, {"low": low, "high": high}))


# ── MGP-S.1, MGP-S.2, MGP-S.15, MGP-S.16, MGP-A.13  The dials ──


def _dials(state: MotoState, bill: Bill) -> Reason | None:
    bike, components = bill.bike, state.components
    if components.level == BASIC and bill.payment:
        return Reason("MGP-S.1", Message("why-no-dials"))
    if bill.engine > components.engine_per_turn:
        return Reason("MGP-S.15", Message("why-engine-limit", {"most": components.engine_per_turn}))
    if bill.engine >= state.engine[bike]:
        return Reason("MGP-S.2", Message("why-engine-empty", {"dial": state.engine[bike]}))
    if bill.front >= state.front[bike]:
        return Reason("MGP-S.2", Message("why-front-empty", {"dial": state.front[bike]}))
    if bill.rear >= state.rear[bike]:
        return Reason("MGP-S.16", Message("why-rear-empty", {"dial": state.rear[bike]}))
    return None


# ── MGP-B.5, MGP-B.6, MGP-B.25, MGP-S.14, MGP-S.21  The place ──


def _place(state: MotoState, bill: Bill) -> Reason | None:
    bike, rows = bill.bike, bill.rows
    if occupied_in(bikes_ahead(state, bike, MOST_ROWS), rows) & 1 << bill.lane:
        return Reason("MGP-B.5", Message("why-occupied"))
    if state.contact[bike]:
        lanes = forced_lanes(state, bike, MOST_ROWS)
        if rows >= len(lanes):
            return Reason("MGP-S.21", Message("why-road-closed", {"rows": len(lanes) - 1}))
        if lanes[rows] != bill.lane:
            slug = state.game.domains["lane"].slug(lanes[rows])
            return Reason("MGP-S.14", Message("why-outer-lane", {"lane": f"lane:{slug}"}))
        return None
    reached = reach(state, bike, MOST_ROWS, True)
    if rows > furthest_row(reached):
        rule = "MGP-B.25" if state.components.level == BASIC else "MGP-S.21"
        return Reason(rule, Message("why-road-closed", {"rows": furthest_row(reached)}))
    return None if routes_to(reached[rows], bill.lane) else Reason("MGP-B.6", Message("why-out-of-reach"))


# ── MGP-B.23, MGP-S.22, MGP-S.23, MGP-A.33  The points ──


def _points(state: MotoState, bill: Bill) -> Reason | None:
    bike, rows = bill.bike, bill.rows
    slip = state.slip[bike]
    points = bill.points + bill.engine - bill.front
    values: dict[str, Value] = {"points": points, "rows": rows, "slip": slip}
    if state.components.level == BASIC:
        furthest = furthest_row(reach(state, bike, MOST_ROWS, False))
        if rows == min(points, furthest):
            return None
        return Reason("MGP-B.23" if points <= furthest else "MGP-A.33", Message("why-points-differ", values))
    routes = 1 if state.contact[bike] else routes_to(reach(state, bike, MOST_ROWS, True)[rows], bill.lane)
    costs = [rows + more for more in range(LANE_BITS) if routes >> more & 1]
    if points in costs or (slip and points + slip in costs and not bill.front):
        return None
    if costs[0] > rows:
        return Reason("MGP-S.22", Message("why-surcharge", values | {"cost": costs[0]}))
    return Reason("MGP-B.23", Message("why-points-differ", values))
