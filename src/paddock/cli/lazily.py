"""Modules that are imported only when something of them is used, so that help and Tab completion stay quick.

    with lazily():
        from paddock.server import running

The name `running` is there at once; the module is read and run when the first attribute of it is asked for. Import
modules that way, not names out of them: a name can only be had from a module that has been run.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType


class LazyFinder(MetaPathFinder):
    """Finds our own modules and leaves them unread for now; all others are found as usual."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target) if fullname.startswith("paddock.") else None
        if spec is not None and spec.loader is not None:
            spec.loader = LazyLoader(spec.loader)
        return spec


@contextmanager
def lazily() -> Iterator[None]:
    """Whatever module of ours is imported inside is run only when it is used."""
    finder = LazyFinder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
