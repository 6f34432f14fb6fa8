"""Nature: positive whole weights, one for each outcome, that add up to certainty; and an audience that exists."""

from fractions import Fraction

from paddock.core.decision import ChanceKind
from paddock.core.game import Game
from paddock.core.names import EVERYBODY
from paddock.core.rng import Rng
from tests.conformance.walks import Course, seeds, visit


def test_the_probabilities_of_every_chance_add_up_to_one(variant: Game):
    def check(course: Course) -> None:
        state = course.state
        if not state.is_chance:
            return
        kind = state.kind
        assert isinstance(kind, ChanceKind)
        outcomes = state.options(state.asked[0])
        weights = state.weights()
        assert len(weights) == len(outcomes), f"{kind.name} has {len(outcomes)} outcomes and {len(weights)} weights"
        assert all(type(weight) is int and weight > 0 for weight in weights), f"{kind.name}: {weights}"
        assert sum(weights) < 2**29, "more than the simulation's generator can tell apart"
        assert sum(Fraction(weight, sum(weights)) for weight in weights) == 1
        assert kind.audience(state) in (EVERYBODY, *range(variant.seats))
        seed = len(course.record.lines)
        assert state.draw(Rng(seed)) == outcomes[Rng(seed).weighted(weights)], f"{kind.name} draws by other weights"

    for seed in seeds(variant):
        visit(variant, seed, check)
