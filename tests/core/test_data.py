"""Data files: every mistake is answered with file, line, field, and what would be right."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from paddock.core.data import Origin, check_names, digest_of, load, mistake, pack_digest, pack_files
from paddock.core.errors import BadData


class Side(msgspec.Struct, forbid_unknown_fields=True):
    power: Annotated[int, msgspec.Meta(ge=0, le=9)]
    origin: Origin


class Sector(msgspec.Struct, forbid_unknown_fields=True):
    lanes: int


class Car(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    front: Side
    tyres: Literal["hard", "soft"] = "hard"
    laps: list[int] = []
    sectors: list[Sector] = []


class Garage(msgspec.Struct, forbid_unknown_fields=True):
    spare: Side
    cars: list[Car]
    prices: dict[str, int] = {}


RIGHT = """\
# A garage.
[spare]
power = 0
origin = "printed"

[[cars]]
name = "Red"
front = { power = 3, origin = "printed" }
laps = [1, 2]

[[cars.sectors]]
lanes = 2

[[cars.sectors]]
lanes = 3

[[cars]]
name = "Blue"
tyres = "soft"
[cars.front]
power = 4
origin = "designed"

[prices]
wing = 20
"""


def read(folder: Path, text: str | bytes, pack: Path | None = None) -> Garage:
    (folder / "garage.toml").write_bytes(text.encode() if isinstance(text, str) else text)
    return load(folder, "garage.toml", Garage, pack)


def test_a_right_file_is_read_into_its_form(tmp_path: Path):
    garage = read(tmp_path, RIGHT)
    assert [car.name for car in garage.cars] == ["Red", "Blue"]
    assert garage.cars[1].front == Side(4, "designed")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("power = 0", 'power = "none"', "line 3, spare.power: Expected `int`, got `str`"),
        ("power = 0", "power = -1", "line 3, spare.power: Expected `int` >= 0"),
        ("power = 0\n", "", "line 2, spare: Object missing required field `power`"),
        (
            "power = 0",
            "strength = 0",
            "line 3, spare.strength: Object contains unknown field `strength`; the fields are power, origin",
        ),
        (
            '"printed"\n\n',
            '"made up"\n\n',
            "line 4, spare.origin: Invalid enum value 'made up'; it must be one of designed, found, printed",
        ),
        ("{ power = 3,", "{ power = 30,", "line 8, cars[0].front.power: Expected `int` <= 9"),
        ("laps = [1, 2]", "laps = [1, 2.5]", "line 9, cars[0].laps[1]: Expected `int`, got `float`"),
        ("laps = [1, 2]", "laps = 2", "line 9, cars[0].laps: Expected `array`, got `int`"),
        ("lanes = 3", 'lanes = "wide"', "line 15, cars[0].sectors[1].lanes: Expected `int`, got `str`"),
        ("lanes = 3", "", "line 14, cars[0].sectors[1]: Object missing required field `lanes`"),
        ('name = "Blue"', "name = 7", "line 18, cars[1].name: Expected `str`, got `int`"),
        ('"soft"', '"wet"', "line 19, cars[1].tyres: Invalid enum value 'wet'; it must be one of hard, soft"),
        ("power = 4", "power = []", "line 21, cars[1].front.power: Expected `int`, got `array`"),
        ("wing = 20", "wing = true", "line 24, prices[...]: Expected `int`, got `bool`"),
        (
            "[prices]",
            "[costs]",
            "line 24, costs: Object contains unknown field `costs`; the fields are spare, cars, prices",
        ),
    ],
)
def test_a_mistake_is_found_on_its_line(tmp_path: Path, old: str, new: str, sentence: str):
    assert old in RIGHT
    with pytest.raises(BadData) as caught:
        read(tmp_path, RIGHT.replace(old, new, 1))
    assert str(caught.value) == f"garage.toml, {sentence}"


def test_a_file_that_is_no_toml_says_where(tmp_path: Path):
    with pytest.raises(BadData, match=r"^garage.toml: .* \(at line 3, column 7\)$"):
        read(tmp_path, RIGHT.replace("power = 0", "power 0"))


def test_a_file_that_is_no_text_says_where(tmp_path: Path):
    with pytest.raises(BadData, match=r"^garage.toml, line 7: the file should be text in UTF-8$"):
        read(tmp_path, RIGHT.replace("Red", "R\u00e9d").encode("latin-1"))


def test_a_file_that_is_made_to_break_its_reader_is_refused(tmp_path: Path):
    for text, sentence in (
        (f"spare = {'9' * 5000}", "far too many digits"),
        (f"spare = {'[' * 5000}{']' * 5000}", "nested too deeply"),
        (f"{'a.' * 5000}a = 1", "unknown field `a`"),
    ):
        with pytest.raises(BadData, match=sentence):
            read(tmp_path, text)


def test_a_value_of_the_right_form_can_still_be_wrong():
    assert (
        str(mistake("cards.toml", "S3", "die", "1 to 6 would be right")) == "cards.toml, S3, die: 1 to 6 would be right"
    )


# ── Content packs ──


def test_a_file_in_the_pack_stands_in_for_ours(tmp_path: Path):
    pack = tmp_path / "pack"
    pack.mkdir()
    assert read(tmp_path, RIGHT, pack).cars[0].name == "Red"
    (pack / "garage.toml").write_text(RIGHT.replace("Red", "Gold"), encoding="utf-8")
    assert read(tmp_path, RIGHT, pack).cars[0].name == "Gold"


def test_the_digest_of_a_pack_is_that_of_its_data_files(tmp_path: Path):
    (tmp_path / "tracks").mkdir()
    for name, text in (("tracks/b.toml", "b"), ("tracks.csv", "c"), ("notes.txt", "mine"), ("tracks/a.toml", "a")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = pack_files(tmp_path)
    assert list(files.items()) == [("tracks/a.toml", b"a"), ("tracks/b.toml", b"b"), ("tracks.csv", b"c")]
    assert digest_of(dict(reversed(files.items()))) == pack_digest(tmp_path)
    assert digest_of({**files, "tracks/a.toml": b"A"}) != pack_digest(tmp_path)
    assert digest_of({"tracks/a.toml": b"abc"}) != digest_of({"tracks/a.toml": b"ab", "c": b""})


def test_a_pack_must_be_a_folder(tmp_path: Path):
    with pytest.raises(BadData, match=r"pack is not a folder; it should hold files such as garage.toml$"):
        read(tmp_path, RIGHT, tmp_path / "pack")


def test_a_folder_where_a_file_should_be_is_refused(tmp_path: Path):
    (tmp_path / "pack" / "garage.toml").mkdir(parents=True)
    with pytest.raises(BadData, match=r"^garage.toml cannot be read: Is a directory$"):
        read(tmp_path, RIGHT, tmp_path / "pack")


def test_a_file_of_a_pack_that_nobody_would_read_is_refused(tmp_path: Path):
    ours, pack = tmp_path / "data", tmp_path / "pack"
    for folder, name in ((ours, "cars.toml"), (ours, "tyres.toml"), (pack, "cars.toml")):
        folder.mkdir(exist_ok=True)
        (folder / name).touch()
    check_names(ours, None)
    check_names(ours, pack)
    (pack / "tires.toml").touch()
    with pytest.raises(BadData, match=r"tires\.toml: .* the files are cars\.toml, tyres\.toml"):
        check_names(ours, pack)
