"""1, 2. The box and the set-up."""

from collections import Counter
from typing import Any

import pytest

from paddock.core.errors import BadOption
from paddock.core.names import NATURE, NONE
from paddock.core.table import Table
from paddock.core.view import view
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.data.box import open_box
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.rules.order import find_leader
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import DRY_WEATHER, SOFT, WET


def game(seats: int, **options: Any) -> GrandPrixGame:
    found = TITLE.game(seats, **options)
    assert isinstance(found, GrandPrixGame)
    return found


def after_nature(state: GrandPrixState, *outcomes: str) -> GrandPrixState:
    """Nature answers with these outcomes, then with the first option until a seat is asked."""
    left = list(outcomes)
    while state.is_chance:
        options = state.options(NATURE)
        wanted = state.game.actions.parse(left.pop(0)).code if left else options[0]
        assert wanted in options
        state.choose(NATURE, wanted)
    return state


def started(seats: int, *outcomes: str, **options: Any) -> GrandPrixState:
    state = game(seats, **options).start()
    assert isinstance(state, GrandPrixState)
    return after_nature(state, *outcomes)


@pytest.mark.rule("GP-1.0.1", "GP-1.5.6", "GP-2.3.1", "GP-2.10")
@pytest.mark.parametrize(
    ("seats", "team_npcs", "neutral", "hand"),
    [
        (2, 4, 10, 12),
        (3, 3, 7, 8),
        (4, 3, 2, 6),
        (5, 2, 2, 5),
        (6, 0, 10, 4),
        (7, 0, 8, 4),
        (8, 0, 6, 3),
        (9, 0, 4, 3),
        (10, 0, 2, 3),
        (11, 0, 0, 3),
    ],
)
def test_the_chart_gives_cars_and_cards(seats: int, team_npcs: int, neutral: int, hand: int):
    race = game(seats)
    npcs = list(race.components.owner)[2 * seats :]
    assert len(race.components.numbers) == 22
    assert list(race.components.owner[: 2 * seats]) == [seat for seat in range(seats) for _ in range(2)]
    assert all(npcs.count(seat) == team_npcs for seat in range(seats))
    assert npcs.count(NONE) == neutral
    assert race.components.hand_size == hand


@pytest.mark.rule("GP-1.0.1")
@pytest.mark.parametrize("seats", [1, 12])
def test_one_player_is_too_few_and_twelve_are_too_many(seats: int):
    with pytest.raises(BadOption, match="2 to 11 seats"):
        game(seats)


@pytest.mark.rule("GP-1.5.4", "GP-1.5.5", "GP-2.3.1")
def test_two_players_have_four_stars_and_four_diamonds():
    race = game(2)
    symbols = list(zip(race.components.owner, race.components.symbol, strict=True))[4:]
    assert symbols.count((0, "star")) == 4
    assert symbols.count((1, "diamond")) == 4
    assert sum(owner == NONE for owner, _ in symbols) == 10


@pytest.mark.rule("GP-1.5.5", "GP-1.5.6")
def test_four_players_have_twelve_team_npcs_and_two_neutral_ones():
    race = game(4)
    assert sum(owner != NONE for owner in race.components.owner[8:]) == 12
    assert [race.components.numbers[car] for car in range(8, 22) if race.components.owner[car] == NONE] == [30, 19]


@pytest.mark.rule("GP-1.5.5", "R-49")
def test_symbols_in_play_are_never_neutral():
    for seats in (2, 3, 4, 5):
        race = game(seats)
        in_play = {race.components.symbol[car] for car in range(2 * seats, 22) if race.components.owner[car] != NONE}
        neutral = {race.components.symbol[car] for car in range(2 * seats, 22) if race.components.owner[car] == NONE}
        assert not in_play & neutral


