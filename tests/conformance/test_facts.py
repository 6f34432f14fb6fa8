"""The facts of a state: declared completely, in their domains, and conserved."""

from typing import Any

import pytest

from paddock.core.facts import LIST, NUMBER, TABLE
from paddock.core.game import Game
from paddock.core.layout import entries
from paddock.core.names import NONE
from paddock.core.state import State
from tests.conformance.walks import Course, seeds, visit
from tests.tiny import cards
from tests.tiny.cards import CardsGame, CardsState


def attributes(state: State) -> set[str]:
    """All attributes of a state: of a plain object those it has, of a compiled one those its classes declare."""
    found = set(getattr(state, "__dict__", {}))
    for one in type(state).__mro__:
        found |= set(getattr(one, "__mypyc_attrs__", ()))
    return found - {"__dict__"}


def undeclared(state: State) -> set[str]:
    """The attributes that copies and positions would forget. One that begins with an underscore is meant to be
    forgotten: it follows from the facts, and every state makes its own."""
    layout = state.game.layout
    found = attributes(state) - {"events", *layout.shared, *layout.by_name}
    return {name for name in found if not name.startswith("_")}


def test_every_fact_is_declared(seating: Game):
    state = seating.start()
    assert not undeclared(state), f"not declared as a fact: {undeclared(state)}"
    names = [field.name for field in seating.layout.facts]
    assert len(set(names)) == len(names), "a fact is declared twice"
    missing = set(names) - attributes(state)
    assert not missing, f"declared, but the state does not have it: {missing}"


def test_a_forgotten_fact_is_found():
    class Forgetful(CardsState):
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.forgotten = 0

    state = CardsGame(cards.TITLE, 2, {}, None, state_class=Forgetful).start()
    assert undeclared(state) == {"forgotten"}


def test_every_fact_begins_with_its_size_and_its_value(seating: Game):
    state = seating.layout.make(seating.layout.state_class)
    state.game = seating
    state.begin_facts()
    for fact in seating.layout.facts:
        value = fact.of(state)
        assert getattr(state, fact.name) == fact.beginning(seating.layout.counts)
        assert fact.shape == NUMBER or len(value) == (seating.layout.counts[fact.per[0]] if fact.per else 0)


def check_values(state: State) -> None:
    for field in state.game.layout.facts:
        value = field.of(state)
        if field.shape == NUMBER:
            assert type(value) is int, f"{field.name} is {value!r}"
        elif field.shape == LIST:
            assert all(type(entry) is int for entry in value), f"{field.name} is {value!r}"
        else:
            assert field.shape == TABLE
            assert all(type(entry) is int for row in value for entry in row), f"{field.name} is {value!r}"
        if field.domain:
            size = len(state.game.domains[field.domain])
            assert all(NONE <= entry < size for entry in entries(field, state)), f"{field.name} is {value!r}"
        if field.unordered:
            rows = value if field.shape == TABLE else [value]
            assert all(row == sorted(row) for row in rows), f"{field.name} has an order that could be read: {value}"


def test_every_value_is_a_whole_number_of_its_domain(variant: Game):
    for seed in seeds(variant):
        visit(variant, seed, lambda course: check_values(course.state))


def test_nothing_is_lost_or_doubled(variant: Game):
    """The cards of each pool, and whatever else the game declares to be impossible."""

    def check(course: Course) -> None:
        assert course.game.check(course.state) == ""

    for seed in seeds(variant):
        visit(variant, seed, check)


def test_unordered_and_pooled_facts_are_what_they_say():
    state = cards.TITLE.game(2).start()
    check_values(state)
    state.pile.reverse()  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="an order that could be read"):
        check_values(state)
