"""The facts of a MotoGrandPrix race.

Bikes are small numbers; with two bikes a player those of a seat are 2·seat and 2·seat + 1. Where a bike is, is said by
its *distance*, the rows it has come since the finish line (the front row of the grid is -1), and its lane; a lane of
NONE means that the bike is off the track.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from paddock.core.facts import fact, facts_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.moto_grand_prix.rules.components import MotoComponents
from paddock.games.moto_grand_prix.rules.terms import BASIC, FACES, FARTHEST_BACK, LANES, MOST_ROLLS, RACE


class MotoState(State):
    """A race in progress."""

    components: MotoComponents

    # ── The race ──
    session: Annotated[i64, fact(domain="session")]
    turn: Annotated[i64, fact(most="turn")]
    """Counts from 1; the first turn of Standard and Expert is the start turn."""
    lap: Annotated[i64, fact(start=1, most="lap")]
    """The lap counter, moved by the leading bike."""
    rolls: Annotated[vec[vec[i64]], fact(per="bike", shared=True, most=2 * FACES, longest=MOST_ROLLS)]
    """The totals each bike rolled for its place on the grid: more than one where ties were rolled off."""
    grid: Annotated[vec[i64], fact(domain="bike", shared=True)]
    """The bikes in the order of the grid."""

    # ── The bikes ──
    distance: Annotated[vec[i64], fact(per="bike", start=NONE, least=FARTHEST_BACK, most="distance")]
    lane: Annotated[vec[i64], fact(per="bike", start=NONE, domain="lane")]
    front: Annotated[vec[i64], fact(per="bike", most="dial")]
    """The dial of the front tire; it ends at 1."""
    rear: Annotated[vec[i64], fact(per="bike", most="dial")]
    engine: Annotated[vec[i64], fact(per="bike", most="dial")]
    stance: Annotated[vec[i64], fact(per="bike", domain="stance")]

    # ── The turn ──
    queue: Annotated[vec[i64], fact(domain="bike")]
    """The bikes that have still to act in this turn, in order; the first is acting."""
    low: Annotated[vec[i64], fact(per="bike", most=FACES)]
    """The lower of the dice a bike has rolled or copied in this turn; 0 while it has none."""
    high: Annotated[vec[i64], fact(per="bike", most=FACES)]
    """The higher one; 0 with one die only."""
    slip: Annotated[vec[i64], fact(per="bike", shared=True, most=1)]
    """1 for a bike with a slipstream counter."""
    contact: Annotated[vec[i64], fact(per="bike", shared=True, most=1)]
    """1 for a bike that had a contact in this turn."""
    rolling: Annotated[vec[i64], fact(domain="bike", shared=True)]
    """The bikes that have still to roll in a contest."""
    chain: Annotated[vec[i64], fact(domain="bike", shared=True)]
    """The bikes that have declared to slipstream the acting one, front to back."""
    redlining: Annotated[i64, fact(most=1)]
    """1 once the acting bike has used a double six in this turn: its engine is tested."""
    grip_lost: Annotated[i64, fact(most=1)]
    """1 once the acting bike has used a double as rolled in this turn."""

    # ── The result ──
    finished: Annotated[vec[i64], fact(domain="bike", shared=True)]
    """In the order of the classification."""
    out: Annotated[vec[i64], fact(domain="bike", shared=True)]
    """The bikes that have dropped out, in that order."""

    def __init__(self, game: Game, components: MotoComponents) -> None:
        super().__init__(game)
        self.components = components

    @property
    def goal(self) -> i64:
        """The distance at which a bike has completed the race or, in qualifying, the lap."""
        components = self.components
        return components.laps * components.circuit.rows if self.session == RACE else components.circuit.rows

    @property
    def is_start_turn(self) -> bool:
        return self.turn == 1 and self.components.level > BASIC

    def row(self, bike: i64) -> i64:
        return self.distance[bike] % self.components.circuit.rows

    def rank(self, bike: i64) -> i64:
        """MGP-B.7: how far the bike stands from the racing line, in lanes."""
        return self.components.circuit.rank[LANES * self.row(bike) + self.lane[bike]]

    def bike_name(self, bike: i64) -> str:
        """How a message names the bike."""
        return f"bike:{self.game.domains['bike'].slug(bike)}"


FACTS: Final = facts_of(MotoState)
