"""Earlier: states of a game that are kept on the way, so that going far back does not begin at the start."""

from paddock.core.state import State

EVERY = 40
"""Lines of the record between two states that are kept: how many answers are played again at most."""


class KeptState:
    """A state before the line of the record at `place`, and how many events had been told by then."""

    def __init__(self, place: int, state: State, told: int) -> None:
        self.place = place
        self.state = state
        self.told = told


class EarlierStates:
    """Some of the states that the game has gone through and that nobody has gone back past. The first is its start."""

    def __init__(self) -> None:
        self._kept: list[KeptState] = []

    def keep(self, place: int, state: State, told: int) -> None:
        """Take notice of the state before the line at `place`."""
        if not self._kept or place >= self._kept[-1].place + EVERY:
            self._kept.append(KeptState(place, state.copy(), told))

    def back_to(self, place: int) -> None:
        """Somebody went back to before the line at `place`: what came after it is no part of the game any more."""
        while len(self._kept) > 1 and self._kept[-1].place > place:
            self._kept.pop()

    def latest(self) -> KeptState:
        """The latest of them. Its state is not to be changed."""
        return self._kept[-1]

    def copy(self) -> "EarlierStates":
        """An independent copy. The states are shared: nobody changes them."""
        twin = EarlierStates()
        twin._kept = self._kept[:]
        return twin
