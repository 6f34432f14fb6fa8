"""How long Grand Prix needs to list every result of a card for a car, as its preview asks: on full starting grids."""

import time
from functools import cache

from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.actions import ACT
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS
from paddock.games.grand_prix.rules.whole_moves import whole_moves
from paddock.games.grand_prix.show.preview import MOST_MOMENTS

TRACKS = ("costa-dorada", "hallin-forest", "port-verity", "aurelia")


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
    """The cards of the deck, those together that move a car in the same way: one of them is measured for all."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for card in range(len(components.speed)):
        groups.setdefault((components.mode[card], components.speed[card], components.special[card]), []).append(card)
    return list(groups.values())


@cache
def preview_times() -> list[float]:
    """Milliseconds of every card for every car on every track, in ascending order."""
    times: list[float] = []
    for track in TRACKS:
        state = starting_grid(track)
        for cards in cards_alike(state.components):
            for car in range(CARS):
                started = time.process_time()
                whole_moves(state, cards[0], car, MOST_MOMENTS)
                times += [1000 * (time.process_time() - started)] * len(cards)
    return sorted(times)
