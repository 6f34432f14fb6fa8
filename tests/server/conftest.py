from collections.abc import Iterator

import pytest

from tests.server.serving import Served, served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a module; each test makes its own games."""
    with served(tmp_path_factory.mktemp("house")) as running:
        yield running
