"""80 columns and 24 lines: the picture is in sight when the prompt comes, and nothing scrolls by unread."""

import re
from collections.abc import Callable

import pytest

from tests.cli.terminal import PAUSE, Terminal

pytestmark = pytest.mark.slow

Open = Callable[..., Terminal]
LINES = 24
ANSWERS = 14
"""So many answers take a seat through at least one whole turn of each game."""
GAMES = {
    "quick-grand-prix": ("Red>", r"(Monaco|Silverstone) · race \d of \d"),
    "grand-prix": ("Vermilion>", r"Costa Dorada Ring · lap \d of \d"),
    "moto-grand-prix": ("Blue 1>", r"Fabulous Driving Park · .* · lap \d of \d"),
    "great-race": ("France>", r"Africa · Colomb-Béchar to Cape Town · round \d"),
    "formula-1-tgp": ("Red>", r"Barcelona · race 1 of \d"),
}
"""The prompt, and the head line of the picture."""


def sit_down(screen: Terminal, prompt: str) -> str:
    welcome = screen.until("Press Enter to start.")
    assert len(welcome.splitlines()) <= LINES
    screen.type("")
    return screen.until(prompt)


def play_as_advised(screen: Terminal, prompt: str) -> str:
    """Ask for a hint and follow it; what is shown from there to the next question."""
    screen.type("hint")
    advice = " ".join(screen.until(prompt).split())
    found = re.search(r"A bot would play (.+?): ", advice)
    assert found is not None, advice
    screen.type(found[1])
    return screen.until(prompt)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_is_in_sight_at_every_prompt(terminal: Open, game: str):
    prompt, head = GAMES[game]
    screen = terminal(f"play {game} --seed 1 --players Ann,bot:medium,bot:medium,bot:medium", 80, LINES)
    shown = sit_down(screen, prompt)
    for _ in range(ANSWERS):
        in_sight = shown.splitlines()[1 - LINES :]  # and the prompt is the last line
        assert re.search(head, "\n".join(in_sight)), shown
        assert max(len(line) for line in in_sight) <= 80
        shown = play_as_advised(screen, prompt)


@pytest.mark.parametrize("typed", ["board", "log 100", "view", "? GP-9.1"])
def test_what_is_longer_than_the_screen_comes_page_by_page(terminal: Open, typed: str):
    screen = terminal("play grand-prix --seed 1 --players Ann,bot:medium,bot:medium,bot:medium", 80, LINES)
    sit_down(screen, "Vermilion>")
    for _ in range(3):
        play_as_advised(screen, "Vermilion>")
    screen.type(typed)
    pages = [screen.until(PAUSE, "Vermilion>")]
    while screen.found == PAUSE:
        screen.type("")
        pages.append(screen.until(PAUSE, "Vermilion>"))
    assert all(len(page.splitlines()) <= LINES for page in pages)
    assert typed.startswith("?") or len(pages) > 1


def test_a_group_that_is_opened_has_the_picture_above_it(terminal: Open):
    screen = terminal("play great-race --seed 1 --players Ann,bot:medium", 80, LINES)
    sit_down(screen, "France>")
    play_as_advised(screen, "France>")
    screen.type("1")
    shown = screen.until("France>")
    assert "Type back to see all options again." in shown
    assert "Africa · Colomb-Béchar" in "\n".join(shown.splitlines()[1 - LINES :])


def test_a_high_screen_shows_all_of_the_picture(terminal: Open):
    screen = terminal("play great-race --seed 1 --players Ann,bot:medium,bot:medium,bot:medium", 80, 60)
    shown = sit_down(screen, "France>")
    assert "type board" not in shown
    assert "pile " in shown
