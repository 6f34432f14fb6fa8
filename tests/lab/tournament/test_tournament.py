"""Tournaments: who meets whom, how they are rated, and that nothing is lost or played twice."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from paddock.core.errors import BadOption
from paddock.core.text_files import BadFile
from paddock.lab import gather
from paddock.lab.tournament.book import MatchGame
from paddock.lab.tournament.pairing import round_robin, swiss
from paddock.lab.tournament.plan import SWISS, TournamentPlan, check_tournament
from paddock.lab.tournament.round import TournamentRound
from paddock.lab.tournament.standing import against, standings
from paddock.lab.tournament.tournament import play_tournament

PLAN = TournamentPlan("quick-grand-prix(calendar=monza)", ("random", "thumb", "easy"), games=4, seed=5, workers=1)


# ── Pairing ──


def test_in_a_round_robin_every_company_meets_once():
    assert len(round_robin("abcde", 3)) == 10
    assert len(set(round_robin("abcde", 2))) == 10


def test_swiss_rounds_bring_neighbours_together_who_have_not_met():
    first = swiss("abcdef", 2, [])
    assert first == [("a", "b"), ("c", "d"), ("e", "f")]
    second = swiss("abcdef", 2, first)
    assert second == [("a", "c"), ("b", "d"), ("e", "f")]
    third = swiss("abcdef", 2, first + second)
    assert ("e", "f") not in third or third[-1] == ("e", "f"), "two who met twice are parted while others are free"
    assert len(swiss("abcdefg", 3, [])) == 2


def test_whoever_cannot_sit_is_somebody_else_every_time():
    played: list[tuple[str, ...]] = []
    for _ in range(3):
        played += swiss("abc", 2, played)
    assert Counter(name for match in played for name in match) == {"a": 2, "b": 2, "c": 2}


# ── Ratings ──


def game(places: list[int], *names: str, number: int = 0) -> MatchGame:
    return MatchGame(0, names, number, places, [0.0] * len(names))


def test_who_is_ahead_more_often_is_rated_higher():
    games = [game([1, 2, 3], "a", "b", "c", number=number) for number in range(6)]
    table = standings(["c", "b", "a"], games)
    assert [one.name for one in table] == ["a", "b", "c"]
    assert table[0].wins.value == 1
    assert [one.beaten for one in table] == [1.0, 0.5, 0.0]
    assert table[0].rating.value > table[0].rating.low > table[2].rating.value
    assert against(games)["a", "b"] == 1.0


def test_a_dead_heat_is_half_of_a_win():
    table = standings(["a", "b"], [game([1, 1], "a", "b")])
    assert [one.wins.value for one in table] == [0.5, 0.5]
    assert [one.rating.value for one in table] == pytest.approx([25, 25])
    assert against([game([1, 1], "a", "b")])["b", "a"] == 0.5


# ── Playing ──


def test_the_better_bot_is_ahead_and_everybody_sits_everywhere():
    result = play_tournament(replace(PLAN, games=6))
    assert result.is_whole
    assert result.standings[-1].name == "random"
    assert {one.games for one in result.standings} == {12}


def test_places_are_the_bots_not_the_seats():
    """In the second game of a match the bots have changed seats; thumb must still be the one that wins most."""
    games = play_tournament(replace(PLAN, bots=("random", "thumb"), games=20)).games
    won = Counter(game.match[game.places.index(1)] for game in games)
    odd = [game for game in games if game.number % 2]
    assert won["thumb"] > won["random"]
    assert sum(game.places[game.match.index("thumb")] == 1 for game in odd) > len(odd) / 2


@pytest.mark.parametrize("form", ["round-robin", SWISS])
def test_what_was_stopped_goes_on_and_ends_alike(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    plan = replace(PLAN, bots=("random", "thumb", "easy", "medium"), games=2, form=form, rounds=2)
    whole = play_tournament(plan)

    def interrupted(round: TournamentRound, play: Callable[[TournamentRound, int, int], object]) -> Iterator[object]:
        yield play(round, 0, 3)
        raise KeyboardInterrupt

    file = tmp_path / "cup.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr(gather, "share", interrupted)
        stopped = play_tournament(plan, file)
    assert len(stopped.games) == 3
    assert not stopped.is_whole
    file.write_text(file.read_text() + '{"round": 0, "match": ["ra')
    told: list[tuple[int, int]] = []
    resumed = play_tournament(plan, file, lambda done, of: told.append((done, of)))
    assert resumed.standings == whole.standings
    assert sorted(resumed.games, key=lambda game: game.key) == sorted(whole.games, key=lambda game: game.key)
    assert told[-1] == (whole.tournament.total, whole.tournament.total)
    assert len(file.read_text().splitlines()) == 1 + len(whole.games), "no game is played twice"
    monkeypatch.setattr(gather, "share", lambda round, play: pytest.fail("nothing is left to be played"))
    assert play_tournament(plan, file).is_whole


def test_two_processes_find_what_one_finds():
    assert play_tournament(replace(PLAN, workers=2)).standings == play_tournament(PLAN).standings


def test_a_program_and_a_class_take_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "lazy_bots.py").write_text(
        "class First:\n    def choose(self, view, rng, budget=None):\n        return view.options[0]\n"
    )
    (tmp_path / "program.py").write_text(
        "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        "    print(json.dumps({'id': asked['id'], 'action': asked['options'][0]}), flush=True)\n"
    )
    monkeypatch.chdir(tmp_path)
    names = ("lazy_bots:First", f"pipe:{sys.executable} {tmp_path / 'program.py'}")
    result = play_tournament(replace(PLAN, bots=names, games=2))
    assert [one.beaten for one in result.standings] == [0.5, 0.5], "both play alike, once from each seat"


# ── Mistakes ──


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"bots": ("random",)}, "2 seats need at least 2 bots"),
        ({"bots": ("random", "random")}, "takes part once"),
        ({"form": "knock-out"}, "round-robin or swiss, not 'knock-out'"),
        ({"games": 0}, "at least one game"),
        ({"games": 10**9}, "are the most"),
    ],
)
def test_what_cannot_be_is_one_sentence(change: dict[str, object], sentence: str):
    with pytest.raises(BadOption, match=sentence):
        check_tournament(replace(PLAN, **change))  # type: ignore[arg-type]


def test_another_tournaments_book_is_not_written_over(tmp_path: Path):
    file = tmp_path / "cup.jsonl"
    play_tournament(replace(PLAN, bots=("random", "thumb"), games=2), file)
    before = file.read_text()
    with pytest.raises(BadFile, match="another tournament: its bots and seed"):
        play_tournament(replace(PLAN, bots=("random", "easy"), games=2, seed=6), file)
    assert file.read_text() == before
    file.write_text("notes\n")
    with pytest.raises(BadFile, match="is no book of a tournament"):
        play_tournament(PLAN, file)
    file.write_text(before + json.dumps({"round": 0}) + "\n")
    with pytest.raises(BadFile, match="line 4, is no game"):
        play_tournament(replace(PLAN, bots=("random", "thumb"), games=2), file)
