"""Movement points, and what engine and front tire add to or take from them (MGP-B.23, MGP-S.15, MGP-S.17, MGP-E.9).

A ride of so many rows has a *cost*: a point a row, and the surcharge of overtaking in corners. It must be met exactly:
dice + modifiers + slipstream + engine points - front tire points = cost.
"""

from mypy_extensions import i64

from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, EXPERT, FREE, MOST_ENGINE, STRAIGHT, WHEELIE

# ── MGP-E.4, MGP-E.13, MGP-A.1, MGP-A.24, MGP-A.27, MGP-A.37  Modifiers of the movement points ──


def modifier(state: MotoState, bike: i64) -> i64:
    """What slope and stance of the bike add where it stands. Nothing in the start turn."""
    components = state.components
    if components.level < EXPERT or state.turn == 1:
        return 0
    change = components.circuit.slope[state.distance[bike] % components.circuit.rows]
    return change - 1 if is_slowed(state, bike) else change


def is_slowed(state: MotoState, bike: i64) -> bool:
    """Whether a wheelie, or standing straight in a corner, costs the bike a point. To be asked in Expert only."""
    circuit = state.components.circuit
    stance = state.stance[bike]
    return stance == WHEELIE or (stance == STRAIGHT and circuit.difficulty[state.distance[bike] % circuit.rows] > 0)


def movement_points(total: i64, change: i64) -> i64:
    """The points that dice of this total give; never fewer than none."""
    return max(0, total + change)


# ── MGP-S.2, MGP-S.15, MGP-S.17, MGP-A.13  What a bike may spend: the last point of a dial stays ──


def spendable_engine(state: MotoState, bike: i64) -> i64:
    components = state.components
    return 0 if components.level == BASIC else min(components.engine_per_turn, state.engine[bike] - 1)


def spendable_front(state: MotoState, bike: i64) -> i64:
    return 0 if state.components.level == BASIC else state.front[bike] - 1


def engine_points(payment: i64) -> i64:
    return payment if payment <= MOST_ENGINE else 0


def front_points(payment: i64) -> i64:
    return payment - MOST_ENGINE if payment > MOST_ENGINE else 0


# ── MGP-S.15, MGP-S.17, MGP-E.9, MGP-A.3, MGP-A.9  Which payment meets which cost, and the other way round ──


def payment_for(cost: i64, points: i64, slip: i64) -> i64:
    """The payment with which so many movement points meet the cost; the bonus of a slipstream (`slip`) comes first."""
    if cost < points:
        return MOST_ENGINE + points - cost
    if cost > points + slip:
        return cost - points - slip
    return FREE


def costs_met(points: i64, slip: i64, payment: i64) -> vec[i64]:
    """The costs that a payment meets: two where the bonus of a slipstream may be taken or left, left first."""
    if engine_points(payment):
        return vec[i64]([points + slip + engine_points(payment)])
    if front_points(payment):
        return vec[i64]([points - front_points(payment)])
    return vec[i64]([points, points + slip]) if slip else vec[i64]([points])


# ── MGP-S.16, MGP-A.14  Engine points wear the rear tire in corners ──


def wears_rear(state: MotoState, bike: i64, rows: i64, engine: i64) -> bool:
    """Whether a ride of so many rows with so many engine points costs a point of the rear tire."""
    circuit = state.components.circuit
    return engine > 0 and circuit.corner_ahead[state.distance[bike] % circuit.rows] <= rows
