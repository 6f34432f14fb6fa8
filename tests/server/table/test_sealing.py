"""Words for the dice: sealed after the commitment, opened when all seals are in, and never a reason to stop a race."""

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.core.fairness import seal
from paddock.core.kept import Kept, check_kept
from paddock.core.record import read_record
from paddock.core.verify import verify
from paddock.games import game
from paddock.server.table.seals import Patience, words_patience
from tests.server.serving import Served, Visitor, play_any, served


class Program:
    """A player's program with one or more seats: it keeps what it must, seals and opens."""

    def __init__(self, house: Served, created: Any) -> None:
        self.house = house
        self.game = created["game"]
        self.keys = {key["seat"]: key["secret"] for key in created["keys"]}
        self.kept = Kept(self.game, created["commitment"])
        self.kept.words = {seat: secrets.token_hex(32) for seat in self.keys}

    def tell(self, what: str, seat: int, **more: Any) -> Any:
        message = {"id": f"{what}-{seat}", "seat": seat, **more}
        key = {"authorization": f"Bearer {self.keys[seat]}"}
        return self.house.ask("POST", f"/api/games/{self.game}/{what}", message, **key)

    def seal(self) -> None:
        for seat, words in self.kept.words.items():
            own = seal(self.game, seat, self.kept.commitment, words)
            assert self.tell("seal", seat, seal=own).status == 200
            self.kept.sealed.append(seat)

    def open(self) -> None:
        info = self.info()
        assert info["sealed"]
        self.kept.seals = [seat["seal"] for seat in info["seats"]]
        for seat, words in self.kept.words.items():
            assert self.tell("open", seat, words=words).status == 200
            self.kept.opened.append(seat)

    def info(self) -> Any:
        return self.house.get(f"/api/games/{self.game}")


def join(house: Served, game: str, **more: Any) -> Any:
    return house.post(f"/api/games/{game}/join", {"name": "Marek", **more})


def two(house: Served, **more: Any) -> tuple[Program, Program]:
    created = house.new_game("me", "friend", seals=True, **more)
    return Program(house, created), Program(house, join(house, created["game"], seals=True))


def seats_that(info: Any, what: str) -> list[int]:
    return [seat["seat"] for seat in info["seats"] if seat[what]]


def race_to_the_end(house: Served, *programs: Program) -> Any:
    keys = [{"seat": seat, "secret": key} for each in programs for seat, key in each.keys.items()]
    with house.visit(programs[0].game, keys) as visitor:
        play_any(visitor, [key["seat"] for key in keys])
    return house.ask("GET", f"/api/games/{programs[0].game}/record").body.decode()


def proved(text: str) -> Any:
    record = read_record(game("quick-grand-prix(seats=2, calendar=monaco)"), text)
    return record, verify(record)


def test_the_dice_are_made_of_the_secret_and_the_words_of_both(house: Served):
    ann, bob = two(house)
    assert ann.kept.commitment == bob.kept.commitment == ann.info()["commitment"]
    ann.seal()
    assert seats_that(ann.info(), "awaited") == [1]
    assert not ann.info()["sealed"]
    bob.seal()
    assert ann.info()["status"] == "waiting"
    assert seats_that(ann.info(), "awaited") == [0, 1]
    bob.open()
    assert (seats_that(ann.info(), "opened"), seats_that(ann.info(), "awaited")) == ([1], [0])
    ann.open()
    assert ann.info()["status"] == "running"
    record, proof = proved(race_to_the_end(house, ann, bob))
    assert record.words == [ann.kept.words[0], bob.kept.words[1]]
    assert (proof.sealed, proof.unopened) == ([0, 1], [])
    assert check_kept(record, ann.kept) == [0]
    assert check_kept(record, bob.kept) == [1]
    told = house.get(f"/api/games/{ann.game}/proof")
    assert told["verified"]
    assert told["digest"] == proof.digest
    assert (told["seals"], told["words"], told["table"]) == (record.seals, record.words, ann.game)
    assert "Words that were sealed after the commitment are in the dice: Red, Green." in told["sentence"]


def test_a_hot_seat_browser_seals_for_all_its_seats(house: Served):
    both = Program(house, house.new_game("me", "hotseat", seals=True))
    both.seal()
    both.open()
    record, _ = proved(race_to_the_end(house, both))
    assert check_kept(record, both.kept) == [0, 1]


