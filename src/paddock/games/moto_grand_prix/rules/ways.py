"""Ways to ride: with which flips and payments a bike can meet each cost (MGP-B.23, MGP-S.15, MGP-S.17, MGP-A.32).

Ways depend on the dice, the dials and where the bike stands, not on the others. Which positions can be reached at which
cost, `road` says; joined they are the rides that are offered.
"""

from functools import lru_cache
from typing import Final

from paddock.core.actions import Verb
from paddock.games.moto_grand_prix.rules.effects import effects_of
from paddock.games.moto_grand_prix.rules.flips import dice_in_use, legal_flips
from paddock.games.moto_grand_prix.rules.payment import (
    engine_points,
    front_points,
    modifier,
    movement_points,
    payment_for,
)
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    FLIPS,
    LANES,
    LOSES_GRIP,
    MOST_ROWS,
    PAYMENTS,
    PLACES,
    REDLINES,
    WAYS,
)

RIDE: Final = Verb("ride", ("to", "place", PLACES), ("flip", "flip", len(FLIPS)), ("pay", "pay", len(PAYMENTS)))

REMEMBERED: Final = 20_000
"""So many sets of ways are kept, about as many as some hundred races meet; those not used for longest go first."""


# ── MGP-B.23, MGP-S.15, MGP-S.17, MGP-E.9, MGP-A.3, MGP-A.32  Ways to meet each cost, without those that only waste ──


class Ways:
    """For each cost the ways to meet it: flips and payment, as the number flip · len(PAYMENTS) + payment.

    Of ways that come to the same only the one with the fewest flips is there, and none that merely wastes points:
    reaching the same place with the same effects of the dice for more.
    """

    def __init__(
        self, flips: list[tuple[int, int]], change: int, slip: int, engine: int, front: int, effects: list[int]
    ) -> None:
        """`flips` are (flip, total); `change` is the modifier; `engine` and `front` say how many points may be spent;
        `effects` says for each flip what the dice bring about."""
        self.effects = effects
        self.by_cost: list[list[int]] = [[] for _ in range(MOST_ROWS + 1)]
        for flip, total in flips:
            points = movement_points(total, change)
            for cost in range(max(0, points - front), min(MOST_ROWS, points + slip + engine) + 1):
                self.by_cost[cost].append(flip * len(PAYMENTS) + payment_for(cost, points, slip))
        self.by_cost = [self.undominated(ways) for ways in self.by_cost]
        while not self.by_cost[-1]:
            del self.by_cost[-1]
        self.most = len(self.by_cost) - 1
        """The highest cost that can be met."""
        self.plain = [rides_to(place, self.by_cost[place // LANES]) for place in range(LANES * (self.most + 1))]
        """The rides to each place, if a route without surcharge reaches it."""
        self.surcharged: dict[tuple[int, int], list[int]] = {}

    def with_surcharge(self, place: int, extra: int) -> list[int]:
        """The rides to a place that routes of different costs reach: bit x of `extra` stands for a surcharge of x."""
        known = self.surcharged.get((place, extra))
        if known is None:
            rows = place // LANES
            ways: list[int] = []
            for cost in range(rows, self.most + 1):
                if extra >> (cost - rows) & 1:
                    ways += self.by_cost[cost]
            ways.sort()
            known = rides_to(place, self.undominated(ways))
            self.surcharged[place, extra] = known
        return known

    def undominated(self, ways: list[int]) -> list[int]:
        """These ways to the same position, without those that another one makes needless."""
        kept: list[int] = []
        for index, way in enumerate(ways):
            for other_index, other in enumerate(ways):
                if other_index != index and self._betters(other, way, other_index < index):
                    break
            else:
                kept.append(way)
        return kept

    def _betters(self, one: int, other: int, is_first: bool) -> bool:
        """Whether one way pays no more than the other, risks the engine no more, and grips as the other does."""
        effect = self.effects[one // len(PAYMENTS)]
        other_effect = self.effects[other // len(PAYMENTS)]
        if (effect ^ other_effect) & LOSES_GRIP or effect & ~other_effect & REDLINES:
            return False
        paid = one % len(PAYMENTS)
        other_paid = other % len(PAYMENTS)
        if engine_points(paid) > engine_points(other_paid) or front_points(paid) > front_points(other_paid):
            return False
        return is_first or paid != other_paid or effect != other_effect


def rides_to(place: int, ways: list[int]) -> list[int]:
    """The actions that take a bike to this place in these ways."""
    return [RIDE.base + place * WAYS + way for way in ways]


# ── Found once, and remembered by everything they depend on ──


def ways_to_ride(state: MotoState, bike: int, engine: int, front: int, effects: bool) -> Ways:
    """The ways of the bike with so many points to spend.

    `effects`: whether doubles matter, which they do not for a bike that crosses the line for the last time (MGP-A.10).
    """
    components = state.components
    circuit = components.circuit
    ways: Ways = find_ways(
        components.level if effects else BASIC,
        components.redline_rolled,
        dice_in_use(state, bike),
        state.low[bike],
        state.high[bike],
        circuit.difficulty[state.distance[bike] % circuit.rows],
        modifier(state, bike),
        state.slip[bike],
        engine,
        front,
    )
    return ways


@lru_cache(REMEMBERED)
def find_ways(
    level: int,
    redline_rolled: bool,
    use: int,
    low: int,
    high: int,
    difficulty: int,
    change: int,
    slip: int,
    engine: int,
    front: int,
) -> Ways:
    """The ways to ride with these dice at a position of this difficulty. In Basic doubles bring nothing about."""
    brings = [effects_of(level, redline_rolled, use, flip, low, high) for flip in range(len(FLIPS))]
    return Ways(legal_flips(use, low, high, difficulty), change, slip, engine, front, brings)
