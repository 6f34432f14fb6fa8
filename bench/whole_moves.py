"""How long it takes to list every result of a card for a car in Grand Prix, on the full starting grid of each track.

    python bench/whole_moves.py                    all cards for all cars, uncut
    python bench/whole_moves.py --most 1200        as a preview asks for them

Of cards that move alike one is measured, and counts as often as there are such cards.
"""

import argparse
import time

from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.actions import ACT
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS
from paddock.games.grand_prix.rules.whole_moves import whole_moves

UNCUT = 1_000_000


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


def measure(track: str, most: int) -> str:
    state = starting_grid(track)
    times: list[float] = []
    results: list[int] = []
    cut = 0
    for cards in cards_alike(state.components):
        for car in range(CARS):
            started = time.perf_counter()
            moves = whole_moves(state, cards[0], car, most)
            times += [1000 * (time.perf_counter() - started)] * len(cards)
            results += [len(moves)] * len(cards)
            cut += 0 if moves.complete else len(cards)
    times.sort()
    results.sort()
    middle, high = len(times) // 2, len(times) * 95 // 100
    return (
        f"{track:16}{len(times):7,}{times[middle]:9.1f}{times[high]:9.1f}{times[-1]:9.1f}"
        f"{results[middle]:10,}{results[high]:9,}{results[-1]:9,}{cut / len(times):9.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--most", type=int, default=UNCUT, help="moments after which a walk is cut")
    parser.add_argument("--track", action="append", help="only this track; may be given several times")
    given = parser.parse_args()
    print(f"{'':16}{'':7}{'ms':>9}{'':18}{'results':>10}")
    print(f"{'track':16}{'moves':>7}{'p50':>9}{'p95':>9}{'max':>9}{'p50':>10}{'p95':>9}{'max':>9}{'cut':>9}")
    for track in given.track or ["costa-dorada", "hallin-forest", "port-verity", "aurelia"]:
        print(measure(track, given.most), flush=True)


if __name__ == "__main__":
    main()