def test_a_program_that_knows_nothing_of_seals_is_not_waited_for(house: Served):
    created = house.new_game("me", "friend", seals=True)
    ann = Program(house, created)
    ann.seal()
    plain = join(house, ann.game)
    assert ann.info()["sealed"]
    ann.open()
    assert ann.info()["status"] == "running"
    plain_program = Program(house, plain)
    record, proof = proved(race_to_the_end(house, ann, plain_program))
    assert proof.sealed == [0]
    assert record.words[1] == record.seals[1] == ""


def test_where_nobody_seals_the_race_begins_at_once_and_the_proof_says_so(house: Served):
    created = house.new_game("me", "hotseat")
    assert house.get(f"/api/games/{created['game']}")["status"] == "running"
    program = Program(house, created)
    record, proof = proved(race_to_the_end(house, program))
    assert proof.sealed == proof.unopened == []
    assert check_kept(record, program.kept) == [], "a host is not accused because a browser came too late to seal"
    told = house.get(f"/api/games/{created['game']}/proof")
    assert "No player’s program sealed words" in told["sentence"]


# ── In order, and once ──


def test_words_are_not_taken_before_all_have_sealed(house: Served):
    ann, bob = two(house)
    ann.seal()
    refused = ann.tell("open", 0, words=ann.kept.words[0])
    assert refused.status == 409
    assert "Keep yours to yourself" in refused.json["reason"]
    bob.seal()
    ann.open()
    assert seats_that(ann.info(), "opened") == [0]


def test_a_seal_stands_and_is_taken_once(house: Served):
    ann, bob = two(house)
    ann.seal()
    ann.seal()
    other = seal(ann.game, 0, ann.kept.commitment, "ff" * 32)
    assert ann.tell("seal", 0, seal=other).status == 409
    bob.seal()
    ann.open()
    ann.open()
    assert ann.tell("open", 0, words="ff" * 32).status == 409
    bob.open()
    assert ann.tell("seal", 0, seal=other).status == 409, "the race has begun"
    assert ann.tell("open", 0, words=ann.kept.words[0]).status == 200, "the same again is the same answer"


@pytest.mark.parametrize("wrong", ["", "00", "G" * 64, "A" * 64, "a" * 65, "a" * 9000])
def test_a_seal_is_a_hash(house: Served, wrong: str):
    ann = Program(house, house.new_game("me", "friend", seals=True))
    assert ann.tell("seal", 0, seal=wrong).json["code"] == "malformed"


@pytest.mark.parametrize("wrong", ["", "00", "two words and more than thirty-two", "a" * 9000])
def test_words_that_do_not_fit_their_seal_are_refused(house: Served, wrong: str):
    ann = Program(house, house.new_game("me", "bot", seals=True))
    ann.seal()
    assert ann.tell("open", 0, words=wrong).json["code"] == "malformed"
    assert ann.info()["status"] == "waiting"


def test_nobody_seals_for_another_seat(house: Served):
    _, bob = two(house)
    bob.keys[0] = bob.keys[1]
    assert bob.tell("seal", 0, seal="a" * 64).status in (401, 403)


def test_the_seat_of_a_bot_cannot_be_sealed_over_the_websocket(house: Served):
    created = house.new_game("me", "bot", seals=True)
    with house.visit(created["game"], created["keys"]) as visitor:
        visitor.until_table()
        assert visitor.command("seal", seat=1, seal="a" * 64)["code"] == "not-allowed"
        assert visitor.command("seal", seat=0, seal="a" * 64)["type"] == "done"
        assert visitor.until_table(lambda table: table["info"]["sealed"])["info"]["seats"][0]["seal"] == "a" * 64
        assert visitor.command("open", seat=0, words="b" * 64)["code"] == "malformed"


def test_a_waiting_program_is_woken_when_its_words_are_awaited(house: Served):
    ann, bob = two(house)
    table = f"/api/games/{ann.game}/table?seat=0&wait_version=0&timeout=30"
    assert seats_that(house.get(table, authorization=f"Bearer {ann.keys[0]}")["info"], "awaited") == [0, 1]
    ann.seal()
    bob.seal()
    assert house.get(table, authorization=f"Bearer {ann.keys[0]}")["info"]["sealed"]


# ── Who does not come does not stop the race ──


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 45.0
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.02)


def until_running(visitor: Visitor) -> Any:
    return visitor.until_table(lambda table: table["info"]["status"] == "running")


def test_who_does_not_open_is_left_out_and_named(tmp_path: Path):
    with served(tmp_path, words_patience=0.2) as house:
        ann, bob = two(house)
        with house.visit(ann.game) as spectator:
            ann.seal()
            bob.seal()
            ann.open()
            until_running(spectator)
        assert bob.tell("open", 1, words=bob.kept.words[1]).json["reason"].startswith("The race has begun without")
        record, proof = proved(race_to_the_end(house, ann, bob))
        assert (proof.sealed, proof.unopened) == ([0], [1])
        assert check_kept(record, ann.kept) == [0]
        assert check_kept(record, bob.kept) == []
        assert "not opened in time" in house.get(f"/api/games/{ann.game}/proof")["sentence"]


