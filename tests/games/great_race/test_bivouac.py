"""The bivouac and the hand limit (GR-15 to GR-18, GR-81 to GR-83)."""

import pytest

from paddock.core.view import view
from tests.games.great_race.scene import asked, discards, hand, names, offered, play, race, refusal, scene

THREE = "display: ranger driver toolbox jerrycan"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("GR-16", "GR-56")
def test_one_card_more_than_crews_is_turned_up(seats):
    state = scene("", "lay out", race(seats))
    told = play(state, *["turn-up jerrycan"] * (seats + 1))
    assert names(told) == ["turned-up"] * (seats + 1)
    assert len(state.display) == seats + 1
    assert state.kind.name == "take-card"


@pytest.mark.rule("GR-17", "GR-81")
def test_the_last_in_turn_order_chooses_first_and_gets_what_is_left():
    state = scene(THREE, "bivouac", race(3))
    assert asked(state) == ["british"]
    play(state, "take driver")
    assert hand(state, 2) == ["driver"], "not two cards at once"
    assert asked(state) == ["belgian"]
    assert offered(state) == ["take ranger", "take toolbox", "take jerrycan"]
    assert refusal(state, "take driver") == "GR-17"
    told = play(state, "take ranger", "take toolbox")
    assert names(told) == ["takes", "takes", "gets-the-last"]
    assert [hand(state, seat) for seat in range(3)] == [["toolbox"], ["ranger"], ["driver", "jerrycan"]]
    assert state.kind.name == "planning"


@pytest.mark.rule("GR-12", "GR-18", "GR-82")
def test_whoever_holds_more_than_the_chassis_level_discards_old_or_new_cards():
    state = scene(f"{THREE}\nchassis: 5 5 1\nhand: - | - | caravan", "bivouac", race(3))
    play(state, "take driver")
    assert state.kind.name == "discard-down"
    assert asked(state) == ["british"]
    assert offered(state) == ["discard driver", "discard caravan"]
    assert refusal(state, "play driver") == "GR-82"
    told = play(state, "discard caravan")
    assert names(told) == ["discards"]
    assert discards(state) == ["caravan"]
    assert asked(state) == ["belgian"], "the bivouac goes on"


@pytest.mark.rule("GR-18", "GR-81", "G-55")
def test_the_card_that_is_left_counts_against_the_limit_too():
    state = scene(f"{THREE}\nchassis: 5 5 1", "bivouac", race(3))
    play(state, "take driver", "take ranger", "take toolbox")
    assert state.kind.name == "discard-down"
    assert offered(state) == ["discard driver", "discard jerrycan", "play jerrycan"]
    play(state, "discard driver")
    assert hand(state, 2) == ["jerrycan"]
    assert state.kind.name == "planning"


@pytest.mark.rule("GR-18", "GR-82", "GR-83", "GR-71")
def test_a_jerrycan_too_many_may_be_played_for_its_fuel():  # GE-15
    state = scene(f"{THREE}\nchassis: 5 5 1\nfuel: 8 8 3\nhand: - | - | jerrycan", "bivouac", race(3))
    play(state, "take driver")
    told = play(state, "play jerrycan")
    assert names(told) == ["empties-jerrycan"]
    assert state.fuel[2] == 4
    assert hand(state, 2) == ["driver"]


@pytest.mark.rule("G-12")
def test_a_chassis_of_0_keeps_no_card_but_the_crew_plays_on():
    state = scene(f"{THREE}\nchassis: 5 5 0", "bivouac", race(3))
    play(state, "take driver", "discard driver")
    assert hand(state, 2) == []
    assert asked(state) == ["belgian"]


@pytest.mark.rule("G-10")
def test_hands_are_private_but_their_size_and_the_money_are_not():
    state = scene("hand: ranger | driver toolbox\ncash: 10 20")
    seen = view(state, 0)
    assert list(seen.hand[0]) == list(state.hand[0])
    assert list(seen.hand[1]) == [-2, -2]
    assert list(seen.cash) == [10, 20]


@pytest.mark.rule("GR-15", "G-2")
def test_the_stages_follow_each_other():
    state = scene(THREE, "bivouac", race(3))
    stages = [state.kind.name]
    play(state, "take driver", "take ranger", "take toolbox")
    stages.append(state.kind.name)
    play(state, "plan 5-0-0-0", "plan 5-0-0-0", "plan 5-0-0-0")
    stages.append(state.kind.name)
    told = play(state, "pass", "pass", "pass")
    assert stages == ["take-card", "planning", "act"]
    assert [name for name in names(told) if name in ("leads", "gets-bonus", "round-begins")] == [
        *["leads"] * 3,
        *["gets-bonus"] * 2,
        "round-begins",
    ]
    assert state.round == 2
