"""Guessed, truncated, borrowed and revoked keys, and pages of other sites: none is accepted."""

import random
import re
import string
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from paddock.server.http.pages import STATIC
from paddock.server.table.guest import why_not_admitted
from paddock.server.table.keys import hash_of, new_secret
from paddock.server.table.lobby import NotAllowed, own_seat
from paddock.server.wire.messages.commands import Hello
from paddock.server.wire.messages.games import SeatKey
from paddock.store.rows import FREE, HUMAN, SeatRow
from tests.server.serving import Served, served
from tests.trust.conftest import Figure
from tests.trust.sizes import size

GUESSES = size(20_000, 1_000_000)
"""Keys that are tried on the locks."""
CARRIED = size(100, 5_000)
"""Keys that are carried to every door of a running server."""


def forged(secret: str, others: list[str], chance: random.Random) -> str:
    match chance.randrange(7):
        case 0:
            return "".join(chance.choices(string.ascii_letters + string.digits + "-_", k=len(secret)))
        case 1:
            return secret[: chance.randrange(len(secret))]
        case 2:
            return secret + chance.choice(string.ascii_letters)
        case 3:
            at = chance.randrange(len(secret))
            return secret[:at] + chance.choice(string.ascii_letters.replace(secret[at], "")) + secret[at + 1 :]
        case 4:
            return chance.choice(others)
        case 5:
            return chance.choice(["", " ", "null", "undefined", "'; --", secret.swapcase(), secret[::-1], "\x00"])
        case _:
            return secret + "\n"


def test_no_forged_key_is_accepted(tmp_path: Path, figure: Figure):
    chance = random.Random(61)
    with served(tmp_path) as house:
        game = house.new_game("me", "friend")
        friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})["keys"][0]
        other_game = house.new_game("me", "hotseat")
        key = game["keys"][0]
        others = [friend["secret"], *(each["secret"] for each in other_game["keys"])]
        accepted = 0
        path = f"/api/games/{game['game']}"
        for number in range(CARRIED):
            guess = forged(key["secret"], others, chance)
            if guess == key["secret"]:
                continue
            accepted += enters(house, game["game"], [{"seat": 0, "secret": guess}]) if number % 10 == 0 else 0
            move = {"id": "x", "seat": 0, "version": 0, "action": "keep"}
            header = f"Bearer {guess}".encode("latin-1", "replace").decode("latin-1")
            if "\n" not in header and "\x00" not in header:
                accepted += house.ask("POST", f"{path}/play", move, authorization=header).status not in (401, 403)
            wish = {"secret": guess, "seat": 0}
            for what in ("leave", "reclaim", "renew"):
                accepted += house.ask("POST", f"{path}/{what}", wish).status != 403
        # One right key does not open another seat, and a wrong one beside a right one opens nothing.
        accepted += enters(house, game["game"], [{"seat": 1, "secret": key["secret"]}])
        accepted += enters(house, game["game"], [key, {"seat": 1, "secret": key["secret"]}])
        accepted += enters(house, game["game"], [{"seat": -1, "secret": key["secret"]}])
        accepted += enters(house, other_game["game"], [key])
        # A key that was renewed, or whose seat was left before the start, is over.
        renewed = house.post(f"{path}/renew", key)
        accepted += enters(house, game["game"], [key])
        assert enters(house, game["game"], [renewed])
        waiting = house.new_game("me", "friend", "friend")
        left = house.post(f"/api/games/{waiting['game']}/join", {"name": "Ola"})["keys"][0]
        house.post(f"/api/games/{waiting['game']}/leave", left)
        accepted += enters(house, waiting["game"], [left])
        assert accepted == 0
        assert house.get(path)["seats"][0]["left"] is False
    figure(f"{CARRIED} forged keys, each carried to every door of a server: 0 accepted", goal="0 accepted")


def test_no_lock_opens_for_a_forged_key(figure: Figure):
    """The two locks behind all doors: the one of seats by HTTP and the one of the websocket."""
    chance = random.Random(62)
    secrets = [new_secret() for _ in range(4)]
    rows = [SeatRow(game="g", seat=seat, kind=HUMAN, name="N", key=hash_of(key)) for seat, key in enumerate(secrets)]
    rows.append(SeatRow(game="g", seat=4, kind=FREE, name=""))
    room: Any = SimpleNamespace(seats=rows)
    accepted = 0
    for _ in range(GUESSES):
        seat = chance.randrange(5)
        others = [secret for number, secret in enumerate(secrets) if number != seat]
        guess = forged(secrets[seat] if seat < 4 else others[0], others, chance)
        try:
            own_seat(room, seat, guess)
            accepted += 1
        except NotAllowed:
            pass
        accepted += why_not_admitted(room, Hello(secrets=[SeatKey(seat=seat, secret=guess)])) == ""
    assert own_seat(room, 0, secrets[0]) is rows[0]
    assert why_not_admitted(room, Hello(secrets=[SeatKey(seat=0, secret=secrets[0])])) == ""
    figure(
        f"{GUESSES} forged keys tried on both locks: {accepted} accepted",
        goal=f"{GUESSES} forged keys, 0 accepted",
        met=accepted == 0,
    )


def enters(house: Served, game: str, keys: list[dict[str, Any]]) -> bool:
    with house.visit(game, keys) as visitor:
        return bool(visitor.read()["type"] == "table")


ORIGINS = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1", "file://", "https://"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_page_of_another_site_gets_in(tmp_path: Path, origin: str):
    with served(tmp_path) as house:
        game = house.new_game("me", "friend")
        posts = [
            ("/api/games", {"title": "quick-grand-prix", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
            (f"/api/games/{game['game']}/join", {"name": "Eve"}),
            (f"/api/games/{game['game']}/leave", game["keys"][0]),
            ("/api/verify", {"record": ""}),
        ]
        assert [house.ask("POST", path, data, origin=origin).status for path, data in posts] == [403] * 4
        address = f"ws://127.0.0.1:{house.port}/api/games/{game['game']}/socket"
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin), proxy=None):
            pass


def test_the_page_needs_nothing_that_its_policy_forbids():
    """What can be checked without a browser: no inline script or style, nothing from elsewhere."""
    page = STATIC / "index.html"
    if not page.exists():
        pytest.skip("the browser client is not built; `make client` builds it")
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", text)
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text)
    assert all(address.startswith("/") for address in re.findall(r'(?:src|href)="([^"]*)"', text))
