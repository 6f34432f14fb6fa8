"""Facts: a view as JSON, derived from the declared fields. Slugs, numbers and lists of them; `?` unknown, `.` none."""

from typing import Any

from paddock.core.fields import EVERYONE, LIST, NUMBER, Field
from paddock.core.game import FLOW_FIELDS
from paddock.core.names import NONE, NONE_TEXT, UNKNOWN, UNKNOWN_TEXT, Names
from paddock.core.state import State

FLOW_NAMES = {field.name for field in FLOW_FIELDS}
"""Where we are in the sequence of play is told in words: the question, its prompt, and whose answer is awaited."""


def facts(seen: State) -> dict[str, Any]:
    """The facts of a state that has been hidden for whoever will read them (`view(...).state`)."""
    domains = seen.game.domains
    return {
        field.name: fact(field, getattr(seen, field.name), domains.get(field.domain))
        for field in seen.game.layout.fields
        if field.name not in FLOW_NAMES
    }


def fact(field: Field, value: Any, names: Names | None) -> Any:
    if field.shape == NUMBER:
        return word(field, value, names)
    if field.shape == LIST:
        return [word(field, entry, names) for entry in value]
    return [[word(field, entry, names) for entry in row] for row in value]


def word(field: Field, value: int, names: Names | None) -> str | int:
    if names is not None:
        return names.slug(value)
    if field.see != EVERYONE:
        if value == UNKNOWN:
            return UNKNOWN_TEXT
        if value == NONE:
            return NONE_TEXT
    return value  # a public plain number may be negative and mean it
