"""What can be chosen before the start."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.errors import BadOption
from paddock.core.rng import Rng
from paddock.games import game, title
from paddock.games.quick_grand_prix.rules.state import QuickState
from tests.games.quick_grand_prix.drawing import start
from tests.position_kit import play_on

CIRCUITS = ["monaco", "silverstone", "spa", "monza", "suzuka", "interlagos"]


def test_the_options_and_their_defaults():
    shown = {name: option.text(option.default) for name, option in title("quick-grand-prix").options().items()}
    assert shown == {
        "calendar": "monaco+silverstone+spa+monza",
        "teams": "red+green+yellow+blue",
        "laps": "1",
        "cars": "printed",
        "missing_die": "nearest",
        "deal_order": "clockwise",
        "leader_bonus": "no",
    }


@pytest.mark.rule("QGP-2", "R-29")
@pytest.mark.parametrize(
    ("seats", "teams", "seated"),
    [
        (2, "red+green+yellow+blue", ["Red", "Green"]),
        (2, "blue+red", ["Blue", "Red"]),
        (3, "yellow+blue+green", ["Yellow", "Blue", "Green"]),
        (4, "blue+yellow+green+red", ["Blue", "Yellow", "Green", "Red"]),
    ],
)
def test_the_teams_are_seated_in_the_order_chosen_and_drive_their_own_cars(seats: int, teams: str, seated: list[str]):
    state = start(seats, teams=teams)
    assert [state.game.seat_name(seat) for seat in range(seats)] == seated
    cars = state.game.domains["car"]
    assert [cars.title(2 * seat) for seat in range(seats)] == [f"{team} A" for team in seated]
    printed = {
        "Red A": 3,
        "Green A": 4,
        "Yellow A": 3,
        "Blue A": 3,
        "Red B": 2,
        "Blue B": 3,
        "Green B": 2,
        "Yellow B": 2,
    }
    assert all(state.components.power[car] == printed[cars.title(car)] for car in range(2 * seats))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"teams": "red+red"}, "names a team twice"),
        ({"seats": 3, "teams": "red+blue"}, "names 2 teams for 3 seats"),
        ({"teams": "red"}, "cannot be 'red'|cannot be"),
        ({"teams": "red+pink"}, "one of|red, green, yellow, blue"),
        ({"calendar": "monaco+imola"}, "monaco, silverstone, spa, monza, suzuka, interlagos"),
        ({"calendar": ""}, "1 to 24 of"),
        ({"calendar": "+".join(["spa"] * 25)}, "1 to 24 of"),
        ({"laps": 0}, "a whole number from 1 to 9"),
        ({"laps": "many"}, "a whole number from 1 to 9"),
        ({"missing_die": "six"}, "one of nearest, zero, loop, spare"),
        ({"leader_bonus": "perhaps"}, "yes or no"),
        ({"weather": "rain"}, "no option 'weather'; its options are calendar, teams, laps"),
    ],
)
def test_a_wrong_option_is_answered_with_what_would_be_right(options: dict[str, object], sentence: str):
    with pytest.raises(BadOption, match=sentence):
        title("quick-grand-prix").game_with(options)


@settings(max_examples=60)
@given(
    seats=st.integers(2, 4),
    teams=st.permutations(["red", "green", "yellow", "blue"]),
    calendar=st.lists(st.sampled_from(CIRCUITS), min_size=1, max_size=6),
    laps=st.integers(1, 3),
    cars=st.sampled_from(["printed", "balanced"]),
    missing_die=st.sampled_from(["nearest", "zero", "loop", "spare"]),
    deal_order=st.sampled_from(["clockwise", "ascending"]),
    leader_bonus=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_every_mixture_of_options_is_played_to_the_end_and_has_a_game_string(
    seats: int,
    teams: list[str],
    calendar: list[str],
    laps: int,
    cars: str,
    missing_die: str,
    deal_order: str,
    leader_bonus: bool,
    seed: int,
):
    described = game(
        "quick-grand-prix",
        seats=seats,
        teams=tuple(teams),
        calendar=tuple(calendar),
        laps=laps,
        cars=cars,
        missing_die=missing_die,
        deal_order=deal_order,
        leader_bonus=leader_bonus,
    )
    assert game(str(described)) == described
    state = described.start()
    assert isinstance(state, QuickState)
    play_on(state, Rng(seed))
    prizes = sum([10, 8, 6, 5, 4, 3, 2, 1][: 2 * seats]) + leader_bonus
    assert sum(state.points) == len(calendar) * prizes
    assert all(len(row) == 6 * laps for row in state.totals)
