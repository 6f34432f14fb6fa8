"""Hypothesis without a clock and without luck: a busy machine fails no test, and a failure repeats.

And commands without late imports: doctest walks through a module's names, and a module that is run at a touch would
bring new names into the package it walks through.
"""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from hypothesis import settings

from paddock import cli
from tests.postgres import Postgres

settings.register_profile("paddock", deadline=None, derandomize=True)
settings.load_profile("paddock")


def pytest_sessionstart() -> None:
    for module in pkgutil.walk_packages(cli.__path__, "paddock.cli."):
        vars(importlib.import_module(module.name))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real server, which ends with the tests."""
    server = Postgres()
    yield server
    server.stop()
