"""A championship adds up what its races bring, breaks ties by count-back, and survives being put away."""

import pytest

from paddock.core.data import pack_digest
from paddock.core.errors import BadOption, BadSeason
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.games import game
from paddock.season.championship import Championship

MONACO = "quick-grand-prix(seats=2, calendar=monaco)"
SPA = "quick-grand-prix(seats=2, calendar=spa)"


def cup(rounds: int = 3, best: int = 0) -> Championship:
    return Championship("Cup", ["Ann", "Bob"], [MONACO] * rounds, best)


def raced(championship: Championship, seed: int) -> State:
    """The next round, played at random."""
    state = championship.next_game().start()
    rng = Rng(seed)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
    return state


def table(championship: Championship) -> list[tuple[int, str, float]]:
    return [(row.place, row.entrant, row.points) for row in championship.standings()]


def test_points_of_all_rounds_are_added_up() -> None:
    season = cup()
    season.enter([10, 8], [[1], [2]])
    season.enter([5, 8], [[3], [2]])
    assert table(season) == [(1, "Bob", 16), (2, "Ann", 15)]


def test_level_points_go_to_the_entrant_with_more_wins() -> None:
    season = cup()
    season.enter([10, 8], [[1], [2]])
    season.enter([6, 8], [[3], [2]])
    assert table(season) == [(1, "Ann", 16), (2, "Bob", 16)]


def test_level_in_everything_shares_the_place() -> None:
    season = cup()
    season.enter([10, 8], [[1], [2]])
    season.enter([8, 10], [[2], [1]])
    assert table(season) == [(1, "Ann", 18), (1, "Bob", 18)]


def test_only_the_best_rounds_count_once_there_are_more() -> None:
    season = cup(best=2)
    for points in ([10, 8], [0, 8], [6, 8]):
        season.enter(points, [[1], [2]])
    rows = season.standings()
    assert [(row.entrant, row.points, row.dropped) for row in rows] == [("Ann", 16, [1]), ("Bob", 16, [2])]


def test_a_season_put_away_and_resumed_goes_on_where_it_was(tmp_path) -> None:
    season = cup()
    season.enter_state(raced(season, 1), record="one.txt")
    season.save(tmp_path / "cup.json")
    again = Championship.load(tmp_path / "cup.json")
    assert again == season
    again.enter_state(raced(again, 2))
    assert again.rounds_done == 2
    assert not again.is_over


def test_a_race_brings_its_scores_and_every_car_s_place() -> None:
    season = cup()
    state = raced(season, 5)
    season.enter_state(state)
    assert season.rounds[0].points == [float(p) for p in state.scores()]
    assert sorted(place for places in season.rounds[0].finishes for place in places) == [1, 2, 3, 4]


def test_an_absent_entrant_leaves_the_seat_and_scores_nothing() -> None:
    season = Championship("Cup", ["Ann", "Bob", "Cy"], ["quick-grand-prix(seats=3, calendar=monaco)"])
    planned = season.next_game(absent=[1])
    assert planned.seats == 2
    state = planned.start()
    rng = Rng(3)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
    season.enter_state(state, absent=[1])
    assert season.rounds[0].points[1] == 0
    assert season.rounds[0].points[2] == state.scores()[1]


def test_what_cannot_be_is_said_in_one_sentence(tmp_path) -> None:
    with pytest.raises(BadSeason, match="two entrants"):
        Championship("Cup", ["Ann"], [MONACO])
    with pytest.raises(BadOption, match="calendar"):
        Championship("Cup", ["Ann", "Bob"], ["quick-grand-prix(seats=2, calendar=moon)"])
    with pytest.raises(BadSeason, match="not over yet"):
        cup().enter_state(game(MONACO).start())
    season = cup(1)
    season.enter([1, 2], [[2], [1]])
    with pytest.raises(BadSeason, match="is over"):
        season.enter([1, 2], [[2], [1]])
    with pytest.raises(BadSeason, match="not a championship"):
        Championship.read("hello")
    with pytest.raises(BadSeason, match="cannot be read"):
        Championship.load(tmp_path / "nowhere.json")


def test_a_file_that_was_edited_is_told_at_once_that_a_game_is_unknown(tmp_path) -> None:
    file = tmp_path / "cup.json"
    file.write_text(cup().text().replace("monaco", "moon"), encoding="utf-8")
    with pytest.raises(BadOption, match="moon"):
        Championship.load(file)


def test_rounds_of_different_circuits_follow_the_calendar() -> None:
    season = Championship("Cup", ["Ann", "Bob"], [SPA, MONACO])
    assert "calendar=spa" in str(season.next_game())
    season.enter([1, 2], [[2], [1]])
    assert "calendar=monaco" in str(season.next_game())


def test_a_championship_of_a_content_pack_is_raced_with_that_pack_alone(tmp_path) -> None:
    folders = []
    for name in ("ours", "theirs"):
        (tmp_path / name / "tracks").mkdir(parents=True)
        track = f'name = "{name}"\norigin = "designed"\nlaps = 2\nlanes = "0-39:3"\n'
        (tmp_path / name / "tracks" / "ring.toml").write_text(track, encoding="utf-8")
        folders.append(tmp_path / name)
    ours, theirs = folders
    calendar = ["grand-prix(seats=2, track=ring)"]
    cup = Championship("Ring Cup", ["Ann", "Bob"], calendar, pack=pack_digest(ours))
    again = Championship.read(cup.text())
    assert again.next_game(pack=ours).options["track"] == "ring"
    for other in (None, theirs):
        with pytest.raises(BadSeason, match=f"Ring Cup is raced with content pack {cup.pack}"):
            again.next_game(pack=other)
    with pytest.raises(BadOption, match="track cannot be 'ring'"):
        Championship("Ring Cup", ["Ann", "Bob"], calendar)
