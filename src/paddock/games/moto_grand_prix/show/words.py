"""What people read where a rider is asked: the prompt, what each ride costs, and why one is not offered."""

from mypy_extensions import i64

from paddock.core.decision import Words
from paddock.core.message import Message, Reason, Value
from paddock.games.moto_grand_prix.bot.thumb_1 import rows_gained
from paddock.games.moto_grand_prix.rules.bill import Bill, RoutedBill
from paddock.games.moto_grand_prix.rules.flips import dice_in_use
from paddock.games.moto_grand_prix.rules.payment import modifier
from paddock.games.moto_grand_prix.rules.ride import RETIRE, all_rides
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import CONTACT_DIE, LOSES_GRIP, REDLINES, START_DIE
from paddock.games.moto_grand_prix.rules.ways import RIDE
from paddock.games.moto_grand_prix.show.refusals import why_not_ride


class RideWords(Words[MotoState]):
    def prompt(self, state: MotoState, seat: i64) -> Message:
        bike = state.queue[0]
        circuit = state.components.circuit
        row = state.row(bike)
        values: dict[str, Value] = {
            "bike": state.bike_name(bike),
            "low": state.low[bike],
            "high": state.high[bike],
            "difficulty": circuit.difficulty[row],
            "corner": circuit.corner[row],
            "change": modifier(state, bike),
            "slip": state.slip[bike],
        }
        use = dice_in_use(state, bike)
        if not all_rides(state, bike):
            return Message("ask-ride-closed", values)
        if use == START_DIE:
            return Message("ask-ride-start", values)
        if use == CONTACT_DIE:
            return Message("ask-ride-contact", values)
        return Message("ask-ride-corner" if circuit.difficulty[row] else "ask-ride-straight", values)

    def label(self, state: MotoState, seat: i64, action: i64) -> Message:
        bike = state.queue[0]
        if action == RETIRE.base:
            key = "do-retire" if all_rides(state, bike) else "do-drop-out"
            return Message(key, {"bike": state.bike_name(bike)})
        return ride_label(state, RoutedBill(state, bike, action))

    def in_order(self, state: MotoState, seat: i64, actions: list[int]) -> list[int]:
        """The best rides first, by the rows they gain, all rides to a place together; giving up last."""
        rides = [action for action in actions if RIDE.has(action)]
        gains = {ride: rows_gained(state, Bill(state, state.queue[0], ride)) for ride in rides}
        best_there: dict[int, float] = {}
        for ride, gain in gains.items():
            place = RIDE.first(ride)
            best_there[place] = max(gain, best_there.get(place, gain))
        rides.sort(key=lambda ride: (-best_there[RIDE.first(ride)], RIDE.first(ride), -gains[ride]))
        return rides + [action for action in actions if not RIDE.has(action)]

    def why_not(self, state: MotoState, seat: i64, action: i64) -> Reason:
        if action == RETIRE.base:
            return Reason("MGP-B.28", Message("why-no-retiring"))
        return why_not_ride(state, Bill(state, state.queue[0], action))


def ride_label(state: MotoState, bill: RoutedBill) -> Message:
    """Where a ride ends, what it costs and what it risks."""
    domains = state.game.domains
    values: dict[str, Value] = {
        "rows": bill.rows,
        "row": bill.row,
        "lane": f"lane:{domains['lane'].slug(bill.lane)}",
        "flip": f"flip:{domains['flip'].slug(bill.flip)}",
        "first": bill.first,
        "second": bill.second,
        "total": bill.total,
        "engine": bill.engine,
        "front": bill.front,
        "rear": bill.rear,
        "bonus": bill.bonus,
        "surcharge": bill.surcharge,
        "lost": bill.lost,
        "difficulty": bill.difficulty,
        "redline": 1 if bill.effects & REDLINES else 0,
        "grip": 1 if bill.effects & LOSES_GRIP else 0,
        "home": 1 if bill.is_home else 0,
    }
    return Message("do-ride", values)
