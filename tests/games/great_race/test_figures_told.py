"""The rulebook tells the figures that the game is played with, in every language."""

import re

import pytest

from paddock.core.rulebook import rulebook
from paddock.games import title
from paddock.games.great_race.data.box import open_box


@pytest.mark.rule("GR-8")
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_gauges_begin_where_the_rule_says(language: str):
    gauges = open_box().figures.gauges
    rule = rulebook(title("great-race"), language).rule("GR-8")
    told = [int(number) for number in re.findall(r"\d+", rule.text)]
    assert told == [gauges.fuel, gauges.engine, gauges.chassis]
