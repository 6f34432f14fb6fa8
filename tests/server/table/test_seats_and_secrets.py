"""Seats and what is told about them: versions, keys, names, and who may be replaced when."""

import asyncio
import contextlib
import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from paddock.core.errors import BadOption
from paddock.server.table.guest import Guest
from paddock.server.table.names import check_alone, name_of, plain
from paddock.server.wire.messages.commands import Hello
from paddock.server.wire.messages.games import SeatKey
from tests.server.serving import Served, Visitor, reach_speeds, served


def two_players(house: Served, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game of two people with a browser each: the keys of both."""
    new = house.new_game("me", "friend", **more)
    joined = house.post(f"/api/games/{new['game']}/join", {"name": "Bob"})
    return new, joined["keys"][0]


def test_done_tells_nothing_of_sealed_answers_that_were_changed(house: Served):
    new, bobs = two_players(house)
    with house.visit(new["game"], new["keys"]) as ann, house.visit(new["game"], [bobs]) as bob:
        reach_speeds([(ann, 0), (bob, 1)])
        before = ann.command("say", seat=0, text="ready?")["version"]
        options = bob.question(1)["options"]
        first = bob.play(options[0]["action"], 1)
        bob.reach(first["version"])
        answered = ann.command("say", seat=0, text="and now?")["version"]
        assert answered == before + 1, "that Bob has answered is known"
        for option in options[1:3]:
            bob.reach(bob.play(option["action"], 1)["version"])
        assert ann.command("say", seat=0, text="still?")["version"] == answered, "that he wavers is not"


def test_a_renewed_key_ends_what_waits_with_the_old_one(house: Served):
    new, bobs = two_players(house)
    table = house.get(f"/api/games/{new['game']}/table?seat=1", authorization=f"Bearer {bobs['secret']}")
    answers: list[int] = []

    def poll() -> None:
        path = f"/api/games/{new['game']}/table?seat=1&wait_version={table['version']}&timeout=20"
        answers.append(house.ask("GET", path, authorization=f"Bearer {bobs['secret']}").status)

    waiting = threading.Thread(target=poll)
    waiting.start()
    time.sleep(0.5)
    house.post(f"/api/games/{new['game']}/renew", bobs)
    waiting.join(timeout=10)
    assert answers == [403]


def leaver(house: Served) -> tuple[dict[str, Any], dict[str, Any], Visitor]:
    """A game of Ann's with a free seat that Mallory has taken and sits at: the game, Mallory's key and browser."""
    new = house.new_game("me", "friend", "friend")
    key = house.post(f"/api/games/{new['game']}/join", {"name": "Mallory", "seat": 1})["keys"][0]
    visitor = house.visit(new["game"], [key])
    visitor.until_table()
    return new, key, visitor


def test_who_leaves_a_seat_is_out_before_somebody_else_takes_it(house: Served):
    new, key, mallory = leaver(house)
    with mallory:
        house.post(f"/api/games/{new['game']}/leave", key)
        house.post(f"/api/games/{new['game']}/join", {"name": "Bob", "seat": 1})
        with contextlib.suppress(ConnectionClosed):  # the line may be cut already
            mallory.send(type="say", id="1", seat=1, text="I am Bob")
        assert mallory.is_cut()
    assert [line.text for line in house.house.rooms[new["game"]].chat] == []


def test_who_is_being_sent_away_is_told_no_table_and_says_nothing_more(house: Served):
    new, key, mallory = leaver(house)
    said: list[str] = []

    async def hear_after_closing() -> None:
        room = house.house.rooms[new["game"]]

        async def send(text: str) -> None:
            said.append(json.loads(text)["type"])

        async def hang_up(_: int) -> None:
            said.append("hung up")

        guest = Guest(room, Hello(secrets=[SeatKey(**key)]), send, hang_up)
        guest.tell_table()
        guest.close("enough", again=False)
        await guest.hear(json.dumps({"type": "say", "id": "1", "seat": 1, "text": "I am Bob"}))
        await guest.write()
        assert room.chat == []

    with mallory:
        asyncio.run_coroutine_threadsafe(hear_after_closing(), house.loop).result(timeout=45)
    assert said == ["closing", "hung up"]


def test_a_command_that_waited_while_its_seat_went_to_somebody_else_is_refused(house: Served):
    new, key, mallory = leaver(house)
    lock = house.house.rooms[new["game"]].lock
    asyncio.run_coroutine_threadsafe(lock.acquire(), house.loop).result(timeout=45)
    path = f"/api/games/{new['game']}"
    waiting = [
        threading.Thread(target=house.post, args=(f"{path}/leave", key)),
        threading.Thread(target=house.post, args=(f"{path}/join", {"name": "Bob", "seat": 1})),
    ]
    with mallory:
        for request in waiting:
            request.start()
            time.sleep(0.3)
        mallory.send(type="say", id="1", seat=1, text="I am Bob")
        time.sleep(0.3)
        house.in_loop(lock.release)
        for request in waiting:
            request.join(timeout=10)
        assert mallory.is_cut()
    asyncio.run_coroutine_threadsafe(lock.acquire(), house.loop).result(timeout=45)  # when all that waited is done
    house.in_loop(lock.release)
    assert house.get(path)["seats"][1]["name"] == "Bob"
    assert [line.text for line in house.house.rooms[new["game"]].chat] == []


def test_a_player_cannot_take_the_ids_of_bots(tmp_path: Path):
    with served(tmp_path) as house:
        new = house.new_game("me", "hotseat")
        with house.visit(new["game"], new["keys"]) as ann:
            for turn in range(6):
                seat = ann.until_table()["waiting"]["seats"][0]
                question = ann.question(seat)
                done = ann.play(question["options"][0]["action"], seat, id=f"bot-{ann.table['version'] + 1 + turn % 2}")
                ann.reach(done["version"])
            version = ann.table["version"]
        for key in new["keys"]:
            house.post(f"/api/games/{new['game']}/leave", key)
        with house.visit(new["game"]) as watcher:
            watcher.until_table(lambda table: table["version"] > version + 12)


def test_an_id_is_needed_over_http_too(house: Served):
    new = house.new_game("me", "hotseat")
    key = new["keys"][0]["secret"]
    for id in ("", "x" * 65):
        command = {"id": id, "seat": 0, "version": 0, "action": "keep"}
        path = f"/api/games/{new['game']}/play"
        assert house.ask("POST", path, command, authorization=f"Bearer {key}").status == 400


@pytest.mark.parametrize("shown", ["A\u202enn", "\u200bAnn", "Ann\x00", "A\u2066n\u2069n", "Ann\u3164", "A\ufeffnn"])
def test_a_name_holds_nothing_that_cannot_be_seen(shown: str):
    assert name_of(shown) == "Ann"


@pytest.mark.parametrize(
    "posing", ["Bot (medium)", "bot 2", "B\u200bot (easy)", "\u0412\u043e\u0442 (hard)", "B0t (easy)"]
)
def test_nobody_poses_as_a_bot(posing: str):
    with pytest.raises(BadOption):
        name_of(posing)


@pytest.mark.parametrize("twin", ["ann", "\u00c1nn", "A n n", "\uff21nn", "\u0410nn"])
def test_no_two_at_a_table_are_alike(twin: str):
    with pytest.raises(BadOption):
        check_alone(plain(twin), ["Ann", "Bob"])
    check_alone("Anna", ["Ann", "Bob"])


def test_names_of_people_are_names(house: Served):
    new = house.new_game("me", "friend", "friend")
    house.post(f"/api/games/{new['game']}/join", {"name": "B\u202eob"})
    assert house.get(f"/api/games/{new['game']}")["seats"][1]["name"] == "Bob"
    assert house.ask("POST", f"/api/games/{new['game']}/join", {"name": "BOB"}).status == 400
    assert house.ask("POST", f"/api/games/{new['game']}/join", {"name": "Bot (easy)"}).status == 400


def test_replacing_somebody_follows_the_clock_and_is_told(tmp_path: Path):
    with served(tmp_path) as house:
        new, bobs = two_players(house, clock={"kind": "days", "seconds": 2 * 86400})
        cover = {"seat": 0, "secret": new["keys"][0]["secret"], "absent": 1}
        answered = house.ask("POST", f"/api/games/{new['game']}/cover", cover)
        assert answered.status == 403
        assert "48 hours" in answered.json["reason"]
        room = house.house.rooms[new["game"]]
        room.presence.away_since[1] -= 3 * 86400
        with house.visit(new["game"], new["keys"]) as ann:
            assert house.post(f"/api/games/{new['game']}/cover", cover)["seats"][1]["left"]
            while not any("Bob" in line["text"] for line in ann.chat):
                ann.until("chat")
        assert not house.post(f"/api/games/{new['game']}/reclaim", bobs)["seats"][1]["left"]


def test_who_polls_or_plays_over_http_is_here(tmp_path: Path):
    with served(tmp_path, away=1.0) as house:
        new, bobs = two_players(house)
        cover = {"seat": 0, "secret": new["keys"][0]["secret"], "absent": 1}
        room = house.house.rooms[new["game"]]
        version = room.version
        path = f"/api/games/{new['game']}/table?seat=1&wait_version={version}&timeout=4"
        poll = threading.Thread(
            target=house.ask, args=("GET", path), kwargs={"authorization": f"Bearer {bobs['secret']}"}
        )
        poll.start()
        time.sleep(1.5)
        assert house.ask("POST", f"/api/games/{new['game']}/cover", cover).status == 403
        assert house.get(f"/api/games/{new['game']}")["seats"][1]["here"]
        poll.join()
        assert house.ask("POST", f"/api/games/{new['game']}/cover", cover).status == 403, "he was here just now"
        time.sleep(1.2)
        assert house.ask("POST", f"/api/games/{new['game']}/cover", cover).status in (200, 201)


def test_a_replaced_player_must_agree_to_a_take_back(tmp_path: Path):
    with served(tmp_path) as house:
        new, bobs = two_players(house)
        with house.visit(new["game"], new["keys"]) as ann:
            house.post(f"/api/games/{new['game']}/leave", bobs)
            for _ in range(2):
                question = ann.question(0)
                ann.reach(ann.play(question["options"][0]["action"])["version"])
            ann.question(0)
            version = ann.table["version"]
            assert ann.command("undo", seat=0)["type"] == "done"
            told = ann.until_table(lambda table: table["undo_request"] or table["version"] > version)
            if told["undo_request"]:
                assert told["undo_request"]["waits_for"] == [1]
