"""The learner gets better, and what it has learnt can be kept."""

from pathlib import Path

import numpy as np

from paddock.bots.levels import bot
from paddock.core.bot import NO_LIMIT, Budget
from paddock.core.rng import Rng
from paddock.core.view import View, view
from paddock.envs.learner import LearnedBot, Learner, LearnerSettings, LearntAnswer, judge, load, share_won
from paddock.envs.network import Network, words_of
from paddock.games import game
from paddock.lab.learning_curve import by_deal

QUICK = game("quick-grand-prix(seats=2, calendar=monza)")
SMALL = LearnerSettings(against=0.25, games=64, answers=4_096, hidden=64, batch=512, rate=2e-3)


def test_it_beats_random_play_after_a_few_rounds(tmp_path: Path):
    """Before it has learnt anything it is as good as random play; a gradient of the wrong sign would make it worse."""
    learner = Learner(QUICK, SMALL, seed=1)
    rounds = learner.rounds()
    for _ in range(6):
        next(rounds)
    learned = LearnedBot(learner.network, QUICK)
    assert share_won(learned, QUICK, bot("random", QUICK.title), races=100) > 0.65
    learner.save(tmp_path / "quick.npz")
    again = load(tmp_path / "quick.npz")
    state = QUICK.start()
    rng = Rng(3)
    while state.is_chance:
        QUICK.rules.play_at_random(state, rng, 1)
    seen = view(state, state.to_answer()[0])
    assert again.choose(seen, rng) == learned.choose(seen, rng)


def test_actions_share_what_they_are_made_of_and_none_is_another():
    words = words_of(QUICK.actions)
    assert len(words) == QUICK.actions.size == len({row.tobytes() for row in words})
    for verb in QUICK.actions.verbs:
        rows = words[verb.base : verb.base + verb.size]
        assert (rows.min(axis=0) == 1).any(), "all have the verb in common"
        others = np.delete(words, np.s_[verb.base : verb.base + verb.size], axis=0)
        assert not (others @ rows.T).any(), "and nothing with other verbs"


def test_the_gradients_are_those_of_the_loss():
    """Against differences: of the chance of one action, and of the expected result."""
    rng = np.random.default_rng(2)
    words = np.array([[1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1]], np.float32)
    network = Network(5, words, 8, rng)
    seen = rng.standard_normal((3, 5)).astype(np.float32)
    masks = np.array([[1, 1, 1, 0], [1, 0, 1, 1], [1, 1, 1, 1]], dtype=np.int8)
    taken = np.array([1, 2, 0])

    def loss() -> float:
        chances, values, _ = network.forward(seen, masks)
        return float(-np.log(chances[np.arange(3), taken]).sum() + 0.5 * ((values - 1) ** 2).sum())

    chances, values, kept = network.forward(seen, masks)
    to_logits = chances.copy()
    to_logits[np.arange(3), taken] -= 1
    found: dict[str, np.ndarray] = {}
    network._adam = lambda gradients, rate: found.update(gradients)  # type: ignore[method-assign]
    network.backward(to_logits, (values - 1) * (1 - values**2), kept, 0.0)
    for name in ("in", "mid bias", "policy", "value"):
        weight = network.weights[name]
        place = tuple(0 for _ in weight.shape)
        before = weight[place]
        slopes = []
        for change in (1e-2, -1e-2):
            weight[place] = before + change
            slopes.append(loss())
        weight[place] = before
        assert np.isclose((slopes[0] - slopes[1]) / 2e-2, found[name][place], atol=2e-2), name


def test_an_answer_is_judged_by_its_own_seat_and_by_what_came_next():
    empty = np.zeros(0, np.int32), np.zeros(0, np.int8)
    notes = [LearntAnswer(seat, *empty, 0, 1.0, expected) for seat, expected in ((0, 0.2), (1, -0.4), (0, 0.6))]
    judge(notes, np.array([1.0, -1.0], np.float32), trust=0.5)
    assert [round(note.target, 6) for note in notes] == [0.5 * 1.0 + 0.5 * 0.6, -1.0, 1.0]
    assert by_deal([1.0, 0.0, 1.0, 1.0], 2) == [0.5, 1.0]


def test_the_rival_has_all_other_seats_in_its_share_of_the_games():
    learner = Learner(QUICK, LearnerSettings(games=4, answers=64, hidden=8, batch=32, against=0.5), seed=1)
    asked: list[int] = []

    class Rival:
        name = "rival"

        def choose(self, view: View, rng: Rng, budget: Budget = NO_LIMIT) -> int:
            asked.append(view.seat)
            return view.options[0]

    learner.rival = Rival()
    assert next(learner.rounds()) >= 64
    assert set(asked) == {0, 1}, "the network changes seats from game to game"
