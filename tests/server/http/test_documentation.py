"""The documentation under /docs: pages by their folders, and a sensible answer where there is none."""

from pathlib import Path

import pytest

from paddock.server.http.documentation import Site
from tests.server.serving import Served


@pytest.fixture
def site(tmp_path: Path) -> Site:
    (tmp_path / "play").mkdir()
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>first</p>")
    (tmp_path / "play" / "index.html").write_text("<p>play</p>" * 100)
    (tmp_path / "assets" / "style.css").write_text("p {}")
    return Site(tmp_path)


def test_pages_and_files_are_found(site: Site):
    assert site.response("", True, "").content == b"<p>first</p>"
    assert site.response("/play", True, "").content.startswith(b"<p>play</p>")
    assert site.response("/play", True, "gzip").headers["content-encoding"] == "gzip"
    assert site.response("/assets/style.css", False, "").media_type == "text/css"


@pytest.mark.parametrize(("asked", "to"), [("", "/docs/"), ("/play", "/docs/play/"), ("//play", "/docs/play/")])
def test_a_page_without_its_slash_leads_to_the_one_with_it(site: Site, asked: str, to: str):
    """Links of a page are relative: without the slash they would lead astray."""
    answer = site.response(asked, False, "")
    assert (answer.status_code, answer.headers["location"]) == (308, to)


@pytest.mark.parametrize("name", ["/gone", "/../secret", "/assets", "/play/index.htm", "//example.org"])
def test_what_is_not_there_is_told_with_the_way_back(site: Site, name: str):
    answer = site.response(name, False, "")
    assert answer.status_code == 404
    assert b'href="/docs/"' in answer.content


def test_where_nothing_was_built_the_page_says_how(tmp_path: Path):
    answer = Site(tmp_path).response("", True, "")
    assert answer.status_code == 404
    assert b"make docs" in answer.content


def test_the_house_answers_for_it_under_its_own_policy(house: Served):
    first, other = house.ask("GET", "/docs/"), house.ask("GET", "/docs/no/such/page")
    assert first.status in (200, 404)  # a checkout need not have built it
    assert other.status == 404
    for answer in (first, other):
        assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
        assert answer.headers["content-type"].startswith("text/html")
