"""Scouts and the Cartographer (GR-28 to GR-30, GR-53, GR-67, GR-89)."""

import pytest

from paddock.core.names import EVERYBODY, NONE
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.games.great_race import TITLE
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.paths import connected, frontier, has_frontier
from paddock.games.great_race.rules.state import GreatState
from paddock.lab.play import play_at_random
from tests.games.great_race.scene import (
    PACK,
    asked,
    audience,
    hand,
    names,
    offered,
    play,
    race,
    refusal,
    scene,
    tile_on,
)


def lays(state) -> set[str]:
    """The spaces on which a tile may be laid."""
    return {text.split()[2] for text in offered(state) if text.startswith("lay")}


@pytest.mark.rule("GR-28", "GR-89", "G-31", "G-53")
def test_two_tiles_are_drawn_and_then_laid_the_second_on_from_the_first():  # GE-1
    state = scene()
    told = play(state, "scout", "tile track")
    assert state.kind.name == "scouted-tile", "both are seen before either is laid"
    told += play(state, "tile dunes")
    assert names(told) == ["sends-scout", "tile-drawn", "tile-drawn"]
    assert state.kind.name == "lay-tile"
    assert lays(state) == {"C2", "D1"}
    play(state, "lay dunes C2")
    assert "pass" not in offered(state), "laying is compulsory"
    assert lays(state) == {"D1", "B2", "D2", "C3"}
    play(state, "lay track C3")
    assert (tile_on(state, "C2"), tile_on(state, "C3")) == ("dunes", "track")
    assert state.scouts[0] == 0
    assert asked(state) == ["belgian"]


@pytest.mark.rule("GR-28", "GR-29")
def test_no_tile_where_no_path_leads_on_a_tile_or_on_a_city():  # GE-2
    state = scene("tiles: C3=track")
    play(state, "scout", "tile track", "tile dunes")
    assert refusal(state, "lay track E4") == "GR-28"
    assert refusal(state, "lay track B3") == "GR-28", "next to a tile, but that tile is not joined to the vehicle"
    assert refusal(state, "lay track C3") == "GR-28"
    assert refusal(state, "lay track C4") == "GR-29"
    assert refusal(state, "lay marsh C2") == "GR-28"


@pytest.mark.rule("GR-28", "GR-29", "GR-53", "G-30")
def test_cities_and_transport_lines_are_path():
    state = scene("space: B5\ntiles: B5=track")
    play(state, "scout", "tile track", "tile dunes")
    # B5 touches Dakar (A5), and a ship joins Dakar to Lagos (D6), Léopoldville (F9) and Walvis Bay (F13).
    assert lays(state) == {"B4", "C5", "B6", "D5", "C6", "E6", "F8", "G9", "F10", "F12", "G13"}


@pytest.mark.rule("GR-41", "GR-28")
def test_what_a_tile_would_cost_is_said_before_it_is_laid_also_in_a_risk_zone():
    state = scene("space: C2\ntiles: C2=track")
    play(state, "scout", "tile track", "tile canyon")
    said = {state.game.actions.text(code): Texts(state.game).action(state, 0, code) for code in state.options(0)}
    assert said["lay canyon B2"] == "Lay Canyon on B2: 3 fuel, 1 mechanical"
    assert said["lay canyon D2"] == "Lay Canyon on D2: 4 fuel, 1 mechanical"


@pytest.mark.rule("GR-67", "GR-58")
def test_a_cartographer_lays_three_and_the_sequence_goes_on():
    state = scene("hand: cartographer")
    play(state, "play cartographer", "tile track", "tile dunes", "tile marsh")
    play(state, "lay track C2", "lay dunes B2", "lay marsh B3")
    assert [tile_on(state, space) for space in ("C2", "B2", "B3")] == ["track", "dunes", "marsh"]
    assert asked(state) == ["french"]
    assert state.scouts[0] == 1
    assert hand(state) == []


@pytest.mark.rule("GR-30")
def test_or_a_scout_takes_a_card_from_the_pile():
    state = scene()
    told = play(state, "draw")
    assert audience(state) == 0
    told += play(state, "deal ranger")
    assert names(told) == ["scout-draws", "draws", "sees"]
    assert [event.audience for event in told] == [EVERYBODY, EVERYBODY, 0], "which card it is only the French see"
    assert hand(state) == ["ranger"]


@pytest.mark.rule("GR-9", "GR-28", "GR-30")
def test_a_kind_of_tile_or_card_is_drawn_as_often_as_there_are_of_it():
    state = scene("tiles: C2=track")
    play(state, "scout")
    assert dict(zip(offered(state), state.weights(), strict=True))["tile track"] == 8 - 1
    state = scene("hand: jerrycan jerrycan | jerrycan")
    play(state, "draw")
    assert dict(zip(offered(state), state.weights(), strict=True))["deal jerrycan"] == 8 - 3


@pytest.mark.rule("GR-30", "GR-82")
def test_at_the_limit_one_may_still_draw():
    state = scene("chassis: 1\nhand: caravan")
    play(state, "draw", "deal ranger")
    assert state.kind.name == "discard-down"
    play(state, "discard caravan")
    assert hand(state) == ["ranger"]


@pytest.mark.rule("G-32")
def test_a_short_bag_gives_what_it_has():
    everything = "removed: " + " ".join(
        f"{tile} " * count
        for tile, count in [
            *(("track", 7), ("grassland", 4), ("sand-flats", 7), ("stony-plain", 8), ("dunes", 7), ("soft-ground", 3)),
            *(("rocky-pass", 4), ("river-ford", 4), ("marsh", 3), ("broken-bridge", 2), ("flash-flood", 1)),
            *(("wild-animals", 3), ("bandits", 3), ("rockfall", 2), ("canyon", 1)),
        ]
    )
    state = scene(everything)
    play(state, "scout", "tile track")
    assert state.kind.name == "lay-tile"
    play(state, "lay track C2")
    assert asked(state) == ["belgian"]
    assert list(state.bag) == []
    assert refusal(state, "scout") == "G-32"


@pytest.mark.rule("G-32", "GR-89")
def test_tiles_that_find_no_space_go_back_into_the_bag():
    state = scene("tiles: A2=track A4=dunes A5=marsh", game=race(pack=PACK))
    told = play(state, "scout", "tile track", "tile canyon", "lay track B5")
    assert names(told)[-1] == "back-in-the-bag"
    assert list(state.drawn) == []
    assert len(state.bag) == 60 - 4
    assert asked(state) == ["belgian"]


# ── The frontier, against its definition ──


def blank_spaces_beside(state, path: list[int]) -> set[int]:
    chart = state.components.chart
    beside = {other for space in path for other in chart.roads[space]}
    return {space for space in beside if state.tiles[space] == NONE and chart.kind[space] != CITY}


@pytest.mark.rule("GR-28", "GR-53")
@pytest.mark.parametrize("board", ["africa", "south-america"])
def test_tiles_may_be_laid_on_all_blank_spaces_beside_the_path_and_on_no_other(board: str):
    state = TITLE.game(4, board=board).start()
    assert isinstance(state, GreatState)
    rng = Rng(3)
    moments = 0
    while not state.over:
        play_at_random(state, rng, 15)
        for seat in range(4):
            spaces = list(frontier(state, seat))
            assert len(set(spaces)) == len(spaces)
            assert set(spaces) == blank_spaces_beside(state, list(connected(state, seat)))
            assert has_frontier(state, seat) == bool(spaces)
            moments += 1
    assert moments > 100
