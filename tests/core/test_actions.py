"""Actions: integer, text and JSON are three forms of the same thing."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.core.actions import ActionSpace, Verb, put_in_a_row
from paddock.core.errors import BadAction
from paddock.core.names import NONE, UNKNOWN, Names, numbers

PASS = Verb("pass")
TAKE = Verb("take", ("card", "card", 4))
TRADE = Verb("trade", ("give", "card", 4), ("get", "card", 4))
MOVE = Verb("move", ("car", "seat", 3), ("card", "card", 4), ("to", "space", 5))
VERBS = [PASS, TAKE, TRADE, MOVE]
put_in_a_row(VERBS)

SPACE = ActionSpace(
    VERBS,
    {
        names.key: names
        for names in (Names("card", ["C1", "C2", "C3", "C4"]), Names("seat", ["ann", "bob"]), numbers("space", 5))
    },
)


def is_action(code: int) -> bool:
    """Two seats are named where the verb has room for three, so not every number is an action."""
    return not MOVE.has(code) or MOVE.first(code) < 2


def test_every_number_of_the_space_is_one_action_or_none():
    texts = []
    for code in range(SPACE.size):
        if is_action(code):
            texts.append(SPACE.text(code))
        else:
            with pytest.raises(BadAction, match=f"{code} is not an action"):
                SPACE.decode(code)
    assert len(set(texts)) == len(texts) == 1 + 4 + 16 + 2 * 4 * 5


@given(st.integers(0, SPACE.size - 1).filter(is_action))
def test_number_text_and_json_lead_to_the_same_action(code: int):
    action = SPACE.decode(code)
    assert SPACE.parse(str(action)) == action == SPACE.from_json(action.json())
    assert SPACE.parse(str(action)).code == SPACE.from_json(action.json()).code == code
    assert action.verb.code(*action.values) == code


def test_the_last_argument_counts_fastest():
    code = MOVE.code(1, 2, 3)
    assert (MOVE.values(code), MOVE.first(code), MOVE.last(code)) == ([1, 2, 3], 1, 3)
    assert MOVE.code(1, 2, 4) == code + 1


def test_forms_read_as_they_are_written():
    action = SPACE.parse("trade C2 C4")
    assert str(action) == "trade C2 C4"
    assert repr(action) == "<trade C2 C4>"
    assert action.json() == {"verb": "trade", "give": "C2", "get": "C4"}
    assert action == SPACE.decode(TRADE.code(1, 3))
    assert hash(action) == hash(SPACE.decode(action.code))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "an action begins with a word: pass, take, trade, move"),
        ("fly C1", "there is no action 'fly'; the words are pass, take, trade, move"),
        ("take", "'take' is not complete or too long; write it as: take <card>"),
        ("take C1 C2", "'take C1 C2' is not complete or too long; write it as: take <card>"),
        ("take C9", "there is no card 'C9'; it must be one of C1, C2, C3, C4"),
        ("take ?", "an argument of 'take' is missing"),
        ("take .", "an argument of 'take' is missing"),
    ],
)
def test_a_text_that_names_no_action_is_answered_with_what_would_be_right(text: str, sentence: str):
    with pytest.raises(BadAction) as caught:
        SPACE.parse(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ([], 'an action is an object such as {"verb": "keep"}'),
        ("take C1", 'an action is an object such as {"verb": "keep"}'),
        (None, 'an action is an object such as {"verb": "keep"}'),
        ({}, "there is no action None; the words are pass, take, trade, move"),
        ({"verb": ["take"]}, "there is no action ['take']; the words are pass, take, trade, move"),
        ({"verb": "take"}, "the action 'take' has the text fields card, verb and no others"),
        ({"verb": "take", "card": 1}, "the action 'take' has the text fields card, verb and no others"),
        ({"verb": "take", "card": "C1", "x": "y"}, "the action 'take' has the text fields card, verb and no others"),
        ({"verb": "take", "card": "C9"}, "there is no card 'C9'; it must be one of C1, C2, C3, C4"),
    ],
)
def test_json_that_names_no_action_is_answered_with_what_would_be_right(form: object, sentence: str):
    with pytest.raises(BadAction) as caught:
        SPACE.from_json(form)
    assert str(caught.value) == sentence


@given(st.text())
def test_any_text_is_an_action_or_a_bad_action(text: str):
    with suppress(BadAction):
        action = SPACE.parse(text)
        assert SPACE.parse(str(action)) == action


@pytest.mark.parametrize("code", [-1, SPACE.size, 10**9])
def test_a_number_outside_the_space_is_no_action(code: int):
    with pytest.raises(BadAction, match="actions are numbered 0 to"):
        SPACE.decode(code)


def test_a_verb_must_have_room_for_all_names_of_its_domain():
    with pytest.raises(ValueError, match="room for 2 of the 3 card names"):
        ActionSpace([Verb("take", ("card", "card", 2))], {"card": Names("card", ["a", "b", "c"])})


def test_a_verb_must_know_its_domain():
    with pytest.raises(ValueError, match="no domain 'card'"):
        ActionSpace([Verb("take", ("card", "card", 2))], {})


def test_two_verbs_of_a_game_have_two_names():
    with pytest.raises(ValueError, match="the same name"):
        put_in_a_row([Verb("take"), Verb("take")])


@pytest.mark.parametrize("word", ["undo", "take-back", "rewind"])
def test_no_verb_is_called_what_a_record_writes_for_a_taken_back_answer(word: str):
    with pytest.raises(ValueError, match=word):
        put_in_a_row([Verb(word)])


# ── Names ──


def test_names_go_from_number_to_word_and_back():
    names = Names("car", ["red-a", "red-b"], ["Red A", "Red B"])
    assert [names.index(names.slug(number)) for number in range(len(names))] == [0, 1]
    assert (names.title(1), names.title(NONE), names.title(UNKNOWN)) == ("Red B", "–", "?")
    assert (names.slug(NONE), names.slug(UNKNOWN), names.index("."), names.index("?")) == (".", "?", NONE, UNKNOWN)


@pytest.mark.parametrize("slug", ["", "two words", "a|b", "a#b", "a/b", "a?", "a:b", ".", "?", "-", "--", "*", "tab\t"])
def test_a_name_that_positions_or_records_could_misread_is_refused(slug: str):
    with pytest.raises(ValueError, match="cannot be called"):
        Names("car", ["fine", slug])


def test_a_name_belongs_to_one_thing():
    with pytest.raises(ValueError, match="not one to one"):
        Names("car", ["a", "a"])
    with pytest.raises(ValueError, match="not one to one"):
        Names("car", ["a", "b"], ["A"])


def test_of_many_names_only_some_are_listed():
    with pytest.raises(BadAction, match=r"one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …$"):
        numbers("space", 40).index("x")
