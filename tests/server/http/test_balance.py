"""Is my track balanced? Strangers may ask, so it is bounded; whoever asked sees it come and can take it home."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paddock.lab.balance import slices
from paddock.server.http import balance
from paddock.server.workers.shares import TooBusy
from tests.server.serving import Served

GAMES = Path(__file__).resolve().parents[2] / "games"
BOARD = (GAMES / "great_race" / "pack" / "boards.toml").read_text(encoding="utf-8")
TRACK = "START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L"
MOTO = {"title": "moto-grand-prix", "options": {"level": "basic", "track": TRACK}}
PATIENCE = 240.0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds of racing are enough."""
    plan = slices.plan_of
    monkeypatch.setattr(balance, "plan_of", lambda game, pack: replace(plan(game, pack), seconds=2.0))


def answered(house: Served, news: dict[str, Any]) -> dict[str, Any]:
    seen = [news["done"]]
    until = time.monotonic() + PATIENCE
    while not news["answers"] and not news["problem"] and time.monotonic() < until:
        time.sleep(0.1)
        news = house.get(f"/api/balance/{news['id']}")
        seen.append(news["done"])
    assert seen == sorted(seen)
    return news


def test_bots_race_on_a_track_and_the_report_can_be_taken_home(house: Served, quick: None):
    news = house.post("/api/balance?language=fr", MOTO)
    assert house.ask("GET", f"/api/balance/{news['id']}/report").status in (404, 200)
    news = answered(house, news)
    assert news["problem"] == ""
    assert news["answers"][0]["question"] == "Est-ce équilibré ?"
    assert news["done"] == news["of"] > 0
    report = house.ask("GET", f"/api/balance/{news['id']}/report")
    assert report.headers["content-disposition"].startswith("attachment")
    assert b"<h1>" in report.body


def test_a_drawn_board_is_asked_about_by_its_pack(house: Served, quick: None):
    drawn = house.post("/api/packs/drawn", {"title": "great-race", "text": BOARD})
    question = {"title": "great-race", "options": drawn["options"], "pack": drawn["pack"]}
    news = answered(house, house.post("/api/balance", question))
    assert news["problem"] == ""
    assert len(news["answers"]) == 3


def test_what_cannot_be_raced_on_is_told_at_once(house: Served):
    wrong = house.ask("POST", "/api/balance", {**MOTO, "options": {"track": "START L4"}})
    assert wrong.status == 400
    assert wrong.json["reason"]
    assert house.ask("POST", "/api/balance", {**MOTO, "title": "ludo"}).status == 404
    assert house.ask("POST", "/api/balance", {**MOTO, "pack": "0" * 16}).status == 404
    assert house.ask("GET", "/api/balance/none").status == 404


def test_a_race_that_takes_too_long_is_given_up(house: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(slices, "SECONDS", 2.0)
    monkeypatch.setattr(balance, "PATIENCE", 5.0)
    monkeypatch.setattr(balance, "play_slice", slow_slice)
    news = answered(house, house.post("/api/balance", MOTO))
    assert "takes too long" in news["problem"]


def slow_slice(arm: object, first: int) -> None:
    time.sleep(60)


# ── Bounds ──


@pytest.fixture
def inquiries() -> balance.Inquiries:
    return balance.Inquiries()


def test_one_at_a_time_for_each_address_and_a_few_in_all(inquiries: balance.Inquiries):
    first = inquiries.begin("a")
    with pytest.raises(TooBusy, match="your last track"):
        inquiries.begin("a")
    inquiries.begin("b")
    with pytest.raises(TooBusy, match="other people"):
        inquiries.begin("c")
    first.problem = "over"
    inquiries.begin("a")


def test_the_oldest_reports_make_room(inquiries: balance.Inquiries):
    for number in range(balance.MOST_KEPT + 5):
        one = inquiries.begin(str(number))
        one.problem = "over"
    with pytest.raises(balance.UnknownReport):
        inquiries.find("none")
    assert len(inquiries._known) == balance.MOST_KEPT
    assert inquiries.find(one.id) is one
