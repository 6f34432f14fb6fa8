"""Every language says what English says: all of it if it is complete, and nothing else, with the right plurals."""

from pathlib import Path

import pytest

from paddock.cli.texts.parts import compare_all
from paddock.core.languages import HOUSE_TEXTS, complete_languages, languages
from paddock.core.translation import Comparison

WEB = Path(__file__).parents[2] / "web"


def parts(language: str) -> list[Comparison]:
    found = list(compare_all(language, WEB))
    assert {"house", "terminal", "browser", "great-race, rules", "great-race, rulings"} < {each.part for each in found}
    return found


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wrong_and_nothing_is_said_that_english_does_not_say(language: str):
    assert [(each.part, each.extra, each.wrong) for each in parts(language) if not each.is_right] == []


@pytest.mark.parametrize("language", complete_languages())
def test_a_complete_language_says_everything(language: str):
    assert [(each.part, each.missing) for each in parts(language) if each.missing] == []


@pytest.mark.parametrize(
    "folder", [HOUSE_TEXTS, HOUSE_TEXTS / "cli", HOUSE_TEXTS / "lab", WEB / "src" / "lib" / "texts"]
)
def test_the_list_names_the_languages_that_there_are(folder: Path):
    assert languages() == sorted(file.stem for file in folder.glob("??.*"))
