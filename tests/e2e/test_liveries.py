"""Twelve teams must be told apart by people who do not see every colour, or none."""

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect

from tests.e2e.picture import difference, pixels
from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.slow

CELL = (90, 50)
COLUMNS = 8
PARK = """
for (const animation of document.getAnimations()) animation.cancel();
[...document.querySelectorAll(".stage > .car")].forEach((car, index) => {
  car.style.width = "72px";
  car.style.left = `${90 * (index % 8)}px`;
  car.style.top = `${50 * Math.floor(index / 8)}px`;
});
document.querySelector(".stage > svg").remove();
"""

Picture = list[bytearray]


def cell(rows: Picture, number: int) -> Picture:
    """The part of the picture that shows one car."""
    width, height = CELL
    channels = len(rows[0]) // (COLUMNS * width)
    left, top = (number % COLUMNS) * width * channels, (number // COLUMNS) * height
    return [row[left : left + width * channels] for row in rows[top : top + height]]


ENOUGH = 4.0
"""Mean difference of two cells, background included. The same car twice makes 0; green and blue with two diagonal
patterns made 3.2 without colour, and were hard to tell apart."""


SIGHTS = ("none", "achromatopsia", "deuteranopia", "protanopia", "tritanopia")


def test_every_two_teams_look_different_to_everybody(visit: Callable[..., Visitor]):
    anna = visit()
    anna.go("/dev/cars")
    anna.page.locator(".stage > .car").last.wait_for()
    anna.page.evaluate(PARK)
    corner = anna.page.locator(".stage").bounding_box()
    assert corner is not None
    clip = FloatRect(x=corner["x"], y=corner["y"], width=CELL[0] * COLUMNS, height=CELL[1] * 3)
    browser = anna.context.new_cdp_session(anna.page)
    closest: dict[str, float] = {}
    for sight in SIGHTS:
        browser.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        rows = pixels(anna.page.screenshot(clip=clip))
        first_cars = [cell(rows, number) for number in range(0, 24, 2)]
        closest[sight] = min(difference(one, other) for one, other in combinations(first_cars, 2))
    assert {sight: found for sight, found in closest.items() if found <= ENOUGH} == {}
    assert len(set(closest.values())) == len(SIGHTS), "each sight shows another picture"
