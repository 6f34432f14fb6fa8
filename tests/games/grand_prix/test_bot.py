"""The rule of thumb."""

import pytest

from paddock.bots.levels import bot as bot_named
from paddock.bots.search import SearchBot
from paddock.core.bot import Budget
from paddock.core.names import NATURE, NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.rows import with_entry, with_value
from paddock.core.view import view
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.bot.search import PLANS, Lookahead, PlanTrial
from paddock.games.grand_prix.bot.thumb import BOT, MEMORY, plans
from paddock.games.grand_prix.bot.whole_moves import MOVE_KINDS
from paddock.games.grand_prix.rules.actions import ACT, PLAY
from paddock.games.grand_prix.rules.pits import PIT
from paddock.games.grand_prix.rules.scoring import is_disqualified
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import LINE
from tests.games.grand_prix.race import Race


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
    race.acts(0)
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
    race.acts(0)
    assert race.options == ["retire 1", "wait"]
    assert race.game.actions.text(BOT.choose(view(race.state, 0), Rng(1))) == "wait"


# ── Looking ahead ──


def test_the_search_of_this_game_looks_ahead_and_a_tree_is_to_be_had_by_its_settings():
    assert isinstance(bot_named("search", TITLE), Lookahead)
    assert isinstance(bot_named("hard", TITLE), Lookahead)
    assert isinstance(bot_named("search:turns=2", TITLE), SearchBot)


def test_without_time_to_look_ahead_it_plays_by_the_rule_of_thumb():
    race = drafting_duel()
    hurried = Lookahead("hurried", Budget(simulations=2))
    assert hurried.choose(view(race.state, 0), Rng(1)) == BOT.choose(view(race.state, 0), Rng(1))


def test_it_tries_all_plans_in_the_same_worlds_and_keeps_to_its_budget():
    race = drafting_duel()
    seen = view(race.state, 0)
    plays = [option for option in seen.options if PLAY.has(option)]
    found = plans(race.state, 0, plays, PLANS)
    trial = PlanTrial(seen, found, Budget(simulations=10))
    assert trial.best(Rng(2)) in plays
    assert trial.effort.used_up()
    assert not trial.try_all(7)
    one, other = PlanTrial(seen, found, Budget(simulations=5000)), PlanTrial(seen, found, Budget(simulations=5000))
    for each in (one, other):
        each.let_in(3)
        assert each.try_all(7)
    assert [tried.gain for tried in one.running] == [tried.gain for tried in other.running]
    assert len(one.running) == 3


def test_it_weighs_every_answer_between_the_moves_and_none_of_a_step():
    state, rng = TITLE.game(2).start(), Rng(4)
    search = Lookahead("search", Budget(simulations=30))
    kinds: set[str] = set()
    while len(kinds) < 2:
        if state.is_chance:
            state.choose(NATURE, state.kind.pick(state, NATURE, rng, Offer()))
            continue
        seat = state.to_answer()[0]
        seen = view(state, seat)
        if state.kind.name not in kinds and len(seen.options) > 1 and state.kind is not ACT:
            kinds.add(state.kind.name)
            found = search.weigh(seen, rng)
            tried = 1 if state.kind in MOVE_KINDS else min(4, len(seen.options))
            assert len(found) >= tried
            assert {each.answer for each in found} <= set(seen.options)
        state.choose(seat, BOT.choose(seen, rng))


def test_it_looks_no_further_where_nobody_is_left_to_answer():
    """The last car of the turn is one's own: no card of anybody's can be tried after this one."""
    race = Race("1 10b\n9 12a activated", seats=2)
    race.gets(0, "solo-9", "solo-1")
    race.acts(0)
    race.state.events = None
    choice = Lookahead("search", Budget(simulations=800)).choose(view(race.state, 0), Rng(1))
    assert race.game.actions.text(choice).startswith("play solo-9")


@pytest.mark.slow
def test_looking_ahead_changes_its_mind_about_some_cards():
    """Were it only the rule of thumb again, it would never differ."""
    state = TITLE.game_with({"retirement": False}, 2).start()
    rng = Rng(4)
    search = Lookahead("search", Budget(simulations=8))
    differs = asked = 0
    while asked < 12:
        seat = state.to_answer()[0]
        options = state.options(seat)
        if seat == NATURE:
            state.choose(seat, options[rng.weighted(state.weights())])
            continue
        seen = view(state, seat)
        action = BOT.choose(seen, rng)
        if state.kind is ACT:
            asked += 1
            differs += search.choose(seen, rng) != action
        state.choose(seat, action)
    assert 0 < differs < asked


