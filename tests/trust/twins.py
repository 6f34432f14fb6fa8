"""Twins: two histories of a game that one seat cannot tell apart.

What the seat may not know is changed: cards dealt to others, answers that are still sealed. A pair counts if every
answer is still legal and after every line the seat's view, and the events whose audience it is, are the same. Then
everything the server says to the seat must be the same too, to the byte.
"""

from paddock.core.decision import ChanceKind
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import EVERYBODY, NATURE
from paddock.core.record import Line, Record
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.table import Table
from paddock.core.view import view

RECENT = 14
"""How many lines from the end may differ."""


def random_history(game: Game, rng: Rng, longest: int) -> Record:
    """A race played at random up to some decision, perhaps with sealed answers in."""
    table = Table(game, [f"N{seat}" for seat in range(game.seats)], seed=rng.below(1 << 28))
    stop = rng.below(longest)
    while not table.over and len(table.record.lines) < stop:
        waiting = table.asked()
        seat = waiting[rng.below(len(waiting))]
        options = table.options(seat)
        table.play(options[rng.below(len(options))], seat)
    return table.record


def twins(record: Record, seat: int, rng: Rng, tries: int = 12) -> list[Line] | None:
    """The lines of another history that looks the same to the seat; None if none was found."""
    # What is still hidden lies near the end; the part before is common to both.
    common = record.lines[: max(0, len(record.lines) - RECENT)]
    start = record.start()
    for line in common:
        _choose(start, line)
    for _ in range(tries):
        try:
            found = _other_ending(start, record.lines[len(common) :], seat, rng)
        except (PaddockError, ValueError, IndexError):  # that ending cannot be: try another
            found = None
        if found is not None:
            return common + found
    return None


def _other_ending(start: State, lines: list[Line], seat: int, rng: Rng) -> list[Line] | None:
    state, truth = start.copy(), start.copy()
    state.events, truth.events = [], []
    other: list[Line] = []
    for line in lines:
        chosen = line
        texts = [state.game.actions.text(code) for code in state.options(line.seat)]
        if is_secret(state, line, seat) and rng.below(2):
            chosen = Line(line.seat, texts[rng.below(len(texts))])
        if chosen.text not in texts:
            return None
        _choose(state, chosen)
        _choose(truth, line)
        if view(state, seat) != view(truth, seat) or heard(state, seat) != heard(truth, seat):
            return None
        other.append(chosen)
    return other if other != lines else None


def is_secret(state: State, line: Line, seat: int) -> bool:
    """Whether the seat may not know what this line says, at least for now."""
    kind = state.kind
    if isinstance(kind, ChanceKind):
        return line.seat == NATURE and kind.audience(state) not in (EVERYBODY, seat)
    return kind.sealed and line.seat != seat


def heard(state: State, seat: int) -> list[Event]:
    """What the rules have told the seat since the last time."""
    assert state.events is not None
    told = [event for event in state.events if event.seen_by(seat)]
    state.events.clear()
    return told


def _choose(state: State, line: Line) -> None:
    state.choose(line.seat, state.game.actions.parse(line.text).code)
