"""1.3, 12.  Tracks as data: what a track file may say, and what is wrong with it."""

from pathlib import Path

import msgspec
import pytest

from paddock.core.data import pack_digest
from paddock.core.errors import BadData
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.data.box import open_box, track_named
from paddock.games.grand_prix.data.track import Track, TrackFile, lint, overlapping
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.show.editor import check_track, list_tracks, read_track

TRACKS = ["costa-dorada", "hallin-forest", "port-verity", "aurelia"]


@pytest.mark.rule("GP-1.3.5", "GP-2.1.1", "R-01")
@pytest.mark.parametrize(
    ("id", "sectors", "laps", "single"),
    [("costa-dorada", 60, 3, 8), ("hallin-forest", 66, 3, 12), ("port-verity", 54, 3, 16), ("aurelia", 72, 3, 8)],
)
def test_the_four_tracks(id: str, sectors: int, laps: int, single: int):
    track = track_named(open_box(), id)
    assert (track.length, track.laps, track.widths.count(1)) == (sectors, laps, single)
    assert all(1 <= width <= 5 for width in track.widths)
    assert len(track.centre) == sectors
    assert len(track.grid) == 22


@pytest.mark.rule("GP-1.3.3", "GP-1.3.1")
@pytest.mark.parametrize("id", TRACKS)
def test_every_space_leads_on_to_the_next_sector_and_is_led_to(id: str):
    track = track_named(open_box(), id)
    for space in range(len(track.spaces)):
        if track.is_racing(space):
            assert track.ahead[space]
            assert track.behind[space]
            after = (track.sector_of[space] + 1) % track.length
            assert {track.sector_of[other] for other in track.ahead[space]} == {after}
            assert {track.lane_of[other] for other in track.ahead[space]} <= set(range(track.widths[after]))


@pytest.mark.rule("GP-1.3.3")
@pytest.mark.parametrize(
    ("before", "after", "links"),
    [
        (1, 2, [[0, 1]]),
        (2, 1, [[0], [0]]),
        (2, 3, [[0, 1], [1, 2]]),
        (3, 2, [[0], [0, 1], [1]]),
        (3, 4, [[0, 1], [1, 2], [2, 3]]),
        (4, 3, [[0], [0, 1], [1, 2], [2]]),
        (4, 5, [[0, 1], [1, 2], [2, 3], [3, 4]]),
        (5, 4, [[0], [0, 1], [1, 2], [2, 3], [3]]),
        (4, 2, [[0], [0], [1], [1]]),
        (3, 1, [[0], [0], [0]]),
        (4, 4, [[0], [1], [2], [3]]),
    ],
)
def test_lanes_that_overlap_are_linked(before: int, after: int, links: list[list[int]]):
    assert [overlapping(lane, before, after) for lane in range(before)] == links


@pytest.mark.rule("GP-1.3.2")
def test_the_pit_lane_runs_along_the_whole_track_one_space_a_sector():
    track = track_named(open_box(), "costa-dorada")
    assert [track.spaces[space] for space in track.pit_lane[:3]] == ["0p", "1p", "2p"]
    assert len(track.pit_lane) == track.length


@pytest.mark.rule("GP-1.3.2")
@pytest.mark.parametrize("id", TRACKS)
def test_the_drawn_line_is_closed_and_even(id: str):
    track = track_named(open_box(), id)
    for (x, y), (u, v) in zip(track.centre, [*track.centre[1:], track.centre[0]], strict=True):
        assert 0.8 < ((u - x) ** 2 + (v - y) ** 2) ** 0.5 < 1.2


PLAIN = {"name": "Plain", "origin": "designed", "laps": 3, "lanes": "0-39:3"}


def mistake(**changed: object) -> str:
    form = TrackFile(**(PLAIN | changed))  # type: ignore[arg-type]
    return lint("plain", form)


def test_a_track_that_runs_over_itself_is_not_called_fit():
    tracks = [read_track(file) for file in list_tracks()]
    assert [drawn.problem for drawn in tracks] == [""] * len(TRACKS)
    whole = tracks[0]
    centre = [list(point) for point in whole.track.centre]
    half = len(centre) // 2
    twisted = centre[:half] + centre[half:][::-1]  # the second half is run the other way round
    crossed = check_track(msgspec.structs.replace(whole.track, centre=twisted))
    assert "crosses itself" in crossed.problem
    assert crossed.drawing, "it is drawn all the same"


