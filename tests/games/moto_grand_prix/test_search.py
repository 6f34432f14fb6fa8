"""Looking ahead: rides are ridden on for some turns, from what everybody sees."""

from paddock.core.bot import Budget
from paddock.core.decision import ChanceKind
from paddock.core.names import NATURE, NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.view import View, view
from paddock.games.moto_grand_prix.bot.pace import usual_answer
from paddock.games.moto_grand_prix.bot.search import NEARLY, Lookahead, RiddenOn, look, worth_trying
from paddock.games.moto_grand_prix.bot.thumb import BOT
from paddock.games.moto_grand_prix.bot.thumb_1 import THUMB_1
from paddock.games.moto_grand_prix.rules.slipstream import FOLLOW, STAY_FREE
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.ways import RIDE
from paddock.lab.statistics import wilson
from paddock.parts.luck import Luck
from tests.games.moto_grand_prix.scene import race, scene
from tests.position_kit import play

SIX_TO_GO = "distance: 90\nlane: right\nlap: 2\nqueue: blue-1\nlow: 2\nhigh: 4"
ON_THE_STRAIGHT = "distance: 4 9\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 4"
A_LEADER_ON_THE_RACING_LINE = """
    distance: 84 71
    lane: right centre
    lap: 2
    turn: 8
    engine: 1 3
    queue: yellow-1
    low: 0 1
    high: 0 5
"""
"""Thirteen rows before yellow, alone on its row of the straight, stands blue; it is twelve rows from the finish."""


def answer(state: MotoState, seed: int = 1, simulations: int = 200) -> int:
    seen = view(state, state.asked[0])
    return Lookahead("search", Budget(simulations=simulations)).choose(seen, Rng(seed))


def wins(state: MotoState, option: int, races: int) -> int:
    """How many races the seat wins with this answer, when the rule of thumb rides for all from there."""
    seat = state.asked[0]
    won = 0
    for number in range(races):
        world = state.copy()
        world.choose(seat, option)
        rng = Rng(number)
        while world.asks >= 0:
            kind = world.kind
            if isinstance(kind, ChanceKind):
                world.choose(NATURE, kind.pick(world, NATURE, rng, Offer()))
            else:
                asked = world.asked[0]
                world.choose(asked, BOT.choose(View(asked, world, world.options(asked)), rng))
        won += world.places()[seat] == 1
    return won


def test_it_rides_over_the_finish_line_when_it_can():
    state = scene(race(2), SIX_TO_GO)
    assert state.distance[0] + RIDE.first(answer(state)) // 3 >= state.goal


def test_it_takes_the_racing_line_where_a_lane_decides_the_race():
    # Yellow has crossed the line and stands in row 2, in the centre; blue comes no further than that.
    duel = "distance: 90 98\nlane: right centre\nlap: 2\nqueue: blue-1\nlow: 4\nhigh: 4"
    state = scene(race(2, level="basic"), duel)
    looked_ahead, by_thumb = answer(state), THUMB_1.choose(view(state, 0), Rng(1))
    for option, place in ((looked_ahead, 1), (by_thumb, 2)):
        after = state.copy()
        after.choose(0, option)
        assert after.over
        assert after.places()[0] == place


def test_it_tucks_in_behind_the_leader_for_the_slipstream():
    """The rule of thumb, and whoever rides as if alone, spends an engine point more to draw level with blue."""
    state = scene(race(2, level="expert"), A_LEADER_ON_THE_RACING_LINE)
    found = answer(state)
    abreast = BOT.choose(view(state, 1), Rng(1))
    assert state.game.actions.text(found) == "ride 12-right flip-low engine-1"
    assert state.game.actions.text(abreast) == "ride 13-centre flip-low engine-2"
    assert wilson(wins(state, found, 150), 150).low > wilson(wins(state, abreast, 150), 150).high


