"""Clocks: the server's own steady time, defaults when it is up, and nobody pays for downtime."""

import re
from pathlib import Path

import msgspec
import pytest

from paddock.games import title
from paddock.server.table.clocks import GameClock, check_clock, time_to_think
from paddock.store.rows import ClockRow
from tests.server.serving import Served, reach_speeds, served


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


def test_a_clock_waits_for_the_screen_but_not_for_ever(time: Time):
    clock = GameClock(now=time)
    clock.turn([0, 1], 30.0, asked_anew=True, showing=10.0)
    assert clock.next_end() == 40.0
    time.now += 4
    assert clock.shown(0)
    assert not clock.shown(0), "it is told once"
    time.now += 2
    clock.turn([0, 1], 30.0, asked_anew=False, showing=10.0)
    assert (clock.left(0), clock.left(1)) == (28.0, 30.0), "the other's screen is still busy"
    time.now += 14
    assert (clock.left(0), clock.left(1)) == (14.0, 20.0), "nobody can stop the clock by showing nothing"
    assert clock.next_end() == 14.0
    assert not clock.shown(1)


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
        (note,) = both.table["notes"]
        assert (note["kind"], note["seat"], note["version"]) == ("time-out", seat, version + 1)


def test_that_a_sealed_answer_was_the_default_is_told_when_all_are_opened(house: Served):
    game = house.new_game("me", "hotseat", clock={"kind": "bank", "seconds": 600})
    with house.visit(game["game"], game["keys"]) as both:
        reach_speeds([(both, 0), (both, 1)])
        version = both.table["version"]
        room = house.house.rooms[game["game"]]

        def run_out() -> None:
            room.clock = GameClock({0: 0.0, 1: 600.0})
            room.clock.turn([0, 1], None, asked_anew=False)
            house.house.alarms.set(room.id, room.clock)

        house.in_loop(run_out)
        both.until_table(lambda table: table["version"] > version)
        assert both.table["waiting"]["answered"] == [0]
        assert both.table["notes"] == [], "it would say what seat 0 has answered"
        reply = both.play(both.question(1)["options"][0]["action"], 1)
        both.reach(reply["version"])
        assert [note["kind"] for note in both.table["notes"]] == ["time-out"]


def test_who_drives_is_told_where_it_changes_and_after_a_restart_too(tmp_path: Path):
    with served(tmp_path) as house:
        game = house.new_game("me", "friend")
        friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
        key = friend["keys"][0]
        house.post(f"/api/games/{game['game']}/leave", key)
        with house.visit(game["game"], game["keys"]) as ann:
            while not ann.until_table()["notes"]:
                if ann.table["waiting"]["seats"] == [0]:
                    ann.reach(ann.play(ann.question(0)["options"][0]["action"], 0)["version"])
                else:
                    ann.until("table")
        house.post(f"/api/games/{game['game']}/reclaim", key)
        with house.visit(game["game"], game["keys"] + [key]) as both:
            while len(both.until_table()["notes"]) < 2:
                seat = both.table["waiting"]["seats"][0]
                both.reach(both.play(both.question(seat)["options"][0]["action"], seat)["version"])
    with served(tmp_path) as again, again.visit(game["game"]) as watcher:
        told = [(note["kind"], note["text"]) for note in watcher.until_table()["notes"]]
        assert told == [
            ("bot-drives", "From here on a bot drives for Marek."),
            ("drives-again", "Marek drives again."),
        ]


def test_the_house_takes_every_clock_that_its_form_offers():
    form = (Path(__file__).parents[3] / "web/src/lib/clocks.ts").read_text()
    offered = re.findall(r"(\w+): { seconds: (\d+), usual: (\d+), most: (\d+) }", form)
    assert {kind for kind, *_ in offered} == {"none", "move", "bank", "days"}
    for kind, seconds, usual, most in offered:
        for amount in (usual, most):
            check_clock(kind, int(seconds) * int(amount))


def test_what_a_clock_may_be_is_said_in_units_that_people_use(house: Served):
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {"title": "quick-grand-prix", "seats": seats, "clock": {"kind": "days", "seconds": 60 * 86400}}
    refused = house.ask("POST", "/api/games", wanted)
    assert refused.status == 400
    assert refused.json["reason"] == "a clock of the kind days takes 5 seconds to 30 days, not 60 days"


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


def test_the_clock_of_a_seat_runs_when_its_choices_are_shown(tmp_path: Path):
    with served(tmp_path, showing=600.0) as house:
        game = house.new_game("me", "hotseat", clock={"kind": "move", "seconds": 60})
        with house.visit(game["game"], game["keys"]) as both:
            table = both.until_table(lambda table: table["version"] > 0)
            seat = table["waiting"]["seats"][0]
            assert table["waiting"]["deadline"] - table["now"] > 600
            assert both.command("shown", seat=seat, version=table["version"] - 1)["type"] == "done"
            assert both.command("shown", seat=seat, version=table["version"])["type"] == "done"
            both.until_table(lambda table: table["waiting"]["deadline"] - table["now"] <= 60)
