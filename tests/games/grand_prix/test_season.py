"""11. Seasons: races of a championship, one after the other."""

import pytest

from paddock.core.decision import NATURE
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.rng import Rng
from paddock.games.grand_prix.season import absent_points
from paddock.games.grand_prix.state import GrandPrixGame, GrandPrixState
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
        assert game.track.id in calendar[cup.rounds_done]
        events: list[Event] = []
        state = race(game, 40 + cup.rounds_done, events)
        told = [str(game.numbers[event.values[0]]) for event in events if event.kind.name == "moves-up"]
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
    assert [team.name for team in without_bob.teams] == [everybody.teams[0].name, everybody.teams[2].name]
    state = race(without_bob, 2)
    share = absent_points(state)
    assert share > 0
    cup.enter_state(state, absent=[1])
    assert cup.rounds[1].points == [state.scores()[0], share, state.scores()[1]]
