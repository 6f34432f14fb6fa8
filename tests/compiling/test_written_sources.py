"""What the build writes: methods from declared facts, steps from scripts; both say what the source says."""

import ast
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from compiling.c_library import digest_of_headers, without_haste
from compiling.declared import state_classes
from compiling.dispatch import by_number, with_written_rules
from compiling.events import with_listeners_asked
from compiling.kinds import Kind, kinds_of
from compiling.sources import write_native_sources
from compiling.state_class import with_native_methods
from paddock.core.title import Title
from paddock.games import titles

pytestmark = pytest.mark.plain_only

SEQUENCES = sorted(Path("src/paddock/games").glob("*/rules/sequence.py"))

FLOW = state_classes("class State:\n    events: None\n    asks: Annotated[vec[i64], fact()]\n")[0]

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
    rules_card: Annotated[vec[i64], fact(shared=True)]
    sleeve: Annotated[vec[vec[i64]], fact(per="seat", see=OWNER, pool="tyre", shared=True)]

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
        "twin = RaceState(self.game, False)",
        "twin.components = self.components",
        "twin.lap = self.lap",
        "twin.place = self.place[:]",
        "twin.hand = hiding.copied(self.hand)",
        "twin.asks = self.asks[:]",
    ):
        assert line in written


def test_a_copy_shares_what_is_never_changed_in_place():
    written = method("copy").splitlines()
    assert "    twin.rules_card = self.rules_card" in written
    assert "    twin.sleeve = self.sleeve" in written


def test_what_copies_share_is_hidden_and_dealt_in_a_table_of_its_own():
    hiding, dealing = method("hide"), method("deal_unseen")
    own = "self.sleeve = hiding.copied(self.sleeve)"
    assert hiding.index(own) < hiding.index("hiding.hide_other_rows(self.sleeve, seat)")
    assert dealing.index(own) < dealing.index("hiding.deal_rows(self.sleeve, unseen_0, rng)")


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
    assert [name for name in ("lap", "place", "pile", "hand", "wear", "fuel", "asks") if name in written] == [
        "lap", "place", "pile", "hand", "wear", "fuel", "asks",
    ]  # fmt: skip


def test_secrets_are_hidden_and_nothing_else():
    lines = method("hide").splitlines()[1:]
    assert [line.strip() for line in lines] == [
        "of_fuel = vec[i64]([of_car(self, index) for index in range(len(self.fuel))])",
        "self.sleeve = hiding.copied(self.sleeve)",
        "hiding.hide_row(self.pile)",
        "hiding.hide_other_rows(self.hand, seat)",
        "hiding.hide_entries(self.fuel, of_fuel, seat)",
        "hiding.hide_other_rows(self.sleeve, seat)",
    ]


def test_unseen_cards_are_dealt_to_all_places_of_their_pool():
    written = method("deal_unseen")
    assert "self.pile = hiding.rest(self.pile, unseen_0" in written, "a pile without order gets what the others leave"
    assert "hiding.deal_rows(self.hand, unseen_0, rng)" in written
    assert "hiding.sort_rows(self.hand)" in written
    assert "self.wear" not in written


def test_the_facts_stand_where_they_were_asked_for():
    assert "facts_of(RaceState)" not in with_native_methods(STATE, FLOW)
    assert "(fact(start=1)).called('lap', 'i64')" in with_native_methods(STATE, FLOW)


def test_a_game_that_keeps_lists_gets_no_methods():
    listed = STATE.replace('vec[i64], fact(per="car", start=NONE)', 'list[int], fact(per="car", start=NONE)')
    assert "def copy" not in with_native_methods(listed, FLOW)


def test_what_stands_in_where_nothing_is_compiled_is_not_compiled(tmp_path: Path):
    house = tmp_path / "src"
    shutil.copytree("src/paddock/core", house / "paddock/core")
    write_native_sources(house, ["paddock/core/vecs.py", "paddock/core/rows.py", "paddock/core/offer.py"])
    for name in ("rows", "offer"):
        assert "paddock.core.lists" in Path(f"src/paddock/core/{name}.py").read_text()
        assert "paddock.core.lists" not in (house / f"paddock/core/{name}.py").read_text()
    assert "from librt.vecs import" in (house / "paddock/core/vecs.py").read_text()


SEQUENCE = """
RACE.is_made_of(start.line_up, LAP, finish.award)
LAP.is_made_of(step(turn.drive, asks=[turn.SPEED]), next_lap)

RULES: Final = Rules(kinds=[], events=[], scripts=[RACE, LAP])
"""


RULES = """
class Rules:
    def answer(self, state: State, seat: i64, action: i64) -> None:
        kind.apply(state, seat, action)

    def play_at_random(self, state: State, rng: Rng, most: i64) -> i64:
        return kind.pick(state, seat, rng, sheet)
"""
KINDS = [
    Kind("turn.SPEED", "turn.ChooseSpeed", only_offers=True),
    Kind("turn.ROLL", "", only_offers=False),
    Kind("turn.DRAW", "turn.Draw", only_offers=False),
]


def written(sequence: str, scripts: str = "") -> str:
    made = with_written_rules(sequence, scripts, KINDS, RULES, "house.race.state", "RaceState")
    return ast.unparse(ast.parse(made))


def test_every_step_is_called_by_its_name_and_the_end_leaves():
    play = written(SEQUENCE)
    order = ["start.line_up(race)", "race.call(LAP)", "finish.award(race)", "turn.drive(race)", "next_lap(race)"]
    assert sorted(order, key=play.index) == order
    assert play.count("race.leave()") == 2
    assert "RULES: Final = WrittenRules(" in play


