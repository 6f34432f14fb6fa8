"""Resource cards without a danger (GR-57, GR-58, GR-62, GR-69, GR-71, GR-72), and the pile."""

import pytest

from paddock.core.view import view
from tests.games.great_race.scene import (
    PACK,
    asked,
    audience,
    discards,
    hand,
    names,
    offered,
    play,
    race,
    refusal,
    scene,
    why_not,
)


@pytest.mark.rule("GR-62", "GR-58")
def test_a_financial_card_brings_30_francs():
    state = scene("hand: financial")
    play(state, "play financial")
    assert state.cash[0] == 130
    assert discards(state) == ["financial"]


@pytest.mark.rule("GR-72", "G-42")
def test_refueling_brings_five_and_no_more_than_fits():
    state = scene("hand: refueling\nfuel: 2")
    play(state, "play refueling")
    assert state.fuel[0] == 7
    full = scene("hand: refueling\nfuel: 6")
    play(full, "play refueling")
    assert full.fuel[0] == 8


@pytest.mark.rule("GR-71", "G-42")
def test_a_jerrycan_brings_one_and_may_be_wasted():
    state = scene("hand: jerrycan jerrycan\nfuel: 7")
    play(state, "play jerrycan", "play jerrycan")
    assert state.fuel[0] == 8
    assert hand(state) == []


@pytest.mark.rule("GR-71")
def test_a_jerrycan_can_be_played_on_the_way():
    state = scene("hand: jerrycan\nfuel: 1\ntiles: C2=track B2=track")
    play(state, "drive", "go C2")
    assert refusal(state, "go B2") == "GR-38"
    play(state, "play jerrycan", "go B2")
    assert state.fuel[0] == 0


MOMENTS = {
    "taking a card": ("display: ranger driver toolbox\nhand: - | jerrycan\nfuel: 5 5", "bivouac", []),
    "laying tiles": ("hand: jerrycan\nfuel: 5", "act", ["scout", "tile track", "tile dunes"]),
    "a repair": ("hand: jerrycan\nfuel: 5\nengine: 2", "act", ["repair"]),
    "paying for a tile": ("hand: jerrycan\nfuel: 5\ntiles: C2=dunes", "act", ["drive", "go C2"]),
    "a stop": ("hand: jerrycan\nfuel: 5\ntiles: C2=river-ford", "act", ["drive", "go C2"]),
    "a choice of the way": ("hand: jerrycan\nfuel: 5", "act", ["drive"]),
    "a Cheater": ("hand: cheater jerrycan\nfuel: 5\ntiles: C2=track D1=dunes", "act", ["cheat C2"]),
    "an action sequence": ("hand: jerrycan\nfuel: 5", "act", []),
}


@pytest.mark.rule("GR-71", "G-56")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_jerrycan_can_be_played_whenever_its_crew_is_asked(moment: str):
    text, step, actions = MOMENTS[moment]
    state = scene(text, step)
    play(state, *actions)
    seat = state.to_answer()[0]
    kind, others, fuel = state.kind.name, [text for text in offered(state) if text != "play jerrycan"], state.fuel[seat]
    told = play(state, "play jerrycan")
    assert names(told)[0] == "empties-jerrycan"
    assert state.fuel[seat] == fuel + 1
    assert hand(state, seat) == []
    if moment != "a stop":  # nobody without a card is asked there
        assert (state.kind.name, state.to_answer()) == (kind, [seat]), "the question is asked again"
        assert offered(state) == [text for text in others if text != "fuel 3"], "for which there is no room any more"
        assert refusal(state, "play jerrycan") in ("GR-71", "GR-57")


@pytest.mark.rule("G-56")
def test_only_a_jerrycan_can_be_played_at_any_time():
    state = scene("hand: financial")
    play(state, "scout", "tile track", "tile dunes")
    assert why_not(state, "play financial") == ("GR-57", "why-only-a-jerrycan")


@pytest.mark.rule("GR-71", "GR-82", "GR-69")
def test_a_jerrycan_that_a_trail_hunter_finds_may_be_played_instead_of_discarded():
    state = scene("hand: trail-hunter\nfuel: 3")
    play(state, "play trail-hunter", "deal jerrycan", "deal driver", "deal ranger")
    assert offered(state) == ["discard ranger", "discard driver", "discard jerrycan", "play jerrycan"]
    told = play(state, "play jerrycan")
    assert names(told) == ["empties-jerrycan", "keeps-cards"], "it makes the room itself"
    assert state.fuel[0] == 4
    assert hand(state) == ["ranger", "driver"]
    assert discards(state) == ["trail-hunter", "jerrycan"]


