"""Each test asks for a `game`: a short one of every title; the environments are the same for long ones."""

import pytest

from paddock.games import game as make_game

SHORT = {
    "quick-grand-prix": "quick-grand-prix(seats=3, calendar=monza)",
    "grand-prix": "grand-prix(seats=2, laps=1)",
    "moto-grand-prix": "moto-grand-prix(seats=3, laps=1)",
    "great-race": "great-race(seats=2, rounds=10)",
    "formula-1-tgp": "formula-1-tgp(seats=3, calendar=monza)",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [make_game(text) for text in SHORT.values()], ids=list(SHORT))
