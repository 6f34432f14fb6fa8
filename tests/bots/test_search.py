"""Search on games so small that one can see what is right, and on what it may not know."""

import pytest

from paddock.bots.arms import Arms, MixedArms
from paddock.bots.search import Search, SearchBot
from paddock.core.bot import Budget
from paddock.core.game import Game
from paddock.core.offer import Offer
from paddock.core.position import read_position
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import view
from paddock.games import game
from paddock.lab.play import play_at_random
from tests.tiny import bids, cards, pig


def choice(state: State, seat: int = 0, simulations: int = 400, seed: int = 1, search: Search | None = None) -> str:
    player = SearchBot("search", search, Budget(simulations=simulations))
    return state.game.actions.text(player.choose(view(state, seat), Rng(seed)))


def position(game: Game, text: str) -> State:
    return read_position(game, text)


# ── Chance ──


def roll_or_hold(ann: int, bob: int, pot: int) -> State:
    return position(
        pig.TITLE.game(2, target=20),
        f"turn: ann\npot: {pot}\ntotals: {ann} {bob}\nflow: game/take_turn",
    )


@pytest.mark.parametrize("seed", range(5))
def test_who_has_enough_holds(seed: int):
    assert choice(roll_or_hold(ann=10, bob=19, pot=10), seed=seed) == "hold"


@pytest.mark.parametrize("seed", range(5))
def test_who_will_be_beaten_by_the_next_throw_rolls_on(seed: int):
    """Bob wins with anything but a one, so four points more are nothing held."""
    assert choice(roll_or_hold(ann=12, bob=19, pot=6), seed=seed, search=Search(turns=6)) == "roll"


# ── Sealed decisions ──


def last_lot(ann: int, bob: int) -> State:
    return position(
        bids.TITLE.game(2),
        f"lot: 2\ncoins: {ann} {bob}\nwon: 1 1\nbids: . .\nflow: auction/collect",
    )


@pytest.mark.parametrize("seed", range(5))
def test_the_richer_bidder_bids_more_than_the_other_has(seed: int):
    assert choice(last_lot(ann=5, bob=2), seed=seed) in ("bid 3", "bid 4", "bid 5")


@pytest.mark.parametrize("seed", range(5))
def test_the_poorer_bidder_ties_at_best_and_so_bids_all(seed: int):
    """Ann can only hope that Bob, who fears nothing, bids less than two; two is never worse than less."""
    assert choice(last_lot(ann=2, bob=2), seed=seed) == "bid 2"


def test_an_answer_that_is_in_but_sealed_does_not_change_the_choice():
    """Bob has bid already; Ann may know that, but not what."""
    low, high = last_lot(5, 4), last_lot(5, 4)
    low.choose(1, bids.BID.code(0))
    high.choose(1, bids.BID.code(4))
    trees = [SearchBot().think(view(state, 0), Rng(3)) for state in (low, high)]
    assert trees[0].root.arms_of(0).visits == trees[1].root.arms_of(0).visits


def test_a_seat_that_has_answered_may_think_again():
    state = last_lot(5, 2)
    state.choose(0, bids.BID.code(0))
    assert choice(state) in ("bid 3", "bid 4", "bid 5")


# ── Hidden cards ──


def two_cards_each(ann: str, bob: str, pile: str) -> State:
    return position(
        cards.TITLE.game(2),
        f"turn: ann\npile: {pile}\nhand: {ann} | {bob}\nshown: - | -\nflow: game/take_turn",
    )


def test_what_the_seat_may_not_know_does_not_change_the_choice():
    weak = two_cards_each("C5 C6", "C0 C1", "C2 C3 C4 C7 C8 C9 C10 C11")
    strong = two_cards_each("C5 C6", "C10 C11", "C0 C1 C2 C3 C4 C7 C8 C9")
    assert view(weak, 0) == view(strong, 0)
    trees = [SearchBot().think(view(state, 0), Rng(3)) for state in (weak, strong)]
    assert trees[0].root.arms_of(0).values == trees[1].root.arms_of(0).values


@pytest.mark.parametrize("seed", range(3))
def test_low_cards_are_thrown_in_for_a_draw(seed: int):
    """With nought and one in hand anything drawn is better."""
    low = two_cards_each("C0 C1", "C5 C6", "C2 C3 C4 C7 C8 C9 C10 C11")
    assert choice(low, seed=seed, simulations=2000, search=Search(turns=6)) == "draw"


def test_private_draws_of_others_do_not_fork_the_tree():
    """Ann sees that Bob draws, not what: his card makes no node of its own."""
    state = two_cards_each("C0 C1", "C5 C6", "C2 C3 C4 C7 C8 C9 C10 C11")
    state.choose(0, cards.SHOW.code(1))
    bob_draws = SearchBot("b", Search(turns=3), Budget(simulations=300)).think(view(state, 1), Rng(1))
    state.choose(1, cards.SHOW.code(5))
    ann_draws = SearchBot("a", Search(turns=3), Budget(simulations=300)).think(view(state, 0), Rng(1))
    assert len(bob_draws.root.children) > 3, "Bob's own draw forks his tree: he sees the card"
    mine = [child for child in ann_draws.root.children.values() if child.arms[1] is not None]
    assert mine, "Bob answers after Ann in her tree"
    for child in mine:
        assert len(child.children) <= len(child.arms_of(1).actions), "one node for each answer of Bob's, draws included"


# ── The arms ──


def offer(actions: list[int]) -> Offer:
    sheet = Offer()
    for action in actions:
        sheet.add(action)
    return sheet


