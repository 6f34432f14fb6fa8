"""What the trust tests measured is printed, and written to the file PADDOCK_TRUST_REPORT names: for each test its
figures, the goal they are held against, and whether it was met."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

FIGURES: list[str] = []

Figure = Callable[..., None]


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> Figure:
    """Say what was measured: `figure("0 of 50 lost", goal="0 lost", met=True)`. Without a goal it is just told."""

    def say(sentence: str, goal: str = "", met: bool = True) -> None:
        line = f"{request.node.path.stem.removeprefix('test_')}: {sentence}"
        if goal:
            line += f" | goal: {goal} | {'met' if met else 'NOT MET'}"
        FIGURES.append(line)
        print(line)
        assert met, line

    return say


@pytest.fixture(scope="session", autouse=True)
def report() -> Iterator[None]:
    yield
    where = os.environ.get("PADDOCK_TRUST_REPORT")
    if where and FIGURES:
        with Path(where).open("a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in FIGURES))
