"""Hints: what the house would play, told to whoever asks and marked in the log for everybody; none where it counts."""

from pathlib import Path

from tests.server.serving import Served, served


def test_a_hint_is_an_offered_answer_and_the_log_says_that_it_was_asked(tmp_path: Path):
    with served(tmp_path) as house:
        created = house.new_game("me", "bot")
        key = created["keys"][0]
        with house.visit(created["game"], [key]) as player, house.visit(created["game"]) as watcher:
            options = [option["action"] for option in player.question(0)["options"]]
            hint = player.command("hint", seat=0)
            assert hint["type"] == "hint", hint
            assert hint["action"] in options
            assert hint["label"]
            assert any("chance to win" in line for line in hint["lines"])
            assert any(line.startswith("Next best") for line in hint["lines"])
            assert not player.table["notes"]
            done = player.play(hint["action"])
            assert [note["kind"] for note in player.reach(done["version"])["notes"]] == ["hint"]
            assert [note["kind"] for note in watcher.reach(done["version"])["notes"]] == ["hint"]
            second = player.question(0)["options"][0]["action"]
            assert len(player.reach(player.play(second)["version"])["notes"]) == 1


def test_nobody_gets_a_hint_for_a_seat_that_is_not_theirs_or_not_asked(tmp_path: Path):
    with served(tmp_path) as house:
        created = house.new_game("me", "friend")
        house.post(f"/api/games/{created['game']}/join", {"name": "Bob"})
        with house.visit(created["game"], created["keys"]) as player:
            table = player.until_table(lambda table: table["waiting"])
            assert player.command("hint", seat=1)["code"] == "not-allowed"
            if 0 not in table["waiting"]["seats"]:
                assert player.command("hint", seat=0)["code"] == "not-allowed"


def cup(house: Served) -> str:
    made = house.post(
        "/api/seasons",
        {
            "name": "Cup",
            "title": "quick-grand-prix",
            "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "Robo", "level": "easy"}],
            "rounds": [{"calendar": ["monaco"]}],
        },
    )
    return str(made["season"]) + " " + str(made["secret"])


def test_there_are_no_hints_in_a_race_that_counts(tmp_path: Path):
    with served(tmp_path) as house:
        season, secret = cup(house).split()
        race = house.post(f"/api/seasons/{season}/race", {"secret": secret})
        with house.visit(race["game"], race["keys"]) as player:
            player.question(race["keys"][0]["seat"])
            refused = player.command("hint", seat=race["keys"][0]["seat"])
            assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
            assert "championship" in refused["reason"]
