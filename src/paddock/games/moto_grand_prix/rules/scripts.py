"""The scripts that a chapter calls, by name; `sequence` says what they are made of, since it knows all chapters."""

from typing import Final

from paddock.core.script import Script

CONTEST: Final = Script("contest")
"""Called by the check of positions."""
