"""Variants: every seat count and every value of every option, in changing company."""

from pathlib import Path

import pytest

from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.options import Option, OptionValue, choice, flag, several, whole
from paddock.core.rng import Rng
from paddock.core.title import Title
from paddock.core.variants import random_game, values, variants
from tests.tiny import bids, pig


def test_the_values_worth_trying():
    assert values(flag("noisy")) == [False, True]
    assert values(whole("laps", 2, 1, 9)) == [2, 1, 9]
    assert values(choice("die", ["fair", "loaded"])) == ["fair", "loaded"]
    assert values(several("calendar", ["a", "b", "c"], ("a", "c"), longest=5)) == [
        ("a", "c"),
        ("a",),
        ("b",),
        ("c",),
        ("a", "b", "c"),
        ("a", "b", "c", "a", "b"),
    ]


def test_every_seat_count_and_every_value_is_tried():
    games = variants(pig.TITLE)
    assert {str(game) for game in games} >= {"pig(seats=2)", "pig(seats=3)", "pig(seats=4)"}
    for name, option in pig.TITLE.options().items():
        assert {game.options[name] for game in games} == set(values(option))
    assert len({str(game) for game in games}) == len(games) < 10


def test_values_keep_changing_company():
    pairs = {(game.options["target"], game.options["die"]) for game in variants(pig.TITLE)}
    assert len(pairs) > 2


def test_a_game_without_options_is_tried_at_every_seat_count():
    assert [str(game) for game in variants(bids.TITLE)] == ["bids(seats=2)", "bids(seats=3)"]


def fussy(title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> Game:
    if options["loud"] and options["speed"] == "fast":
        raise BadOption("loud and fast do not go together")
    if options["crowd"] and seats < 3:
        raise BadOption("two are no crowd")
    return pig.PigGame(title, seats, {**options, "target": 10, "die": "fair"}, pack)


def fussy_options(pack: Path | None) -> list[Option]:
    return [flag("loud"), flag("crowd"), choice("speed", ["slow", "fast"])]


FUSSY = Title("fussy", "Fussy", 1, 2, 3, fussy_options, Path(__file__).parent, fussy)


def test_values_that_do_not_go_together_are_tried_apart():
    games = variants(FUSSY)
    assert {True, False} == {game.options["loud"] for game in games} == {game.options["crowd"] for game in games}
    assert {game.options["speed"] for game in games} == {"slow", "fast"}
    assert {game.seats for game in games if game.options["crowd"]} == {3}


def test_a_title_whose_defaults_do_not_fit_says_so():
    def never(title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> Game:
        raise BadOption("never")

    with pytest.raises(BadOption, match="never"):
        variants(Title("never", "Never", 1, 2, 2, fussy_options, Path(), never))


def test_random_games_differ_and_repeat_with_their_seed():
    games = [str(random_game(pig.TITLE, Rng(seed))) for seed in range(40)]
    assert len(set(games)) > 10
    assert games == [str(random_game(pig.TITLE, Rng(seed))) for seed in range(40)]
