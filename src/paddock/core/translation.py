"""A translation held against English: what is missing, what is there that English does not have, and what is wrong."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import babel
from fluent.syntax import FluentParser, ast

COUNTED = range(1001)
"""The numbers whose plural forms a message must have; larger ones take no form that none of these takes."""
FORMS = {"zero", "one", "two", "few", "many", "other"}
"""The plural forms of all languages, as Unicode names them."""


@dataclass
class Comparison:
    """One part of a translation beside the same part in English."""

    part: str
    """Whose words these are: the house's, a game's, a rulebook's."""
    texts: int
    """How many texts English has."""
    missing: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    """Sentences about texts that are there and are not right."""

    @property
    def is_right(self) -> bool:
        """Whether nothing is there that should not be; something may be missing."""
        return not self.extra and not self.wrong

    @property
    def is_complete(self) -> bool:
        return self.is_right and not self.missing

    @property
    def done(self) -> int:
        return self.texts - len(self.missing)


def compared(part: str, english: Iterable[str], other: Iterable[str]) -> Comparison:
    """The names of the texts that English has, beside those of another language."""
    wanted, found = dict.fromkeys(english), dict.fromkeys(other)
    missing = [name for name in wanted if name not in found]
    extra = [name for name in found if name not in wanted]
    return Comparison(part, len(wanted), missing, extra)


# ── Catalogues of messages ──


def compare_catalogues(part: str, folder: Path, language: str) -> Comparison:
    """The catalogue of a language in this folder beside the English one."""
    english, _ = _messages(folder / "en.ftl")
    other, wrong = _messages(folder / f"{language}.ftl")
    found = compared(part, english, other)
    found.wrong += wrong
    for key, message in other.items():
        if key in english:
            found.wrong += [f"{key}: {what}" for what in _faults(message, english[key], language)]
    return found


def _messages(file: Path) -> tuple[dict[str, ast.Message], list[str]]:
    """The messages of a file, and what in it is no message or one that is there twice."""
    found: dict[str, ast.Message] = {}
    wrong: list[str] = []
    if file.exists():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                wrong.append(f"this cannot be read: {(entry.content or '').strip()[:80]}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    wrong.append(f"{entry.id.name}: is there twice")
                found[entry.id.name] = entry
    return found, wrong


def _faults(message: ast.Message, english: ast.Message, language: str) -> Iterator[str]:
    wanted, filled = _places(english), _places(message)
    for lost in sorted(wanted - filled):
        yield f"${lost} is lost, which English fills in"
    for unknown in sorted(filled - wanted):
        yield f"${unknown} is filled in, which English does not have"
    for node in _nodes(message):
        if isinstance(node, ast.SelectExpression):
            yield from _plural_faults(node, language)


def _places(message: ast.Message) -> set[str]:
    """The names of what is filled into a message."""
    return {node.id.name for node in _nodes(message) if isinstance(node, ast.VariableReference)}


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node, and all that it is made of."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _plural_faults(choice: ast.SelectExpression, language: str) -> Iterator[str]:
    """What is wrong with the plural forms of a choice, if it is one between plural forms."""
    named = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
    if not named & (FORMS - {"other"}):
        return
    strangers = named - {*babel.Locale.parse(language).plural_form.tags, "other"}
    if strangers:
        yield f"this language has no plural form {', '.join(sorted(strangers))}"
    numbers = {variant.key.value for variant in choice.variants if isinstance(variant.key, ast.NumberLiteral)}
    left = {form for number, form in _forms(language).items() if str(number) not in numbers} - named
    default = next(variant.key for variant in choice.variants if variant.default)
    usual = isinstance(default, ast.Identifier) and default.name not in _forms(language).values()
    if len(left) > usual:  # one form may be the default's, if that is not the name of another
        yield f"the plural form {' or '.join(sorted(left))} is missing"


@cache
def _forms(language: str) -> dict[int, str]:
    """The plural form that each number takes."""
    form = babel.Locale.parse(language).plural_form
    return {number: form(number) for number in COUNTED}
