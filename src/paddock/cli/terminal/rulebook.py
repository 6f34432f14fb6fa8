"""The rule reference at the terminal: a whole rulebook, one rule, rulings, or what a word is found in."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from paddock.cli.terminal.console import OUT
from paddock.cli.terminal.words import TerminalWords
from paddock.core.errors import BadData, UnknownRule
from paddock.core.rulebook import ID, Rule, Rulebook, is_translated, rulebook
from paddock.core.title import Title


def all_rules(book: Rulebook) -> list[Rule]:
    return [rule for chapter in book.chapters for rule in chapter.rules] + book.rulings


def introduction(title: Title, language: str = "en") -> str:
    """What the rulebook says first; empty if it has not been written."""
    try:
        return rulebook(title, language).introduction.partition("\n\n")[0]
    except BadData:
        return ""


def tagline(title: Title, language: str) -> str:
    """The game in one line: the first sentence of its rulebook."""
    return re.split(r"(?<=[.!?])\s", introduction(title, language))[0]


@contextmanager
def paged() -> Iterator[Console]:
    """At a terminal, what does not fit the screen goes through the pager; colours and short texts stay as they are."""
    if not OUT.is_terminal:
        yield OUT
        return
    os.environ.setdefault("LESS", "FRX")
    with OUT.pager(styles=not OUT.no_color):
        yield OUT


def say_if_english(console: Console, title: Title, language: str, rulings: bool = False) -> None:
    """Say it where somebody wishes another language than what follows is written in."""
    words = TerminalWords(language)
    if not is_translated(title, language, rulings):
        said = words("rulings-in-english", game=title.name) if rulings else words("rules-in-english", game=title.name)
        console.print(said, style="quiet")


def show_book(console: Console, title: Title, language: str = "en") -> None:
    book = rulebook(title, language)
    console.print(Text(book.name, "head"))
    if book.introduction:
        console.print(Markdown(book.introduction))
    for chapter in book.chapters:
        console.print()
        console.print(Text(chapter.title, "head underline"))
        if chapter.text:
            console.print(Markdown(chapter.text))
        for rule in chapter.rules:
            console.print()
            show(console, rule)
            if rule.id in book.no_meaning:
                console.print(Padding(Text(f"({book.no_meaning[rule.id]})", "quiet"), (0, 0, 0, 2), expand=False))


def show_rulings(console: Console, title: Title, language: str = "en") -> None:
    book = rulebook(title, language)
    console.print(Text(book.name, "head"))
    for ruling in book.rulings:
        console.print()
        show(console, ruling)


def show_found(console: Console, title: Title, word: str, language: str = "en") -> None:
    """Every rule and ruling in which the word stands."""
    words = " ".join(word.lower().split())
    rules = all_rules(rulebook(title, language))
    found = [rule for rule in rules if words in " ".join(f"{rule.title} {rule.text}".lower().split())]
    if not found:
        raise UnknownRule(f"no rule of {title.name} has the word {word!r} in it")
    for number, rule in enumerate(found):
        if number:
            console.print()
        show(console, rule, word)


def show_rule(console: Console, title: Title, word: str, language: str = "en") -> None:
    """The rule of that id; or, if it is no id, the rules in which the word stands."""
    book = rulebook(title, language)
    if re.fullmatch(ID, word.upper()) or any(rule.id.upper() == word.upper() for rule in all_rules(book)):
        show(console, book.rule(word))
    else:
        show_found(console, title, word, language)


def show(console: Console, rule: Rule, word: str = "") -> None:
    head = Text(f"{rule.id}  ", "command").append(rule.title, "head")
    if word:
        head.highlight_regex(f"(?i){re.escape(word)}", "reverse")
    console.print(head)
    console.print(Padding(Markdown(rule.text), (0, 0, 0, 2)))
