"""A disk that is full: nothing is shown that was not saved, and the race goes on when there is room again."""

from pathlib import Path

from paddock.store.sqlite import SqlitePen
from tests.server.serving import Served, served


def fill(house: Served, full: bool) -> None:
    """SQLite's own page limit stands for the full disk."""
    pen = house.store._writer.pen
    assert isinstance(pen, SqlitePen)
    writer = pen.connection
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count = {pages if full else 1_000_000}")


def test_a_move_that_cannot_be_saved_is_refused_and_shown_to_nobody(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "hotseat", options={"laps": 9})
        with house.visit(game["game"], game["keys"]) as both, house.visit(game["game"]) as watcher:
            both.until_table()
            watcher.until_table()
            fill(house, True)
            refused = None
            for _ in range(2000):  # a page has some room left
                seat = both.table["waiting"]["seats"][0]
                action = both.question(seat)["options"][0]["action"]
                reply = both.play(action, seat, id=f"move-{both.table['version']}")
                if reply["type"] == "refused":
                    refused = reply
                    break
                both.reach(reply["version"])
            assert refused is not None
            assert refused["code"] == "not-saved"
            version = both.table["version"]
            watcher.reach(version)
            assert house.get(f"/api/games/{game['game']}/table")["version"] == version
            assert both.until("table")["version"] == version
            chat = both.command("say", seat=0, text="x" * 400)
            assert chat["type"] in ("done", "refused")
            fill(house, False)
            # The same command, sent again, is played now; no restart was needed.
            again = both.play(action, seat, id=f"move-{version}")
            assert again["type"] == "done"
            watcher.reach(again["version"])
        stored = house.store.load(game["game"])
        assert stored is not None
        assert [line.command for line in stored.lines].count(f"move-{version}") == 1


def test_a_game_that_cannot_be_saved_is_not_made(tmp_path: Path):
    with served(tmp_path) as house:
        fill(house, True)
        wish = {"title": "quick-grand-prix", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answers = [house.ask("POST", "/api/games", wish) for _ in range(40)]
        assert answers[-1].status == 503
        assert answers[-1].json["reason"]
        fill(house, False)
        assert house.ask("POST", "/api/games", wish).status == 201


def test_replays_and_proofs_cost_more_than_moves(tmp_path: Path):
    with served(tmp_path, address_rate=0.01, address_burst=20.0) as house:
        game = house.new_game("me", "hotseat")
        statuses = [house.ask("GET", f"/api/games/{game['game']}/replay").status for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert house.ask("GET", f"/api/games/{game['game']}").status == 200
