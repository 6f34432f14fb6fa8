"""The rule of thumb, the default answers and the judgement of positions."""

import pytest

from paddock.bots.random_bot import RandomBot
from paddock.core.bot import Bot
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.moto_grand_prix.bot.pace import index, pace
from paddock.games.moto_grand_prix.bot.thumb import BOT
from paddock.games.moto_grand_prix.bot.worth import worth
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import LEVELS
from paddock.lab.play import play_with_bots
from paddock.lab.statistics import wilson
from tests.games.moto_grand_prix.scene import race, scene


@pytest.mark.parametrize("level", LEVELS)
def test_the_rule_of_thumb_beats_random_play_from_either_seat(level):
    game = race(2, level=level, laps=2)
    won = 0
    for number in range(40):
        seat = number % 2
        bots: list[Bot] = [RandomBot("random"), RandomBot("random")]
        bots[seat] = BOT
        state = game.start()
        play_with_bots(state, bots, Rng(number // 2), [Rng(100 + number), Rng(200 + number)])
        won += state.places()[seat] == 1
    assert wilson(won, 40).low > 0.8, f"{won} of 40 won"


def test_the_rule_of_thumb_avoids_what_would_end_its_race():
    state = scene(
        race(2, level="expert"),
        "distance: 0 30\nlane: right left\nqueue: blue-1 yellow-1\nlow: 6\nhigh: 6\nengine: 1",
    )
    action = state.game.actions.text(BOT.choose(view(state, 0), Rng(1)))
    assert "keep" not in action, "an engine test at 1 cannot be passed"
    slide = scene(race(2, level="expert"), "distance: 10 30\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 2\nrear: 1")
    action = slide.game.actions.text(BOT.choose(view(slide, 0), Rng(1)))
    assert "keep" not in action, "a sideslip without rear tire ends the race"


def test_the_default_answer_is_a_ride_if_there_is_one_and_spends_and_risks_nothing():
    state = scene(race(2), "distance: 0 30\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 4")
    default = state.game.actions.text(state.kind.default(state, 0))
    assert default == "ride 9-right flip-low free", "as far as it costs nothing, and on the racing line"
    corner = scene(race(2, "oval-2-3"), "distance: 31\nlane: right\nqueue: blue-1\nlow: 3\nhigh: 4")
    default = corner.game.actions.text(corner.kind.default(corner, 0))
    assert default == "ride 6-right flip-high free", "two rows further a corner of difficulty 3 has begun"
    sixes = scene(race(2, level="expert"), "distance: 22 0\nlane: right left\nqueue: blue-1\nlow: 6\nhigh: 6")
    assert "keep" not in sixes.game.actions.text(sixes.kind.default(sixes, 0)), "no engine test, no wheelie"
    wall = scene(race(4), "distance: 0 1 1 1\nlane: right left centre right\nfront: 2\nqueue: blue-1\nlow: 5\nhigh: 5")
    assert wall.game.actions.text(wall.kind.default(wall, 0)) == "retire"


def test_the_pace_falls_towards_the_finish_and_counts_the_rows_beyond_it():
    game = race(2)
    table = pace(game.components).turns
    assert table[0] > table[len(table) // 2] > table[-30] > 0.9
    assert table[-1] < table[-17] <= 0.0


def test_a_qualifying_lap_is_paced_as_the_last_lap():
    lap, whole = race(2, qualifying="lap").start(), race(2).start()
    assert isinstance(lap, MotoState)
    assert isinstance(whole, MotoState)
    assert index(lap, 10) == index(whole, 10 + 48)


def test_a_position_is_judged_better_for_who_is_ahead_or_has_more_left():
    ahead = scene(race(2), "distance: 20 10\nlane: left left\nqueue: blue-1 yellow-1", "roll")
    assert worth(ahead, 0) > 0.5 > worth(ahead, 1)
    engine = scene(race(2), "distance: 10 10\nlane: right centre", "order")
    less = scene(race(2), "distance: 10 10\nlane: right centre\nengine: 2", "order")
    assert worth(less, 0) < worth(engine, 0)


def test_at_the_end_the_judgement_is_the_result():
    state = scene(race(3), "finished: yellow-1 blue-1 red-1", "end")
    assert state.over
    assert [worth(state, seat) for seat in range(3)] == [0.5, 1.0, 0.0]
