"""What is said: prompts, labels with costs, and why something is not offered."""

from itertools import groupby

import pytest
from rich.console import Console

from paddock.cli.terminal.menu import Menu
from paddock.cli.terminal.screen import Screen
from paddock.cli.terminal.words import TerminalWords
from paddock.core.texts import Texts
from paddock.core.view import view
from tests.games.moto_grand_prix.scene import race, scene
from tests.position_kit import offers, refusal


def say(state, action: str) -> str:
    texts = Texts(state.game)
    return texts.action(state, state.asked[0], state.game.actions.parse(action).code)


def why_not(state, action: str) -> str:
    return Texts(state.game).reason(refusal(state, action))


def test_a_label_says_where_the_ride_ends_and_what_it_costs():
    state = scene(race(2), "distance: 4\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert say(state, "ride 6-right keep free") == "6 rows, to row 10 right: 2 + 4 (as rolled)"
    assert say(state, "ride 12-left flip-low engine-3") == (
        "12 rows, to row 16 left, into difficulty 1: 5 + 4 (flip the low die), 3 engine, 1 rear tire"
    )
    assert say(state, "ride 4-right flip-high front-1") == (
        "4 rows, to row 8 right: 2 + 3 (flip the high die), 1 front tire"
    )


def test_a_label_names_the_surcharge_the_test_and_the_loss_of_grip():
    corner = "distance: 14 16\nlane: left left\nqueue: blue-1\nlow: 1\nhigh: 5"
    assert say(scene(race(2, "oval-2-3"), corner), "ride 4-left keep free") == (
        "4 rows, to row 18 left, into difficulty 2: 1 + 5 (as rolled), 2 MP for overtaking"
    )
    sixes = scene(race(2, level="expert"), "distance: 0\nlane: right\nqueue: blue-1\nlow: 6\nhigh: 6")
    assert say(sixes, "ride 12-right keep free").endswith("6 + 6 (as rolled), engine test, wheelie")
    slide = scene(race(2, level="expert"), "distance: 10\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 2")
    assert say(slide, "ride 4-left keep free").endswith("sideslip: 1 rear tire")


def test_a_label_names_slipstream_lost_points_and_the_finish():
    slip = scene(race(2, level="expert"), "distance: 0\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4\nslip: 1")
    assert say(slip, "ride 7-right keep free") == "7 rows, to row 7 right: 2 + 4 (as rolled), slipstream +1"
    wall = "distance: 0 2 2 2\nlane: centre left centre right\nqueue: blue-1\nlow: 2\nhigh: 4"
    assert say(scene(race(4, level="basic"), wall), "ride 1-right flip-high free") == (
        "1 row, to row 1 right: 2 + 3 (flip the high die), 4 MP lost"
    )
    last = scene(race(2), "distance: 90\nlane: right\nlap: 2\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert say(last, "ride 6-right keep free") == "6 rows, to row 0 right, across the finish line: 2 + 4 (as rolled)"


@pytest.mark.rule("MGP-S.12", "MGP-S.4")
def test_labels_of_single_dice():
    contact = scene(race(2), "distance: 13\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4\ncontact: 1")
    assert say(contact, "ride 5-right low-flipped free") == (
        "5 rows, to row 18 right, into difficulty 1: 5 (keep the low die, flipped)"
    )
    start = scene(race(2), "distance: -1\nlane: right\nqueue: blue-1\nturn: 1\nlow: 2")
    assert say(start, "ride 5-right flip free") == "5 rows, to row 4 right: 5 (flip the die)"


def test_prompts_say_what_the_position_allows():
    texts = Texts(race(2))
    corner = scene(race(2), "distance: 14\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert texts.prompt(corner, 0) == (
        "Blue 1 has 2 and 4 in corner 1, difficulty 1: only the low die may be flipped up. Where to?"
    )
    hill = scene(race(2, "hills", level="expert"), "distance: 2\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert texts.prompt(hill, 0) == (
        "Blue 1 has 2 and 4 on a straight: any die may be flipped. 1 movement point less this turn. Where to?"
    )


def test_after_a_contact_the_prompt_names_the_points_that_are_missing_too():
    game = race(2, level="expert")
    contact = "distance: 13\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4\ncontact: 1\nstance: wheelie"
    assert "outer lane. 1 movement point less this turn. Which die" in Texts(game).prompt(scene(game, contact), 0)


@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        ("ride 6-right low free", "MGP-B.15", "Both dice count"),
        ("ride 9-right keep engine-3", "MGP-A.32", "can be reached for less"),
        ("ride 11-right keep free", "MGP-B.23", "there are 6 MP, and that place is 11 rows away"),
        ("ride 2-right keep free", "MGP-B.5", "Another bike stands there"),
        ("ride 0-left keep free", "MGP-B.6", "at most one lane a row"),
        ("ride 6-right flip-low engine-1", "MGP-B.23", "there are 10 MP"),
    ],
)
def test_every_refusal_has_its_rule_and_its_words(action, rule, words):
    state = scene(race(2), "distance: 0 2\nlane: right right\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert refusal(state, action).rule == rule
    assert words in why_not(state, action)


@pytest.mark.rule("MGP-S.1", "MGP-S.4", "MGP-S.15")
def test_refusals_of_levels_and_of_the_start():
    basic = scene(race(2, level="basic"), "distance: 0\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    assert refusal(basic, "ride 7-right keep engine-1").rule == "MGP-S.1"
    assert refusal(basic, "retire").rule == "MGP-B.28"
    start = scene(race(2), "distance: -1\nlane: right\nqueue: blue-1\nturn: 1\nlow: 2")
    assert refusal(start, "ride 2-right flip-low free").rule == "MGP-S.4"


# ── In which order rides are shown ──


def shown(state) -> list[str]:
    words = state.game.title.words(state.kind)
    seat = state.asked[0]
    return [state.game.actions.text(code) for code in words.in_order(state, seat, state.options(seat))]


def test_the_best_ride_is_shown_first_and_all_ways_to_a_place_together():
    state = scene(race(2, retiring=True), "distance: 4\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    found = shown(state)
    assert sorted(found) == sorted(offers(state)), "nothing is left out"
    assert found[0] == "ride 9-right flip-low free", "the furthest before the corner that costs nothing"
    assert found[-1] == "retire"
    places = [text.split()[1] for text in found[:-1]]
    assert len(list(groupby(places))) == len(set(places)), "each place once"
    assert found.index("ride 0-right flip-high front-5") > len(found) // 2


def test_a_menu_of_rides_fits_a_small_screen_and_begins_with_the_best():
    state = scene(race(2), "distance: 4\nlane: right\nqueue: blue-1\nlow: 2\nhigh: 4")
    screen = Screen(Texts(state.game), TerminalWords("en"), Console(width=80, height=24, force_terminal=True))
    found = screen.offers(view(state, 0))
    menu = Menu(found, room=13)
    assert (len(found), menu.pages) == (39, 1)
    assert (menu.entries[0].text, menu.entries[0].label) == ("ride 9-", "9 rows, to row 13")
    opened = Menu(found, room=13, begun=menu.entries[0].opens)
    assert [entry.text for entry in opened.entries] == [
        f"ride 9-{lane} flip-low free" for lane in ("right", "centre", "left")
    ]
