"""What the numbers of an observation are, and that they say no more than a view does."""

import numpy as np
import pytest

from paddock import envs
from paddock.core.game import Game
from paddock.core.names import UNKNOWN
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.envs.observations import COUNTS, ONE_OF, SCALED
from tests.conformance.walks import pick

QUICK = "quick-grand-prix(seats=2, calendar=monza)"


def test_every_view_of_random_play_lies_in_its_space(game: Game):
    encoding = envs.encoding(game)
    spaces = {form: encoding.space(form) for form in ("numbers", "facts", "tensor")}
    state, rng = game.start(), Rng(3)
    for number in range(10_000):
        if state.over:
            break
        for seat in range(game.seats):
            numbers = encoding.seen_by(state, seat)
            assert spaces["numbers"].contains(numbers)
            if number % 20 == 0:
                assert spaces["facts"].contains(encoding.facts(numbers))
                assert spaces["tensor"].contains(encoding.tensor(numbers))
        state.choose(*pick(state, rng))
    assert state.over


def test_an_observation_is_the_same_for_all_states_that_a_seat_cannot_tell_apart(game: Game):
    """Nothing of the true state comes in: in a world that is dealt anew behind the view, the seat observes the same."""
    encoding = envs.encoding(game)
    hidden = False
    for seed in range(1, 5):
        state, rng = game.start(), Rng(seed)
        for number in range(150):
            if state.over:
                break
            if not state.is_chance and number % 5 == 0:
                for seat in range(game.seats):
                    seen = view(state, seat)
                    world = seen.sample_world(Rng(number))
                    for other in range(game.seats):  # sealed answers are taken back in a world; put them in again
                        world.answers[other] = state.answers[other]
                    hidden = hidden or world != state
                    assert (encoding.seen_by(world, seat) == encoding.seen_by(state, seat)).all()
                    assert (encoding.numbers(seen) == encoding.seen_by(state, seat)).all()
            state.choose(*pick(state, rng))
    assert hidden or game.title.id == "moto-grand-prix", "in Moto everything is open"


def test_each_seat_sees_its_own_card_only():
    env = envs.aec(QUICK)
    env.reset(seed=7)
    dealt = env.encoding.slices["dealt"]
    green, red = (env.observe(agent)["observation"][dealt].tolist() for agent in ("green", "red"))
    assert green[0] == UNKNOWN
    assert red[1] == UNKNOWN
    assert min(green[1], red[0]) >= 0


def test_named_slices_cover_everything_once(game: Game):
    encoding = envs.encoding(game)
    for slices, size in ((encoding.slices, encoding.size), (encoding.tensor_slices, encoding.tensor_size)):
        covered = [place for each in slices.values() for place in range(each.start, each.stop)]
        assert covered == list(range(size))


def test_every_index_has_a_meaning_of_its_own(game: Game):
    encoding = envs.encoding(game)
    for meaning, size in ((encoding.meaning, encoding.size), (encoding.tensor_meaning, encoding.tensor_size)):
        said = [meaning(index) for index in range(size)]
        assert len(set(said)) == size
        with pytest.raises(IndexError, match=f"has no place {size}"):
            meaning(size)


def test_the_meaning_of_an_index_is_what_the_number_there_says():
    """Back from the tensor: what is 1 there is what the view shows."""
    game = envs.aec("quick-grand-prix(seats=3, calendar=monza)").game
    encoding = envs.encoding(game)
    state, rng = game.start(), Rng(1)
    while not len(state.line):  # type: ignore[attr-defined]
        state.choose(*pick(state, rng))
    tensor = encoding.tensor(encoding.seen_by(state, 1))
    said = {encoding.tensor_meaning(int(index)) for index in np.flatnonzero(tensor == 1)}
    slots = game.domains["slot"]
    for place, slot in enumerate(state.line, 1):  # type: ignore[attr-defined]
        assert f"line of place {place} is {slots.slug(slot)}" in said
    assert "seat is green" in said
    assert f"asks is {state.kind.name}" in said
    hand = [game.domains["card"].slug(card) for card in state.hand[2]]  # type: ignore[attr-defined]
    assert {f"hand of yellow: how many {card}" for card in hand} <= said


def test_a_tensor_loses_nothing_but_the_order_of_piles(game: Game):
    """The numbers can be found again from it."""
    encoding = envs.encoding(game)
    state, rng = game.start(), Rng(2)
    for _ in range(120):
        if not state.over:
            state.choose(*pick(state, rng))
    numbers = encoding.seen_by(state, 0)
    tensor = encoding.tensor(numbers)
    for part in encoding.parts:
        own, bound = numbers[encoding.slices[part.name]], part.bound
        written = tensor[encoding.tensor_slices[part.name]]
        if part.kind == SCALED:
            low = bound.padding if bound.grows else bound.low
            assert np.allclose(written * max(1, bound.high - low) + low, own, atol=0.02)
        elif part.kind == ONE_OF:
            table = written.reshape(-1, part.width)
            assert [int(row.argmax()) + bound.low if row.any() else bound.padding for row in table] == own.tolist()
        else:
            assert part.kind == COUNTS
            for row, counts in zip(own.reshape(part.rows, part.row), written.reshape(part.rows, -1), strict=True):
                found = [value + bound.low for value, count in enumerate(counts) for _ in range(int(count))]
                assert found == sorted(row[row >= bound.low].tolist())


def test_a_fact_is_told_in_the_words_of_its_declaration():
    encoding = envs.encoding(QUICK)
    assert encoding.about("dealt") == "Each seat's face-down card; public knowledge once the grid is formed."
    assert encoding.about("damaged") == "Damaged."
    assert encoding.about("seat") == "The seat that looks."
