"""Positions: any situation can be written, read and played on; what cannot be gets one sentence."""

import pytest

from paddock.core.errors import BadPosition
from paddock.core.position import read_position, write_position
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.rules.state import TgpState
from tests.games.formula_1_tgp.scene import asked, car, play

GAME = TITLE.game(2, calendar=("monza",))

RACE = """
formula-1-tgp(seats=2, calendar=monza)
order: red green
opening_rolls: --
turn: 3
engine: ferrari toyota
driver: raikkonen . kubica .
engine_pile: mercedes bmw renault
driver_pile: alonso hamilton vettel button trulli heidfeld
top: 7 6
status: running absent running absent
place: 0 0 5 0
fuel: 2 0 2 0
tyre: soft . soft .
tread: 4 0 4 0
rolled: 1 0 1 0
grid: green-1 red-1
flow: season/round round/race race/turn turn/move_cars
queue: red-1 green-1
"""


def read(text: str) -> TgpState:
    state = read_position(GAME, text)
    assert isinstance(state, TgpState)
    return state


@pytest.mark.rule("TGP-63")
def test_ex_15_can_be_written_as_a_position_and_played_on():
    state = read(RACE)
    assert asked(state) == "red attack"
    play(state, "attack first", "k6 5")
    assert state.place[car(state, "raikkonen")] == 6
    again = read_position(GAME, write_position(state))
    assert again == state


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fuel: 2 0 2 0", "fuel: 9 0 2 0", "fuel counts from 0 to 7"),
        ("fuel: 2 0 2 0", "fuel: 2 0 2", "fuel needs an entry for each of the 4 cars, not 3"),
        ("place: 0 0 5 0", "place: 5 0 5 0", "two running cars cannot share a space"),
        ("turn: 3", "turn: 12", "turn counts from 0 to 8"),
        ("engine: ferrari toyota", "engine: . toyota", "engine"),
        ("driver: raikkonen . kubica .", "driver: . raikkonen kubica .", "left half"),
        ("tyre: soft . soft .", "tyre: . . soft .", "a running car needs tyres"),
        ("tread: 4 0 4 0", "tread: -3 0 4 0", "tread counts from -1 to 9"),
        ("order: red green", "order: red red", "order must name every seat once"),
        ("top: 7 6", "top: 7", "top needs an entry for each of the 2 seats, not 1"),
        ("queue: red-1 green-1", "queue: red-1 red-1", "queue names something twice"),
        ("turn: 3", "turn: 3\ncrew: 9 0", "crew counts from 0 to 5"),
        ("turn: 3", "turn: 3\ntests: 0 4", "tests counts from 0 to 3"),
        ("turn: 3", "turn: 3\npath: 0 1 0 0 | 0 0 0 0", "only under a facility that the team has"),
        ("turn: 3", "turn: 3\nactivation: 99 0", "activation counts from 0 to 15"),
        ("turn: 3", "turn: 3\nrace: 1", "race counts from 0 to 0"),
        ("driver_pile: alonso hamilton", "driver_pile: alonso", "driver cards are missing"),
        (
            "flow: season/round round/race race/turn turn/move_cars",
            "flow: season/round round/race race/turn turn/move_cars car/begin_move#9",
            "cars from #0 to #3",
        ),
        ("turn/move_cars", "turn/fly", "turn has no step 'fly'"),
    ],
)
def test_what_cannot_be_gets_one_sentence(old: str, new: str, sentence: str):
    with pytest.raises(BadPosition, match=sentence):
        read(RACE.replace(old, new))
