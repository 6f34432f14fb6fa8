"""Each test asks for a `variant` (every seat count, every option), a `seating` (every seat count), `some_seating` (few
of them, for what takes long) or a `title`."""

import pytest

from paddock.games import titles
from tests.conformance.walks import all_seatings, all_variants, some_seatings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        games = all_variants()
        metafunc.parametrize("variant", games, ids=[f"{g.title.id}-{g.seats}-{n}" for n, g in enumerate(games)])
    if "seating" in metafunc.fixturenames:
        metafunc.parametrize("seating", all_seatings(), ids=[f"{g.title.id}-{g.seats}" for g in all_seatings()])
    if "some_seating" in metafunc.fixturenames:
        games = some_seatings()
        metafunc.parametrize("some_seating", games, ids=[f"{g.title.id}-{g.seats}" for g in games])
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", titles(), ids=[title.id for title in titles()])
