"""Riders' and teams' championships of MotoGrandPrix, with the scale of fifteen places, over any calendar."""

import pytest

from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.season.championship import Championship

OVAL = "START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L"
POINTS = [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def cup(entrants: int, *options: str) -> Championship:
    names = [f"Rider {number}" for number in range(1, entrants + 1)]
    return Championship("Cup", names, [f"moto-grand-prix(seats={entrants}, laps=1, {each})" for each in options])


def raced(championship: Championship, seed: int) -> State:
    """The next round, played at random and entered."""
    state = championship.next_game().start()
    rng = Rng(seed)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
    championship.enter_state(state)
    return state


@pytest.mark.rule("MGP-C.1", "MGP-C.4")
def test_riders_points_are_added_up_over_any_calendar() -> None:
    season = cup(3, "level=basic", "circuit=gp-ring, level=basic", f"level=basic, track={OVAL}")
    states = [raced(season, seed) for seed in (1, 2, 3)]
    assert season.is_over
    totals = [sum(state.scores()[seat] for state in states) for seat in range(3)]
    assert [row.points for row in season.standings()] == sorted(totals, reverse=True)
    for state in states:
        assert sorted(state.scores(), reverse=True) == POINTS[:3]
    assert Championship.read(season.text()).standings() == season.standings()


@pytest.mark.rule("MGP-C.1")
def test_a_field_of_sixteen_scores_down_to_place_fifteen() -> None:
    season = cup(8, "bikes=2, level=basic")
    state = raced(season, 4)
    assert sum(row.points for row in season.standings()) == sum(POINTS)
    assert sum(len(finish) for finish in state.finishes()) == 16


@pytest.mark.rule("MGP-C.3")
def test_the_points_of_a_colour_are_added_up_in_a_table_of_their_own() -> None:
    season = cup(4, "level=basic, teams=yes", "level=basic, teams=yes")
    states = [raced(season, seed) for seed in (5, 6)]
    # Four riders: two on blue bikes (seats 0 and 3), one each on yellow and red.
    blue = sum(state.scores()[0] + state.scores()[3] for state in states)
    table = {row.entrant: row for row in season.team_standings()}
    assert table["Blue"].points == blue
    assert table["Blue"].by_round == [state.scores()[0] + state.scores()[3] for state in states]
    assert set(table) == {"Blue", "Yellow", "Red"}
    assert [row.place for row in season.team_standings()] == sorted(row.place for row in table.values())
    assert Championship.read(season.text()).team_standings() == season.team_standings()


@pytest.mark.rule("MGP-C.3")
def test_without_teams_there_is_no_table_of_teams() -> None:
    season = cup(4, "level=basic")
    raced(season, 7)
    assert season.team_standings() == []
