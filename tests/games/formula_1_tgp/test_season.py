"""B. The season: order of play, phases, who takes part, the title (TGP-10 to TGP-14, TGP-106)."""

import pytest

from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.rules.organisation import give_allowance
from paddock.games.formula_1_tgp.rules.season import award_title, begin_race, return_stand_ins
from paddock.games.formula_1_tgp.rules.sequence import ROUND
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import ABSENT, RUNNING
from tests.games.formula_1_tgp.scene import (
    asked,
    call,
    changed,
    index,
    offers,
    play,
    refused,
    scene,
    season,
    start,
    told,
)


@pytest.mark.rule("TGP-10", "R-1")
def test_the_highest_roll_acts_first_and_the_others_follow_by_their_rolls():
    state = play(start(4), "k6 2", "k6 6", "k6 1", "k6 4")
    assert [state.game.domains["seat"].slug(seat) for seat in state.order] == ["green", "blue", "red", "yellow"]
    assert asked(state) == "green action"


@pytest.mark.rule("R-1")
def test_who_ties_rolls_again_and_nobody_else_does():
    state = play(start(3), "k6 5", "k6 5", "k6 6")
    assert asked(state) == "* roll-for-order"
    play(state, "k6 3", "k6 3")  # again level
    play(state, "k6 1", "k6 2")
    assert [state.game.domains["seat"].slug(seat) for seat in state.order] == ["yellow", "green", "red"]


def events_of_a_season(seats: int = 2) -> list[tuple[str, list[int]]]:
    state = TITLE.game(seats).start([])
    rng = Rng(1)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, state.kind.default(state, seat) if seat != NATURE else options[rng.below(len(options))])
    assert state.events is not None
    return [(event.kind.name, event.values) for event in state.events]


@pytest.mark.rule("TGP-11", "TGP-12", "R-2")
def test_ex_24_four_phases_of_15_10_10_10_points_before_four_races():
    told = [event for event in events_of_a_season() if event[0] in ("phase-begins", "race-begins", "acts-in-place")]
    phases = [(name, values[0]) for name, values in told if name != "acts-in-place"]
    assert phases == [
        ("phase-begins", 15),
        ("race-begins", 0),
        ("phase-begins", 10),
        ("race-begins", 1),
        ("phase-begins", 10),
        ("race-begins", 2),
        ("phase-begins", 10),
        ("race-begins", 3),
    ]
    assert sum(name == "acts-in-place" for name, _ in told) == 2  # the order is found once


@pytest.mark.rule("TGP-13", "R-4")
def test_a_phase_ends_when_nobody_acts_any_more_and_what_is_left_lapses():
    state = scene("red kubica 0\n red vettel 1\n green trulli 2\n green alonso 3", turn=0)
    call(state, ROUND)
    assert list(state.activation) == [15, 15]
    play(state, "red: pass", "green: hire", "green: pass")
    assert told(state).count("is-done") == 2
    assert asked(state) == "* soft-wear"
    give_allowance(state)
    assert list(state.activation) == [15, 15]  # set anew, not added


@pytest.mark.rule("R-10", "TGP-13")
def test_nobody_may_pass_while_the_team_is_not_complete():
    state = season()
    assert "pass" not in offers(state)
    assert refused(state, "pass") == "TGP-13"
    state = changed(state, engine={"red": "ferrari"}, engine_pile="…")
    assert refused(state, "pass") == "TGP-13", "there are no drivers yet"
    state = changed(state, driver={"red-1": "kubica"}, driver_pile="…")
    assert refused(state, "pass") == "TGP-13", "there is one driver"
    state = changed(state, driver={"red-2": "vettel"}, driver_pile="…")
    assert "pass" in offers(state)
    everybody = "alonso . vettel button raikkonen kubica trulli heidfeld"
    state = changed(season(4), engine={"red": "bmw"}, engine_pile="…")
    state = changed(state, driver=everybody, driver_lot="hamilton", driver_pile="…")
    assert "pass" in offers(state), "the piles cannot complete the team"


