"""Looking ahead: rides are ridden on for some turns, from what everybody sees."""

import pytest

from paddock.core.bot import Budget
from paddock.core.decision import ChanceKind
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.moto_grand_prix.lookahead import ANSWERS, NEARLY, FixedDice, Lookahead, RiddenOn, look, worth_trying
from paddock.games.moto_grand_prix.movement import RIDE
from paddock.games.moto_grand_prix.state import MotoState
from tests.games.moto_grand_prix.scene import race, scene

SIX_TO_GO = "distance: 90\nlane: right\nlap: 2\nqueue: blue-1\nlow: 2\nhigh: 4"
ON_THE_STRAIGHT = "distance: 4 9\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 4"


def chosen(state: MotoState, simulations: int = 200) -> str:
    seat = state.asked[0]
    answer = Lookahead("search", Budget(simulations=simulations)).choose(view(state, seat), Rng(1))
    return state.game.actions.text(answer)


def test_it_rides_over_the_finish_line_when_it_can():
    state = scene(race(2), SIX_TO_GO)
    found = Lookahead("search", Budget(simulations=60)).choose(view(state, 0), Rng(1))
    assert state.distance[0] + RIDE.first(found) // 3 >= state.goal


def test_the_quickest_ride_comes_first_and_only_such_as_look_nearly_as_quick_are_tried():
    state = scene(race(2), ON_THE_STRAIGHT)
    tried = worth_trying(state, 0, state.options(0))
    looks = [look(state, 0, option) for option in tried]
    assert tried[0] == state.kind.default(state, 0)
    assert looks == sorted(looks)
    assert looks[-1] <= looks[0] + NEARLY
    assert 1 < len(tried) == len(set(tried)) <= ANSWERS
    assert set(tried) < set(state.options(0))


def test_in_basic_the_quickest_ride_is_given_without_a_trial():
    state = scene(race(2, level="basic"), "distance: 4 9\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert worth_trying(state, 0, state.options(0)) == [state.kind.default(state, 0)]


def test_the_same_luck_leads_to_the_same_place_and_the_race_itself_stays_as_it_is():
    state = scene(race(2), ON_THE_STRAIGHT)
    before = state.copy()
    trial = RiddenOn(view(state, 0), state.options(0)[:2], Budget(simulations=9))
    assert trial.drive_on(state.options(0)[0], Rng(7)) == trial.drive_on(state.options(0)[0], Rng(7))
    assert state == before
