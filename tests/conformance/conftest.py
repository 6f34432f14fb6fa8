"""Each test asks for a `variant` (every seat count and option), a `seating` (every seat count) or a `title`."""

import pytest

from paddock.games import titles
from tests.conformance.walks import all_seatings, all_variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        games = all_variants()
        metafunc.parametrize("variant", games, ids=[f"{g.title.id}-{g.seats}-{n}" for n, g in enumerate(games)])
    if "seating" in metafunc.fixturenames:
        metafunc.parametrize("seating", all_seatings(), ids=[f"{g.title.id}-{g.seats}" for g in all_seatings()])
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", titles(), ids=[title.id for title in titles()])