@pytest.mark.rule("GR-71", "GR-69")
def test_a_jerrycan_of_the_hand_makes_no_room_among_the_cards_that_were_found():
    state = scene("hand: trail-hunter jerrycan\nfuel: 3")
    play(state, "play trail-hunter", "deal toolbox", "deal driver", "deal ranger", "play jerrycan")
    assert state.kind.name == "drop-one"
    assert state.fuel[0] == 4
    play(state, "discard toolbox")
    assert hand(state) == ["ranger", "driver"]


@pytest.mark.rule("GR-57", "GR-21")
def test_cards_are_played_in_their_own_time():
    state = scene("hand: ranger caravan transport spare-parts toolbox financial")
    assert [text for text in offered(state) if text.startswith("play")] == ["play financial"]
    assert [
        refusal(state, f"play {card}") for card in ("ranger", "caravan", "transport", "spare-parts", "toolbox")
    ] == [*("GR-65", "GR-75", "GR-63", "GR-73", "GR-74")]
    assert refusal(state, "play driver") == "GR-57", "not in the hand"
    driving = scene("hand: financial\ntiles: C2=track")
    play(driving, "drive", "go C2")
    assert refusal(driving, "play financial") == "GR-21"


@pytest.mark.rule("G-54")
def test_cards_that_would_do_nothing_are_not_offered():
    state = scene("hand: mechanic driver\nfuel: 0\ntiles: C2=track D1=track")
    assert refusal(state, "play mechanic") == "GR-64", "nothing to repair"
    assert refusal(state, "play driver") == "GR-66", "no fuel to go anywhere"
    hunter = scene("hand: trail-hunter\npile: -\ndisplay: …")
    assert refusal(hunter, "play trail-hunter") == "GR-69", "no card to draw"
    full = scene("hand: cartographer\ntiles: A2=track A4=dunes A5=marsh B5=track", game=race(pack=PACK))
    assert refusal(full, "play cartographer") == "GR-67", "no space to lay a tile"
    assert refusal(full, "scout") == "G-32"


@pytest.mark.rule("GR-69")
def test_a_trail_hunter_draws_three_keeps_two_and_discards_one():
    state = scene("hand: trail-hunter toolbox")
    play(state, "play trail-hunter")
    assert audience(state) == 0
    told = play(state, "deal ranger", "deal driver", "deal driver")
    assert {event.audience for event in told if event.kind.name == "sees"} == {0}
    assert state.kind.name == "drop-one"
    assert offered(state) == ["discard ranger", "discard driver"]
    assert refusal(state, "discard toolbox") == "GR-69", "of the three, not of the hand"
    assert list(view(state, 1).looked[0]) == [-2, -2, -2], "which ones only the French know"
    told = play(state, "discard driver")
    assert names(told) == ["discards", "keeps-cards"]
    assert sorted(hand(state)) == ["driver", "ranger", "toolbox"]
    assert discards(state) == ["driver", "trail-hunter"]
    assert asked(state) == ["french"]


@pytest.mark.rule("GR-69", "GR-18")
def test_after_a_trail_hunter_the_limit_holds():
    state = scene("hand: trail-hunter\nchassis: 1")
    play(state, "play trail-hunter", "deal ranger", "deal driver", "deal driver", "discard driver")
    assert state.kind.name == "discard-down"


@pytest.mark.rule("GR-58")
def test_when_the_pile_is_empty_the_discards_are_shuffled():
    state = scene("plan: 2-0-0-0 0-0-0-0\nhand: ranger\npile: -\ndiscard: …")
    told = play(state, "draw")
    assert names(told) == ["scout-draws", "reshuffled"]
    assert len(state.pile) == 44
    assert list(state.discard) == []
    play(state, "deal jerrycan")
    assert len(hand(state)) == 2


@pytest.mark.rule("GR-58", "GR-69")
def test_a_card_is_discarded_after_use_and_so_never_draws_itself():
    state = scene("hand: trail-hunter\npile: -\ndiscard: …")
    play(state, "play trail-hunter")
    assert len(state.pile) == 44, "all other cards"
    play(state, "deal trail-hunter")
    assert "deal trail-hunter" not in offered(state), "the other one is in play"
    play(state, "deal ranger", "deal driver", "discard driver")
    assert discards(state) == ["driver", "trail-hunter"]


@pytest.mark.rule("GR-58", "GR-66", "GR-50")
def test_a_driver_who_empties_the_pile_is_not_among_the_cards_of_the_city():
    state = scene("space: D5\ntiles: D5=track\nhand: driver driver driver\nplan: 1-0-0-0\npile: -\ndiscard: …")
    play(state, "play driver", "go E5")
    assert "deal driver" not in offered(state)
    play(state, "deal ranger", "deal ranger")
    assert discards(state) == ["driver"]


@pytest.mark.rule("GR-58")
def test_each_card_is_resolved_before_the_next():
    state = scene("hand: cartographer financial")
    play(state, "play cartographer", "tile track", "tile dunes", "tile marsh")
    assert all(text.startswith("lay") for text in offered(state))
