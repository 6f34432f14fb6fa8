"""The documentation builds without a broken link, and keeps to the content policy of the house."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILDER = runpy.run_path(str(ROOT / "docsite" / "build_site.py"))

MADE_UP = ("hill_climb/", "our-box/", "/sv.")
"""Files that readers are to make."""

pytestmark = [pytest.mark.plain_only, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site: as `make docs` has left it, if it is built from the present sources; else built now."""
    if BUILDER["is_built"]():
        return Path(BUILDER["OUTPUT"])
    output = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, str(ROOT / "docsite" / "build_site.py"), "--into", str(output)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=850)
    assert done.returncode == 0, done.stderr  # a link that leads nowhere is told here
    return output


def pages(site: Path) -> dict[str, str]:
    return {page.relative_to(site).as_posix(): page.read_text(encoding="utf-8") for page in site.rglob("*.html")}


@pytest.mark.slow
def test_every_page_is_there_and_can_be_found(site: Path):
    built = pages(site)
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix("").as_posix()
        folder = name.removesuffix("index").rstrip("/")
        assert f"{folder}/index.html".lstrip("/") in built
    navigation = (ROOT / "docsite" / "zensical.toml").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert f'"{page.relative_to(ROOT / "docs").as_posix()}"' in navigation, "a page that no menu leads to"
    found = json.loads((site / "search.json").read_text(encoding="utf-8"))["items"]
    assert {"write-a-game/", "packs/great-race/", "rules/grand-prix/"} <= {item["location"] for item in found}
    assert any("sample_world" in item["title"] for item in found), "the reference is searched too"


@pytest.mark.slow
def test_nothing_in_a_page_needs_a_looser_content_policy_or_a_network(site: Path):
    for name, page in pages(site).items():
        assert "<style" not in page, name
        assert not re.search(r'\sstyle="', page), name
        assert not re.search(r"\son\w+=", re.sub(r"<(code|pre)\b.*?</\1>", "", page, flags=re.DOTALL)), name
        scripts = re.findall(r"<script([^>]*)>", page)
        assert all("src=" in script or "application/json" in script for script in scripts), name
        loaded = re.findall(r'<(?:script|link|img)\b[^>]*?(?:src|href)="([^"]*)"', page)
        assert not [address for address in loaded if "://" in address], name


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path):
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "index.html").write_text('<h1 id="here">x</h1>')
    (tmp_path / "index.html").write_text(
        '<a href="there/">x</a><a href="there/#here">x</a><a href="there/#gone">x</a>'
        '<img src="gone.png"><a href="gone/">x</a><a href="https://example.org/">x</a>'
    )
    lost = BUILDER["broken_links"](tmp_path)
    assert lost == ["index.html: there/#gone", "index.html: gone.png", "index.html: gone/"]


def test_links_to_sources_are_named_and_links_to_nowhere_refused():
    page, staged = ROOT / "docs" / "some.md", {ROOT / "docs" / "trust.md": "trust.md"}
    lead = BUILDER["with_links_of_the_site"]
    text = "[a](trust.md#dice) and [`b`](../hatch_build.py) and `[c](nowhere.md)`"
    assert lead(text, page, "deep/some.md", staged) == "[a](../trust.md#dice) and `b` and `[c](nowhere.md)`"
    with pytest.raises(BUILDER["CannotBuild"], match=r"nowhere\.md is not there"):
        lead("[c](nowhere.md)", page, "some.md", staged)


def test_files_that_pages_name_are_there():
    """`core/state.py` in a page is a file of the package, or of the project."""
    package = ROOT / "src" / "paddock"
    places = (ROOT, package, package / "server", package / "games", ROOT / "web" / "src", ROOT / "tests" / "trust")
    for page in (ROOT / "docs").glob("*.md"):
        for name in re.findall(
            r"`([\w./-]+/[\w.-]+\.(?:py|md|toml|ts|svelte|service))`", page.read_text(encoding="utf-8")
        ):
            if not any(word in name for word in MADE_UP):
                assert any((place / name).exists() for place in places), f"{page.name} names {name}"
