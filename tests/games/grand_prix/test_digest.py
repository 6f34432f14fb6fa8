"""The log in fewer lines, for those who read it in a terminal."""

import pytest

from paddock.core.event import Event
from paddock.core.names import NATURE
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.show.digest import STEPS, digest
from tests.games.grand_prix.race import Race


def log(race: Race) -> list[str]:
    return Texts(race.game).log(race.events)


def test_a_line_that_moves_on_is_one_sentence():
    race = Race("33 10b\n14 9b\n85 11b\n22 12b")
    race.plays(33, "line-5", "forward b")
    assert sum(event.kind in STEPS for event in race.events) == 20
    assert log(race)[2:] == ["#33 comes to 15b, pushing #22 17b, #85 16b; followed by #14 14b."]


def test_a_single_step_is_told_as_it_is():
    race = Race("1 10b\n9 40a")
    race.plays(1, "solo-1", 1)
    assert "#1 moves to 11b." in log(race)


@pytest.mark.rule("GP-6.8.1")
def test_what_happens_on_the_way_keeps_its_place():
    race = Race("1 10b\n33 11c\n9 40a")
    race.plays(1, "solo-5", 1, "out", 2)
    assert [line for line in log(race) if "#1" in line][2:] == [
        "#1 moves to 11b.",
        "#1 displaces #33.",
        "A close call for #1: 1 now.",
        "#1 comes to 13c, pushing #33 11d.",
    ]


@pytest.mark.rule("GP-9.3.1")
def test_a_restart_is_one_sentence():
    race = Race("1 40d\n9 38a\n22 38b\n5 20c", facts="event: collision-3\ntarget: 1")
    race.run("race/turn turn/event event/call_restart")
    assert "The field lines up: #1 40a, #9 40b, #22 39a, #5 39b." in log(race)


def test_a_race_is_told_in_a_third_of_the_lines_and_all_of_them_have_words():
    events: list[Event] = []
    state = TITLE.game(2, laps=1, retirement=False).start(events)
    rng = Rng(3)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(options))])
    texts = Texts(state.game)
    told = digest(texts, events)
    assert not [hole for message in told for hole in texts.holes(message)]
    assert len(told) < len(events) / 3
