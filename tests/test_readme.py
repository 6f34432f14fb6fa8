"""The README's Python works as it is printed."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.plain_only
@pytest.mark.parametrize("page", ["README.md"])
def test_what_the_page_shows_is_what_happens(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0
