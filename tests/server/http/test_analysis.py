"""Analyses in the house: only of races that are over, one at a time for each address, kept with the race."""

import asyncio
import threading
import time
from typing import Any

import pytest

import paddock
from paddock.core.errors import BadRecord
from paddock.server.table import analyses
from paddock.server.workers import analysing
from paddock.server.workers.shares import TooBusy
from tests.server.serving import Served, play_any

PATIENCE = 240.0


def answered(house: Served, news: dict[str, Any], language: str = "en") -> dict[str, Any]:
    seen = [news["done"]]
    until = time.monotonic() + PATIENCE
    while not news["told"] and not news["problem"] and time.monotonic() < until:
        time.sleep(0.1)
        news = house.get(f"/api/analysis/{news['id']}?language={language}")
        seen.append(news["done"])
    assert seen == sorted(seen)
    return news


def raced(house: Served) -> str:
    created = house.new_game("me", "hotseat")
    with house.visit(created["game"], created["keys"]) as player:
        play_any(player, [0, 1])
    return str(created["game"])


def record(seed: int = 5, answers: int = 100_000) -> str:
    """A race by default answers, or the beginning of one."""
    race = paddock.start("moto-grand-prix", seats=2, laps=1, seed=seed)
    while not race.over and answers > 0:
        for seat in race.asked():
            race.play(race.default(seat), seat)
            answers -= 1
    return str(race.record)


def test_a_race_that_is_over_is_analysed_once_and_kept_with_it(house: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "IN_ALL", 3.0)
    game = raced(house)
    news = answered(house, house.post(f"/api/games/{game}/analysis", {}))
    assert news["problem"] == ""
    (told,) = news["told"]
    assert [seat["seat"] for seat in told["seats"]] == [0, 1]
    assert sum(seat["luck"] for seat in told["seats"]) == pytest.approx(0, abs=1e-9)
    assert told["summary"]
    assert all(sum(moment["chances"]) == pytest.approx(1) for moment in told["moments"])
    assert all(point["before"] == point["number"] - 1 for point in told["mistakes"])
    kept = house.store.note(analyses.note_name(game))
    assert kept

    french = house.get(f"/api/analysis/{news['id']}?language=fr")["told"][0]
    assert french["seats"][0]["sentence"] != told["seats"][0]["sentence"]

    def never(*_: object) -> None:
        raise AssertionError("it is in the store")

    monkeypatch.setattr(analyses, "_made", never)
    again = analyses.Analyses()
    text = house.ask("GET", f"/api/games/{game}/record").body.decode()
    made = house.in_loop(lambda: again.begin(house.house, text, None, game, "a"))
    until = time.monotonic() + PATIENCE
    while made.is_running and time.monotonic() < until:
        time.sleep(0.05)
    assert made.problem == ""
    assert kept.endswith(made.kept.decode())

    analyses.forget_race(house.store, game)
    assert house.store.note(analyses.note_name(game)) == ""


def test_a_running_race_tells_nothing(house: Served):
    created = house.new_game("me", "hotseat")
    refused = house.ask("POST", f"/api/games/{created['game']}/analysis", {})
    assert refused.status == 403
    assert "over" in refused.json["reason"]
    assert house.ask("POST", "/api/games/none/analysis", {}).status == 404
    assert house.ask("GET", "/api/analysis/none").status == 404


def test_a_record_that_is_sent_must_be_whole(house: Served):
    with pytest.raises(BadRecord, match="over"):
        analysing.begin(record(answers=5), None)
    news = answered(house, house.post("/api/analysis", {"record": record(answers=5)}))
    assert "over" in news["problem"]
    assert news["told"] == []
    assert house.ask("POST", "/api/analysis", {"record": "nonsense"}).status == 400
    assert house.ask("POST", "/api/analysis", {"record": 7}).status == 400


def test_a_flood_is_turned_away_and_what_waits_is_told(house: Served, monkeypatch: pytest.MonkeyPatch):
    is_done = threading.Event()

    async def slow(made: analyses.Making, _: object) -> bytes:
        while not is_done.is_set():
            await asyncio.sleep(0.02)
        raise BadRecord("enough")

    monkeypatch.setattr(analyses, "_made", slow)
    first = house.post("/api/analysis", {"record": record(1)})
    assert house.post("/api/analysis", {"record": record(1)})["id"] == first["id"], "the same record is the same one"
    second = house.ask("POST", "/api/analysis", {"record": record(2)})
    assert second.status == 503
    assert "still being analysed" in second.json["reason"]

    def fill() -> list[analyses.Making]:
        """As many as the house takes, each from another address."""
        row, begun = analyses.Analyses(), list[analyses.Making]()
        for number in range(analyses.MOST_WAITING):
            begun.append(row.begin(house.house, f"record {number}", None, "", f"address {number}"))
        with pytest.raises(TooBusy, match="Too many"):
            row.begin(house.house, "one more", None, "", "another address")
        queues.append(row)
        return begun

    queues: list[analyses.Analyses] = []
    begun = house.in_loop(fill)
    told = asyncio.run_coroutine_threadsafe(queues[0].news(begun[2], house.house, "en"), house.loop).result(30)
    assert told.ahead == 2
    is_done.set()
    assert answered(house, first)["problem"] == "enough"


def test_it_ends_when_the_time_is_up(house: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "IN_ALL", 1e-6)
    news = answered(house, house.post("/api/analysis", {"record": record(4)}))
    assert news["problem"] == ""
    assert news["told"][0]["mistakes"] == []
