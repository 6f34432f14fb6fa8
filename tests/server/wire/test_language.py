"""The reader's language: the house speaks it; where a game has no words in it, English helps out."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core.rulebook import rulebook
from paddock.games import title
from paddock.server.wire import languages, naming
from tests.server.serving import Served

ENGLISH = {"Czerwony": "Red", "Zielony": "Green"}


@pytest.fixture
def half_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Quick Grand Prix with two sentences of a Polish catalogue and one translated rule."""
    game = title("quick-grand-prix")
    folder = tmp_path / "quick_grand_prix"
    shutil.copytree(game.folder, folder)
    (folder / "texts" / "pl.ftl").write_text("do-keep = Zostaw { $card }\nevent-keeps = { $seat } zostawia kartę.\n")
    (folder / "rules.pl.md").write_text("## C. Dobór\n### QGP-11 Tasowanie\nTasuje się karty.\n")
    monkeypatch.setattr(game, "folder", folder)
    read_once = (languages.spoken, languages._texts, naming.printed_in, rulebook)
    for each in read_once:
        each.cache_clear()
    yield
    for each in read_once:
        each.cache_clear()


def test_what_the_house_says_is_said_in_the_language_of_each_reader(house: Served):
    game = house.new_game("me", "hotseat")
    with (
        house.visit(game["game"], game["keys"], language="pl") as polish,
        house.visit(game["game"], language="en") as english,
    ):
        seat = polish.until_table()["waiting"]["seats"][0]
        name = polish.table["info"]["seats"][seat]["title"]
        assert {row["title"].split()[0] for row in polish.table["tower"]} == {"Czerwony", "Zielony"}
        assert polish.table["waiting"]["prompt"] == f"Czekamy: {name}."
        assert english.until_table()["waiting"]["prompt"] == f"Waiting for {ENGLISH[name]}."
        assert polish.play("keep", seat, version=9999)["reason"].startswith("Od twojego wyboru")


def test_a_language_that_nobody_speaks_is_english(house: Served):
    game = house.new_game("me", "hotseat")
    for language in ("tlh", "../../en", "", "x" * 2000):
        with house.visit(game["game"], game["keys"], language=language) as visitor:
            assert visitor.until_table()["waiting"]["prompt"].startswith("Waiting for ")
    key = game["keys"][0]
    path = f"/api/games/{game['game']}/table?seat={key['seat']}&language=..%2F..%2Fen"
    assert house.get(path, authorization=f"Bearer {key['secret']}")["waiting"]["prompt"].startswith("Waiting for ")
    assert house.get("/api/rules/quick-grand-prix?language=..%2Frules")["language"] == "en"


@pytest.mark.usefixtures("half_polish")
def test_a_game_speaks_what_it_has_and_english_sentence_by_sentence_where_it_has_nothing(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"], language="pl") as visitor:
        seat = visitor.until_table()["waiting"]["seats"][0]
        labels = {option["verb"]: option["label"] for option in visitor.question(seat)["options"]}
        assert labels["keep"].startswith("Zostaw ")
        assert labels["discard"].startswith("Discard ")
        assert visitor.play("keep", seat)["type"] == "done"
        visitor.until_table(lambda table: table["events"][-1:] and table["version"] > 1)
        assert any(event["text"].endswith(" zostawia kartę.") for event in visitor.events)
        assert any(event["text"].startswith("Race 1: ") for event in visitor.events)


@pytest.mark.usefixtures("half_polish")
def test_rules_are_told_in_the_language_as_far_as_they_are_translated(house: Served):
    book = house.get("/api/rules/quick-grand-prix?language=pl")
    titles = {section["id"]: section["title"] for section in book["sections"]}
    assert book["language"] == "pl"
    assert titles["QGP-11"] == "Tasowanie"
    english = house.get("/api/rules/quick-grand-prix")
    assert titles["QGP-12"] == next(each["title"] for each in english["sections"] if each["id"] == "QGP-12")


def test_the_tower_calls_cars_by_words_with_and_without_a_number(house: Served):
    made = house.post("/api/games", {"title": "grand-prix", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
    key = made["keys"][0]
    path = f"/api/games/{made['game']}/table?seat={key['seat']}&language=fr"
    table = house.get(path, authorization=f"Bearer {key['secret']}")
    titles = {row["title"] for row in table["tower"]}
    assert {"Vermillon #1", "Cobalt #9", "PNJ #7, Vermillon"} < titles
    assert not any("NPC" in title for title in titles)
