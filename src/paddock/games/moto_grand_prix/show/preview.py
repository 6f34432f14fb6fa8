"""What a ride leads to: the way, the costs, the place afterwards, and the odds of what may follow."""

from paddock.core.message import Message, Value
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.rows import place_of
from paddock.core.view import View
from paddock.games.moto_grand_prix.rules.bill import RoutedBill
from paddock.games.moto_grand_prix.rules.contests import side_of
from paddock.games.moto_grand_prix.rules.effects import FAILS
from paddock.games.moto_grand_prix.rules.order import classification
from paddock.games.moto_grand_prix.rules.ride import RIDE_ON, perform
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    BRAKING_POINT,
    LOSES_GRIP,
    PAIR_CHANCES,
    PAIR_WEIGHTS,
    PAIRS,
    REDLINES,
)
from paddock.games.moto_grand_prix.rules.ways import RIDE
from paddock.games.moto_grand_prix.show.faces import RideForeseen
from paddock.games.moto_grand_prix.show.words import ride_label


def preview(view: View, seat: int, action: int, rng: Rng) -> tuple[list[Message], RideForeseen] | None:
    """The way, the costs, the place afterwards, and the odds of what may follow: nothing is hidden in this game."""
    state = view.state
    if state.asks < 0 or state.kind is not RIDE_ON or not isinstance(state, MotoState) or not RIDE.has(action):
        return None
    bike = state.queue[0]
    bill = RoutedBill(state, bike, action)
    before = place_of(classification(state), bike) + 1
    after = state.copy()
    assert isinstance(after, MotoState)
    perform(after, bike, action)
    now = place_of(classification(after), bike) + 1
    messages = [
        ride_label(state, bill),
        Message("preview-place" if now != before else "preview-same-place", {"before": before, "place": now}),
    ]
    engine_fails = round(100 * FAILS[after.engine[bike]]) if bill.effects & REDLINES else 0
    if bill.effects & REDLINES:
        values: dict[str, Value] = {"percent": engine_fails, "engine": after.engine[bike]}
        messages.append(Message("preview-engine-test" if after.engine[bike] > 1 else "preview-engine-last", values))
    if bill.effects & LOSES_GRIP:
        messages.append(Message(_grip_key(after, bike, bill.difficulty), {"rear": after.rear[bike] - 1}))
    rivals = [] if bill.is_home else contest_with(after, bike)
    contact = contact_odds(1 + len(rivals)) if rivals else 0
    if rivals:
        braking = after.components.circuit.point[after.row(bike)] & BRAKING_POINT
        key = "preview-braking-contest" if braking else "preview-cornering-contest"
        messages.append(Message(key, {"bikes": 1 + len(rivals), "percent": contact}))
    names = state.game.domains["bike"]
    length = state.components.circuit.rows
    return messages, RideForeseen(
        bike=names.slug(bike),
        cells=[((state.distance[bike] + step) % length, lane) for step, lane in enumerate(bill.lanes, 1)],
        engine=after.engine[bike],
        rear=after.rear[bike],
        front=after.front[bike],
        place=now,
        engine_fails=engine_fails,
        contest=[names.slug(rival) for rival in rivals],
        contact=contact,
    )


def _grip_key(after: MotoState, bike: int, difficulty: int) -> str:
    if not difficulty:
        return "preview-wheelie"
    return "preview-sideslip" if after.rear[bike] > 1 else "preview-sideslip-out"


def contest_with(state: MotoState, bike: int) -> list[int]:
    """The bikes that the acting one would meet in a contest next turn: they have ridden, and stand beside it."""
    components = state.components
    row = state.row(bike)
    if components.level == BASIC or not components.circuit.point[row]:
        return []
    beside = [
        other
        for other, lane in enumerate(state.lane)
        if lane != NONE and other != bike and other not in state.queue and state.row(other) == row
    ]
    return beside if any(side_of(state, other) != side_of(state, bike) for other in beside) else []


def contact_odds(bikes: int) -> int:
    """How likely, in percent, somebody else rolls the same total as one of so many bikes.

    >>> contact_odds(2), contact_odds(3)
    (11, 21)
    """
    totals = [0] * 13
    for (low, high), weight in zip(PAIRS, PAIR_WEIGHTS, strict=True):
        totals[low + high] += weight
    return round(100 * sum(w / PAIR_CHANCES * (1 - (1 - w / PAIR_CHANCES) ** (bikes - 1)) for w in totals))
