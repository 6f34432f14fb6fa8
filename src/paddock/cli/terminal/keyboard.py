"""The keyboard: lines that a person types, with Tab completion, or lines from a pipe."""

import sys
from collections.abc import Sequence

try:
    import readline
except ImportError:  # some platforms have none: then lines are typed without Tab and arrow keys
    readline = None  # type: ignore[assignment]


class Keyboard:
    """Reads lines. `EOFError` where there are no more."""

    def __init__(self) -> None:
        self.person = sys.stdin.isatty()
        self._offers: list[str] = []
        if self.person and readline is not None:
            readline.set_completer_delims("")  # a whole action is completed, spaces and all
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def line(self, prompt: str, offers: Sequence[str] = ()) -> str:
        """The next line, without the spaces around it. What comes from a pipe is shown as if it had been typed."""
        self._offers = list(offers)
        if self.person:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\n"), flush=True)
        if not line:
            raise EOFError
        return line.strip()

    def _complete(self, begun: str, number: int) -> str | None:
        found = [offer for offer in self._offers if offer.lower().startswith(begun.lower())]
        return found[number] if number < len(found) else None
