"""Random races: every card, every event, every question; and what must hold at every moment of a race."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from paddock.core.event import Event
from paddock.core.names import NATURE, NONE
from paddock.core.rng import Rng
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.sequence import RULES
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARDS, EVENT_CARDS

OPTIONS: list[dict[str, Any]] = [
    {"retirement": False},
    {"retirement": False, "weather": "random", "track": "hallin-forest", "start_order": "mixed"},
    {"retirement": False, "weather": "wet", "track": "port-verity", "laps": 2, "pit_order": "running"},
    {"retirement": False, "track": "aurelia", "running_order": "next-corner", "start_order": "random"},
    {"weather": "random", "fresh_sets": True, "red_flag_stops": False, "previous_winner": 22},
]


def random_race(seats: int, seed: int, events: list[Event] | None = None, **options: Any) -> GrandPrixState:
    """A race in which everybody plays at random."""
    state = TITLE.game_with(dict(options), seats).start(events)
    rng = Rng(seed)
    while not state.over:
        seat = state.to_answer()[0]
        answers = state.options(seat)
        state.choose(seat, answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))])
    assert isinstance(state, GrandPrixState)
    return state


MOST_RACES = 30
"""After so many a card that was never played is one that cannot be played."""


@cache
def races(seats: int) -> tuple[Counter[str], set[int], set[int]]:
    """What happened in races by all options, and then until every card was seen: events, cards, event cards."""
    told: Counter[str] = Counter()
    played: set[int] = set()
    drawn: set[int] = set()
    number = 0
    while number < len(OPTIONS) or (number < MOST_RACES and len(played) + len(drawn) < CARDS + EVENT_CARDS):
        events: list[Event] = []
        random_race(seats, 100 * seats + number, events, **OPTIONS[number % len(OPTIONS)])
        told.update(event.kind.name for event in events)
        played.update(event.values[1] for event in events if event.kind.name.startswith("plays"))
        drawn.update(event.values[0] for event in events if event.kind.name == "event-drawn")
        number += 1
    return told, played, drawn


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 12))
def test_every_card_is_played_and_every_event_card_drawn_at_every_number_of_seats(seats: int):
    _, played, drawn = races(seats)
    assert sorted(played) == list(range(CARDS))
    assert sorted(drawn) == list(range(EVENT_CARDS))


@pytest.mark.slow
def test_everything_that_can_happen_happens():
    told = {name for seats in range(2, 12) for name in races(seats)[0]}
    # What needs a coincidence; each has a test of its own.
    rare = {"no-restart", "events-reshuffled", "is-spared", "stands-down"}
    assert {event.name for event in RULES.events} - told <= rare


@pytest.mark.slow
@pytest.mark.rule("GP-1.3.1", "GP-6.1.3", "R-08")
@pytest.mark.parametrize("seats", range(2, 12))
def test_at_every_moment_cars_stand_where_cars_can_stand(seats: int):
    state = TITLE.game(seats, retirement=False).start()
    assert isinstance(state, GrandPrixState)
    rng = Rng(seats)
    lane_of = state.components.lane_of
    for _ in range(3000):
        if state.over:
            break
        on_track = [space for space in state.spot if space != NONE and lane_of[space] < 5]
        assert len(set(on_track)) == len(on_track)
        in_pits = [car for car in range(22) if state.spot[car] != NONE and lane_of[state.spot[car]] == 6]
        assert sorted(in_pits) == sorted(state.pit_lane)
        assert not set(state.gone) & set(state.finished)
        if state.active != NONE and state.lead:
            assert state.lead == max(state.position(car) for car in range(22) if state.spot[car] >= 0)
        if state.zone != NONE:
            for space in on_track:
                assert lane_of[space] == 0 or not state.components.graphs[state.zone].in_zone[space]
        seat = state.to_answer()[0]
        answers = state.options(seat)
        state.choose(seat, answers[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(answers))])


def test_a_race_goes_the_same_way_whether_anybody_listens_or_not():
    for seats in (2, 5, 11):
        heard = random_race(seats, seats, [], retirement=False)
        unheard = random_race(seats, seats, None, retirement=False)
        assert heard == unheard


@pytest.mark.rule("GP-10.1.1")
def test_races_without_retirement_reach_the_chequered_flag():
    for seats in (2, 4, 8):
        state = random_race(seats, 1, retirement=False)
        assert state.finished or not any(state.is_racing(car) for car in range(state.components.player_cars))