def drafting_duel() -> Race:
    race = Race("1 10b\n80 8a\n9 12a\n14 12b\n30 11b\n19 9b", seats=2)
    race.deals(12)
    race.acts(0)
    race.state.events = None
    return race


# ── Looking after the cars over a race ──


def test_it_pits_for_tyres_early_where_the_race_will_soon_be_over():
    """Ninety sectors to go are two turns at the pace of this race; nothing else would call an unworn car in."""
    race = Race("1 30a lap:1 tyres:soft\n9 30b lap:1", seats=2, facts="event: tire-wear-22\nlead: 90\nturn: 2")
    race.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    assert race.game.actions.text(BOT.choose(view(race.state, 0), Rng(1))) == "pit 1"
    slower = Race("1 30a lap:1 tyres:soft\n9 30b lap:1", seats=2, facts="event: tire-wear-22\nlead: 90\nturn: 9")
    slower.run("race/turn turn/pit-stops pit-stops/queue_for_pits")
    assert slower.game.actions.text(BOT.choose(view(slower.state, 0), Rng(1))) == "stay-out"


@pytest.mark.slow
def test_in_a_race_of_its_own_it_moves_npcs_stops_and_changes_tyres_on_every_car():
    state = TITLE.game_with({"retirement": False, "laps": 1}, 2).start()
    rng = Rng(1)
    npcs = stops = 0
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        if seat == NATURE:
            state.choose(seat, options[rng.weighted(state.weights())])
            continue
        action = BOT.choose(view(state, seat), rng)
        npcs += PLAY.has(action) and PLAY.last(action) >= 4
        stops += PIT.has(action)
        state.choose(seat, action)
    assert isinstance(state, GrandPrixState)
    assert npcs > 20
    assert stops == 4
    assert not any(is_disqualified(state, car) for car in range(state.components.player_cars))


# ── What it remembers ──


def moves_driven(seed: int, forgetful: bool) -> list[list[int]]:
    """Where everybody stands after each card of a race's first turns."""
    state = TITLE.game_with({"retirement": False}, 3).start()
    assert isinstance(state, GrandPrixState)
    rng = Rng(seed)
    stands: list[list[int]] = []
    while state.turn < 3:
        if state.asks == ACT.id:
            stands.append(list(state.spot))
        seat = state.to_answer()[0]
        if forgetful:
            MEMORY.latest = None
        if seat == NATURE:
            state.choose(seat, state.options(seat)[rng.weighted(state.weights())])
        else:
            state.choose(seat, BOT.choose(view(state, seat), rng))
    return stands


def test_it_remembers_a_line_too():
    race = Race("1 10b\n9 11b\n22 9b", seats=6)
    race.gets(0, "line-5")
    race.acts(0)
    race.state.events = None
    race.state.choose(0, BOT.choose(view(race.state, 0), Rng(1)))
    assert race.state.mode == LINE
    assert MEMORY.answer(race.state, 0) in race.state.options(0)


def test_what_it_remembers_of_a_move_changes_no_result():
    assert moves_driven(5, forgetful=False) == moves_driven(5, forgetful=True)


def test_it_remembers_nothing_of_a_state_that_differs_in_anything_a_move_is_judged_by():
    race = Race("1 10b\n9 12a\n22 30b\n5 12c", seats=6)
    race.gets(0, "solo-3")
    race.acts(0)
    state = race.state
    state.events = None
    state.choose(0, BOT.choose(view(state, 0), Rng(1)))
    assert MEMORY.answer(state, 0) in state.options(0)
    assert MEMORY.answer(state, 1) == NONE
    for name in ("wear", "close_calls", "lap", "spot", "mp", "turn", "zone"):
        other = state.copy()
        assert isinstance(other, GrandPrixState)
        value = getattr(other, name)
        if name == "wear":
            other.wear = with_entry(value, 0, 3, value[0][3] + 1)
        elif name in ("close_calls", "lap", "spot"):
            setattr(other, name, with_value(value, 3, value[3] + 1))
        else:
            setattr(other, name, value + 1)
        assert MEMORY.answer(other, 0) == NONE, name
