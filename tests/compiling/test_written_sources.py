"""What the build writes: methods from declared facts, steps from scripts; both say what the source says."""

import ast

import pytest

from compiling.declared import state_classes
from compiling.dispatch import with_written_steps
from compiling.state_class import with_native_methods

pytestmark = pytest.mark.plain_only

FLOW = state_classes("class State:\n    events: None\n    asked: Annotated[vec[i64], fact()]\n")[0]

STATE = '''
class RaceState(State):
    """A race."""

    components: Components
    lap: Annotated[i64, fact(start=1)]
    place: Annotated[vec[i64], fact(per="car", start=NONE)]
    pile: Annotated[vec[i64], deck("tyre", "tyre")]
    hand: Annotated[vec[vec[i64]], fact(per="seat", see=OWNER, pool="tyre", unordered=True)]
    wear: Annotated[vec[vec[i64]], fact(per=("kind", "car"))]
    fuel: Annotated[vec[i64], fact(per="car", see=OWNER, owner=of_car)]

    def leader(self) -> i64:
        return self.place[0]


FACTS: Final = facts_of(RaceState)
'''


def method(name: str) -> str:
    tree = ast.parse(with_native_methods(STATE, FLOW))
    (state,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    (found,) = [node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return ast.unparse(found)


def test_a_copy_takes_every_fact_and_shares_the_rest():
    written = method("copy")
    for line in (
        "twin.events = None",
        "twin.components = self.components",
        "twin.lap = self.lap",
        "twin.place = self.place[:]",
        "twin.hand = hiding.copied(self.hand)",
        "twin.asked = self.asked[:]",
    ):
        assert line in written


def test_facts_begin_as_declared():
    written = method("begin_facts")
    assert "self.lap = 1" in written
    assert "count_of_car: i64 = counts['car']" in written
    assert "self.place = vec[i64]([NONE] * count_of_car)" in written
    assert "self.pile = vec[i64]()" in written
    assert "self.hand = vec[vec[i64]]([vec[i64]() for at in range(count_of_seat)])" in written
    assert "self.wear = vec[vec[i64]]([vec[i64]([0] * count_of_car) for at in range(count_of_kind)])" in written


def test_equal_means_equal_in_every_fact():
    written = method("same")
    assert [name for name in ("lap", "place", "pile", "hand", "wear", "fuel", "asked") if name in written] == [
        "lap", "place", "pile", "hand", "wear", "fuel", "asked",
    ]  # fmt: skip


def test_secrets_are_hidden_and_nothing_else():
    lines = method("hide").splitlines()[1:]
    assert [line.strip() for line in lines] == [
        "of_fuel = vec[i64]([of_car(self, index) for index in range(len(self.fuel))])",
        "hiding.hide_row(self.pile)",
        "hiding.hide_other_rows(self.hand, seat)",
        "hiding.hide_entries(self.fuel, of_fuel, seat)",
    ]


def test_unseen_cards_are_dealt_to_all_places_of_their_pool():
    written = method("deal_unseen")
    assert "hiding.lay_rest(self.pile, unseen_0" in written, "a pile without order gets what the others leave"
    assert "hiding.deal_rows(self.hand, unseen_0, rng)" in written
    assert "hiding.sort_rows(self.hand)" in written
    assert "self.wear" not in written


def test_the_facts_stand_where_they_were_asked_for():
    assert "facts_of(RaceState)" not in with_native_methods(STATE, FLOW)
    assert "(fact(start=1)).called('lap', 'i64')" in with_native_methods(STATE, FLOW)


def test_a_game_that_keeps_lists_gets_no_methods():
    listed = STATE.replace('vec[i64], fact(per="car", start=NONE)', 'list[int], fact(per="car", start=NONE)')
    assert "def copy" not in with_native_methods(listed, FLOW)


SEQUENCE = """
RACE.is_made_of(start.line_up, LAP, finish.award)
LAP.is_made_of(step(turn.drive, asks=[turn.SPEED]), next_lap)

RULES: Final = Rules(kinds=[], events=[], scripts=[RACE, LAP])
"""


def test_every_step_is_called_by_its_name_and_the_end_leaves():
    written = with_written_steps(SEQUENCE, "", "house.race.state", "RaceState")
    play = ast.unparse(ast.parse(written))
    order = ["start.line_up(state)", "state.call(LAP)", "finish.award(state)", "turn.drive(state)", "next_lap(state)"]
    assert sorted(order, key=play.index) == order
    assert play.count("state.leave()") == 2
    assert "RULES: Final = WrittenRules(" in play


def test_scripts_may_be_listed_in_scripts_py():
    listed = SEQUENCE.replace("scripts=[RACE, LAP]", "scripts=SCRIPTS")
    written = with_written_steps(listed, "SCRIPTS: Final[list[Script]] = [LAP, RACE]", "house.race.state", "RaceState")
    assert "if script == 0:  # LAP" in written
