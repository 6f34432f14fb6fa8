"""How much is tried: a little in CI, everything with `make trust` (PADDOCK_TRUST=full)."""

import os

FULL = os.environ.get("PADDOCK_TRUST") == "full"


def size(small: int, full: int) -> int:
    return full if FULL else small
