"""The rides on offer are exactly those that a slow and plain search finds, in positions of every kind."""

import pytest

from paddock.core.rng import Rng
from paddock.games.moto_grand_prix.rules.game import MotoGame
from tests.games.moto_grand_prix.reference import offered_outcomes, outcomes
from tests.games.moto_grand_prix.scene import race, scene

LANES = ("left", "centre", "right")


def crowded(game: MotoGame, rng: Rng) -> str:
    """The first bike about to ride, the others close around it."""
    length = game.components.circuit.rows
    here = rng.below(game.components.laps * length - 1)
    standing = {(here % length, rng.below(3)): here}
    while len(standing) < game.components.bikes:
        ahead = here + 1 + rng.below(9) - (2 if rng.below(4) == 0 else 0)
        standing.setdefault((ahead % length, rng.below(3)), ahead % length)
    # In the order they were put down: the acting bike first.
    low, high = sorted((1 + rng.below(6), 1 + rng.below(6)))
    use = rng.below(6)
    contact = int(use == 0 and game.components.level > 0)
    slip = int(use == 1 and game.components.level == 2)
    stance = ("straight", "leaning", "wheelie")[rng.below(3)] if game.components.level == 2 else "straight"
    if use == 2 and game.components.level > 0:
        high = 0
    return f"""
        distance: {" ".join(str(distance) for distance in standing.values())}
        lane: {" ".join(LANES[lane] for _, lane in standing)}
        queue: {game.domains["bike"].slug(0)}
        turn: {1 if high == 0 else 2}
        front: {1 + rng.below(8)}
        rear: {1 + rng.below(3)}
        engine: {1 + rng.below(5)}
        stance: {stance}
        low: {low}
        high: {high}
        contact: {contact}
        slip: {slip}
    """


@pytest.mark.rule(
    "MGP-B.23", "MGP-S.15", "MGP-S.17", "MGP-S.21", "MGP-S.22", "MGP-S.23", "MGP-A.5", "MGP-A.7", "MGP-A.32"
)
@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
@pytest.mark.parametrize(
    ("circuit", "options"),
    [
        ("oval-1-2", {}),
        ("oval-2-3", {}),
        ("oval-2-3", {"beside": "adjacent", "redline": "rolled"}),
        ("hills", {"uphill": "faster"}),
        ("markers", {"cornering": "corner-end"}),
    ],
)
def test_every_ride_that_the_rules_allow_is_offered_and_no_other(level, circuit, options):
    game = race(6, circuit, level=level, **options)
    rng = Rng(20)
    for _ in range(60):
        state = scene(game, crowded(game, rng))
        found = offered_outcomes(state, 0)
        assert len(set(found)) == len(found), "two options come to the same"
        assert set(found) == outcomes(state, 0), str(state)
