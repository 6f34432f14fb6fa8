"""The C++ that the bench compares Moto's Basic rules with plays the same races."""

import shutil

import pytest

from paddock.lab.beside_cpp import basic_game, races_in_cpp, races_of_ours


@pytest.mark.plain_only
@pytest.mark.skipif(shutil.which("c++") is None, reason="there is no C++ compiler on this machine")
@pytest.mark.parametrize("seats", [2, 6, 12])
def test_the_same_seed_plays_the_same_races(seats):
    game = basic_game(seats)
    assert races_in_cpp(game, 10, seed=7) == races_of_ours(game, 10, seed=7)
    assert races_in_cpp(game, 2, seed=8) != races_of_ours(game, 2, seed=7)
