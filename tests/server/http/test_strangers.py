"""What strangers send: nothing of it stops the house, and each answer has a size, a time and a rate."""

import contextlib
import socket
import stat
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from paddock.games import title
from paddock.server.http.headers import is_own_host
from tests.server.serving import Served, served

TGP = "formula-1-tgp"
SEATS = [{"kind": "me"}, {"kind": "hotseat"}]
ABSURD = "flow: season/start sheets/write_sheet#-1000000000000000000 season/award_title\n"


@pytest.mark.parametrize("rest", ["asks: offer\nasked: red\n", ""])
def test_a_position_whose_flow_is_absurd_is_refused(rest: str, house: Served):
    seats = [{"kind": "me"}] + [{"kind": "bot"}] * (title(TGP).fewest_seats - 1)
    wanted = {"title": TGP, "seats": seats, "position": ABSURD + rest, "clock": {"kind": "move", "seconds": 5}}
    answered = house.ask("POST", "/api/games", wanted)
    assert answered.status == 400, answered.body
    assert house.ask("GET", "/api/games").status == 200


def test_a_file_that_takes_for_ever_to_read_keeps_nobody_waiting(house: Served):
    """`a.a.a… = 1` is a table in a table in a table: the reader of TOML takes the square of its length for it."""
    text = ".".join(["a"] * 19_000) + "=1"
    sent = [
        threading.Thread(target=house.ask, args=("POST", "/api/tracks/read", {"text": text}), daemon=True)
        for _ in range(12)
    ]
    for thread in sent:
        thread.start()
    time.sleep(0.3)
    new = house.new_game("me", "hotseat")
    house.in_loop(lambda: house.house.rooms.clear())
    began = time.monotonic()
    assert house.get(f"/api/games/{new['game']}")["status"] == "running", "it is read from the store"
    assert house.ask("GET", "/api/titles").status == 200
    assert time.monotonic() - began < 3.0


def test_a_setting_in_words_is_a_known_word(house: Served):
    new = house.new_game("me", "hotseat", language="x" * 100_000)
    stored = house.store.load(new["game"])
    assert stored is not None
    assert stored.row.language == "en"


def test_a_name_that_is_not_the_servers_is_turned_away(house: Served):
    assert house.ask("GET", "/api/games", host="evil.example").status == 421
    assert house.ask("POST", "/api/games", {}, host="evil.example", origin="http://evil.example").status == 421
    assert house.ask("GET", "/api/games", host="localhost:8000").status == 200


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost", True),
        ("paddock.example", True),
        ("club.example:8000", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
    ],
)
def test_names_of_the_server(host: str, is_ours: bool):
    assert is_own_host(host, ("club.example",), ("https://paddock.example",)) == is_ours


def test_every_request_has_a_rate(tmp_path: Path):
    with served(tmp_path, reading_rate=1.0, reading_burst=20.0) as house:
        answers = [house.ask("GET", "/api/games").status for _ in range(30)]
    assert answers[:20] == [200] * 20
    assert 429 in answers[20:]


def test_an_answer_that_nobody_reads_is_dropped(tmp_path: Path):
    with served(tmp_path, send_patience=1.0) as house:
        wanted = len(house.ask("GET", "/api/titles").body) * 200
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", house.port))
            deaf.sendall(b"GET /api/titles HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
            time.sleep(4.0)
            held = left_to_read(deaf)
        assert held < wanted / 2, "the rest was given up"
        assert house.ask("GET", "/api/games").status == 200


def left_to_read(connection: socket.socket) -> int:
    """How many bytes still come before the connection ends, which it must."""
    connection.settimeout(5.0)
    held = 0
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(1 << 20):
            held += len(part)
    return held


def test_a_stranger_cannot_fill_the_lobby(tmp_path: Path):
    with served(tmp_path, address_listed=3) as house:
        for _ in range(3):
            house.new_game("me", "friend", listed=True)
        wanted: dict[str, Any] = {"title": "quick-grand-prix", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        assert house.ask("POST", "/api/games", wanted | {"listed": True}).status == 429
        assert house.ask("POST", "/api/games", wanted).status == 201, "friends still find it by its link"


def test_a_listed_table_that_nobody_starts_leaves_the_lobby(tmp_path: Path):
    with served(tmp_path, listed_for=0.5, clock_tick=0.2) as house:
        new = house.new_game("me", "friend", listed=True)
        with house.visit(new["game"], new["keys"]) as ann:
            ann.until_table()
            time.sleep(1.5)
            assert len(house.get("/api/games")) == 1, "somebody sits there"
        time.sleep(1.5)
        assert house.get("/api/games") == []
        house.post(f"/api/games/{new['game']}/join", {"name": "Bob"})


def test_races_of_bots_alone_are_limited(tmp_path: Path):
    with served(tmp_path, bot_races=2, bot_pace=60.0) as house:
        for _ in range(2):
            house.new_game("bot", "bot")
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        assert house.ask("POST", "/api/games", {"title": "quick-grand-prix", "seats": seats}).status == 429
        house.new_game("me", "bot")


def test_a_race_that_its_people_have_left_is_one_of_bots_alone(tmp_path: Path):
    with served(tmp_path, bot_races=1, bot_pace=60.0) as house:
        new = house.new_game("me", "bot")
        room = house.house.rooms[new["game"]]
        assert not room.share().is_last
        house.post(f"/api/games/{new['game']}/leave", new["keys"][0])
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        assert house.ask("POST", "/api/games", {"title": "quick-grand-prix", "seats": seats}).status == 429
        assert room.share().is_last, "its bots think when those of others do not"
        house.post(f"/api/games/{new['game']}/reclaim", new["keys"][0])
        assert not room.share().is_last
        house.new_game("bot", "bot")


def test_a_race_that_its_people_have_left_counts_after_a_restart_too(tmp_path: Path):
    with served(tmp_path, bot_pace=60.0) as house:
        new = house.new_game("me", "bot")
        house.post(f"/api/games/{new['game']}/leave", new["keys"][0])
    with served(tmp_path, bot_races=1, bot_pace=60.0) as house:
        house.get(f"/api/games/{new['game']}")
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        assert house.ask("POST", "/api/games", {"title": "quick-grand-prix", "seats": seats}).status == 429


def test_what_the_house_keeps_is_nobody_elses_to_read(tmp_path: Path):
    data = tmp_path / "data"
    with served(data) as house:
        house.new_game("me", "hotseat")
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        files = [path for path in data.iterdir() if path.is_file()]
        assert len(files) >= 2
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
