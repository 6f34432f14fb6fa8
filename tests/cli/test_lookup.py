"""Words on the command line: which game, which seat, which players."""

import pytest

from paddock.bots.levels import LEVELS
from paddock.cli.lookup import choose_game, choose_seat
from paddock.cli.players import USUAL_BOT, find_bots, name_players, split_players
from paddock.core.errors import BadOption


def test_options_are_added_to_a_game_string():
    game = choose_game("quick-grand-prix(seats=3, laps=2)", options=["cars=balanced", "laps=4"])
    assert str(game) == "quick-grand-prix(seats=3, laps=4, cars=balanced)"


@pytest.mark.parametrize("word", ["blue", "Blue", "4"])
def test_a_seat_is_named_or_numbered_from_one(word: str):
    assert choose_seat(choose_game("quick-grand-prix", seats=4), word) == 3


@pytest.mark.parametrize("word", ["0", "5", "purple", ""])
def test_other_words_are_no_seats(word: str):
    with pytest.raises(BadOption, match="the seats are red, green, yellow, blue"):
        choose_seat(choose_game("quick-grand-prix", seats=4), word)


def test_alone_one_sits_first_and_meets_the_middle_bot():
    game = choose_game("quick-grand-prix", seats=3)
    assert name_players(game, []) == ["Red", USUAL_BOT, USUAL_BOT]
    assert f"bot:{LEVELS[len(LEVELS) // 2]}" == USUAL_BOT


def test_in_the_hot_seat_are_only_people():
    game = choose_game("quick-grand-prix", seats=3)
    assert name_players(game, ["Ann"], hotseat=True) == ["Ann", "Green", "Yellow"]


def test_named_players_sit_in_order_and_bots_fill_up():
    game = choose_game("quick-grand-prix", seats=4)
    assert name_players(game, ["bot:hard", "Ann", "bot"]) == ["bot:hard", "Ann", USUAL_BOT, USUAL_BOT]


def test_a_bot_plays_where_its_name_stands():
    game = choose_game("quick-grand-prix")
    bots = find_bots(game.title, ["Ann", "bot:random"])
    assert bots[0] is None
    assert bots[1] is not None
    assert bots[1].name == "random"


def test_commas_within_a_bots_settings_do_not_part_players():
    assert split_players("Ann,bot:search:simulations=8,depth=3,Bob") == [
        "Ann",
        "bot:search:simulations=8,depth=3",
        "Bob",
    ]