def test_a_sound_track_has_nothing_to_complain_about():
    assert mistake() == ""


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"lanes": "0-9:3 11-39:2"}, "lanes: 11-39:2 should begin with sector 10"),
        ({"lanes": "0-39:6"}, "lanes: 0-39:6: one of 1, 2, 3, 4, 5 would be right"),
        ({"lanes": "0-39:12"}, "lanes: 0-39:12: one of 1, 2, 3, 4, 5 would be right"),
        ({"lanes": "0-99999999999:3"}, "lanes: a span is written 0-5:4 or 6:3 and not '0-99999999999:3'"),
        ({"lanes": "0-9999:3"}, "lanes: 30 to 200 sectors would be right, not 10000"),
        ({"name": "P" * 61}, "name: a name of 1 to 60 letters would be right"),
        ({"name": "Plain\x1b[2J"}, "name: a name of 1 to 60 letters would be right"),
        ({"centre": "9" * 400 + ",1"}, "centre: a point is written 7.33,12.17"),
        ({"links": {"5b": ["6b", "6b"]}}, "links.5b: each space once would be right"),
        ({"lanes": "0-39=3"}, "lanes: a span is written 0-5:4 or 6:3 and not '0-39=3'"),
        ({"lanes": "0-12:3"}, "lanes: 30 to 200 sectors would be right, not 13"),
        ({"laps": 0}, "laps: 1 to 20 would be right, not 0"),
        ({"next_inside": "0-9:pit"}, "next_inside: it must cover the sectors 0 to 39"),
        ({"next_inside": "0-39:left"}, "next_inside: 0-39:left: one of pit, wall would be right"),
        ({"centre": "1,2 3,4"}, "centre: 40 points, one a sector, would be right, not 2"),
        ({"centre": "1;2"}, "centre: a point is written 7.33,12.17 and not '1;2'"),
        ({"links": {"5b": ["7b"]}}, "links.5b: one or more spaces of sector 6 would be right"),
        ({"links": {"5b": []}}, "links.5b: one or more spaces of sector 6 would be right"),
        ({"links": {"5e": ["6a"]}}, "links: 5e: there is no such racing space"),
        ({"links": {"5b": ["6p"]}}, "links.5b: 6p: there is no such racing space"),
        ({"grid": ["39a", "39b"]}, "grid: 22 different spaces would be right"),
        ({"grid": ["39a"] * 22}, "grid: 22 different spaces would be right"),
    ],
)
def test_each_mistake_gets_a_sentence_with_file_field_and_what_would_be_right(
    changed: dict[str, object], sentence: str
):
    said = mistake(**changed)
    assert said.startswith("tracks/plain.toml")
    assert sentence in said


@pytest.mark.rule("GP-1.3.3", "GP-12.1.1")
def test_links_may_be_written_down():
    track = Track("plain", TrackFile(**(PLAIN | {"links": {"5b": ["6a", "6c"]}})))  # type: ignore[arg-type]
    assert [track.spaces[space] for space in track.ahead[track.space(5, 1)]] == ["6a", "6c"]
    assert track.space(5, 1) in track.behind[track.space(6, 0)]
    assert track.space(5, 1) not in track.behind[track.space(6, 1)]


# ── 12.  Thunder Alley ──


def thunder_alley(tmp_path: Path, name: str = "st-adriana", text: str = "") -> Path:
    (tmp_path / "tracks").mkdir()
    (tmp_path / "tracks" / f"{name}.toml").write_text(
        'name = "A track of one\'s own"\norigin = "found"\nlanes = "0-49:3"\n' + text
    )
    return tmp_path


@pytest.mark.rule("GP-12.1.1", "GP-2.1.1", "GP-11.1.1")
@pytest.mark.parametrize(
    ("name", "laps"), [("st-adriana", 3), ("yunta-brothers", 4), ("pullingers-pyramid", 3), ("verghns-grove", 3)]
)
def test_a_thunder_alley_track_from_a_pack_is_raced_over_the_suggested_laps(tmp_path: Path, name: str, laps: int):
    game = TITLE.game(2, thunder_alley(tmp_path, name), track=name)
    assert isinstance(game, GrandPrixGame)
    assert game.components.laps == laps
    assert game.components.track.length == 50


@pytest.mark.rule("GP-12.1.3")
def test_a_grid_of_21_gets_its_22nd_place_just_outside(tmp_path: Path):
    grid = ", ".join(f'"{49 - row}{lane}"' for row in range(11) for lane in "ab")[: -len(', "39b"')]
    game = TITLE.game(2, thunder_alley(tmp_path, text=f"grid = [{grid}]\n"), track="st-adriana")
    assert isinstance(game, GrandPrixGame)
    assert [game.components.track.spaces[space] for space in game.components.track.grid[-2:]] == ["39a", "39b"]


