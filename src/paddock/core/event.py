"""Events: something that happened, with an audience. Log, animation, analysis and training data all read events."""

from typing import Final

from paddock.core.names import EVERYBODY
from paddock.core.reader import Reader, reader_of

MOST_ARGUMENTS: Final = 6
"""What `State.emit` and `State.tell` take."""


class EventKind:
    """A kind of event.

    It has a name, the rule it comes from, and its arguments as (name, key of a domain); an empty key means a plain
    number. Its sentence is the text `event-<name>` of the catalogue. The arguments say what came of it (where a car
    landed, how much is left), so that whoever draws it computes no rule.
    """

    def __init__(self, name: str, rule: str, *arguments: tuple[str, str]) -> None:
        if len(arguments) > MOST_ARGUMENTS:
            raise ValueError(f"the event {name} has more than {MOST_ARGUMENTS} arguments")
        self.name = name
        self.rule = rule
        self.arguments = arguments
        self.id = -1  # its place among the game's events, set once


class Event:
    """One event, as it is told: its kind, who may know (EVERYBODY, or the number of one seat), and its arguments."""

    def __init__(self, kind: EventKind, audience: int, values: list[int]) -> None:
        self.kind = kind
        self.audience = audience
        self.values = values

    def __repr__(self) -> str:
        told = "" if self.audience == EVERYBODY else f" to {self.audience}"
        return f"<{self.kind.name} {self.values}{told}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and other.kind is self.kind
            and other.audience == self.audience
            and other.values == self.values
        )

    def __hash__(self) -> int:
        return hash((self.kind.name, self.audience, tuple(self.values)))

    def seen_by(self, who: Reader | int) -> bool:
        """Whether the reader, or the seat of this number, may know of it."""
        return reader_of(who).may_know(self.audience)
