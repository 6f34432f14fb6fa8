"""Content packs: a folder with files like ours, each mistake answered by one clear sentence."""

from pathlib import Path

import pytest

from paddock.core.errors import BadData, BadRecord
from paddock.core.record import read_record
from paddock.core.rng import Rng
from paddock.core.seat_record import replay_seat_record, seat_record
from paddock.core.table import Table
from paddock.games import game
from paddock.games.quick_grand_prix.data.box import FOLDER, open_box
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.position_kit import play_on


def pack_with(folder: Path, file: str, old: str, new: str, nth: int = 1) -> Path:
    """A pack whose file is ours with the nth `old` replaced."""
    text = (FOLDER / "data" / file).read_text(encoding="utf-8")
    parts = text.split(old)
    assert len(parts) > nth, f"{old!r} is not there {nth} times in {file}"
    changed = old.join(parts[:nth]) + new + old.join(parts[nth:])
    (folder / file).write_text(changed, encoding="utf-8")
    return folder


def line_of(file: str, wanted: str, nth: int = 1) -> int:
    lines = (FOLDER / "data" / file).read_text(encoding="utf-8").splitlines()
    return [number for number, line in enumerate(lines, 1) if line.startswith(wanted)][nth - 1]


CARDS, CARS, CIRCUITS, SEASON = "cards.toml", "cars.toml", "circuits.toml", "season.toml"
SPA = "limits = [5, 8, 7, 5, 8, 6]"
TENTH_CARD = """[[cards]]
name = "S0"
slow = 1
fast = 2
die = 1
qualifying = 9
origin = "found"

[[cards]]
name = "S1"
"""

# The file, what stands there, what is put there instead, which of several; and what the sentence must say.
MISTAKES = [
    # Wrong type, missing field, unknown field: line, field, what would be right.
    (CARDS, "die = 5", 'die = "five"', 1, ["line {die:3}", "cards[2].die", "Expected `int`, got `str`"]),
    (CARDS, "die = 3\n", "", 2, ["line {[[cards]]:5}", "cards[4]", "missing required field `die`"]),
    (CARDS, "slow = 3", "slov = 3", 1, ["line {slow:4}", "cards[3].slov", "unknown field", "name, slow, fast"]),
    (CIRCUITS, 'id = "spa"', 'id = "spa"\nland = "B"', 1, ["circuits[2].land", "the fields are id, name, limits"]),
    (CARDS, "fast = 6", "fast = 6.5", 1, ["line {fast:7}", "cards[6].fast", "Expected `int`, got `float`"]),
    (CARDS, 'origin = "designed"', 'origin = "guessed"', 2, ["cards[1].origin", "designed, found, printed"]),
    # Out of range.
    (CARDS, "die = 6", "die = 7", 1, ["line {die:2}", "cards[1].die", "<= 6"]),
    (CARDS, "slow = 4\nfast = 5", "slow = 5\nfast = 4", 1, ["S8, slow, fast: 5 is more than 4; swap them"]),
    (CIRCUITS, SPA, "limits = [5, 8, 7, 5, 8]", 1, ["line {limits =:3}", "circuits[2].limits", "length >= 6"]),
    (CIRCUITS, SPA, "limits = [5, 8, 0, 5, 8, 6]", 1, ["line {limits =:3}", "circuits[2].limits[2]", ">= 1"]),
    (CIRCUITS, "drs = [2]", "drs = []", 1, ["line {drs:3}", "circuits[2].drs", "length >= 1"]),
    (CIRCUITS, "drs = [2]", "drs = [7]", 1, ["line {drs:3}", "circuits[2].drs[0]", "<= 6"]),
    (CIRCUITS, "drs = [2]", "drs = [2, 2]", 1, ["spa, drs: a section is named twice; once would be right"]),
    (CIRCUITS, "difficulty = 8", "difficulty = 9", 1, ["circuits[3].difficulty", "one of 6, 7, 8"]),
    (CARS, "power = 4", "power = 40", 1, ["line {printed:3}", "cars[2].printed.power", "<= 9"]),
    (CARS, "power = 0\nlimit = 1", "power = 0\nlimit = 0", 1, ["line {limit:1}", "damaged.limit", ">= 1"]),
    (SEASON, "10, 8, 6", "10, 8", 1, ["line {points:1}", "points", "length >= 8"]),
    # Right in form, impossible in the game: entry, field, what would be right.
    (CARDS, '[[cards]]\nname = "S1"\n', TENTH_CARD, 1, ["cards, number: there must be 9 speed cards, not 10"]),
    (CARDS, "qualifying = 4", "qualifying = 1", 1, ["S3, qualifying:", "another place from 1 to 9, not 1; S2 has 1"]),
    (CARDS, "qualifying = 4", "qualifying = 12", 1, ["S3, qualifying:", "from 1 to 9, not 12"]),
    (CARDS, "back_of_the_grid = true\n", "", 1, ["S7, back_of_the_grid: true would be right"]),
    (CARDS, 'name = "S2"', 'name = "S1"', 1, ["cards, name: a single word of its own would be right, not 'S1'"]),
    (CARDS, 'name = "S2"', 'name = "S 2"', 1, ["cards, name: a single word of its own would be right, not 'S 2'"]),
    (CARS, 'team = "Blue"', 'team = "Pink"', 1, ["cars, team: there must be four different teams, not Red, Green"]),
    (CARS, '"Blue"\ncar = "A"', '"Blue"\ncar = "B"', 1, ["cars, car: each team needs its car A and, right after it"]),
    (CARS, 'team = "Blue"', 'team = "Sky Blue"', 1, ["cars, team: a single word of letters", "not 'Sky Blue'"]),
    (CIRCUITS, 'id = "spa"', 'id = "monaco"', 1, ["circuits, id: a single word of its own", "not 'monaco'"]),
    (CIRCUITS, 'id = "spa"', 'id = "spa+spa"', 1, ["circuits, id: a single word of its own", "not 'spa+spa'"]),
    (SEASON, '"monza"', '"monzza"', 1, ["calendar, monzza: there is no such circuit; there are monaco, silverstone"]),
    (SEASON, "10, 8, 6", "10, 6, 8", 1, ["points, order:", "largest first"]),
    # Not TOML at all.
    (SEASON, "points =", "points :", 1, ["line 2"]),
]


