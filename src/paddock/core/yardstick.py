"""Yardstick: what the laboratory counts in a game, told in the game's own events and facts.

A title declares it, so the laboratory knows no game. A *runner* is what races: a car, a bike or a whole crew. What a
game does not have (nobody pits in MotoGrandPrix) is not declared, and is not counted as 0.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from paddock.core.event import EventKind

OVERTAKES: Final = "overtakes"
PIT_STOPS: Final = "pit stops"
CRASHES: Final = "crashes"
RETIREMENTS: Final = "retirements"
COUNTED: Final = (OVERTAKES, PIT_STOPS, CRASHES, RETIREMENTS)
"""What is counted for each seat, in the order in which it is told."""


class Yardstick:
    """What is counted, and what may be compared.

    `rounds`: the events with which a round begins. `order`: the runners as they race now, the leader first. `grid`: the
    runners as they started. `runner`: the domain of these numbers. `owner`: the seat of a number of a domain that
    events name first; NONE if it is nobody's. `races`: the events with which a race of a season begins.

    `counts`: the events that are counted, by what they mean; the first argument says whose. Where no event tells of
    overtakes, they are the pairs of runners that have changed order from one round to the next.

    `circuits` and `teams`: the options that choose where and as whom one races; empty if nothing is to be chosen.
    `things`: the domains of cards, tyres and the like, whose use is counted one by one; an action's other arguments
    (where to, which car) are not told apart.
    """

    def __init__(
        self,
        runner: str,
        rounds: Sequence[EventKind],
        order: Callable[[Any], Sequence[int]],
        grid: Callable[[Any], Sequence[int]],
        counts: Mapping[str, Sequence[EventKind]],
        circuits: str,
        owner: Callable[[Any, str, int], int],
        races: Sequence[EventKind] = (),
        teams: str = "",
        things: Sequence[str] = (),
    ) -> None:
        unknown = [what for what in counts if what not in COUNTED]
        if unknown:
            raise ValueError(f"a yardstick counts {', '.join(COUNTED)}, not {', '.join(unknown)}")
        self.runner = runner
        self.rounds = tuple(rounds)
        self.order = order
        self.grid = grid
        self.counts = {what: tuple(kinds) for what, kinds in counts.items()}
        self.circuits = circuits
        self.owner = owner
        self.races = tuple(races)
        self.teams = teams
        self.things = tuple(things)

    @property
    def counted(self) -> list[str]:
        """What is counted for each seat of this game."""
        return [what for what in COUNTED if what == OVERTAKES or what in self.counts]
