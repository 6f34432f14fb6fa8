"""A layout as data for a drawing that lives."""

import math

from paddock.track.layout import read_layout
from paddock.track.picture import bounds, corners, joints, picture, rows, thumbnail, tiles

OVAL = read_layout("START L4 R2L=2 R2L R2L R2L L4 L4^ R2L=1 R2L R2L R2L")
OPEN = read_layout("START L4 R1L=3 R1L")


def test_each_tile_begins_where_the_last_one_ends_and_a_closed_track_comes_back() -> None:
    found = joints(OVAL)
    assert len(found) == len(OVAL.laid) + 1
    assert math.dist(found[0][:2], found[-1][:2]) < 0.2
    assert found[1] == (160, 0, 0)
    assert joints(OPEN)[-1][2] == 270, "a left turn goes up on the page"


def test_everything_lies_within_the_bounds() -> None:
    ground = bounds(OVAL)
    for row in rows(OVAL):
        for x, y, _ in row.cells:
            assert ground.x < x < ground.x + ground.width
            assert ground.y < y < ground.y + ground.height


def test_tiles_know_their_kerb_difficulty_and_slope() -> None:
    found = tiles(OVAL)
    assert [each.difficulty for each in found] == [0, 0, 2, 2, 2, 2, 0, 0, 1, 1, 1, 1]
    assert [bool(each.kerb) for each in found] == [False, False, *[True] * 4, False, False, *[True] * 4]
    assert [each.slope for each in found] == [1] * 12, "uphill from there on, all the way round"


def test_markers_of_corners_stand_outside_of_the_bend() -> None:
    first, second = corners(OVAL)
    assert (first.number, first.difficulty, first.tile) == (1, 2, 2)
    assert first.y > 30, "below the straight that leads to it"
    top = min(y for row in rows(OVAL) for _, y, _ in row.cells)
    assert second.y < top - 12, "above the one at the top"


def test_a_thumbnail_closes_only_if_the_track_does() -> None:
    assert thumbnail(OVAL).road.endswith("Z")
    assert not thumbnail(OPEN).road.endswith("Z")
    assert len(thumbnail(OVAL).bends) == 8


def test_the_finish_line_crosses_the_middle_of_start() -> None:
    one, two = picture(OVAL).start
    assert one == (80, -30)
    assert two == (80, 30)
