"""Taking answers back: at once up to the barrier, by consent past it."""

import threading

import pytest

from paddock.core.table import Table
from paddock.server.table import lengths
from tests.server.serving import Served, Visitor, play_any, reach_speeds


def until_kind(visitor: Visitor, kind: str, seats: list[int]) -> int:
    """Play first options until this is asked; who is asked then."""
    while True:
        table = visitor.until_table()
        waiting = table["waiting"]
        if waiting["kind"] == kind:
            return int(waiting["seats"][0])
        seat = next((seat for seat in waiting["seats"] if seat in seats), None)
        if seat is None:
            visitor.until("table")
            continue
        reply = visitor.play(visitor.question(seat)["options"][0]["action"], seat)
        visitor.reach(reply["version"])


def test_an_answer_is_taken_back_at_once_up_to_the_barrier(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = until_kind(both, "car-ahead", [0, 1])
        before, told = both.table["facts"], len(both.events)
        reply = both.play("ahead B", seat)
        both.reach(reply["version"])
        assert both.table["can_undo"] == [seat]
        assert len(both.events) > told
        reply = both.command("undo", seat=seat)
        assert reply["type"] == "done"
        both.reach(reply["version"])
        assert both.table["facts"] == before
        assert len(both.events) == told
        assert both.table["waiting"]["seats"] == [seat]


def test_past_the_barrier_the_other_humans_are_asked(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    with house.visit(game["game"], game["keys"]) as ann, house.visit(game["game"], friend["keys"]) as marek:
        players = {0: ann, 1: marek}
        first = ann.until_table()["waiting"]["seats"][0]
        one, other = players[first], players[1 - first]
        one.until_table()
        before = one.table["facts"]
        reply = one.play("discard", first)
        other.reach(reply["version"])
        reply = other.play("keep", 1 - first)
        one.reach(reply["version"])
        assert one.table["can_undo"] == []
        assert one.table["may_ask_undo"] == [first]
        assert one.command("undo", seat=first, id="please")["type"] == "done"
        asked = other.until_table(lambda table: table["undo_request"] is not None)["undo_request"]
        assert (asked["seat"], asked["waits_for"]) == (first, [1 - first])
        assert other.command("undo", seat=1 - first)["code"] == "not-allowed"
        assert other.command("consent", seat=1 - first, request=asked["number"], agree=True)["type"] == "done"
        one.until_table(lambda table: table["undo_request"] is None and table["waiting"]["seats"] == [first])
        assert one.table["facts"] == before
        # The same wish again is the one that was granted.
        assert one.command("undo", seat=first, id="please")["type"] == "done"
        other.until_table(lambda table: table["waiting"]["seats"] == [first])
        version = one.table["version"]
        play_both(ann, marek)
    proof = house.get(f"/api/games/{game['game']}/proof")
    assert proof["verified"]
    assert "taken back" in proof["sentence"]
    assert version < house.get(f"/api/games/{game['game']}/table")["version"]


def play_both(ann: Visitor, marek: Visitor) -> None:
    while True:
        table = ann.until_table()
        if table["info"]["status"] == "over":
            return
        seat = table["waiting"]["seats"][0]
        player = (ann, marek)[seat]
        player.reach(table["version"])
        reply = player.play(player.question(seat)["options"][0]["action"], seat)
        assert reply["type"] == "done", reply
        ann.reach(reply["version"])


def test_a_refusal_ends_the_plea_and_so_does_the_next_move(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        first = both.until_table()["waiting"]["seats"][0]
        both.reach(both.play("discard", first)["version"])
        second = both.table["waiting"]["seats"][0]
        both.reach(both.play("keep", second)["version"])
        both.command("undo", seat=first)
        number = both.until_table(lambda table: table["undo_request"])["undo_request"]["number"]
        both.command("consent", seat=second, request=number, agree=False)
        both.until_table(lambda table: table["undo_request"] is None)
        both.command("undo", seat=first)
        both.until_table(lambda table: table["undo_request"])
        seat = both.table["waiting"]["seats"][0]
        reply = both.play(both.question(seat)["options"][0]["action"], seat)
        assert both.reach(reply["version"])["undo_request"] is None
        stale = both.command("consent", seat=second, request=number + 1, agree=True)
        assert stale["code"] == "stale"


def test_bots_do_not_mind(house: Served):
    game = house.new_game("me", "bot")
    with house.visit(game["game"], game["keys"]) as ann:
        ann.until_table(lambda table: table["waiting"] and 0 in table["waiting"]["seats"])
        until_kind(ann, "speeds", [0])
        version = ann.table["version"]
        ann.reach(ann.play(ann.question()["options"][0]["action"])["version"])
        ann.until_table(lambda table: table["version"] >= version + 2 and 0 in table["waiting"]["seats"])
        section = ann.table["facts"]["section"]
        assert ann.table["may_ask_undo"] == [0]
        assert ann.command("undo", seat=0)["type"] == "done"
        ann.until_table(lambda table: table["facts"]["section"] < section and 0 in table["waiting"]["seats"])
        play_any(ann, [0])
    assert house.get(f"/api/games/{game['game']}/proof")["verified"]


def test_against_bots_the_same_dice_come_again_and_the_log_says_so(house: Served):
    game = house.new_game("me", "bot")
    with house.visit(game["game"], game["keys"]) as ann:
        before, after, again = drawn_twice(ann)
        assert again == after, "nobody looks for luckier dice"
        assert before != after
        note = ann.table["notes"][-1]
        assert (note["seat"], note["kind"]) == (0, "rewind")
        assert "same dice" in note["text"]
    with house.visit(game["game"], language="pl") as watcher:
        told = watcher.until_table()["notes"]
        assert [each["number"] for each in told] == [0], "a newcomer is told too"
        assert "będą te same" in told[0]["text"]


def test_in_a_practice_race_going_back_is_free_and_new_dice_come(house: Served):
    luck: set[bool] = set()
    for _ in range(6):
        game = house.new_game("me", "bot", practice=True)
        with house.visit(game["game"], game["keys"]) as ann:
            _, after, again = drawn_twice(ann)
            luck.add(again == after)
            assert ann.table["info"]["practice"]
            assert ann.table["notes"][-1]["kind"] == "take-back"
        if False in luck:
            break
    assert False in luck


def drawn_twice(ann: Visitor) -> tuple[str, str, str]:
    """Discard the first card, see what is dealt, go back and do the same again: her card before, after, and after the
    second time."""
    until_asked(ann)
    before = ann.table["facts"]["dealt"][0]
    ann.reach(ann.play("discard", 0)["version"])
    until_asked(ann)
    after = ann.table["facts"]["dealt"][0]
    ann.reach(ann.command("undo", seat=0)["version"])
    until_asked(ann)
    assert ann.table["facts"]["dealt"][0] == before
    ann.reach(ann.play("discard", 0)["version"])
    until_asked(ann)
    return before, after, ann.table["facts"]["dealt"][0]


@pytest.mark.parametrize("seats", [["me", "friend"], ["me", "hotseat"], ["me", "bot", "friend"], ["bot", "bot"]])
def test_a_practice_race_is_for_one_against_bots(house: Served, seats: list[str]):
    settings = [{"kind": seat, "level": "easy"} for seat in seats]
    wanted = {"title": "quick-grand-prix", "seats": settings, "practice": True}
    answered = house.ask("POST", "/api/games", wanted)
    assert answered.status == 400
    assert "practice" in answered.json["reason"]


def test_a_human_who_has_left_is_still_asked_and_so_is_nobody_else(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    with house.visit(game["game"], game["keys"]) as ann, house.visit(game["game"], friend["keys"]) as marek:
        players = {0: ann, 1: marek}
        first = ann.until_table()["waiting"]["seats"][0]
        one, gone = players[first], 1 - first
        one.until_table()
        version = one.play("discard", first)["version"]
        players[gone].reach(version)
        one.reach(players[gone].play("keep", gone)["version"])
        key = (game["keys"] + friend["keys"])[gone]
        house.post(f"/api/games/{game['game']}/leave", key)
        one.until_table(lambda table: table["info"]["seats"][gone]["left"])
        assert one.command("undo", seat=first)["type"] == "done"
        asked = one.until_table(lambda table: table["undo_request"])["undo_request"]
        assert asked["waits_for"] == [gone]
        assert one.table["notes"] == [] or one.table["notes"][-1]["kind"] == "bot-drives"


def test_whoever_asked_in_vain_is_told_by_whom(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        first = both.until_table()["waiting"]["seats"][0]
        both.reach(both.play("discard", first)["version"])
        second = both.table["waiting"]["seats"][0]
        both.reach(both.play("keep", second)["version"])
        both.command("undo", seat=first)
        number = both.until_table(lambda table: table["undo_request"])["undo_request"]["number"]
        both.command("consent", seat=second, request=number, agree=False)
        refused = both.until_table(lambda table: table["undo_refused"])["undo_refused"]
        assert refused == {"number": number, "seat": first, "by": second}
        seat = both.table["waiting"]["seats"][0]
        reply = both.play(both.question(seat)["options"][0]["action"], seat)
        assert both.reach(reply["version"])["undo_refused"] is None


def test_an_answer_that_was_taken_back_at_once_is_told_too(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = until_kind(both, "car-ahead", [0, 1])
        both.reach(both.play("ahead B", seat)["version"])
        assert both.table["notes"] == []
        both.reach(both.command("undo", seat=seat)["version"])
        (note,) = both.table["notes"]
        assert (note["kind"], note["seat"], note["version"]) == ("undo", seat, both.table["version"])


def test_what_cannot_be_taken_back_any_more_is_not_offered(house: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lengths, "MOST_TIMES", 1)
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = until_kind(both, "car-ahead", [0, 1])
        both.reach(both.play("ahead B", seat)["version"])
        assert both.table["can_undo"] == [seat]
        both.reach(both.command("undo", seat=seat)["version"])
        both.reach(both.play("ahead B", seat)["version"])
        assert both.table["can_undo"] == []
        assert seat not in both.table["may_ask_undo"]
        assert not any(question["can_undo"] for question in both.table["questions"])


def test_a_sealed_answer_is_changed_not_taken_back(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = until_kind(both, "speeds", [0, 1])
        both.reach(both.play(both.question(seat)["options"][0]["action"], seat)["version"])
        assert both.table["may_ask_undo"] == [1 - seat]
        refused = both.command("undo", seat=seat)
        assert (refused["type"], refused["code"]) == ("refused", "not-offered")
        assert "changed" in refused["reason"]


@pytest.mark.plain_only
def test_whether_an_answer_may_be_taken_back_is_asked_in_a_rule_thread(house: Served, monkeypatch: pytest.MonkeyPatch):
    """The event loop would wait for it, and so would everybody."""
    asked_in: list[str] = []
    may_take_back = Table.may_take_back

    def noted(table: Table, seat: int) -> bool:
        asked_in.append(threading.current_thread().name)
        return may_take_back(table, seat)

    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        both.until_table()
        monkeypatch.setattr(Table, "may_take_back", noted)
        assert both.command("undo", seat=0)["code"] == "not-offered"
    assert set(asked_in) == {"paddock-rules"}


def test_an_answer_is_taken_back_and_changed_only_so_often(house: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lengths, "MOST_TIMES", 3)
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = until_kind(both, "car-ahead", [0, 1])
        for _ in range(3):
            both.reach(both.play("ahead B", seat)["version"])
            both.reach(both.command("undo", seat=seat)["version"])
        both.reach(both.play("ahead B", seat)["version"])
        refused = both.command("undo", seat=seat)
        assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
        assert "so often" in refused["reason"]
        reach_speeds([(both, 0), (both, 1)])
        options = [option["action"] for option in both.question(0)["options"]]
        for number in range(4):  # the first is the answer, the others change it
            both.reach(both.play(options[number % 2], 0)["version"])
        refused = both.play(options[0], 0)
        assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
        play_any(both, [0, 1])
    assert house.get(f"/api/games/{game['game']}/proof")["verified"]


def test_bots_do_not_let_a_seat_go_back_for_ever(house: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lengths, "MOST_TIMES", 3)
    game = house.new_game("me", "bot")
    with house.visit(game["game"], game["keys"]) as ann:
        for _ in range(3):
            until_asked(ann)
            ann.reach(ann.play("discard", 0)["version"])
            until_asked(ann)
            ann.reach(ann.command("undo", seat=0)["version"])
        until_asked(ann)
        ann.reach(ann.play("discard", 0)["version"])
        until_asked(ann)
        assert ann.command("undo", seat=0)["code"] == "not-allowed"


def test_in_a_record_that_is_too_long_nothing_is_taken_back_but_play_goes_on(
    house: Served, monkeypatch: pytest.MonkeyPatch
):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = until_kind(both, "car-ahead", [0, 1])
        both.reach(both.play("ahead B", seat)["version"])
        monkeypatch.setattr(lengths, "MOST_LINES", both.table["version"])
        refused = both.command("undo", seat=seat)
        assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
        reach_speeds([(both, 0), (both, 1)])
        option = both.question(0)["options"][0]["action"]
        both.reach(both.play(option, 0)["version"])
        assert both.play(option, 0)["code"] == "not-allowed", "a sealed answer is not changed either"
        play_any(both, [0, 1])


def until_asked(visitor: Visitor) -> None:
    visitor.until_table(lambda table: table["waiting"] and 0 in table["waiting"]["seats"])
