"""What of a drawing fits on a low screen."""

from rich.text import Text

from paddock.cli.terminal.fit import fitted

DRAWING = """\
Monaco · lap 2 of 3
the track

    car   fuel
    Red      3
    Green    4
    Blue     5
  ▸ Amber    6
    White    7
    Teal     8

    weather dry"""


def shown(room: int, drawing: str = DRAWING) -> list[str]:
    lines = [Text(line) for line in drawing.splitlines()]
    return [line.plain for line in fitted(lines, room, lambda missing: Text(f"{missing} more"))]


def test_what_fits_is_shown_as_it_was_drawn():
    assert shown(12) == DRAWING.splitlines()


def test_a_panel_without_room_is_cut_to_its_first_line_and_the_lines_around_the_mark():
    assert shown(8) == [
        "Monaco · lap 2 of 3",
        "the track",
        "",
        "    car   fuel",
        "    Blue     5",
        "  ▸ Amber    6",
        "    White    7",
        "5 more",
    ]


def test_a_panel_that_would_keep_too_little_is_left_out_and_a_later_one_that_fits_is_not():
    assert shown(6) == ["Monaco · lap 2 of 3", "the track", "", "    weather dry", "8 more"]


def test_a_large_panel_leaves_room_for_the_one_after_it():
    tall = (
        "head\n\n" + "\n".join(["columns", *"abcdefghijklmn", "▸ o", *"pqrstuvwxyz"]) + "\n\ntable\n  one\n  two\n  six"
    )
    lines = shown(16, tall)
    assert len(lines) == 16
    assert lines[:3] == ["head", "", "columns"]
    assert "▸ o" in lines
    assert lines[-6:-1] == ["", "table", "  one", "  two", "  six"]


def test_the_head_line_stays_on_the_lowest_screen():
    assert shown(2) == ["Monaco · lap 2 of 3", "11 more"]
