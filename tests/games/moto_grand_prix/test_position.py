"""Positions written by hand: what is impossible gets one sentence."""

import pytest

from paddock.core.errors import BadPosition
from paddock.core.position import read_position, write_position
from tests.games.moto_grand_prix.scene import race, scene


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("distance: 3 3\nlane: left left", "blue-1 and yellow-1 stand on the same position"),
        ("distance: 51 3\nlane: left left\nlap: 2", "blue-1 and yellow-1 stand on the same position"),
        ("front: 9", "the front dial of blue-1 goes from 1 to 8, not 9"),
        ("engine: 0", "the engine dial of blue-1 goes from 1 to 8, not 0"),
        ("low: 5\nhigh: 3", "the dice of blue-1 cannot be 5 and 3: low is the lower one, 0 is none"),
        ("low: 7", "the dice of blue-1 cannot be 7 and 0"),
        ("slip: 2", "slip and contact of blue-1 are 0 or 1"),
        ("queue: blue-1 blue-1", "queue names a bike twice, or none"),
        ("queue: blue-1", "blue-1 is off the track, so it cannot be about to act"),
        ("distance: 3\nlane: left\nout: blue-1", "blue-1 is on the track, so it has neither finished nor dropped out"),
        ("finished: blue-1\nout: blue-1", "a bike cannot have finished and dropped out"),
        ("distance: 999\nlane: left", "distance of blue-1 counts rows from the finish line, up to 96"),
        ("lap: 7", "lap counts from 1 to 2, so it cannot be 7"),
        ("stance: .", "blue-1 needs a stance"),
    ],
)
def test_an_impossible_position_is_refused_in_one_sentence(text, sentence):
    with pytest.raises(BadPosition) as error:
        scene(race(2), text, "order")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("flow: turn/draw_up_order", "the flow begins with grand-prix, not with turn"),
        ("flow: grand-prix/turn turn/draw_up_order\ngrid: -", "grid must name all bikes once the race has begun"),
        ("flow: grand-prix/turn turn/draw_up_order\nlane: . .", "a turn needs a bike on the track"),
        ("flow: grand-prix/turn turn/bike bike/roll", "queue must name the bikes that have still to act"),
        ("flow: grand-prix/turn turn/bike bike/ride\nqueue: blue-1", "the acting bike needs dice in low and high"),
        (
            "flow: grand-prix/turn turn/bike bike/check_position contest/roll_in_contest\nqueue: blue-1",
            "a contest needs bikes side by side",
        ),
        (
            "flow: grand-prix/turn turn/bike bike/ride\nqueue: blue-1\nlow: 1 0\nasks: ride\nasked: yellow-1",
            "ride is asked of the seat of blue-1",
        ),
        (
            "flow: grand-prix/turn turn/bike bike/ride\nqueue: blue-1\nlow: 1 0\nasks: ride\nasked: *",
            "the decision ride is asked of seats, not of nature",
        ),
        (
            "flow: grand-prix/turn turn/bike bike/offer_slipstream\nqueue: blue-1\nasks: slipstream\nasked: yellow-1",
            "nobody is in a slipstream there",
        ),
        ("flow: grand-prix/roll_for_grid\nrolls: 7 | 8\nasks: grid-roll\nasked: *", "rolls leave nobody to roll"),
        ("slip: 1 0", "slip and contact of blue-1 belong to a higher level of the rules"),
        ("grid: blue-1", "grid must name all 2 bikes, or none"),
    ],
)
def test_a_position_that_does_not_fit_the_sequence_of_play_is_refused(text, sentence):
    facts = {"distance": "3 4", "lane": "left right", "grid": "blue-1 yellow-1", "turn": "2"}
    facts |= dict(line.split(": ", 1) for line in text.splitlines())
    with pytest.raises(BadPosition) as error:
        read_position(race(2), "\n".join(f"{name}: {value}" for name, value in facts.items()))
    assert sentence in str(error.value)


def test_a_list_of_the_wrong_length_is_refused():
    with pytest.raises(BadPosition, match="lane needs an entry for each of the 2 bikes, not 3"):
        read_position(race(2), "lane: left left left")


def test_every_situation_can_be_written_down_and_read_again():
    state = scene(
        race(3, level="expert"),
        """
        distance: 6 5 4
        lane: right right right
        stance: straight wheelie straight
        front: 3 8 8
        """,
        "order",
    )
    assert read_position(state.game, write_position(state)) == state
