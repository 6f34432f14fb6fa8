"""From the store to the table: restarts lose nothing, and a game stays under the rulebook it was begun under."""

import contextlib
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from paddock.core.actions import UNDO
from paddock.core.table import Table
from paddock.games.quick_grand_prix import TITLE
from paddock.server.table import opening
from paddock.server.table.stored_game import CannotOpen, fingerprint, open_table
from paddock.store.rows import Change, LineRow, StoredGame
from paddock.store.salvage import salvage
from tests.server.serving import play_any, reach_speeds, served


def test_after_a_restart_the_race_goes_on_where_it_was(tmp_path: Path):
    with served(tmp_path) as first:
        game = first.new_game("me", "hotseat")
        with first.visit(game["game"], game["keys"]) as both:
            reach_speeds([(both, 0), (both, 1)])
            both.reach(both.play(both.question(0)["options"][3]["action"], 0, id="once")["version"])
            before, events = both.table, list(both.events)
    with served(tmp_path) as second:
        with second.visit(game["game"], game["keys"], version=before["version"]) as both:
            both.events = list(events)
            again = both.until_table()
            for name in ("version", "facts", "seat_facts", "tower", "questions", "scores", "places", "waiting"):
                assert again[name] == before[name], name
            assert both.events == events
            assert again["events"] == []
            # A command that was carried out before the restart is still known.
            reply = both.command("play", seat=0, version=0, action="keep", id="once")
            assert reply == {"type": "done", "id": "once", "version": before["version"]}
            # Who chose before the others' sealed answers were in is not stale, even after a restart.
            option = both.question(1)["options"][0]["action"]
            assert both.play(option, 1, version=before["version"] - 1)["type"] == "done"
            play_any(both, [0, 1])
        assert second.get(f"/api/games/{game['game']}/proof")["verified"]


def test_an_undo_is_possible_after_a_restart_too(tmp_path: Path):
    with served(tmp_path) as first:
        game = first.new_game("me", "hotseat")
        with first.visit(game["game"], game["keys"]) as both:
            both.until_table()
            while both.table["waiting"]["kind"] != "car-ahead":
                seat = both.table["waiting"]["seats"][0]
                both.reach(both.play(both.question(seat)["options"][0]["action"], seat)["version"])
            seat = both.table["waiting"]["seats"][0]
            both.reach(both.play("ahead A", seat)["version"])
    with served(tmp_path) as second:
        with second.visit(game["game"], game["keys"]) as both:
            assert both.until_table()["can_undo"] == [seat]
            assert both.command("undo", seat=seat)["type"] == "done"
        stored = second.store.load(game["game"])
        assert stored is not None
        assert stored.lines[-1].text == UNDO


def test_a_game_whose_rulebook_is_not_kept_is_pinned_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(tmp_path) as first:
        game = first.new_game("me", "hotseat")
    shutil.rmtree(tmp_path / "editions")
    monkeypatch.setattr(TITLE, "rules_version", TITLE.rules_version + 1)
    with served(tmp_path) as second:
        info = second.get(f"/api/games/{game['game']}")
        assert info["status"] == "pinned"
        assert f"version {TITLE.rules_version - 1} of its rulebook" in info["trouble"]
        with second.visit(game["game"], game["keys"]) as both:
            assert both.until_table()["info"]["status"] == "pinned"
            refused = both.command("play", seat=0, version=0, action="keep")
            assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
    monkeypatch.undo()
    with served(tmp_path) as third, third.visit(game["game"], game["keys"]) as both:
        play_any(both, [0, 1])


def test_a_record_that_does_not_replay_is_pinned_not_guessed(tmp_path: Path):
    with served(tmp_path) as first:
        game = first.new_game("me", "hotseat")
        stored = first.store.load(game["game"])
        assert stored is not None
        number = len(stored.lines) + 1
        first.store.save(Change(lines=[LineRow(game=game["game"], number=number, seat=0, text="take S1")])).result()
    with served(tmp_path) as second:
        info = second.get(f"/api/games/{game['game']}")
        assert info["status"] == "pinned"
        assert "does not replay" in info["trouble"]


