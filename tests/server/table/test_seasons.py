"""Championships: the races open as tables, and their results enter by themselves, once, whatever happens between."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.bots.drivers import driver_of
from paddock.core.game import Game
from paddock.core.title import Title
from paddock.games import title as title_called
from paddock.server.wire.languages import all_languages
from paddock.server.wire.naming import title_in
from paddock.store.rows import Change
from tests.server.serving import Served, play_any, served

CUP = {
    "name": "Autumn Cup",
    "title": "quick-grand-prix",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Bob"}, {"kind": "bot", "level": "easy"}],
    "rounds": [{"calendar": ["monaco"]}, {"calendar": ["spa"]}],
}


def new_cup(house: Served, **more: Any) -> tuple[str, str]:
    created = house.post("/api/seasons", CUP | more)
    return created["season"], created["secret"]


def race(house: Served, season: str, secret: str) -> dict[str, Any]:
    """Open the next race and run it to its end."""
    opened: dict[str, Any] = house.post(f"/api/seasons/{season}/race", {"secret": secret})
    with house.visit(opened["game"], opened["keys"]) as visitor:
        play_any(visitor, [key["seat"] for key in opened["keys"]])
    return opened


def test_a_championship_shows_its_calendar_before_the_first_race(house: Served):
    season, _ = new_cup(house)
    shown = house.get(f"/api/seasons/{season}")
    assert (shown["name"], shown["title_name"], shown["over"]) == ("Autumn Cup", "Quick Grand Prix", False)
    assert [(each["name"], each["status"], each["game"]) for each in shown["rounds"]] == [
        ("Monaco", "planned", ""),
        ("Spa", "planned", ""),
    ]
    assert [(line["entrant"], line["points"]) for line in shown["standings"]] == [
        ("Ann", 0.0),
        ("Bob", 0.0),
        (driver_of(season, 3, ["Ann", "Bob"]), 0.0),
    ]


def test_races_open_one_after_the_other_and_their_results_enter_by_themselves(house: Served):
    season, secret = new_cup(house)
    first = house.post(f"/api/seasons/{season}/race", {"secret": secret})
    assert [key["seat"] for key in first["keys"]] == [0, 1]
    info = house.get(f"/api/games/{first['game']}")
    assert info["season"] == season
    assert info["game_string"].startswith("quick-grand-prix(seats=3, calendar=monaco")
    assert house.get(f"/api/seasons/{season}")["rounds"][0] == {
        "name": "Monaco",
        "game": first["game"],
        "status": "open",
    }
    again = house.ask("POST", f"/api/seasons/{season}/race", {"secret": secret})
    assert (again.status, again.json["reason"]) == (403, "The last race is not over yet; its table is still open.")

    with house.visit(first["game"], first["keys"]) as visitor:
        play_any(visitor, [0, 1])
        scores = visitor.table["scores"]
    shown = house.get(f"/api/seasons/{season}")
    assert [each["status"] for each in shown["rounds"]] == ["done", "planned"]
    assert {line["seat"]: line["by_round"] for line in shown["standings"]} == {
        seat: [points] for seat, points in enumerate(scores)
    }
    assert sum(line["finishes"][0] for line in shown["standings"]) == 1, "one car has won"
    assert house.get(f"/api/seasons/{season}") == shown, "looking twice enters nothing twice"

    second = race(house, season, secret)
    shown = house.get(f"/api/seasons/{season}")
    assert shown["over"]
    assert [each["game"] for each in shown["rounds"]] == [first["game"], second["game"]]
    assert all(line["points"] == sum(line["by_round"]) and len(line["by_round"]) == 2 for line in shown["standings"])
    ended = house.ask("POST", f"/api/seasons/{season}/race", {"secret": secret})
    assert (ended.status, ended.json["reason"]) == (400, "Autumn Cup is over: all 2 rounds have been raced")


def test_only_the_best_rounds_count_where_the_championship_says_so(house: Served):
    season, secret = new_cup(house, best=1)
    race(house, season, secret)
    race(house, season, secret)
    for line in house.get(f"/api/seasons/{season}")["standings"]:
        assert line["points"] == max(line["by_round"])
        assert line["totals"] == [line["by_round"][0], max(line["by_round"])]
        assert len(line["dropped"]) == 1


def test_only_the_organiser_opens_races_and_friends_come_by_the_link_of_the_table(house: Served):
    friends = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bea"}]
    season, secret = new_cup(house, seats=friends)
    for wrong in ("", "x" * 43):
        assert house.ask("POST", f"/api/seasons/{season}/race", {"secret": wrong}).status == 403
    opened = house.post(f"/api/seasons/{season}/race", {"secret": secret})
    seats = house.get(f"/api/games/{opened['game']}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", "Ann"), ("free", "Bea")]
    house.post(f"/api/games/{opened['game']}/join", {"name": "Beatrice", "seat": 1})
    assert house.get(f"/api/games/{opened['game']}")["status"] == "running"


def test_a_championship_survives_the_server(tmp_path: Path):
    with served(tmp_path) as house:
        season, secret = new_cup(house)
        opened = race(house, season, secret)
    with served(tmp_path) as house:
        shown = house.get(f"/api/seasons/{season}")
        assert [each["status"] for each in shown["rounds"]] == ["done", "planned"]
        assert shown["rounds"][0]["game"] == opened["game"]
        race(house, season, secret)
        assert house.get(f"/api/seasons/{season}")["over"]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"name": "  "}, "a championship has a name"),
        ({"rounds": []}, "a championship has 1 to 60 rounds"),
        ({"rounds": [{"calendar": ["mars"]}]}, "mars"),
        ({"best": 3}, "of 2 rounds the best 3 cannot count"),
        ({"seats": [{"kind": "me", "name": "Ann"}, {"kind": "hotseat", "name": "Ann"}]}, "each with a name of its own"),
        ({"seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]}, "entrant 2 needs a name"),
        ({"seats": [{"kind": "me", "name": "Ann"}, {"kind": "ghost", "name": "Bo"}]}, "no kind of seat"),
        ({"clock": {"kind": "hourglass"}}, "hourglass"),
    ],
)
def test_a_wrong_wish_gets_one_clear_sentence(house: Served, wrong: dict[str, Any], reason: str):
    answered = house.ask("POST", "/api/seasons", CUP | wrong)
    assert answered.status == 400
    assert reason in answered.json["reason"]


def test_a_championship_that_nobody_has_made_is_not_found(house: Served):
    assert house.ask("GET", "/api/seasons/nowhere").status == 404
    assert house.ask("POST", "/api/seasons/nowhere/race", {"secret": "x"}).status == 404


# ── What looking costs ──


@pytest.fixture
def no_games_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no game can be made in the server's own process; its workers, which are processes, make them."""

    def refuse(*_: object, **__: object) -> Game:
        raise AssertionError("the server itself makes a game")

    title = title_called("quick-grand-prix")
    for language in all_languages(title):  # the languages of a title, and its name in each of them, are found once
        title_in(title, language)
    monkeypatch.setattr(Title, "game_with", refuse)


