"""Luck: what nature's answer has given to each seat, against what was to be expected.

Nature's outcomes and their weights are known, so the mean over them is exact, whatever the value is like: the luck of
all its answers adds up to nothing in the long run. It is judged with hindsight, on the true state.
"""

from paddock.core.names import NATURE
from paddock.core.state import State
from paddock.core.value import Value

MOST_OUTCOMES = 400
"""With more outcomes than that, one in so many is looked at; the one that came always."""


def luck_of(before: State, chosen: int, value: Value) -> list[float]:
    """What each seat has gained by nature's answer in the state `before`, in wins; together it is nothing."""
    outcomes, weights = before.options(NATURE), before.weights()
    seats = before.game.seats
    if len(outcomes) < 2:
        return [0.0] * seats
    if len(outcomes) > MOST_OUTCOMES:
        step = len(outcomes) // MOST_OUTCOMES + 1
        kept = range(0, len(outcomes), step)
        outcomes, weights = [outcomes[place] for place in kept], [weights[place] for place in kept]
    total = float(sum(weights))
    expected = [0.0] * seats
    came = [0.0] * seats
    for outcome, weight in zip(outcomes, weights, strict=True):
        chances = chances_after(before, outcome, value)
        if outcome == chosen:
            came = chances
        for seat in range(seats):
            expected[seat] += weight / total * chances[seat]
    if chosen not in outcomes:
        came = chances_after(before, chosen, value)
    return [came[seat] - expected[seat] for seat in range(seats)]


def chances_after(before: State, outcome: int, value: Value) -> list[float]:
    after = before.copy()
    after.choose(NATURE, outcome)
    return value.chances(after)
