"""The keyboard: lines that a person types, with Tab completion, or lines from a pipe."""

import re
import sys
from collections.abc import Sequence

try:
    import readline
except ImportError:  # some platforms have none: then lines are typed without Tab and arrow keys
    HAS_READLINE = False
else:
    HAS_READLINE = True

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


class Keyboard:
    """Reads lines. `EOFError` where there are no more."""

    def __init__(self) -> None:
        self.person = sys.stdin.isatty()
        self._offers: list[str] = []
        if self.person and HAS_READLINE:
            readline.set_completer_delims("")  # a whole action is completed, spaces and all
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def line(self, prompt: str, offers: Sequence[str] = ()) -> str:
        """The next line, without the spaces around it. What comes from a pipe is shown as if it had been typed.

        The prompt may have colours; Tab completes what is offered.
        """
        self._offers = list(offers)
        if self.person:
            # Line editing counts the letters of the prompt; colours are not letters.
            return input(ESCAPES.sub("\001\\g<0>\002", prompt) if HAS_READLINE else prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\n"), flush=True)
        if not line:
            raise EOFError
        return line.strip()

    def forget(self) -> None:
        """Forget what was typed, so that the next person cannot call it back."""
        if self.person and HAS_READLINE:
            readline.clear_history()

    def _complete(self, begun: str, number: int) -> str | None:
        found = [offer for offer in self._offers if offer.lower().startswith(begun.lower())]
        return found[number] if number < len(found) else None
