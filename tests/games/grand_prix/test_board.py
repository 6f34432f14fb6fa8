"""Who stands where: the table that follows from the cars' spaces always agrees with them."""

import re
from pathlib import Path

import pytest

from paddock.core.names import NATURE, NONE
from paddock.core.rng import Rng
from paddock.core.rows import place_of, row_of
from paddock.games import grand_prix
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import WALL
from tests.games.grand_prix.race import Race


def agrees(state: GrandPrixState) -> bool:
    lane_of = state.components.lane_of
    return all(
        state.car_at(space) == (place_of(state.spot, space)) for space in range(len(lane_of)) if lane_of[space] < WALL
    )


@pytest.mark.parametrize(("seats", "track"), [(2, "aurelia"), (7, "port-verity")])
def test_the_table_agrees_with_the_spaces_at_every_question_of_a_race(seats: int, track: str):
    state = TITLE.game_with({"retirement": False, "track": track}, seats).start()
    assert isinstance(state, GrandPrixState)
    rng = Rng(seats)
    while not state.over:
        assert agrees(state)
        seat = state.to_answer()[0]
        answers = state.options(seat)
        state.choose(seat, answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))])
    assert len(state.gone) + len(state.finished) > 0


def test_a_copy_has_a_table_of_its_own():
    state = Race("1 10b\n9 12a").state
    assert state.car_at(state.spot[0]) == 0
    twin = state.copy()
    assert isinstance(twin, GrandPrixState)
    free = state.spot[0] + 1
    twin.put(0, free)
    assert (twin.car_at(free), twin.car_at(state.spot[0])) == (0, NONE)
    assert (state.car_at(free), state.car_at(state.spot[0])) == (NONE, 0)


def test_cars_that_change_places_all_at_once_are_found_again():
    state = Race("1 10b\n80 11b\n9 12b").state
    one, two, three = list(state.spot)[:3]
    assert agrees(state)
    state.put_all(row_of([two, three, one, *state.spot[3:]]))
    assert agrees(state)
    state.put(0, NONE)
    assert agrees(state)


@pytest.mark.plain_only
def test_rules_move_cars_by_put_alone():
    """A space that is written past it would leave the table behind."""
    game = Path(grand_prix.__file__).parent
    past_it = re.compile(r"\bspot\[[^\]]*\] = |\.spot = |\bspot\[[^\]]*\] [+-]= ")
    found = [
        f"{path.name}: {line.strip()}"
        for path in [*game.glob("rules/**/*.py"), *game.glob("bot/*.py")]
        for line in path.read_text(encoding="utf-8").splitlines()
        if past_it.search(line)
    ]
    allowed = [
        "moments.py: self.spot = state.spot",
        "state.py: self.spot = spot",
        "state.py: self.spot[car] = space",
        "state.py: spot[car] = space",
        "whole_moves.py: self.spot = state.spot",
    ]
    assert sorted(set(found)) == allowed
