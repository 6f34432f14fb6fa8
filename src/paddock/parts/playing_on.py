"""Playing on: how a search plays a world until it can be judged. Nature's answers are drawn, seats answer sensibly."""

from mypy_extensions import mypyc_attr

from paddock.core.names import NATURE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayingOn:
    """Plays a world on. A search says how far, what the seats answer, and from which stream nature draws."""

    def is_far_enough(self, world: State) -> bool:
        """Whether the world is to be judged as it stands. A game that is over always is."""
        raise NotImplementedError

    def answer(self, world: State, seat: int) -> int:
        """What a seat that is asked answers; the answer of a seat whose time is up, unless a search knows better."""
        return world.kind.default(world, seat)

    def luck(self, world: State, rng: Rng) -> Rng:
        """From where nature draws its answer to the question that is asked now."""
        return rng

    def play_on(self, world: State, rng: Rng) -> None:
        kinds = world.game.rules.kind_row
        sheet = Offer()
        while world.asks >= 0 and not self.is_far_enough(world):
            kind = kinds[world.asks]
            if kind.chance:
                world.choose(NATURE, kind.pick(world, NATURE, self.luck(world, rng), sheet))
                continue
            for seat in world.to_answer():
                world.choose(seat, self.answer(world, seat))
