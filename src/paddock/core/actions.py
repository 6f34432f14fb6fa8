"""Actions: an answer to a decision, in three forms that are all derived from its verb.

A *verb* is a word with small arguments; the verbs of a game stand in one row, and so every action of the game has its
own integer (what states, bots and training masks use), a text (`swap S3`, what people type and records keep) and a
JSON form (`{"verb": "swap", "card": "S3"}`, what the network carries).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from paddock.core.errors import BadAction
from paddock.core.names import Names
from paddock.core.sending import verb_again
from paddock.core.vecs import COMPILED

UNDO: Final = "undo"
"""What a record writes where an action would stand, when a seat takes its last answer back."""
TAKE_BACK: Final = "take-back"
"""The same past the barrier, which needs the consent of the others: back to before the seat's last answer. Dice that
were rolled since then stay spent; what follows is rolled with new ones."""
REWIND: Final = "rewind"
"""The same, and the dice that were rolled since then come again."""
FAR_BACK: Final = (TAKE_BACK, REWIND)
GOES_BACK: Final = (UNDO, *FAR_BACK)
"""All words that a record writes where an answer is taken back."""


class Verb:
    """A word and the domains of its arguments. Inside the rules `verb.code(3, 1)` is the action's integer."""

    def __init__(self, name: str, *arguments: tuple[str, str, int]) -> None:
        """Each argument is (its name, the key of its domain, the size of that domain), at most three of them."""
        if len(arguments) > 3:
            raise ValueError(f"the verb {name} has more than three arguments")
        self.name = name
        self.arguments = arguments
        self.sizes = [size for _, _, size in arguments]
        # Mixed radix: the last argument counts fastest, and a missing one not at all.
        strides = [0, 0, 0]
        self.size: i64 = 1
        for place in range(len(arguments) - 1, -1, -1):
            strides[place] = self.size
            self.size *= self.sizes[place]
        self.first_stride: i64 = strides[0]
        self.second_stride: i64 = strides[1]
        self.third_stride: i64 = strides[2]
        self.last_size: i64 = self.sizes[-1] if arguments else 1
        self.base: i64 = -1  # set once, when the game's verbs are put in a row

    def code(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The integer of this action."""
        return self.base + a * self.first_stride + b * self.second_stride + c * self.third_stride

    def has(self, code: i64) -> bool:
        return self.base <= code < self.base + self.size

    def values(self, code: int) -> list[int]:
        rest = code - self.base
        found: list[int] = []
        for size in reversed(self.sizes):
            found.append(rest % size)
            rest //= size
        found.reverse()
        return found

    def first(self, code: i64) -> i64:
        """The first argument."""
        return (code - self.base) // self.first_stride

    def last(self, code: i64) -> i64:
        """The last argument."""
        return (code - self.base) % self.last_size

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return verb_again, (type(self), self.name, self.arguments, self.base)


class Action:
    """One action, named: its code, its verb and the slugs of its arguments. Prints as its text."""

    def __init__(self, code: int, verb: Verb, values: list[int], slugs: list[str]) -> None:
        self.code = code
        self.verb = verb
        self.values = values
        self.slugs = slugs

    def __str__(self) -> str:
        return " ".join([self.verb.name, *self.slugs])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action) or other.code != self.code:
            return False
        # One that comes from another process has a verb of its own.
        return other.verb.name == self.verb.name and other.verb.arguments == self.verb.arguments

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Action, (self.code, self.verb, self.values, self.slugs)

    def json(self) -> dict[str, str]:
        form = {"verb": self.verb.name}
        for (name, _, _), slug in zip(self.verb.arguments, self.slugs, strict=True):
            form[name] = slug
        return form


def put_in_a_row(verbs: Sequence[Verb]) -> None:
    """Give every action of these verbs its own integer."""
    base = 0
    for verb in verbs:
        verb.base = base
        base += verb.size
        make_quick(verb)
    if len({verb.name for verb in verbs}) != len(verbs):
        raise ValueError("two verbs of one game have the same name")
    if any(verb.name in GOES_BACK for verb in verbs):
        raise ValueError(f"no verb may be called {', '.join(GOES_BACK)}: records write so for answers taken back")


def make_quick(verb: Verb) -> None:
    """Machine code needs nothing; where nothing is compiled, see `paddock.core.lists`."""


class ActionSpace:
    """All verbs of one game in a row: integer ↔ action ↔ text ↔ JSON."""

    def __init__(self, verbs: Sequence[Verb], domains: dict[str, Names]) -> None:
        self.verbs = tuple(verbs)
        self.domains = domains
        self.size = sum(verb.size for verb in self.verbs)
        self.by_name = {verb.name: verb for verb in self.verbs}
        for verb in self.verbs:
            for name, key, size in verb.arguments:
                if key not in domains:
                    raise ValueError(f"the argument {name} of the verb {verb.name} has no domain {key!r}")
                if len(domains[key]) > size:
                    raise ValueError(f"the verb {verb.name} has room for {size} of the {len(domains[key])} {key} names")

    def decode(self, code: int) -> Action:
        for verb in self.verbs:
            if verb.has(code):
                values = verb.values(code)
                slugs = []
                for (_, key, _), value in zip(verb.arguments, values, strict=True):
                    names = self.domains[key]
                    if value >= len(names):
                        raise BadAction(f"{code} is not an action of this game")
                    slugs.append(names.slug(value))
                return Action(code, verb, values, slugs)
        raise BadAction(f"{code} is not an action of this game; actions are numbered 0 to {self.size - 1}")

    def text(self, code: int) -> str:
        return str(self.decode(code))

    def _verb(self, name: object) -> Verb:
        if isinstance(name, str) and name in self.by_name:
            return self.by_name[name]
        raise BadAction(f"there is no action {name!r}; the words are {', '.join(self.by_name)}")

    def _action(self, verb: Verb, slugs: list[str]) -> Action:
        values = [self.domains[key].index(slug) for (_, key, _), slug in zip(verb.arguments, slugs, strict=True)]
        if any(value < 0 for value in values):
            raise BadAction(f"an argument of {verb.name!r} is missing")
        code = verb.base
        scale = 1
        for size, value in zip(reversed(verb.sizes), reversed(values), strict=True):
            code += value * scale
            scale *= size
        return Action(code, verb, values, slugs)

    def parse(self, text: str) -> Action:
        """The action that a text names.

        The opposite of `text`; anything else is a `BadAction` that says what would be right.
        """
        words = text.split()
        if not words:
            raise BadAction(f"an action begins with a word: {', '.join(self.by_name)}")
        verb = self._verb(words[0])
        if len(words) - 1 != len(verb.arguments):
            form = " ".join([verb.name, *(f"<{name}>" for name, _, _ in verb.arguments)])
            raise BadAction(f"{text!r} is not complete or too long; write it as: {form}")
        return self._action(verb, words[1:])

    def from_json(self, form: Any) -> Action:
        if not isinstance(form, dict):
            raise BadAction('an action is an object such as {"verb": "keep"}')
        verb = self._verb(form.get("verb"))
        wanted = {"verb", *(name for name, _, _ in verb.arguments)}
        if set(form) != wanted or not all(isinstance(value, str) for value in form.values()):
            raise BadAction(f"the action {verb.name!r} has the text fields {', '.join(sorted(wanted))} and no others")
        return self._action(verb, [form[name] for name, _, _ in verb.arguments])


if not COMPILED and not TYPE_CHECKING:
    from paddock.core.lists import make_quick
