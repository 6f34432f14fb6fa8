"""What the trust tests measured is printed at the end, and written to the file PADDOCK_TRUST_REPORT names."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

FIGURES: list[str] = []


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Say a figure that was measured."""

    def say(sentence: str) -> None:
        line = f"{request.node.originalname or request.node.name}: {sentence}"
        FIGURES.append(line)
        print(line)

    return say


@pytest.fixture(scope="session", autouse=True)
def report() -> Iterator[None]:
    yield
    where = os.environ.get("PADDOCK_TRUST_REPORT")
    if where and FIGURES:
        with Path(where).open("a", encoding="utf-8") as file:
            file.write("\n".join(FIGURES) + "\n")
