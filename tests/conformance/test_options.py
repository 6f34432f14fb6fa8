"""Every option can be chosen, and the game it makes is written and made again."""

from paddock.core.game import Game, parse_game_string
from paddock.core.title import Title
from paddock.core.variants import values
from paddock.games import game as game_of_the_house
from tests.conformance.walks import all_variants


def test_every_value_of_every_option_can_be_played(title: Title):
    games = [game for game in all_variants() if game.title.id == title.id]
    for name, option in title.options().items():
        chosen = [game.options[name] for game in games]
        if option.form == "several":
            words = {word for value in chosen if isinstance(value, tuple) for word in value}
            assert words == set(option.choices), f"{set(option.choices) - words} can never be part of {name}"
        else:
            never = [value for value in values(option) if value not in chosen]
            assert not never, f"{never} can never be chosen for {name}"


def test_the_game_string_makes_the_game_again(variant: Game):
    again = game_of_the_house(str(variant))
    assert again == variant
    assert again.options == variant.options
    assert parse_game_string(str(variant))[0] == variant.title.id
    assert again.start() == variant.start()


def test_the_seats_have_names_of_their_own(seating: Game):
    names = [seating.seat_name(seat) for seat in range(seating.seats)]
    assert len(set(names)) == len(names) == len(seating.domains["seat"])
