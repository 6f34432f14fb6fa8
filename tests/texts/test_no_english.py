"""No English where another language is spoken: in catalogues, rules, the browser's words, and what random games say."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from paddock.cli.texts.browser import browser_words
from paddock.core.languages import ENGLISH, HOUSE_TEXTS, complete_languages
from paddock.core.names import NATURE
from paddock.core.rulebook import rulebook
from paddock.core.texts import TEACHING, Texts
from paddock.core.title import Title
from paddock.core.view import view
from paddock.games import titles
from tests.conformance.walks import Course, visit
from tests.texts.english import english_words

WEB = Path(__file__).parents[2] / "web" / "src" / "lib" / "texts"
PRINTED = r" \([^()]*\)$"
"""A card's name as it is printed on it, behind the one of ours."""
TYPED = ("yes", "help-why", "help-save", "help-rule", "why-what", "menu-page", "menu-back", "board-more", "save-where")
"""Messages that name what people type, which is the same in every language."""
OTHERS = [language for language in complete_languages() if language != ENGLISH]


def test_english_words_are_found_and_names_are_not():
    assert english_words("Czerwony A passes Zielony B.", "pl") == []
    assert english_words("Karta of the Race leży na torze.", "pl") == ["of", "the", "Race"]
    assert english_words("The Great Race: kara stop and go, opcja `teams`, (*The race*)", "pl") == []


def texts_of(file: Path) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue: what each says in words, without what is filled in."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, " ".join(_words(entry))


def _words(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _words(child)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_the_catalogues_of_a_game_have_no_english(title: Title, language: str):
    for folder in (title.folder / "texts", title.folder / TEACHING):
        said = {key: english_words(words, language) for key, words in texts_of(folder / f"{language}.ftl")}
        assert {key: words for key, words in said.items() if words} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "folder", [HOUSE_TEXTS, HOUSE_TEXTS / "cli", HOUSE_TEXTS / TEACHING], ids=lambda each: each.name
)
def test_the_catalogues_of_the_house_have_no_english(folder: Path, language: str):
    said = {key: english_words(words, language) for key, words in texts_of(folder / f"{language}.ftl")}
    assert {key: words for key, words in said.items() if words and key not in TYPED} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_rules_and_rulings_have_no_english(title: Title, language: str):
    book = rulebook(title, language)
    said = {"introduction": book.introduction}
    for chapter in book.chapters:
        said |= {chapter.title: f"{chapter.title} {chapter.text}"}
        said |= {rule.id: f"{re.sub(PRINTED, '', rule.title)} {rule.text}" for rule in chapter.rules}
    said |= {ruling.id: f"{ruling.title} {ruling.text}" for ruling in book.rulings} | book.no_meaning
    found = {id: english_words(" ".join(text.split()), language) for id, text in said.items()}
    assert {id: words for id, words in found.items() if words} == {}


def _without_code(source: str) -> str:
    """The browser's words without what is filled into them; what stands in braces within braces goes first."""
    shorter = re.sub(r"\$\{[^{}]*\}", " ", source)
    return shorter if shorter == source else _without_code(shorter)


@pytest.mark.parametrize("language", OTHERS)
def test_the_browsers_words_have_no_english(language: str):
    found: dict[str, list[str]] = {}
    for path, source in browser_words(WEB / f"{language}.ts").items():
        words = " ".join(re.findall(r'"(?:\\.|[^"\\])*"|`[^`]*`', _without_code(source)))
        if english_words(words.replace("`", " "), language):
            found[path] = english_words(words.replace("`", " "), language)
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_random_games_are_told_without_english(title: Title, language: str):
    """Prompts, options, events and the board at the terminal, in a race at random."""
    game = title.game(title.fewest_seats)
    texts = Texts(game, language)
    found: dict[str, list[str]] = {}

    def hear(said: str) -> None:
        if english_words(said, language):
            found[said] = english_words(said, language)

    def check(course: Course) -> None:
        state = course.state
        for seat in state.to_answer():
            if seat != NATURE:
                hear(texts.prompt(state, seat))
                for code in state.options(seat)[:20]:
                    hear(texts.action(state, seat, code))
        if title.terminal is not None:
            for line in title.terminal(view(state, 0), texts):
                hear(" ".join(words for words, _ in line))

    course = visit(game, 1, check, often=7)
    for line in texts.log(course.events[:2000]):
        hear(line)
    assert found == {}
