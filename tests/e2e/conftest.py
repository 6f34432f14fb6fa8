"""One server for all tests, one browser for each file of them, and a visitor for each window that a test opens."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.browser import ARGUMENTS, HOW, find
from tests.e2e.visitor import Visitor
from tests.server.serving import Served, served

# A loaded machine is slow, not wrong: what waits for the page has two minutes, a whole test half an hour.
expect.set_options(timeout=120_000)
WHOLE_TEST = 1800

STATIC = Path(__file__).resolve().parents[2] / "src" / "paddock" / "server" / "static"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(WHOLE_TEST))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The browser client is not built; `make client` builds it.", pytrace=False)
    with served(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while Playwright is there, no other test of this process could run an event loop."""
    program = find()
    if program is None:
        pytest.fail(HOW, pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def visit(house: Served, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Open a window as somebody new. At the end no window may have seen an error or broken the content policy."""
    visitors: list[Visitor] = []

    def open_window(**settings: Any) -> Visitor:
        name = f"{request.node.name}-{len(visitors) + 1}"
        visitors.append(Visitor(browser, f"http://127.0.0.1:{house.port}", name, **settings))
        return visitors[-1]

    yield open_window
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints()]
    for visitor in visitors:
        visitor.close()
    assert complaints == []
