"""Guided races at the server: each is followed to its end, waits at a wrong turn, and says that its dice are fixed."""

from pathlib import Path
from typing import Any

import pytest

from paddock.core.guide import guide_of
from paddock.games import SHELF, title
from tests.server.serving import Served, Visitor, served


def begin(house: Served, game: str) -> Any:
    return house.post("/api/games", {"title": game, "seats": [{"kind": "me", "name": "Ann"}], "guided": True})


def follow(learner: Visitor, seat: int) -> tuple[set[int], int]:
    """Answer as the guide wants it until the race is over: the steps that were heard, and the wrong turns tried."""
    heard: set[int] = set()
    tried = 0
    while learner.table["info"]["status"] != "over":
        table = learner.until_table(
            lambda table: (
                any(question["seat"] == seat and not question["answered"] for question in table["questions"])
                or table["info"]["status"] == "over"
            )
        )
        if table["info"]["status"] == "over":
            break
        question, guide = table["questions"][0], table["guide"]
        options = [option["action"] for option in question["options"]]
        wrong = [option for option in options if guide["wanted"] and option not in guide["wanted"]]
        if guide["text"]:
            heard.add(guide["number"])
            if wrong and guide["number"] not in (1, 2) and tried < 3:
                refused = learner.command("play", seat=seat, version=table["version"], action=wrong[0])
                assert (refused["type"], refused["code"]) == ("refused", "guided")
                assert refused["reason"]
                tried += 1
        action = guide["wanted"][0] if guide["wanted"] else question["default"]
        done = learner.command("play", seat=seat, version=table["version"], action=action)
        assert done["type"] == "done", done
        learner.reach(done["version"])
    return heard, tried


@pytest.mark.slow
@pytest.mark.parametrize("game", list(SHELF))
def test_every_guided_race_is_followed_to_its_end(tmp_path: Path, game: str):
    with served(tmp_path) as house:
        created = begin(house, game)
        (key,) = created["keys"]
        with house.visit(created["game"], [key], language="pl") as learner:
            learner.until_table(lambda table: table["info"]["status"] == "running")
            heard, tried = follow(learner, key["seat"])
        assert tried > 0
        assert len(heard) >= 0.6 * len(guide_of(title(game)).steps)
        info = house.get(f"/api/games/{created['game']}")
        assert (info["status"], info["begun"]) == ("over", "guided")
        proof = house.get(f"/api/games/{created['game']}/proof")
        assert not proof["verified"]
        assert "guided" in proof["sentence"]
        record = house.ask("GET", f"/api/games/{created['game']}/record").body.decode()
        assert "begun: guided" in record


def test_a_guided_race_is_left_and_taken_up_after_a_restart(tmp_path: Path):
    with served(tmp_path) as house:
        created = begin(house, "moto-grand-prix")
        (key,) = created["keys"]
        with house.visit(created["game"], [key]) as learner:
            table = learner.until_table(lambda table: table["guide"] is not None and table["guide"]["text"])
            assert table["guide"]["number"] == 1
            wanted = table["guide"]["wanted"][0]
            learner.command("play", seat=key["seat"], version=table["version"], action=wanted)
            learner.until_table(lambda table: table["guide"]["number"] == 2 and table["guide"]["text"])
    with served(tmp_path) as house, house.visit(created["game"], [key]) as learner:
        table = learner.until_table(lambda table: table["guide"] is not None and table["guide"]["text"])
        assert (table["guide"]["number"], table["guide"]["steps"]) == (2, 10)


def test_the_guide_speaks_to_its_learner_alone_and_no_other_race_has_one(tmp_path: Path):
    with served(tmp_path) as house:
        created = begin(house, "moto-grand-prix")
        watched = house.get(f"/api/games/{created['game']}")
        assert not watched["spectators"]
        plain = house.new_game("me", "bot")
        with house.visit(plain["game"], plain["keys"]) as player:
            assert player.until_table(lambda table: table["questions"])["guide"] is None
