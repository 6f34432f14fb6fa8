"""Archived games play as they did, as long as the version of their rulebook stands."""

from pathlib import Path

import pytest

from paddock.core.edition import alike
from paddock.core.errors import PaddockError
from paddock.core.record import game_string_of, read_record
from paddock.core.verify import verify
from paddock.games import game, titles
from tests.conformance.archive import EACH, FOLDER
from tests.other_house import copy_of_the_house, run_in

RECORDS = sorted(FOLDER.glob("*.paddock"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_archived_game_plays_as_it_did(file: Path):
    text = file.read_text(encoding="utf-8")
    try:
        record = read_record(game(game_string_of(text)), text)
        proof = verify(record)
    except PaddockError as error:
        pytest.fail(f"{file.name} plays differently: raise its title's rules_version, then `make archive` ({error})")
    assert proof.moves == len(record.lines)
    assert proof.dice > 0
    assert str(record) == text


def test_every_title_has_archived_games_of_an_edition_that_is_known_to_play_alike():
    for title in titles():
        mine = [file.read_text(encoding="utf-8") for file in RECORDS if file.stem.rpartition("-")[0] == title.id]
        assert len(mine) == EACH, title.id
        editions = {line for text in mine for line in text.splitlines() if line.startswith("edition: ")}
        assert editions == {f"edition: {edition}" for edition in alike(title.folder)}, f"{title.id}: `make archive`"


# ── In another version of the house ──

ARCHIVED = FOLDER / "quick-grand-prix-2.paddock"
POINTS = "games/quick_grand_prix/data/season.toml"


@pytest.mark.plain_only
@pytest.mark.slow
def test_a_changed_points_table_is_another_edition_and_its_replay_is_refused(tmp_path: Path):
    assert run_in(copy_of_the_house(tmp_path / "same"), "verify", str(ARCHIVED)).returncode == 0
    changed = copy_of_the_house(tmp_path / "changed", POINTS, "[10, 8,", "[10, 9,")
    # Somebody who wants to hide the change claims that the old edition plays alike: the result gives it away.
    refused = run_in(changed, "verify", str(ARCHIVED))
    assert refused.returncode != 0
    assert "the moves lead to" in refused.stderr
    (changed / "paddock/games/quick_grand_prix/editions.toml").write_text("alike = []\n")
    refused = run_in(changed, "verify", str(ARCHIVED))
    assert refused.returncode == 2
    assert "was played under edition" in refused.stderr
    assert refused.stderr.count("\n") == 1
