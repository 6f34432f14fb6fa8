"""The rule of thumb: it answers from views, plans its stops, keeps its duties, and beats random play."""

from typing import Any

import pytest

from paddock.bots.random_bot import RandomBot
from paddock.core.bot import Bot
from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.bot.strategy import BOTH, plans
from paddock.games.formula_1_tgp.bot.thumb import BOT
from paddock.games.formula_1_tgp.bot.weekend import sensible_loads
from paddock.games.formula_1_tgp.rules.qualifying import QUALIFY
from paddock.games.formula_1_tgp.rules.sequence import QUALIFYING
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import HARD, SOFT, WET
from tests.games.formula_1_tgp.scene import asked, call, car, changed, give, move, play, run, scene, stop, told
from tests.games.formula_1_tgp.scene import season as opening


def season(seed: int, bots: list[Bot], **options: Any) -> TgpState:
    state = TITLE.game(len(bots), **options).start([])
    rng = Rng(seed)
    while not state.over:
        seat = state.to_answer()[0]
        if seat == NATURE:
            outcomes = state.options(seat)
            state.choose(seat, outcomes[rng.weighted(state.weights())])
        else:
            state.choose(seat, bots[seat].choose(view(state, seat), rng))
    assert isinstance(state, TgpState)
    return state


def answer(state: TgpState) -> str:
    seat = state.to_answer()[0]
    return state.game.actions.text(BOT.choose(view(state, seat), Rng(1)))


@pytest.mark.parametrize("options", [{}, {"bidding": "proxy"}, {"org_mode": "budget"}, {"driver_test": "inverted"}])
def test_a_season_of_bots_keeps_every_duty(options: dict[str, str]):
    state = season(2, [BOT, BOT], **options)
    assert not {"one-compound", "no-event-roll", "drives-through", "stays-away"} & set(told(state))
    assert sum(state.points) > 20


def test_it_beats_random_play():
    for seed in range(4):
        state = season(seed, [BOT, RandomBot("random")] if seed % 2 else [RandomBot("random"), BOT])
        assert state.places()[1 - seed % 2] == 1


def test_the_plan_of_a_dry_race_uses_both_compounds():
    state = scene("red kubica 0\n green vettel 9")
    race = plans(state, 0)
    one_set = race.worth(2, 2, SOFT, 4, 0)
    both = race.worth(2, 2, SOFT, 4, 2)
    assert both - one_set > 6  # without the other compound a stop is worth its seven spaces
    assert race.worth(0, 0, SOFT, 4, BOTH) == 0


def test_a_plan_is_worth_the_spaces_it_gains():
    race = plans(scene("red kubica 0\n green vettel 9"), 0)
    assert race.worth(1, 2, HARD, 5, BOTH) == 5
    assert race.worth(1, 2, SOFT, 5, BOTH) == 6
    assert race.worth(1, 2, SOFT, 0, BOTH) == 5
    assert race.worth(2, 2, HARD, 5, BOTH) == 5 + 5
    assert race.between(1, 0, HARD, 5, BOTH) == 5 + 1 - 7  # a stop, then one turn on fresh softs with one turn of fuel


def test_it_stops_for_the_missing_compound_and_takes_it():
    state = scene("red kubica 40 fuel 3 soft 3\n green vettel 20 fuel 3", turn=7)
    state = changed(state, used={"red-1": "soft"})
    stop(state, "kubica")
    assert answer(state) == "stop"
    play(state, "stop")
    assert answer(state) == "service 3 hard"
    state = scene("red kubica 40 fuel 3 soft 3\n green vettel 20 fuel 3", turn=7)
    state = changed(state, used={"red-1": "soft hard"})
    assert answer(stop(state, "kubica")) == "stay-out"


def test_in_the_rain_it_takes_wet_tyres():
    state = scene("red kubica 40 fuel 0 hard 1\n green vettel 20 fuel 3", turn=5)
    state = changed(state, wet="1")
    stop(state, "kubica")
    assert answer(state).endswith("wet")
    assert state.components.worn_loss[WET] == 2


def test_it_attacks_where_the_odds_are_better_and_lets_hopeless_ones_be():
    state = scene("red raikkonen 0 fuel 2\n green kubica 1")
    state = changed(state, acceleration="4 3")
    move(state, "raikkonen")
    assert answer(state) == "attack second"
    state = scene("red raikkonen 0 fuel 2 speed 2 hard 3\n green kubica 6 hard 4", "monaco")
    play(move(state, "raikkonen"), "push 2")
    assert asked(state) == "red attack"
    # Sainte Dévote needs 8, the chicane 5 (Räikkönen is the more skilful driver): fair enough.
    assert answer(state) == "attack second"
    state = scene("red heidfeld 0 fuel 2 speed 2 hard 3\n green kubica 6 hard 4", "monaco")
    play(move(state, "heidfeld"), "push 2")
    assert answer(state) == "hold-back"


def goes_up_to(driver: str, *taken: str) -> str:
    """How far red, without drivers, goes for one, when others have taken these."""
    state = play(opening(seats=4, bidding="proxy"), "draw-driver", f"turn-driver {driver}")
    names = state.game.domains["car"].slugs[2:]
    return answer(changed(state, driver=dict(zip(names, taken, strict=False)), driver_pile="…"))


def test_it_pays_for_a_card_what_it_is_better_than_the_next():
    good, fair = ("hamilton", "vettel"), ("kubica", "raikkonen", "button", "trulli")
    assert goes_up_to("alonso", *good) == "up-to 5"
    assert goes_up_to("alonso", *fair, "heidfeld") == "up-to 3"
    assert goes_up_to("heidfeld", *fair) == "up-to 1"  # no good, but the point is spent
    assert goes_up_to("heidfeld", *good, *fair) == "up-to 1"
    assert goes_up_to("hamilton", *fair, "heidfeld", "vettel") == "up-to 2"


def test_it_makes_event_rolls_at_once():
    state = run(scene("red kubica 40 fuel 2 rolled 0\n green vettel 20 fuel 2", turn=1))
    assert asked(state) == "red event-roll"
    assert answer(state) == "roll-now"


def test_it_shuts_the_door_on_a_real_threat():
    state = give(scene("red raikkonen 0 fuel 2\n green kubica 1"), "green", "shut-door")
    state = changed(state, top="7 6")
    play(move(state, "raikkonen"), "attack first")
    assert answer(state) == "shut-door"
    assert car(state, "kubica") == 2


@pytest.mark.parametrize("circuit", ["barcelona", "monaco", "spa", "monza"])
@pytest.mark.parametrize("soft_wear", [0, -1, -2])
def test_every_circuit_has_more_than_one_sensible_load_and_the_bot_takes_one_of_them(circuit: str, soft_wear: int):
    state = scene("red kubica 0\n red vettel 1\n green alonso 2", circuit, turn=0, facts=f"soft_wear: {soft_wear}")
    state = changed(state, qualifying_rolls="- | - | - | -", grid="-")
    play(call(state, QUALIFYING), "red: split 0", "green: split 0")
    loads = sensible_loads(state, 0)
    assert len(loads) >= 2
    taken = {QUALIFY.last(BOT.choose(view(state, 0), Rng(seed))) for seed in range(60)}
    assert taken == set(loads)
