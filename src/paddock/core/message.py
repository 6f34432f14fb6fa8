"""Messages: what is said, without the words.

A message is a key and its arguments; the words stand in a game's catalogue (texts/en.ftl, texts/pl.ftl, …) and are
put in only where a person reads them, in that person's language.
"""

Value = str | int


class Message:
    """A key of the catalogue and what to fill in.

    Arguments that are texts of the form `domain:slug` are looked up as names.
    """

    def __init__(self, key: str, values: dict[str, Value] | None = None) -> None:
        self.key = key
        self.values: dict[str, Value] = values if values is not None else {}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.key == self.key and other.values == self.values

    def __hash__(self) -> int:
        return hash(self.key)


class Reason:
    """Why something is not offered: the id of the rule that stands against it, and the sentence."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.message!r})"
