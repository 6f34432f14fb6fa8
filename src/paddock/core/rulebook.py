"""The rulebook: a game's rules in our own words, each under its catalogue id, readable by people and by tests.

A game's folder holds two files, and may hold translations of each (`rules.pl.md`, `RULINGS.pl.md`). `rules.md` has the
chapters and the rules:

    ## C. Card draft
    ### QGP-11 Shuffle and deal
    One or more paragraphs.

`RULINGS.md` settles what the printed rules leave open, and names the rules that mean nothing on a screen:

    ### R-2 Where comparisons start
    The question, the ruling, the reason, the section of the printed rulebook.

    ## Rules without digital meaning
    - QGP-17: why
"""

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from paddock.core.errors import BadData, UnknownRule
from paddock.core.languages import ENGLISH
from paddock.core.title import Title

ID = r"[A-Z][A-Z0-9]*-[A-Z0-9]+(?:\.[0-9]+)*[a-z]?"
NO_MEANING = "Rules without digital meaning"


@dataclass
class Rule:
    """One rule of the catalogue, or one ruling."""

    id: str
    title: str
    text: str = ""

    def __str__(self) -> str:
        return f"{self.id} {self.title}\n\n{self.text}"


@dataclass
class Chapter:
    """A chapter of the rulebook: its heading, what it says before its first rule, and its rules."""

    title: str
    text: str = ""
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    """The rules of one game."""

    name: str
    introduction: str = ""
    chapters: list[Chapter] = field(default_factory=list)
    rulings: list[Rule] = field(default_factory=list)
    no_meaning: dict[str, str] = field(default_factory=dict)
    """The rules that mean nothing on a screen, each with the reason."""

    def ids(self) -> list[str]:
        """The ids of the catalogue, in rulebook order."""
        return [rule.id for chapter in self.chapters for rule in chapter.rules]

    def rule(self, id: str) -> Rule:
        """The rule or ruling of that id."""
        known = {rule.id: rule for chapter in self.chapters for rule in chapter.rules}
        known |= {ruling.id: ruling for ruling in self.rulings}
        by_capitals = {name.upper(): rule for name, rule in known.items()}
        if id.upper() in by_capitals:
            return by_capitals[id.upper()]
        near = difflib.get_close_matches(id.upper(), list(by_capitals), n=3, cutoff=0.0)
        raise UnknownRule(
            f"{self.name} has no rule {id!r}; the nearest are {', '.join(by_capitals[name].id for name in near)}"
            if near
            else f"{self.name} has no rules written down"
        )


