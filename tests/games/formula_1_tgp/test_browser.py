"""What the browser is given: components, the tower, previews with odds."""

import json
from math import isclose

import msgspec

from paddock.core.message import Message
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.turn import begin_turn
from paddock.games.formula_1_tgp.show.browser import chapter, components, tower
from paddock.games.formula_1_tgp.show.preview import preview
from tests.games.formula_1_tgp.scene import car, changed, give, move, play, scene, stop


def foreseen(state: TgpState, seat: int, action: str) -> tuple[list[Message], dict[str, object]]:
    found = preview(view(state, seat), seat, state.game.actions.parse(action).code, Rng(1))
    assert found is not None
    return found[0], msgspec.to_builtins(found[1])


def test_components_name_everything_that_is_drawn():
    found = msgspec.to_builtins(components(TITLE))
    json.dumps(found)
    assert [circuit["id"] for circuit in found["circuits"]] == ["barcelona", "monaco", "spa", "monza"]
    for circuit in found["circuits"]:
        assert len(circuit["outline"]) > 8
        assert all(0 < corner["at"] < 1 for corner in circuit["corners"])
    steps = [step for facility in found["facilities"] for step in facility["steps"]]
    known = {step["id"] for step in steps} | {facility["id"] for facility in found["facilities"]}
    assert len(steps) == 16
    assert all(step["parent"] in known for step in steps)
    assert len(found["cars"]) == 8
    assert len({car["livery"]["pattern"] for car in found["cars"]}) == 4


def test_components_of_a_game_have_its_calendar_cars_and_names():
    game = TITLE.game(2, calendar=("spa",), names="neutral")
    found = msgspec.to_builtins(components(TITLE, game))
    assert found["calendar"] == ["spa"]
    assert [car["id"] for car in found["cars"]] == ["red-1", "red-2", "green-1", "green-2"]
    assert "Piotr Kowal" in [driver["name"] for driver in found["drivers"]]


def test_the_tower_has_the_leader_first_with_gaps_tyres_and_who_is_out():
    state = scene("red raikkonen 9 soft 4\n green kubica 5 hard 0 wing 1\n green vettel 4")
    state = changed(state, status={state.game.domains["car"].slug(car(state, "vettel")): "retired"})
    rows = tower(view(state, 0))
    assert [(row["title"], row["gap"], row["marks"]) for row in rows[:2]] == [
        ("Kimi Räikkönen", "", ["soft", "rolled"]),
        ("Robert Kubica", "+4", ["hard", "damaged", "rolled"]),
    ]
    assert next(row["marks"] for row in rows if row["title"] == "Sebastian Vettel") == ["out"]


def test_the_odds_of_an_attack_are_those_of_the_die():
    state = scene("red raikkonen 0 fuel 2\n green kubica 1")
    state = changed(state, top="7 6")
    move(state, "raikkonen")
    messages, facts = foreseen(state, 0, "attack first")
    assert facts["need"] == 4
    assert isclose(float(str(facts["through"])), 0.5)
    assert facts["guarded"] is None
    assert [message.key for message in messages] == ["preview-attack", "preview-after-pass"]


def test_a_defender_who_may_hold_a_card_shows_in_the_odds():
    state = give(scene("red raikkonen 0 fuel 2\n green kubica 1"), "green", "lucky")
    state = changed(state, top="7 6")
    move(state, "raikkonen")
    messages, facts = foreseen(state, 0, "attack first")
    assert isclose(float(str(facts["guarded"])), 0.167)
    assert messages[0].key == "preview-attack-guarded"


def test_a_push_shows_the_road_and_a_stop_where_it_ends():
    state = move(scene("red raikkonen 0 fuel 2 speed 2\n green kubica 6"), "raikkonen")
    assert foreseen(state, 0, "push 0")[1] == {
        "foresees": "push",
        "car": "red-1",
        "spaces": 5,
        "free": 5,
        "attempts": 0,
    }
    assert foreseen(state, 0, "push 2")[1]["attempts"] == 2
    stopping = stop(scene("red raikkonen 20 fuel 2\n green kubica 16"), "raikkonen")
    before = stopping.place[:]
    facts = foreseen(stopping, 0, "stop")[1]
    assert (facts["place"], facts["gap"]) == (2, 3)
    assert stopping.place == before
    assert preview(view(stopping, 0), 0, stopping.game.actions.parse("stay-out").code, Rng(1)) is None


def test_a_service_says_whether_it_lasts_to_the_finish():
    worn = scene("red raikkonen 20 fuel 1 soft 2\n green kubica 60", turn=5)
    state = play(stop(changed(worn, used={"red-1": "soft"}), "raikkonen"), "stop")
    assert state.turns - state.turn == 3
    assert [message.key for message in foreseen(state, 0, "service 3 hard")[0]] == ["preview-fuel-enough"]
    short = [message.key for message in foreseen(state, 0, "service 2 soft")[0]]
    assert short == ["preview-fuel-short", "preview-one-compound"]


def test_the_replay_has_chapters_for_races_and_turns():
    state = scene("red raikkonen 0 fuel 2\n green kubica 6")
    begin_turn(state)
    assert state.events is not None
    assert chapter(state.events[-1]) == Message("chapter-turn", {"turn": 2})
