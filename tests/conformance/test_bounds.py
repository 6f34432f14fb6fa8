"""No fact leaves the bounds that are declared beside it, at any seat count, with any option.

`PADDOCK_CONFORMANCE_GAMES=1000` plays so many games of every title; a test run plays one of every variant.
"""

from typing import Any

from paddock.core.bounds import ANSWER, Bound, bounds_of, outside, sizes_of
from paddock.core.game import Game
from paddock.core.names import NONE
from paddock.core.reader import SPECTATOR
from paddock.core.rng import Rng
from paddock.core.rows import row_of
from paddock.core.state import State
from paddock.core.view import view
from paddock.games import game
from tests.conformance.walks import STEP_CAP, pick, seeds


def listed(game: Game, state: State, seat: int) -> list[int]:
    """The numbers that a seat sees of a state, read back from their bytes."""
    text = state.numbers(seat, sizes_of(bounds_of(game)))
    return [int.from_bytes(text[at : at + 4], "little", signed=True) for at in range(0, len(text), 4)]


def test_random_play_never_leaves_the_declared_bounds(variant: Game):
    bounds = bounds_of(variant)
    for seed in seeds(variant):
        rng = Rng(seed)
        state = variant.start()
        answers = 0
        while not state.over:
            asked = state.to_answer()
            assert not outside(bounds, state)
            if asked and asked[0] >= 0:
                assert not outside(bounds, view(state, asked[0]).state)
            state.choose(*pick(state, rng))
            answers += 1
        assert not outside(bounds, state)
        assert answers <= min(variant.layout.counts[ANSWER], STEP_CAP)


def test_a_row_of_numbers_holds_every_fact_in_its_place(some_seating: Game):
    """Read back place by place, it is what a view shows, with the padding where a list has no entry."""
    bounds = bounds_of(some_seating)
    state = some_seating.start()
    rng = Rng(1)
    for _ in range(150):
        if state.over:
            break
        state.choose(*pick(state, rng))
        for seat in (0, some_seating.seats - 1, NONE):
            seen = view(state, seat if seat >= 0 else SPECTATOR).state
            numbers = listed(some_seating, state, seat)
            assert numbers == listed(some_seating, seen, seat)
            assert len(numbers) == sum(bound.size for bound in bounds)
            for bound in bounds:
                own, numbers = numbers[: bound.size], numbers[bound.size :]
                assert own == expected(bound, seen), bound


def expected(bound: Bound, state: State) -> list[int]:
    value: list[Any] = bound.fact.of(state) if bound.shape else []
    if not bound.shape:
        return [bound.fact.of(state)]
    if len(bound.shape) == 1:
        return value + [bound.padding] * (bound.shape[0] - len(value))
    rows, length = bound.shape
    table = [row + [bound.padding] * (length - len(row)) for row in value]
    table += [[bound.padding] * length] * (rows - len(table))
    return [number for row in table for number in row]


def test_what_a_bound_leaves_out_is_found():
    """The check itself can fail: too many entries, too long a row, too high and too low a number."""
    quick = game("quick-grand-prix(calendar=monza)")
    bounds = bounds_of(quick)
    for name, value, said in [
        ("section", 7, "section is 7; it is declared from 0 to 6"),
        ("section", -1, "section is -1; it is declared from 0 to 6"),
        ("line", row_of([0] * 18), "line has 18 entries; its declaration has room for (17,)"),
        ("hand", quick.layout.by_name["hand"].made_of([[1] * 10, []]), "hand has a row of 10 entries"),
        ("damaged", row_of([8]), "damaged is 8; it is declared from -1 to 7"),
    ]:
        state = quick.start()
        setattr(state, name, value)
        assert outside(bounds, state).startswith(said)