@cache
def rulebook(title: Title, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a title, from its folder. What has not been translated is said in English."""
    book = Rulebook(title.name)
    _read_rules(book, title.folder / "rules.md")
    _read_rulings(book, title.folder / "RULINGS.md")
    if language != ENGLISH:
        other = translation(title, language)
        _translate_rules(book, other, f"rules.{language}.md")
        _translate_rulings(book, other, f"RULINGS.{language}.md")
    return book


def translation(title: Title, language: str) -> Rulebook:
    """What a language says of the rules and rulings, without the English that fills its holes."""
    book = Rulebook(title.name)
    rules, rulings = (title.folder / f"{name}.{language}.md" for name in ("rules", "RULINGS"))
    if rules.exists():
        _read_rules(book, rules)
    if rulings.exists():
        _read_rulings(book, rulings)
        book.no_meaning = _reasons(rulings)
    return book


def is_translated(title: Title, language: str, rulings: bool = False) -> bool:
    """Whether any of the title's rules, or rulings, are said in that language."""
    name = "RULINGS" if rulings else "rules"
    return language == ENGLISH or (title.folder / f"{name}.{language}.md").exists()


def _translate_rules(book: Rulebook, other: Rulebook, file: str) -> None:
    """Put a translation's words in the place of the English ones: rule by rule, a chapter by its first rule."""
    words = {rule.id: rule for chapter in other.chapters for rule in chapter.rules}
    headings = {chapter.rules[0].id: chapter for chapter in other.chapters if chapter.rules}
    unknown = sorted(set(words) - set(book.ids()))
    if unknown:
        raise BadData(f"{file} translates {', '.join(unknown)}, which rules.md does not have")
    if other.chapters:
        book.name = other.name
    book.introduction = other.introduction or book.introduction
    for chapter in book.chapters:
        heading = headings.get(chapter.rules[0].id) if chapter.rules else None
        if heading is not None:
            chapter.title, chapter.text = heading.title, heading.text or chapter.text
        chapter.rules = [words.get(rule.id, rule) for rule in chapter.rules]


def _translate_rulings(book: Rulebook, other: Rulebook, file: str) -> None:
    words = {ruling.id: ruling for ruling in other.rulings}
    unknown = sorted(set(words) - {ruling.id for ruling in book.rulings})
    if unknown:
        raise BadData(f"{file} translates {', '.join(unknown)}, which RULINGS.md does not have")
    book.rulings = [words.get(ruling.id, ruling) for ruling in book.rulings]
    book.no_meaning = {id: other.no_meaning.get(id, reason) for id, reason in book.no_meaning.items()}


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    if not file.exists():
        raise BadData(f"{file.name} is missing from the folder {file.parent.name}")
    return enumerate(file.read_text(encoding="utf-8").splitlines(), 1)


def _heading(file: Path, number: int, line: str) -> Rule:
    found = re.fullmatch(rf"### +({ID})[ .:–—-]+(.+?) *", line)
    if found is None:
        raise BadData(f"{file.name}, line {number}: a heading such as '### QGP-11 Shuffle and deal' would be right")
    return Rule(found[1], found[2])


def _read_rules(book: Rulebook, file: Path) -> None:
    known: set[str] = set()
    place: Rulebook | Chapter | Rule = book
    for number, line in _lines(file):
        if line.startswith("# "):
            book.name = line[2:].strip()
        elif line.startswith("## "):
            place = Chapter(line[3:].strip())
            book.chapters.append(place)
        elif line.startswith("### "):
            place = _heading(file, number, line)
            if not book.chapters:
                raise BadData(f"{file.name}, line {number}: {place.id} stands before the first chapter (## …)")
            if place.id in known:
                raise BadData(f"{file.name}, line {number}: {place.id} is there twice")
            known.add(place.id)
            book.chapters[-1].rules.append(place)
        elif isinstance(place, Rulebook):
            place.introduction += line + "\n"
        else:
            place.text += line + "\n"
    book.introduction = book.introduction.strip()
    for chapter in book.chapters:
        chapter.text = chapter.text.strip()
        _tidy(file, chapter.rules)


def _tidy(file: Path, rules: list[Rule]) -> None:
    for rule in rules:
        rule.text = rule.text.strip()
        if not rule.text:
            raise BadData(f"{file.name}: {rule.id} says nothing; it needs a paragraph")


def _read_rulings(book: Rulebook, file: Path) -> None:
    known = set(book.ids())
    ruling: Rule | None = None
    excused: list[str] = []
    listing = False
    for number, line in _lines(file):
        if line.startswith(("# ", "## ")):
            listing = line.removeprefix("## ").strip() == NO_MEANING
            ruling = None
        elif line.startswith("### "):
            ruling = _heading(file, number, line)
            listing = False
            if ruling.id in known:
                raise BadData(f"{file.name}, line {number}: {ruling.id} is there twice")
            known.add(ruling.id)
            book.rulings.append(ruling)
        elif ruling is not None:
            ruling.text += line + "\n"
        elif listing and line.startswith("- "):
            excused = _excuse(book, file, number, line)
        elif listing and line.startswith(" ") and excused:
            for id in excused:
                book.no_meaning[id] += " " + line.strip()
    _tidy(file, book.rulings)


def _reasons(file: Path) -> dict[str, str]:
    """The reasons of all lists of a translation, whose headings are its own, by the ids they are given for."""
    entries = re.findall(
        rf"^- +({ID}(?:, *{ID})*)\s*: *(.+(?:\n +.+)*)", file.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {id: " ".join(reason.split()) for ids, reason in entries for id in re.findall(ID, ids)}


def _excuse(book: Rulebook, file: Path, number: int, line: str) -> list[str]:
    """One entry of the list, such as `- QGP-17, QGP-23: the reason`."""
    found = re.fullmatch(rf"- +({ID}(?:, *{ID})*) *: *(\S.*?) *", line.replace("*", ""))
    if found is None:
        raise BadData(f"{file.name}, line {number}: an entry such as '- QGP-17: the reason' would be right")
    ids = re.findall(ID, found[1])
    for id in ids:
        if id not in book.ids():
            raise BadData(f"{file.name}, line {number}: there is no rule {id} in rules.md")
        book.no_meaning[id] = found[2]
    return ids
