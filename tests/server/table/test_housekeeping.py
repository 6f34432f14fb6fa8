"""What the house does by itself goes on, whatever part of it fails."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.server.table import time_outs
from paddock.server.table.upgrades import check_after_upgrade
from tests.server.serving import Served, served


def failing(*_: Any) -> Any:
    raise ZeroDivisionError


def calls_of(
    house: Served, at: Any, name: str, work: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> threading.Event:
    """Put `work` in the place of something; the event is set when it has been called twice."""
    calls: list[Any] = []
    twice = threading.Event()

    def counted(*args: Any) -> Any:
        calls.append(args)
        if len(calls) == 2:
            twice.set()
        return work(*args)

    house.in_loop(lambda: monkeypatch.setattr(at, name, counted))
    return twice


@pytest.mark.parametrize("broken", ["rooms", "editions", "clocks", "lobby"])
def test_a_chore_that_fails_stops_neither_itself_nor_the_others(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with served(tmp_path, clock_tick=0.02, idle=0.0) as house, monkeypatch.context() as while_broken:
        chores: dict[str, tuple[Any, str]] = {
            "rooms": (house.house, "put_away"),
            "editions": (house.house.editions, "close_unused"),
            "clocks": (house.house.alarms, "rows"),
            "lobby": (house.store, "unstarted"),
        }
        fails = calls_of(house, *chores.pop(broken), failing, while_broken)
        house.new_game("me", "hotseat")  # a room that is to be put away
        assert fails.wait(10.0), "it is tried again"
        chores.pop("rooms", None)  # there may be none left
        for at, name in chores.values():
            assert calls_of(house, at, name, getattr(at, name), while_broken).wait(10.0), name
        while_broken.undo()


def test_a_time_out_that_comes_while_the_game_cannot_be_opened_is_played_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(time_outs, "AGAIN", 0.05, raising=False)
    with served(tmp_path) as house:
        new = house.new_game("me", "hotseat", clock={"kind": "move", "seconds": 60})
        tried = threading.Event()
        load = house.store.load

        def load_not_yet(game: str) -> Any:
            if not tried.is_set():
                tried.set()
                raise ZeroDivisionError
            return load(game)

        def ring() -> None:
            room = house.house.rooms[new["game"]]
            house.house.put_away(room)
            room.clock._left.update({0: 0.0, 1: 0.0})
            monkeypatch.setattr(house.store, "load", load_not_yet)
            house.house.alarms.set(new["game"], room.clock)

        def lines() -> int:
            stored = load(new["game"])
            assert stored is not None
            return len(stored.lines)

        before = lines()
        house.in_loop(ring)
        assert tried.wait(10.0)
        # Nobody comes to the table: the house opens it by itself.
        for _ in range(200):
            if lines() > before:
                break
            time.sleep(0.05)
        assert lines() > before


def test_a_game_that_fails_keeps_no_other_from_being_checked_after_an_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with served(tmp_path) as house:
        games = [house.new_game("me", "hotseat")["game"] for _ in range(2)]
        load, loaded = house.store.load, []

        def load_but_one(game: str) -> Any:
            loaded.append(game)
            return failing() if game == games[0] else load(game)

        def put_all_away() -> None:
            for game in games:
                house.house.put_away(house.house.rooms[game])

        house.in_loop(put_all_away)
        house.store.set_note("checked by", "another version")
        monkeypatch.setattr(house.store, "load", load_but_one)
        monkeypatch.setattr(house.house.editions, "drop_unneeded", failing)
        asyncio.run_coroutine_threadsafe(check_after_upgrade(house.house), house.loop).result(30)
        assert loaded == games
        assert house.store.note("checked by") != "another version"
