"""Looking after a house, by its key or at its machine: tables are found, hidden, closed, forgotten, people banned."""

from pathlib import Path

import pytest

from paddock.cli.admin import NotCarriedOut, ask
from paddock.store.interface import DoesNotFit
from paddock.store.rows import Change
from tests.server.serving import Served, served

KEY = "the key of the house"


def bearer(key: str = KEY) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/admin/state"),
        ("GET", "/api/admin/games"),
        ("POST", "/api/admin/games/x/hide"),
        ("POST", "/api/admin/games/x/close"),
        ("DELETE", "/api/admin/games/x"),
        ("POST", "/api/admin/games/x/link"),
        ("GET", "/api/admin/bans"),
        ("POST", "/api/admin/bans"),
        ("POST", "/api/admin/bans/lift"),
        ("POST", "/api/admin/announce"),
    ],
)
def test_nothing_is_done_without_the_key(house_with_key: Served, method: str, path: str):
    data = None if method == "GET" else {"text": "x", "seat": 0}
    for headers in ({}, bearer("another key"), {"authorization": KEY}):
        assert house_with_key.ask(method, path, data, **headers).status == 403


@pytest.fixture(scope="module")
def house_with_key(tmp_path_factory: pytest.TempPathFactory):
    with served(tmp_path_factory.mktemp("house"), admin_key=KEY) as house:
        yield house


def test_tables_are_found_by_name_and_hidden(tmp_path: Path):
    with served(tmp_path) as house:
        ann = house.post(
            "/api/games",
            {
                "title": "quick-grand-prix",
                "seats": [{"kind": "me", "name": "Ann_1"}, {"kind": "friend"}],
                "options": {"calendar": ["monaco"]},
                "listed": True,
            },
        )
        house.new_game("me", "bot")
        found = house.get("/api/admin/games?word=ann_")["games"]
        assert [game["game"] for game in found] == [ann["game"]]
        assert house.get("/api/admin/games?word=annX")["games"] == []
        assert len(house.get("/api/admin/games")["games"]) == 2
        house.post(f"/api/admin/games/{ann['game']}/hide", {})
        assert house.get("/api/games") == []
        assert house.get(f"/api/games/{ann['game']}")["listed"] is False


def test_a_table_that_is_deleted_is_gone_and_its_guests_are_sent_away(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "bot")
        with house.visit(game["game"], game["keys"]) as player:
            player.question(0)
            assert house.ask("DELETE", f"/api/admin/games/{game['game']}").status == 200
            assert player.until("closing")["again"] is False
        assert house.ask("GET", f"/api/games/{game['game']}").status == 404
        assert house.store.load(game["game"]) is None
        other = house.new_game("me", "bot")  # the guard of records stands again
        with house.visit(other["game"], other["keys"]) as player:
            first = player.question(0)["options"][0]["action"]
            player.play(first)
        stored = house.store.load(other["game"])
        assert stored is not None
        with pytest.raises(DoesNotFit):
            house.store.save(Change(lines=[stored.lines[0]])).result(timeout=30)


def test_a_race_that_is_closed_says_why(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "bot")
        with house.visit(game["game"], game["keys"]) as player:
            player.question(0)
            house.post(f"/api/admin/games/{game['game']}/close", {"reason": "Be kind."})
            table = player.until_table(lambda table: table["info"]["status"] == "pinned")
            assert "Be kind." in table["info"]["trouble"]


def test_a_lost_seat_gets_a_new_key_and_the_old_one_is_void(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "bot")
        key = house.post(f"/api/admin/games/{game['game']}/link", {"seat": 0})
        with house.visit(game["game"], [key]) as player:
            assert player.question(0)
        with house.visit(game["game"], game["keys"]) as stranger:
            assert stranger.until("closing", "refused")
        assert house.ask("POST", f"/api/admin/games/{game['game']}/link", {"seat": 1}).status == 400


def test_who_is_banned_is_not_let_in_and_stays_so(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "friend")
        house.post("/api/admin/bans", {"names": ["Troll"]})
        refused = house.ask("POST", f"/api/games/{game['game']}/join", {"name": "TROLL"})
        assert refused.status == 400
        assert "choose another name" in refused.json["reason"]
    with served(tmp_path) as house:
        assert house.get("/api/admin/bans")["names"] == ["Troll"]
        house.post("/api/admin/bans/lift", {"names": ["Troll"]})
        house.post(f"/api/games/{game['game']}/join", {"name": "Troll"})
        house.in_loop(lambda: house.house.bans.add(["127.0.0.1"], []))
        assert house.ask("GET", "/api/games").status == 403


def test_an_announcement_is_said_at_every_open_table(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "bot")
        with house.visit(game["game"], game["keys"]) as player:
            player.question(0)
            assert house.post("/api/admin/announce", {"text": "We close at ten."})["tables"] == 1
            while not player.chat:
                player.read()
            assert (player.chat[-1]["name"], player.chat[-1]["text"]) == ("Paddock", "We close at ten.")


def test_old_races_are_forgotten_and_those_of_championships_are_not(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "bot")["game"]
        stored = house.store.load(game)
        assert stored is not None
        stored.row.status, stored.row.created = "over", 1.0
        house.store.save(Change(games=[stored.row])).result(timeout=30)
        assert house.store.old(2.0, 10) == [game]
        stored.row.season = "cup"
        house.store.save(Change(games=[stored.row])).result(timeout=30)
        assert house.store.old(2.0, 10) == []
        with pytest.raises(DoesNotFit):
            house.store.forget(game)


def test_the_command_line_says_what_the_house_refuses(house_with_key: Served, monkeypatch: pytest.MonkeyPatch):
    server = f"http://127.0.0.1:{house_with_key.port}"
    monkeypatch.delenv("PADDOCK_ADMIN_KEY", raising=False)
    with pytest.raises(NotCarriedOut, match="Send the key of the house"):
        ask(server, "GET", "/api/admin/state")
    monkeypatch.setenv("PADDOCK_ADMIN_KEY", KEY)
    assert ask(server, "GET", "/api/admin/state")["ready"] is True
    with pytest.raises(NotCarriedOut, match="no house answers"):
        ask("http://127.0.0.1:1", "GET", "/api/admin/state")
    with pytest.raises(NotCarriedOut, match="begins with http"):
        ask("file:///etc/passwd", "GET", "")
