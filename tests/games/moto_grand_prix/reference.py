"""The rides of a bike, found the slow way: every flip, every payment and every route, one by one, as a person would.

Written from the rules and without the engine's own movement, to check it against.
"""

from itertools import product

from paddock.core.names import NONE
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import BASIC, EXPERT, STANDARD, STRAIGHT, WHEELIE

Outcome = tuple[int, int, int, int, bool, bool]
"""Rows, lane, engine points, front tire points, double six, grip lost."""


def flips(state: MotoState, bike: int) -> list[tuple[int, bool, bool]]:
    """(movement points before payment, double six used, grip lost) of every legal way to use the dice."""
    game = state.components
    low, high = state.low[bike], state.high[bike]
    row = state.distance[bike] % game.circuit.rows
    difficulty = game.circuit.difficulty[row]
    change = 0
    if game.level == EXPERT and state.turn > 1:
        change = game.circuit.slope[row]
        if state.stance[bike] == WHEELIE or (state.stance[bike] == STRAIGHT and difficulty):
            change -= 1
    found = []
    if high == 0:
        found = [(face, False, False) for face in (low, 7 - low)]
    elif state.contact[bike]:
        for face in (low, high):
            found.append((face, False, False))
            if difficulty < 3 or face > 3:
                found.append((7 - face, False, False))
    else:
        for flip_low, flip_high in product((False, True), repeat=2):
            first, second = (7 - low if flip_low else low), (7 - high if flip_high else high)
            faster_low, faster_high = first > low, second > high
            if difficulty == 1 and faster_high and (low != high or faster_low):
                continue
            if difficulty == 2 and faster_low and (low != high or faster_high):
                continue
            if difficulty == 3 and (faster_low or faster_high):
                continue
            redline = game.level >= STANDARD and (first, second) == (6, 6)
            if game.redline_rolled and (flip_low or flip_high):
                redline = False
            grip = game.level == EXPERT and low == high and not flip_low and not flip_high
            found.append((first + second, redline, grip))
    return [(max(0, points + change), redline, grip) for points, redline, grip in found]


def routes(state: MotoState, bike: int, most: int) -> set[tuple[int, int, int, tuple[int, ...]]]:
    """(rows, lane, cost, ranks entered) of every route that costs at most so much; the ranks only after a contact."""
    game = state.components
    circuit = game.circuit
    others = {
        (state.distance[other] % circuit.rows, lane)
        for other, lane in enumerate(state.lane)
        if other != bike and lane != NONE
    }
    found = set()
    todo: list[tuple[int, int, int, tuple[int, ...]]] = [(0, state.lane[bike], 0, ())]
    while todo:
        here = todo.pop()
        if here in found:
            continue
        found.add(here)
        rows, lane, cost, ranks = here
        row = (state.distance[bike] + rows + 1) % circuit.rows
        for to in (lane - 1, lane, lane + 1):
            if not 0 <= to <= 2 or (row, to) in others:
                continue
            price = 1
            line = circuit.racing_line[row]
            beside = [lane_ for row_, lane_ in others if row_ == row]
            if game.beside_adjacent:
                beside = [lane_ for lane_ in beside if lane_ in (to - 1, to + 1)]
            if game.level > BASIC and not state.contact[bike] and beside and to != line:
                price += circuit.difficulty[row]
            if cost + price <= most:
                todo.append((rows + 1, to, cost + price, (*ranks, abs(int(to - line))) if state.contact[bike] else ()))
    return found


def outcomes(state: MotoState, bike: int) -> set[Outcome]:
    """All that the rules allow, without what only wastes points."""
    game = state.components
    circuit = game.circuit
    ways = flips(state, bike)
    found: set[Outcome] = set()
    ahead = routes(state, bike, 11 if state.contact[bike] else 18)
    if state.contact[bike]:
        lightest: dict[int, tuple[int, ...]] = {}
        for rows, _, _, ranks in ahead:
            lightest[rows] = max(lightest.get(rows, ()), ranks)
        ahead = {route for route in ahead if route[3] == lightest[route[0]]}
    if game.level == BASIC:
        furthest = max(rows for rows, _, _, _ in ahead)
        for points, _, _ in ways:
            found |= {(rows, lane, 0, 0, False, False) for rows, lane, _, _ in ahead if rows == min(points, furthest)}
        return found
    for (points, redline, grip), (rows, lane, cost, _) in product(ways, ahead):
        home = state.distance[bike] + rows >= state.goal
        passed = [(state.distance[bike] + step) % circuit.rows for step in range(rows + 1)]
        for engine, front, bonus in product(range(4), range(8), range(1 + state.slip[bike])):
            if points + bonus + engine - front != cost or engine >= state.engine[bike] or front >= state.front[bike]:
                continue
            if engine and any(circuit.difficulty[row] for row in passed) and state.rear[bike] < 2:
                continue
            found.add((rows, lane, engine, front, redline and not home, grip and not home))
    return {one for one in found if not any(_betters(other, one) for other in found)}


def _betters(one: Outcome, other: Outcome) -> bool:
    """The same place and the same grip for no more points and no more risk."""
    if one == other or one[:2] != other[:2] or one[5] != other[5]:
        return False
    return one[2] <= other[2] and one[3] <= other[3] and one[4] <= other[4]


def offered_outcomes(state: MotoState, bike: int) -> list[Outcome]:
    """What the engine offers, in the same form."""
    found: list[Outcome] = []
    for code in state.options(state.asked[0]):
        action = state.game.actions.decode(code)
        if action.verb.name == "retire":
            continue
        to, flip, pay = action.slugs
        rows, lane = to.split("-")
        points = int(pay[-1]) if pay != "free" else 0
        low, high = state.low[bike], state.high[bike]
        first = 7 - low if flip in ("flip-low", "flip-both") else low
        second = 7 - high if flip in ("flip-high", "flip-both") else high
        two = state.high[bike] > 0 and not state.contact[bike]
        home = state.distance[bike] + int(rows) >= state.goal
        redline = two and (first, second) == (6, 6) and state.components.level >= STANDARD and not home
        if state.components.redline_rolled and flip != "keep":
            redline = False
        grip = two and low == high and flip == "keep" and state.components.level == EXPERT and not home
        engine, front = (points, 0) if pay.startswith("engine") else (0, points)
        found.append((int(rows), ["left", "centre", "right"].index(lane), engine, front, redline, grip))
    return found
