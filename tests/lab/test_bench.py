"""The bench: that it measures, takes turns, and says what it could not measure. No figure is judged here."""

from pathlib import Path

import pytest

from paddock.core.rng import Rng
from paddock.games import title
from paddock.lab.bench import bench, every_game
from paddock.lab.bench_report import BenchReport
from paddock.lab.contestant import middle_of_a_game, two_cores
from paddock.lab.figures import Figures
from paddock.lab.goals import GOALS, SEARCHED, Run
from paddock.lab.play import play_at_random

QUICK = "quick-grand-prix(seats=2)"


def figures(**paces: list[float]) -> Figures:
    return Figures({(what, QUICK): found for what, found in paces.items()})


def report(plain: Figures, compiled: Figures, backgammon: float | None, is_whole: bool = False) -> BenchReport:
    peers = Figures({("random", QUICK): [backgammon] * 3} if backgammon else {})
    return BenchReport(Run([QUICK], plain, compiled, peers, is_whole), [])


def row(of: BenchReport, name: str) -> str:
    """The row of a goal, from the figure on."""
    (found,) = [line for line in str(of).splitlines() if line.startswith(name)]
    return " ".join(found.removeprefix(name).split())


def test_it_measures_a_game_and_says_what_is_missing():
    found = bench([QUICK], rounds=2, seconds=0.01, compiled_python=Path("nowhere/python"))
    for what in ("random", "steps", "copy", "view", "world", "search"):
        assert len(found.run.plain.rounds[what, QUICK]) == 2
        assert (found.run.plain.get(what, QUICK) or 0) > 0
        assert found.run.compiled.get(what, QUICK) is None
    assert "compiled: not measured, there is no nowhere/python; `make compiled` builds it" in found.remarks


def test_what_fails_is_on_the_report_and_the_rest_is_measured():
    found = bench(["chess", QUICK], rounds=1, seconds=0.01, compiled_python=Path("nowhere/python"))
    assert found.run.plain.get("random", QUICK)
    assert any(remark.startswith("plain: random of chess not measured: UnknownGame: ") for remark in found.remarks)


def test_medians_are_reported_so_that_one_slow_round_does_not_count():
    slow_once = figures(random=[100_000.0, 900.0, 110_000.0], copy=[250_000.0])
    shown = report(slow_once, figures(random=[400_000.0]), backgammon=50_000.0)
    assert "100,000" in str(shown)
    assert row(shown, "quick-grand-prix: random play, plain") == "2.00 × ≥ 1.3 × met"
    assert row(shown, "quick-grand-prix: random play, compiled") == "8.00 × ≥ 25 × NOT met"
    assert row(shown, "copy, plain, dearest state") == "4.00 µs ≤ 3 µs NOT met"


def test_a_busy_moment_slows_both_and_so_does_not_count():
    """Each round is compared with what OpenSpiel did in it: twice as fast on a busy machine."""
    ours = figures(random=[200_000.0, 20_000.0, 21_000.0])
    peers = Figures({("random", QUICK): [100_000.0, 10_000.0, 10_500.0]})
    assert Run([QUICK], ours, Figures(), peers).plain.times("random", peers, QUICK) == 2


def test_a_search_is_compared_with_what_it_was_before():
    game, before = next(iter(SEARCHED.items()))
    compiled = Figures({("search", game): [before * 3 * 80_000]})
    run = Run([game], Figures(), compiled, Figures({("random", game): [80_000.0]}))
    (goal,) = [goal for goal in GOALS if goal.name == f"{game}: search against before"]
    assert goal.measure(run) == pytest.approx(3)
    assert not goal.is_met(3)


def test_two_cores_are_measured_by_playing_many_games_twice():
    assert two_cores("quick-grand-prix(seats=2, calendar=monza)", 0.001) > 0


def test_only_missed_goals_are_an_error_and_in_a_run_of_everything_those_not_measured_too():
    fast = figures(random=[100_000.0], copy=[500_000.0])
    assert report(fast, Figures(), backgammon=50_000.0).missed() == []
    slow = figures(random=[10_000.0], copy=[500_000.0])
    assert [goal.name for goal in report(slow, Figures(), 50_000.0).missed()] == [
        "quick-grand-prix: random play, plain"
    ]
    assert "view, compiled, dearest" in [
        goal.name for goal in report(fast, Figures(), 50_000.0, is_whole=True).missed()
    ]


def test_without_the_peer_nothing_is_compared():
    shown = report(figures(random=[10_000.0]), Figures(), None)
    assert row(shown, "quick-grand-prix: random play, plain") == "– ≥ 1.3 × not measured"


def test_every_game_at_every_number_of_seats_is_measured():
    ours = title("quick-grand-prix")
    assert {str(ours.game(seats)) for seats in (2, 3, 4)} <= set(every_game())


def test_states_are_copied_in_the_middle_of_a_game():
    state = middle_of_a_game(QUICK)
    assert not state.over
    assert not state.is_chance
    whole = play_at_random(title("quick-grand-prix").game(2).start(), Rng(1))
    left = play_at_random(state, Rng(1))
    assert 0.3 * float(whole) < float(left) < 0.7 * float(whole)
