"""Many games between bots."""

import csv
import io
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from paddock.core.errors import BadOption, BotFailed, UnknownBot, UnknownGame
from paddock.core.record import read_record
from paddock.core.walk import replay
from paddock.games import game
from paddock.lab.batch import Outcome
from paddock.lab.plan import Seating, SimulationPlan, check_plan
from paddock.lab.result import count
from paddock.lab.simulate import simulate

MONZA = "quick-grand-prix(seats=2, calendar=monza)"
THREE = "quick-grand-prix(seats=3, calendar=monza)"


# ── Seating ──


@pytest.mark.parametrize("bots", [("thumb", "random", "easy"), ("thumb", "random"), ("random",)])
def test_every_bot_sits_everywhere_equally_often(bots: tuple[str, ...]):
    seating = check_plan(SimulationPlan(THREE, bots, games=10))
    assert seating.games == 12, "rounded up to a multiple of the seats"
    for seat in range(3):
        at_seat = [seating.names_at(number)[seat] for number in range(seating.games)]
        for name in bots:
            assert at_seat.count(name) == 4 * seating.names.count(name)


def test_the_last_bot_fills_the_other_seats():
    assert check_plan(SimulationPlan(THREE, ("thumb", "random"))).names == ("thumb", "random", "random")


@pytest.mark.parametrize(("games", "workers"), [(2, 1), (2, 8), (400, 3), (10_000, 2), (7, 64)])
def test_the_batches_are_all_games_once(games: int, workers: int):
    seating = Seating(SimulationPlan(MONZA, ("random",)), ("random", "random"), games, workers)
    assert [number for first, last in seating.batches() for number in range(first, last)] == list(range(games))


def test_every_game_and_every_seat_has_a_seed_of_its_own():
    seating = check_plan(SimulationPlan(MONZA, ("random",), seed=1))
    other = check_plan(SimulationPlan(MONZA, ("random",), seed=2))
    seeds = {s.seed_of(n, what) for s in (seating, other) for n in range(50) for what in ("dice", "seat 0", "seat 1")}
    assert len(seeds) == 300


# ── Results ──


def test_the_result_does_not_depend_on_how_the_work_is_shared():
    plan = SimulationPlan(MONZA, ("easy", "random"), games=12, seed=3)
    alone, shared = simulate(replace(plan, workers=1)), simulate(replace(plan, workers=3))
    assert alone.bots == shared.bots
    assert alone.decisions == shared.decisions


def test_another_seed_gives_other_games():
    plan = SimulationPlan(MONZA, ("random",), games=12, workers=1)
    assert simulate(plan).decisions == simulate(plan).decisions
    assert simulate(plan).decisions != simulate(replace(plan, seed=1)).decisions


def test_every_game_has_one_win_to_give():
    result = simulate(SimulationPlan(THREE, ("thumb", "random"), games=9, workers=1))
    assert [(one.name, one.games) for one in result.bots] == [("thumb", 9), ("random", 18)]
    assert sum(one.wins for one in result.bots) == 9


def test_shared_wins_are_counted_and_divided():
    seating = Seating(SimulationPlan(MONZA, ("a", "b")), ("a", "b"), 2, 1)
    outcomes = [Outcome(1, [1, 1], [14.0, 15.0], 30), Outcome(0, [1, 2], [18.0, 11.0], 32)]
    result = count(MONZA, seating, outcomes, 2.0)
    a, b = result.bots
    assert (a.wins, a.shared, a.score.value, a.place) == (1.5, 1, 16.5, 1.0)
    assert (b.wins, b.shared, b.score.value, b.place) == (0.5, 1, 12.5, 1.5), "in game 1 they have changed seats"
    assert (result.games, result.decisions) == (2, 62)


def test_a_game_that_nobody_won_is_nobodys_win():
    seating = Seating(SimulationPlan(MONZA, ("a", "b")), ("a", "b"), 1, 1)
    result = count(MONZA, seating, [Outcome(0, [3, 2], [0.0, 0.0], 30)], 1.0)
    assert [(one.wins, one.shared) for one in result.bots] == [(0.0, 0), (0.0, 0)]


