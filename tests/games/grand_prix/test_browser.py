"""What Grand Prix shows: the track as it is drawn, the tower, and what a card or a stop would lead to."""

import re
from itertools import pairwise
from math import hypot
from typing import Any

import msgspec
import pytest

import paddock
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.data.box import FOLDER, open_box
from paddock.games.grand_prix.data.track import Track, TrackFile
from paddock.games.grand_prix.show.browser import chapter, components, tower
from paddock.games.grand_prix.show.geometry import LANE, SECTOR, draw
from paddock.games.grand_prix.show.preview import preview
from tests.games.grand_prix.race import Race, game_on

PIT_STOPS = "race/turn turn/pit-stops pit-stops/queue_for_pits"
TRACKS = open_box(None).tracks


# ── The track as it is drawn ──


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.id)
def test_every_space_is_drawn_and_a_step_ahead_is_about_a_sector_long(track: Track):
    cells = draw(track).cells
    assert [cell.id for cell in cells] == track.spaces
    for space, ahead in enumerate(track.ahead):
        for after in ahead:
            (x, y), (x2, y2) = cells[space].at, cells[after].at
            assert 0.4 * SECTOR < hypot(x2 - x, y2 - y) < 2.1 * SECTOR


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.id)
def test_lanes_lie_side_by_side_with_the_pit_lane_beyond_the_innermost(track: Track):
    at = {cell.id: cell.at for cell in draw(track).cells}
    for sector, width in enumerate(track.widths):
        row = [f"{sector}p", *[f"{sector}{'abcde'[lane]}" for lane in range(width)], f"{sector}w"]
        steps = [hypot(at[b][0] - at[a][0], at[b][1] - at[a][1]) for a, b in pairwise(row)]
        assert all(step == pytest.approx(LANE, abs=0.3) for step in steps[1:-1])
        assert all(step < 1.5 * LANE for step in steps)


def test_a_track_without_a_drawing_is_an_oval_of_equal_sectors():
    oval = Track("oval", TrackFile(name="Oval", origin="designed", lanes="0-59:3", laps=3))
    centres = [cell.at for cell in draw(oval).cells if cell.lane == "b"]
    gaps = [hypot(x2 - x, y2 - y) for (x, y), (x2, y2) in zip(centres, [*centres[1:], centres[0]], strict=True)]
    assert all(gap == pytest.approx(SECTOR, rel=0.03) for gap in gaps)


def test_the_lobby_gets_outlines_and_a_game_its_own_track():
    shelf = msgspec.to_builtins(components(TITLE))
    assert [track["id"] for track in shelf["tracks"]] == [track.id for track in TRACKS]
    assert "cards" not in shelf
    own = msgspec.to_builtins(components(TITLE, TITLE.game(2, track="aurelia")))
    assert own["track"]["id"] == "aurelia"
    assert (len(own["cards"]), len(own["events"]), len(own["cars"])) == (78, 32, 22)
    assert len({car["number"] for car in own["cars"]}) == 22
    assert own["track"]["grid"][0] == "71a"
    cell = next(cell for cell in own["track"]["cells"] if cell["id"] == "0a")
    assert cell["ahead"] == ["1a"]


# ── The tower ──


def row(race: Race, number: int) -> dict[str, Any]:
    return next(row for row in tower(view(race.state, 0)) if row["car"] == str(number))


def test_the_tower_tells_places_gaps_tyres_wear_and_who_is_in_the_pits():
    race = Race("""
        1  20a tyres:soft engine:2
        22 18b activated
        9  17p
        80 5c  lapped
    """)
    rows = tower(view(race.state, 0))
    assert [row["car"] for row in rows[:4]] == ["1", "22", "9", "80"]
    assert [row["gap"] for row in rows[:4]] == ["", "+2", "+1", "+12"]
    assert row(race, 1)["marks"] == ["wear-2", "soft"]
    assert row(race, 22)["marks"] == ["hard", "moved"]
    assert row(race, 9)["marks"] == ["hard", "pit-lane"]
    assert row(race, 80)["marks"] == ["hard", "lapped"]
    assert row(race, 1)["seat"] == 0
    assert row(race, 1)["title"] == "Vermilion #1"
    assert len(rows) == 22


def test_the_tower_names_no_tyres_while_they_are_chosen_in_secret():
    table = paddock.start("grand-prix(seats=2)", seed=1)
    assert table.state.kind.name == "tyres"
    assert all(row["marks"] == [] for row in tower(table.view(0)))
    for seat in (0, 1):
        table.play(table.state.options(seat)[0], seat=seat)
    assert all(row["marks"] for row in tower(table.view(0)) if row["seat"] == 0)


# ── What a card would lead to ──


def foreseen(race: Race, action: str) -> dict[str, Any]:
    state = race.state
    found = preview(view(state, state.asked[0]), state.asked[0], state.game.actions.parse(action).code, Rng(1))
    assert found is not None
    shown: dict[str, Any] = msgspec.to_builtins(found[1])
    return shown


def seen(race: Race, action: str) -> tuple[list[str], dict[str, Any]]:
    """The keys of what is said of an action, and what is drawn."""
    state = race.state
    found = preview(view(state, state.asked[0]), state.asked[0], state.game.actions.parse(action).code, Rng(1))
    assert found is not None
    return [message.key for message in found[0]], msgspec.to_builtins(found[1])


