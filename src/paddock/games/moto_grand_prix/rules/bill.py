"""The bill of a ride: where it ends, what it spends, and what its dice bring about.

An action of a ride is a place, flips and a payment; whoever rides, tells, foresees or judges it reads this bill.
"""

from paddock.games.moto_grand_prix.rules.effects import effects_of
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

    def __init__(self, state: MotoState, bike: int, action: int) -> None:
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
        self.flip = way // len(PAYMENTS)
        self.payment = way % len(PAYMENTS)
        self.engine = engine_points(self.payment)
        self.front = front_points(self.payment)
        self.rear = 1 if wears_rear(state, bike, self.rows, self.engine) else 0
        # What the dice give, and what they bring about
        self.use = dice_in_use(state, bike)
        low, high = state.low[bike], state.high[bike]
        self.first, self.second = final_dice(self.flip, low, high)
        self.total = self.first + self.second
        self.points = movement_points(self.total, modifier(state, bike))
        """Movement points of dice, slope and stance."""
        self.effects = 0  # MGP-A.10: whoever is home has no effects to fear
        if not self.is_home:
            self.effects = effects_of(components.level, components.redline_rolled, self.use, self.flip, low, high)


class RoutedBill(Bill):
    """The bill with a route, and so with the cost that the payment meets: what people are told of a ride."""

    def __init__(self, state: MotoState, bike: int, action: int) -> None:
        super().__init__(state, bike, action)
        slip = state.slip[bike]
        costs = [self.rows] if state.components.level == BASIC else costs_met(self.points, slip, self.payment)
        self.cost = costs[-1]
        self.lanes: list[int] = []
        """The lanes of the route, row by row."""
        for cost in costs:
            self.lanes = route(state, bike, self.place, cost)
            if len(self.lanes) == self.rows:
                self.cost = cost
                break
        self.surcharge = self.cost - self.rows
        self.bonus = 1 if self.cost > self.points + self.engine else 0
        """1 where the bonus of a slipstream is used."""
        self.lost = self.points - self.cost if state.components.level == BASIC else 0