@pytest.mark.rule("GP-1.1.1", "GP-5.1.4")
def test_the_box_has_78_race_cards_and_32_events_and_twelve_teams():
    box = open_box()
    assert Counter(card.movement for card in box.cards) == {"solo": 23, "line": 21, "pursuit": 15, "lead": 19}
    assert len(box.events) == 32
    assert len({event.name for event in box.events}) == 23
    assert len(box.teams) == 12
    assert len(box.tracks) >= 4


@pytest.mark.rule("GP-2.2.1")
def test_each_seat_takes_a_team_and_its_two_cars():
    race = game(2, teams=("cobalt", "lime"))
    assert race.components.numbers[:4] == [9, 14, 2, 99]
    assert [race.seat_name(0), race.seat_name(1)] == ["Cobalt", "Lime"]
    with pytest.raises(BadOption, match="twice"):
        game(3, teams=("cobalt", "cobalt"))


@pytest.mark.rule("GP-2.6.1", "GP-2.6.2", "GP-2.6.3", "GP-14.5", "GP-14.8", "GP-1.3.6", "GP-1.3.7", "R-50")
def test_the_grid_of_three_teams():
    # Bag order: Vermilion, Cobalt, Viridian.
    state = started(3, "grid 1", "grid 9", "grid 22")
    numbers = [state.components.numbers[car] for car in state.grid]
    assert numbers[:3] == [1, 9, 22]
    assert numbers[11:14] == [77, 14, 80]
    assert all(car >= 6 for place, car in enumerate(state.grid) if place not in (0, 1, 2, 11, 12, 13))
    assert sorted(state.grid) == list(range(22))
    # Pole stands on the inside of the row before the line, number two beside it; nobody has completed a lap.
    spaces = state.components.track.spaces
    assert [spaces[state.spot[car]] for car in state.grid[:4]] == ["59a", "59b", "58a", "58b"]
    assert list(state.lap) == [-1] * 22
    assert state.position(state.grid[0]) == -1


@pytest.mark.rule("GP-2.6.3")
def test_npcs_are_drawn_into_the_free_positions_in_ascending_order():
    state = game(2).start()
    assert isinstance(state, GrandPrixState)
    for outcome in ("grid 1", "grid 9"):
        state.choose(NATURE, state.game.actions.parse(outcome).code)
    assert state.kind.name == "other-car"
    assert len(state.options(NATURE)) == 18
    state.choose(NATURE, state.game.actions.parse("grid 30").code)
    assert state.components.numbers[state.grid[2]] == 30


@pytest.mark.rule("GP-13.1.1")
def test_start_order_a_mixes_the_second_cars_with_the_npcs():
    state = game(2, start_order="mixed").start()
    assert isinstance(state, GrandPrixState)
    for outcome in ("grid 1", "grid 9"):
        state.choose(NATURE, state.game.actions.parse(outcome).code)
    assert list(state.grid[:2]) == [0, 2]
    offered = [state.game.actions.text(code) for code in state.options(NATURE)]
    assert {"grid 80", "grid 14", "grid 7"} <= set(offered)
    assert len(offered) == 20


@pytest.mark.rule("GP-13.1.2")
def test_start_order_b_draws_all_cars():
    state = game(2, start_order="random").start()
    assert len(state.options(NATURE)) == 22


@pytest.mark.rule("GP-11.3.1", "R-41")
def test_the_winner_of_the_race_before_moves_up_one_place():
    state = started(3, "grid 1", "grid 9", "grid 22", previous_winner=22)
    assert [state.components.numbers[car] for car in state.grid[:3]] == [1, 22, 9]
    on_pole = started(3, "grid 1", "grid 9", "grid 22", previous_winner=1)
    assert [on_pole.components.numbers[car] for car in on_pole.grid[:3]] == [1, 9, 22]
    not_here = started(3, "grid 1", "grid 9", "grid 22", previous_winner=99)
    assert [not_here.components.numbers[car] for car in not_here.grid[:3]] == [1, 9, 22]


