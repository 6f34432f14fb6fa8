"""View: the state as one seat, or a spectator, may know it. Browsers, bots, environments and exports get only views."""

from typing import Any, Final

from paddock.core.fields import hide
from paddock.core.names import NONE, UNKNOWN
from paddock.core.rng import Rng
from paddock.core.state import State

SPECTATOR: Final = -3
"""A seat number that owns nothing: its view is what everybody knows."""


class View:
    """What a seat may know. `state` has UNKNOWN wherever it may not; the facts can be read off the view itself too."""

    def __init__(self, seat: int, state: State, options: list[int]) -> None:
        self.seat = seat
        self.state = state
        self.options = options

    def __getattr__(self, name: str) -> Any:
        if name == "state":  # not there yet: the view is being copied or unpickled
            raise AttributeError(name)
        return getattr(self.state, name)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and other.seat == self.seat
            and other.options == self.options
            and other.state == self.state
        )

    def __hash__(self) -> int:
        raise TypeError("a view is not a key; use its text")

    def __str__(self) -> str:
        from paddock.core.position import write_position

        return write_position(self.state)

    def sample_world(self, rng: Rng) -> State:
        """A complete state that this view cannot tell from the true one.

        What is unknown is dealt at random; sealed answers of others are taken back, so that whoever searches must
        choose for them.
        """
        world = self.state.copy()
        world.game.imagine(world, rng)
        world.answers = [NONE if answer == UNKNOWN else answer for answer in world.answers]
        return world


def view(state: State, seat: int) -> View:
    """The state as this seat may know it."""
    seen = state.copy()
    hide(seen.game.layout, seen, seat)
    return View(seat, seen, state.options(seat))
