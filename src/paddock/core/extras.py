"""What only some people need is an extra of the package; who lacks one is told what to install."""

import sys
from importlib.util import find_spec

from paddock.core.errors import PaddockError

DISTRIBUTION = "paddock-games"
"""The package's name in an index; `paddock` belongs to somebody else there."""


class NotInstalled(PaddockError):
    """A library that belongs to an extra is not there."""


def need(extra: str, who: str, *libraries: str) -> None:
    """Raise one sentence if any of the libraries is missing.

    >>> need("server", "the server", "no_such_library")
    Traceback (most recent call last):
    paddock.core.extras.NotInstalled: the server needs no_such_library, which is not installed; get it with: \
pip install 'paddock-games[server]'
    """
    missing = [library for library in libraries if not sys.modules.get(library) and find_spec(library) is None]
    if missing:
        raise NotInstalled(
            f"{who} needs {' and '.join(missing)}, which is not installed; "
            f"get it with: pip install '{DISTRIBUTION}[{extra}]'"
        )