def test_options_in_another_order_are_the_same_options():
    arms, rng = Arms(), Rng(1)
    for actions in ([7, 8, 9], [9, 7], [8, 7, 9], [5, 9], [9, 5]):
        for _ in range(20):
            place = arms.pick(offer(actions), rng, 0.2)
            assert arms.actions[place] in actions
            arms.learn(place, 0.5)
    assert list(arms.actions) == [7, 8, 9, 5]
    assert list(arms.chances) == [60.0, 40.0, 100.0, 40.0]


def test_an_option_that_is_seldom_there_is_not_forgotten():
    """It leads to more whenever it is there: so it is taken then, however seldom that is."""
    arms, rng = Arms(), Rng(1)
    taken = 0
    for time in range(400):
        rare = time % 10 == 0
        place = arms.pick(offer([7, 8, 9] if rare else [7, 8]), rng, 0.2)
        taken += arms.actions[place] == 9
        arms.learn(place, 1.0 if arms.actions[place] == 9 else 0.4)
    assert taken >= 35
    assert arms.favourite(rng) in (7, 8)


def test_an_option_is_curious_by_how_often_it_was_passed_over_not_by_how_old_the_node_is():
    """It is there for the first time and promises no more than the rest: the best one known is taken."""
    arms, rng = Arms(), Rng(1)
    for _ in range(300):
        place = arms.pick(offer([7, 8]), rng, 0.2)
        arms.learn(place, 0.9 if arms.actions[place] == 7 else 0.2)
    assert arms.actions[arms.pick(offer([7, 8, 9]), rng, 0.2)] == 7


def test_of_very_many_options_the_promising_ones_are_tried_again():
    arms, rng = Arms(), Rng(1)
    for _ in range(300):
        place = arms.pick(offer(list(range(1000))), rng, 0.2)
        arms.learn(place, 0.9 if arms.actions[place] % 10 == 3 else 0.2)
    assert max(arms.visits) > 20
    assert sum(visits > 0 for visits in arms.visits) < 300
    assert arms.favourite(rng) % 10 == 3


def test_equal_options_are_tried_equally_often():
    arms, rng = Arms(), Rng(1)
    for _ in range(400):
        arms.learn(arms.pick(offer([1, 2, 3, 4]), rng, 0.2), 0.5)
    assert max(arms.visits) - min(arms.visits) <= 2


# ── Budgets ──


def test_the_same_seed_gives_the_same_tree():
    state = game("quick-grand-prix(seats=3)").start()
    play_at_random(state, Rng(4), 20)
    seen = view(state, state.to_answer()[0])
    first, second = (SearchBot(budget=Budget(simulations=150)).think(seen, Rng(11)) for _ in range(2))
    arms, same = first.root.arms_of(seen.seat), second.root.arms_of(seen.seat)
    assert (arms.actions, arms.visits, arms.values) == (same.actions, same.visits, same.values)


def test_it_simulates_as_often_as_the_tighter_budget_says():
    state = roll_or_hold(0, 0, 5)
    player = SearchBot(budget=Budget(simulations=120))
    assert player.think(view(state, 0), Rng(1)).simulations == 120
    assert player.think(view(state, 0), Rng(1), Budget(simulations=50)).simulations == 50
    assert 0 < player.think(view(state, 0), Rng(1), Budget(seconds=0.002)).simulations <= 120


def test_where_there_is_no_choice_it_does_not_think():
    state = position(pig.TITLE.game(2), "turn: ann\npot: 0\ntotals: 0 0\nflow: game/take_turn")
    rng = Rng(1)
    SearchBot().choose(view(state, 0), rng)
    assert rng.bits32() == Rng(1).bits32(), "not one number was drawn"


def test_the_view_is_left_as_it_was():
    state = two_cards_each("C0 C1", "C5 C6", "C2 C3 C4 C7 C8 C9 C10 C11")
    seen = view(state, 0)
    SearchBot(budget=Budget(simulations=50)).choose(seen, Rng(1))
    assert seen == view(state, 0)


def test_a_rule_of_thumb_may_play_on():
    class Roller:
        name = "roller"
        asked = 0

        def choose(self, view: object, rng: Rng, budget: Budget | None = None) -> int:
            Roller.asked += 1
            return pig.ROLL.code()

    player = SearchBot("s", Search(turns=5, sense=1.0, sensible=Roller()), Budget(simulations=30))
    player.choose(view(roll_or_hold(0, 0, 5), 0), Rng(1))
    assert Roller.asked > 30


# ── Sealed decisions ──

BEATS = {0: 2, 1: 0, 2: 1}
"""Stone, paper, scissors."""


def test_who_chooses_sealed_comes_to_a_mixture_that_nobody_can_exploit():
    rng, one, other = Rng(3), MixedArms(), MixedArms()
    for _ in range(20_000):
        mine, theirs = (arms.pick(offer([0, 1, 2]), rng, 0.2) for arms in (one, other))
        won = 0.5 if mine == theirs else float(BEATS[mine] == theirs)
        one.learn(mine, won)
        other.learn(theirs, 1.0 - won)
    total = sum(one.wanted)
    assert all(0.2 < wanted / total < 0.47 for wanted in one.wanted)
    assert {one.favourite(rng) for _ in range(60)} == {0, 1, 2}


def test_an_answer_that_is_always_worse_is_not_mixed_in():
    rng, arms = Rng(3), MixedArms()
    for _ in range(2000):
        place = arms.pick(offer([7, 8, 9]), rng, 0.2)
        arms.learn(place, {7: 0.6, 8: 0.5, 9: 0.1}[arms.actions[place]])
    assert {arms.favourite(rng) for _ in range(60)} == {7}
    assert [weighed.answer for weighed in arms.weighed()] == [7, 8, 9]
