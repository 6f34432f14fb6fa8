"""Content packs: a folder with files like ours, each mistake answered by one clear sentence."""

from pathlib import Path

import pytest

from paddock.core.errors import BadData
from paddock.core.rng import Rng
from paddock.games import game
from paddock.games.formula_1_tgp.data.box import FOLDER, open_box
from paddock.games.formula_1_tgp.rules.game import TgpGame


def pack_with(folder: Path, file: str, old: str, new: str) -> Path:
    """A pack whose file is ours with the first `old` replaced."""
    text = (FOLDER / "data" / file).read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not there in {file}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


BOARD, CARDS, CIRCUITS, DRIVERS = "strategy_board.toml", "cards.toml", "circuits.toml", "drivers.toml"
ENGINES, SEASON, START, TABLES, TREE = "engines.toml", "season.toml", "start.toml", "tables.toml", "tree.toml"

# The file, what stands there, what is put there instead, and what the sentence must say.
MISTAKES = [
    # Wrong type, missing or unknown field, out of range: line, field, what would be right.
    (DRIVERS, "speed = 3", 'speed = "fast"', ["drivers.toml, line", "drivers[0].speed", "Expected `int`, got `str`"]),
    (DRIVERS, "skill = 4\n", "", ["drivers[0]", "missing required field `skill`"]),
    (ENGINES, "power = 5", "powr = 5", ["engines[0].powr", "unknown field", "the fields are id, name, alias, power"]),
    (ENGINES, 'power = "given"', 'power = "guessed"', ["engines[0].origins", "guessed"]),
    (CIRCUITS, "turns = 9", "turns = 3", ["circuits[0].turns", ">= 5"]),
    (CIRCUITS, 'parameters = ["top"]', 'parameters = ["luck"]', ["circuits[0].corners[0].parameters[0]", "luck"]),
    (SEASON, "engine = 1", "engine = 2", ["costs.engine", "it must be one of 1"]),
    (TABLES, "soft_wear = [0, -1", "soft_wear = [1, -1", ["soft_wear[0]", "<= 0"]),
    (TABLES, '"mechanical"', '"explosion"', ["dry_events[0].effects[0].does", "it must be one of"]),
    # Right in form, impossible in the game: entry, field, what would be right.
    (DRIVERS, 'id = "vettel"', 'id = "alonso"', ["drivers, id: a single word of its own", "not 'alonso'"]),
    (DRIVERS, 'id = "costa"', 'id = "rafael costa"', ["alias, id: a single word of its own", "not 'rafael costa'"]),
    (DRIVERS, 'speed = "designed", ', "", ["alonso, origins: it must name the origin of each of name, alias, speed"]),
    (TREE, "effect = { reliability = 1 }\n", "", ["E1, effect, settings: a step needs either one effect or two"]),
    (
        CARDS,
        'id = "lucky"',
        'id = "unlucky"',
        ["cards, id: the rules know the cards qual-lap", "TGP-101"],
    ),
    (CARDS, "copies = 2", "copies = 1", ["cards, copies: four teams of five crews need 20 cards; there are only 19"]),
    (
        CIRCUITS,
        "value = 3, points = 1 }, { value = 5",
        "value = 6, points = 1 }, { value = 5",
        ["top_bonus: the values"],
    ),
    (BOARD, "turns = 2\n", "turns = 4\n", ["fuel, turns: the fields must count 1, 2, 3"]),
    (START, "rows = 14", "rows = 13", ["rows, number: the best start reaches row 14"]),
    (START, "{ row = 7, lane = 1 }", "{ row = 8, lane = 0 }", ["slots, row: each slot needs a place of its own"]),
    (
        TABLES,
        'does = "wing"',
        'does = "move"',
        ["collision, row to 6, effects: mechanical, move, keep-tyres change a move"],
    ),
    (TABLES, "to = 10\n", "to = 9\n", ["dry_events, to: the rows must rise, and the last must reach 10"]),
    (SEASON, "points = [4, 3, 2, 1]", "points = [4, 3, 2, 5]", ["points, order:", "largest first"]),
    (SEASON, '"monza"]', '"monzza"]', ["calendar, monzza: there is no such circuit; there are barcelona, monaco"]),
    (SEASON, "rating_crews = [0, 0, 1, 1, 1, 2]", "rating_crews = [0]", ["rating_crews, length: it needs a value"]),
    # Not TOML at all.
    (SEASON, "points =", "points :", ["season.toml"]),
]


@pytest.mark.parametrize(("file", "old", "new", "words"), MISTAKES, ids=[f"{m[0]}-{n}" for n, m in enumerate(MISTAKES)])
def test_every_mistake_gets_a_sentence_that_says_where_and_what_would_be_right(
    tmp_path: Path, file: str, old: str, new: str, words: list[str]
):
    with pytest.raises(BadData) as caught:
        open_box(pack_with(tmp_path, file, old, new))
    sentence = str(caught.value)
    assert sentence.startswith(file)
    for part in words:
        assert part in sentence, sentence


def test_a_file_that_nobody_would_read_is_a_mistake(tmp_path: Path):
    (tmp_path / "driver.toml").write_text("")
    with pytest.raises(BadData, match=r"driver.toml: the content pack holds a file that nobody would read"):
        open_box(tmp_path)


def test_a_pack_brings_its_own_values_and_can_be_played(tmp_path: Path):
    pack_with(tmp_path, "circuits.toml", "pit = 8", "pit = 9")
    made = game("formula-1-tgp", seats=2, pack=tmp_path, calendar="barcelona")
    assert isinstance(made, TgpGame)
    assert made.components.pit_value[0] == 9
    state = made.start()
    rng = Rng(1)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])
