"""The scripts that chapters call, named here so that a chapter may call a script that is made of later chapters.

What they are made of stands with all other scripts in sequence.py.
"""

from typing import Final

from paddock.core.script import Script

SEGMENT: Final = Script("segment")
SOFT_BONUS: Final = Script("soft-bonus")
SERVICE: Final = Script("service")