def test_who_does_not_seal_is_not_waited_for_long(tmp_path: Path):
    with served(tmp_path, words_patience=0.2) as house:
        created = house.new_game("me", "bot", seals=True)
        with house.visit(created["game"]) as spectator:
            until_running(spectator)


def test_asking_again_and_again_does_not_make_the_race_wait_longer(tmp_path: Path):
    with served(tmp_path, words_patience=0.5) as house:
        ann = Program(house, house.new_game("me", "bot", seals=True))
        for _ in range(200):
            key = house.post(f"/api/games/{ann.game}/renew", {"seat": 0, "secret": ann.keys[0]})
            ann.keys[0] = key["secret"]
            if ann.info()["status"] == "running":
                break
        assert ann.info()["status"] == "running"


def test_who_leaves_before_the_seals_are_closed_frees_the_seat_and_takes_the_seal_along(house: Served):
    ann, bob = two(house)
    bob.seal()
    house.post(f"/api/games/{bob.game}/leave", {"seat": 1, "secret": bob.keys[1]})
    seat = ann.info()["seats"][1]
    assert (seat["kind"], seat["seal"]) == ("free", "")
    cem = Program(house, join(house, ann.game, seals=True))
    ann.seal()
    cem.seal()
    ann.open()
    cem.open()
    assert ann.info()["status"] == "running"


def test_who_leaves_after_that_makes_no_room_for_other_words(house: Served):
    ann, bob = two(house)
    ann.seal()
    bob.seal()
    ann.open()
    house.post(f"/api/games/{bob.game}/leave", {"seat": 1, "secret": bob.keys[1]})
    info = ann.info()
    assert info["status"] == "running"
    assert (info["seats"][1]["kind"], info["seats"][1]["left"], info["seats"][1]["opened"]) == ("human", True, False)
    assert house.ask("POST", f"/api/games/{ann.game}/join", {"name": "Eve"}).status == 403


# ── A restart ──


def test_seals_and_words_outlive_the_server(tmp_path: Path):
    with served(tmp_path) as house:
        ann, bob = two(house)
        ann.seal()
        bob.seal()
        bob.open()
    with served(tmp_path) as house:
        ann.house = bob.house = house
        assert (seats_that(ann.info(), "opened"), seats_that(ann.info(), "awaited")) == ([1], [0])
        ann.open()
        assert ann.info()["status"] == "running"
    with served(tmp_path) as house:
        record, proof = proved(race_to_the_end(house, ann, bob))
        assert proof.sealed == [0, 1]
        assert check_kept(record, ann.kept) == [0]


def test_after_a_restart_too_nobody_waits_for_ever(tmp_path: Path):
    with served(tmp_path) as house:
        ann, bob = two(house)
        ann.seal()
        bob.seal()
    with served(tmp_path, words_patience=0.1) as house, house.visit(ann.game) as spectator:
        until_running(spectator)


def test_a_room_that_waits_for_words_is_put_away_and_its_race_begins_in_time(tmp_path: Path):
    with served(tmp_path, words_patience=4.0, idle=0.1, clock_tick=0.1) as house:
        ann, _ = two(house)

        def patience() -> Patience:
            return asyncio.run_coroutine_threadsafe(house.house.room(ann.game), house.loop).result(timeout=45).patience

        def put_away() -> bool:
            return ann.game not in house.house.rooms

        def begun() -> bool:
            stored = house.store.load(ann.game)
            return stored is not None and stored.row.status == "running"

        first = patience()
        wait_until(put_away)
        assert not begun()
        assert patience() is first, "who looks in does not make it wait anew"
        wait_until(put_away)
        wait_until(begun)


def test_in_a_race_over_days_words_are_waited_for_as_long_as_a_move(tmp_path: Path):
    with served(tmp_path, words_patience=0.1) as house:
        ann = Program(house, house.new_game("me", "friend", seals=True, clock={"kind": "days", "seconds": 86400}))
        ann.seal()
        with house.visit(ann.game) as spectator:
            join(house, ann.game, seals=True)  # Marek's program promises a seal and never sends it
            spectator.until_table(lambda table: table["info"]["sealed"])
            room = house.house.rooms[ann.game]
            assert words_patience(room.row, house.house.settings) == 86400
            assert room.patience.is_waiting
            ann.open()
            until_running(spectator)
