"""What the documentation prints from the code is what the code says now."""

import re
from pathlib import Path

import pytest

from paddock.games import titles
from tests.docs.printed import CONCEPTS, MARK, PAGES, PRINTERS, ROOT, printed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_prints_what_the_code_says(page: Path):
    text = page.read_text(encoding="utf-8")
    assert printed(text) == text, f"{page.name} has grown old; run `make docs`"


def test_everything_that_can_be_printed_is_printed_somewhere():
    found = {mark[2] for page in PAGES for mark in MARK.finditer(page.read_text(encoding="utf-8"))}
    assert found == set(PRINTERS)


def test_every_game_has_what_all_games_have():
    general = {"scripts that chapters call", "search of its own", "preview of an action", "editor"}
    general.add("long prompts, labels and refusals")
    for folder in sorted((ROOT / "src/paddock/games").iterdir()):
        if (folder / "__init__.py").exists():
            for concept in CONCEPTS.keys() - general:
                assert any((folder / place).exists() for place in CONCEPTS[concept]), f"{folder.name}: no {concept}"


def test_the_hardest_flows_are_told_with_steps_and_scripts_that_exist():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.partition("## The hardest flow of each game")[2].partition("\n## ")[0]
    known = {"apply", "plan"}
    for title in titles():
        for script in title.game().rules.scripts:
            known |= {script.name, *(step.name for step in script.steps)}
    named = set(re.findall(r"`([a-z_-]+)`", section))
    assert len(named) > 10
    assert named <= known, f"the architecture names {named - known}"
