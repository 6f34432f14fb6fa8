"""The board has the window: enough of it is seen at every decision, and nothing jumps while one chooses."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.walking import GAMES, walk
from tests.server.serving import Served

pytestmark = pytest.mark.slow

DECISIONS = 4
"""So many of each game; `make table` walks through whole ones."""


@pytest.mark.parametrize("title", GAMES)
def test_the_board_has_room_and_nothing_jumps(browser: Browser, house: Served, title: str):
    assert walk(browser, house, title, DECISIONS).misses() == []
