"""What a program holds of a game can be sent to another process, or copied: it is the same there and plays on alike."""

import copy
import pickle
import subprocess
import sys

from paddock.core.actions import Action
from paddock.core.game import Game
from paddock.core.reader import SPECTATOR
from paddock.core.record import Record
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.title import Title
from paddock.core.view import View, view
from tests.conformance.walks import BEGINNING, Course, pick, walk


def sent(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def played_on(state: State) -> State:
    rng = Rng(5)
    for _ in range(50):
        if not state.over:
            state.choose(*pick(state, rng))
    return state


def test_a_game_is_made_again_from_its_options(variant: Game):
    again = sent(variant)
    assert isinstance(again, Game)
    assert again == variant
    assert again.options == variant.options
    assert again.title is variant.title
    assert copy.deepcopy(variant) is variant


def test_a_state_plays_on_alike_wherever_it_comes_to(some_seating: Game):
    """At every tenth answer: what follows from its facts (where cars stand, paths) must be found again, not taken
    over from the beginning."""

    def check(course: Course) -> None:
        state = course.state
        if len(course.record.lines) % 10:
            return
        for twin in (sent(state), copy.deepcopy(state), copy.copy(state)):
            assert isinstance(twin, State)
            assert twin == state
            assert twin.events is None
            assert played_on(twin) == played_on(state.copy())

    walk(some_seating, 3, check, BEGINNING)


def test_a_view_says_no_more_and_no_less(some_seating: Game):
    state = some_seating.start()
    rng = Rng(1)
    for _ in range(60):
        state.choose(*pick(state, rng))
    for who in (0, some_seating.seats - 1, SPECTATOR):
        seen = view(state, who)
        for twin in (sent(seen), copy.deepcopy(seen)):
            assert isinstance(twin, View)
            assert twin == seen
            assert str(twin) == str(seen)
            assert twin.sample_world(Rng(1)) == seen.sample_world(Rng(1))


def test_actions_and_records(seating: Game):
    state = seating.start()
    rng = Rng(1)
    record = Record(seating, ["Ann"] * seating.seats)

    def check(course: Course) -> None:
        record.lines = course.record.lines

    walk(seating, 2, check, 30)
    for twin in (sent(record), copy.deepcopy(record)):
        assert isinstance(twin, Record)
        assert str(twin) == str(record)
        assert twin.game == seating
    for _ in range(10):
        seat, code = pick(state, rng)
        action = seating.actions.decode(code)
        for same in (sent(action), copy.deepcopy(action)):
            assert isinstance(same, Action)
            assert same == action
            assert (same.code, str(same), same.json(), same.verb.values(code)) == (
                code,
                str(action),
                action.json(),
                action.values,
            )
        state.choose(seat, code)


OTHER_PROCESS = """
import pickle, sys
from paddock.core.rng import Rng
state = pickle.load(sys.stdin.buffer)
state.game.rules.play_at_random(state, Rng(9), 1 << 60)
sys.stdout.buffer.write(pickle.dumps(state))
"""


def test_another_process_plays_the_same_game_to_its_end(title: Title):
    """Neither the order of sets nor anything else that differs from process to process has a say."""
    state = title.game(title.most_seats).start()
    rng = Rng(2)
    for _ in range(40):
        state.choose(*pick(state, rng))
    ends = [
        subprocess.run(
            [sys.executable, "-P", "-c", OTHER_PROCESS],
            input=pickle.dumps(state),
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": str(seed)},
        ).stdout
        for seed in (1, 2)
    ]
    state.game.rules.play_at_random(state, Rng(9), 1 << 60)
    assert [pickle.loads(end) for end in ends] == [state, state]
    assert state.over
