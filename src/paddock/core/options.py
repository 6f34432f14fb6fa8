"""Options: what may be chosen about a game before it starts, declared so that every edge can offer and check it.

>>> laps = whole("laps", 1, 1, 9)
>>> laps.read("3"), laps.text(3)
(3, '3')
>>> calendar = several("calendar", ["monaco", "spa"], ("monaco",), longest=20)
>>> calendar.read("spa+monaco+spa")
('spa', 'monaco', 'spa')
>>> text("track", longest=40).check("START L4")
'START L4'
"""

from collections.abc import Sequence
from typing import Any

from paddock.core.errors import BadOption

OptionValue = str | int | bool | tuple[str, ...]

SHOWN = 60
"""How much of a free text is quoted when it is refused."""


class Option:
    """One option: its name, default and the values it takes. Its words are `option-<name>` in the catalogue."""

    def __init__(
        self,
        name: str,
        default: OptionValue,
        choices: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.least = least
        self.most = most

    @property
    def form(self) -> str:
        """flag, whole, choice, several or text."""
        if isinstance(self.default, bool):
            return "flag"
        if isinstance(self.default, int):
            return "whole"
        if isinstance(self.default, str):
            return "choice" if self.choices else "text"
        return "several"

    def right(self) -> str:
        """What would be right, in words."""
        if self.form == "flag":
            return "yes or no"
        if self.form == "whole":
            return f"a whole number from {self.least} to {self.most}"
        if self.form == "choice":
            return "one of " + ", ".join(self.choices)
        if self.form == "text":
            return f"a line of at most {self.most} characters without commas and brackets"
        return f"{self.least} to {self.most} of {', '.join(self.choices)}, joined by +"

    def wrong(self, value: object) -> BadOption:
        shown = "+".join(map(str, value)) if self.form == "several" and isinstance(value, list | tuple) else value
        if self.form == "text" and isinstance(shown, str) and len(shown) > SHOWN:
            shown = shown[:SHOWN] + "…"
        return BadOption(f"the option {self.name} cannot be {shown!r}; it must be {self.right()}")

    def check(self, value: Any) -> OptionValue:
        """The value as the game keeps it; texts are read."""
        if self.form == "text":
            return self._line(value)
        if isinstance(value, str) and self.form != "choice":
            return self.read(value)
        if self.form == "flag" and isinstance(value, bool):
            return value
        if self.form == "whole" and type(value) is int and self.least <= value <= self.most:
            return value
        if self.form == "choice" and value in self.choices:
            return str(value)
        if (
            self.form == "several"
            and isinstance(value, list | tuple)
            and self.least <= len(value) <= self.most
            and all(item in self.choices for item in value)
        ):
            return tuple(str(item) for item in value)
        raise self.wrong(value)

    def read(self, text: str) -> OptionValue:
        if self.form == "flag":
            words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
            if text.lower() in words:
                return words[text.lower()]
            raise self.wrong(text)
        if self.form == "whole":
            try:
                return self.check(int(text))
            except ValueError:
                raise self.wrong(text) from None
        if self.form in ("choice", "text"):
            return self.check(text)
        return self.check(tuple(text.split("+")))

    def _line(self, value: object) -> str:
        """Free words, in a form that a game string can carry; what they mean is for the game to check."""
        words = " ".join(value.split()) if isinstance(value, str) else ""
        if not isinstance(value, str) or len(words) > self.most or not words.isprintable() or set(words) & set(",()"):
            raise self.wrong(value)
        return words

    def text(self, value: OptionValue) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "+".join(value) if isinstance(value, tuple) else str(value)


def flag(name: str, default: bool = False) -> Option:
    return Option(name, default)


def whole(name: str, default: int, least: int, most: int) -> Option:
    return Option(name, default, least=least, most=most)


def choice(name: str, choices: Sequence[str]) -> Option:
    """One of several words; the first is the default."""
    return Option(name, choices[0], choices)


def text(name: str, longest: int) -> Option:
    """Free words; none by default."""
    return Option(name, "", most=longest)


def several(name: str, choices: Sequence[str], default: tuple[str, ...], longest: int, fewest: int = 1) -> Option:
    return Option(name, default, choices, fewest, longest)
