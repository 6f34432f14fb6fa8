"""A command running in a pseudo-terminal, as a person sees it."""

import re
import time

import pexpect

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>]|\r")
PAUSE = "Press Enter to go on."
PATIENCE = 30
"""Seconds without a word after which nobody waits any longer."""


class Terminal:
    """What is on the screen is waited for text by text. Pauses that are not waited for are ended by Enter."""

    def __init__(self, child: "pexpect.spawn[str]") -> None:
        self.child = child
        self.found = ""
        self._unread = ""

    def until(self, *texts: str) -> str:
        """Wait for one of these (which one, is in `found`); what was shown until then, in plain letters."""
        return plain(self.raw_until(*texts))

    def raw_until(self, *texts: str) -> str:
        """The same with colours and all."""
        shown = ""
        while True:
            shown += self._wait_for([*texts, PAUSE])
            if self.found in texts:
                return shown
            self.type("")

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def press(self, keys: str) -> None:
        self.child.send(keys)

    def end(self) -> str:
        """Wait for the end; what was shown until then, in plain letters."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        return plain(self._unread + str(self.child.before))

    @property
    def exit_code(self) -> int | None:
        self.child.close()
        return self.child.exitstatus

    def _wait_for(self, texts: list[str]) -> str:
        """Read up to whichever of the texts comes first, and past it."""
        late = time.monotonic() + PATIENCE
        while True:
            letters, places = _letters(self._unread)
            found = [(letters.index(text), text) for text in texts if text in letters]
            if found:
                first, self.found = min(found)
                shown, past = places[first], places[first + len(self.found) - 1] + 1
                before, self._unread = self._unread[:shown], self._unread[past:]
                return before
            try:
                self._unread += self.child.read_nonblocking(10_000, timeout=1)
            except pexpect.TIMEOUT:
                assert time.monotonic() < late, f"none of {texts} came; the screen shows:\n{letters}"
            except pexpect.EOF:
                raise AssertionError(f"none of {texts} came before the end:\n{letters}") from None


def plain(text: str) -> str:
    return ESCAPES.sub("", text)


def _letters(text: str) -> tuple[str, list[int]]:
    """The letters of a text without its escapes, and the place of each in it."""
    places = list(range(len(text)))
    for escape in ESCAPES.finditer(text):
        places[escape.start() : escape.end()] = [-1] * (escape.end() - escape.start())
    places = [place for place in places if place >= 0]
    return "".join(text[place] for place in places), places
