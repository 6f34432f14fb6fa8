"""Whole moves: the search finds exactly what step-by-step play can reach, and says how."""

from collections.abc import Collection, Iterable

import pytest

from paddock.core.names import NATURE, NONE
from paddock.core.rng import Rng
from paddock.core.rows import row_of
from paddock.core.state import State
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.bot.moments import Moment
from paddock.games.grand_prix.bot.whole_moves import MOVE_KINDS, play_of, rest_of_move, whole_moves
from paddock.games.grand_prix.rules.actions import ACT, PLAY
from paddock.games.grand_prix.rules.sequence import ACTION_PHASE
from paddock.games.grand_prix.rules.state import GrandPrixState
from tests.games.grand_prix.race import ACTION_PHASE as TO_ACT
from tests.games.grand_prix.race import DEALING, Race, game_on
from tests.position_kit import situation

Result = tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]
MOST_SEQUENCES = 3000


def result(
    spot: Iterable[int], lap: Iterable[int], calls: int, finished: Collection[int], lapped: Iterable[int]
) -> Result:
    """Where everybody is, on which lap, after the segment, when cars that have finished are taken off."""
    on_board = tuple(NONE if car in finished else space for car, space in enumerate(spot))
    return on_board, tuple(lap), calls, tuple(finished), tuple(car for car in lapped if car not in finished)


def result_of(before: GrandPrixState, after: GrandPrixState, car: int) -> Result:
    calls = after.close_calls[car] - before.close_calls[car] if before.is_player_car(car) else 0
    return result(after.spot, after.lap, calls, after.finished, after.lapped)


def found(state: GrandPrixState, card: int, car: int) -> set[Result]:
    moves = whole_moves(state, card, car)
    assert moves.complete
    assert len({move.result() for move in moves}) == len(moves)
    return {result(move.spot, move.lap, move.close_calls, move.finished, move.lapped) for move in moves}


def by_hand(state: GrandPrixState, card: int, car: int) -> set[Result] | None:
    """Every sequence of answers, one by one, with a copy of the whole state for each. None: too many of them."""
    ids = [kind.id for kind in MOVE_KINDS]
    start = state.copy()
    assert isinstance(start, GrandPrixState)
    start.frames = row_of([ACTION_PHASE.id, len(ACTION_PHASE.steps), 0])  # nothing comes after the segment
    start.choose(state.acting, PLAY.code(card, car))
    results: set[Result] = set()
    left = [start]
    sequences = 0
    while left:
        now = left.pop()
        if now.asks not in ids or now.active != car:
            results.add(result_of(state, now, car))
            continue
        for option in now.options(now.acting):
            then = now.copy()
            assert isinstance(then, GrandPrixState)
            then.choose(now.acting, option)
            left.append(then)
            sequences += 1
            if sequences > MOST_SEQUENCES:
                return None
    return results


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
            assert found(state, card, car) == expected, (state.game, card, car)
            compared += 1
    assert compared > 40


PLACES = [
    ("funnel", 17, ""),  # three lanes become two
    ("funnel", 27, ""),  # two become three
    ("needle", 7, ""),  # two become one
    ("ring4", 10, ""),
    ("ring4", 9, "zone: 18"),  # into a Safety Zone
    ("ring4", 21, "zone: 18"),  # out of it
    ("port-verity", 49, ""),  # over the line
]


@pytest.mark.slow
@pytest.mark.parametrize(("track", "sector", "facts"), PLACES)
def test_in_a_crowd_the_search_finds_what_play_by_hand_finds(track: str, sector: int, facts: str):
    rng = Rng(sector)
    compared = 0
    for _ in range(30):
        race = crowd(rng, track, sector, facts)
        card, car = rng.below(78), rng.below(2)
        expected = by_hand(race.state, card, car)
        if expected is not None:
            assert found(race.state, card, car) == expected, (str(race.game), card, car, race.state.spot)
            compared += 1
    assert compared >= 15


