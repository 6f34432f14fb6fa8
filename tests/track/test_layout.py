"""Circuits laid of tiles close exactly, read as rows, turn round, and are written down as one line of words."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.core.errors import BadTrack
from paddock.core.rng import Rng
from paddock.track.advice import advise, boxes_needed, can_be_raced
from paddock.track.closing import close, closings
from paddock.track.draw import draw
from paddock.track.generating import generate
from paddock.track.geometry import along, crossing, size, spaces
from paddock.track.layout import Laid, Layout, read_layout
from paddock.track.tiles import LEFT, ORIGIN, TILES, coordinates, place, tile

OVAL = "START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L"


def rules(layout: Layout, **more: int | str) -> set[str]:
    return {advice.rule for advice in advise(layout, **more)}  # type: ignore[arg-type]


@pytest.mark.rule("MGP-T.8")
def test_an_oval_closes_and_one_position_less_does_not() -> None:
    assert read_layout(OVAL).is_closed
    short = read_layout(OVAL.replace("L4 L4", "L4 L2"))
    assert not short.is_closed
    assert any(advice.is_hard and "2 towards heading 8" in advice.sentence for advice in advise(short))


@pytest.mark.rule("MGP-T.8")
def test_a_track_that_turns_too_little_is_told_how_much_is_missing() -> None:
    assert "90° more" in str(advise(read_layout("START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L"))[0])


words = st.lists(
    st.sampled_from([Laid(kind, side) for kind in TILES.values() if kind.name != "START" for side in (1, -1)]),
    max_size=30,
)


@given(words)
def test_lattice_points_are_where_trigonometry_puts_them(run) -> None:
    point, heading = ORIGIN, 0
    x = y = angle = 0.0
    for each in run:
        side = each.side if each.kind.is_corner else 0
        point, heading = place(each.kind, side, point, heading)
        turn = math.pi * each.kind.turn / 8 * side
        if each.kind.is_corner:
            half = each.kind.positions / 2
            x += half * (math.cos(angle) + math.cos(angle + turn))
            y += half * (math.sin(angle) + math.sin(angle + turn))
        else:
            x += each.kind.positions * math.cos(angle)
            y += each.kind.positions * math.sin(angle)
        angle += turn
    found = coordinates(point)
    assert math.isclose(found[0], x, abs_tol=1e-9)
    assert math.isclose(found[1], y, abs_tol=1e-9)


def test_the_finish_line_lies_in_the_middle_of_start() -> None:
    oval = read_layout(OVAL)
    assert oval.profile() == "SSSSSS22222222SSSSSSSS11111111SS"
    assert [row.tile for row in oval.rows[:2]] == [0, 0]
    assert [row.position for row in oval.rows[:2]] == [2, 3]


@pytest.mark.rule("MGP-T.11")
def test_the_racing_line_is_inside_in_corners_and_opposite_the_next_corner_on_straights() -> None:
    rows = read_layout("START L4 R2L=2 R2L R2L L2 R2R=1 R2L L1").rows
    assert [row.racing_line for row in rows[:6]] == [2] * 6  # a left-hander is next
    assert [row.racing_line for row in rows[6:12]] == [0] * 6  # inside of it
    assert [row.racing_line for row in rows[12:14]] == [0] * 2  # a right-hander is next


@pytest.mark.rule("MGP-T.5", "MGP-T.6")
def test_markers_make_a_corner_straight_and_a_straight_a_corner() -> None:
    layout = read_layout("START L4 R4L* L2+=2 R2L R2L")
    assert layout.profile() == "SSSSSSSSS222222SS"


@pytest.mark.rule("MGP-T.7")
def test_a_slope_runs_until_the_flat_counter() -> None:
    slopes = [row.slope for row in read_layout("START L4^ R2L=1 L2v L1_ L1").rows]
    assert slopes == [0, 0, 1, 1, 1, 1, 1, 1, -1, -1, 0, 0, 0, 0]


@pytest.mark.rule("MGP-T.18")
def test_a_corner_may_change_its_difficulty_on_the_way() -> None:
    assert read_layout("START R2L=3 R2L=1 R2L L2").profile() == "SS331111SSSS"


@pytest.mark.rule("MGP-T.10")
def test_a_circuit_can_be_driven_the_other_way_round() -> None:
    layout = read_layout("START L4^ R2L=3 R2L R4L=1 R4L_ R2L=2 L4 L4 R2L=2 R2L R2L R1L R1L L1")
    back = layout.reversed()
    assert back.direction != layout.direction
    assert back.positions == layout.positions
    assert back.profile() == layout.profile()[::-1]
    assert [row.slope for row in back.rows] == [-row.slope for row in reversed(layout.rows)]
    assert back.reversed().profile() == layout.profile()


def test_a_layout_is_its_text() -> None:
    text = "START L4 R1L=3 R4L* L2+=1^ R3R=2v L1_"
    assert str(read_layout(text)) == text
    assert read_layout(f"# remark\n{text}") == read_layout(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "begins with the START tile"),
        ("L4 START", "begins with the START tile"),
        ("START START", "one START tile"),
        ("START L3", "there is no tile 'L3'"),
        ("START R1", "R1L or R1R"),
        ("START L4L", "should be written L4"),
        ("START L4*", "belongs on corner tiles"),
        ("START bend", "is not a tile"),
    ],
)
def test_what_is_wrong_with_a_track_text_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadTrack, match=sentence):
        read_layout(text)


@pytest.mark.rule("MGP-T.8")
def test_a_track_may_not_cross_its_own_ground() -> None:
    # A loop inside the loop: it turns once round in all, but over itself.
    eight = read_layout("START L4 R2L=2 R2L R2L R2L R2L R2L L4 R2R=1 R2R R2R R2R R2R R2R L4 L4")
    assert crossing(eight) is not None
    assert crossing(read_layout(OVAL)) is None


@pytest.mark.rule("MGP-T.19")
def test_a_box_holds_only_so_many_tiles() -> None:
    many = read_layout(OVAL.replace("L4 L4", "L1 " * 8).replace("START L4", "START L4"))
    assert "MGP-T.19" in rules(many)
    assert "MGP-T.19" not in rules(many, boxes=2)
    assert boxes_needed(many) == 2


@pytest.mark.rule("MGP-T.3", "MGP-T.12", "MGP-T.13", "MGP-T.14", "MGP-T.15", "MGP-T.16", "MGP-T.17")
@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("MGP-T.3", "START L4 L1 R2L R2L R2L R2L L4 L4 L1 R2L=2 R2L R2L R2L"),
        ("MGP-T.12", OVAL),
        ("MGP-T.14", "START L4 L1 R2L=1 R2L R2L R2L L4 L4 L1 R2L=2 R2L R2L R2L"),
        ("MGP-T.15", "START L4 L1 R2L=3 R2L L4 R2L=3 R2L L4 L4 L1 R2L=3 R2L L4 R2L=2 R2L"),
        ("MGP-T.16", "START L4 L4 R2L=2 R2L R2L R2L L4 L4 L4 R2L=3 R2L R2L R2L"),
        ("MGP-T.17", "START L4 L4 R2L=1 R2L R2L=3 R2L L4 L4 L4 R2L=3 R2L R2L R2L"),
    ],
)
def test_each_guideline_speaks_up_when_it_is_broken(rule: str, text: str) -> None:
    assert rule in rules(read_layout(text))


@pytest.mark.rule("MGP-T.13")
def test_each_level_has_its_length() -> None:
    assert "MGP-T.13" in rules(read_layout(OVAL), level="basic")
    assert "MGP-T.13" not in rules(read_layout(OVAL))


def test_three_lanes_lie_side_by_side_and_rows_follow_each_other() -> None:
    oval = read_layout(OVAL)
    places = spaces(oval)
    for left, centre, right in places:
        assert math.isclose(math.dist(left[:2], centre[:2]), 0.45, abs_tol=1e-9)
        assert math.isclose(math.dist(left[:2], right[:2]), 0.9, abs_tol=1e-9)
    for one, two in zip(places, places[1:] + places[:1], strict=True):
        assert 0.85 < math.dist(one[1][:2], two[1][:2]) < 1.05
    assert size(oval)[0] > size(oval)[1]


def test_a_tile_ends_where_the_next_begins() -> None:
    layout = read_layout("START R1L=2 R3R R4L L2 R2R")
    for number in range(len(layout.laid) - 1):
        here, there = along(layout, number, 1.0, 0.3), along(layout, number + 1, 0.0, 0.3)
        assert math.dist(here[:2], there[:2]) < 1e-9


def test_close_it_for_me_finds_tiles_that_close_an_open_track() -> None:
    start = read_layout("START L4 L2 R1L=3 R1L L4 R2R=1 R3L")
    closed = close(start)
    assert closed is not None
    assert closed.is_closed
    assert closed.laid[: len(start.laid)] == start.laid
    assert crossing(closed) is None
    assert boxes_needed(closed) == 1


def test_close_it_for_me_takes_many_small_corners_where_the_large_ones_are_gone() -> None:
    start = read_layout("START L4 R1L R1L")
    left = {"START": 0, "L1": 6, "L2": 6, "L4": 17, "R1": 2, "R2": 0, "R3": 6, "R4": 6}
    added = next(closings(start, left))
    assert sum(tile.kind.turn > 0 for tile in added) == 10
    assert Layout([*start.laid, *added]).is_closed


def test_close_it_for_me_admits_when_nothing_is_left_to_close_with() -> None:
    assert close(read_layout("START " + "L4 " * 17 + "L2 " * 6 + "L1 " * 6)) is None


@pytest.mark.parametrize("positions", [48, 64, 84])
def test_generated_circuits_close_fit_the_box_and_obey_every_guideline(positions: int) -> None:
    layout = generate(positions, Rng(positions))
    assert layout.is_closed
    assert abs(layout.positions - positions) <= 4
    assert advise(layout) == []
    assert can_be_raced(layout)


@pytest.mark.parametrize("hard", [0, 1, 2])
def test_a_generated_circuit_has_no_more_hard_corners_than_were_asked_for(hard: int) -> None:
    for seed in range(3):
        layout = generate(64, Rng(seed), hard_corners=hard)
        assert layout.profile().count("3") == 0 or hard > 0
        assert sum(tile.difficulty == 3 for tile in layout.laid) <= hard


def test_a_generated_circuit_has_the_hard_corners_that_were_asked_for_where_there_are_such_circuits() -> None:
    for seed in range(3):
        found = [generate(64, Rng(seed), hard_corners=hard) for hard in (0, 1, 2)]
        assert [sum(tile.difficulty == 3 for tile in layout.laid) for layout in found] == [0, 1, 2]


def test_tiles_that_lie_on_each_other_are_told_before_the_track_is_closed() -> None:
    layout = read_layout("START L4 R1L=2 R1L L1 R1L R1L L4 L4")
    assert not layout.is_closed
    assert not crossing(layout)
    over = read_layout("START L4 R1L=2 R1L R1L R1L L2 R1L R1L L4 L4")
    assert crossing(over)
    assert any("on each other's ground" in each.sentence for each in advise(over))


def test_the_same_seed_generates_the_same_circuit_and_another_seed_another() -> None:
    assert generate(64, Rng(1)) == generate(64, Rng(1))
    assert generate(64, Rng(1)) != generate(64, Rng(2))


def test_a_drawing_has_a_path_for_every_tile_and_a_number_for_every_corner() -> None:
    oval = read_layout(OVAL)
    svg = draw(oval, "Oval")
    assert svg.count('class="tile"') == len(oval.laid)
    assert svg.count('class="n"') == len(oval.corners())
    assert svg.count('<circle class="line') == oval.positions
    assert 'aria-label="Oval, 32 positions' in svg


def test_a_tile_that_is_not_in_the_box_is_named() -> None:
    assert tile("R1").turn == 2
    assert place(tile("L1"), 0, ORIGIN, 0) == ((2, 0, 0, 0, 0, 0, 0, 0), 0)
    assert place(tile("R2"), LEFT, ORIGIN, 0)[1] == 2
    with pytest.raises(BadTrack, match="the tiles are START"):
        tile("X9")