def test_scripts_may_be_listed_in_scripts_py():
    listed = SEQUENCE.replace("scripts=[RACE, LAP]", "scripts=SCRIPTS")
    scripts = "SCRIPTS: Final[list[Script]] = [LAP, RACE]"
    made = with_written_rules(listed, scripts, KINDS, RULES, "house.race.state", "RaceState")
    assert made.index("if script < 1:") < made.index("# LAP") < made.index("# RACE")


def test_each_step_is_found_by_its_place():
    """By halves: five steps and the end of a script, each for its own place and no other."""
    names = ["a", "b", "c", "d", "e", "leave"]
    lines = by_number("place", [[f"found = {name!r}"] for name in names])
    for place, name in enumerate(names):
        scope: dict[str, object] = {"place": place}
        exec("\n".join(lines), scope)
        assert scope["found"] == name


TELLING = """
def drive(state: RaceState) -> None:
    state.lap += 1
    if state.lap > 3:
        state.emit(
            DRIVES,
            state.lap,
        )
    told = state.emit
    state.tell(0, SEES, state.lap)
"""


def test_nothing_of_an_event_is_looked_up_while_nobody_listens():
    made = with_listeners_asked(TELLING)
    assert ast.unparse(ast.parse(made)).count("if state.events is not None:\n") == 2

    class Deaf:
        events = None
        lap = 3

    scope: dict[str, Any] = {"RaceState": Deaf}  # DRIVES and SEES are no names here: whoever looks them up fails
    exec(made.replace("    told = state.emit\n", ""), scope)
    scope["drive"](Deaf())

    heard: list[object] = []

    class Heard(Deaf):
        events = heard

        def emit(self, *told: object) -> None:
            heard.append(told)

        def tell(self, *told: object) -> None:
            heard.append(told)

    scope |= {"DRIVES": "drives", "SEES": "sees"}
    scope["drive"](Heard())
    assert heard == [("drives", 4), (0, "sees", 4)]


def test_what_is_told_only_reads():
    """It is not looked up while nobody listens, so it must change nothing."""
    changing = re.compile(r"\b(put|append|extend|pop|remove|without_place|drop_last|add_three|draw|take|leave)\(")
    for path in Path("src/paddock/games").rglob("rules/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("emit", "tell")
            ):
                told = ", ".join(ast.unparse(argument) for argument in node.args)
                assert ":=" not in told, f"{path}:{node.lineno}"
                assert not changing.search(told), f"{path}:{node.lineno}: {told}"


def test_what_runs_once_is_compiled_as_it_stands(tmp_path: Path):
    source = tmp_path / "__native_house.c"
    source.write_text("char CPyDef_house_____top_level__(void) {\n}\nchar CPyDef_house___drive(PyObject *state) {\n}\n")
    without_haste(tmp_path)
    assert "\nRUNS_ONCE char CPyDef_house_____top_level__(void) {" in source.read_text()
    assert source.read_text().count("RUNS_ONCE char") == 1


def test_where_headers_lie_does_not_matter_but_what_stands_in_them_does(tmp_path: Path):
    for folder, text in (("one", "int lap;"), ("other", "int lap;"), ("third", "long lap;")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "race.h").write_text(text)
    digests = [digest_of_headers([str(tmp_path / folder)]) for folder in ("one", "other", "third")]
    assert digests[0] == digests[1]
    assert digests[0] != digests[2]


def test_a_kind_is_called_straight_in_its_class_where_the_source_says_which():
    made = written(SEQUENCE)
    assert "assert isinstance(kind_0, turn.ChooseSpeed)" in made
    assert "kind_0.offer(state, seat, sheet)" in made
    assert "kind_0.pick" not in made
    assert "kind_1.apply(state, seat, action)" in made


def test_a_kind_that_picks_in_its_own_way_is_asked_to():
    assert "return kind_2.pick(state, seat, rng, sheet)" in written(SEQUENCE)
    chapter = """
class Draw(ChanceKind[RaceState]):
    def offer(self, state, seat, offer): ...
class DrawFast(Draw):
    pass
class Roll(ChanceKind[RaceState]):
    def offer(self, state, seat, offer): ...
    def pick(self, state, seat, rng, sheet): ...
DRAW: Final = Draw()
DRAW_FAST: Final = DrawFast()
ROLL: Final = Roll()
KINDS: Final = [DRAW, DRAW_FAST, ROLL]
"""
    kinds = kinds_of("RULES: Final = Rules(kinds=[*turn.KINDS], scripts=[])", lambda name: chapter)
    assert [(kind.class_name, kind.only_offers) for kind in kinds] == [
        ("turn.Draw", True),
        ("turn.DrawFast", False),
        ("turn.Roll", False),
    ]


def test_who_answers_calls_what_is_written_out():
    made = written(SEQUENCE)
    assert "self.apply(kind.id, state, seat, action)" in made
    assert "self.pick(kind.id, state, seat, rng, sheet)" in made
    assert "kind.pick(" not in made


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_the_kinds_of_a_game_are_read_from_its_sources_in_their_order(title: Title):
    kinds = title.game(title.fewest_seats).rules.kinds
    (sequence,) = [path for path in SEQUENCES if path.parts[-3] == title.id.replace("-", "_")]
    found = kinds_of(sequence.read_text(), lambda chapter: next(sequence.parent.rglob(f"{chapter}.py")).read_text())
    assert [kind.class_name.rpartition(".")[2] for kind in found] == [type(kind).__name__ for kind in kinds]
