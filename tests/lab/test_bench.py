"""The bench: that it measures, takes turns, and says what it could not measure. No figure is judged here."""

from pathlib import Path

from paddock.core.rng import Rng
from paddock.games import title
from paddock.lab.bench import BenchReport, Figures, bench, every_game
from paddock.lab.contestant import middle_of_a_game
from paddock.lab.play import play_at_random

QUICK = "quick-grand-prix(seats=2)"


def figures(**paces: list[float]) -> Figures:
    return Figures({(what, QUICK): found for what, found in paces.items()})


def report(plain: Figures, compiled: Figures, backgammon: float | None) -> str:
    peers = Figures({("random", "backgammon"): [backgammon]} if backgammon else {})
    return str(BenchReport([QUICK], plain, compiled, peers, []))


def test_it_measures_a_game_and_says_what_is_missing():
    found = bench([QUICK], rounds=2, seconds=0.01, compiled_python=Path("nowhere/python"))
    for what in ("random", "copy", "view", "search"):
        assert len(found.plain.rounds[what, QUICK]) == 2
        assert (found.plain.get(what, QUICK) or 0) > 0
        assert found.compiled.get(what, QUICK) is None
    assert "compiled: not measured, there is no nowhere/python; `make compiled` builds it" in found.remarks


def test_what_fails_is_on_the_report_and_the_rest_is_measured():
    found = bench(["chess", QUICK], rounds=1, seconds=0.01, compiled_python=Path("nowhere/python"))
    assert found.plain.get("random", QUICK)
    assert any(remark.startswith("plain: random of chess not measured: UnknownGame: ") for remark in found.remarks)


def test_medians_are_reported_so_that_one_slow_round_does_not_count():
    slow_once = figures(random=[100_000.0, 900.0, 110_000.0], copy=[250_000.0])
    shown = report(slow_once, figures(random=[400_000.0]), backgammon=50_000.0)
    assert "100,000" in shown
    assert "×4.0" in shown
    assert "plain: random play at least ×2.00 OpenSpiel's backgammon (met)" in shown
    assert "a copy costs at most 4.0 µs, the bar is 15 (met)" in shown


def test_a_missed_bar_is_said():
    shown = report(figures(random=[10_000.0], copy=[50_000.0]), Figures(), backgammon=50_000.0)
    assert "at least ×0.20 OpenSpiel's backgammon (NOT met)" in shown
    assert "a copy costs at most 20.0 µs, the bar is 15 (NOT met)" in shown


def test_without_the_peer_nothing_is_compared():
    assert "OpenSpiel's" not in report(figures(random=[10_000.0]), Figures(), None)


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
