"""View: the state as a reader may know it. Browsers, bots, environments and exports get only views."""

from typing import Any

from paddock.core.drawn import drawn
from paddock.core.layout import hide
from paddock.core.names import NONE, UNKNOWN
from paddock.core.position import write_position
from paddock.core.reader import Reader, reader_of
from paddock.core.rng import Rng
from paddock.core.state import State


class View:
    """What a reader may know: `state` has UNKNOWN wherever it may not know the fact.

    `seat` is the seat that looks, NONE if it is not exactly one; `options` are the seat's. The facts of the state can
    be read off the view itself too.
    """

    def __init__(self, who: Reader | int, state: State, options: list[int]) -> None:
        self.reader = reader_of(who)
        self.seat = self.reader.seat
        self.state = state
        self.options = options

    def __getattr__(self, name: str) -> Any:
        if name == "state" or name.startswith("__"):  # how to copy a state is not how to copy a view
            raise AttributeError(name)
        return getattr(self.state, name)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and other.reader == self.reader
            and other.options == self.options
            and other.state == self.state
        )

    def __hash__(self) -> int:
        raise TypeError("a view is not a key; use its text")

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return View, (self.reader, self.state, self.options)

    def __dir__(self) -> list[str]:
        """With the facts, so that whoever types at a prompt is offered them."""
        return sorted({*object.__dir__(self), *(fact.name for fact in self.state.game.layout.facts)})

    def __str__(self) -> str:
        return write_position(self.state)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return drawn("paddock.core.pictures:draw_view", self)

    def sample_world(self, rng: Rng) -> State:
        """A complete state that this view cannot tell from the true one.

        What is unknown is dealt at random; sealed answers of others are taken back, so that whoever searches must
        choose for them.
        """
        world = self.state.copy()
        world.game.imagine(world, rng)
        for seat in range(len(world.answers)):
            if world.answers[seat] == UNKNOWN:
                world.answers[seat] = NONE
        return world


def view(state: State, who: Reader | int) -> View:
    """The state as this reader, or the seat of this number, may know it."""
    reader = reader_of(who)
    seen = state.copy()
    hide(seen, reader)
    return View(reader, seen, state.options(reader.seat))