def holds(race: Race, number: int, card: str) -> str:
    """The car's seat holds this one card and is asked; the action that plays it for the car."""
    seat = race.game.components.owner[race.car(number)]
    race.gets(seat, card)
    race.acts(seat)
    return f"play {race.game.domains['card'].slug(race.state.hand[seat][0])} {number}"


TRAIN = """
    22 10a
    77 9a
    5  8a
    33 17a
"""


@pytest.mark.rule("GP-6.7.1")
def test_a_lead_card_shows_everybody_who_follows_and_nobody_else():
    race = Race(TRAIN)
    facts = foreseen(race, holds(race, 22, "lead-4"))
    way = facts["ends"][0]["ways"][0]
    assert set(way["spots"]) == {"22", "77", "5"}
    assert facts["linked"]["22"] == 3
    assert facts["linked"]["77"] == 3  # car 5 follows, and car 22 is pushed


@pytest.mark.parametrize("card", ["solo-5", "line-5", "pursuit-5", "lead-5"])
def test_playing_the_answers_of_any_way_leads_to_what_was_foreseen(card: str):
    race = Race(TRAIN)
    action = holds(race, 22, card)
    for end in foreseen(race, action)["ends"]:
        for way in end["ways"]:
            again = Race(TRAIN)
            holds(again, 22, card)
            again.do(action, *way["steps"])
            assert again.at(22) == end["space"]
            for car, (start, to) in way["spots"].items():
                assert (race.at(int(car)), again.at(int(car))) == (start, to)


def test_the_end_furthest_ahead_comes_first_with_the_place_it_gives():
    race = Race("""
        22 10a
        9  13b
    """)
    facts = foreseen(race, holds(race, 22, "solo-4"))
    assert facts["place"] == 2
    assert facts["ends"][0]["ways"][0]["place"] == 1
    sectors = [int(end["space"][:-1]) for end in facts["ends"]]
    assert sectors == sorted(sectors, reverse=True)


def test_on_the_way_a_step_shows_where_the_rest_of_the_move_can_end():
    race = Race(TRAIN)
    race.do(holds(race, 22, "solo-4"))
    assert race.asked == "step"
    facts = foreseen(race, "out")
    end = facts["ends"][0]
    race.do("out", *end["ways"][0]["steps"])
    assert race.at(22) == end["space"]
    assert not any(space.startswith("10") for space in [end["space"] for end in facts["ends"]])


# ── What a stop would lead to ──


@pytest.mark.rule("GP-7.3.2")
def test_a_stop_shows_what_it_removes_and_how_far_back_it_sets_the_car():
    race = Race("""
        22 20a tyre:2 engine:1
        9  18a
        14 5a
    """)
    race.read(first="viridian", flow=PIT_STOPS)
    facts = foreseen(race, "pit 22")
    back = race.game.components.duration[0] * 2 + race.game.components.duration[5]
    assert (facts["markers"], facts["back"]) == (3, back)
    assert facts["spots"] == {"22": ("20a", f"{20 - back}p")}
    assert facts["after"] > facts["place"]
    race.do("pit 22")
    assert foreseen(race, "repair engine")["back"] == race.game.components.duration[5]
    race.do("repair engine", "go")
    assert race.at(22) == f"{20 - race.game.components.duration[5]}p"


@pytest.mark.rule("GP-9.3.1", "R-33")
def test_before_a_restart_a_stop_shows_where_the_car_lines_up_when_the_field_has_closed_up():
    race = Race(
        """
        22 20a engine:1
        9  18a
        14 5a
        """,
        facts="event: collision-3\ntarget: 22",
    )
    race.run("race/turn turn/event event/call_restart")
    assert race.at(22, 9, 14) == "20a 20b 19a"
    race.do("stay-out")  # the other team decides first
    said, facts = seen(race, "pit 22")
    assert facts["spots"] == {"22": ("20a", "19a")}
    assert (facts["place"], facts["after"]) == (1, 3)
    assert said == ["preview-stop-restart"]
    race.do("pit 22")
    assert seen(race, "repair engine")[1]["spots"] == {"22": ("20p", "19a")}
    race.do("repair engine", "go")
    assert race.at(9, 14, 22) == "20a 20b 19a"


def test_a_preview_that_was_cut_says_so():
    """Twenty-two cars nose to tail where the track opens: there are more ways than anybody could try."""
    numbers = game_on("aurelia", seats=2, pack=None).components.numbers
    field = "\n".join(f"{number} {53 - place}a" for place, number in enumerate(numbers))
    race = Race(field, track="aurelia", seats=2, pack=None)
    action = holds(race, numbers[2], "floor-it-17")
    said, facts = seen(race, action)
    assert not facts["complete"]
    assert said == ["preview-move", "preview-cut"]
    race = Race("1 10b\n9 20a")
    said, facts = seen(race, holds(race, 1, "solo-4"))
    assert facts["complete"]
    assert said == ["preview-move"]


def test_chapters_are_turns_laps_and_events():
    race = Race(TRAIN)
    race.activates(22, "solo-4")
    assert not any(chapter(event) for event in race.events if event.kind.name in ("moves", "plays"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_event_card_says_what_it_does(language: str):
    """The browser finds the words by the card's name; see `news.ts`."""
    words = (FOLDER / "teaching" / f"{language}.ftl").read_text(encoding="utf-8")
    for name in {event.name for event in open_box(None).events}:
        assert f"about-event-{re.sub('[^a-z]+', '-', name.lower())} = " in words
