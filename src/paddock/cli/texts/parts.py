"""All that is said in a language, part by part, held against English."""

from collections.abc import Iterator
from pathlib import Path

from paddock import games
from paddock.cli.texts.browser import compare_browser
from paddock.core.languages import ENGLISH, HOUSE_TEXTS
from paddock.core.rulebook import Rulebook, rulebook, translation
from paddock.core.texts import TEACHING
from paddock.core.title import Title
from paddock.core.translation import Comparison, compare_catalogues, compared


def compare_all(language: str, web: Path) -> Iterator[Comparison]:
    """Every part of the house. The browser's words are in its sources alone, which an installed package has not."""
    yield compare_catalogues("house", HOUSE_TEXTS, language)
    yield compare_catalogues("terminal", HOUSE_TEXTS / "cli", language)
    yield compare_catalogues("laboratory", HOUSE_TEXTS / "lab", language)
    yield compare_catalogues("house, explained", HOUSE_TEXTS / TEACHING, language)
    texts = web / "src" / "lib" / "texts"
    if texts.is_dir():
        yield compare_browser("browser", texts, language)
    for title in games.titles():
        yield compare_catalogues(title.id, title.folder / "texts", language)
        yield compare_catalogues(f"{title.id}, explained", title.folder / TEACHING, language)
        yield from compare_rulebooks(title, language)


def compare_rulebooks(title: Title, language: str) -> Iterator[Comparison]:
    """The rules of a title, and its rulings: the same ids, chapters and reasons."""
    english = rulebook(title)
    other = english if language == ENGLISH else translation(title, language)
    rules = compared(f"{title.id}, rules", _rules(english), _rules(other))
    if other.chapters and len(other.chapters) != len(english.chapters):
        rules.wrong.append(f"there are {len(other.chapters)} chapters; English has {len(english.chapters)}")
    yield rules
    wanted = [*(ruling.id for ruling in english.rulings), *english.no_meaning]
    found = [*(ruling.id for ruling in other.rulings), *(id for id in other.no_meaning if id in english.no_meaning)]
    yield compared(f"{title.id}, rulings", wanted, found)


def _rules(book: Rulebook) -> list[str]:
    return [*(["introduction"] if book.introduction else []), *book.ids()]
