"""How far a drive can go: what the preview says, against what the rules allow when everything is tried."""

import pytest

from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.cities import SAIL
from paddock.games.great_race.rules.driving import GO
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.show.drives import Drive
from paddock.games.great_race.show.reach import Reach
from tests.games.great_race.scene import play, scene

TILES = [
    *("track", "track", "track", "dunes", "dunes", "rocky-pass", "rocky-pass", "soft-ground"),
    *("river-ford", "river-ford", "flash-flood", "wild-animals", "wild-animals", "rockfall", "rockfall"),
]
CARDS = ["ranger", "jerrycan", "jerrycan", "caravan", "transport"]
AROUND = ["B2", "C2", "D2", "E2", "D1", "E1", "B3", "C3", "D3", "E3", "B4", "D4", "E4", "B5", "C5", "D5", "F5"]


def reached(state: GreatState) -> set[str]:
    return {state.components.chart.names[space] for space in Reach(state, 0).spaces()}


def tried(state: GreatState) -> set[str]:
    """Every space but its own where the vehicle can come to stand in one drive, by trying every answer."""
    chart = state.components.chart
    play(state, "drive")
    found: set[int] = set()
    seen: set[str] = set()
    left = [state]
    while left:
        here = left.pop()
        found.add(here.space[0])
        if here.kind.name not in ("choose-way", "settle-cost", "halt-or-follow"):
            continue
        for action in here.options(0):
            if GO.has(action):
                space = GO.first(action)
                if here.tiles[space] == NONE and chart.kind[space] != CITY:
                    continue  # not known
            after = here.copy()
            after.choose(0, action)
            assert isinstance(after, GreatState)
            if GO.has(action) or SAIL.has(action):
                found.add(after.space[0])
            facts = (after.space, after.entering, after.fuel, after.engine, after.chassis, after.escorts, after.steps)
            key = f"{facts} {after.hand[0]} {after.avoided} {after.asks} {after.driven}"
            if key not in seen:
                seen.add(key)
                left.append(after)
    return {chart.names[space] for space in found} - {chart.names[state.space[0]]}


def some(rng: Rng, words: list[str], count: int) -> list[str]:
    """So many of the words, each at most once, in any order."""
    order = list(range(len(words)))
    rng.shuffle(order)
    return [words[number] for number in order[:count]]


def random_scene(rng: Rng) -> str:
    laid = dict(zip(some(rng, AROUND, 13), some(rng, TILES, 13), strict=True))
    start = ["C1", "E5", "A5", next(iter(laid))][rng.below(4)]
    facts = {
        "fuel": 1 + rng.below(6),
        "engine": 1 + rng.below(4),
        "chassis": rng.below(4),
        "tiles": " ".join(f"{space}={tile}" for space, tile in laid.items()),
        "hand": " ".join(some(rng, CARDS, rng.below(4))) or "-",
        "space": start,
        "plan": f"0-1-{rng.below(3)}-0",
        "cash": 20 * rng.below(6),
    }
    return "\n".join(f"{name}: {value}" for name, value in facts.items())


@pytest.mark.rule("GR-38", "GR-45", "GR-46", "GR-47")
def test_the_preview_reaches_exactly_what_the_rules_let_a_drive_reach():
    rng = Rng(11)
    compared = 0
    for _ in range(60):
        text = random_scene(rng)
        state = scene(text)
        if "drive" in [state.game.actions.text(code) for code in state.options(0)]:
            assert reached(state) == tried(scene(text)), text
            compared += 1
    assert compared > 40


@pytest.mark.rule("GR-46")
def test_the_preview_stops_where_the_vehicle_breaks_down():
    state = scene("engine: 2\nchassis: 0\nplan: 0-1-0-0\ntiles: C2=rocky-pass C3=track")
    assert reached(state) == {"C2"}, "the last two points go on the pass"
    sound = scene("engine: 2\nchassis: 1\nplan: 0-1-0-0\ntiles: C2=rocky-pass C3=track")
    assert reached(sound) == {"C2", "C3"}


