"""Options and game strings: what may be chosen, written and read back."""

from pathlib import Path
from typing import Any

import pytest

from paddock.core.errors import BadOption, UnknownGame
from paddock.core.game import parse_game_string
from paddock.core.options import Option, choice, flag, several, text, whole
from paddock.games import game as game_of_the_house
from tests.tiny import bids, pig

FLAG = flag("noisy")
LAPS = whole("laps", 1, 1, 9)
DIE = choice("die", ["fair", "loaded"])
SOME_OF_THREE = "it must be 1 to 4 of monaco, spa, monza, joined by +"
CALENDAR = several("calendar", ["monaco", "spa", "monza"], ("spa",), longest=4)


@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        (FLAG, True, "yes"),
        (FLAG, False, "no"),
        (LAPS, 9, "9"),
        (DIE, "loaded", "loaded"),
        (CALENDAR, ("spa", "monaco", "spa"), "spa+monaco+spa"),
    ],
)
def test_a_value_is_written_and_read_back(option: Option, value: Any, text: str):
    assert option.text(value) == text
    assert option.read(text) == option.check(value) == option.check(text) == value


@pytest.mark.parametrize("word", ["yes", "true", "on", "Yes"])
def test_yes_has_several_words(word: str):
    assert FLAG.read(word) is True


def test_a_list_counts_as_several():
    assert CALENDAR.check(["spa", "spa"]) == ("spa", "spa")


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        (FLAG, "perhaps", "the option noisy cannot be 'perhaps'; it must be yes or no"),
        (FLAG, 1, "the option noisy cannot be 1; it must be yes or no"),
        (LAPS, 0, "the option laps cannot be 0; it must be a whole number from 1 to 9"),
        (LAPS, 10, "the option laps cannot be 10; it must be a whole number from 1 to 9"),
        (LAPS, True, "the option laps cannot be True; it must be a whole number from 1 to 9"),
        (LAPS, 2.0, "the option laps cannot be 2.0; it must be a whole number from 1 to 9"),
        (LAPS, "ten", "the option laps cannot be 'ten'; it must be a whole number from 1 to 9"),
        (DIE, "square", "the option die cannot be 'square'; it must be one of fair, loaded"),
        (DIE, ["fair"], "the option die cannot be ['fair']; it must be one of fair, loaded"),
        (CALENDAR, (), f"the option calendar cannot be ''; {SOME_OF_THREE}"),
        (CALENDAR, ("spa",) * 5, f"the option calendar cannot be 'spa+spa+spa+spa+spa'; {SOME_OF_THREE}"),
        (CALENDAR, "spa+imola", f"the option calendar cannot be 'spa+imola'; {SOME_OF_THREE}"),
        (CALENDAR, [3], f"the option calendar cannot be '3'; {SOME_OF_THREE}"),
    ],
)
def test_a_wrong_value_is_answered_with_what_would_be_right(option: Option, value: Any, sentence: str):
    with pytest.raises(BadOption) as caught:
        option.check(value)
    assert str(caught.value) == sentence


# ── Game strings ──


def test_a_game_prints_as_its_string_which_makes_the_game_again():
    for chosen in ({}, {"target": 30}, {"target": 30, "die": "loaded", "noisy": True}):
        game = pig.TITLE.game(3, **chosen)
        id, options = parse_game_string(str(game))
        assert (id, pig.TITLE.game_with(options)) == ("pig", game)
        assert hash(pig.TITLE.game_with(options)) == hash(game)


def test_only_what_differs_from_the_default_is_written():
    assert str(pig.TITLE.game(2)) == "pig(seats=2)"
    assert str(pig.TITLE.game(2, target=20, noisy=True)) == "pig(seats=2, noisy=yes)"
    assert repr(pig.TITLE.game(2)) == "<Game pig(seats=2)>"


def test_games_that_differ_in_an_option_differ_and_so_do_their_states():
    assert pig.TITLE.game(2) != pig.TITLE.game(3)
    assert pig.TITLE.game(2) != pig.TITLE.game(2, target=21)
    assert pig.TITLE.game(2).start() != pig.TITLE.game(2, target=21).start()
    assert pig.TITLE.game(2).start() == pig.TITLE.game(2).start()
    assert pig.TITLE.game(2).start() != bids.TITLE.game(2).start()


@pytest.mark.parametrize(
    "text", ["pig", "pig()", "pig(seats=2)", " pig ( seats = 2 , die=fair ) ", "pig(target=20,seats=2)"]
)
def test_a_string_may_be_written_in_several_ways(text: str):
    assert pig.TITLE.game(2).is_called(text)


def test_another_string_is_another_game():
    assert not pig.TITLE.game(2).is_called("pig(seats=3)")
    assert not pig.TITLE.game(2).is_called("bids(seats=2)")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("pig(seats=2", "the game string 'pig(seats=2' does not end with a closing bracket"),
        ("pig(seats=2) today", "the game string 'pig(seats=2) today' does not end with a closing bracket"),
        ("pig(three)", "in the game string 'pig(three)', 'three' should be written name=value"),
        ("pig(die=fair, die=loaded)", "the game string 'pig(die=fair, die=loaded)' gives die twice"),
        ("pig(seats=5)", "Pig is for 2 to 4 seats, not 5"),
        ("pig(seats=²)", "seats should be a whole number, not '²'"),
        ("pig(seats=-1)", "seats should be a whole number, not '-1'"),
        ("pig(dice=2)", "Pig has no option 'dice'; its options are target, die, noisy"),
        ("pig(self=2)", "Pig has no option 'self'; its options are target, die, noisy"),
        ("pig(pack=2)", "Pig has no option 'pack'; its options are target, die, noisy"),
        ("pig(die=)", "the option die cannot be ''; it must be one of fair, loaded"),
    ],
)
def test_a_wrong_string_is_answered_with_one_sentence(text: str, sentence: str):
    with pytest.raises(BadOption) as caught:
        pig.TITLE.game_with(parse_game_string(text)[1])
    assert str(caught.value) == sentence


@pytest.mark.parametrize("seats", [0, 1, 5, True])
def test_a_wrong_number_of_seats_is_refused(seats: int):
    with pytest.raises(BadOption, match="seats"):
        pig.TITLE.game(seats)


def test_without_a_number_of_seats_the_fewest_sit_down():
    assert pig.TITLE.game().seats == 2


def test_the_house_says_which_games_it_has():
    with pytest.raises(UnknownGame, match="there is no game 'ludo'; the games are quick-grand-prix"):
        game_of_the_house("ludo")


@pytest.mark.parametrize("name", ["self", "pack", "text", "title"])
def test_a_game_of_the_house_refuses_options_it_does_not_have(name: str):
    with pytest.raises(BadOption, match=f"has no option '{name}'"):
        game_of_the_house(f"quick-grand-prix({name}=1)")


def test_a_pack_is_not_part_of_the_string_but_of_the_game(tmp_path: Path):
    assert pig.TITLE.game(2, tmp_path) != pig.TITLE.game(2)


def test_free_words_are_taken_as_far_as_a_game_string_can_carry_them() -> None:
    free = text("track", longest=12)
    assert free.form == "text"
    assert free.default == ""
    assert free.check(" START   L4\n") == "START L4"
    for wrong in ("a, b", "a(b)", "x" * 13, 3, ["a"], "a\x00b"):
        with pytest.raises(BadOption, match="at most 12 characters without commas"):
            free.check(wrong)
