"""The facts of a MotoGrandPrix race.

Bikes are small numbers; with two bikes a player those of a seat are 2·seat and 2·seat + 1. Where a bike is, is said by
its *distance*, the rows it has come since the finish line (the front row of the grid is -1), and its lane; a lane of
NONE means that the bike is off the track.
"""

from typing import Annotated, Final

from paddock.core.facts import fact, facts_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.state import State
from paddock.games.moto_grand_prix.rules.components import MotoComponents
from paddock.games.moto_grand_prix.rules.terms import BASIC, RACE


class MotoState(State):
    """A race in progress."""

    components: MotoComponents

    # ── The race ──
    session: Annotated[int, fact(domain="session")]
    turn: Annotated[int, fact()]
    """Counts from 1; the first turn of Standard and Expert is the start turn."""
    lap: Annotated[int, fact(start=1)]
    """The lap counter, moved by the leading bike."""
    rolls: Annotated[list[list[int]], fact(per="bike")]
    """The totals each bike rolled for its place on the grid: more than one where ties were rolled off."""
    grid: Annotated[list[int], fact(domain="bike")]
    """The bikes in the order of the grid."""

    # ── The bikes ──
    distance: Annotated[list[int], fact(per="bike", start=NONE)]
    lane: Annotated[list[int], fact(per="bike", start=NONE, domain="lane")]
    front: Annotated[list[int], fact(per="bike")]
    """The dial of the front tire; it ends at 1."""
    rear: Annotated[list[int], fact(per="bike")]
    engine: Annotated[list[int], fact(per="bike")]
    stance: Annotated[list[int], fact(per="bike", domain="stance")]

    # ── The turn ──
    queue: Annotated[list[int], fact(domain="bike")]
    """The bikes that have still to act in this turn, in order; the first is acting."""
    low: Annotated[list[int], fact(per="bike")]
    """The lower of the dice a bike has rolled or copied in this turn; 0 while it has none."""
    high: Annotated[list[int], fact(per="bike")]
    """The higher one; 0 with one die only."""
    slip: Annotated[list[int], fact(per="bike")]
    """1 for a bike with a slipstream counter."""
    contact: Annotated[list[int], fact(per="bike")]
    """1 for a bike that had a contact in this turn."""
    rolling: Annotated[list[int], fact(domain="bike")]
    """The bikes that have still to roll in a contest."""
    chain: Annotated[list[int], fact(domain="bike")]
    """The bikes that have declared to slipstream the acting one, front to back."""
    redlining: Annotated[int, fact()]
    """1 once the acting bike has used a double six in this turn: its engine is tested."""
    grip_lost: Annotated[int, fact()]
    """1 once the acting bike has used a double as rolled in this turn."""

    # ── The result ──
    finished: Annotated[list[int], fact(domain="bike")]
    """In the order of the classification."""
    out: Annotated[list[int], fact(domain="bike")]
    """The bikes that have dropped out, in that order."""

    def __init__(self, game: Game, components: MotoComponents) -> None:
        super().__init__(game)
        self.components = components

    @property
    def goal(self) -> int:
        """The distance at which a bike has completed the race or, in qualifying, the lap."""
        components = self.components
        return (components.laps if self.session == RACE else 1) * components.circuit.rows

    @property
    def is_start_turn(self) -> bool:
        return self.turn == 1 and self.components.level > BASIC

    def row(self, bike: int) -> int:
        return self.distance[bike] % self.components.circuit.rows

    def rank(self, bike: int) -> int:
        """MGP-B.7: how far the bike stands from the racing line, in lanes."""
        circuit = self.components.circuit
        return circuit.rank[self.distance[bike] % circuit.rows][self.lane[bike]]

    def bike_name(self, bike: int) -> str:
        """How a message names the bike."""
        return f"bike:{self.game.domains['bike'].slug(bike)}"


FACTS: Final = facts_of(MotoState)
