"""Menus: options as numbered lines that fit the screen."""

import pytest

from paddock.cli.terminal.menu import Menu, MenuOption


def offers(*texts: str) -> list[MenuOption]:
    return [MenuOption(code, text, text.capitalize()) for code, text in enumerate(texts)]


DRIVES = offers("pass", *(f"drive {a} {b}" for a in ("S1", "S10", "pit") for b in ("S2", "S3", "pit")))


def shown(menu: Menu) -> list[str]:
    return [entry.text for entry in menu.entries]


def test_what_fits_is_listed_as_it_is():
    assert shown(Menu(offers("keep", "swap S1"), room=2)) == ["keep", "swap S1"]


def test_without_a_screen_everything_is_listed():
    assert len(Menu(DRIVES, room=0).entries) == 10


def test_too_many_options_are_grouped_by_how_they_begin():
    menu = Menu(DRIVES, room=9)
    assert shown(menu) == ["pass", "drive"]
    assert menu.entry(1).offer.text == "pass"  # type: ignore[union-attr]
    assert menu.entry(2).offer is None  # type: ignore[union-attr]


def test_an_opened_group_is_grouped_again_if_it_is_still_too_long():
    assert shown(Menu(DRIVES, room=5, begun="drive ")) == ["drive S1", "drive S10", "drive pit"]


def test_an_opened_group_holds_only_what_begins_with_its_whole_words():
    assert shown(Menu(DRIVES, room=5, begun="drive S1 ")) == ["drive S1 S2", "drive S1 S3", "drive S1 pit"]


def test_where_whole_words_leave_too_many_lines_half_a_word_is_enough():
    rides = offers(*(f"ride {rows}-{lane} {pay}" for rows in (9, 8, 7) for lane in ("left", "right") for pay in "ab"))
    menu = Menu(rides, room=5)
    assert shown(menu) == ["ride 9-", "ride 8-", "ride 7-"]
    assert shown(Menu(rides, room=6)) == [
        f"ride {place}" for place in ["9-left", "9-right", "8-left", "8-right", "7-left", "7-right"]
    ]
    first = menu.entries[0]
    assert (first.opens, first.label) == ("ride 9-", "Ride 9")
    assert len(Menu(rides, room=5, begun=first.opens).entries) == 4


def test_what_a_person_types_may_end_within_a_word():
    assert len(Menu(DRIVES, begun="drive s1").entries) == 6


def test_what_cannot_be_grouped_comes_in_pages():
    menu = Menu(offers(*"abcdefg"), room=3)
    assert (shown(menu), menu.pages) == (["a", "b", "c"], 3)
    assert shown(Menu(offers(*"abcdefg"), room=3, page=2)) == ["g"]
    assert shown(Menu(offers(*"abcdefg"), room=3, page=3)) == ["a", "b", "c"], "after the last page comes the first"


def test_numbers_count_over_all_pages():
    menu = Menu(offers(*"abcdefg"), room=3, page=1)
    assert menu.first == 3
    assert menu.entry(7).text == "g"  # type: ignore[union-attr]


@pytest.mark.parametrize("number", [0, -1, 8])
def test_a_number_that_is_not_there_means_nothing(number: int):
    assert Menu(offers(*"abcdefg"), room=3).entry(number) is None
