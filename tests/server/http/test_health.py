"""What whoever runs the house can see: whether it is open, whether it takes people in, and what it counts."""

import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from paddock.server.running import PortTaken, listen
from paddock.store.interface import DoesNotFit, NotSaved
from tests.server.serving import Served, served


def counted(house: Served, **headers: str) -> dict[str, float]:
    """What the house counts, as Prometheus reads it: the value of each sample by its name and labels."""
    answered = house.ask("GET", "/metrics", **headers)
    assert answered.status == 200, answered.body
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answered.body.decode())
        for sample in family.samples
    }


def test_an_open_house_is_open_and_ready(house: Served):
    assert house.get("/health") == {"status": "open"}
    assert house.get("/ready") == {"status": "ready"}


def test_moves_tables_and_refusals_are_counted(house: Served):
    before = counted(house)
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as anna:
        seat = anna.until_table(lambda table: table["waiting"])["waiting"]["seats"][0]
        assert anna.play(anna.question(seat)["options"][0]["action"], seat)["type"] == "done"
        assert anna.play("fly", version=99)["type"] == "refused"
        now = counted(house)
        assert now["paddock_moves_total human"] == before.get("paddock_moves_total human", 0) + 1
        assert now["paddock_move_seconds_count"] == before["paddock_move_seconds_count"] + 1
        assert sum(n for name, n in now.items() if name.startswith("paddock_refused_total")) >= 1
        assert now["paddock_guests"] >= 1
        assert now["paddock_tables"] >= 1
        assert now["paddock_changes_total"] > before["paddock_changes_total"]
        assert now["paddock_requests_total 201"] >= 1


def test_a_stranger_does_not_see_what_the_house_counts(house: Served):
    """A proxy on the machine has the machine's address, but calls the house by another name."""
    assert house.ask("GET", "/metrics", host="192.168.1.7").status == 403


def test_with_a_key_only_the_key_counts(tmp_path: Path):
    with served(tmp_path, admin_key="a long secret") as house:
        assert house.ask("GET", "/metrics").status == 403
        assert house.ask("GET", "/metrics", authorization="Bearer a long secret!").status == 403
        assert "paddock_tables" in counted(house, authorization="Bearer a long secret")


def test_a_house_that_cannot_save_is_not_ready_until_it_can(house: Served):
    def say(error: Exception | None) -> None:
        def tell() -> None:
            saved = house.loop.create_future()
            if error is not None:
                saved.set_exception(error)
            else:
                saved.set_result(None)
            house.house._look_whether_saved(saved)

        house.in_loop(tell)

    say(DoesNotFit("another version"))
    assert house.ask("GET", "/ready").status == 200, "a change that does not fit says nothing about the disk"
    say(NotSaved("the disk is full"))
    answered = house.ask("GET", "/ready")
    assert answered.status == 503
    assert answered.json["reason"] == "The store cannot write."
    say(None)
    assert house.ask("GET", "/ready").status == 200


def test_head_is_get_without_the_body(house: Served):
    for path in ("/", "/health", "/api/games"):
        told, whole = house.ask("HEAD", path), house.ask("GET", path)
        assert (told.status, told.body) == (whole.status, b"") == (200, b"")
        assert told.headers["content-type"] == whole.headers["content-type"]
    assert house.ask("HEAD", "/nowhere").status == 404


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path):
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "paddock", "serve", "--port", str(port), "--data", str(tmp_path)]
        ended = subprocess.run([*command, "--no-browser"], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert " ".join(ended.stderr.split()).endswith(
        f"port {port} is in use already; choose another one, such as --port {port + 1}"
    )


def test_an_address_that_is_not_ours_is_told_too():
    with pytest.raises(PortTaken, match=r"nobody can listen on 192\.0\.2\.1"):
        listen("192.0.2.1", 0)
