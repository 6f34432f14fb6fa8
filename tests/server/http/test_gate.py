"""The gate: who may write from where and how fast, and what every answer carries."""

import json
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from paddock.server.http.gate import COST
from paddock.server.http.headers import is_own_origin
from paddock.server.http.pages import Files
from paddock.server.table.keys import hash_of, is_key, new_secret
from tests.server.serving import Served, served

WISH = {"title": "quick-grand-prix", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.mark.parametrize(
    ("origin", "host", "allowed", "own"),
    [
        (None, "paddock.example", (), True),
        ("https://paddock.example", "paddock.example", (), True),
        ("http://localhost:8000", "localhost:8000", (), True),
        ("http://localhost:8001", "localhost:8000", (), False),
        ("https://evil.example", "paddock.example", (), False),
        ("https://paddock.example.evil.example", "paddock.example", (), False),
        ("https://evil.example", "paddock.example", ("https://paddock.example",), False),
        ("https://paddock.example", "10.0.0.1:8000", ("https://paddock.example",), True),
        ("null", "paddock.example", (), False),
        ("", "", (), False),
        ("file://", "", (), False),
    ],
)
def test_browsers_may_write_only_from_the_servers_own_pages(
    origin: str | None, host: str, allowed: tuple[str, ...], own: bool
):
    assert is_own_origin(origin, host, allowed) is own


def test_a_key_fits_only_its_own_hash():
    secret = new_secret()
    assert is_key(secret, hash_of(secret))
    assert not is_key(secret[:-1], hash_of(secret))
    assert not is_key("", hash_of(secret))
    assert not is_key("", "")
    assert not is_key(hash_of(secret), hash_of(secret))


def test_a_page_of_another_site_can_neither_write_nor_connect(house: Served):
    game = house.new_game("me", "friend")
    refused = house.ask("POST", "/api/games", WISH, origin="https://evil.example")
    assert refused.status == 403
    assert refused.json["reason"]
    socket = f"ws://127.0.0.1:{house.port}/api/games/{game['game']}/socket"
    with pytest.raises(InvalidStatus), connect(socket, origin=Origin("https://evil.example"), proxy=None):
        pass
    own = f"http://127.0.0.1:{house.port}"
    assert house.ask("POST", "/api/games", WISH, origin=own).status == 201
    with connect(socket, origin=Origin(own), proxy=None):
        pass


@pytest.mark.parametrize("path", ["/", "/game/x", "/replay/x", "/rules/x", "/api/titles", "/api/schema", "/nothing"])
def test_every_answer_carries_the_strict_headers(house: Served, path: str):
    headers = house.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_one_address_can_make_only_so_many_games_a_second(tmp_path: Path):
    with served(tmp_path, address_rate=1.0, address_burst=5.0) as house:
        statuses = [house.ask("POST", "/api/games", WISH).status for _ in range(8)]
        assert statuses[:5] == [201] * 5
        assert 429 in statuses[5:]
        assert house.ask("GET", "/api/titles").status == 200


@pytest.mark.parametrize(
    "path",
    ["/api/seasons/nowhere", "/api/seasons/nowhere/", "/api/games/nowhere/replay", "/api/games//nowhere/replay/"],
)
def test_requests_that_cost_count_as_several(tmp_path: Path, path: str):
    with served(tmp_path, address_rate=0.0, address_burst=2 * COST) as house:
        assert [house.ask("GET", path).status for _ in range(3)] == [404, 404, 429]


def test_new_championships_cost(tmp_path: Path):
    with served(tmp_path, address_rate=0.0, address_burst=2 * COST) as house:
        cup = WISH | {"name": "Cup", "rounds": [], "seats": []}
        assert [house.ask("POST", "/api/seasons", cup).status for _ in range(3)] == [400, 400, 429]


def test_one_address_can_have_only_so_many_sockets(tmp_path: Path):
    with served(tmp_path, address_sockets=3) as house:
        game = house.new_game("me", "friend")
        visitors = [house.visit(game["game"]) for _ in range(3)]
        for visitor in visitors:
            visitor.until_table()
        with pytest.raises(InvalidStatus):
            house.visit(game["game"])
        visitors[0].close()
        visitors[1].until_table(lambda table: table["info"]["watching"] == 2)
        house.visit(game["game"]).close()
        for visitor in visitors:
            visitor.close()


def test_patience_ends_with_who_says_nothing_but_not_with_a_quiet_table(tmp_path: Path):
    with served(tmp_path, handshake=0.4) as house:
        game = house.new_game("me", "hotseat")
        beginnings = [b"", b"GET / HT", b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
        silent = []
        for beginning in beginnings:
            silent.append(socket.create_connection(("127.0.0.1", house.port), timeout=10))
            silent[-1].sendall(beginning)
        with house.visit(game["game"], game["keys"]) as both:
            both.until_table()
            for one in silent:
                while one.recv(4096):
                    pass  # an answer, perhaps; then the end
                one.close()
            time.sleep(1.0)
            assert both.command("ping")["type"] == "pong"


def test_a_connection_that_has_said_who_it_is_may_be_silent_for_as_long_as_it_likes(tmp_path: Path):
    """Neither the timer of the handshake nor that of the first message outlives its purpose."""
    with served(tmp_path, handshake=0.3) as house:
        game = house.new_game("me", "hotseat")
        with house.visit(game["game"], game["keys"]) as seated, house.visit(game["game"]) as watching:
            for visitor in (seated, watching):
                visitor.until_table(lambda table: table["info"]["watching"] == 1)
            for visitor in (seated, watching):
                with pytest.raises(TimeoutError):
                    visitor.read(timeout=1.5)
            seat = seated.table["waiting"]["seats"][0]
            assert seated.play("keep", seat)["type"] == "done"
            watching.reach(seated.table["version"])


def test_a_connection_that_does_not_say_who_it_is_is_cut(tmp_path: Path):
    with served(tmp_path, handshake=0.3) as house:
        game = house.new_game("me", "hotseat", spectators=False)
        address = f"ws://127.0.0.1:{house.port}/api/games/{game['game']}/socket"
        stranger = {"type": "hello", "secrets": [{"seat": 0, "secret": "x" * 43}]}
        for first, told in (
            (None, "Say hello first."),
            ({"type": "ping", "id": "1"}, "The first message must be a hello."),
            (stranger, "That is not the key of this seat."),
            ({"type": "hello"}, "This game has no spectators"),
        ):
            with connect(address, proxy=None) as line:
                if first is not None:
                    line.send(json.dumps(first))
                assert json.loads(line.recv(timeout=10))["reason"].startswith(told)
                with pytest.raises(ConnectionClosed):
                    line.recv(timeout=10)


def test_two_servers_of_one_process_have_each_their_own_patience(tmp_path: Path):
    with served(tmp_path / "patient") as patient, served(tmp_path / "hasty", handshake=0.1) as hasty:
        lines = [socket.create_connection(("127.0.0.1", house.port), timeout=10) for house in (patient, hasty)]
        assert lines[1].recv(1) == b""
        lines[0].sendall(b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert lines[0].recv(12) == b"HTTP/1.1 200"
        for line in lines:
            line.close()


# ── The browser client ──


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path):
    response = Files(tmp_path).page("")
    assert b"make client" in response.content
    assert response.media_type == "text/html"


def test_hashed_files_are_kept_for_good_and_the_page_is_asked_for_again(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "index-abc.js").write_text("let x = 1;" * 200)
    files = Files(tmp_path)
    script = files.files["assets/index-abc.js"]
    assert "immutable" in script.response("").headers["cache-control"]
    assert files.page("").headers["cache-control"] == "no-cache"
    small = script.response("gzip, br")
    assert small.headers["content-encoding"] == "gzip"
    assert len(small.content) < len(script.response("").content)
