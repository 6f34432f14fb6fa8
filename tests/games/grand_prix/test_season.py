"""11. Seasons: races of a championship, one after the other."""

import pytest

from paddock.core.errors import BadSeason
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.games.grand_prix.rules.between_races import absent_points
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.season.championship import Championship


def race(game: Game, seed: int, events: list[Event] | None = None) -> GrandPrixState:
    state = game.start(events)
    rng = Rng(seed)
    while not state.over:
        seat = state.to_answer()[0]
        answers = state.options(seat)
        state.choose(seat, answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))])
    assert isinstance(state, GrandPrixState)
    return state


@pytest.mark.rule("GP-11.1.1", "GP-11.2.1", "GP-11.3.1", "R-41")
def test_over_a_season_points_add_up_and_each_winner_moves_up_in_the_next_race():
    calendar = [f"grand-prix(seats=3, laps=1, track={track})" for track in ("costa-dorada", "aurelia", "costa-dorada")]
    cup = Championship("Cup", ["Ann", "Bob", "Cid"], calendar)
    totals = [0.0, 0.0, 0.0]
    moved_up = 0
    winner = ""
    while not cup.is_over:
        game = cup.next_game()
        assert isinstance(game, GrandPrixGame)
        assert game.components.track.id in calendar[cup.rounds_done]
        events: list[Event] = []
        state = race(game, 40 + cup.rounds_done, events)
        told = [str(game.components.numbers[event.values[0]]) for event in events if event.kind.name == "moves-up"]
        assert told in ([], [winner]) if winner else told == []  # on pole there is nothing to gain
        moved_up += len(told)
        cup.enter_state(state)
        winner = str(cup.carried["previous_winner"])
        totals = [total + points for total, points in zip(totals, state.scores(), strict=True)]
    assert moved_up >= 1
    assert {row.entrant: row.points for row in cup.standings()} == dict(zip(cup.entrants, totals, strict=True))


@pytest.mark.rule("GP-11.2.3", "GP-2.2.1", "R-40")
def test_who_stays_away_gets_an_npc_s_share_and_the_others_keep_their_teams():
    cup = Championship("Cup", ["Ann", "Bob", "Cid"], ["grand-prix(seats=3, laps=1, retirement=no)"] * 2)
    everybody = cup.next_game()
    assert isinstance(everybody, GrandPrixGame)
    cup.enter_state(race(everybody, 1))
    without_bob = cup.next_game(absent=[1])
    assert isinstance(without_bob, GrandPrixGame)
    assert [team.name for team in without_bob.components.teams] == [
        everybody.components.teams[0].name,
        everybody.components.teams[2].name,
    ]
    state = race(without_bob, 2)
    share = absent_points(state)
    assert share > 0
    cup.enter_state(state, absent=[1])
    assert cup.rounds[1].points == [state.scores()[0], share, state.scores()[1]]


def away(rule: str, best: int = 0, seed: int = 2) -> tuple[Championship, GrandPrixState]:
    """A cup after a race in which Bob was missing."""
    cup = Championship("Cup", ["Ann", "Bob", "Cid"], ["grand-prix(laps=1, retirement=no)"] * 2, best, absence=rule)  # type: ignore[arg-type]
    state = race(cup.next_game(absent=[1]), seed)
    cup.enter_state(state, absent=[1])
    return cup, state


@pytest.mark.rule("GP-11.2.2", "R-63")
def test_a_substitute_races_for_who_stays_away_and_the_points_are_theirs():
    cup, state = away("substitute")
    assert state.game.seats == 3
    assert cup.rounds[0].points == [float(points) for points in state.scores()]
    assert cup.rounds[0].absent == []


@pytest.mark.rule("GP-11.2.3", "R-40", "R-63")
def test_without_a_word_about_it_who_stays_away_gets_a_share():
    cup, state = away("")
    assert state.game.seats == 2
    assert cup.rounds[0].points[1] == absent_points(state) > 0
    assert cup.rounds[0].absent == [1]


@pytest.mark.rule("GP-11.2.4", "R-63")
def test_where_only_the_best_rounds_count_a_missed_one_counts_nothing():
    cup, state = away("", best=1)
    assert absent_points(state) > 0
    assert cup.rounds[0].points[1] == 0
    assert away("share", best=1)[0].rounds[0].points[1] == absent_points(state)
    assert away("nothing")[0].rounds[0].points[1] == 0


@pytest.mark.rule("GP-11.2.4")
def test_the_printed_example_of_three_of_four():
    """X missed the last race and keeps 20, 11 and 5; Y drops the 4."""
    cup = Championship("Cup", ["X", "Y", "Z"], ["grand-prix(laps=1, retirement=no)"] * 4, best=3)
    for x, y in ((20, 18), (11, 4), (5, 9)):
        cup.enter([x, y, 0], [[1], [2], [3]])
    last = race(cup.next_game(absent=[0]), 5)
    cup.enter_state(last, absent=[0])
    cup.rounds[3].points[1] = 12
    totals = {row.entrant: row.points for row in cup.standings()}
    assert (totals["X"], totals["Y"]) == (36, 39)


@pytest.mark.rule("GP-11.2.3", "R-63")
def test_a_race_that_nobody_could_be_raced_against_is_refused_in_a_sentence():
    cup = Championship("Cup", ["Ann", "Bob"], ["grand-prix(laps=1)"])
    with pytest.raises(BadSeason, match="needs 2 who race, and only 1 would; give those who stay away a substitute"):
        cup.next_game(absent=[0])
