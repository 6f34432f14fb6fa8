"""The bill of a ride: where it ends, what it spends, and what its dice bring about.

An action of a ride is a place, flips and a payment; whoever rides, tells, foresees or judges it reads this bill.
"""

from mypy_extensions import i64

from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.effects import effects_on
from paddock.games.moto_grand_prix.rules.flips import dice_in_use, final_dice
from paddock.games.moto_grand_prix.rules.payment import (
    costs_met,
    engine_points,
    front_points,
    modifier,
    movement_points,
    wears_rear,
)
from paddock.games.moto_grand_prix.rules.route import route
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, LANES, PAYMENTS, WAYS
from paddock.games.moto_grand_prix.rules.ways import RIDE


class Bill:
    """A ride of a bike in numbers, as it stands before the ride."""

    def __init__(self, state: MotoState, bike: i64, action: i64) -> None:
        components = state.components
        place = (action - RIDE.base) // WAYS
        way = (action - RIDE.base) % WAYS
        self.bike = bike
        self.place = place
        self.rows = place // LANES
        self.lane = place % LANES
        self.distance = state.distance[bike] + self.rows
        """Where the ride ends."""
        self.row = self.distance % components.circuit.rows
        self.difficulty = components.circuit.difficulty[self.row]
        self.is_home = self.distance >= state.goal
        # What is spent
        self.flip = way // PAYMENTS
        self.payment = way % PAYMENTS
        self.engine = engine_points(self.payment)
        self.front = front_points(self.payment)
        self.rear: i64 = 1 if wears_rear(state, bike, self.rows, self.engine) else 0
        # What the dice give, and what they bring about
        self.use = dice_in_use(state, bike)
        self.first, self.second = final_dice(self.flip, state.low[bike], state.high[bike])
        self.total = self.first + self.second
        self.points = movement_points(self.total, modifier(state, bike))
        """Movement points of dice, slope and stance."""
        self.effects: i64 = 0  # MGP-A.10: whoever is home has no effects to fear
        if not self.is_home:
            self.effects = effects_on(state, bike, self.flip)


class RoutedBill(Bill):
    """The bill with a route, and so with the cost that the payment meets: what people are told of a ride."""

    def __init__(self, state: MotoState, bike: i64, action: i64) -> None:
        super().__init__(state, bike, action)
        slip = state.slip[bike]
        basic = state.components.level == BASIC
        costs = vec[i64]([self.rows]) if basic else costs_met(self.points, slip, self.payment)
        self.cost = costs[-1]
        self.lanes = vec[i64]()
        """The lanes of the route, row by row."""
        for cost in costs:
            self.lanes = route(state, bike, self.place, cost)
            if len(self.lanes) == self.rows:
                self.cost = cost
                break
        self.surcharge = self.cost - self.rows
        self.bonus: i64 = 1 if self.cost > self.points + self.engine else 0
        """1 where the bonus of a slipstream is used."""
        self.lost: i64 = self.points - self.cost if basic else 0