@pytest.mark.usefixtures("no_games_here")
def test_neither_making_a_championship_nor_looking_at_it_makes_a_game_in_the_server(house: Served):
    season, _ = new_cup(house, rounds=[{"calendar": ["monaco", "spa"]}, {"calendar": ["spa"]}])
    for language, monaco in (("en", "Monaco"), ("pl", "Monako"), ("xx", "Monaco")):
        shown = house.get(f"/api/seasons/{season}?language={language}")
        assert [each["name"] for each in shown["rounds"]] == [f"{monaco}, Spa", "Spa"]


def test_a_championship_made_before_its_venues_were_kept_is_asked_for_them_once(
    house: Served, request: pytest.FixtureRequest
):
    season, _ = new_cup(house)
    row = house.store.season(season)
    assert row is not None
    plan = json.loads(row.plan)
    del plan["venues"], plan["teams"]
    house.store.save(Change(seasons=[replace(row, plan=json.dumps(plan))])).result()
    request.getfixturevalue("no_games_here")
    shown = house.get(f"/api/seasons/{season}")
    assert [each["name"] for each in shown["rounds"]] == ["Monaco", "Spa"]
    assert house.store.season(season) == row, "and keeps them"


@pytest.mark.parametrize(
    ("cup", "worn"),
    [
        ({"rounds": [{"teams": ["blue", "red", "green"]}]}, {0: "blue", 1: "red", 2: "green"}),
        ({"title": "great-race", "rounds": [{}, {}]}, {0: "french", 1: "belgian", 2: "british"}),
    ],
)
def test_the_standings_say_what_everybody_races_as(house: Served, cup: dict[str, Any], worn: dict[int, str]):
    season, _ = new_cup(house, **cup)
    shown = house.get(f"/api/seasons/{season}")
    assert {line["seat"]: line["team"] for line in shown["standings"]} == worn


# ── Limits: a race of a championship is a table as any other ──

BOTS = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


@pytest.mark.parametrize(
    ("limit", "wish"),
    [
        ({"address_listed": 2}, {"listed": True}),
        ({"bot_races": 2, "bot_pace": 60.0}, {"seats": BOTS}),
        ({"table_burst": 5.0, "table_rate": 0.0}, {}),  # three championships and two races
    ],
)
def test_championships_do_not_get_round_the_limits_of_tables(
    tmp_path: Path, limit: dict[str, Any], wish: dict[str, Any]
):
    with served(tmp_path, **limit) as house:
        cups = [new_cup(house, **wish) for _ in range(3)]
        answers = [house.ask("POST", f"/api/seasons/{season}/race", {"secret": secret}) for season, secret in cups]
        assert [answered.status for answered in answers] == [201, 201, 429]
        refused, _ = cups[2]
        assert house.get(f"/api/seasons/{refused}")["rounds"][0]["status"] == "planned", "it can be opened later"


def test_new_championships_count_as_new_tables(tmp_path: Path):
    with served(tmp_path, table_burst=2.0, table_rate=0.0) as house:
        assert [house.ask("POST", "/api/seasons", CUP).status for _ in range(3)] == [201, 201, 429]
        wanted = {"title": "quick-grand-prix", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert house.ask("POST", "/api/games", wanted).status == 429


def test_tables_that_are_made_at_the_same_time_are_counted_too(tmp_path: Path):
    with served(tmp_path, bot_races=2, bot_pace=60.0) as house:
        house.new_game("me", "bot")  # from now on the rulebook is kept, and tables are made quickly
        cups = [new_cup(house, seats=BOTS) for _ in range(6)]
        with ThreadPoolExecutor(6) as hands:
            asked = [hands.submit(house.ask, "POST", f"/api/seasons/{id}/race", {"secret": key}) for id, key in cups]
            statuses = sorted(each.result().status for each in asked)
        assert statuses == [201, 201, 429, 429, 429, 429]


def test_a_table_that_could_not_be_made_is_not_counted(tmp_path: Path):
    with served(tmp_path, bot_races=1, bot_pace=60.0) as house:
        wrong = {"title": "quick-grand-prix", "seats": BOTS, "options": {"calendar": ["mars"]}}
        assert house.ask("POST", "/api/games", wrong).status == 400
        house.new_game("bot", "bot")
