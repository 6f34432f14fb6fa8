"""Learning: samples, a fit that finds what there is to find, and generations that go on where they were stopped."""

import json
from pathlib import Path

import pytest

from paddock.core.rng import Rng
from paddock.core.vecs import vec
from paddock.games import title, titles
from paddock.lab.learning.generations import Training, train, write_weights
from paddock.lab.learning.samples import Sample, curriculum, value_of
from paddock.parts.learned import LearnedValue, ScoreNetwork

np = pytest.importorskip("numpy", reason="training is an extra")
fitting = pytest.importorskip("paddock.lab.learning.fitting")

MOTO = title("moto-grand-prix")


def planted(count: int) -> list[Sample]:
    """Games that whoever has more of the third feature wins, whatever the game's judgement says."""
    rng = Rng(3)
    found: list[Sample] = []
    for number in range(count):
        seats = 2 + number % 2
        rows = [[float(rng.below(100)) / 50.0 - 1.0 for _ in range(4)] for _ in range(seats)]
        order = sorted(range(seats), key=lambda seat: -rows[seat][2])
        found.append(Sample(number, rows, [1 + order.index(seat) for seat in range(seats)]))
    return found


def test_a_fit_finds_what_decides():
    found = fitting.fit(planted(1500), seed=1)
    assert found.loss < 0.5 * found.loss_of_worth
    network = ScoreNetwork(**{key: found.content[key] for key in ("skip", "hidden", "bias", "out")})
    assert network.score(vec[float]([0.0, 0.0, 0.5, 0.0])) > network.score(vec[float]([0.0, 0.0, -0.5, 0.0])) + 1.0


def test_the_file_scores_as_the_fit_does():
    samples = planted(200)
    found = fitting.fit(samples, seed=1)
    again = fitting.fit(samples, seed=1)
    assert found.content == again.content, "the same seed gives the same weights"


def test_slopes_are_those_of_the_loss():
    group = fitting.grouped(planted(12))[1]
    scores = np.linspace(-1.0, 1.0, group.places.size).reshape(group.places.shape)
    _, upward = fitting.order_loss(scores, group.places)
    step = np.zeros_like(scores)
    step[2, 1] = 1e-5
    more, less = (fitting.order_loss(scores + sign * step, group.places)[0] for sign in (1, -1))
    assert upward[2, 1] == pytest.approx((more - less) / 2e-5, abs=1e-6)


@pytest.mark.parametrize("each", titles(), ids=lambda each: each.id)
def test_every_game_has_a_plan_to_learn_by_and_weights_of_its_features(each):
    plan = curriculum(each)
    assert plan.games > 0
    assert all(len(variants) > 0 for _, variants in plan.play)
    file = value_of(each).file
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        assert kept["features"] == value_of(each).names()
        assert kept["made"]["generations"][-1]["loss"] <= kept["made"]["generations"][-1]["loss_of_worth"]


@pytest.mark.slow
def test_generations_go_on_where_they_were_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    value = value_of(MOTO)
    monkeypatch.setattr(value, "network", value.network)
    told: list[str] = []
    plan = Training(MOTO, tmp_path, generations=1, games=10, workers=1)
    kept = train(plan, lambda what, done, of: told.append(what))
    assert kept is not None
    assert told
    told.clear()
    again = train(plan, lambda what, done, of: told.append(what))
    assert again == kept
    assert not told, "nothing was played or learned again"
    file = tmp_path / "value.json"
    write_weights(kept, file)
    other = type(value)(file, value.worth, value.own_names[1:], value.common_names)
    assert isinstance(other, LearnedValue)
    assert sum(other.chances(MOTO.game(2).start())) == pytest.approx(1.0)
