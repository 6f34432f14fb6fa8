"""The environments pass the tests that the libraries themselves have for them, with every game."""

from pathlib import Path

import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from paddock import envs
from paddock.core.bounds import ANSWER
from paddock.core.game import Game
from paddock.core.title import Title
from paddock.envs import spiel

# What the libraries advise against: dictionaries with a mask (their own games have them too), bounds of whole numbers.
ADVICE = pytest.mark.filterwarnings("ignore::UserWarning")


@ADVICE
@pytest.mark.parametrize("form", ["numbers", "tensor"])
def test_pettingzoo_api(game: Game, form: str):
    api_test(envs.aec(game, form), num_cycles=200)


@ADVICE
def test_pettingzoo_seeds(game: Game):
    seed_test(lambda: envs.aec(game), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel(game), num_cycles=20)


@ADVICE
def test_pettingzoo_parallel_api(game: Game):
    parallel_api_test(envs.parallel(game), num_cycles=60)


@ADVICE
@pytest.mark.parametrize("form", ["numbers", "facts", "tensor"])
def test_gymnasium(game: Game, form: str):
    check_env(envs.gym(game, seat=1, form=form), skip_render_check=True)


def test_openspiel_random_play(game: Game):
    """Clones, serialisation, observations and information states at every move of a game."""
    pyspiel.random_sim_test(envs.openspiel(game), num_sims=1, serialize=True, verbose=False)


def test_openspiel_playthrough(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A written playthrough is played again from its actions, and says the same. (Grand Prix is broken off after 60
    answers: the tensors of a thousand moves would be written out for minutes.)"""
    if game.title.id == "grand-prix":
        read = spiel._read

        def broken_off(title: Title, text: str) -> Game:
            made = read(title, text)
            made.layout.counts[ANSWER] = 60
            return made

        monkeypatch.setattr(spiel, "_read", broken_off)
    flags.FLAGS.mark_as_parsed()  # what plays it again asks for them
    text = generate_playthrough.playthrough(str(envs.openspiel(game)), None, seed=7)
    assert "IsTerminal() = True" in text
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