@pytest.mark.rule("QGP-1", "QGP-4", "QGP-6")
@pytest.mark.parametrize(("file", "old", "new", "nth", "said"), MISTAKES)
def test_a_mistake_is_answered_with_the_place_and_what_would_be_right(
    tmp_path: Path, file: str, old: str, new: str, nth: int, said: list[str]
):
    with pytest.raises(BadData) as error:
        game("quick-grand-prix", pack=pack_with(tmp_path, file, old, new, nth))
    sentence = str(error.value)
    assert sentence.startswith(file)
    assert "\n" not in sentence
    for part in said:
        if part.startswith("line {"):
            wanted, _, count = part[6:-1].rpartition(":")
            part = f"line {line_of(file, wanted, int(count))},"
        assert part in sentence


def test_a_file_that_nobody_would_read_is_refused(tmp_path: Path):
    (tmp_path / "circuit.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadData, match=r"^circuit\.toml: .*the files are cards\.toml, cars\.toml, circuits\.toml, "):
        open_box(tmp_path)


def test_a_pack_that_is_no_folder_and_a_file_that_is_no_text_are_refused(tmp_path: Path):
    with pytest.raises(BadData, match="is not a folder"):
        open_box(tmp_path / "nothing")
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"^cards\.toml"):
        open_box(tmp_path)


@pytest.mark.rule("QGP-8")
def test_a_circuit_that_a_pack_adds_can_be_chosen_and_raced(tmp_path: Path):
    ours = (FOLDER / "data" / "circuits.toml").read_text(encoding="utf-8")
    zandvoort = """
[[circuits]]
id = "zandvoort"
name = "Zandvoort"
limits = [6, 7, 5, 6, 7, 8]
limits_origin = "designed"
drs = [6]
difficulty = 7
origin = "designed"
character = "Banked corners in the dunes."
"""
    (tmp_path / "circuits.toml").write_text(ours + zandvoort, encoding="utf-8")
    described = game("quick-grand-prix", seats=3, pack=tmp_path, calendar="zandvoort+monaco")
    assert str(described) == "quick-grand-prix(seats=3, calendar=zandvoort+monaco)"
    state = described.start()
    assert isinstance(state, QuickState)
    assert state.safety_limit == 6
    play_on(state, Rng(1))
    assert state.over


def test_a_pack_may_bring_other_cars_and_cards(tmp_path: Path):
    text = (FOLDER / "data" / "cars.toml").read_text(encoding="utf-8").replace('"Blue"', '"Pink"')
    (tmp_path / "cars.toml").write_text(text, encoding="utf-8")
    pack_with(tmp_path, "cards.toml", 'name = "S9"', 'name = "Full-throttle"')
    state = game("quick-grand-prix", seats=2, pack=tmp_path, teams="pink+red").start()
    assert isinstance(state, QuickState)
    assert state.game.seat_name(0) == "Pink"
    assert state.game.domains["speed"].slug(18) == "Full-throttle-fast"
    play_on(state, Rng(1))
    assert state.over


def test_a_record_names_its_pack_and_is_read_with_no_other(tmp_path: Path):
    (pack := tmp_path / "pack").mkdir()
    (other := tmp_path / "other").mkdir()
    pack_with(pack, CIRCUITS, SPA, "limits = [5, 8, 7, 5, 8, 7]")
    pack_with(other, CIRCUITS, SPA, "limits = [5, 8, 7, 5, 8, 8]")
    played = game("quick-grand-prix", pack=pack)
    text = str(Table(played, seed=1).record)
    assert str(read_record(played, text)) == text
    with pytest.raises(BadRecord, match=r"played with content pack [0-9a-f]{16}; name its folder with --pack"):
        read_record(game("quick-grand-prix"), text)
    with pytest.raises(BadRecord, match="but the pack given is"):
        read_record(game("quick-grand-prix", pack=other), text)
    ours = str(Table(game("quick-grand-prix"), seed=1).record)
    with pytest.raises(BadRecord, match="played with our own data, but the pack given is"):
        read_record(played, ours)
    assert list(replay_seat_record(seat_record(read_record(played, text), 0))), "a seat record needs no pack"
