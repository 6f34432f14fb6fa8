"""Facts: a view as JSON, from the facts that its state declares: slugs, numbers, lists; `?` unknown, `.` none."""

from typing import Any

from paddock.core.facts import EVERYONE, LIST, NUMBER, Fact
from paddock.core.names import NONE, NONE_TEXT, UNKNOWN, UNKNOWN_TEXT, Names
from paddock.core.state import FLOW_FACTS, State

FLOW_NAMES = {field.name for field in FLOW_FACTS}
"""Where we are in the sequence of play is told in words: the question, its prompt, and whose answer is awaited."""


def facts(seen: State) -> dict[str, Any]:
    """The facts of a state that has been hidden for whoever will read them (`view(...).state`)."""
    domains = seen.game.domains
    return {
        field.name: fact(field, field.of(seen), domains.get(field.domain))
        for field in seen.game.layout.facts
        if field.name not in FLOW_NAMES
    }


def fact(field: Fact, value: Any, names: Names | None) -> Any:
    if field.shape == NUMBER:
        return word(field, value, names)
    if field.shape == LIST:
        return [word(field, entry, names) for entry in value]
    return [[word(field, entry, names) for entry in row] for row in value]


def word(field: Fact, value: int, names: Names | None) -> str | int:
    if names is not None:
        return names.slug(value)
    if field.see != EVERYONE:
        if value == UNKNOWN:
            return UNKNOWN_TEXT
        if value == NONE:
            return NONE_TEXT
    return value  # a public plain number may be negative and mean it
