"""Positions written by hand: any situation can be set up, and each mistake gets one sentence."""

import pytest

from paddock.core.errors import BadPosition
from paddock.core.position import read_position, write_position
from tests.games.great_race.scene import asked, play, race, scene

MISTAKES = [
    ("space: E4", "a vehicle stands on E4, where there is neither a tile nor a city"),
    ("tiles: C4=track", "tiles puts a tile on C4, which is a city"),
    ("space: C2\ntiles: C2=track\nsquare: 0 0", "square must be 1 for the vehicle on C2"),
    ("engine: 5", "engine goes from 0 to 4"),
    ("cash: -1", "cash cannot be negative"),
    ("plan: 3-3-0-0", "a seat has 0 to 5 assistants"),
    ("order: french french", "order must name every seat once"),
    ("arrived: belgian", "arrived must list exactly the crews"),
    ("space: G14", "arrived must list exactly the crews"),
    ("round: 21", "round counts from 1 to 20"),
    ("passed: 2", "is 0 or 1 for each seat"),
    ("active: .", "active must name the crew whose sequence it is"),
    ("hand: ranger ranger ranger ranger", "not in list"),
    ("aims: C2", "aims lists spaces with a tile on them"),
    ("threat: ranger", "threat is a Tracker, a Saboteur or a Cheater"),
    ("threat: saboteur", "victim must be another crew"),
    ("threat: saboteur\nvictim: belgian\nengine_loss: 3", "engine_loss cannot be paid like that"),
    ("steps: 9", "steps goes from 0 to 4"),
    ("entering: C1", "entering is a space that the active vehicle is about to enter"),
]


@pytest.mark.parametrize(("text", "sentence"), MISTAKES)
def test_what_is_impossible_is_said_in_one_sentence(text: str, sentence: str):
    with pytest.raises((BadPosition, ValueError), match=sentence):
        scene(text)


@pytest.mark.parametrize(
    ("flow", "sentence"),
    [
        ("race/round round/convoy convoy/start drive/set_off", "the flow does not lead from convoy into drive"),
        ("round/plan", "the flow begins with race, not with round"),
        ("race/round round/bivouac bivouac/choose_card#7", "so it cannot be at #7"),
        ("race/round round/convoy convoy/start#9 sequence/act", "so it cannot be at #9"),
    ],
)
def test_a_flow_that_cannot_be_is_refused(flow: str, sentence: str):
    text = write_position(scene())
    lines = [line for line in text.splitlines() if not line.startswith(("flow", "asks", "asked"))]
    with pytest.raises(BadPosition, match=sentence):
        read_position(race(), "\n".join([*lines, f"flow: {flow}"]))


def test_a_question_must_be_asked_of_the_right_seats_at_the_right_place():
    text = write_position(scene())
    with pytest.raises(BadPosition, match="act is not asked of these seats here"):
        read_position(race(), text.replace("asked: french", "asked: belgian"))
    with pytest.raises(BadPosition, match="planning is not asked at this point"):
        read_position(race(), text.replace("asks: act", "asks: planning"))


def test_a_reaction_in_the_middle_of_a_sequence_can_be_written_down_and_played_on():
    state = scene("hand: tracker | ranger\nplan: 1-1-1-0 1-1-1-0\ntiles: C2=track")
    play(state, "track C2")
    again = read_position(state.game, write_position(state))
    assert again == state
    assert asked(state) == ["belgian"]
    play(state, "let")
    assert again != state
