"""Other worlds: the table as it stands, with everything anew that a listener may not know.

Cards in piles and in hands, what was written down in secret, sealed answers, and the secret that the dice come from.
"""

from paddock.core.fairness import FairDice
from paddock.core.names import NONE, UNKNOWN
from paddock.core.rng import Rng
from paddock.core.rows import row_of
from paddock.core.state import State
from paddock.core.table import Table
from tests.trust.leaks.readers import Listener, known_to


def other_world(state: State, who: Listener, rng: Rng) -> State:
    """A state that the listener cannot tell from this one, with everything hidden dealt anew."""
    world = known_to(state, who.knows)
    sealed = [seat for seat, answer in enumerate(world.answers) if answer == UNKNOWN]
    world.answers = row_of([NONE if answer == UNKNOWN else answer for answer in world.answers])
    world.game.imagine(world, rng)
    for seat in sealed:
        options = world.options(seat)
        world.answers[seat] = options[rng.below(len(options))]
    return world


def in_world(table: Table, world: State, rng: Rng) -> Table:
    """The table with this state instead, and other dice to come."""
    twin = table.copy()
    twin.state = world
    twin.dice = FairDice(int(rng.below(1 << 28)).to_bytes(32, "big"), table.record.words)
    return twin
