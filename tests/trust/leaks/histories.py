"""Other histories: two races side by side that a listener cannot tell apart, different in everything else.

Cards that nature deals to others, and sealed answers of others, are other ones; a rival may change its sealed answer
once more than in the first race. The two go on as long as nothing that is different comes into the open.
"""

from paddock.core.game import Game
from paddock.core.names import NATURE, NONE
from paddock.core.reader import SPECTATOR
from paddock.core.record import Line
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.table import Table
from paddock.core.undo import sees_more
from paddock.core.walk import may_know
from tests.trust.leaks.readers import Listener, known_to
from tests.trust.leaks.worlds import other_world

Choice = tuple[int, int]
"""Who answers, and what."""


class Played(Table):
    """A table at which whoever plays decides what nature answers, too."""

    def __init__(self, game: Game, state: State | None = None) -> None:
        super().__init__(game, [f"N{seat}" for seat in range(game.seats)], seed=1, state=state)

    def _let_nature_answer(self) -> None:
        """Nature waits to be answered for."""

    def answer(self, seat: int, code: int) -> None:
        if seat != NATURE:
            self._tell()
        self._answer(seat, code)
        if not self.state.is_chance:
            self._tell()


def played_again(start: State, lines: list[Line]) -> Played:
    """The table at the end of these lines."""
    table = Played(start.game, start)
    for line in lines:
        table.answer(line.seat, table.game.actions.parse(line.text).code)
    return table


class Twins:
    """Two races that begin where a listener cannot tell them apart, and who that is."""

    def __init__(self, state: State, who: Listener, rng: Rng) -> None:
        self.starts = state.copy(), other_world(state, who, rng) if rng.below(2) else state.copy()
        self.one, self.other = (Played(state.game, start) for start in self.starts)
        self.who = who
        self.rng = rng
        self.lengths = 0, 0
        """How many lines of each are the same to the listener, up to the last question."""
        self.kinds = [state.kind.name]
        """The questions up to there, by their kinds."""

    def before_they_part(self) -> tuple[Played, Played]:
        """Both races as far as the listener cannot tell them apart."""
        one, other = (
            played_again(start, table.record.lines[:length])
            for start, table, length in zip(self.starts, (self.one, self.other), self.lengths, strict=True)
        )
        return one, other

    def play(self, seat: int, action: int) -> bool:
        """Play this answer in the first race and one that looks the same in the other. False: from here on they can
        be told apart, and by right."""
        before = self.one.state.copy()
        known = self._knows(before, Line(seat, before.game.actions.text(action)))
        reveals = before.kind.sealed and before.to_answer() == [seat]
        own = self._likewise(before, seat, action, known, reveals)
        if own == NONE:
            return False
        self.one.answer(seat, action)
        self.other.answer(seat, own)
        self._waver(seat)
        if (known or reveals) and self._something_came_into_the_open(before):
            return False
        if not self.one.state.over and not self.one.state.is_chance:
            self.lengths = len(self.one.record.lines), len(self.other.record.lines)
            self.kinds.append(self.one.state.kind.name)
        return not self.one.state.over

    @property
    def is_apart(self) -> bool:
        """Whether there is any difference but the dice to come."""
        one, other = (table.record.lines[:n] for table, n in zip((self.one, self.other), self.lengths, strict=True))
        return self.starts[0] != self.starts[1] or one != other

    def _likewise(self, before: State, seat: int, action: int, known: bool, reveals: bool) -> int:
        """An answer in the other race that looks the same; NONE: there is none."""
        other = self.other.state
        options = other.options(seat)
        if not known and not reveals:
            return options[self.rng.below(len(options))]
        if reveals:  # how often somebody wavered shows when the answers are shown, and so do the answers
            wavered = len(self.one.record.lines) != len(self.other.record.lines)
            if wavered or any(other.answers[rival] != before.answers[rival] for rival in before.asked):
                return NONE
        return action if action in options else NONE  # else a rival holds other cards there, and could not do that

    def _something_came_into_the_open(self, before: State) -> bool:
        """Whether the listener sees something that was hidden, and not the same thing in both races."""
        one, other, knows = self.one.state, self.other.state, self.who.knows
        if known_to(one, knows) == known_to(other, knows):
            return False
        return sees_more(before, one, SPECTATOR) or any(sees_more(before, one, seat) for seat in knows)

    def _knows(self, before: State, line: Line) -> bool:
        """Whether the listener may know of this answer. Before a shared screen nobody looks for one seat alone."""
        return any(may_know(before, line, seat) for seat in self.who.knows) or may_know(before, line, NONE)

    def _waver(self, seat: int) -> None:
        """Now and then, a rival changes its sealed answer in the other race only."""
        state = self.other.state
        if state.asks < 0 or not state.kind.sealed or seat in self.who.reader.seats or seat == NATURE:
            return
        if seat in state.asked and state.answers[seat] != NONE and self.rng.below(2):
            options = state.options(seat)
            self.other.answer(seat, options[self.rng.below(len(options))])