def test_a_pack_s_mistake_names_file_line_and_field(tmp_path: Path):
    thunder_alley(tmp_path, text='laps = "three"\n')
    with pytest.raises(BadData, match=r"st-adriana\.toml, line 4, laps: Expected `int`, got `str`"):
        TITLE.game(2, tmp_path, track="st-adriana")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("# two wide\nlanes = '0-9:2 11-49:2'\n", "line 5, lanes: 11-49:2 should begin with sector 10"),
        ("lanes = '0-49:2'\n\ngrid = ['49a']\n", "line 6, grid: 22 different spaces would be right"),
        ("lanes = '0-49:2'\n[links]\n12b = ['14a']\n", "line 6, links.12b: one or more spaces of sector 13"),
        (
            "lanes = '0-49:2'\n"
            "[[corners]]\nname = 'T1'\nfirst = 1\nlast = 2\nhand = 'left'\n"
            "[[corners]]\nname = 'T2'\nfirst = 3\nlast = 50\nhand = 'left'\n",
            "line 10, corners[1]: first and last of T2: 0 to 49 would be right",
        ),
    ],
)
def test_a_track_that_cannot_be_right_is_told_by_file_line_and_field(tmp_path: Path, text: str, sentence: str):
    (tmp_path / "tracks").mkdir()
    (tmp_path / "tracks" / "mine.toml").write_text(
        f"name = 'Mine'\norigin = 'found'\nlaps = 3\n{text}".replace("'", '"')
    )
    with pytest.raises(BadData) as caught:
        TITLE.game(2, tmp_path, track="mine")
    assert str(caught.value).startswith(f"tracks/mine.toml, {sentence}")


def test_a_pack_s_file_of_another_name_is_not_passed_over(tmp_path: Path):
    (tmp_path / "card.csv").write_text("number\n")
    with pytest.raises(BadData, match=r"card\.csv: the content pack holds a file that nobody would read; .*cards\.csv"):
        TITLE.game(2, tmp_path)


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("1,Solo 1,solo,1,", "1,Solo 1,pull,1,", "line 3, movement: .*must be one of lead, line, pursuit, solo"),
        ("1,Solo 1,solo,1,", "1,Solo 1,solo,fast,", "line 3, speed: .*a whole number would be right"),
        ("number,name,movement", "number,title,movement", "line 3, the columns: .*the columns are number, name"),
        ("1,Solo 1,solo,1,", "1,Solo 1,solo,", "line 3: 10 values would be right"),
    ],
)
def test_a_pack_s_card_that_is_wrong_is_told_by_line_and_column(tmp_path: Path, right: str, wrong: str, sentence: str):
    cards = (Path(__file__).parent / "pack" / "cards.csv").read_text()
    (tmp_path / "cards.csv").write_text(cards.replace(right, wrong))
    with pytest.raises(BadData, match=rf"cards\.csv, {sentence}"):
        TITLE.game(2, tmp_path)


def test_a_pack_s_file_that_is_no_text_is_named(tmp_path: Path):
    (tmp_path / "cards.csv").write_bytes(b"number\n\xff\n")
    with pytest.raises(BadData, match=r"cards\.csv, line 2: the file should be text in UTF-8"):
        TITLE.game(2, tmp_path)


def test_a_record_tells_a_pack_whose_cards_have_changed(tmp_path: Path):
    cards = (Path(__file__).parent / "pack" / "cards.csv").read_text()
    (tmp_path / "cards.csv").write_text(cards)
    before = pack_digest(tmp_path)
    (tmp_path / "cards.csv").write_text(cards.replace("1,Solo 1,solo,1,", "1,Solo 1,solo,2,"))
    assert pack_digest(tmp_path) != before


def test_a_pack_s_deck_must_have_the_right_types(tmp_path: Path):
    cards = (Path(__file__).parent / "pack" / "cards.csv").read_text()
    (tmp_path / "cards.csv").write_text(cards.replace("1,Solo 1,solo", "1,Solo 1,line"))
    with pytest.raises(BadData, match=r"23 solo cards would be right, not 22"):
        TITLE.game(2, tmp_path)


def test_a_pack_that_is_no_folder_is_named(tmp_path: Path):
    with pytest.raises(BadData, match="is not a folder"):
        TITLE.game(2, tmp_path / "nothing")
