"""Whether the bots of Quick Grand Prix are worth playing against: matches with the seats swapped."""

import pytest

from paddock.bots.levels import bot
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games import game, title
from paddock.games.quick_grand_prix.bot.thumb import BOT, best_card, card_worth
from paddock.games.quick_grand_prix.rules.draft import SWAP, TAKE
from paddock.games.quick_grand_prix.rules.grid import AHEAD
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.lab.play import play_at_random
from paddock.lab.simulate import SimulationPlan, simulate
from tests.position_kit import asked, situation


def win_rate(game_string: str, *bots: str, games: int) -> float:
    result = simulate(SimulationPlan(game_string, bots, games, seed=1, workers=1))
    print(result)
    return result.bots[0].win_rate.value


@pytest.mark.slow
def test_the_rule_of_thumb_wins_nine_seasons_in_ten_against_random_play():
    assert win_rate("quick-grand-prix(seats=2)", "thumb", "random", games=40) >= 0.9


@pytest.mark.slow
def test_even_single_races_are_won_nine_times_in_ten():
    assert win_rate("quick-grand-prix(seats=2, calendar=silverstone)", "thumb", "random", games=100) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_alone_against_random_teams_it_wins_most_seasons(seats: int):
    assert win_rate(f"quick-grand-prix(seats={seats})", "thumb", "random", games=20) >= 0.75


@pytest.mark.slow
def test_search_beats_the_rule_of_thumb():
    rate = win_rate("quick-grand-prix(seats=2, calendar=silverstone)", "search:simulations=150", "thumb", games=40)
    assert rate > 0.5


@pytest.mark.slow
def test_the_levels_grow_harder():
    assert win_rate("quick-grand-prix(seats=2)", "medium", "easy", games=24) > 0.5


def test_it_takes_the_card_with_the_highest_number():
    state = game("quick-grand-prix(seats=2)").start()
    assert isinstance(state, QuickState)
    rng = Rng(2)
    while state.kind.name != "take-or-swap":
        play_at_random(state, rng, 1)
    seat = state.to_answer()[0]
    taken = best_card(state, seat, state.options(seat))
    assert TAKE.has(taken), "a swap would leave it where it is"
    assert not SWAP.has(taken)
    assert card_worth(state, TAKE.first(taken)) == max(card_worth(state, card) for card in state.middle)


def test_it_puts_the_stronger_car_ahead():
    state = game("quick-grand-prix(seats=2, teams=green+blue)").start()
    rng = Rng(2)
    while state.kind.name != "car-ahead" or state.to_answer() != [0]:
        play_at_random(state, rng, 1)
    assert BOT.choose(view(state, 0), rng) == AHEAD.code(0), "Green A has the greater power"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["thumb", "search:simulations=8"])
def test_what_a_bot_may_not_know_does_not_change_its_answer(name: str, seats: int):
    """The same view, dealt anew behind the seat's back: the same answer."""
    player = bot(name, title("quick-grand-prix"))
    state = game(f"quick-grand-prix(seats={seats}, calendar=spa)").start()
    rng = Rng(6)
    asked = 0
    while not state.over:
        if not state.is_chance:
            seat = state.to_answer()[0]
            seen = view(state, seat)
            world = seen.sample_world(rng)
            assert player.choose(view(world, seat), Rng(1)) == player.choose(seen, Rng(1))
            asked += 1
        play_at_random(state, rng, 1)
    assert asked > 6


@pytest.mark.rule("QGP-42")
@pytest.mark.parametrize(
    ("hand", "middle", "answers"),
    [
        ("S1 S3", "S9", {"trade S1 S9", "trade S3 S9"}),  # the highest numbers lie in the middle
        ("S9 S8", "S1", {"stay"}),  # nothing to gain: the lowest do
    ],
)
def test_after_a_stop_it_swaps_for_a_card_that_serves_it_better(hand: str, middle: str, answers: set[str]):
    others = [card for card in ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9") if card not in f"{hand} {middle}"]
    rivals = [" ".join(others[at : at + 2]) for at in (0, 2, 4)]
    state = situation(
        game("quick-grand-prix", seats=4, calendar="monza"),
        order="red green yellow blue",
        hand=" | ".join([hand, *rivals]),
        middle=middle,
        pile="-",
        line="SL green-a green-b yellow-a yellow-b red-a blue-a blue-b red-b",
        totals=" | ".join(["4"] * 8),
        stopped="red-a",
        flow="season/race race/section section/swap_after_stops",
    )
    assert asked(state) == "red: swap-after-stop"
    for seed in range(3):
        answer = BOT.choose(view(state, 0), Rng(seed))
        assert state.game.actions.text(answer) in answers
