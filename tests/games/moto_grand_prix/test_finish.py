"""Laps, finish, classification and points: MGP-B.26 to MGP-B.28, MGP-C.1 to MGP-C.4."""

import pytest

from paddock.core.reader import SPECTATOR
from paddock.core.record import result_text
from paddock.core.view import view
from paddock.games import game as race_string
from paddock.games.moto_grand_prix.data.box import open_box
from paddock.games.moto_grand_prix.rules.finish import team_scores
from paddock.games.moto_grand_prix.show.browser import tower
from paddock.season.championship import Championship
from tests.games.moto_grand_prix.scene import acting, names, race, scene
from tests.position_kit import happens, offers, play


@pytest.mark.rule("MGP-B.26", "MGP-A.22")
def test_out_of_the_grid_the_first_lap_begins_without_moving_the_counter():
    state = scene(race(2), "distance: -1 -1\nlane: right centre\nturn: 0", "order")
    told = happens(state, "die 5", "ride 5-right keep free")
    assert state.lap == 1
    assert "crosses-line" not in names(told)


@pytest.mark.rule("MGP-B.26")
def test_the_leader_moves_the_lap_counter_and_the_others_do_not():
    state = scene(race(2), "distance: 46 40\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 4")
    told = happens(state, "ride 6-right keep free")
    assert [event.kind.name for event in told if event.kind.rule == "MGP-B.26"] == [
        "crosses-line",
        "lap-counter",
        "last-lap",
    ]
    assert state.lap == 2
    second = scene(race(2), "distance: 60 46\nlane: right left\nlap: 2\nqueue: yellow-1\nlow: 0 2\nhigh: 0 4")
    told = happens(second, "ride 6-right keep free")
    assert "crosses-line" in names(told)
    assert "lap-counter" not in names(told)


@pytest.mark.rule("MGP-B.26", "MGP-A.39")
def test_the_lap_counter_never_goes_back():
    # The leader on lap 2 is out; yellow is still on lap 1.
    state = scene(race(2, retiring=True), "distance: 60 20\nlane: right left\nlap: 2\nqueue: blue-1\nlow: 2\nhigh: 4")
    play(state, "retire")
    assert (state.lap, list(state.out)) == (2, [0])
    play(state, "roll 2-4", "ride 6-left keep free")
    assert state.lap == 2, "yellow rides on in its first lap"


@pytest.mark.rule("MGP-B.27")
def test_the_first_across_the_line_at_the_end_of_the_last_lap_wins():
    state = scene(race(2), "distance: 90 60\nlane: right left\nlap: 2\nqueue: blue-1\nlow: 2\nhigh: 4\n")
    told = happens(state, "ride 6-right keep free")
    assert "wins" in names(told)
    assert list(state.finished) == [0]


@pytest.mark.rule("MGP-B.27", "MGP-A.11")
def test_of_several_in_the_same_turn_the_one_furthest_forward_wins():
    state = scene(race(2), "distance: 90 89\nlane: right left\nlap: 2", "order")
    play(state, "roll 2-4", "ride 6-right keep free", "roll 4-6", "ride 10-right keep free")
    assert state.over
    assert list(state.finished) == [1, 0]
    assert state.places() == [2, 1]


@pytest.mark.rule("MGP-B.27", "MGP-B.7", "MGP-A.11")
def test_in_the_same_row_the_better_position_decides():
    state = scene(race(2), "distance: 97 97\nlane: left right\nlap: 2", "end")
    assert list(state.finished) == [1, 0]


@pytest.mark.rule("MGP-B.27", "MGP-A.11")
def test_an_earlier_turn_beats_a_later_one_whatever_the_distance():
    state = scene(race(2), "distance: 95 85\nlane: right left\nlap: 2", "order")
    play(state, "roll 1-1", "ride 2-right keep free", "roll 1-2", "ride 3-right keep free")
    assert list(state.finished) == [0]
    play(state, "roll 6-6", "ride 12-right keep free")
    assert list(state.finished) == [0, 1]


@pytest.mark.rule("MGP-A.10")
def test_the_whole_move_is_made_with_all_its_costs():
    state = scene(race(2), "distance: 90 60\nlane: right left\nlap: 2\nqueue: blue-1\nlow: 6\nhigh: 6\nengine: 2")
    assert "ride 13-right keep engine-1" in offers(state)
    assert "ride 12-right keep free" in offers(state)
    play(state, "ride 13-right keep engine-1")
    assert state.distance[0] == 103


@pytest.mark.rule("MGP-A.29")
def test_a_finished_bike_is_an_obstacle_until_the_turn_ends():
    state = scene(race(2), "distance: 90 88\nlane: right left\nlap: 2", "order")
    play(state, "roll 2-4", "ride 6-right keep free")
    assert state.lane[0] == 2
    play(state, "roll 2-6")
    assert "ride 8-right keep free" not in offers(state)
    assert "ride 8-centre keep free" in offers(state)
    play(state, "ride 8-centre keep free")
    assert state.over
    assert list(state.lane) == [-1, -1]


@pytest.mark.rule("MGP-B.28")
def test_play_goes_on_until_everybody_is_home_or_out():
    state = scene(race(3), "distance: 97 90 20\nlane: right left .\nout: red-1\nlap: 2", "end")
    assert not state.over
    assert acting(state) == "yellow-1"
    play(state, "roll 2-4", "ride 6-right keep free")
    assert state.over
    assert state.places() == [1, 2, 3]


