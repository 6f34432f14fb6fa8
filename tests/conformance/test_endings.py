"""Random games end, never dead-end, and a crash leaves a record that reloads."""

from pathlib import Path

import pytest

from paddock.core.game import Game
from paddock.core.names import NATURE
from paddock.core.record import game_string_of, read_record
from paddock.core.rng import Rng
from paddock.core.rows import row_of
from paddock.core.walk import replay
from tests.conformance import walks
from tests.conformance.walks import STEP_CAP, Course, check_result, pick, seeds, walk
from tests.tiny import pig


def test_random_games_end_with_a_result(variant: Game):
    for seed in seeds(variant):
        rng = Rng(seed)
        state = variant.start()
        for _ in range(STEP_CAP):
            if state.over:
                break
            state.choose(*pick(state, rng))
        assert state.over, f"{variant}, seed {seed} does not end within {STEP_CAP} answers"
        check_result(state)
        assert state.options(0) == state.to_answer() == []


def test_a_race_of_sleepers_ends_by_its_defaults(variant: Game):
    """Who leaves never stops the race: even if all are asleep it comes to its end."""
    rng = Rng(1)
    state = variant.start()
    for _ in range(STEP_CAP):
        if state.over:
            break
        seat, action = pick(state, rng)
        state.choose(seat, action if seat == NATURE else state.kind.default(state, seat))
    assert state.over
    check_result(state)


# ── The record of a crash ──


class Crash(Exception):
    pass


def test_a_crash_leaves_a_record_that_reloads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(walks, "ARTEFACTS", tmp_path)
    game = pig.TITLE.game(2, target=40)

    def crash(course: Course) -> None:
        if len(course.record.lines) == 7:
            raise Crash("a wheel\nis off")

    with pytest.raises(Crash) as caught:
        walk(game, 3, crash)
    (file,) = tmp_path.iterdir()
    assert str(file) in caught.value.__notes__[0]
    text = file.read_text(encoding="utf-8")
    assert text.endswith("# Then: Crash: a wheel is off\n")
    record = read_record(game, text)
    assert game_string_of(text) == str(game)
    assert len(list(replay(record))) == 7


def test_a_game_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(walks, "ARTEFACTS", tmp_path)
    monkeypatch.setattr(walks, "STEP_CAP", 5)
    with pytest.raises(AssertionError, match="does not end within 5 answers"):
        walk(pig.TITLE.game(2), 1, lambda course: None, most=5)


def test_a_dead_end_is_a_failure():
    state = pig.TITLE.game(2).start()
    state.asked = row_of([])
    with pytest.raises(AssertionError, match="dead end: roll-or-hold is asked but nobody must answer"):
        pick(state, Rng(1))
