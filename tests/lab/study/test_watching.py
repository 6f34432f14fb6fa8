"""What a watched game counts, held against the game's own events."""

import itertools
from collections import Counter

import pytest

from paddock.core.event import Event
from paddock.core.yardstick import CRASHES, OVERTAKES, PIT_STOPS, RETIREMENTS
from paddock.games import game as make_game
from paddock.lab.batch import Tables
from paddock.lab.plan import Seating, SimulationPlan, check_plan
from paddock.lab.study.pace import NO_CHOICE, seconds
from paddock.lab.study.row import PlayedGame
from paddock.lab.study.watcher import Labels, Watcher
from paddock.lab.study.watching import watch_batch

QUICK = "quick-grand-prix(seats=3, calendar=monza+spa)"
GRAND = "grand-prix(seats=2, laps=1)"
GREAT = "great-race(seats=3)"
MOTO = "moto-grand-prix(seats=3, laps=1)"
TGP = "formula-1-tgp(seats=3, calendar=monza)"


def watched(game: str, bots: tuple[str, ...] = ("medium",), number: int = 1) -> tuple[PlayedGame, list[Event]]:
    """One game, and everything that happened in it, heard a second time by somebody else."""
    seating = check_plan(SimulationPlan(game, bots, games=3, seed=5, workers=1))
    (row,) = watch_batch(seating, number, number + 1).rows
    return row, heard(seating, number)


def heard(seating: Seating, number: int) -> list[Event]:
    tables = Tables(seating)
    events: list[Event] = []
    tables.play(tables.game_at(number).start(events), number, lambda seat, code: None)
    return events


@pytest.mark.parametrize(
    ("game", "rounds", "counted"),
    [
        (
            QUICK,
            ["section-begins"],
            {OVERTAKES: ["passes", "passes-with-drs"], PIT_STOPS: ["pits"], CRASHES: ["is-damaged"]},
        ),
        (GREAT, ["round-begins"], {CRASHES: ["breaks-down", "is-crippled"], RETIREMENTS: ["did-not-arrive"]}),
        (MOTO, ["turn-begins", "start-turn"], {OVERTAKES: ["overtakes"], RETIREMENTS: ["drops-out"]}),
        (TGP, ["turn-begins"], {OVERTAKES: ["passes"], PIT_STOPS: ["comes-in"], RETIREMENTS: ["retires"]}),
    ],
)
def test_what_happens_is_counted_by_the_games_own_events(game: str, rounds: list[str], counted: dict[str, list[str]]):
    row, events = watched(game)
    told = Counter(event.kind.name for event in events)
    assert row.rounds == sum(told[name] for name in rounds) > 0
    assert {what: row.total(what) for what in counted} == {
        what: sum(told[name] for name in names) for what, names in counted.items()
    }
    assert any(row.total(what) for what in counted)


def test_each_seat_gets_what_its_own_cars_did():
    row, events = watched(QUICK)
    for seat in row.seats:
        passes = [event for event in events if event.kind.name in ("passes", "passes-with-drs")]
        assert seat.counts[OVERTAKES] == sum(event.values[0] // 2 == seat.seat for event in passes)
    assert len({seat.counts[OVERTAKES] for seat in row.seats}) > 1


def test_nobody_gets_what_a_car_did_that_is_nobodys():
    row, events = watched(GRAND, ("random",))
    own = [event for event in events if event.kind.name in ("retires", "is-eliminated", "is-retired", "crashes-out")]
    players = [event for event in own if event.values[0] < 4]
    assert len(own) > len(players), "neutral cars left the race too"
    taken_off = [event for event in events if event.kind.name == "is-taken-off" and event.values[0] < 4]
    assert row.total(RETIREMENTS) == len(players) + len(taken_off)


def test_the_lead_changes_when_another_leads_at_the_next_turn():
    """Who has finished first leads to the end; the event then names the first of those who still ride."""
    row, events = watched(MOTO)
    finish = next(number for number, event in enumerate(events) if event.kind.name.startswith("finishes"))
    leaders = [
        event.values[1 if event.kind.name == "turn-begins" else 0]
        for event in events[:finish]
        if "-turn" in event.kind.name or event.kind.name == "turn-begins"
    ]
    changes = sum(one != other for one, other in itertools.pairwise(leaders))
    assert row.lead_changes == changes > 0


def test_who_starts_where_is_told_as_the_events_say():
    row, events = watched(MOTO)
    grid = [event.values[0] for event in events if event.kind.name in ("takes-pole", "lines-up")]
    assert [seat.grid for seat in row.seats] == [grid.index(bike) + 1 for bike in range(3)]


def test_overtakes_without_events_are_changes_of_order_from_round_to_round():
    row, events = watched(GREAT)
    orders: list[list[int]] = []
    for event in events:
        if event.kind.name == "leads" and event.values[1] == 1:
            orders.append([])
        if event.kind.name == "leads":
            orders[-1].append(event.values[0])
    changed = sum(
        before.index(ahead) > before.index(behind)
        for before, now in itertools.pairwise(orders)
        for place, ahead in enumerate(now)
        for behind in now[place + 1 :]
    )
    assert row.total(OVERTAKES) >= changed > 0, "the first round is compared with the order of the start"


def test_decisions_and_chance_are_all_answers():
    seating = check_plan(SimulationPlan(QUICK, ("medium",), games=3, seed=5, workers=1))
    (row,) = watch_batch(seating, 0, 1).rows
    tables = Tables(seating)
    assert row.decisions + row.chance == tables.play(tables.game_at(0).start(), 0)
    assert row.chance > 0


# ── Human pace ──


def test_seats_that_choose_at_the_same_time_take_as_long_as_the_slowest():
    game = make_game("quick-grand-prix(seats=3, calendar=monza)")
    state = game.start([])
    while state.kind.name != "speeds":
        for seat in state.to_answer():
            state.choose(seat, state.options(seat)[0])
    watcher = Watcher(state, Labels(game))
    sizes = [len(state.options(seat)) for seat in range(3)]
    for seat in range(3):
        watcher.note(seat, state.options(seat)[0])
        state.choose(seat, state.options(seat)[0])
    watcher.end()
    assert watcher.seconds == seconds(max(sizes))
    assert watcher.decisions == 3


def test_a_question_with_one_answer_takes_a_moment_only():
    assert seconds(1) == NO_CHOICE < seconds(2) < seconds(100)


# ── Use ──


def test_every_thing_of_an_answer_is_counted_and_offers_once_a_question():
    seating = check_plan(SimulationPlan("quick-grand-prix(calendar=monza)", ("random",), games=2, workers=1))
    uses = watch_batch(seating, 0, 2).uses
    speeds = {what: use for (kind, what), use in uses.items() if kind == "speeds"}
    questions = 2 * 2 * 6  # games, seats, sections
    assert speeds["drive pit"].offered == questions, "however many of the options have a stop in them"
    assert sum(use.taken for use in speeds.values()) >= questions
    assert all(0 <= use.taken <= use.offered for use in uses.values())
    assert all(use.wins <= use.users <= 4 for use in uses.values())
