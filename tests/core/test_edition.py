"""Editions: a change of rules or data changes them, a change of words does not."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from paddock.core.edition import covered, edition_of, sources_of
from paddock.core.errors import OtherRulebook
from paddock.core.record import Record, read_record
from paddock.core.table import Table
from paddock.games import titles
from tests.tiny.pig import TITLE as PIG

QUICK = "games/quick_grand_prix"
SOURCES = sources_of()
PRESENT = edition_of(SOURCES, QUICK)


def edition_with(file: str, old: str, new: str) -> str:
    text = SOURCES[file].decode()
    assert old in text, f"{file} has no {old!r}"
    return edition_of(SOURCES | {file: text.replace(old, new, 1).encode()}, QUICK)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (f"{QUICK}/data/season.toml", "[10, 8,", "[10, 9,"),
        (f"{QUICK}/rules/finish.py", "def finish_race", "def end_race"),
        (f"{QUICK}/__init__.py", 'whole("laps", 1,', 'whole("laps", 2,'),  # a game string leaves defaults out
        ("core/state.py", "self.events", "self.others"),
        ("core/fairness.py", "sha256", "sha512"),
        ("core/rng.py", "def below", "def under"),
    ],
)
def test_rules_data_options_and_engine_are_covered(file: str, old: str, new: str):
    assert edition_with(file, old, new) != PRESENT


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (f"{QUICK}/data/season.toml", "# Points", "# All points"),
        (f"{QUICK}/data/season.toml", "points = [", "points =   ["),
        (f"{QUICK}/rules/finish.py", "from typing import Final\n", "from typing import Final  # a comment\n\n"),
        (f"{QUICK}/rules/finish.py", '"""', '"""Said otherwise. '),
        (f"{QUICK}/bot/thumb.py", "def ", "def other_"),
        (f"{QUICK}/show/browser.py", "def ", "def other_"),
        ("games/grand_prix/rules/terms.py", "Final", "Fina1"),
        ("core/texts.py", "def ", "def other_"),
    ],
)
def test_comments_words_bots_pictures_and_other_games_are_not(file: str, old: str, new: str):
    assert edition_with(file, old, new) == PRESENT


def test_a_file_that_comes_or_goes_is_noticed():
    assert edition_of(SOURCES | {f"{QUICK}/data/more.toml": b""}, QUICK) != PRESENT
    fewer = {name: content for name, content in SOURCES.items() if name != f"{QUICK}/rules/position.py"}
    assert edition_of(fewer, QUICK) != PRESENT


def test_what_rules_import_of_the_house_is_covered():
    found = covered(SOURCES, "games/moto_grand_prix")
    assert {"core/table.py", "core/walk.py", "track/layout.py", "core/options.py"} <= found
    assert not any(name.startswith(("server/", "cli/", "bots/", "games/great_race")) for name in found)


def test_every_title_has_an_edition_of_its_own():
    assert len({title.edition for title in [*titles(), PIG]}) == len(titles()) + 1
    assert titles()[0].edition == PRESENT


def test_threads_may_ask_at_once():
    """In Python 3.11 two threads that make syntax trees at once break both."""
    files = {name: content + b"\n# anew" for name, content in SOURCES.items() if name.endswith(".py")}
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda game: edition_of(SOURCES | files, game), [QUICK] * 4))
    assert set(found) == {PRESENT}


def test_a_record_carries_its_edition_and_is_refused_under_another():
    text = str(Table(PIG.game(), seed=1).record)
    assert f"\nedition: {PIG.edition}\n" in text
    assert read_record(PIG.game(), text).edition == PIG.edition
    with pytest.raises(OtherRulebook, match=f"edition 0123456789abcdef .* edition {PIG.edition}"):
        read_record(PIG.game(), text.replace(PIG.edition, "0123456789abcdef"))


def test_a_record_from_before_editions_is_read_by_its_version():
    text = str(Record(PIG.game())).replace(f"edition: {PIG.edition}\n", "")
    assert read_record(PIG.game(), text).edition == ""
