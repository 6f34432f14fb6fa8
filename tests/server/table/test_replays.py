"""Replays, records and proofs: what a seat may know while the race is on, everything when it is over."""

from typing import Any

import pytest

from paddock.core.fairness import FairDice
from paddock.core.record import read_record
from paddock.core.seat_record import replay_seat_record
from paddock.core.verify import verify
from paddock.games import game as open_game
from tests.server.serving import Served, play_any, reach_speeds


def bearer(key: dict[str, Any]) -> str:
    return f"Bearer {key['secret']}"


@pytest.fixture(scope="module")
def finished(house: Served) -> Any:
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        play_any(both, [0, 1])
    return game


def test_a_running_race_is_replayed_as_the_seat_saw_it(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    path = f"/api/games/{game['game']}/replay"
    with house.visit(game["game"], game["keys"]) as ann, house.visit(game["game"], friend["keys"]) as marek:
        ann.until_table()
        dealt = ann.table["facts"]["dealt"]
        own = house.get(f"{path}?seat=0", authorization=bearer(game["keys"][0]))
        assert (own["seat"], own["full"]) == (0, False)
        assert own["frames"][-1]["facts"]["dealt"] == dealt
        assert [event for frame in own["frames"] for event in frame["events"]] == [
            {**event, "version": event["version"]} for event in own_events(ann.events, own)
        ]
        everybody = house.get(path)
        assert (everybody["seat"], everybody["full"]) == (-1, False)
        assert everybody["frames"][-1]["facts"]["dealt"] == ["?", "?"]
        assert dealt[0] not in [frame["action"].removeprefix("deal ") for frame in everybody["frames"]]
        assert house.ask("GET", f"{path}?seat=1", authorization=bearer(game["keys"][0])).status == 403
        assert house.ask("GET", f"{path}?seat=0").status == 401
        reach_speeds([(ann, 0), (marek, 1)])
        choice = marek.question(1)["options"][0]["action"]
        ann.reach(marek.play(choice, 1)["version"])
        frames = house.get(f"{path}?seat=0", authorization=bearer(game["keys"][0]))["frames"]
        assert frames[-1]["action"] == "?"
        assert choice not in str(frames)


def own_events(told: list[dict[str, Any]], replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The same events, with the version of the line rather than of the whole answer."""
    versions = [event["version"] for frame in replay["frames"] for event in frame["events"]]
    return [{**event, "version": version} for event, version in zip(told, versions, strict=True)]


def test_a_finished_race_is_replayed_with_nothing_hidden(house: Served, finished: Any):
    replay = house.get(f"/api/games/{finished['game']}/replay")
    assert replay["full"]
    assert "?" not in [frame["action"] for frame in replay["frames"]]
    assert all("?" not in str(frame["facts"]) for frame in replay["frames"])
    chapters = [event["chapter"] for frame in replay["frames"] for event in frame["events"] if event["chapter"]]
    assert chapters[0] == "Race 1: Monaco."
    assert "Section 1" in chapters
    numbers = [event["number"] for frame in replay["frames"] for event in frame["events"]]
    assert numbers == list(range(len(numbers)))
    assert replay["components"]["calendar"] == ["monaco"]


def test_a_record_is_whole_when_the_race_is_over(house: Served, finished: Any):
    answered = house.ask("GET", f"/api/games/{finished['game']}/record")
    assert answered.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in answered.headers["content-disposition"]
    game = open_game("quick-grand-prix", seats=2, calendar=("monaco",))
    assert verify(read_record(game, answered.body.decode())).dice > 0


def test_a_record_of_a_running_race_says_no_more_than_the_seat_knows(house: Served):
    game = house.new_game("me", "friend")
    house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    stored = house.store.load(game["game"])
    assert stored is not None
    own = house.ask("GET", f"/api/games/{game['game']}/record?seat=0", authorization=bearer(game["keys"][0]))
    text = own.body.decode()
    assert stored.row.secret not in text
    assert "secret" not in text
    views = [view for _, view in replay_seat_record(text)]
    with house.visit(game["game"], game["keys"]) as ann:
        dealt = " ".join(ann.until_table()["facts"]["dealt"])
    assert f"dealt: {dealt}" in views[-1]


def test_the_proof_waits_for_the_end(house: Served, finished: Any):
    game = house.new_game("me", "hotseat")
    assert house.ask("GET", f"/api/games/{game['game']}/proof").status == 403
    proof = house.get(f"/api/games/{finished['game']}/proof")
    assert proof["verified"]
    assert proof["secret"]


def test_the_proof_says_of_every_die_what_it_was_drawn_from(house: Served, finished: Any):
    """Whoever has the secret can make them all again without knowing the rules, and find them in the record."""
    proof = house.get(f"/api/games/{finished['game']}/proof")
    dice = FairDice(bytes.fromhex(proof["secret"]), proof["words"])
    assert [dice.pick(draw["weights"]) for draw in proof["draws"]] == [draw["index"] for draw in proof["draws"]]
    assert [draw["counter"] for draw in proof["draws"]] == list(range(proof["dice"]))
    assert len(proof["draws"]) == proof["dice"] > 0
    frames = {frame["version"]: frame for frame in house.get(f"/api/games/{finished['game']}/replay")["frames"]}
    assert all(frames[draw["move"]]["action"] == draw["text"] for draw in proof["draws"])


def test_anybody_can_have_a_record_checked_and_replayed(house: Served, finished: Any):
    text = house.ask("GET", f"/api/games/{finished['game']}/record").body.decode()
    assert house.post("/api/verify", {"record": text})["verified"]
    replay = house.post("/api/replay", {"record": text})
    assert replay["full"]
    assert len(replay["frames"]) == len(house.get(f"/api/games/{finished['game']}/replay")["frames"])
    altered = text.replace("red keep", "red discard", 1) if "red keep" in text else text.replace("green", "red", 1)
    found = house.post("/api/verify", {"record": altered})
    assert not found["verified"]
    assert found["sentence"]
    answered = house.ask("POST", "/api/replay", {"record": "Paddock record 1\ngame: ludo(seats=2)\nmoves:\n"})
    assert answered.status == 400
    assert "ludo" in answered.json["reason"]


def test_nothing_to_replay_before_the_start_is_said(house: Served):
    game = house.new_game("me", "friend")
    answered = house.ask("GET", f"/api/games/{game['game']}/replay")
    assert answered.status == 400
    assert "not begun" in answered.json["reason"]
