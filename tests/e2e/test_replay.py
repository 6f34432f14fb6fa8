"""Replays in a real browser: the camera follows the race, moments are found, and the end says who won."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import paddock
from paddock.core.table import Table
from tests.e2e.visitor import Visitor
from tests.server.serving import Served, play_any

pytestmark = pytest.mark.slow

Visit = Callable[..., Visitor]


def recorded(folder: Path, title: str, **options: Any) -> tuple[Path, Table]:
    """A race run by default answers, as the file of its record."""
    race = paddock.start(title, seed=5, **options)
    while not race.over:
        for seat in race.asked():
            race.play(race.default(seat), seat)
    file = folder / "record.txt"
    file.write_text(str(race.record))
    return file, race


def test_a_replay_follows_the_race_and_says_who_won(visit: Visit, tmp_path: Path):
    anna = visit()
    page = anna.page
    file, race = recorded(tmp_path, "moto-grand-prix", seats=3, laps=1)
    anna.go("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/record")
    picture = page.locator(".view > svg")

    def middle() -> float:
        x, _, width, _ = map(float, (picture.get_attribute("viewBox") or "").split())
        return x + width / 2

    bar = page.get_by_role("region", name="Replay")
    bar.get_by_label("Chapter").select_option(label="The start")
    expect(page.get_by_role("button", name="Follow mine")).to_have_attribute("aria-pressed", "true")
    seen = set()
    for _ in range(24):
        seen.add(round(middle()))
        bar.get_by_role("button", name="One step on").click()
    assert len(seen) > 3, f"the camera went along: {seen}"

    flag = bar.get_by_label("Chapter").locator("option").filter(has_text=re.compile("^· ")).last
    bar.get_by_label("Chapter").select_option(value=flag.get_attribute("value"))
    bar.get_by_label("Speed").select_option(label="4×")
    bar.get_by_role("button", name="To the end").click()
    winner = race.game.seat_name(race.state.places().index(1))
    expect(page.locator(".caption")).to_have_text(f"{winner} won")
    expect(page.locator(".ended li")).to_have_count(3)
    expect(page.locator(".ended li").first).to_contain_text(winner)
    anna.shoot("end", whole=True)
    assert anna.barriers("replay") == []


def test_another_language_keeps_the_place_in_a_replay(visit: Visit, tmp_path: Path, house: Served):
    anna = visit()
    page = anna.page
    created = house.new_game("me", "hotseat")
    with house.visit(created["game"], created["keys"]) as player:
        play_any(player, [0, 1])
    anna.go(f"/replay/{created['game']}")
    page.get_by_label("Chapter").select_option(label="Section 3")
    place = page.get_by_role("slider", name="Replay").input_value()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Polski").click()
    expect(page.get_by_label("Rozdział").locator("option:checked")).to_have_text("Sektor 3")
    assert page.get_by_role("slider", name="Powtórka").input_value() == place
