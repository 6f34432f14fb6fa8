"""Content packs: a folder with files like ours, each mistake answered by one clear sentence."""

from pathlib import Path

import pytest

from paddock.core.errors import BadData
from paddock.core.texts import Texts
from paddock.games.great_race.data.box import FOLDER, open_box
from tests.games.great_race.scene import PACK, offered, play, race, scene

BOARDS, TILES, CARDS, FIGURES, CREWS = "boards.toml", "tiles.toml", "cards.toml", "figures.toml", "crews.toml"

# The file, what stands there, what is put there instead, and what the sentence must say.
MISTAKES = [
    (TILES, "fuel = 2", 'fuel = "one"', ["tiles.toml, line", "tiles[0].fuel", "Expected `int`"]),
    (TILES, "fuel = 2", "fule = 2", ["unknown field `fule`", "the fields are id, name, count, fuel"]),
    (TILES, "count = 6", "count = 0", ["tiles[0].count", ">= 1"]),
    (TILES, 'id = "grassland"', 'id = "track"', ["tiles, id: 'track' is there twice"]),
    (TILES, 'origin = "designed"', 'origin = "guessed"', ["designed, found, printed"]),
    (CARDS, 'id = "ranger"', 'id = "sheriff"', ["these cards in this order would be right: tracker"]),
    (CARDS, 'timing = "any-time"', 'timing = "never"', ["cards[4].timing", "any-time, before"]),
    (FIGURES, "2 = [80, 70]", "2 = [80]", ["start.cash, 2: 2 values are needed"]),
    (FIGURES, "funding = [10, 20, 40, 70, 110]", "funding = [10]", ["assistants, funding: 5 values are needed"]),
    (FIGURES, "trail_hunter_keeps = 2", "trail_hunter_keeps = 4", ["nobody can keep more cards than are drawn"]),
    (FIGURES, "fuel = 10", "fuel = 99", ["gauges.fuel", "<= 15"]),
    (FIGURES, "chassis = 10", "chassis = 15", ["gauges, chassis: with 45 cards at most 10 would be right"]),
    (CREWS, 'body = "#1f5fbf"', 'body = "blue"', ["livery.body"]),
    (BOARDS, 'id = "africa"', 'id = "africa\\n"', ["boards[0].id", "matching regex"]),
    (BOARDS, 'name = "Africa"', f'name = "{"A" * 41}"', ["africa, name: a name has 1 to 40 letters"]),
    (BOARDS, 'name = "Colomb-Béchar"', 'name = "Colomb\\u001b[2J"', ["africa, cities: a name has 1 to 40 letters"]),
    (BOARDS, "..Boo......", "..Boo.....", ["africa, map: all rows must be equally long"]),
    (BOARDS, "..Boo......", "..Boo..?...", ["africa, map: there is no city of the letter '?'"]),
    (BOARDS, "..Boo......", "..Boo..B...", ["Colomb-Béchar (B) must stand on it once, not 2 times"]),
    (BOARDS, 'north = "B"', 'north = "Q"', ["africa, north: there is no city of the letter 'Q'"]),
    (BOARDS, 'south = "C"', 'south = "B"', ["africa, south: the two purple cities must be different"]),
    (BOARDS, 'from = "D", to = "L"', 'from = "D", to = "D"', ["africa, lines: a line cannot lead from 'D' to itself"]),
    (BOARDS, '{ letter = "T"', '{ letter = "x"', ["africa, cities: each city needs a letter of its own"]),
    (BOARDS, 'islands = ["Z"]', 'islands = ["B"]', ["africa, map: no way leads from one purple city to the other"]),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), MISTAKES)
def test_a_mistake_is_answered_with_file_field_and_what_would_be_right(tmp_path: Path, file, old, new, words):
    text = (FOLDER / "data" / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        open_box(tmp_path)
    for word in words:
        assert word in str(caught.value)


def test_a_map_without_rows_is_a_mistake(tmp_path: Path):
    text = (FOLDER / "data" / BOARDS).read_text(encoding="utf-8")
    before, _, rest = text.partition('map = """')
    (tmp_path / BOARDS).write_text(before + 'map = ""' + rest.partition('"""')[2], encoding="utf-8")
    with pytest.raises(BadData, match=r"boards\.toml, africa, map: it has no rows"):
        open_box(tmp_path)


def test_a_file_that_nobody_would_read_is_a_mistake(tmp_path: Path):
    (tmp_path / "maps.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadData, match=r"maps\.toml.*boards\.toml, cards\.toml"):
        open_box(tmp_path)


def test_a_pack_brings_boards_of_its_own():
    game = race(2, PACK)
    assert game.options["board"] == "causeway"
    assert game.components.chart.names == ["A1", "A2", "A3", "B3", "A4", "A5", "B5", "A6", "B6"]
    assert str(game) == "great-race(seats=2)"


def test_a_pack_may_change_the_printed_figures(tmp_path: Path):
    text = (FOLDER / "data" / FIGURES).read_text(encoding="utf-8")
    (tmp_path / FIGURES).write_text(text.replace("financial = 30", "financial = 45"), encoding="utf-8")
    assert race(2, tmp_path).components.financial == 45


@pytest.mark.rule("GR-16")
def test_with_the_largest_chassis_a_pack_may_have_the_bivouac_never_runs_out():
    text = (FOLDER / "data" / FIGURES).read_text(encoding="utf-8")
    assert "chassis = 10" in text, "which is what ours has"
    game = race(4, None)
    cards = game.domains["card"]
    rest = [cards.slug(card) for card in game.pools["resource"]]
    hands = " | ".join(" ".join(rest[10 * seat : 10 * seat + 10]) for seat in range(4))
    state = scene(f"hand: {hands}\nchassis: 10 10 10 10", "lay out", game)
    while state.kind.name == "turn-up":
        play(state, offered(state)[0])
    assert len(state.display) == 5, "one for each crew, and one more"


def test_sentences_name_the_amounts_of_the_pack(tmp_path: Path):
    text = (FOLDER / "data" / FIGURES).read_text(encoding="utf-8")
    changed = text.replace("financial = 30", "financial = 45").replace("jerrycan = 1", "jerrycan = 2")
    changed = changed.replace("spare_parts = 1", "spare_parts = 2")
    (tmp_path / FIGURES).write_text(changed, encoding="utf-8")
    game = race(2, tmp_path)
    texts = Texts(game)
    bivouac = scene("display: financial jerrycan spare-parts", "bivouac", game)
    said = [texts.action(bivouac, 1, code) for code in bivouac.options(1)]
    assert said == [
        "Take Financial: 45 F",
        "Take Jerrycan: 2 fuel, at any time",
        "Take Spare parts: engine or chassis +2, in a repair",
    ]
    state = scene("hand: financial spare-parts\nengine: 1", game=game)
    assert "Play Financial: receive 45 F" in [texts.action(state, 0, code) for code in state.options(0)]
    play(state, "repair")
    assert "Use Spare parts: engine +2" in [texts.action(state, 0, code) for code in state.options(0)]
