"""What the pages show is what happens: files that a page names are written, then its examples are run beside them."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BY_RECIPE = ("write-a-game.md",)
"""Pages that tests/docs/test_recipes.py carries out."""
PAGES = [
    page
    for page in sorted((ROOT / "docs").rglob("*.md"))
    if ">>> " in page.read_text(encoding="utf-8") and page.name not in BY_RECIPE
]
FILE = re.compile(r"`([\w./-]+\.(?:py|toml))`[^`\n]*:\n\n```\w+\n(.*?)```", re.DOTALL)


@pytest.mark.plain_only
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_shows_what_happens(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    for name, text in FILE.findall(page.read_text(encoding="utf-8")):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_pages_that_should_show_something_do():
    assert {page.relative_to(ROOT / "docs").as_posix() for page in PAGES} >= {"index.md", "bots.md", "packs/index.md"}
