"""Catalogues say exactly what Fluent says, whatever the values."""

import itertools
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from paddock.core.catalogue import Catalogue, catalogue
from paddock.core.languages import HOUSE_TEXTS, languages
from paddock.core.message import Value
from paddock.core.texts import catalogues
from paddock.games import titles

PLACES = {
    **{title.id: catalogues(title.folder) for title in titles()},
    "terminal": (HOUSE_TEXTS / "cli",),
}
LANGUAGES = languages()
VALUES: list[Value] = [0, 1, 2, 5, 12, 22, 1_234_567, -3, "", "Anna", "two"]


class Variables(Visitor):
    """The names that a message asks for, and the words that it chooses by."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.keys: list[Value] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        key = node.key
        self.keys.append(key.name if isinstance(key, ast.Identifier) else int(float(key.value)))
        self.generic_visit(node)


@pytest.mark.parametrize(("place", "language"), list(itertools.product(PLACES, LANGUAGES)))
def test_what_a_catalogue_says_is_what_fluent_says(place: str, language: str):
    words = catalogue(language, PLACES[place])
    said = 0
    for key, pattern in words._patterns.items():
        variables = Variables()
        variables.visit(pattern)
        names = sorted(set(variables.names))
        values = [*VALUES, *variables.keys]
        for shift in range(len(values)):
            given = {name: values[(shift + 3 * place) % len(values)] for place, name in enumerate(names)}
            assert words.say(key, given) == words.said_by_fluent(key, given)[0], (key, given)
        said += 1
    assert said > 5


def test_nearly_everything_is_said_without_fluent():
    """Else the house would be slow again, and nobody would notice."""
    for place, language in itertools.product(PLACES, LANGUAGES):
        words = catalogue(language, PLACES[place])
        for key in words._patterns:
            words.say(key, {})
        unusual = [key for key, say in words._says.items() if say is None]
        assert len(unusual) < 0.02 * len(words._says), unusual


def test_a_missing_value_and_fluents_own_functions_are_left_to_fluent(tmp_path: Path):
    said = "price = { NUMBER($amount, minimumFractionDigits: 2) }\nhello = Hello { $name }!\n"
    (tmp_path / "en.ftl").write_text(said)
    words = Catalogue("en", [tmp_path])
    assert words.say("price", {"amount": 3}) == "3.00"
    assert words.say("hello", {}) == "Hello name!" == words.said_by_fluent("hello", {})[0]
    assert words.say("hello", {"name": "Anna"}) == "Hello Anna!"