@pytest.mark.rule("GR-33", "GR-65", "GR-71", "GR-75", "G-35")
def test_the_preview_counts_on_escorts_cards_and_lines():
    danger = "engine: 2\nchassis: 0\ntiles: C2=wild-animals B2=track\nplan: 0-1-"
    assert reached(scene(danger + "0-0")) == {"C2"}, "whose danger stops the vehicle"
    assert reached(scene(danger + "1-0")) == {"C2", "B2"}
    assert reached(scene(danger + "0-0\nhand: ranger")) == {"C2", "B2"}
    assert reached(scene("fuel: 1\ntiles: D1=track E1=track\nhand: jerrycan")) == {"D1", "E1"}
    assert reached(scene("tiles: D1=river-ford E1=track")) == {"D1"}
    assert reached(scene("tiles: D1=river-ford E1=track\nhand: caravan")) == {"D1", "E1"}
    assert reached(scene("space: A5\ncash: 50")) == {"D6"}
    assert reached(scene("space: A5\ncash: 40")) == set()
    assert reached(scene("space: A5\ncash: 0\nhand: transport")) == {"D6"}


def driven(text: str, space: str) -> tuple[GreatState, Drive]:
    """The drive to a space, as it is foreseen, and a race in which its answers have been given."""
    state = scene(text)
    found = Reach(state, 0)
    world = state.copy()
    assert isinstance(world, GreatState)
    drive = Drive(world, 0, found.best_way(state.game.domains["space"].index(space)))
    play(state, "drive", *drive.answers)
    return state, drive


@pytest.mark.rule("GR-37", "GR-45")
def test_the_answers_of_a_drive_pay_their_way_and_end_it_there():
    state, drive = driven("engine: 4\nchassis: 4\ntiles: C2=rocky-pass C3=track", "C3")
    assert drive.answers == ["go C2", "pay 1", "go C3", "halt"]
    assert (state.engine[0], state.chassis[0]) == (drive.engine, drive.chassis) == (3, 3), "paid evenly"
    assert state.components.chart.names[state.space[0]] == "C3"
    assert state.kind.name == "act", "and the drive is over"


@pytest.mark.rule("GR-33", "GR-65", "GR-71", "GR-75")
def test_a_drive_takes_along_what_it_needs_and_nothing_else():
    _, drive = driven("fuel: 1\ntiles: D1=track E1=track\nhand: jerrycan", "E1")
    assert drive.answers == ["go D1", "play jerrycan", "go E1", "halt"]
    assert drive.cans == 1
    _, short = driven("fuel: 1\ntiles: D1=track E1=track\nhand: jerrycan", "D1")
    assert (short.answers, short.cans) == (["go D1", "halt"], 0)
    _, drive = driven("tiles: D1=river-ford E1=track\nhand: caravan", "E1")
    assert "play caravan" in drive.answers


def test_the_answers_of_every_drive_lead_to_where_it_was_foreseen():
    """Whatever lies around and is in the hand: every answer is offered when its question comes."""
    rng = Rng(5)
    driven = 0
    for _ in range(40):
        text = random_scene(rng)
        state = scene(text)
        if "drive" not in [state.game.actions.text(code) for code in state.options(0)]:
            continue
        found = Reach(state, 0)
        for space in found.spaces():
            world, real = state.copy(), state.copy()
            assert isinstance(world, GreatState)
            assert isinstance(real, GreatState)
            way = found.best_way(space)
            drive = Drive(world, 0, way)
            for answer in ["drive", *drive.answers]:
                code = real.game.actions.parse(answer).code
                assert code in real.options(0), f"{text}: {answer} of {drive.answers}"
                real.choose(0, code)
            assert real.space[0] == space, text
            driven += 1
            if real.components.chart.kind[space] != CITY:
                assert real.engine[0] + real.chassis[0] == way.points, text
                assert (real.engine[0], real.chassis[0]) == (drive.engine, drive.chassis), text
    assert driven > 100
