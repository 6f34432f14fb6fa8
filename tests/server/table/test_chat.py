"""Chat: everybody hears it, and nobody can fill the house with it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from paddock.core.message import Message
from paddock.server.table import chatting
from paddock.server.table import room as rooms
from paddock.server.table.chatting import announce
from paddock.server.table.room import Room
from tests.server.serving import Served, Visitor, served


def say(visitor: Visitor, count: int, seat: int = 0) -> list[str]:
    """What becomes of some lines that are said at once: done, or why not."""
    replies = [visitor.command("say", seat=seat, text=f"line {number}") for number in range(count)]
    return [reply.get("code", "done") for reply in replies]


def table(house: Served) -> tuple[dict[str, Any], Room]:
    new = house.new_game("me", "hotseat")
    return new, house.house.rooms[new["game"]]


def test_a_seat_may_say_only_so_much_at_once_however_many_sockets_it_has(tmp_path: Path):
    with served(tmp_path, chat_rate=0.001, chat_burst=3.0) as house:
        new, _ = table(house)
        with house.visit(new["game"], new["keys"]) as ann, house.visit(new["game"], new["keys"]) as again:
            assert say(ann, 2) + say(again, 3) == ["done", "done", "done", "too-fast", "too-fast"]
            assert say(again, 1, seat=1) == ["done"], "another seat has its own voice"


def test_a_line_that_is_sent_again_is_not_said_again_and_costs_nothing(tmp_path: Path):
    with served(tmp_path, chat_rate=0.001, chat_burst=2.0) as house:
        new, room = table(house)
        with house.visit(new["game"], new["keys"]) as ann:
            for _ in range(4):
                assert ann.command("say", seat=0, text="hello", id="x")["type"] == "done"
            assert say(ann, 2) == ["done", "too-fast"]
        assert len(room.chat) == 2


def test_a_game_takes_only_so_many_lines_also_from_the_house_and_after_a_restart(tmp_path: Path):
    with served(tmp_path, chat_lines=3) as house:
        new, room = table(house)
        with house.visit(new["game"], new["keys"]) as ann:
            assert say(ann, 4) == ["done", "done", "done", "not-allowed"]
        said = announce(room, Message("told-cover", {"name": "Bob", "by": "Ann"}))
        asyncio.run_coroutine_threadsafe(said, house.loop).result(timeout=45)
        assert room.last_said == 3
    with served(tmp_path, chat_lines=3) as house, house.visit(new["game"], new["keys"]) as ann:
        assert say(ann, 1) == ["not-allowed"]


def test_a_room_keeps_the_latest_lines_and_goes_on_counting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for module in (chatting, rooms):
        monkeypatch.setattr(module, "CHAT_IN_MEMORY", 3)
    with served(tmp_path) as house:
        new, room = table(house)
        with house.visit(new["game"], new["keys"]) as ann, house.visit(new["game"]) as watcher:
            for _ in range(5):
                assert say(ann, 1) == ["done"]
                watcher.until("chat")
            assert [line["number"] for line in watcher.chat] == [1, 2, 3, 4, 5], "who is here hears all"
        assert [line.number for line in room.chat] == [3, 4, 5]
        assert len(room.said) == 3
    with served(tmp_path) as house:
        with house.visit(new["game"], new["keys"]) as ann:
            assert [line["number"] for line in ann.until("chat")["lines"]] == [3, 4, 5]
            assert say(ann, 1) == ["done"]
        stored = house.store.load(new["game"])
        assert stored is not None
        assert [row.number for row in stored.chat] == [1, 2, 3, 4, 5, 6], "the store has all"


def test_chat_with_a_gap_goes_on_after_its_last_line(tmp_path: Path):
    with served(tmp_path) as house:
        new, room = table(house)
        with house.visit(new["game"], new["keys"]) as ann:
            say(ann, 3)
            house.in_loop(lambda: room.chat.pop(0))  # as after damage to the store
            assert say(ann, 1) == ["done"]
        assert room.last_said == 4
