"""Whole moves: the search finds exactly what step-by-step play can reach, and says how."""

import pytest

from paddock.core.decision import NATURE
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.actions import ACT, PLAY
from paddock.games.grand_prix.scripts import ACTION_PHASE
from paddock.games.grand_prix.state import GrandPrixState
from paddock.games.grand_prix.whole_moves import MOVE_KINDS, WholeMove, play_of, rest_of_move, whole_moves
from tests.games.grand_prix.race import Race

Result = tuple[tuple[int, ...], int, tuple[int, ...]]
MOST_SEQUENCES = 3000


def result_of(before: GrandPrixState, after: GrandPrixState, car: int) -> Result:
    calls = after.close_calls[car] - before.close_calls[car] if before.is_player_car(car) else 0
    return tuple(after.spot), calls, tuple(after.finished)


def by_hand(state: GrandPrixState, card: int, car: int) -> set[Result] | None:
    """Every sequence of answers, one by one, with a copy of the whole state for each. None: too many of them."""
    ids = [kind.id for kind in MOVE_KINDS]
    start = state.copy()
    assert isinstance(start, GrandPrixState)
    start.frames = [ACTION_PHASE.id, len(ACTION_PHASE.steps), 0]  # nothing comes after the segment
    start.choose(state.acting, PLAY.code(card, car))
    found: set[Result] = set()
    left = [start]
    sequences = 0
    while left:
        now = left.pop()
        if now.asks not in ids or now.active != car:
            found.add(result_of(state, now, car))
            continue
        for option in now.options(now.acting):
            then = now.copy()
            assert isinstance(then, GrandPrixState)
            then.choose(now.acting, option)
            left.append(then)
            sequences += 1
            if sequences > MOST_SEQUENCES:
                return None
    return found


def off_the_board(state: GrandPrixState, move: WholeMove) -> tuple[int, ...]:
    """The placement after the segment, when cars that have finished are taken off."""
    return tuple(NONE if car in move.finished else space for car, space in enumerate(move.spot))


def positions(seats: int, seed: int, wanted: int, **options: object) -> list[GrandPrixState]:
    """Moments of a random race at which a card is to be played, far enough apart to differ."""
    state = TITLE.game_with({"retirement": False, **options}, seats).start()
    rng = Rng(seed)
    found: list[GrandPrixState] = []
    acts = 0
    while not state.over and len(found) < wanted:
        if state.asks == ACT.id and state.hand[state.acting]:  # type: ignore[attr-defined]
            acts += 1
            if acts % 23 == 1:
                kept = state.copy()
                assert isinstance(kept, GrandPrixState)
                found.append(kept)
        seat = state.to_answer()[0]
        answers = state.options(seat)
        state.choose(seat, answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))])
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"track": "hallin-forest"}), (6, {"track": "port-verity"}), (11, {"track": "aurelia"})],
)
def test_the_search_finds_what_play_by_hand_finds(seats: int, options: dict[str, object]):
    compared = 0
    rng = Rng(seats)
    for state in positions(seats, seats, 25, **options):
        plays = [option for option in state.options(state.acting) if PLAY.has(option)]
        for _ in range(4):
            if not plays:
                continue
            play = plays[rng.below(len(plays))]
            card, car = PLAY.first(play), PLAY.last(play)
            expected = by_hand(state, card, car)
            if expected is None:
                continue
            moves = whole_moves(state, card, car)
            got = {(off_the_board(state, move), move.close_calls, tuple(move.finished)) for move in moves}
            # By hand a move that stops at the soft bonus still shows finished cars; none of these can be active.
            shown = {
                (tuple(NONE if c in done else s for c, s in enumerate(spot)), calls, done)
                for spot, calls, done in expected
            }
            assert got == shown, (state.game, card, car)
            compared += 1
    assert compared > 40


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_the_steps_of_a_whole_move_play_it(seats: int):
    rng = Rng(seats)
    for state in positions(seats, 100 + seats, 12):
        plays = [option for option in state.options(state.acting) if PLAY.has(option)]
        if not plays:
            continue
        play = plays[rng.below(len(plays))]
        card, car = PLAY.first(play), PLAY.last(play)
        for move in whole_moves(state, card, car)[:40]:
            now = state.copy()
            assert isinstance(now, GrandPrixState)
            now.choose(state.acting, play_of(card, car))
            for step in move.steps:
                assert step in now.options(now.acting)
                now.choose(now.acting, step)
            expected = tuple(NONE if c in move.finished else s for c, s in enumerate(move.spot))
            assert tuple(NONE if c in now.finished else s for c, s in enumerate(now.spot)) == expected
            if state.is_player_car(car):
                assert now.close_calls[car] - state.close_calls[car] == move.close_calls


def test_each_result_comes_once():
    race = Race("1 10b\n9 11b\n14 10c\n22 9b")
    race.gets(0, "solo-6")
    race.state.acting = 5
    race.run("race/turn turn/action-phase action-phase/next_segment")
    moves = whole_moves(race.state, race.state.hand[0][0], race.car(1))
    results = [move.result() for move in moves]
    assert len(results) == len(set(results))
    assert all(race.car(22) not in move.moved(race.state) for move in moves)


def test_a_line_without_a_choice_has_one_result_that_shows_everybody_moved():
    race = Race("1 12a\n9 13a\n14 11a", track="needle")
    race.gets(0, "solid-line")
    race.state.acting = 5
    race.run("race/turn turn/action-phase action-phase/next_segment")
    (move,) = whole_moves(race.state, race.state.hand[0][0], race.car(1))
    assert move.steps == []
    assert race.numbers(move.moved(race.state)) == [1, 9, 14]
    assert (move.close_calls, move.wear) == (0, 0)


def test_the_rest_of_a_move_can_be_asked_for_in_the_middle():
    race = Race("1 10b\n9 12b")
    race.plays(1, "solo-3", "forward b")
    before = race.at(1)
    moves = rest_of_move(race.state)
    assert race.at(1) == before  # asking changes nothing
    ends = {race.game.track.spaces[move.spot[race.car(1)]] for move in moves}
    assert ends == {"13b", "12a", "12c", "11d"}