@pytest.mark.rule("R-10", "TGP-14")
def test_no_car_without_an_engine_and_one_car_for_each_driver():

    state = scene("red kubica 0\n green trulli 2\n green alonso 3")
    begin_race(state)
    assert list(state.status) == [RUNNING, ABSENT, RUNNING, RUNNING]
    state = changed(state, engine={"green": "."}, engine_pile="…", status={"green-1": "absent", "green-2": "absent"})
    begin_race(state)
    assert list(state.status) == [RUNNING, ABSENT, ABSENT, ABSENT]
    assert told(state)[-1] == "stays-away"


@pytest.mark.rule("R-10")
def test_stand_ins_come_from_the_pile_for_one_race_only():
    state = scene("red kubica 0\n green trulli 2\n green alonso 3", turn=0, stand_ins=True)
    state = changed(state, flow="season/round round/stand-ins")
    assert asked(state) == "* lend-driver"
    play(state, "lend-driver vettel")
    assert list(state.lent_drivers) == [1]
    assert state.status[1] == RUNNING
    return_stand_ins(state)
    assert state.driver[1] == -1
    assert state.status[1] == ABSENT
    assert state.game.check(state) == ""
    bare = scene("red kubica 0\n red vettel 1\n green trulli 2\n green alonso 3", turn=0, stand_ins=True)
    bare = changed(bare, engine={"red": "."}, engine_pile="…", status={"red-1": "absent", "red-2": "absent"})
    bare = changed(bare, flow="season/round round/stand-ins")
    play(bare, "lend-engine renault")
    assert list(bare.status) == [RUNNING] * 4
    return_stand_ins(bare)
    assert bare.engine[0] == -1
    assert list(bare.status) == [ABSENT, ABSENT, RUNNING, RUNNING]
    assert bare.game.check(bare) == ""
    assert asked(without := call(scene("red kubica 0\n green trulli 2", turn=0), ROUND)) == "red action"
    assert not without.components.stand_ins


@pytest.mark.rule("TGP-14", "R-12")
def test_the_team_stays_for_the_season_and_what_belongs_to_a_race_is_cleared():

    state = scene("red kubica 0 fuel 2 speed 4 wing 1\n green trulli 2")
    state = changed(state, crew="3 0", tests="1 0", points="7 2")
    state = changed(state, facilities={"red": "cfd-computer"}, path={"red": "0 0 2 0"})
    state = changed(state, settings={"red": "1 0"})
    kept = [state.engine[:], state.driver[:], state.crew[:], state.tests[:], state.points[:], state.path[0][:]]
    begin_race(state)
    assert [state.engine, state.driver, state.crew, state.tests, state.points, state.path[0]] == kept
    assert (state.fuel[0], state.speed[0], state.wing[0], state.rolled[0]) == (0, 0, 0, 0)
    assert list(state.settings[0]) == [0, 0]


@pytest.mark.rule("TGP-106", "R-60")
@pytest.mark.parametrize(
    ("points", "results", "places"),
    [
        ([9, 8], [[0], [0]], [1, 2]),  # points first, whoever won more
        ([8, 8], [[2], [2], [0]], [2, 1]),  # more wins, whoever won the last race
        ([8, 8], [[2, 3, 0, 1], [0, 2, 1, 3]], [2, 1]),  # a win each: more second places
        ([8, 8], [[2, 0, 3, 1], [0, 2, 1, 3]], [1, 2]),  # level in all places: the better car of the last race
        ([0, 0], [[], []], [1, 1]),  # nothing to choose: shared
    ],
)
def test_points_then_count_back_then_the_last_race(points: list[int], results: list[list[int]], places: list[int]):
    state = start()
    names = state.game.domains["car"]
    rows = [" ".join(names.slug(car) for car in result) or "-" for result in results]
    state = changed(state, points=" ".join(map(str, points)), results=" | ".join(rows))
    assert state.places() == places


@pytest.mark.rule("TGP-106")
def test_the_title_is_won_or_shared():
    state = start()
    state = changed(state, points="3 5")
    award_title(state)
    assert state.events is not None
    assert (state.events[-1].kind.name, state.events[-1].values) == ("wins-title", [index(state, "seat", "green"), 5])
    state = changed(state, points="0 0")
    award_title(state)
    assert told(state)[-2:] == ["shares-title", "shares-title"]


def test_a_short_season_has_fewer_phases():
    state = TITLE.game(2, calendar=("spa",)).start()
    rng = Rng(2)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
    assert isinstance(state, TgpState)
    assert len(state.results) == 1
