"""The rule of thumb."""

import pytest

from paddock.core.decision import NATURE
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.bot import BOT
from paddock.games.grand_prix.state import GrandPrixState
from tests.games.grand_prix.race import ACTION_PHASE, Race


def race_against_random(seats: int, bot: int, seed: int, **options: object) -> GrandPrixState:
    state = TITLE.game_with(dict(options), seats).start()
    rng = Rng(seed)
    while not state.over:
        seat = state.to_answer()[0]
        answers = state.options(seat)
        if seat == bot:
            action = BOT.choose(view(state, seat), rng)
            assert action in answers
        else:
            action = answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))]
        state.choose(seat, action)
    assert isinstance(state, GrandPrixState)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("bot", [0, 1])
def test_it_beats_random_play_from_either_seat_also_where_nobody_gives_up(bot: int):
    state = race_against_random(2, bot, 7 + bot, retirement=False, laps=1)
    assert state.places()[bot] == 1
    assert state.scores()[bot] > state.scores()[1 - bot] + 10


def test_it_plays_from_every_seat_of_a_full_table():
    state = race_against_random(11, 10, 3, laps=1)
    assert state.over


def test_it_takes_the_move_that_gains_places():
    race = Race("1 10b\n9 12a\n22 12b\n5 12c\n10 12d\n80 3a", seats=6)
    race.gets(0, "solo-9", "solo-1")
    race.state.acting = 5
    race.run(ACTION_PHASE)
    choice = BOT.choose(view(race.state, 0), Rng(1))
    assert race.game.actions.text(choice).startswith("play solo-9")


def test_it_pits_for_the_tyres_that_the_race_demands():
    race = Race("1 30a lap:1 tyres:soft tyre:1\n9 30b lap:1", seats=2, facts="event: tire-wear-22\nlead: 90")
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    choice = BOT.choose(view(race.state, 0), Rng(1))
    assert race.game.actions.text(choice) == "pit 1"
    race.do("pit 1")
    assert race.game.actions.text(BOT.choose(view(race.state, 0), Rng(1))) == "fit hard"


def test_it_never_gives_a_car_up():
    race = Race("1 10b\n9 12a", seats=2)
    race.gets(0)
    race.state.acting = 1
    race.run(ACTION_PHASE)
    assert race.options == ["retire 1", "wait"]
    assert race.game.actions.text(BOT.choose(view(race.state, 0), Rng(1))) == "wait"