@pytest.mark.rule("MGP-C.1", "MGP-C.2")
def test_the_points_of_the_places():  # X.19
    points = open_box().points
    assert points == [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert sum(points) == 140
    eighteen = race(9, bikes=2)
    bikes = " ".join(eighteen.domains["bike"].slugs)
    state = scene(eighteen, f"finished: {bikes}\nlane: {' '.join(['.'] * 18)}", "end")
    assert state.over
    assert sum(state.scores()) == 140, "the sixteenth and later places score nothing"
    assert state.scores()[:2] == [25 + 20, 16 + 13]


@pytest.mark.rule("MGP-C.1", "MGP-A.30")
def test_who_drops_out_is_placed_behind_by_distance_and_scores_nothing():
    state = scene(
        race(4),
        """
        distance: 97 30 50 30
        lane: right . . .
        out: yellow-1 red-1 blue-2
        lap: 2
        """,
        "end",
    )
    assert state.over
    assert state.scores() == [25, 0, 0, 0]
    assert state.places() == [1, 4, 2, 3], "as far, but later in the race, is better"


@pytest.mark.rule("MGP-A.30")
def test_if_nobody_finishes_there_is_no_winner():
    last = "distance: 30 20\nlane: right\nout: yellow-1\nqueue: blue-1\nlow: 2\nhigh: 4"
    state = scene(race(2, retiring=True), last)
    told = happens(state, "retire")
    assert state.over
    assert "no-winner" in names(told)
    assert state.scores() == [0, 0]
    assert state.places() == [2, 3], "the first place stays empty"
    assert result_text(state) == "blue-1 2 (0), yellow-1 3 (0)"
    assert [row["place"] for row in tower(view(state, SPECTATOR))] == [2, 3]


@pytest.mark.rule("MGP-C.3")
def test_team_points_are_those_of_all_bikes_of_a_colour():
    last = "distance: 90\nlane: right\nfinished: yellow-1 blue-2 red-1\nlap: 2\nqueue: blue-1\nlow: 2\nhigh: 4"
    state = scene(race(4, teams=True), last)
    told = happens(state, "ride 6-right keep free")
    assert list(team_scores(state)[:3]) == [20 + 13, 25, 16]
    assert [event.values for event in told if event.kind.name == "team-scores"] == [[0, 33], [1, 25], [2, 16]]
    chosen = race(3, teams=True, colours=("red", "blue", "red"))
    state = scene(chosen, "finished: red-1 blue-1 red-2", "end")
    assert list(team_scores(state)[:3]) == [20, 0, 25 + 16], "by colour, whatever the seat"
    state = scene(race(4, teams=False), last)
    assert "team-scores" not in names(happens(state, "ride 6-right keep free"))


@pytest.mark.rule("MGP-C.3", "MGP-B.2")
@pytest.mark.parametrize(
    ("text", "absent", "bikes"),
    [
        ("moto-grand-prix(seats=4, teams=yes)", [1], ("blue-1", "red-1", "blue-2")),
        ("moto-grand-prix(seats=3, teams=yes, bikes=2)", [0], ("yellow-1", "yellow-2", "red-1", "red-2")),
    ],
)
def test_whoever_is_absent_in_a_championship_the_others_keep_their_colours(
    text: str, absent: list[int], bikes: tuple[str, ...]
):
    season = Championship("Cup", [f"rider {number}" for number in range(race_string(text).seats)], [text])
    assert season.next_game(absent).domains["bike"].slugs == bikes


@pytest.mark.rule("MGP-A.38", "MGP-C.1")
@pytest.mark.parametrize(
    ("rounds", "standings"),
    [
        ([[2, 1], [3, 5]], [("Bob", 36, 1), ("Ann", 36, 2)]),  # a second and a third place against a win and a fifth
        ([[1, 2], [2, 1]], [("Ann", 45, 1), ("Bob", 45, 1)]),  # the same places: shared
    ],
)
def test_riders_level_in_a_championship_are_parted_by_wins_and_so_on(rounds, standings):
    season = Championship("Cup", ["Ann", "Bob"], ["moto-grand-prix(seats=2)"] * len(rounds))
    for places in rounds:
        season.enter([open_box().points[place - 1] for place in places], [[place] for place in places])
    assert [(row.entrant, row.points, row.place) for row in season.standings()] == standings


@pytest.mark.rule("MGP-B.3", "MGP-B.27", "MGP-A.42")
def test_with_two_bikes_a_player_the_better_one_gives_the_place_and_both_score():
    state = scene(race(2, bikes=2), "finished: blue-1 yellow-1 yellow-2 blue-2", "end")
    assert state.places() == [1, 2]
    assert state.scores() == [25 + 13, 20 + 16]
    assert state.finishes() == [[1, 4], [2, 3]]


@pytest.mark.rule("MGP-C.4")
def test_any_circuit_and_any_number_of_laps_can_be_raced():
    game = race(2, "april-raceway", ours=True, laps=3, direction="reversed")
    assert str(game) == "moto-grand-prix(seats=2, circuit=april-raceway, direction=reversed, laps=3)"
    assert game.components.laps == 3
    assert race(2, "race-bike-course", ours=True).components.laps == 5, "0 laps: the number on the sheet"


@pytest.mark.rule("MGP-B.28", "MGP-S.26")
def test_by_option_riders_may_retire():
    text = "distance: 30 20\nlane: right left\nqueue: blue-1\nlow: 2\nhigh: 4"
    assert "retire" not in offers(scene(race(2), text))
    state = scene(race(2, retiring=True), text)
    assert names(happens(state, "retire"))[:2] == ["gives-up", "drops-out"]
