"""Real terminal sessions: somebody types at a pseudo-terminal."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from paddock.cli.lookup import open_record
from tests.cli.terminal import Terminal

pytestmark = pytest.mark.slow

Open = Callable[..., Terminal]
MONACO = "play quick-grand-prix(calendar=monaco) --seed 1 --players Ann,bot:random"
CLEAR = "\x1b[2J\x1b[3J"


def kept(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def sit_down(terminal: Terminal) -> str:
    """Past the welcome, to the first question; what the screen shows then."""
    terminal.until("Press Enter to start.")
    terminal.type("")
    return terminal.until("Red>")


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_a_whole_game_by_typing_numbers(terminal: Open, own_games: Path, columns: int, lines: int):
    screen = terminal(MONACO, columns, lines)
    sit_down(screen)
    for _ in range(100):
        screen.type("1")
        screen.until("Red>", "Prove its dice with:")
        if screen.found != "Red>":
            break
    screen.end()
    assert screen.exit_code == 0
    record = open_record(str(kept(own_games)))
    assert record.result
    assert sum(line.text.startswith("drive") and line.seat == 0 for line in record.lines) == 6


def test_no_line_is_wider_than_the_terminal(terminal: Open):
    screen = terminal(MONACO, 80, 24)
    shown = sit_down(screen)
    screen.type("?")
    shown += screen.until("Red>")
    screen.type("1")
    shown += screen.until("Red>")
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_long_menu_is_grouped_on_a_small_screen(terminal: Open, own_games: Path):
    screen = terminal(MONACO, 80, 24)
    sit_down(screen)
    screen.type("keep")
    shown = screen.until("Red>")
    assert "Take … 6 options" in " ".join(shown.split())
    screen.type("1")
    shown = screen.until("Red>")
    assert "Take S6 (3/5): die 4, qualifying place 7" in shown
    assert "Type back to see all options again." in shown
    screen.type("back")
    assert "Take … 6 options" in " ".join(screen.until("Red>").split())
    screen.type("1")
    screen.until("Red>")
    screen.type("2")
    screen.until("Red takes S1 (1/4).")


def test_save_quit_and_resume(terminal: Open, own_games: Path, tmp_path: Path):
    screen = terminal(MONACO)
    sit_down(screen)
    screen.type("keep")
    screen.until("Red>")
    screen.type(f"save {tmp_path / 'copy'}")
    screen.until("A copy of the game is in")
    screen.until("Red>")
    screen.type("quit")
    goodbye = screen.end()
    assert screen.exit_code == 0
    assert str(kept(own_games)) in goodbye
    assert f"paddock play --resume {kept(own_games).stem}" in goodbye
    assert (tmp_path / "copy").read_text() == kept(own_games).read_text()

    again = terminal(f"play --resume {kept(own_games).stem}")
    shown = again.until("Red>")
    assert "Welcome back" in shown
    assert "Take a second card from the middle beside S7" in " ".join(shown.split())
    again.type("take S8")
    again.until("Red takes S8 (4/5).")


def test_undo(terminal: Open):
    screen = terminal(MONACO)
    sit_down(screen)
    screen.type("keep")
    screen.until("Red>")
    screen.type("undo")
    shown = screen.until("Red>")
    assert "Red takes the last answer back." in shown
    assert "Keep it, discard it for another" in " ".join(shown.split())
    screen.type("discard")
    screen.until("Red discards S7 (1/6).")


def test_why_and_rules(terminal: Open):
    screen = terminal(MONACO)
    sit_down(screen)
    screen.type("why swap S2")
    assert "The rule is QGP-12: type ? QGP-12 to read it." in screen.until("Red>")
    screen.type("? QGP-12")
    assert "QGP-12" in screen.until("Red>")


def test_tab_completes_an_action(terminal: Open):
    screen = terminal(MONACO)
    sit_down(screen)
    screen.press("disc\t\n")
    screen.until("Red discards S7 (1/6).")


def test_control_c_ends_quietly_and_the_game_is_kept(terminal: Open, own_games: Path):
    screen = terminal(MONACO)
    sit_down(screen)
    screen.type("keep")
    screen.until("Red>")
    screen.press("\x03")
    shown = screen.end()
    assert shown.strip() in ("", "^C")
    assert screen.exit_code == 130
    assert [line.text for line in open_record(str(kept(own_games))).lines if line.seat == 0] == ["keep"]


def test_control_d_is_a_polite_goodbye(terminal: Open, own_games: Path):
    screen = terminal(MONACO)
    sit_down(screen)
    screen.press("\x04")
    assert "The game is kept in" in screen.end()
    assert screen.exit_code == 0


# ── Several people at one keyboard ──

HOTSEAT = "play quick-grand-prix(calendar=monaco) --seed 1 --hotseat --players Ann,Bob"


def test_a_curtain_hides_each_seats_cards_from_the_other(terminal: Open):
    """With seed 1 Green is dealt to first: S4, then Red: S7."""
    screen = terminal(HOTSEAT)
    screen.until("Press Enter to start.")
    screen.type("")
    assert "S4" not in screen.until("Pass the keyboard to Green (Bob), then press Enter.")
    screen.type("")
    greens = screen.until("Green>")
    assert "Dealt: S4 (3/4)." in greens
    assert "S7" not in greens
    screen.type("keep")
    assert CLEAR in screen.raw_until("Pass the keyboard to Red (Ann), then press Enter."), "the screen is wiped"
    screen.type("")
    reds = screen.until("Red>")
    assert "Dealt: S7 (1/6)." in reds
    assert "S4" not in reds
    assert "Green keeps the card." in reds


def test_what_the_last_one_typed_cannot_be_called_back(terminal: Open):
    screen = terminal(HOTSEAT)
    screen.until("Press Enter to start.")
    screen.type("")
    screen.until("then press Enter.")
    screen.type("")
    screen.until("Green>")
    screen.type("why swap S9")
    screen.until("Green>")
    screen.type("keep")
    screen.until("then press Enter.")
    screen.type("")
    screen.until("Red>")
    screen.press("\x1b[A\x1b[A\n")  # the up arrow twice
    assert "S9" not in screen.until("Red>")


def test_sealed_speeds_are_typed_behind_a_curtain_and_revealed_to_all(terminal: Open):
    screen = terminal(HOTSEAT, 100, 50)
    screen.until("Press Enter to start.")
    screen.type("")
    for answer in ("keep", "keep", "1", "1", "1", "1", "drive pit pit"):
        screen.until("then press Enter.", "Red>", "Green>")
        if screen.found == "then press Enter.":
            screen.type("")
            screen.until("Red>", "Green>")
        who = screen.found
        screen.type(answer)
    assert who == "Red>"
    assert CLEAR in screen.raw_until("Pass the keyboard to Green (Bob), then press Enter.")
    screen.type("")
    shown = screen.until("Green>")
    assert "pits" not in shown, "Red's answer is still sealed"
    assert "has answered" in shown
    screen.type("drive pit pit")
    shown = screen.until("Press Enter to go on.")
    assert "Red A turns into the pits" in shown
    assert "Green A turns into the pits" in shown


def test_people_at_one_keyboard_must_agree_to_go_far_back(terminal: Open):
    screen = terminal(HOTSEAT)
    screen.until("Press Enter to start.")
    screen.type("")
    screen.until("then press Enter.")
    screen.type("")
    screen.until("Green>")
    screen.type("discard")
    screen.until("then press Enter.")
    screen.type("")
    screen.until("Red>")
    screen.type("keep")
    screen.until("then press Enter.")
    screen.type("")
    screen.until("Green>")
    screen.type("undo")
    screen.until("If all agree to go back, type yes:")
    screen.type("no")
    screen.until("Green>")
    screen.type("undo")
    screen.until("type yes:")
    screen.type("yes")
    screen.until("then press Enter.")
    screen.type("")
    assert "Red takes the last answer back." not in screen.until("Red>"), "it stands on the other side of the curtain"


# ── Terminals of all kinds ──


def test_colours_at_a_terminal(terminal: Open):
    screen = terminal(MONACO)
    assert re.search(r"\x1b\[[0-9;]*31m", screen.raw_until("Press Enter to start.")), "Red is red"


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_they_are_not_wanted(terminal: Open, environment: dict[str, str]):
    screen = terminal(MONACO, **environment)
    shown = screen.raw_until("Press Enter to start.")
    screen.type("")
    shown += screen.raw_until("Red>")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", shown)


def test_a_dumb_terminal_gets_no_escapes_at_all(terminal: Open):
    screen = terminal(HOTSEAT, TERM="dumb")
    shown = screen.raw_until("Press Enter to start.")
    screen.type("")
    shown += screen.raw_until("then press Enter.")
    screen.type("")
    shown += screen.raw_until("Green>")
    assert "\x1b" not in shown


def test_the_progress_of_a_simulation_is_shown_and_goes_away(terminal: Open):
    screen = terminal("simulate quick-grand-prix(calendar=monza) -n 40 --bots random,random --workers 1")
    shown = screen.end()
    assert screen.exit_code == 0
    assert "/40" in shown
    assert "win rate, 95 %" in shown


def test_control_c_stops_a_simulation_quietly(terminal: Open):
    screen = terminal("simulate quick-grand-prix -n 1000000 --bots random,random --workers 2")
    screen.until("0/1000000")
    screen.press("\x03")
    assert "Traceback" not in screen.end()
    assert screen.exit_code == 130


def test_a_bot_that_thinks_long_says_so(terminal: Open):
    screen = terminal("play quick-grand-prix --players Ann,bot:search:seconds=1 --seed 1")
    screen.until("Press Enter to start.")
    screen.type("")
    screen.until("Green is thinking …")
    screen.until("Red>")


def test_replay_at_a_terminal_waits_for_enter(terminal: Open):
    first = terminal("play quick-grand-prix(calendar=monaco) --players bot:random,bot:random --seed 1")
    first.end()
    screen = terminal("replay last")
    screen.until("[4 of ")
    screen.until("Enter goes on]")
    screen.type("")
    screen.until("Enter goes on]")
    screen.type("q")
    screen.end()
    assert screen.exit_code == 0


def test_the_rules_go_through_the_pager(terminal: Open):
    screen = terminal("rules quick-grand-prix", PAGER="head -n 3")
    shown = screen.end()
    assert "Quick Grand Prix" in shown
    assert "QGP-44" not in shown
