"""The tower outside a race: nobody has a place on a track, so the teams stand there with their points."""

import paddock
from paddock.core.view import view
from paddock.server.wire.tower import tower
from tests.games.formula_1_tgp.scene import season
from tests.position_kit import changed


def test_between_races_the_teams_stand_in_the_tower_by_their_points():
    state = changed(season(3), points="3 9 0")
    rows = tower(view(state, 0))
    assert [(row.place, row.car, row.title, row.score) for row in rows] == [
        (1, "green", state.game.seat_name(1), 9.0),
        (2, "red", state.game.seat_name(0), 3.0),
        (3, "yellow", state.game.seat_name(2), 0.0),
    ]
    assert all(row.lap == 0 and row.marks == [] for row in rows), "nobody is on a lap, so points are shown"


def test_while_cards_are_dealt_the_tower_shows_no_order_of_cars():
    race = paddock.start("quick-grand-prix", seats=2, calendar="monaco", seed=7)
    assert [row.car for row in tower(race.view(0))] == ["red", "green"]
    while race.state.kind.name != "speeds":
        for seat in race.asked():
            race.play(race.default(seat), seat)
    assert sorted(row.car for row in tower(race.view(0))) == ["green-a", "green-b", "red-a", "red-b"]
