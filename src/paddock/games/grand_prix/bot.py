"""The rule of thumb: play the card that leaves the own team best placed, follow the best move, look after the cars.

It looks no further than the end of the present move. What it is after is `worth`: the points of the running order, some
progress, less for wear, close calls and a tyre change that is still due.
"""

from typing import Final

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.grand_prix.actions import ACT, PLAY, RETIRE, WAIT
from paddock.games.grand_prix.events.weather import ANSWER_WEATHER, CHANGE
from paddock.games.grand_prix.hands import DISCARD, DISCARD_CARDS, KEEP
from paddock.games.grand_prix.movement import STEP
from paddock.games.grand_prix.order import running_order
from paddock.games.grand_prix.pits import CALL_IN, FIT, GO, PIT, REPAIR, SERVE, STAY_OUT
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.terms import BODY, FREE_LATERAL, REPAIR_ALL, SOFT, WEARS
from paddock.games.grand_prix.tyres import BOOST, HOLD, SOFT_BONUS, needs_change
from paddock.games.grand_prix.whole_moves import MOVE_KINDS, WholeMove, rest_of_move, whole_moves

LOOKED_AT: Final = 3
"""So many of the most promising cards are looked at in all their moves."""
NEAR: Final = 3
"""So many sectors from an own car an NPC may matter to it."""
MOMENTS: Final = 150
"""So far the walk over a card's moves goes; where cars push each other through forks there would be thousands."""
MOST_POINTS_TO_WEAVE: Final = 3
"""With more free moves sideways there are too many results to look at."""
TURNS_TO_SPARE: Final = 2.5
"""Whoever has still to change tyres does so before only so many turns are left, at the pace of the race so far."""
WEAR_COSTS: Final = (0.5, 0.5, 1.2, 1.2, 1.8, 1.8, 2.5)
"""What a marker of each kind is worth avoiding, in points."""


class RuleOfThumb:
    name = "thumb"

    def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
        state = view.state
        assert isinstance(state, GrandPrixState)
        seat = view.seat
        if state.kind is ACT:
            return best_card(state, seat, view.options)
        if state.kind in MOVE_KINDS:
            return best_step(state, seat, view.options)
        if state.kind is SOFT_BONUS:
            return BOOST.base if boosts(state) else HOLD.base
        if state.kind is CALL_IN:
            return calls_in(state, seat, view.options)
        if state.kind is SERVE:
            return serves(state, view.options)
        if state.kind is ANSWER_WEATHER:
            return next((option for option in reversed(view.options) if CHANGE.has(option)), view.options[0])
        if state.kind is DISCARD_CARDS:
            return discards(state, view.options)
        return state.kind.default(state, seat)


BOT: Final = RuleOfThumb()


# ── What a position is worth ──