def crowd(rng: Rng, track: str, sector: int, facts: str) -> Race:
    """Eight cars in few sectors, some on the last lap, some a lap behind, and one of them perhaps in the pit lane."""
    race = Race("", track=track, facts=facts)
    components = race.game.components
    graph = components.graphs[race.state.zone]
    spaces: list[int] = []
    for at in range(sector, sector + 9):  # as few sectors as they fit in, with one space to spare
        base = components.track.base[at]
        spaces += [base] if graph.in_zone[base] else range(base, base + components.track.widths[at])
        if len(spaces) > 8:
            break
    drawn: list[str] = []
    for car in range(8):
        space = components.track.spaces[spaces.pop(rng.below(len(spaces)))]
        lap = components.laps - 1 - min(1, rng.below(4))
        wear = f"tyre:{rng.below(5)}" if car < 2 else ""
        if car == 0 and rng.below(4) == 0:
            space = f"{space[:-1]}p"
        drawn.append(f"{components.numbers[car]} {space} lap:{lap} {wear}")
    race = Race("\n".join(drawn), track=track, facts=facts)
    ahead = max(race.state.position(car) for car in range(8))
    lapped = [car for car in range(8) if ahead - race.state.position(car) >= components.length]
    every_card = {race.seat_name(0): " ".join(race.game.domains["card"].slugs)}
    race.read(lapped=race.text_of(lapped), hand=every_card, acting=race.seat_name(5), flow=TO_ACT)
    race.state.events = None
    return race


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
    race.acts(0)
    moves = whole_moves(race.state, race.state.hand[0][0], race.car(1))
    results = [move.result() for move in moves]
    assert len(results) == len(set(results))
    assert all(race.car(22) not in move.moved(race.state) for move in moves)


def test_a_line_without_a_choice_has_one_result_that_shows_everybody_moved():
    race = Race("1 12a\n9 13a\n14 11a", track="needle")
    race.gets(0, "solid-line")
    race.acts(0)
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
    ends = {race.game.components.track.spaces[move.spot[race.car(1)]] for move in moves}
    assert ends == {"13b", "12a", "12c", "11d"}


def test_what_can_come_of_one_answer_includes_what_others_lead_to_as_well():
    race = Race("1 10b\n9 12b")
    race.plays(1, "solo-3")
    state = race.state
    car = race.car(1)

    def ends(answer: str) -> set[str]:
        moves = rest_of_move(state, answer=race.game.actions.parse(answer).code)
        return {race.game.components.track.spaces[move.spot[car]] for move in moves}

    # 12a comes of two answers, and 11b and 11d too.
    assert ends("forward b") == {"13b", "12a", "12c", "11d"}
    assert ends("in") == {"12a", "11b"}
    assert ends("out") == {"12c", "11d", "11b"}


def test_a_walk_that_is_cut_says_so_and_still_has_every_place_where_the_active_car_can_end():
    """Eight cars in the mouth of a funnel that opens: who is pushed may go either way at every step."""
    race = crowd(Rng(3), "funnel", 27, "")
    race.read(wear={"tyre": {0: 0}})
    car, card = race.car(1), race.game.domains["card"].index("solo-8-8")
    every = whole_moves(race.state, card, car)
    assert every.complete
    cut = whole_moves(race.state, card, car, most=100)
    assert not cut.complete
    assert len(cut) < len(every) / 2
    assert {move.result() for move in cut} < {move.result() for move in every}
    assert {move.spot[car] for move in cut} == {move.spot[car] for move in every}


def test_a_walk_that_nobody_could_finish_ends_by_itself():
    """Twenty-two cars nose to tail where Aurelia opens from one lane to five."""
    game = game_on("aurelia", seats=11, pack=None)
    spots = " ".join(f"{53 - car}a" for car in range(22))
    state = situation(game, **DEALING, spot=spots, lap=" ".join(["0"] * 22), grid="-")
    assert isinstance(state, GrandPrixState)
    floor_it = game.domains["card"].index("floor-it-17")
    moves = whole_moves(state, floor_it, 9, most=3000)
    assert not moves.complete
    assert len(moves) > 1000


FACTS = TITLE.game().layout.facts


def differences(one: State | None, other: State) -> set[str]:
    """The facts in which two states differ."""
    return {fact.name for fact in FACTS if fact.of(one) != fact.of(other)}


@pytest.mark.parametrize("seats", [2, 6])
def test_a_moment_that_is_put_back_restores_every_fact_that_a_move_changes(seats: int):
    """A fact that a new rule changes in a move, and that is not put back, would spoil the walk unseen."""
    state = TITLE.game_with({"retirement": False, "track": "hallin-forest"}, seats).start()
    assert isinstance(state, GrandPrixState)
    rng = Rng(seats)
    kinds = [kind.id for kind in MOVE_KINDS]
    changed: set[str] = set()
    while not state.over and state.turn < 4:
        seat = state.to_answer()[0]
        answers = state.options(seat)
        before = state.copy() if state.asks in kinds else None
        moment = Moment(state.copy(), 0, None, NONE, 0) if before is not None else None  # type: ignore[arg-type]
        state.choose(seat, answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))])
        if moment is None or state.asks not in kinds or state.active != before.active:  # type: ignore[union-attr]
            continue
        again = state.copy()
        assert isinstance(again, GrandPrixState)
        changed |= differences(before, again)
        moment.put_back(again)
        assert differences(before, again) <= {"frames", "asked"}
    assert {"spot", "mp", "visited", "train", "close_calls"} <= changed
