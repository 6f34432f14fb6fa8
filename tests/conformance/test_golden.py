"""The golden playthroughs are what they were."""

from paddock.core.game import Game
from tests.conformance.golden import FOLDER, file_of, playthrough
from tests.conformance.walks import all_seatings


def test_the_golden_playthrough_is_what_it_was(seating: Game):
    file = file_of(seating)
    assert file.exists(), f"there is no {file.name}: run `make golden` and read what it writes"
    assert playthrough(seating) == file.read_text(encoding="utf-8"), (
        "rules, texts or data have changed: run `make golden` and read the difference before you commit it"
    )


def test_no_playthrough_is_left_over():
    assert {file.name for file in FOLDER.glob("*.txt")} <= {file_of(game).name for game in all_seatings()}
