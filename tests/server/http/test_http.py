"""The HTTP interface for programs: documented, typed, and enough to play a race."""

import importlib.util
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from paddock.core.kept import check_kept, read_kept
from paddock.core.record import read_record
from paddock.core.verify import verify
from paddock.games import title
from tests.server.serving import Served, play_any

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "http_bot.py"


def bearer(key: dict[str, Any]) -> str:
    return f"Bearer {key['secret']}"


def example(name: str = "http_bot") -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLE.with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_joins_by_http_and_plays_a_race(house: Served):
    game = house.new_game("me", "friend")
    results: list[Any] = []
    link = f"http://127.0.0.1:{house.port}/game/{game['game']}"
    bot = threading.Thread(target=lambda: results.append(example().play(link)), daemon=True)
    bot.start()
    with house.visit(game["game"], game["keys"]) as ann:
        ann.until_table(lambda table: table["info"]["status"] == "running")
        play_any(ann, [0])
    bot.join(timeout=30)
    assert results[0]["info"]["result"] == ann.table["info"]["result"]


def test_the_sealing_example_keeps_what_proves_its_dice(house: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(EXAMPLE.parent)
    game = house.new_game("me", "friend")
    link = f"http://127.0.0.1:{house.port}/game/{game['game']}"
    play = example("sealing_bot").play
    bot = threading.Thread(target=lambda: play(link, folder=tmp_path), daemon=True)
    bot.start()
    with house.visit(game["game"], game["keys"]) as ann:
        ann.until_table(lambda table: table["info"]["status"] == "running")
        play_any(ann, [0])
    bot.join(timeout=30)
    text = house.ask("GET", f"/api/games/{game['game']}/record").body.decode()
    record = read_record(title("quick-grand-prix").game(2, calendar=["monaco"]), text)
    assert verify(record).sealed == [1]
    kept = read_kept((tmp_path / f"{game['game']}.kept.json").read_text())
    assert check_kept(record, kept) == [1]
    assert kept.counted == kept.opened == [1]


def test_the_example_fits_on_a_page():
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 46
    code = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 40


def test_a_move_by_http_is_idempotent_and_refusals_have_reasons(house: Served):
    game = house.new_game("me", "bot")
    key = game["keys"][0]
    path = f"/api/games/{game['game']}"
    table = house.get(f"{path}/table?seat=0", authorization=bearer(key))
    while not (table["waiting"] and 0 in table["waiting"]["seats"]):
        table = house.get(f"{path}/table?seat=0&wait_version={table['version']}", authorization=bearer(key))
    move = {"id": "m1", "seat": 0, "version": table["version"], "action": table["questions"][0]["options"][0]["action"]}
    done = house.post(f"{path}/play", move, authorization=bearer(key))
    assert done["type"] == "done"
    assert house.post(f"{path}/play", move, authorization=bearer(key)) == done
    stale = house.ask("POST", f"{path}/play", move | {"id": "m2"}, authorization=bearer(key))
    assert stale.status == 409
    assert stale.json["code"] == "stale"
    assert house.ask("POST", f"{path}/play", move).status == 401
    assert house.ask("POST", f"{path}/play", move, authorization="Bearer guess").status == 403
    assert house.ask("POST", f"{path}/play", move | {"seat": 1}, authorization=bearer(key)).status == 403


def test_a_long_poll_answers_when_something_has_changed_or_time_is_over(house: Served):
    game = house.new_game("me", "hotseat")
    path = f"/api/games/{game['game']}/table"
    table = house.get(path)
    same = house.get(f"{path}?wait_version={table['version']}&timeout=0.2")
    assert same["version"] == table["version"]
    answers: list[Any] = []
    waiting = threading.Thread(
        target=lambda: answers.append(house.get(f"{path}?wait_version={table['version']}&timeout=20"))
    )
    waiting.start()
    with house.visit(game["game"], game["keys"]) as both:
        both.until_table()
        both.play("keep", both.table["waiting"]["seats"][0])
    waiting.join(timeout=10)
    assert answers[0]["version"] > table["version"]


def test_the_interface_is_documented_by_itself(house: Served):
    document = house.get("/api/schema")
    assert document["openapi"].startswith("3.")
    assert {"/api/games", "/api/games/{game}/play", "/api/games/{game}/table"} <= set(document["paths"])
    assert "NewGame" in document["components"]["schemas"]
    messages = house.get("/api/schema/messages")["$defs"]
    assert {"Hello", "Play", "Table", "Refused"} <= set(messages)


def test_rules_are_readable_by_section(house: Served):
    reference = house.get("/api/rules/quick-grand-prix")
    by_id = {section["id"]: section for section in reference["sections"]}
    assert by_id["QGP-31"]["text"]
    assert house.ask("GET", "/api/rules/ludo").status == 404


@pytest.mark.parametrize(
    "body", [b"{", b"[]", b"null", b'{"title": NaN}', b"[" * 100_000, b"\xff\xfe", b'{"a": ' * 5000]
)
def test_a_broken_body_is_a_400_with_a_reason(house: Served, body: bytes):
    answered = house.ask("POST", "/api/games", body)
    assert answered.status == 400
    assert answered.json["reason"]
    assert "Traceback" not in answered.body.decode()


def test_nesting_in_a_free_field_is_refused(house: Served):
    body = b'{"title": "quick-grand-prix", "seats": [], "options": {"laps": ' + b"[" * 50_000 + b"]" * 50_000 + b"}}"
    assert house.ask("POST", "/api/games", body).status == 400


def test_a_huge_body_is_refused(house: Served):
    answered = house.ask("POST", "/api/verify", {"record": "x" * 2_000_000})
    assert answered.status == 413


def test_only_uploads_may_be_large(house: Served):
    long = "x" * 100_000
    game = house.new_game("me", "hotseat")["game"]
    for path in (f"/api/games/{game}/join", f"/api/games/{game}/play"):
        assert house.ask("POST", path, {"name": long}).status == 413, path
    for path, body in (
        ("/api/verify", {"record": long}),
        ("/api/replay", {"record": long}),
        ("/api/packs/drawn", {"title": "moto-grand-prix", "text": long}),
        ("/api/games", {"title": "quick-grand-prix", "seats": [{"kind": "me"}] * 2, "position": long}),
        ("/api/seasons", {"name": long}),
    ):
        assert house.ask("POST", path, body).status == 400, path


def test_unknown_paths_are_404_with_a_reason(house: Served):
    for path in ("/nothing", "/api/nothing", "/assets/nothing.js", "/../settings.py", "/%2e%2e/app.py"):
        answered = house.ask("GET", path)
        assert answered.status == 404
        assert answered.json["reason"]
    assert house.ask("DELETE", "/api/games").status == 405


def test_a_browser_at_a_wrong_address_gets_the_page_that_says_so(house: Served):
    answered = house.ask("GET", "/gme/abc", accept="text/html,*/*;q=0.8")
    assert answered.status == 404
    assert "text/html" in answered.headers["content-type"]
