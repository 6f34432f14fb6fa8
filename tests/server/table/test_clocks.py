"""Clocks: the server's own steady time, defaults when it is up, and nobody pays for downtime."""

from pathlib import Path

import msgspec
import pytest

from paddock.games import title
from paddock.server.table.clocks import GameClock, time_to_think
from paddock.store.rows import ClockRow
from tests.server.serving import Served, served


class Time:
    """A monotonic clock that the test moves on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def test_only_who_thinks_pays(time: Time):
    clock = GameClock({0: 60.0, 1: 60.0}, time)
    clock.turn([0], None, asked_anew=True)
    time.now += 10
    clock.turn([1], None, asked_anew=True)
    time.now += 5
    assert (clock.left(0), clock.left(1)) == (50.0, 55.0)
    assert clock.running == [1]


def test_a_clock_for_each_move_starts_anew_with_each_question(time: Time):
    clock = GameClock(now=time)
    clock.turn([0, 1], 30.0, asked_anew=True)
    time.now += 20
    clock.turn([1], 30.0, asked_anew=False)
    assert clock.left(1) == 10.0, "the other's sealed answer gives nobody more time"
    time.now += 5
    clock.turn([0], 30.0, asked_anew=True)
    assert clock.left(0) == 30.0


def test_an_interrupt_leaves_little_time():
    assert [time_to_think("move", 90, interrupt) for interrupt in (False, True)] == [90.0, 30.0]
    assert time_to_think("move", 10, interrupt=True) == 10.0, "never more than for a whole move"
    assert [time_to_think("days", 2 * 86400, interrupt) for interrupt in (False, True)] == [172800.0, 21600.0]
    assert time_to_think("bank", 600, interrupt=True) is None


def test_a_reaction_of_the_great_race_is_an_interrupt_and_a_plan_is_not():
    kinds = {kind.name: kind.interrupt for kind in title("great-race").game().rules.kinds}
    assert kinds["react"]
    assert not kinds["planning"]


def test_time_is_up_when_nothing_is_left(time: Time):
    clock = GameClock(now=time)
    clock.turn([0, 1], 30.0, asked_anew=True)
    assert clock.next_end() == 30.0
    time.now += 31
    assert clock.time_is_up() == [0, 1]
    assert clock.next_end() == 0.0


def test_downtime_is_nobodys_time(time: Time):
    clock = GameClock(now=time)
    clock.turn([0], 30.0, asked_anew=True)
    time.now += 10
    rows = clock.rows("game")
    assert rows == [ClockRow(game="game", seat=0, left=20.0, running=True)]
    time.now += 86400  # the server is down
    again = GameClock.stored(rows, time)
    assert again.left(0) == 20.0
    time.now += 5
    assert again.left(0) == 15.0


def test_a_copy_does_not_touch_the_original(time: Time):
    clock = GameClock({0: 60.0}, time)
    clock.turn([0], None, asked_anew=True)
    twin = clock.copy()
    twin.turn([], None, asked_anew=True)
    assert clock.running == [0]


def shorten(house: Served, game: str, put_away: bool = False) -> None:
    """Let the time of whoever thinks now be up at once."""
    room = house.house.rooms[game]

    def work() -> None:
        clock = GameClock(dict.fromkeys(room.clock.running, 0.0))
        clock.turn(room.clock.running, None, asked_anew=False)
        room.clock = clock
        house.house.alarms.set(game, clock)
        if put_away:
            house.house.put_away(room)

    house.in_loop(work)


def test_a_time_out_plays_the_default(house: Served):
    game = house.new_game("me", "hotseat", clock={"kind": "move", "seconds": 60})
    with house.visit(game["game"], game["keys"]) as both:
        seat = both.until_table()["waiting"]["seats"][0]
        default = both.question(seat)["default"]
        version = both.table["version"]
        assert 50 < both.table["waiting"]["deadline"] - both.table["now"] <= 60
        shorten(house, game["game"])
        both.until_table(lambda table: table["version"] > version)
        stored = house.store.load(game["game"])
        assert stored is not None
        line = stored.lines[version]
        assert (line.seat, line.text, line.by) == (seat, default, "clock")
        assert 50 < both.table["waiting"]["deadline"] - both.table["now"] <= 60, "the next seat has its full time"


def test_a_bank_is_shown_and_shrinks_only_for_who_thinks(house: Served):
    game = house.new_game("me", "hotseat", clock={"kind": "bank", "seconds": 600})
    with house.visit(game["game"], game["keys"]) as both:
        banks = both.until_table()["banks"]
        assert len(banks) == 2
        assert all(590 < bank <= 600 for bank in banks)


def test_without_a_clock_nothing_runs_out(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        assert both.until_table()["waiting"]["deadline"] == 0.0
        assert both.table["banks"] == []


def test_who_left_does_not_run_out_of_time(house: Served):
    game = house.new_game("me", "friend", clock={"kind": "days", "seconds": 86400})
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    house.post(f"/api/games/{game['game']}/leave", friend["keys"][0])
    with house.visit(game["game"], game["keys"]) as ann:
        ann.question(0)
        assert house.house.rooms[game["game"]].clock.running == [0]


def test_a_restart_gives_back_what_it_took(tmp_path: Path):
    with served(tmp_path) as first:
        game = first.new_game("me", "hotseat", clock={"kind": "days", "seconds": 86400})
        seat = first.house.rooms[game["game"]].clock.running[0]
        first.in_loop(lambda: first.house.rooms[game["game"]].clock._left.__setitem__(seat, 1000.0))
    with served(tmp_path) as second:
        assert list(second.house.alarms.clocks) == [game["game"]], "the clock runs though nobody has come yet"
        with second.visit(game["game"], game["keys"]) as both:
            table = both.until_table()
            assert 980 < table["waiting"]["deadline"] - table["now"] <= 1000


def test_clocks_of_rooms_that_were_put_away_run_on(house: Served):
    game = house.new_game("me", "hotseat", clock={"kind": "move", "seconds": 60})
    version = house.get(f"/api/games/{game['game']}/table")["version"]
    shorten(house, game["game"], put_away=True)
    with house.visit(game["game"], game["keys"]) as both:
        both.until_table(lambda table: table["version"] > version)


def test_rows_of_clocks_keep_no_deadline():
    assert set(msgspec.structs.asdict(ClockRow(game="g", seat=0, left=1.0, running=True))) == {
        "game",
        "seat",
        "left",
        "running",
    }
