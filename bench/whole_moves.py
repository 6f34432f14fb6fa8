"""How long Grand Prix needs to preview a card for a car, on the full starting grid of each track.

    python bench/whole_moves.py                    as the server previews them, beside the goals
    python bench/whole_moves.py --most 1000000     every result there is, uncut

Of cards that move alike one is measured, and counts as often as there are such cards. Times are the processor's own.
With a goal that is not met it ends with an error.
"""

import argparse
import sys
import time

from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.actions import ACT, PLAY
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS
from paddock.games.grand_prix.show import preview as foresight
from paddock.games.grand_prix.show.faces import MoveForeseen

GOAL_P95 = 20.0
GOAL_WORST = 200.0
"""Milliseconds."""


def starting_grid(track: str) -> GrandPrixState:
    """Two seats, twenty-two cars, and the first card about to be played."""
    state = TITLE.game(2, track=track).start()
    rng = Rng(1)
    while state.asks != ACT.id:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(options))])
    assert isinstance(state, GrandPrixState)
    return state


def cards_alike(components: GrandPrixComponents) -> list[list[int]]:
    """The cards of the deck, those together that move a car in the same way."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for card in range(len(components.speed)):
        groups.setdefault((components.mode[card], components.speed[card], components.special[card]), []).append(card)
    return list(groups.values())


def measure(track: str) -> tuple[str, float, float]:
    """A line of the table, the 95th percentile and the worst time."""
    state = starting_grid(track)
    seat = state.acting
    times: list[float] = []
    results: list[int] = []
    cut = 0
    for cards in cards_alike(state.components):
        state.hand[seat] = [cards[0]]
        for car in range(CARS):
            action = PLAY.code(cards[0], car)
            started = time.process_time()
            foreseen = foresight.preview(View(seat, state, [action]), seat, action, Rng(1))
            times += [1000 * (time.process_time() - started)] * len(cards)
            assert foreseen is not None
            assert isinstance(foreseen[1], MoveForeseen)
            results += [sum(end.count for end in foreseen[1].ends)] * len(cards)
            cut += 0 if foreseen[1].complete else len(cards)
    times.sort()
    results.sort()
    middle, high = len(times) // 2, len(times) * 95 // 100
    line = (
        f"{track:16}{len(times):7,}{times[middle]:9.1f}{times[high]:9.1f}{times[-1]:9.1f}"
        f"{results[middle]:10,}{results[high]:9,}{results[-1]:9,}{cut / len(times):9.1%}"
    )
    return line, times[high], times[-1]


def verdict(what: str, goal: float, reached: float) -> str:
    return f"{what}: {reached:.1f} ms, goal {goal:.0f} ms: {'met' if reached <= goal else 'not met'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--most", type=int, default=foresight.MOST_MOMENTS, help="moments after which a walk is cut")
    parser.add_argument("--track", action="append", help="only this track; may be given several times")
    given = parser.parse_args()
    foresight.MOST_MOMENTS = given.most
    print(f"{'':16}{'':7}{'ms':>9}{'':18}{'results':>10}")
    print(f"{'track':16}{'moves':>7}{'p50':>9}{'p95':>9}{'max':>9}{'p50':>10}{'p95':>9}{'max':>9}{'cut':>9}")
    high = worst = 0.0
    for track in given.track or ["costa-dorada", "hallin-forest", "port-verity", "aurelia"]:
        line, own_high, own_worst = measure(track)
        print(line, flush=True)
        high, worst = max(high, own_high), max(worst, own_worst)
    print(verdict("p95 of the slowest track", GOAL_P95, high))
    print(verdict("worst", GOAL_WORST, worst))
    sys.exit(high > GOAL_P95 or worst > GOAL_WORST)


if __name__ == "__main__":
    main()
