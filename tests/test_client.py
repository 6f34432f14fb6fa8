"""The browser client comes with the package, built from the sources that lie beside it."""

import runpy
from pathlib import Path

import pytest

import paddock.server

STATIC = Path(paddock.server.__file__).parent / "static"
BUILD = Path(__file__).parents[1] / "web" / "build_client.py"


def test_the_page_and_what_it_loads_are_there():
    page = (STATIC / "index.html").read_text()
    assert '<script type="module"' in page
    assert any((STATIC / "assets").glob("*.js"))
    assert any((STATIC / "assets").glob("*.css"))


def test_nothing_in_the_page_needs_a_looser_content_policy():
    page = (STATIC / "index.html").read_text()
    assert "style=" not in page
    assert "<style" not in page
    assert "<script>" not in page


@pytest.mark.plain_only
def test_it_was_built_from_the_present_sources():
    built = runpy.run_path(str(BUILD))
    assert built["STAMP"].read_text() == built["digest_of_sources"](), "the client is out of date; run `make client`"


@pytest.mark.plain_only
def test_lock_file_and_sources_name_no_registry():
    lock = (BUILD.parent / "package-lock.json").read_text()
    assert "://" not in lock
    assert "resolved" not in lock
