"""Watching one game: what happens is counted by the events that its title declares (see `paddock.core.yardstick`)."""

from collections.abc import Sequence
from itertools import combinations

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import NATURE, NONE
from paddock.core.state import State
from paddock.core.yardstick import OVERTAKES, Yardstick
from paddock.lab.study.pace import NO_CHOICE, seconds
from paddock.lab.study.row import Use, Uses


class Labels:
    """What each action of a game is counted as: its verb with each thing that it names, or its verb alone. Worked out
    once for each action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.things = set(game.title.yardstick.things if game.title.yardstick is not None else ())
        self.known: dict[int, list[str]] = {}

    def of(self, code: int) -> list[str]:
        labels = self.known.get(code)
        if labels is None:
            action = self.game.actions.decode(code)
            named = zip(action.verb.arguments, action.slugs, strict=True)
            things = dict.fromkeys(slug for (_, domain, _), slug in named if domain in self.things)
            labels = [f"{action.verb.name} {thing}" for thing in things] or [action.verb.name]
            self.known[code] = labels
        return labels


class Watcher:
    """Counts in one game. `note` is told of every answer before it is given, and so sees all that came of the last."""

    def __init__(self, state: State, labels: Labels) -> None:
        self.state = state
        self.labels = labels
        self.yardstick = state.game.title.yardstick
        self.decisions = self.chance = self.rounds = self.lead_changes = 0
        self.seconds = 0.0
        self.counts: list[dict[str, int]] = [
            dict.fromkeys(self.yardstick.counted if self.yardstick is not None else (), 0)
            for _ in range(state.game.seats)
        ]
        self.grid = [0] * state.game.seats
        self.uses: list[Uses] = [{} for _ in range(state.game.seats)]
        self._meaning = {
            kind: what
            for what, kinds in (self.yardstick.counts.items() if self.yardstick is not None else ())
            for kind in kinds
        }
        self._order: Sequence[int] = ()
        """The runners when the last round began."""
        self._slowest = 0.0
        """Of those that answer one question at the same time."""

    def note(self, seat: int, code: int) -> None:
        self._listen()
        if seat == NATURE:
            self.chance += 1
            self.seconds += NO_CHOICE
            return
        self.decisions += 1
        options = self.state.options(seat)
        self._think(seconds(len(options)))
        self._use(seat, options, code)

    def end(self) -> None:
        """When the game is over."""
        self._listen()
        self.seconds += self._slowest
        self._slowest = 0.0

    @property
    def minutes(self) -> float:
        return self.seconds / 60

    def _think(self, time: float) -> None:
        """A question that several seats answer at once takes as long as the slowest of them."""
        state = self.state
        if len(state.asked) > 1 and len(state.to_answer()) < len(state.asked):
            self._slowest = max(self._slowest, time)
        else:
            self.seconds += self._slowest
            self._slowest = time

    def _use(self, seat: int, options: list[int], code: int) -> None:
        if len(options) < 2:
            return
        kind = self.state.kind.name
        uses, label = self.uses[seat], self.labels.of
        for what in {what for option in options for what in label(option)}:
            uses.setdefault((kind, what), Use()).offered += 1
        for what in label(code):
            uses[kind, what].taken += 1

    # ── Events ──

    def _listen(self) -> None:
        events = self.state.events
        if not events:
            return
        if self.yardstick is not None:
            for event in events:
                self._hear(event, self.yardstick)
        events.clear()

    def _hear(self, event: Event, yardstick: Yardstick) -> None:
        if event.kind in yardstick.races:
            self._order = ()
        elif event.kind in yardstick.rounds:
            self._begin_round(yardstick)
        elif event.kind in self._meaning:
            self._count(
                self._meaning[event.kind], yardstick.owner(self.state, event.kind.arguments[0][1], event.values[0])
            )

    def _count(self, what: str, seat: int, times: int = 1) -> None:
        if seat != NONE:
            self.counts[seat][what] += times

    def _begin_round(self, yardstick: Yardstick) -> None:
        self.rounds += 1
        grid = yardstick.grid(self.state)
        if self.rounds == 1:
            self._note_grid(yardstick, grid)
        before, now = self._order or grid, yardstick.order(self.state)
        if before and now and before[0] != now[0]:
            self.lead_changes += 1
        if OVERTAKES not in yardstick.counts:
            places = {runner: place for place, runner in enumerate(before)}
            for ahead, behind in combinations([runner for runner in now if runner in places], 2):
                if places[behind] < places[ahead]:
                    self._count(OVERTAKES, yardstick.owner(self.state, yardstick.runner, ahead))
        self._order = now

    def _note_grid(self, yardstick: Yardstick, grid: Sequence[int]) -> None:
        for place, runner in enumerate(grid, 1):
            seat = yardstick.owner(self.state, yardstick.runner, runner)
            if seat != NONE and self.grid[seat] == 0:
                self.grid[seat] = place
