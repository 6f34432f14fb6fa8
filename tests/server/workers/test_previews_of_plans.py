"""What several answers in a row lead to: the last is foreseen after the others, from the seat's view alone."""

import paddock
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.server.workers.tasks import after_answers, preview
from paddock.server.workers.view_bytes import view_to_bytes
from tests.games.great_race.scene import scene


def test_the_last_of_several_answers_is_foreseen_after_the_others():
    state = scene("fuel: 4\ntiles: C2=dunes C3=track")
    sent = view_to_bytes(view(state, 0))
    _, alone = preview(sent, "drive", "en")
    assert alone["foresees"] == "drive"
    lines, step = preview(sent, "drive", "en", ["go C2"])
    assert step["route"] == ["C1", "C2"]
    assert lines[0].startswith("Then 2 fuel")


def test_answers_that_are_not_offered_are_left_out_and_the_first_is_foreseen():
    state = scene("fuel: 4\ntiles: C2=dunes C3=track")
    sent = view_to_bytes(view(state, 0))
    assert preview(sent, "drive", "en", ["go F6"])[1]["foresees"] == "drive"
    assert preview(sent, "drive", "en", ["go C2"] * 50)[1]["foresees"] == "drive"
    assert preview(sent, "drive", "en", ["fly home"])[1]["foresees"] == "drive"


def test_nothing_is_foreseen_beyond_a_sealed_question():
    race = paddock.start("quick-grand-prix", seats=2, calendar="monaco", seed=7)
    while race.state.kind.name != "speeds":
        for seat in race.asked():
            race.play(race.default(seat), seat)
    race.play(race.default(1), 1)  # the next answer opens both
    mine = race.default(0)
    assert after_answers(race.view(0), [mine], Rng(1)) is None
    assert after_answers(race.view(0), [mine, mine], Rng(1)) is None
