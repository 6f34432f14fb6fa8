"""Games whose rules or words do not work: each is paused with a reason, and nobody else notices."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.core.decision import DecisionKind
from paddock.games import title
from tests.server.serving import Served, Visitor, served

PATIENCE = 0.7


def kind_called(name: str) -> DecisionKind[Any]:
    return next(kind for kind in title("quick-grand-prix").game().rules.kinds if kind.name == name)


def paused(visitor: Visitor) -> dict[str, Any]:
    """What the table is told when its game is paused."""
    return visitor.until_table(lambda table: table["info"]["status"] == "pinned")


def loop_for_ever(*_: Any) -> Any:
    while True:
        pass


def raise_an_error(*_: Any) -> Any:
    raise ZeroDivisionError


def asked_first(house: Served, **more: Any) -> tuple[dict[str, Any], Visitor, DecisionKind[Any]]:
    """A game, somebody at both its seats, and the kind of its first question."""
    new = house.new_game("me", "hotseat", **more)
    ann = house.visit(new["game"], new["keys"])
    return new, ann, kind_called(ann.until_table()["waiting"]["kind"])


@pytest.mark.parametrize("failing", [loop_for_ever, raise_an_error])
def test_a_default_that_fails_pauses_the_game_and_stops_its_clock(
    failing: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with served(tmp_path, rule_patience=PATIENCE) as house:
        new, ann, kind = asked_first(house, clock={"kind": "move", "seconds": 5})
        other = house.new_game("me", "hotseat")
        with ann, house.visit(other["game"], other["keys"]) as bob:
            bob.until_table()
            monkeypatch.setattr(kind, "default", failing)
            room = house.house.rooms[new["game"]]

            def ring() -> None:
                room.clock._left.update({0: 0.0, 1: 0.0})
                house.house._ring(new["game"])

            house.in_loop(ring)
            for _ in range(20):  # the neighbours do not notice
                assert bob.command("ping")["type"] == "pong"
            told = paused(ann)
            assert "paused" in told["info"]["trouble"]
            assert ann.play("keep")["code"] == "not-allowed"
            assert new["game"] not in house.house.alarms.clocks
    monkeypatch.undo()
    with served(tmp_path) as house:  # after a restart it is paused still, and no clock rings
        assert house.get(f"/api/games/{new['game']}")["status"] == "pinned"
        assert new["game"] not in house.house.alarms.clocks
        house.post(f"/api/games/{new['game']}/resume", new["keys"][0])
        assert house.get(f"/api/games/{new['game']}")["status"] == "running"
        with house.visit(new["game"], new["keys"]) as ann:
            question = ann.question(ann.until_table()["waiting"]["seats"][0])
            reply = ann.play(question["options"][0]["action"], question["seat"])
            # No time was left: the clock's default may have come first.
            assert reply["type"] == "done" or reply["code"] == "stale"


def test_an_answer_that_never_ends_pauses_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(tmp_path, rule_patience=PATIENCE) as house:
        _, ann, kind = asked_first(house)
        with ann:
            question = ann.question(ann.table["waiting"]["seats"][0])
            monkeypatch.setattr(kind, "apply", loop_for_ever)
            reply = ann.play(question["options"][0]["action"], question["seat"])
            assert reply["code"] == "not-allowed"
            assert "paused" in paused(ann)["info"]["trouble"]


def test_an_answer_that_fails_is_refused_and_another_can_be_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(tmp_path) as house:
        _, ann, kind = asked_first(house)
        with ann:
            question = ann.question(ann.table["waiting"]["seats"][0])
            with monkeypatch.context() as broken:
                broken.setattr(kind, "apply", raise_an_error)
                assert ann.play(question["options"][0]["action"], question["seat"])["code"] == "failed"
            assert ann.play(question["options"][0]["action"], question["seat"])["type"] == "done"


@pytest.mark.parametrize("failing", [loop_for_ever, raise_an_error])
def test_a_game_that_cannot_be_shown_is_paused(
    failing: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with served(tmp_path, rule_patience=PATIENCE) as house:
        new, ann, _ = asked_first(house)
        with ann:
            monkeypatch.setattr(title("quick-grand-prix").browser, "tower", failing)
            with house.visit(new["game"], new["keys"][:1]) as late:
                assert "paused" in paused(late)["info"]["trouble"]
            paused(ann)


def test_a_rule_is_watched_also_when_who_asked_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(tmp_path, rule_patience=PATIENCE) as house:
        games = [house.new_game("me", "hotseat") for _ in range(6)]
        monkeypatch.setattr(title("quick-grand-prix").browser, "tower", loop_for_ever)
        for new in games:
            house.visit(new["game"], new["keys"]).close()
        for _ in range(100):
            if all(house.house.rooms[new["game"]].trouble for new in games):
                break
            time.sleep(0.2)
        monkeypatch.undo()
        new = house.new_game("me", "hotseat")
        with house.visit(new["game"], new["keys"]) as ann:
            assert ann.until_table()["info"]["status"] == "running", "there are threads left for others"


def test_a_bot_whose_answers_all_fail_pauses_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with served(tmp_path, bot_delay=1.0) as house:
        new = house.new_game("me", "bot")
        with house.visit(new["game"], new["keys"]) as ann:
            while ann.until_table()["waiting"]["seats"] == [0]:
                ann.reach(ann.play(ann.question(0)["options"][0]["action"])["version"])
            for kind in title("quick-grand-prix").game().rules.kinds:
                monkeypatch.setattr(kind, "apply", raise_an_error)
            for _ in range(50):
                if ann.table["info"]["status"] == "pinned":
                    break
                ann.until("table")
            assert "bots" in ann.table["info"]["trouble"]


def test_a_pinned_game_whose_time_is_up_does_not_keep_the_house_busy(tmp_path: Path):
    with served(tmp_path) as house:
        new, ann, _ = asked_first(house, clock={"kind": "move", "seconds": 5})
        ann.close()
        room = house.house.rooms[new["game"]]

        def pin() -> None:
            room.trouble = "another rulebook"
            room.clock._left.update({0: 0.0, 1: 0.0})
            house.house.alarms.set(new["game"], room.clock)

        house.in_loop(pin)
        time.sleep(0.5)
        rings: list[str] = []
        house.house.alarms._ring = rings.append
        time.sleep(0.3)
        assert not rings
        assert new["game"] not in house.house.alarms.clocks
