"""A command running in a pseudo-terminal, as a person sees it."""

import re

import pexpect

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[=>]")


class Terminal:
    def __init__(self, child: "pexpect.spawn[str]") -> None:
        self.child = child

    def until(self, text: str) -> str:
        """Wait for a text; what was shown until then, in plain letters."""
        self.child.expect_exact(text)
        return self._plain()

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def press(self, key: str) -> None:
        self.child.send(key)

    def end(self) -> str:
        """Wait for the end; what was shown until then, in plain letters."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        return self._plain()

    def raw_until(self, text: str) -> str:
        self.child.expect_exact(text)
        return str(self.child.before)

    @property
    def exit_code(self) -> int | None:
        self.child.close()
        return self.child.exitstatus

    def _plain(self) -> str:
        return ESCAPES.sub("", str(self.child.before)).replace("\r", "")