def test_the_quickest_ride_comes_first_and_only_such_as_look_nearly_as_quick_are_tried():
    state = scene(race(2), ON_THE_STRAIGHT)
    tried = worth_trying(state, 0, state.options(0))
    looks = [look(state, 0, option) for option in tried]
    assert tried[0] == usual_answer(state, 0)
    assert looks == sorted(looks)
    assert looks[-1] <= looks[0] + NEARLY
    assert 1 < len(tried) == len(set(tried))
    assert set(tried) <= set(state.options(0))


def test_both_answers_to_a_slipstream_are_tried():
    behind = "distance: 30 31\nlane: right right\nqueue: yellow-1 blue-1"
    state = scene(race(2, level="expert"), behind, "check")
    assert list(state.asked) == [0]
    assert set(worth_trying(state, 0, state.options(0))) == {FOLLOW.code(), STAY_FREE.code()}
    assert answer(state) in state.options(0)


def test_in_basic_other_rides_are_tried_too():
    state = scene(race(2, level="basic"), ON_THE_STRAIGHT)
    assert worth_trying(state, 0, state.options(0))[0] == usual_answer(state, 0)
    assert answer(state) in state.options(0)


def test_who_cannot_ride_drops_out_without_a_trial():
    wall = scene(race(4), "distance: 0 1 1 1\nlane: right left centre right\nfront: 2\nqueue: blue-1\nlow: 5\nhigh: 5")
    assert wall.game.actions.text(answer(wall)) == "retire"


def test_it_keeps_its_budget_and_with_none_to_speak_of_rides_as_quick_as_it_can():
    state = scene(race(2, level="expert"), A_LEADER_ON_THE_RACING_LINE)
    seen = view(state, 1)
    trial = RiddenOn(seen, worth_trying(state, 1, seen.options), Budget(simulations=50))
    trial.best(Rng(1))
    assert trial.effort.simulations == 50
    assert answer(state, simulations=1) == usual_answer(state, 1)


def test_the_same_luck_leads_to_the_same_place_and_the_race_itself_stays_as_it_is():
    state = scene(race(2), ON_THE_STRAIGHT)
    before = state.copy()
    trial = RiddenOn(view(state, 0), state.options(0)[:2], Budget(simulations=9))
    assert trial.drive_on(state.options(0)[0], Rng(7)) == trial.drive_on(state.options(0)[0], Rng(7))
    assert answer(state, seed=5) == answer(state, seed=5)
    assert state == before


def test_a_bike_rolls_the_same_whatever_the_others_do():
    queues = ("blue-1 yellow-1 red-1", "red-1")
    last, first = (scene(race(3), f"distance: 9 8 7\nlane: left left left\nqueue: {q}", "roll") for q in queues)
    trial, again = (RiddenOn(view(first, 0), [NONE], Budget(simulations=9)) for _ in range(2))
    trial.dice, again.dice = Luck(3), Luck(3)
    for _ in range(2):
        play(last, rolled(trial, last))
        play(last, last.game.actions.text(usual_answer(last, last.asked[0])))
    assert last.queue == first.queue
    assert rolled(trial, last) == rolled(again, first)


def rolled(trial: RiddenOn, world: MotoState) -> str:
    """What nature answers in the world of a trial."""
    kind = world.kind
    assert isinstance(kind, ChanceKind)
    return world.game.actions.text(kind.pick(world, NATURE, trial.luck(world, Rng(0)), Offer()))


def test_what_a_qualifying_lap_is_ridden_for_is_the_grid():
    lap = "session: qualifying-lap\ndistance: 44 47\nlane: right right\nqueue: blue-1\nlow: 6\nhigh: 6"
    state = scene(race(2, qualifying="lap"), lap)
    trial = RiddenOn(view(state, 0), [usual_answer(state, 0)], Budget(simulations=9))
    assert {trial.drive_on(trial.usual.answer, Rng(seed)) for seed in range(20)} <= {0.0, 1.0}