def worth(state: GrandPrixState, seat: int) -> float:
    """The own cars' worth less half of the best rival's."""
    rules = state.rules
    points = rules.points
    totals = [0.0] * state.game.seats
    order = [*state.finished, *running_order(state)]
    for place, car in enumerate(order):
        if car < rules.player_cars:
            totals[car // 2] += points[place] if place < len(points) else 0.3 * (place - 22) / 12
            totals[car // 2] += 0.12 * state.position(car) if state.spot[car] != NONE else 30.0
            totals[car // 2] -= burden(state, car)
    rival = max(own for other, own in enumerate(totals) if other != seat)
    return totals[seat] - 0.5 * rival


def burden(state: GrandPrixState, car: int) -> float:
    """Wear, close calls, and six markers as the end of a car."""
    cost = 0.15 * state.close_calls[car]
    count = 0
    for wear in range(WEARS):
        markers = state.wear[wear][car]
        cost += WEAR_COSTS[wear] * markers
        count += markers
    return cost + 1.5 * max(0, count - 2)


# ── Which card for which car ──


def best_card(state: GrandPrixState, seat: int, options: list[int]) -> int:
    plays = [option for option in options if PLAY.has(option)]
    if not plays:
        return next((option for option in options if not RETIRE.has(option) or option == WAIT.base), options[0])
    return plans(state, seat, plays, LOOKED_AT)[0].answers[0]


class Plan:
    """A card for a car, how to drive it, and what that is worth."""

    def __init__(self, worth: float, answers: list[int]) -> None:
        self.worth = worth
        self.answers = answers
        """The play and, unless the simplest will do, the steps after it."""


def plans(state: GrandPrixState, seat: int, plays: list[int], count: int) -> list[Plan]:
    """So many of the most promising plays, each driven as well as can be, the best first."""
    trials = [(tried_straight(state, seat, play), play) for play in worth_trying(state, seat, plays)]
    tried = sorted(trials, reverse=True)
    found: list[Plan] = []
    for value, play in tried[:count]:
        card, car = PLAY.first(play), PLAY.last(play)
        answers = [play]
        if state.rules.special[card] != FREE_LATERAL:
            move, better = best_move(state, seat, whole_moves(state, card, car, MOMENTS), car)
            if move is not None and better > value:
                value = better
                answers += move.steps
        found.append(Plan(value, answers))
    return sorted(found, key=lambda plan: -plan.worth)


def worth_trying(state: GrandPrixState, seat: int, plays: list[int]) -> list[int]:
    """All cards for the own cars and for NPCs that could push, pull or hinder them; for the others the slowest card,
    of which one is rid then. Of cards that do the same one stands for all."""
    rules = state.rules
    length = rules.length
    own = [state.sector(car) for car in state.racing_cars_of(seat)]
    tried: dict[tuple[int, int, int, int, int], int] = {}
    for play in plays:
        card, car = PLAY.first(play), PLAY.last(play)
        sector = state.sector(car)
        near = any((sector - other + NEAR) % length <= 2 * NEAR for other in own)
        if near:
            key = (car, rules.mode[card], rules.speed[card], rules.special[card], rules.card_wear[card])
            tried.setdefault(key, play)
        else:
            key = (car, NONE, NONE, NONE, NONE)
            if key not in tried or rules.speed[card] < rules.speed[PLAY.first(tried[key])]:
                tried[key] = play
    return list(tried.values())


def tried_straight(state: GrandPrixState, seat: int, play: int) -> float:
    """The worth after playing a card and driving by the simplest answers."""
    then = state.copy()
    assert isinstance(then, GrandPrixState)
    then.choose(seat, play)
    while then.asks >= 0 and then.kind in MOVE_KINDS and then.active != NONE:
        then.choose(seat, then.kind.default(then, seat))
    return worth(then, seat)


def best_move(state: GrandPrixState, seat: int, moves: list[WholeMove], car: int) -> tuple[WholeMove | None, float]:
    then = state.copy()
    assert isinstance(then, GrandPrixState)
    then.active = car
    own = state.is_player_car(car)
    calls = state.close_calls[car] if own else 0
    best: WholeMove | None = None
    best_value = -1e9
    for move in moves:
        then.spot = move.spot
        then.lap = move.lap
        then.finished = move.finished
        if own:
            then.close_calls[car] = calls + move.close_calls
            if move.wear != NONE:
                then.wear[move.wear][car] = state.wear[move.wear][car] + 1
        value = worth(then, seat)
        if value > best_value:
            best, best_value = move, value
    return best, best_value


def best_step(state: GrandPrixState, seat: int, options: list[int]) -> int:
    if state.kind is STEP and state.special == FREE_LATERAL and state.mp > MOST_POINTS_TO_WEAVE:
        return state.kind.default(state, seat)
    move, _ = best_move(state, seat, rest_of_move(state, MOMENTS), state.active)
    return move.steps[0] if move is not None and move.steps else state.kind.default(state, seat)


# ── Looking after the cars ──


def distance_left(state: GrandPrixState) -> int:
    """Sectors that the leader has still to go."""
    return state.rules.finish_line - max(state.lead, 0)


def boosts(state: GrandPrixState) -> bool:
    """While the extra marker does not slow the car down, or when that no longer matters."""
    return state.wear_of(state.active) < 2 or distance_left(state) < 12


def calls_in(state: GrandPrixState, seat: int, options: list[int]) -> int:
    """In for the tyres that the race demands when half of it is run, or before it is too late; and when worn out."""
    left = distance_left(state)
    a_turn = max(state.lead, 0) / max(state.turn, 1)
    nearly_over = left < TURNS_TO_SPARE * a_turn
    half_run = left < state.rules.finish_line * 0.6
    for option in options:
        if PIT.has(option):
            car = option - PIT.base
            worn = state.wear_of(car) - state.wear[BODY][car]
            if needs_change(state, car) and (nearly_over or (half_run and worn >= 1)):
                return option
            if worn >= 3 and left > 15:
                return option
    return STAY_OUT.base


def serves(state: GrandPrixState, options: list[int]) -> int:
    """Tyres first, if they are due; then what costs least, until the car is no longer slowed."""
    car = state.stopped[-1]
    fits = [option for option in options if FIT.has(option)]
    if fits and (needs_change(state, car) or state.orders[car] == REPAIR_ALL):
        softs = [option for option in fits if option - FIT.base == SOFT]
        return (softs or fits)[0]
    duration = state.rules.duration
    repairs = sorted((option for option in options if REPAIR.has(option)), key=lambda o: duration[o - REPAIR.base])
    if repairs:
        cheapest = duration[repairs[0] - REPAIR.base]
        if cheapest <= 1 or (state.wear_of(car) >= 3 and cheapest <= 5) or state.wear_of(car) >= 5:
            return repairs[0]
    return GO.base


def discards(state: GrandPrixState, options: list[int]) -> int:
    """Few cards are for the own cars only: the slow ones go. With many, NPCs are waiting for them."""
    if state.rules.hand_size > 4:
        return KEEP.base
    slow = [option for option in options if DISCARD.has(option) and state.rules.speed[option - DISCARD.base] < 6]
    return slow[0] if slow else KEEP.base
