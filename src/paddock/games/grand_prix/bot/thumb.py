"""The rule of thumb: play the card that leaves the own team best placed, follow the best move, look after the cars.

It looks no further than the end of the present move. What it is after is the `advantage` of its team: the points of the
running order and some progress, less for wear and close calls.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.rows import with_entry, with_value
from paddock.core.view import View
from paddock.games.grand_prix.bot.memory import Memory, Outlook
from paddock.games.grand_prix.bot.whole_moves import MOVE_KINDS, WholeMove, rest_of_move, whole_moves
from paddock.games.grand_prix.bot.worth import (
    WORSE_THAN_ANYTHING,
    advantage,
    burden,
    burdens_of,
    lead_on_rivals,
    totals_of,
)
from paddock.games.grand_prix.rules.actions import ACT, PLAY, RETIRE, WAIT
from paddock.games.grand_prix.rules.events.weather import ANSWER_WEATHER, CHANGE
from paddock.games.grand_prix.rules.hands import DISCARD, DISCARD_CARDS, KEEP
from paddock.games.grand_prix.rules.movement import STEP
from paddock.games.grand_prix.rules.pits import CALL_IN, FIT, GO, PIT, REPAIR, SERVE, STAY_OUT
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import BODY, FREE_LATERAL, REPAIR_ALL, SOFT
from paddock.games.grand_prix.rules.tyres import BOOST, HOLD, SOFT_BONUS, needs_change

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
HALF_RUN: Final = 0.6
"""With this share of the race to go, or less, a worn car comes in for the tyres that it has to change."""
MARKERS_TO_PIT: Final = 3
"""A car with so many markers that can be taken off comes in …"""
WORTH_A_STOP: Final = 15
"""… unless only so many sectors are left."""
MARKERS_TO_BOOST: Final = 2
"""With fewer markers another one does not slow a car down."""
NEARLY_HOME: Final = 12
"""So many sectors before the finish it no longer matters."""
CHEAP_REPAIR: Final = 1
"""A repair that costs no more is always made, …"""
FAIR_REPAIR: Final = 5
"""… one that costs no more is made if the car is slowed (`MARKERS_TO_PIT`), …"""
MARKERS_IN_DANGER: Final = 5
"""… and any repair if the car has so many markers."""
SMALL_HAND: Final = 4
"""With so few cards a seat moves hardly any NPCs, …"""
SLOW_CARD: Final = 6
"""… so that cards below this speed are thrown away."""


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
MEMORY: Final = Memory()


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
    outlook = Outlook(state, seat)
    found: list[Plan] = []
    for value, play in tried[:count]:
        card, car = PLAY.first(play), PLAY.last(play)
        answers = [play]
        if state.components.special[card] != FREE_LATERAL:
            moves = whole_moves(state, card, car, MOMENTS)
            move, better = best_move(state, seat, moves, car)
            if move is not None and moves.complete:
                outlook.add(card, car, move)
            if move is not None and better > value:
                value = better
                answers += move.steps
        found.append(Plan(value, answers))
    MEMORY.latest = outlook
    return sorted(found, key=lambda plan: -plan.worth)


def worth_trying(state: GrandPrixState, seat: int, plays: list[int]) -> list[int]:
    """All cards for the own cars and for NPCs that could push, pull or hinder them; for the others the slowest card,
    of which one is rid then. Of cards that do the same one stands for all."""
    components = state.components
    length = components.length
    own = [state.sector(car) for car in state.racing_cars_of(seat)]
    tried: dict[tuple[int, int, int, int, int], int] = {}
    for play in plays:
        card, car = PLAY.first(play), PLAY.last(play)
        sector = state.sector(car)
        near = any((sector - other + NEAR) % length <= 2 * NEAR for other in own)
        if near:
            key = (
                car,
                components.mode[card],
                components.speed[card],
                components.special[card],
                components.card_wear[card],
            )
            tried.setdefault(key, play)
        else:
            key = (car, NONE, NONE, NONE, NONE)
            if key not in tried or components.speed[card] < components.speed[PLAY.first(tried[key])]:
                tried[key] = play
    return list(tried.values())


def tried_straight(state: GrandPrixState, seat: i64, play: i64) -> float:
    """The worth after playing a card and driving by the simplest answers."""
    then = state.copy()
    assert isinstance(then, GrandPrixState)
    then.choose(seat, play)
    while then.asks >= 0 and then.kind in MOVE_KINDS and then.active != NONE:
        then.choose(seat, then.kind.default(then, seat))
    return advantage(then, seat)


def best_move(state: GrandPrixState, seat: i64, moves: list[WholeMove], car: i64) -> tuple[WholeMove | None, float]:
    """The result that leaves the seat best placed, and what it is worth.

    Of several the one that helps the rivals least; so it does not depend on the order in which they were found.
    """
    then = state.copy()
    assert isinstance(then, GrandPrixState)
    own = state.is_player_car(car)
    calls: i64 = state.close_calls[car] if own else 0
    burdens = burdens_of(then)
    best: WholeMove | None = None
    best_value = WORSE_THAN_ANYTHING
    best_sum = 0.0
    for move in moves:
        then.put_all(move.spot)
        then.lap = move.lap
        then.finished = move.finished
        if own:
            then.close_calls = with_value(then.close_calls, car, calls + move.close_calls)
            if move.wear != NONE:
                then.wear = with_entry(then.wear, move.wear, car, state.wear[move.wear][car] + 1)
            burdens[car] = burden(then, car)
        totals = totals_of(then, burdens)
        value = lead_on_rivals(totals, seat)
        if value < best_value:
            continue
        together = 0.0
        for each in totals:
            together += each
        if (
            best is None
            or value > best_value
            or together < best_sum
            or (together == best_sum and list(move.spot) < list(best.spot))
        ):
            best, best_value, best_sum = move, value, together
    return best, best_value


def best_step(state: GrandPrixState, seat: int, options: list[int]) -> int:
    if state.kind is STEP and state.special == FREE_LATERAL and state.mp > MOST_POINTS_TO_WEAVE:
        return state.kind.default(state, seat)
    known = MEMORY.answer(state, seat)
    if known != NONE:
        return known
    moves = rest_of_move(state, MOMENTS)
    move, _ = best_move(state, seat, moves, state.active)
    if move is None or not move.steps:
        return state.kind.default(state, seat)
    if moves.complete:
        outlook = Outlook(state, seat)
        outlook.add(state.card, state.active, move)
        MEMORY.latest = outlook
    return move.steps[0]


# ── Looking after the cars ──


def distance_left(state: GrandPrixState) -> int:
    """Sectors that the leader has still to go."""
    return state.components.finish_line - max(state.lead, 0)


def boosts(state: GrandPrixState) -> bool:
    """While the extra marker does not slow the car down, or when that no longer matters."""
    return state.wear_of(state.active) < MARKERS_TO_BOOST or distance_left(state) < NEARLY_HOME


def calls_in(state: GrandPrixState, seat: int, options: list[int]) -> int:
    """In for the tyres that the race demands when half of it is run, or before it is too late; and when worn out."""
    left = distance_left(state)
    a_turn = float(max(state.lead, 0)) / float(max(state.turn, 1))
    nearly_over = float(left) < TURNS_TO_SPARE * a_turn
    half_run = float(left) < float(state.components.finish_line) * HALF_RUN
    for option in options:
        if PIT.has(option):
            car = option - PIT.base
            worn = state.wear_of(car) - state.wear[BODY][car]
            if needs_change(state, car) and (nearly_over or (half_run and worn >= 1)):
                return option
            if worn >= MARKERS_TO_PIT and left > WORTH_A_STOP:
                return option
    return STAY_OUT.base


def serves(state: GrandPrixState, options: list[int]) -> int:
    """Tyres first, if they are due; then what costs least, until the car is no longer slowed."""
    car = state.stopped[-1]
    fits = [option for option in options if FIT.has(option)]
    if fits and (needs_change(state, car) or state.orders[car] == REPAIR_ALL):
        softs = [option for option in fits if option - FIT.base == SOFT]
        return (softs or fits)[0]
    duration = state.components.duration
    repairs = sorted((option for option in options if REPAIR.has(option)), key=lambda o: duration[o - REPAIR.base])
    if repairs:
        cheapest = duration[repairs[0] - REPAIR.base]
        slowed = state.wear_of(car) >= MARKERS_TO_PIT and cheapest <= FAIR_REPAIR
        if cheapest <= CHEAP_REPAIR or slowed or state.wear_of(car) >= MARKERS_IN_DANGER:
            return repairs[0]
    return GO.base


def discards(state: GrandPrixState, options: list[int]) -> int:
    """Few cards are for the own cars only: the slow ones go. With many, NPCs are waiting for them."""
    if state.components.hand_size > SMALL_HAND:
        return KEEP.base
    slow = [
        option
        for option in options
        if DISCARD.has(option) and state.components.speed[option - DISCARD.base] < SLOW_CARD
    ]
    return slow[0] if slow else KEEP.base
