"""A catalogue: what is said in one language, from Fluent files.

Fluent takes a tenth of a millisecond for a sentence, and a question may have a hundred options. So messages are made
into functions when they are first said: the same sentences, from the same syntax tree. What is unusual (a call of one
of its own functions, a value that is missing) Fluent itself says.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path

import babel
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from paddock.core.message import Value

Values = dict[str, Value]
Say = Callable[[Values], str]


REMEMBERED = 1_000
"""Numbers and choices that are remembered, of each kind."""


class Unusual(Exception):
    """Something that only Fluent itself can say."""


class Catalogue:
    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.fluent = FluentBundle([language], use_isolating=False)
        self._patterns: dict[str, ast.Pattern] = {}
        self._says: dict[str, Say | None] = {}
        """The functions that say messages; None for those that Fluent says."""
        locale = _locale(language)
        self._plural = lru_cache(REMEMBERED)(lambda number: locale.plural_form(number))
        self._number = lru_cache(REMEMBERED)(lambda number: format_decimal(number, locale=locale))
        for folder in folders:
            file = folder / f"{language}.ftl"
            if file.exists():
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self.fluent.add_resource(resource, allow_overrides=True)
                for entry in resource.body:
                    if isinstance(entry, ast.Message) and entry.value is not None:
                        self._patterns[entry.id.name] = entry.value

    def has(self, key: str) -> bool:
        return key in self._patterns

    def said(self) -> Iterable[str]:
        """The keys of all messages."""
        return self._patterns

    def say(self, key: str, values: Values) -> str:
        """The message of this key in words. To be called if there is one."""
        try:
            if key not in self._says:
                self._says[key] = None
                self._says[key] = self._compiled(self._patterns[key])
            say = self._says[key]
            if say is not None:
                return say(values)
        except Unusual:
            pass
        return self.said_by_fluent(key, values)[0]

    def said_by_fluent(self, key: str, values: Values) -> tuple[str, list[str]]:
        """The same said by Fluent, and what is missing to say it."""
        pattern = self.fluent.get_message(key).value
        assert pattern is not None
        words, errors = self.fluent.format_pattern(pattern, values)
        return str(words), [f"{key}: {error}" for error in errors]

    def attribute(self, key: str, name: str) -> str:
        """What stands beside the message under a name; empty: nothing."""
        pattern = self.fluent.get_message(key).attributes.get(name)
        return str(self.fluent.format_pattern(pattern)[0]) if pattern is not None else ""

    # ── From syntax to functions ──

    def _compiled(self, pattern: ast.Pattern) -> Say:
        """A function that says a pattern. Raises `Unusual`."""
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _part(self, element: ast.TextElement | ast.Placeable) -> Say:
        if isinstance(element, ast.TextElement):
            return _always(element.value)
        expression = element.expression
        if isinstance(expression, ast.Placeable):
            return self._part(expression)
        if isinstance(expression, ast.StringLiteral):
            return _always(expression.parse()["value"])
        if isinstance(expression, ast.VariableReference):
            return self._variable(expression.id.name)
        if isinstance(expression, ast.SelectExpression):
            return self._choice(expression)
        raise Unusual

    def _variable(self, name: str) -> Say:
        number = self._number

        def say(values: Values) -> str:
            value = values.get(name)
            if type(value) is str:
                return value
            if type(value) is int:
                return number(value)
            raise Unusual

        return say

    def _choice(self, expression: ast.SelectExpression) -> Say:
        """The first variant that fits; else the default one."""
        if not isinstance(expression.selector, ast.VariableReference):
            raise Unusual
        name = expression.selector.id.name
        says: list[tuple[str | int, Say]] = []
        default: Say | None = None
        for variant in expression.variants:
            say = self._compiled(variant.value)
            if isinstance(variant.key, ast.Identifier):
                says.append((variant.key.name, say))
            elif variant.key.value.isdigit():
                says.append((int(variant.key.value), say))
            else:
                raise Unusual
            if variant.default:
                default = say
        if default is None:
            raise Unusual
        other = default

        @lru_cache(REMEMBERED)
        def chosen(value: Value) -> Say:
            return next((say for key, say in says if self._fits(key, value)), other)

        def choose(values: Values) -> str:
            value = values.get(name)
            if type(value) is not int and type(value) is not str:
                raise Unusual
            return chosen(value)(values)

        return choose

    def _fits(self, key: Value, value: Value) -> bool:
        """Whether key and value are the same, or one is a number and the other its plural form."""
        if isinstance(key, str) and isinstance(value, int):
            return self._plural(value) == key
        if isinstance(key, int) and isinstance(value, str):
            return self._plural(key) == value
        return key == value


@cache
def catalogue(language: str, folders: tuple[Path, ...]) -> Catalogue:
    """What these folders say in a language; of two that say the same, the later one."""
    return Catalogue(language, folders)


def _locale(language: str) -> babel.Locale:
    """The plural forms and numbers of a language; English ones where nobody knows them."""
    try:
        return babel.Locale.parse(language)
    except (babel.UnknownLocaleError, ValueError):
        return babel.Locale("en")


def _always(text: str) -> Say:
    return lambda values: text
