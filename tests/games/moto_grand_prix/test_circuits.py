"""Circuits, tiles and markers as data: MGP-B.8 and MGP-T; packs and what is said of their mistakes."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from paddock.core.errors import BadData, BadOption
from paddock.games.moto_grand_prix import TITLE
from paddock.games.moto_grand_prix.data.box import open_box
from paddock.games.moto_grand_prix.data.sheets import CircuitSheet
from paddock.track.advice import advise
from paddock.track.layout import read_layout
from paddock.track.tiles import TILES
from tests.games.moto_grand_prix.scene import PACK, race

BOX = open_box()
SHEETS = {sheet.id: sheet for sheet in BOX.circuits}
PRINTED = [sheet for sheet in BOX.circuits if not sheet.variant_of]

# Number, level, positions, laps, direction, corners, their difficulties, tiles L1/L2/L4/R1/R2/R3/R4 with START an L4.
TABLE = """
 1 basic     44 6 counter-clockwise  6 3-1-2-2-1-3                   4/1/4/6/4/4/0
 2 basic     57 6 clockwise          7 1-2-3-3-2-1-2                 5/3/5/6/6/4/0
 3 basic     66 6 counter-clockwise  9 3-2-1-2-1-1-2-2-1             6/4/3/6/8/6/2
 4 standard  75 6 clockwise          8 1-1-2-2-2-2-3-3               2/4/6/7/12/2/2
 5 standard  86 6 counter-clockwise 10 3-1-1-2-2-3-1-1-2-2           2/4/8/6/10/6/2
 6 standard  96 6 clockwise         10 3-2-2-1-1-3-1-1-2-2           6/6/5/6/16/4/4
 7 standard 106 6 counter-clockwise 11 1-2-1-2-1-2-2-3-3-1-2         6/5/13/4/8/6/2
 8 standard 118 6 clockwise         11 3-2-2-1-3-1-1-2-2-2-1         6/6/14/10/6/2/6
 9 standard 125 5 counter-clockwise 14 1-1-1-2-2-3-2-2-3-2-1-1-1-2   5/6/13/10/8/6/6
