"""Bots at the table: they get a view and nothing else, and a bot that fails stops no race."""

import os
import signal
import time
from pathlib import Path

from paddock.core.names import UNKNOWN
from paddock.core.table import Table
from paddock.games import game
from paddock.server.workers.tasks import choose, preview
from paddock.server.workers.view_bytes import view_from_bytes, view_to_bytes
from tests.server.serving import Visitor, play_any, served


def a_table() -> Table:
    return Table(game("quick-grand-prix", seats=3), seed=2)


def test_a_parcel_holds_the_view_and_not_the_state():
    table = a_table()
    (seat,) = table.asked()
    seen = view_from_bytes(view_to_bytes(table.view(seat)))
    assert seen == table.view(seat)
    hidden = [card for other, card in enumerate(seen.dealt) if other != seat]
    assert hidden == [UNKNOWN, UNKNOWN]


def test_a_worker_answers_with_an_option():
    table = a_table()
    (seat,) = table.asked()
    for level in ("easy", "medium", "random", "a level of the future"):
        assert choose(view_to_bytes(table.view(seat)), level) in [str(action) for action in table.options(seat)]


def test_a_preview_is_the_same_whatever_the_seat_cannot_know():
    """Two states that differ only in what the seat may not know give the same parcel, so the same previews."""
    table = a_table()
    (seat,) = table.asked()
    other = table.copy()
    dealt = other.state.dealt  # type: ignore[attr-defined]
    first, second = [s for s in range(3) if s != seat]
    dealt[first], dealt[second] = dealt[second], dealt[first]
    assert view_to_bytes(other.view(seat)) == view_to_bytes(table.view(seat))
    lines, _ = preview(view_to_bytes(table.view(seat)), str(table.options(seat)[0]), "en")
    assert lines


def test_a_bot_whose_process_dies_gets_the_default_and_the_race_goes_on(tmp_path: Path):
    with served(tmp_path) as house:
        new = house.new_game("me", "bot")
        with house.visit(new["game"], new["keys"]) as ann:
            ann.question(0)
            for worker in list(house.house.workers._processes):
                if worker.pid:
                    os.kill(worker.pid, signal.SIGKILL)
            play_any(ann, [0])


def test_bots_alone_race_to_the_end(tmp_path: Path):
    with served(tmp_path) as house:
        new = house.new_game("bot", "bot", "bot")
        with house.visit(new["game"]) as watcher:
            watcher.until_table(lambda table: table["info"]["status"] == "over")
        stored = house.store.load(new["game"])
        assert stored is not None
        assert {line.by for line in stored.lines if line.seat >= 0} == {"bot"}


def test_a_bot_waits_a_moment_so_that_people_can_follow(tmp_path: Path):
    with served(tmp_path, bot_delay=30.0) as house:
        new = house.new_game("me", "bot")
        with house.visit(new["game"], new["keys"]) as ann:
            ann.until_table()
            if ann.table["waiting"]["seats"] == [0]:
                ann.reach(ann.play("keep")["version"])
            assert ann.table["waiting"]["seats"] == [1]
            assert ann.command("ping")["type"] == "pong"
            assert ann.table["waiting"]["seats"] == [1]


def test_the_best_level_answers_too(tmp_path: Path):
    with served(tmp_path) as house:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "hard"}]
        new = house.post("/api/games", {"title": "quick-grand-prix", "seats": seats})
        with house.visit(new["game"], new["keys"]) as ann:
            ann.question(0)
            reach_speeds_alone(ann)


def reach_speeds_alone(ann: Visitor) -> None:
    while ann.until_table()["waiting"]["kind"] != "speeds":
        question = ann.question(0)
        if ann.table["waiting"]["kind"] != "speeds":
            ann.reach(ann.play(question["options"][0]["action"])["version"])


def test_races_of_bots_alone_keep_no_bot_at_a_table_of_people_waiting(tmp_path: Path):
    with served(tmp_path) as house:
        hard = [{"kind": "bot", "level": "hard"}] * 3
        for _ in range(30):
            house.post("/api/games", {"title": "quick-grand-prix", "seats": hard})
        new = house.new_game("me", "bot")
        with house.visit(new["game"], new["keys"]) as ann:
            slowest = 0.0
            for _ in range(4):
                question = ann.question(0)
                began = time.monotonic()
                ann.reach(ann.play(question["options"][0]["action"])["version"])
                ann.question(0)
                slowest = max(slowest, time.monotonic() - began)
        assert slowest < 8.0, "thirty races of three, half a second an answer, would have been 45 seconds"
