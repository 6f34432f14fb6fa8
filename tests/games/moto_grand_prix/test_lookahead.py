"""Looking ahead: rides are ridden on for some turns, from what everybody sees."""

from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.moto_grand_prix.bot import BOT
from paddock.games.moto_grand_prix.lookahead import ANSWERS, Lookahead, RiddenOn, lead, worth_trying
from paddock.games.moto_grand_prix.movement import RIDE
from tests.games.moto_grand_prix.scene import race, scene

SIX_TO_GO = "distance: 90\nlane: right\nlap: 2\nqueue: blue-1\nlow: 2\nhigh: 4"


def test_it_rides_over_the_finish_line_when_it_can():
    state = scene(race(2), SIX_TO_GO)
    found = Lookahead("search", Budget(simulations=60)).choose(view(state, 0), Rng(1))
    assert state.distance[0] + RIDE.first(found) // 3 >= state.goal


def test_the_usual_ride_comes_first_and_only_some_others_are_tried():
    state = scene(race(2), "distance: 4\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    usual = BOT.choose(view(state, 0), Rng(1))
    tried = worth_trying(state, usual, state.options(0))
    assert tried[0] == usual
    assert len(tried) == len(set(tried)) == ANSWERS
    assert set(tried) <= set(state.options(0))


def test_the_same_luck_leads_to_the_same_place_and_the_race_itself_stays_as_it_is():
    state = scene(race(2), "distance: 4\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    before = state.copy()
    trial = RiddenOn(view(state, 0), state.options(0)[:2], Budget(simulations=9))
    assert trial.drive_on(state.options(0)[0], Rng(7)) == trial.drive_on(state.options(0)[0], Rng(7))
    assert state == before


def test_a_lead_is_the_others_arrears_and_dials_count():
    ahead = scene(race(2), "distance: 30 20\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert lead(ahead, 0) > 0
    assert lead(ahead, 1) == -lead(ahead, 0)
    worn = scene(race(2), "distance: 30 20\nlane: right left\nengine: 3 8\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert lead(worn, 0) < lead(ahead, 0)