10 expert   100 6 counter-clockwise 11 1-3-2-1-3-2-1-3-2-2-3         6/5/10/12/7/6/2
11 expert   120 5 clockwise         15 3-2-2-1-1-1-2-2-2-1-1-3-2-1-2 5/6/11/9/10/6/6
12 expert   116 6 clockwise         12 2-1-2-3-2-1-2-2-1-3-3-2       6/5/11/12/7/6/6
13 pro      140 5 clockwise         14 3-1-3-1-2-2-2-3-2-1-2-2-1-1   9/9/11/13/9/10/6
"""


def tiles(sheet: CircuitSheet) -> str:
    counts = sheet.layout.tile_counts()
    counts["L4"] += counts["START"]
    return "/".join(str(counts[name]) for name in ("L1", "L2", "L4", "R1", "R2", "R3", "R4"))


def difficulties(sheet: CircuitSheet) -> list[int]:
    return [sheet.layout.laid[corner.tiles[0]].difficulty for corner in sheet.layout.corners()]


@pytest.mark.rule("MGP-T.20", "MGP-T.13", "MGP-T.18")
@pytest.mark.parametrize("line", TABLE.strip().splitlines(), ids=lambda line: line.split()[0])
def test_the_thirteen_circuit_sheets(line):
    number, level, positions, laps, direction, corners, hardness, used = line.split()
    sheet = PRINTED[int(number) - 1]
    assert (sheet.number, sheet.level, sheet.positions, sheet.laps) == (int(number), level, int(positions), int(laps))
    assert sheet.direction == direction
    assert "-".join(str(d) for d in difficulties(sheet)) == hardness
    assert len(difficulties(sheet)) == int(corners)
    assert tiles(sheet) == used


@pytest.mark.rule("MGP-T.20", "MGP-T.1")
def test_april_raceway_has_its_printed_tiles():  # X.17
    april = SHEETS["april-raceway"]
    assert (april.positions, april.laps, len(difficulties(april))) == (75, 6, 8)
    assert tiles(april) == "2/4/6/7/12/2/2"
    assert {"tiles", "corners", "positions", "laps", "size"} <= set(april.printed)


@pytest.mark.rule("MGP-T.8")
@pytest.mark.parametrize("sheet", BOX.circuits, ids=lambda sheet: sheet.id)
def test_every_circuit_closes_by_whole_numbers_in_both_directions(sheet):
    """In each heading as many half positions are laid as in the opposite one, and the turns make one circle."""
    for layout in (sheet.layout, sheet.layout.reversed()):
        laid = [0] * 16
        heading = 0
        for each in layout.laid:
            if each.kind.is_corner:
                laid[heading] += each.kind.positions
                heading = (heading + each.side * each.kind.turn) % 16
                laid[heading] += each.kind.positions
            else:
                laid[heading] += 2 * each.kind.positions
        assert laid[:8] == laid[8:]
        assert heading == 0
        assert abs(layout.total_turn) == 16


@pytest.mark.rule("MGP-T.2")
@pytest.mark.parametrize("sheet", BOX.circuits, ids=lambda sheet: sheet.id)
def test_the_finish_line_is_in_the_middle_of_the_start_tile(sheet):
    rows = sheet.layout.rows
    assert [rows[row].tile for row in (-2, -1, 0, 1)] == [0, 0, 0, 0]
    assert rows[2].tile == 1
    assert [str(each) for each in sheet.layout.laid].count("START") == 1


@pytest.mark.rule("MGP-T.12", "MGP-T.14", "MGP-T.15", "MGP-T.16", "MGP-T.17")
@pytest.mark.parametrize("sheet", BOX.circuits, ids=lambda sheet: sheet.id)
def test_every_circuit_keeps_the_guidelines_but_for_the_exceptions_it_names(sheet):
    found = []
    for advice in advise(sheet.layout, sheet.boxes):
        assert not advice.is_hard, str(advice)
        corner = re.search(r" corner [0-9]+", f" {advice.sentence}") if advice.rule == "MGP-T.16" else None
        if advice.rule != "MGP-T.17":  # what is only usual has no exceptions
            found.append(advice.rule + (corner[0] if corner else ""))
    named = [re.sub(r"(MGP-T.15).*", r"\1", exception) for exception in sheet.exceptions]
    assert sorted(found) == sorted(named)


@pytest.mark.rule("MGP-T.19", "MGP-T.1", "MGP-T.4", "MGP-A.45")
def test_one_box_is_enough_for_all_circuits_but_the_last():
    assert sum(tile.count for tile in TILES.values()) == 72
    assert [sheet.id for sheet in BOX.circuits if sheet.boxes > 1] == ["grand-prix-of-japan"]
    beyond = {
        name: used - TILES[name].count
        for name, used in SHEETS["grand-prix-of-japan"].layout.tile_counts().items()
        if used > TILES[name].count
    }
    assert beyond == {"L2": 3, "L1": 3, "R1": 1, "R3": 4}


@pytest.mark.rule("MGP-T.4")
def test_the_markers_of_the_box_add_up():
    markers = BOX.bikes.markers
    assert sum(markers.difficulty) == 48
    assert markers.uphill + markers.downhill + markers.flat + markers.corner + markers.straight == 36
    assert (markers.slipstream, markers.stands) == (6, 18)


@pytest.mark.rule("MGP-B.1", "MGP-B.2", "MGP-A.43")
def test_a_box_holds_two_bikes_each_in_three_colours():
    first = [team for team in BOX.bikes.teams if team.box == 1]
    assert [team.colour for team in first] == ["blue", "yellow", "red"]
    assert sum(len(team.riders) for team in first) == BOX.bikes.bikes == 6
    six = race(6)
    assert six.domains["bike"].slugs == ("blue-1", "yellow-1", "red-1", "blue-2", "yellow-2", "red-2")
    assert list(six.components.team) == [0, 1, 2, 0, 1, 2]
    both = race(3, bikes=2)
    assert both.domains["seat"].slugs == ("blue", "yellow", "red")
    assert [both.components.seat_of(bike) for bike in range(6)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("MGP-B.9", "MGP-B.2", "MGP-B.30")
def test_riders_choose_their_colours_and_who_chooses_none_takes_the_next_bike():
    assert race(4, colours=("red", "red")).domains["bike"].slugs == ("red-1", "red-2", "blue-1", "yellow-1")
    assert race(2, bikes=2, colours=("yellow",)).domains["seat"].slugs == ("yellow", "blue")
    assert race(2, colours=("white",)).components.boxes == 2, "a colour of the second box"
    assert race(2, colours=("blue", "red", "yellow")).domains["bike"].slugs == ("blue-1", "red-1")
    for wrong in (
        {"colours": ("red", "red", "red")},
        {"colours": ("red", "red"), "bikes": 2},
        {"colours": ("white",), "boxes": 1},
    ):
        with pytest.raises(BadOption, match="colours"):
            race(3, **wrong)


# ── Rows ──


@pytest.mark.rule("MGP-B.8", "MGP-T.18", "MGP-A.36")
def test_a_marker_governs_until_the_corner_ends_or_the_next_marker_stands():
    circuit = race(2, "markers").components.circuit
    assert list(circuit.difficulty[8:18]) == [0, 0, 3, 3, 3, 3, 1, 1, 0, 2]
    assert list(circuit.point[13:15]) == [0, 0], "no braking point between two markers of one bend"


@pytest.mark.rule("MGP-T.3", "MGP-B.8")
def test_the_marker_stands_at_the_first_position_of_its_corner():
    for sheet in BOX.circuits:
        rows = sheet.layout.rows
        for corner in sheet.layout.corners():
            first = next(row for row in rows if row.tile == corner.tiles[0])
            assert sheet.layout.laid[first.tile].difficulty == first.difficulty > 0


@pytest.mark.rule("MGP-T.5", "MGP-T.6", "MGP-A.34")
def test_straight_and_corner_markers_change_what_a_tile_counts_as_but_not_its_racing_line():
    circuit = race(2, "markers").components.circuit
    assert circuit.difficulty[19] == 2, "a straight tile in the bend goes on with its difficulty"
    assert list(circuit.difficulty[33:35]) == [1, 1], "straight tiles with a marker of their own"
    assert list(circuit.difficulty[37:41]) == [0, 0, 0, 0], "corner tiles that count as straight"
    assert list(circuit.racing_line[37:41]) == [0, 0, 0, 0], "the printed line of a left-hander"
    japan = race(2, "grand-prix-of-japan", ours=True).components.circuit
    assert (japan.difficulty[10], japan.tile_names[japan.tile[10]]) == (3, "L1+")


NEIGHBOURS = "START L4 L4 R1L=1 L1+ L1+ R2L R2L R1L L4 L4 L4 L4 R1L=1 L1+ L1+ R2L R2L R1L L4"


@pytest.mark.rule("MGP-T.6", "MGP-A.34")
def test_straight_tiles_that_count_as_corner_have_the_line_inside_however_many_neighbour():
    rows = read_layout(NEIGHBOURS).rows
    assert [row.racing_line for row in rows[9:19]] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    first = read_layout("START L4 L2+=1 L1+ R2R R2R L4").rows
    assert [row.racing_line for row in first[5:10]] == [0, 2, 2, 2, 2], "the corner begins with straight tiles"
    alone = read_layout("START L4 L2+=1 L2 R2R=1").rows
    assert [row.racing_line for row in alone[2:10]] == [0] * 8, "no corner tile is joined, so there is no inside"


@pytest.mark.rule("MGP-T.6", "MGP-A.34")
def test_no_racing_line_jumps_inside_a_corner_whichever_way_it_is_driven():
    tracks = [NEIGHBOURS, *(sheet.track for sheet in BOX.circuits)]
    for layout in [turned for track in tracks for turned in (read_layout(track), read_layout(track).reversed())]:
        for before, row in pairwise(layout.rows):
            if before.difficulty and row.difficulty and before.racing_line != row.racing_line:
                assert layout.laid[row.tile].side, f"the line changes onto a straight tile of {layout}"


@pytest.mark.rule("MGP-T.11", "MGP-A.25", "MGP-B.7")
def test_the_racing_line_is_inside_in_corners_and_opposite_the_next_corner_on_straights():
    circuit = race().components.circuit
    assert set(circuit.racing_line[14:22]) == {0}
    assert set(circuit.racing_line[:14]) == {2}
    assert list(circuit.rank[:3]) == [2, 1, 0]
    assert list(circuit.rank[3 * 14 : 3 * 15]) == [0, 1, 2]


@pytest.mark.rule("MGP-T.7", "MGP-A.37")
def test_slope_counters_mark_where_a_slope_begins_and_ends():
    usa = race(2, "us-grand-prix", ours=True).components.circuit
    assert [row for row, climb in enumerate(usa.climbs) if climb == 1] == list(range(51, 65))
    assert [row for row, climb in enumerate(usa.climbs) if climb == -1] == list(range(65, 83))


@pytest.mark.rule("MGP-T.10", "MGP-A.41")
def test_the_other_way_round_lefts_become_rights_and_climbs_descents():
    laid = race(2, "us-grand-prix", ours=True).components.circuit
    back = race(2, "us-grand-prix", ours=True, direction="reversed").components.circuit
    length = laid.rows
    for row in range(length):
        mirror = length - 1 - row
        assert back.difficulty[mirror] == laid.difficulty[row]
        assert back.climbs[mirror] == -laid.climbs[row]
        if laid.difficulty[row]:
            assert back.racing_line[mirror] == 2 - laid.racing_line[row], "still inside, seen from the other side"


@pytest.mark.rule("MGP-T.20")
def test_variants_that_the_sheets_suggest_are_there():
    assert {sheet.id: sheet.variant_of for sheet in BOX.circuits if sheet.variant_of} == {
        "gp-ring-long": "gp-ring",
        "supercircus-fast": "supercircus-raceway",
        "april-easy": "april-raceway",
    }
    fast, original = SHEETS["supercircus-fast"].layout, SHEETS["supercircus-raceway"].layout
    assert len(fast.corners()) == len(original.corners()) - 1


# ── Boxes and seats ──


@pytest.mark.rule("MGP-B.1", "MGP-B.30", "MGP-T.19")
def test_more_bikes_and_longer_tracks_need_more_boxes():
    assert race(7).components.boxes == 2
    assert race(12, bikes=2).components.boxes == 4
    assert race(2, "grand-prix-of-japan", ours=True).components.boxes == 2
    with pytest.raises(BadOption, match="7 bikes need 2 boxes of 6, but the option boxes says 1"):
        race(7, boxes=1)
    with pytest.raises(BadOption, match="needs the tiles and markers of 2 boxes"):
        race(2, "grand-prix-of-japan", ours=True, boxes=1)
    with pytest.raises(BadOption, match="2 to 12 seats"):
        race(13)


# ── Packs ──


def pack(folder: Path, *changes: tuple[str, str]) -> Path:
    """The test pack with the oval changed."""
    text = (PACK / "circuits.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "circuits.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_brings_its_own_circuits():
    assert TITLE.options(PACK)["circuit"].choices == ("oval-1-2", "oval-2-3", "hills", "markers")
    assert race().pack == PACK


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("positions = 48", "positions = 47", "circuits.toml, oval-1-2, positions: the track has 48 of them"),
        ("START L4 L4 L4 R2L=1", "START L4 L4 R2L=1", "the last tile does not meet the first; missing in half"),
        ("R2L=1 R2L R2L R2L", "R2L=1 R2L R2L R2R", "the last tile does not meet the first"),
        ("R2L=1", "R2L", "tile 5, R2L, begins a corner without =1, =2 or =3"),
        ("L4 L4 L4 R2L=1", "L4=2 L4 L4 R2L=1", "tile 2, L4=2, is no corner, so it has no difficulty"),
        ("counter-clockwise", "clockwise", "direction: the track runs counter-clockwise"),
        ("laps = 2", "laps = 0", "1 to 20, 1 to 5 and 1 to 4 would be right"),
        ("R2L=1", "R9L=1", "there is no tile 'R9'"),
        ("R2L=1", "bend", "'bend' is not a tile"),
        ('id = "oval-1-2"', 'id = "hills"', "each circuit needs an id of its own"),
        ('level = "basic"', 'level = "easy"', "it must be one of basic, expert, pro, standard"),
        ("boxes = 1", 'boxes = "one"', "line 14"),
        ("stars = 1", "stairs = 1", "unknown field `stairs`"),
    ],
)
def test_a_mistake_in_a_circuit_is_answered_with_what_would_be_right(tmp_path, old, new, sentence):
    with pytest.raises(BadData) as error:
        TITLE.options(pack(tmp_path, (old, new)))
    assert sentence in str(error.value)


@pytest.mark.rule("MGP-T.4", "MGP-T.19")
def test_a_circuit_may_not_use_more_tiles_or_markers_than_its_boxes_hold(tmp_path):
    many = "START" + " L4" * 13 + " R2L=1 R2L R2L R2L" + " L4" * 14 + " R2L=2 R2L R2L R2L"
    with pytest.raises(BadData, match=r"1 box\(es\) hold 17 of L4, the track has 27"):
        TITLE.options(
            pack(
                tmp_path,
                ("START L4 L4 L4 R2L=1 R2L R2L R2L L4 L4 L4 L4 R2L=2 R2L R2L R2L", many),
                ("positions = 48", "positions = 128"),
            )
        )
    hilly = "START L4^ L4_ L4^ R2L=1_ R2L^ R2L_ R2L^ L4_ L4^ L4_ L4^ R2L=2_ R2L^ R2L_ R2L"
    with pytest.raises(BadData, match=r"hold 6 flat markers, the track has 7|hold 6 uphill markers"):
        TITLE.options(pack(tmp_path, ("START L4 L4 L4 R2L=1 R2L R2L R2L L4 L4 L4 L4 R2L=2 R2L R2L R2L", hilly + "^")))


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("box.toml", "dial = 8", "dial = 9", "2 to 8 would be right"),
        ("box.toml", "engine_per_turn = 3", "engine_per_turn = 0", "1 to 3 would be right"),
        ("box.toml", 'riders = ["red", "yellow"]', 'riders = ["red", "red"]', "two riders of different colours"),
        ("box.toml", 'colour = "yellow"', 'colour = "blue"', "each team needs one word of its own"),
        ("box.toml", "difficulty = [18, 18, 12]", "difficulty = [48]", "three counts"),
        ("box.toml", "box = 2", "box = 3", "3 teams a box, box by box"),
        ("points.toml", "[25, 20,", "[20, 25,", "the best first"),
    ],
)
def test_a_mistake_in_the_other_files_is_answered_too(tmp_path, file, old, new, sentence):
    ours = TITLE.folder / "data" / file
    text = ours.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as error:
        TITLE.options(tmp_path)
    assert sentence in str(error.value)
    assert file in str(error.value)
