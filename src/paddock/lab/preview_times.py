"""How long the server needs to preview a card for a car in Grand Prix: on the full starting grid of each track."""

import time
from functools import cache

from paddock.core.rng import Rng
from paddock.core.rows import row_of, with_row
from paddock.core.view import View
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.actions import ACT, PLAY
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARS
from paddock.games.grand_prix.show.faces import MoveForeseen
from paddock.games.grand_prix.show.preview import preview
from paddock.lab.play import play_at_random

TRACKS = ("costa-dorada", "hallin-forest", "port-verity", "aurelia")


def starting_grid(track: str) -> GrandPrixState:
    """Two seats, twenty-two cars, and the first card about to be played."""
    state = TITLE.game(2, track=track).start()
    rng = Rng(1)
    while state.asks != ACT.id:
        play_at_random(state, rng, 1)
    assert isinstance(state, GrandPrixState)
    return state


def cards_alike(components: GrandPrixComponents) -> list[list[int]]:
    """The cards of the deck, those together that move a car in the same way: one of them is measured for all."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for card in range(len(components.speed)):
        groups.setdefault((components.mode[card], components.speed[card], components.special[card]), []).append(card)
    return list(groups.values())


@cache
def preview_times() -> dict[str, list[float]]:
    """By track, the milliseconds of every card for every car in ascending order. Times are the processor's own."""
    return {track: _times(starting_grid(track)) for track in TRACKS}


def _times(state: GrandPrixState) -> list[float]:
    times: list[float] = []
    seat = state.acting
    for cards in cards_alike(state.components):
        state.hand = with_row(state.hand, seat, row_of([cards[0]]))
        for car in range(CARS):
            action = PLAY.code(cards[0], car)
            started = time.process_time()
            foreseen = preview(View(seat, state, [action]), seat, action, Rng(1))
            times += [1000 * (time.process_time() - started)] * len(cards)
            assert foreseen is not None
            assert isinstance(foreseen[1], MoveForeseen)
    return sorted(times)


def slow_preview() -> float:
    """The time within which 95 of 100 previews are there, on the track where it is longest."""
    return max(times[len(times) * 95 // 100] for times in preview_times().values())


def slowest_preview() -> float:
    return max(times[-1] for times in preview_times().values())