def test_a_record_that_broke_off_inside_a_move_is_played_on_from_the_last_whole_one(tmp_path: Path):
    with served(tmp_path) as first:
        game = first.new_game("me", "hotseat", title="moto-grand-prix", options={})
        with first.visit(game["game"], game["keys"]) as both:
            both.until_table()
            for _ in range(6):
                seat = both.table["waiting"]["seats"][0]
                both.reach(both.play(both.question(seat)["options"][0]["action"], seat)["version"])
        lines = first.store.load(game["game"]).lines  # type: ignore[union-attr]
    begun = next(row.number for row in lines if row.print)
    inside = next(row.number for row in lines if row.number > begun and not row.print)
    whole = max(row.number for row in lines if row.print and row.number < inside)
    path = tmp_path / "paddock.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as damaged, damaged:
        damaged.execute("DROP TRIGGER lines_remain")
        damaged.execute("DELETE FROM lines WHERE number = ?", [inside + 1])
    assert salvage(path).whole == 0
    assert salvage(path).whole == 1, "nothing is missing any more"
    with served(tmp_path) as second:
        assert f"after move {whole}; dice that were rolled" in second.get(f"/api/games/{game['game']}")["trouble"]
        second.post(f"/api/games/{game['game']}/resume", game["keys"][0])
        with second.visit(game["game"], game["keys"]) as both:
            assert both.until_table()["version"] == whole
            play_any(both, [0, 1])
        assert second.get(f"/api/games/{game['game']}/proof")["verified"]


def test_a_rule_that_changed_without_its_version_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(tmp_path) as first:
        game = first.new_game("me", "hotseat")
        stored = first.store.load(game["game"])
        assert stored is not None
    table = open_table(stored)
    assert stored.lines[-1].print == fingerprint(table.state)
    kind = table.state.kind
    options = kind.options
    monkeypatch.setattr(kind, "options", lambda state, seat: options(state, seat)[:-1])
    with pytest.raises(CannotOpen, match="leads elsewhere"):
        open_table(stored)


def test_a_room_that_does_not_fit_the_store_is_opened_anew(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "hotseat")
        with house.visit(game["game"], game["keys"]) as both:
            seat = both.until_table()["waiting"]["seats"][0]
            version = both.table["version"]
            # Somebody else has written the next line behind the room's back.
            house.store.save(
                Change(lines=[LineRow(game=game["game"], number=version + 1, seat=seat, text="keep")])
            ).result()
            both.send(type="play", id="late", seat=seat, version=version, action="keep")
            assert both.is_cut()
            assert not any('"done"' in text for text in both.texts)
        with house.visit(game["game"], game["keys"]) as both:
            assert both.until_table()["version"] == version + 1
            play_any(both, [0, 1])


def test_a_new_version_of_the_house_replays_unfinished_games_at_once(tmp_path: Path):
    with served(tmp_path) as first:
        first.new_game("me", "hotseat")
        first.store.set_note("checked by", "an older house")
    with served(tmp_path) as second:
        for _ in range(100):
            if second.store.note("checked by") != "an older house":
                break
            second.in_loop(lambda: None)
        second.ask("GET", "/api/titles")
        assert f"quick-grand-prix={TITLE.edition}" in second.store.note("checked by")


def test_stored_games_that_take_long_to_open_keep_no_move_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(tmp_path) as first:
        stored = [first.new_game("me", "hotseat")["game"] for _ in range(6)]
    is_enough = threading.Event()

    def slowly(game: StoredGame, pack: Path | None = None) -> Table:
        is_enough.wait(60)
        return open_table(game, pack)

    monkeypatch.setattr(opening, "open_table", slowly)
    with served(tmp_path) as second:
        game = second.new_game("me", "hotseat")
        askers = [threading.Thread(target=second.get, args=[f"/api/games/{id}"], daemon=True) for id in stored]
        with second.visit(game["game"], game["keys"]) as both:
            seat = both.until_table()["waiting"]["seats"][0]
            for asker in askers:
                asker.start()
            while len(second.in_loop(lambda: second.house._opening.copy())) < len(stored):
                pass
            try:
                both.send(type="play", id="now", seat=seat, version=both.table["version"], action="keep")
                assert both.until("done", "refused", timeout=10)["type"] == "done"
            finally:
                is_enough.set()
        for asker in askers:
            asker.join()
