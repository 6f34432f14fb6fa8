"""Bots in programs of their own."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.bots import pipe
from paddock.bots.levels import bot
from paddock.bots.pipe import PipeBot
from paddock.core.bot import Budget
from paddock.core.errors import BotFailed
from paddock.core.rng import Rng
from paddock.core.view import View, view
from paddock.games import game
from paddock.lab.play import play_at_random, play_with_bots

GAME = game("quick-grand-prix(seats=2, calendar=monza)")

LAST_OPTION = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "action": asked["options"][-1]}), flush=True)
"""
NEVER_ANSWERS = "import sys\nfor line in sys.stdin: pass"
ALWAYS_ONE_LATE = """
import json, sys
answers = []
for line in sys.stdin:
    asked = json.loads(line)
    answers.append(json.dumps({"id": asked["id"], "action": asked["options"][-1]}))
    if len(answers) > 1:
        print(answers.pop(0), flush=True)
"""
NONSENSE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print("hello", flush=True)
    print(json.dumps(["not", "an", "object"]), flush=True)
    print(json.dumps({"id": asked["id"], "action": "fly"}), flush=True)
"""
ENDS_AT_ONCE = "raise SystemExit(3)"
DEAF = "import time\nprint('x', flush=True)\ntime.sleep(600)"


def program(code: str, seconds: float = 20.0) -> PipeBot:
    return PipeBot([sys.executable, "-c", code], seconds)


def somewhere(seat: int = 0) -> View:
    """A question with many options: the choice of speeds."""
    state = GAME.start()
    rng = Rng(3)
    while state.kind.name != "speeds":
        play_at_random(state, rng, 1)
    return view(state, seat)


def default(seen: View) -> int:
    return seen.state.kind.default(seen.state, seen.seat)


def test_a_program_plays_a_whole_game():
    player = program(LAST_OPTION)
    state = GAME.start()
    played: list[tuple[int, int]] = []
    bots = [player, bot("random", GAME.title)]
    play_with_bots(state, bots, Rng(1), [Rng(2), Rng(3)], lambda seat, code: played.append((seat, code)))
    assert state.over
    assert player.missed == 0
    replayed = GAME.start()
    for seat, code in played:
        if seat == 0:
            assert code == replayed.options(0)[-1]
        replayed.choose(seat, code)
    player.close()


def test_a_question_says_all_the_seat_may_know_and_no_more():
    seen = somewhere(seat=1)
    asked = json.loads(json.dumps(pipe.question(seen, 7, 2.5)))
    assert asked["id"] == 7
    assert asked["game"] == "quick-grand-prix(seats=2, calendar=monza)"
    assert asked["seat"] == "green"
    assert asked["asks"] == "speeds"
    assert asked["options"] == [GAME.actions.text(code) for code in seen.options]
    assert asked["view"] == str(seen)
    assert asked["seconds"] == 2.5


def test_without_an_answer_in_time_the_default_is_given():
    player = program(NEVER_ANSWERS, seconds=0.05)
    seen = somewhere()
    assert player.choose(seen, Rng(1)) == default(seen)
    assert player.missed == 1
    player.close()


def test_the_budget_of_the_table_shortens_the_wait():
    player = program(NEVER_ANSWERS, seconds=600)
    seen = somewhere()
    assert player.choose(seen, Rng(1), Budget(seconds=0.05)) == default(seen)
    player.close()


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one():
    player = program(ALWAYS_ONE_LATE, seconds=0.5)
    seen = somewhere()
    assert seen.options[-1] != default(seen)
    assert [player.choose(seen, Rng(1)) for _ in range(3)] == [default(seen)] * 3
    player.close()


def test_an_answer_that_is_not_offered_counts_as_none():
    player = program(NONSENSE)
    seen = somewhere()
    assert player.choose(seen, Rng(1)) == default(seen)
    assert player.missed == 1
    player.close()


def test_a_program_that_has_ended_is_an_error():
    with pytest.raises(BotFailed, match="has ended with code 3 in the middle of a game"):
        program(ENDS_AT_ONCE).choose(somewhere(), Rng(1))


def test_a_program_that_does_not_exist_is_an_error():
    with pytest.raises(BotFailed, match="cannot be started"):
        PipeBot(["/nowhere/no-such-bot"]).choose(somewhere(), Rng(1))


def test_a_program_that_does_not_listen_is_stopped_with_the_bot():
    player = program(DEAF, seconds=0.05)
    player.choose(somewhere(), Rng(1))
    process = player._process
    assert process is not None
    player.close()
    assert process.poll() is not None


def test_the_program_ends_when_nobody_needs_the_bot_any_more():
    player = program(NEVER_ANSWERS, seconds=0.05)
    player.choose(somewhere(), Rng(1))
    process = player._process
    assert process is not None
    del player
    assert process.poll() is not None


def test_a_bot_of_ours_answers_through_the_pipe_as_it_does_in_process():
    """It sees nothing but the position text of the view, and that is enough."""
    seen = somewhere(seat=1)
    thumb = bot("thumb", GAME.title)

    def questions() -> Iterator[str]:
        yield json.dumps(pipe.question(seen, 1, 5.0))

    rng = Rng(9)
    (line,) = pipe.answers(questions(), game, lambda _: thumb, rng)
    assert json.loads(line) == {"id": 1, "action": GAME.actions.text(thumb.choose(seen, Rng(9)))}


def test_a_bot_behind_a_pipe_can_be_called_by_name(tmp_path: Path):
    script = tmp_path / "my bot.py"
    script.write_text(LAST_OPTION)
    player = bot(f"pipe:{sys.executable} '{script}'", GAME.title)
    assert player.name.startswith("pipe:")
    seen = somewhere()
    assert player.choose(seen, Rng(1)) == seen.options[-1]
