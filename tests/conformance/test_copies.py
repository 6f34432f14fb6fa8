"""Copies are equal and independent; what is played on one never touches another."""

from typing import Any

from paddock.core.facts import LIST, TABLE
from paddock.core.game import Game
from paddock.core.position import write_position
from paddock.core.state import State
from tests.conformance.walks import BEGINNING, STEP_CAP, Course, is_usual, seeds, visit, walk


def rows_of_facts(state: State) -> list[Any]:
    """Every list or row of the state, those of tables included, that copies do not share."""
    found: list[Any] = []
    for field in state.game.layout.facts:
        value = getattr(state, field.name)
        if field.shared:
            continue
        if field.shape == LIST:
            found.append(value)
        elif field.shape == TABLE:
            found += list(value)
    return found


def test_a_copy_is_equal_and_shares_no_row(variant: Game):
    def check(course: Course) -> None:
        state = course.state
        twin = state.copy()
        assert type(twin) is type(state)
        assert twin == state
        before = [list(row) for row in rows_of_facts(state)]
        number = 0
        for row in rows_of_facts(twin):
            for place in range(len(row)):
                row[place] = number
                number += 1
        assert [list(row) for row in rows_of_facts(state)] == before, "a row is shared by a state and its copy"
        written = [entry for row in rows_of_facts(twin) for entry in row]
        assert written == list(range(number)), "two facts of a state are one and the same row"

    for seed in seeds(variant):
        visit(variant, seed, check)


def test_what_copies_share_is_replaced_and_never_changed(variant: Game):
    """After every answer a copy from before it still has the shared facts that it had."""
    shared = [fact for fact in variant.layout.facts if fact.shared]
    before: list[tuple[State, list[Any]]] = []

    def check(course: Course) -> None:
        for twin, facts in before:
            changed = [fact.name for fact, value in zip(shared, facts, strict=True) if fact.of(twin) != value]
            assert not changed, f"{changed} are shared with copies, but a rule has changed them in place"
        before[:] = [(course.state.copy(), [fact.of(course.state) for fact in shared])]

    if shared:
        for seed in seeds(variant):
            before.clear()
            walk(variant, seed, check, STEP_CAP if is_usual(variant) else BEGINNING)


def test_playing_on_never_touches_an_earlier_copy(variant: Game):
    kept: list[tuple[State, str]] = []

    def keep(course: Course) -> None:
        kept.append((course.state.copy(), write_position(course.state)))

    for seed in seeds(variant):
        kept.clear()
        visit(variant, seed, keep)
        assert all(write_position(state) == text for state, text in kept)


def test_the_same_answer_leads_to_the_same_state_and_tells_the_same(variant: Game):
    def check(course: Course) -> None:
        for seat in course.state.to_answer()[:2]:
            for action in course.state.options(seat)[:3]:
                one, other = course.state.copy(), course.state.copy()
                one.events, other.events = [], []
                one.choose(seat, action)
                other.choose(seat, action)
                assert one == other
                assert one.events == other.events

    for seed in seeds(variant):
        visit(variant, seed, check, often=4)
