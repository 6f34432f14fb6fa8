"""Random play at a table, for tests that need a game to have happened."""

from collections.abc import Iterator

from paddock.core.rng import Rng
from paddock.core.table import Table


def answer_at_random(table: Table, rng: Rng) -> tuple[int, int]:
    """Let one of the seats that are asked answer anything; say who and what."""
    waiting = table.asked()
    seat = waiting[rng.below(len(waiting))]
    options = table.state.options(seat)
    action = options[rng.below(len(options))]
    table.play(action, seat)
    return seat, action


def play_at_random(table: Table, rng: Rng, most: int = 100_000) -> Iterator[Table]:
    """The table before each answer, until the game is over or so many answers have been given."""
    for _ in range(most):
        if table.over:
            return
        yield table
        answer_at_random(table, rng)


def play_out(table: Table, seed: int = 1) -> Table:
    """The same table when the game is over."""
    for _ in play_at_random(table, Rng(seed)):
        pass
    assert table.over
    return table
