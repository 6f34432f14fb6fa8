"""What is in the box (GR-1, GR-2, GR-12 to GR-14, GR-61 to GR-75), and its two boards."""

import pytest

from paddock.core.rows import count_of
from paddock.games.great_race.data.board import Board
from paddock.games.great_race.data.box import open_box
from paddock.games.great_race.rules.chart import CITY, RISK, Chart
from tests.games.great_race.scene import race

CARDS = {
    "GR-61": ("tracker", 2, "before"),
    "GR-62": ("financial", 2, "before"),
    "GR-63": ("transport", 2, "with-drive"),
    "GR-64": ("mechanic", 3, "before"),
    "GR-65": ("ranger", 3, "any-time"),
    "GR-66": ("driver", 3, "before"),
    "GR-67": ("cartographer", 3, "before"),
    "GR-68": ("saboteur", 3, "before"),
    "GR-69": ("trail-hunter", 2, "before"),
    "GR-70": ("cheater", 2, "before"),
    "GR-71": ("jerrycan", 8, "any-time"),
    "GR-72": ("refueling", 2, "before"),
    "GR-73": ("spare-parts", 6, "with-repair"),
    "GR-74": ("toolbox", 2, "with-repair"),
    "GR-75": ("caravan", 2, "with-drive"),
}


def board_called(id: str) -> Board:
    return next(board for board in open_box().boards if board.id == id)


@pytest.mark.rule("GR-1", "G-47")
def test_the_box_holds_what_the_list_says():
    box = open_box()
    assert [board.id for board in box.boards] == ["africa", "south-america"]
    assert len(box.crews) == 4
    assert len({crew.livery.pattern for crew in box.crews}) == 4, "crews differ by more than hue"
    assert sum(card.count for card in box.cards) == 45
    assert sum(tile.count for tile in box.tiles) == 60


@pytest.mark.rule("GR-57", "GR-61", "GR-68", "GR-70")
def test_the_cards_are_those_of_the_list():
    cards = open_box().cards
    assert [(card.id, card.count, card.timing) for card in cards] == list(CARDS.values())
    assert [card.id for card in cards if card.danger] == ["tracker", "saboteur", "cheater"]
    assert {card.origin for card in cards} == {"printed"}


def test_the_tiles_are_balanced_as_designed():
    tiles = open_box().tiles
    whole = [tile for tile in tiles for _ in range(tile.count)]
    assert round(sum(tile.fuel for tile in whole) / 60, 2) == 2.58
    assert round(sum(tile.mechanical for tile in whole) / 60, 2) == 1.9
    assert sum(tile.danger for tile in whole) == 9
    assert sum(tile.stop for tile in whole) == 11
    assert {tile.origin for tile in tiles} == {"designed"}


# ── The boards ──


@pytest.mark.parametrize(
    ("id", "spaces", "cities", "risk", "lanes", "route"),
    [("africa", 78, 18, 15, 14, 17), ("south-america", 74, 15, 18, 16, 16)],
)
@pytest.mark.rule("GR-2")
def test_a_board_has_its_cities_lanes_and_a_way_across(id, spaces, cities, risk, lanes, route):
    chart = Chart(board_called(id), northward=False, diagonal=False)
    assert (chart.spaces, count_of(chart.kind, CITY), count_of(chart.kind, RISK), chart.squares) == (
        spaces,
        cities,
        risk,
        lanes,
    )
    assert chart.to_goal[chart.start] == route
    assert not any(
        chart.kind[space] == chart.kind[other] == CITY for space in range(spaces) for other in chart.roads[space]
    ), "two cities are neighbours"
    assert not chart.lines_of[chart.start], "a purple city has a transport line"
    assert not chart.lines_of[chart.goal], "a purple city has a transport line"


@pytest.mark.rule("G-29")
def test_spaces_that_share_a_side_are_neighbours_and_corners_by_option():
    square = race()
    names = square.components.chart.names
    assert [names[other] for other in square.components.chart.roads[names.index("E3")]] == ["E2", "D3", "F3", "E4"]
    diagonal = race(diagonal=True)
    assert [names[other] for other in diagonal.components.chart.roads[names.index("E3")]] == [
        *("D2", "E2", "F2"),
        *("D3", "F3"),
        *("D4", "E4", "F4"),
    ]


def test_no_road_leads_to_the_island():
    chart = race(diagonal=True).components.chart
    island = chart.names.index("K12")
    assert chart.city_names[chart.city[island]] == "Tananarive"
    assert list(chart.roads[island]) == []
    assert not any(island in roads for roads in chart.roads)
    assert sorted(chart.names[space] for space in chart.paths[island]) == ["J10", "J13"]


@pytest.mark.rule("GR-5", "GR-27")
def test_the_scale_counts_from_the_start_whichever_way_the_race_goes():
    south, north = race(), race(direction="northward")
    assert (
        south.components.chart.names[south.components.chart.start]
        == north.components.chart.names[north.components.chart.goal]
        == "C1"
    )
    assert (
        south.components.chart.names[south.components.chart.goal]
        == north.components.chart.names[north.components.chart.start]
        == "G14"
    )
    for game in (south, north):
        assert game.components.chart.square[game.components.chart.start] == 0
        assert game.components.chart.square[game.components.chart.goal] == game.components.chart.squares - 1


@pytest.mark.rule("GR-12", "GR-13", "GR-14")
def test_the_dashboard_shows_gauges_slots_and_prices():
    game = race(pack=None)
    assert (game.components.fuel_top, game.components.engine_top, game.components.chassis_top) == (10, 4, 10)
    assert game.domains["slot"].slugs == ("scout", "mechanic", "escort", "funding")
    assert list(game.components.fuel_price) == [20, 10]
    assert list(game.components.part_price) == [40, 20]
    assert open_box().figures.prices.origin == "printed"
    assert open_box().figures.gauges.origin == "designed"