def test_progress_ends_with_the_last_game():
    told: list[tuple[int, int]] = []
    simulate(SimulationPlan(MONZA, ("random",), games=20, workers=1), lambda done, games: told.append((done, games)))
    assert [games for _, games in told] == [20] * len(told)
    assert [done for done, _ in told] == sorted({done for done, _ in told}), "it only ever grows"
    assert told[-1] == (20, 20)
    assert len(told) > 3


def test_json_csv_and_text_say_the_same():
    result = simulate(SimulationPlan(MONZA, ("medium", "random"), games=10, workers=1))
    form = json.loads(result.json())
    rows = list(csv.DictReader(io.StringIO(result.csv())))
    assert [row["bot"] for row in rows] == [one["name"] for one in form["bots"]] == ["medium", "random"]
    for one, row in zip(form["bots"], rows, strict=True):
        assert float(row["wins"]) == one["wins"]
        assert float(row["win_rate_low"]) == pytest.approx(one["win_rate"]["low"], abs=1e-4)
        assert f"{one['win_rate']['value']:.3f}" in str(result)
    assert form["game"] == rows[0]["game"] == MONZA


# ── Mistakes ──


@pytest.mark.parametrize(
    ("plan", "error", "sentence"),
    [
        (SimulationPlan("chess", ("random",)), UnknownGame, "there is no game 'chess'"),
        (SimulationPlan(MONZA, ("genius",)), UnknownBot, "there is no bot 'genius'"),
        (SimulationPlan(MONZA, ()), BadOption, "2 seats need 1 to 2 bots, not 0"),
        (SimulationPlan(MONZA, ("random",) * 3), BadOption, "2 seats need 1 to 2 bots, not 3"),
        (SimulationPlan(MONZA, ("random",), games=0), BadOption, "at least one game must be played, not 0"),
        (SimulationPlan(MONZA, ("random",), workers=-1), BadOption, "the number of workers must be 1 or more"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_before_anything_is_played(
    plan: SimulationPlan, error: type[Exception], sentence: str
):
    with pytest.raises(error) as caught:
        simulate(plan)
    assert str(caught.value).startswith(sentence)


@pytest.mark.plain_only
def test_random_play_that_fails_leaves_all_that_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def stumble(*_: object) -> None:
        raise IndexError("no such car")

    kind = next(kind for kind in game(MONZA).rules.kinds if kind.name == "car-ahead")
    monkeypatch.setattr(kind, "apply", stumble)
    with pytest.raises(BotFailed, match="no such car"):
        simulate(SimulationPlan(MONZA, ("random",), games=2, workers=1, crashes=tmp_path))
    (left,) = tmp_path.glob("*.record")
    record = read_record(game(MONZA), left.read_text())
    assert record.lines[-1].text.startswith("ahead "), "the answer at which it failed is the last"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_fails_leaves_its_record_and_says_where(tmp_path: Path, workers: int):
    program = tmp_path / "quitter.py"
    program.write_text(
        "import json, sys\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    asked = json.loads(line)\n"
        "    if number == 4: raise SystemExit(9)\n"
        "    print(json.dumps({'id': asked['id'], 'action': asked['options'][0]}), flush=True)\n"
    )
    crashes = tmp_path / "crashes"
    plan = SimulationPlan(
        MONZA, (f"pipe:{sys.executable} {program}", "random"), games=2, workers=workers, crashes=crashes
    )
    with pytest.raises(BotFailed) as caught:
        simulate(plan)
    # Of two games that fail at once only the first is told; the other worker may be stopped while it writes.
    (left,) = (file for file in crashes.glob("*.record") if str(file) in str(caught.value))
    assert "has ended with code 9" in str(caught.value)
    record = read_record(game(MONZA), left.read_text())
    *_, (_, state) = replay(record)
    assert not state.over
    assert "BotFailed" in left.with_suffix(".traceback").read_text()
