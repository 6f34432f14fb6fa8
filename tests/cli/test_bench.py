"""`paddock bench`: the command around `paddock.lab.bench`. No figure is judged here: the machine may be busy."""

from collections.abc import Callable

import pytest
from typer.testing import Result

from paddock.lab.bench_report import BenchReport
from paddock.lab.figures import Figures
from paddock.lab.goals import Run


def test_the_table_names_what_was_measured(run: Callable[..., Result]):
    result = run("bench", "quick-grand-prix", "--rounds", "1", "--seconds", "0.01")
    assert result.exit_code == 0, result.output
    assert "quick-grand-prix(seats=2)" in result.stdout
    assert "random play/s" in result.stdout


@pytest.mark.parametrize(("copies_a_second", "ends_with"), [(1e6, 0), (1e5, 1)])
def test_a_missed_goal_is_an_error_for_whoever_asks_for_it(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, copies_a_second: float, ends_with: int
):
    """A plain copy should take 3 µs at most."""
    game = "quick-grand-prix(seats=2)"
    plain = Figures({("copy", game): [copies_a_second]})
    found = BenchReport(Run([game], plain, Figures(), Figures()), [])
    monkeypatch.setattr("paddock.lab.bench.bench", lambda *words, **more: found)
    assert run("bench", "quick-grand-prix", "--check").exit_code == ends_with
    assert run("bench", "quick-grand-prix").exit_code == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("nosuch",), "there is no game 'nosuch'"),
        (("--rounds", "0"), "the bench needs at least one round"),
        (("--seconds", "0"), "more than 0 and at most 60 seconds"),
        (("--seconds", "nan"), "more than 0 and at most 60 seconds"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(refuses: Callable[..., str], words: tuple[str, ...], says: str):
    assert says in refuses("bench", *words)
