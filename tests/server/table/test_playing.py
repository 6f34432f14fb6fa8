"""A table over the websocket: what is asked, what is answered, what everybody sees."""

import pytest

from tests.server.serving import Served, play_any, reach_speeds


def test_a_whole_race_between_two_browsers_by_link(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    with house.visit(game["game"], game["keys"]) as ann, house.visit(game["game"], friend["keys"]) as marek:
        while True:
            ann.until_table()
            marek.until_table()
            if ann.table["info"]["status"] == "over":
                break
            for visitor, seat in ((ann, 0), (marek, 1)):
                waiting = visitor.table["waiting"]
                if waiting and seat in waiting["seats"]:
                    reply = visitor.play(visitor.question(seat)["options"][0]["action"], seat)
                    assert reply["type"] == "done", reply
            top = max(ann.table["version"], marek.table["version"])
            top = max(top, house.get(f"/api/games/{game['game']}/table")["version"])
            ann.reach(top)
            marek.reach(top)
        assert ann.table["info"]["result"] == marek.until_table()["info"]["result"] != ""
        assert [row["place"] for row in ann.table["tower"]] == [1, 2, 3, 4]


def test_a_race_against_bots(house: Served):
    game = house.new_game("me", "bot", "bot")
    with house.visit(game["game"], game["keys"]) as ann:
        play_any(ann, [0])
        assert ann.table["waiting"] is None
        assert ann.events[-1]["kind"] in ("wins-title", "shares-title")
        assert [event["number"] for event in ann.events] == list(range(len(ann.events)))


def test_a_question_says_what_is_asked_and_each_option_what_it_does(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = both.until_table()["waiting"]["seats"][0]
        question = both.question(seat)
        assert question["kind"] == "first-card"
        assert question["rule"] == "QGP-12"
        assert question["prompt"].startswith("First card:")
        assert [option["action"] for option in question["options"]][:2] == ["keep", "discard"]
        assert question["options"][2]["verb"] == "swap"
        assert question["options"][2]["values"] == {"card": both.table["facts"]["middle"][0]}
        assert all(option["label"] for option in question["options"])
        assert question["default"] in [option["action"] for option in question["options"]]


def test_an_action_that_is_not_offered_is_refused_with_its_rule_and_the_table_follows(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = both.until_table()["waiting"]["seats"][0]
        missing = next(f"S{n}" for n in range(1, 10) if f"S{n}" not in both.table["facts"]["middle"])
        reply = both.play(f"swap {missing}", seat)
        assert (reply["type"], reply["code"], reply["rule"]) == ("refused", "not-offered", "QGP-12")
        assert both.until("table")["version"] == both.table["version"]
        reply = both.play("keep", 1 - seat)
        assert reply["code"] == "not-offered"
        assert "must answer first" in reply["reason"]
        assert both.play("fly S1", seat)["code"] == "malformed"


def test_why_not_is_answered_in_words(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        seat = both.until_table()["waiting"]["seats"][0]
        offered = both.command("why", seat=seat, action="keep")
        assert (offered["type"], offered["offered"]) == ("answer", True)
        other = both.command("why", seat=seat, action="stay")
        assert not other["offered"]
        assert other["rule"] == "QGP-12"
        assert other["reason"]


def test_a_seat_is_not_played_by_somebody_else(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    with house.visit(game["game"], friend["keys"]) as marek:
        marek.until_table()
        assert marek.play("keep", 0)["code"] == "not-allowed"
    with house.visit(game["game"]) as watcher:
        watcher.until_table()
        assert watcher.play("keep", 0)["code"] == "not-allowed"


def test_the_answer_to_a_sealed_question_may_be_changed_and_others_see_only_that_it_is_in(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    with house.visit(game["game"], game["keys"]) as ann, house.visit(game["game"], friend["keys"]) as marek:
        reach_speeds([(ann, 0), (marek, 1)])
        options = [option["action"] for option in ann.question(0)["options"]]
        version = ann.table["version"]
        assert ann.play(options[0])["type"] == "done"
        ann.until_table(lambda table: table["version"] > version)
        own = next(q for q in ann.table["questions"] if q["seat"] == 0)
        assert own["answered"] == options[0]
        assert ann.play(options[1])["type"] == "done"
        seen = marek.until_table(lambda table: table["version"] == version + 1)
        assert seen["waiting"]["answered"] == [0]
        assert not any(options[0] in text or options[1] in text for text in marek.texts)
        # Marek chose before he was told that Ann has answered: his question has not changed by that.
        reply = marek.play(marek.question(1)["options"][0]["action"], 1, version=version)
        assert reply["type"] == "done"
        done = ann.until_table(lambda table: table["version"] >= version + 3)
        drives = [event for event in done["events"] if event["kind"] in ("drives", "pits")]
        assert len(drives) == 4


def test_nobody_can_tell_that_somebody_has_changed_a_sealed_answer(house: Served):
    """Neither a message nor a number gives it away, in whichever way one looks; and nobody's own answers suffer."""
    game = house.new_game("me", "friend", "friend")
    path = f"/api/games/{game['game']}"
    keys = [game["keys"], *(house.post(f"{path}/join", {"name": name})["keys"] for name in ("Bea", "Cai"))]
    with (
        house.visit(game["game"], keys[0]) as ann,
        house.visit(game["game"], keys[1]) as bea,
        house.visit(game["game"], keys[2]) as cai,
        house.visit(game["game"]) as watcher,
    ):
        reach_speeds([(ann, 0), (bea, 1), (cai, 2)])
        version = watcher.reach(ann.table["version"])["version"]
        options = [option["action"] for option in ann.question(0)["options"]]
        for number in range(4):
            assert ann.play(options[number])["version"] == version + 1 + number
            ann.reach(version + 1 + number)
        for other in (bea, cai, watcher):
            other.reach(version + 1)
            with pytest.raises(TimeoutError):
                other.read(timeout=0.3)
            assert other.table["version"] == version + 1
        bearer = f"Bearer {keys[1][0]['secret']}"
        assert house.get(f"{path}/table?seat=1", authorization=bearer)["version"] == version + 1
        frames = house.get(f"{path}/replay?seat=1", authorization=bearer)["frames"]
        assert frames[-1]["version"] == version + 1
        # Bea answers, and changes her mind too; to her that is the next version and the one after.
        choices = [option["action"] for option in bea.question(1)["options"]]
        for number in range(2):
            assert bea.play(choices[number], 1)["version"] == version + 2 + number
            bea.reach(version + 2 + number)
        assert ann.reach(version + 5)["version"] == version + 5
        assert cai.reach(version + 2)["version"] == version + 2
        assert cai.play(cai.question(2)["options"][0]["action"], 2)["type"] == "done"
        tops = [each.until_table(lambda table: table["waiting"]["answered"] == [])["version"] for each in (ann, cai)]
        assert tops[0] == tops[1]


def test_a_hot_seat_browser_sees_what_everybody_sees_and_each_hand_behind_its_curtain(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        table = both.until_table()
        assert table["facts"]["dealt"] == ["?", "?"]
        first, second = table["seat_facts"]["0"]["dealt"], table["seat_facts"]["1"]["dealt"]
        assert first[0] != "?" == first[1]
        assert second[1] != "?" == second[0]
        private = [event for event in both.events if event["seat"] >= 0]
        assert {event["seat"] for event in private} == {0, 1}


def test_a_spectator_sees_no_hand_and_no_private_event(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"]) as watcher:
        table = watcher.until_table()
        assert table["facts"]["dealt"] == ["?", "?"]
        assert table["seat_facts"] == {}
        assert table["questions"] == []
        assert all(event["seat"] == -1 for event in watcher.events)


def test_a_game_without_spectators_lets_nobody_watch(house: Served):
    game = house.new_game("me", "hotseat", spectators=False)
    with house.visit(game["game"]) as watcher:
        closing = watcher.read()
        assert closing["type"] == "closing"
        assert watcher.is_cut()
    assert house.ask("GET", f"/api/games/{game['game']}/table").status == 403


def test_a_preview_says_what_may_come_of_an_option(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as both:
        reach_speeds([(both, 0), (both, 1)])
        seat = both.table["waiting"]["seats"][0]
        option = both.question(seat)["options"][0]["action"]
        shown = both.command("preview", seat=seat, action=option)
        assert shown["type"] == "preview"
        assert set(shown["facts"]["cars"]) == {f"{('red', 'green')[seat]}-{letter}" for letter in "ab"}
        assert len(shown["lines"]) == 2
        mine = shown["facts"]["cars"]
        order = shown["facts"]["order"]
        assert sorted(order) == ["green-a", "green-b", "red-a", "red-b"]
        assert sorted(mine, key=order.index) == sorted(mine, key=lambda car: mine[car]["place"])
        assert both.command("preview", seat=seat, action="keep")["type"] == "refused"


def test_who_comes_back_gets_the_events_since_then_and_none_twice(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as first:
        seat = first.until_table()["waiting"]["seats"][0]
        version = first.table["version"]
        first.play("keep", seat)
        first.until_table(lambda table: table["version"] > version)
        everything = list(first.events)
    with house.visit(game["game"], game["keys"], version=version) as again:
        again.events = [event for event in everything if event["version"] <= version]
        table = again.until_table()
        assert table["first_event"] == len(everything) - len(table["events"])
        assert again.events == everything


def test_what_was_long_ago_is_told_page_by_page_and_to_nobody_who_may_not_know(
    house: Served, monkeypatch: pytest.MonkeyPatch
):
    game = house.new_game("me", "bot")
    with house.visit(game["game"], game["keys"]) as first:
        play_any(first, [0])
        everything = list(first.events)
    monkeypatch.setattr("paddock.server.wire.seen_table.LATEST_EVENTS", 20)
    for keys, known in ((game["keys"], everything), ([], None)):
        with house.visit(game["game"], keys) as late:
            late.until_table()
            assert len(late.events) == 20 < late.events[0]["number"]
            while late.events[0]["number"]:
                answer = late.command("earlier", before=late.events[0]["number"])
                assert 0 < len(answer["events"]) <= 20
                late.events[:0] = answer["events"]
            assert [event["number"] for event in late.events] == list(range(len(late.events)))
            if known is not None:
                assert late.events == known
            else:
                assert all(event["seat"] < 0 for event in late.events)
            assert late.command("earlier", before=0)["events"] == []


def test_chat_is_kept_for_those_who_come_later_and_said_once(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"], game["keys"]) as ann:
        ann.until_table()
        assert ann.command("say", seat=0, text="  Good   luck! ", id="x")["type"] == "done"
        assert ann.command("say", seat=0, text="Good luck!", id="x")["type"] == "done"
        assert ann.command("say", seat=0, text=" ")["type"] == "refused"
        assert ann.command("say", seat=0, text="a" * 501)["type"] == "refused"
    with house.visit(game["game"]) as watcher:
        assert [line["text"] for line in watcher.until("chat")["lines"]] == ["Good luck!"]


def test_everybody_sees_who_is_here(house: Served):
    game = house.new_game("me", "friend")
    friend = house.post(f"/api/games/{game['game']}/join", {"name": "Marek"})
    with house.visit(game["game"], game["keys"]) as ann:
        ann.until_table(lambda table: [seat["here"] for seat in table["info"]["seats"]] == [True, False])
        with house.visit(game["game"], friend["keys"]), house.visit(game["game"]):
            ann.until_table(lambda table: [seat["here"] for seat in table["info"]["seats"]] == [True, True])
            ann.until_table(lambda table: table["info"]["watching"] == 1)
        ann.until_table(lambda table: [seat["here"] for seat in table["info"]["seats"]] == [True, False])


def test_a_ping_is_answered_with_the_servers_time(house: Served):
    game = house.new_game("me", "hotseat")
    with house.visit(game["game"]) as watcher:
        pong = watcher.command("ping")
        assert pong["type"] == "pong"
        assert abs(pong["now"] - watcher.until_table()["now"]) < 60