@pytest.mark.rule("GP-2.5.1")
def test_it_starts_dry_or_wet_or_as_chance_will_have_it():
    assert started(2).weather == DRY_WEATHER
    wet = started(2, weather="wet")
    assert (wet.weather, wet.was_dry) == (1, 0)
    random = game(2, weather="random").start()
    assert random.kind.name == "start-weather"
    assert random.weights() == [1, 1]


@pytest.mark.rule("GP-2.7.1", "GP-1.5.3", "R-46")
def test_tyres_are_chosen_in_secret_and_revealed_together():
    state = started(2)
    assert state.kind.name == "tyres"
    assert list(state.asked) == [0, 1]
    offered = {state.game.actions.text(code) for code in state.options(0)}
    assert offered == {"tyres hard hard", "tyres hard soft", "tyres soft hard", "tyres soft soft"}
    state.choose(0, state.game.actions.parse("tyres soft hard").code)
    assert "soft" not in str(view(state, 1)).partition("answer vermilion:")[2].split("\n")[0]
    state.choose(1, state.game.actions.parse("tyres hard hard").code)
    assert list(state.tyres[:2]) == [SOFT, 0]
    assert len(state.tyres) == 4  # NPCs have none


@pytest.mark.rule("GP-2.7.1", "R-31")
def test_wet_tyres_may_be_chosen_only_in_the_wet_and_others_always():
    state = started(2, weather="wet")
    kinds = {pair for code in state.options(0) for pair in state.game.actions.decode(code).values}
    assert kinds == {0, SOFT, WET}
    dry = started(2)
    reason = dry.kind.why_not(dry, 0, dry.game.actions.parse("tyres wet hard").code)
    assert reason.rule == "GP-2.7.1"


@pytest.mark.rule("GP-2.8.1", "R-03")
def test_the_owner_of_pole_is_first_player_and_its_car_the_leader():
    state = started(3, "grid 9")
    assert state.first == 1
    assert state.components.numbers[find_leader(state)] == 9
    assert state.lap_shown == 1
    # With an NPC on pole (start order B) the best-placed Player Car decides.
    npc = started(2, "grid 30", "grid 14", start_order="random")
    assert npc.components.numbers[find_leader(npc)] == 30
    assert npc.first == 1


@pytest.mark.rule("GP-2.4.1", "GP-2.9.1", "GP-3.3.1", "R-46")
def test_everybody_is_dealt_a_full_hand_that_others_cannot_see():
    table = Table(game(3), seed=4)
    for seat in range(3):
        table.play("tyres hard hard", seat)
    state = table.state
    assert isinstance(state, GrandPrixState)
    assert [len(hand) for hand in state.hand] == [8, 8, 8]
    assert len(state.race_deck) == 78 - 24
    seen = view(state, 1).state
    assert isinstance(seen, GrandPrixState)
    assert seen.hand[1] == state.hand[1]
    assert set(seen.hand[0]) == {-2}
    assert set(seen.race_deck) == {-2}


@pytest.mark.rule("GP-2.1.1")
def test_four_tracks_can_be_chosen():
    for track, sectors, laps in (("costa-dorada", 60, 3), ("hallin-forest", 66, 3), ("port-verity", 54, 3)):
        race = game(2, track=track)
        assert (race.components.length, race.components.laps) == (sectors, laps)
    assert game(2, track="aurelia", laps=1).components.finish_line == 72
    with pytest.raises(BadOption, match="costa-dorada"):
        game(2, track="nowhere")


@pytest.mark.rule("GP-2.4.1")
def test_decks_have_no_order_before_they_are_drawn():
    state = started(2)
    for seat in range(2):
        state.choose(seat, state.game.actions.parse("tyres hard hard").code)
    # Any card may come next, and each is as likely as any other.
    assert state.kind.name == "draw"
    assert len(state.options(NATURE)) == 78
    assert state.weights() == [1] * 78
