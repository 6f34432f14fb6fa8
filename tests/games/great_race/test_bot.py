"""The rule of thumb: it answers from views, arrives, and beats chance."""

import pytest

from paddock.bots.random_bot import RandomBot
from paddock.core.bot import Bot, Budget
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.great_race.bot.road import Road
from paddock.games.great_race.bot.search import Lookahead, candidates
from paddock.games.great_race.bot.thumb import BOT
from paddock.games.great_race.rules.state import GreatState
from paddock.lab.play import play_with_bots
from tests.games.great_race.scene import play, race, scene


def thinks(state: GreatState) -> str:
    """What the rule of thumb answers for whoever is asked first."""
    seen = view(state, state.to_answer()[0])
    before = seen.state.copy()
    chosen = BOT.choose(seen, Rng(1))
    assert chosen in seen.options
    assert seen.state == before, "thinking changes nothing"
    return state.game.actions.text(chosen)


@pytest.mark.parametrize("board", ["africa", "south-america"])
@pytest.mark.parametrize("direction", ["southward", "northward"])
@pytest.mark.parametrize("seats", [2, 4])
def test_crews_that_go_by_it_arrive(board, direction, seats):
    for seed in range(2):
        state = race(seats, board=board, direction=direction).start()
        assert isinstance(state, GreatState)
        play_with_bots(state, [BOT] * seats, Rng(seed), [Rng(seed)] * seats)
        assert state.arrived
        assert state.round < 20


def test_it_beats_chance_from_either_seat():
    wins = 0
    for seed in range(10):
        state = race(2).start()
        bots: list[Bot] = [BOT, RandomBot()] if seed % 2 else [RandomBot(), BOT]
        play_with_bots(state, bots, Rng(seed), [Rng(seed), Rng(seed + 100)])
        wins += bots[state.places().index(1)] is BOT
    assert wins == 10


def test_it_fills_the_tank_in_a_city_before_it_drives():
    assert thinks(scene("fuel: 2\nplan: 0-2-0-0")) == "fuel 6"
    assert thinks(scene("fuel: 2\nplan: 0-2-0-0\nspace: C2\ntiles: C2=track\ncash: 60")) == "fuel 3"


def test_it_repairs_a_vehicle_that_has_broken_down():
    state = scene("engine: 0\nplan: 0-2-0-0")
    assert thinks(state) == "repair"
    play(state, "repair")
    assert thinks(state) == "buy engine"


def test_it_lays_good_tiles_on_its_way_and_bad_ones_elsewhere():
    state = scene("plan: 1-1-0-0")
    play(state, "scout", "tile track", "tile canyon")
    before = Road(state, 0).costs[state.space[0]]
    play(state, thinks(state))
    play(state, thinks(state))
    assert Road(state, 0).costs[state.space[0]] <= before


def test_it_does_not_drive_back_or_into_ruin():
    state = scene(
        "space: C2\ntiles: C2=track C3=rocky-pass B2=rocky-pass D2=rocky-pass\n"
        "engine: 1\nchassis: 1\nplan: 1-1-0-1\ncash: 0"
    )
    assert thinks(state) in ("collect", "draw", "scout")


def test_it_gives_an_escort_for_its_own_vehicle_and_none_for_others():
    own = scene("hand: saboteur\nplan: 1-1-0-0 1-1-1-0 1-1-1-0", game=race(3))
    play(own, "sabotage belgian 1")
    assert thinks(own) == "escort"
    play(own, "let")
    assert thinks(own) == "let", "Britain does not mind"


def test_it_avoids_dangers_and_pays_so_that_the_engine_runs():
    state = scene("plan: 0-1-1-0\ntiles: C2=bandits")
    play(state, "drive", "go C2")
    assert thinks(state) == "escort"
    worn = scene("plan: 0-1-0-0\nengine: 1\nchassis: 3\ntiles: C2=stony-plain")
    play(worn, "drive", "go C2")
    assert thinks(worn) == "pay 0"


def test_it_follows_a_caravan_and_keeps_the_better_cards():
    state = scene("hand: caravan\ntiles: C2=river-ford")
    play(state, "drive", "go C2")
    assert thinks(state) == "play caravan"
    state = scene("display: tracker driver cheater", "bivouac")
    assert thinks(state) == "take driver"


def test_it_plans_for_money_when_there_is_none():
    poor = scene("cash: 0 0\nfuel: 1 1\nengine: 2 2\nchassis: 2 2", "plan")
    assert int(thinks(poor).split("-")[-1]) >= 3
    rich = scene("cash: 200 200", "plan")
    mechanics, funding = thinks(rich).split("-")[1::2]
    assert int(mechanics) >= 3
    assert funding == "0"


def test_it_takes_a_line_that_is_cheaper_than_the_road():
    state = scene("space: D6\ncash: 130\nplan: 0-1-0-0")
    play(state, "drive")
    assert thinks(state) == "sail D6-F9 0"


def test_it_does_not_drive_to_and_fro_for_a_line_that_it_cannot_pay():
    state = scene("space: E6\ntiles: E6=track\ncash: 60\nplan: 0-1-0-0")
    play(state, "drive")
    assert thinks(state) != "go D6", "the line costs 110 F"


def test_it_plays_a_cheater_for_a_better_tile_on_its_own_way():
    state = scene("space: F12\nhand: cheater\nfuel: 8\ntiles: F12=track G12=rockfall G13=rockfall F11=track C2=track")
    assert thinks(state).startswith("cheat ")


def test_it_repairs_before_it_arrives_once_somebody_else_has():
    state = scene(
        "space: F13 G14\nengine: 2\nchassis: 1\nplan: 0-3-0-0 0-0-0-0\ncash: 100\narrived: belgian\ntiles: G13=track"
    )
    assert thinks(state) == "repair"
    first = scene("space: F13\nengine: 2\nchassis: 1\nplan: 0-3-0-0 0-0-0-0\ncash: 0\ntiles: G13=track")
    assert thinks(first) == "drive", "nobody else can arrive in this round"


# ── Looking ahead ──


def test_looking_ahead_chooses_an_option_within_its_budget_and_changes_nothing():
    state = scene("hand: driver financial | ranger\ntiles: C2=track B2=track")
    seen = view(state, 0)
    before = seen.state.copy()
    chosen = Lookahead("search", Budget(simulations=10)).choose(seen, Rng(1))
    assert chosen in seen.options
    assert seen.state == before


def test_with_one_simulation_it_trusts_the_rule_of_thumb():
    state = scene("", "plan")
    seen = view(state, 0)
    assert Lookahead("search", Budget(simulations=1)).choose(seen, Rng(1)) == BOT.choose(seen, Rng(1))


def test_it_sees_that_a_drive_arrives():
    state = scene("space: H14 C1\ntiles: H14=track\nplan: 1-1-0-1")
    chosen = Lookahead("search", Budget(simulations=16)).choose(view(state, 0), Rng(1))
    assert state.game.actions.text(chosen) == "drive"


def test_it_weighs_the_plans_that_are_worth_it():
    state = scene("", "plan")
    tried = candidates(state, 0, state.options(0), BOT.choose(view(state, 0), Rng(1)))
    assert len(tried) == len(set(tried)) >= 7
    assert set(tried) <= set(state.options(0))
