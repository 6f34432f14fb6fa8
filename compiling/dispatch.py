"""The steps of a game's scripts and its decisions, written out: each is called by its name, not out of a list.

Into the copy of a game's `rules/sequence.py` that is compiled goes a class `WrittenRules` before `RULES`, which is then
made with it. Read scripts and kinds in the source; what is generated only says the same once more.
"""

import ast
from collections.abc import Callable

from compiling.kinds import Kind

CLASS = "WrittenRules"

HEAD = '''
from paddock.core.game import MOST_STEPS
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.vecs import vec
from {module} import {state}
from mypy_extensions import i64


class {name}(Rules):
    """Steps and decisions, written out by the build."""

    def play(self, state: State) -> None:
        assert isinstance(state, {state})
        race: {state} = state  # of this class once and for all: `state` would be asked for its class at every use
        left: i64 = MOST_STEPS
        while left > 0:
            left -= 1
            if race.asks >= 0:
                return
            frames = race.frames
            if len(frames) == 0:
                race.asked = vec[i64]()
                return
            top: i64 = len(frames) - 3
            script = frames[top]
            place = frames[top + 1]
            frames[top + 1] = place + 1
'''

TAIL = """
        raise self.endless(state)
"""

PICK = """
    def pick(self, kind: i64, state: State, seat: i64, rng: Rng, sheet: Offer) -> i64:
        assert isinstance(state, {state})
"""
APPLY = """
    def apply(self, kind: i64, state: State, seat: i64, action: i64) -> None:
        assert isinstance(state, {state})
"""

COPIED = ("answer", "play_at_random")
"""Methods of `paddock.core.game.Rules` that are taken over, with the two methods above in the place of the kinds'."""


def with_written_rules(
    source: str, scripts_source: str, kinds: list[Kind], rules_source: str, module: str, state: str
) -> str:
    """The module with its rules written out. `scripts_source` is that of scripts.py, if there is one; `rules_source`
    that of the module where the class `Rules` is written."""
    tree = ast.parse(source)
    text = HEAD.format(module=module, state=state, name=CLASS).rstrip("\n") + "\n"
    text += "\n".join(_steps(_made_of(tree), _order(tree, ast.parse(scripts_source)))) + TAIL
    text += PICK.format(state=state) + "\n".join(_by_kind(kinds, _picked))
    text += "\n"
    text += APPLY.format(state=state) + "\n".join(_by_kind(kinds, _applied))
    text += "\n\n" + "\n\n".join(_copied(name, rules_source) for name in COPIED) + "\n\n\n"
    made = next(line for line in source.split("\n") if line.startswith("RULES: Final = Rules("))
    return source.replace(made, text + made.replace("Rules(", f"{CLASS}("), 1)


def _steps(made_of: dict[str, list[str]], order: list[str]) -> list[str]:
    """For each script its steps, by their places; behind the last one it ends."""
    blocks = []
    for script in order:
        calls = [f"race.call({step})" if step in made_of else f"{step}(race)" for step in made_of[script]]
        steps = by_number("place", [[call] for call in [*calls, "race.leave()"]])
        blocks.append([f"# {script}", *steps])
    return [f"            {line}" for line in by_number("script", blocks)]


def _by_kind(kinds: list[Kind], does: Callable[[Kind, str], list[str]]) -> list[str]:
    """What is done for each kind, by its number. A kind is asked for its class first: then calls go straight there."""
    blocks = []
    for number, kind in enumerate(kinds):
        name = f"kind_{number}"
        asked = [f"assert isinstance({name}, {kind.class_name})"] if kind.class_name else []
        blocks.append([f"{name} = {kind.name}", *asked, *does(kind, name)])
    return [f"        {line}" for line in by_number("kind", blocks)]


def by_number(name: str, blocks: list[list[str]], first: int = 0) -> list[str]:
    """The lines that do the block of which this number is the place. By halves: of 30 blocks it takes five questions
    to find one."""
    if len(blocks) == 1:
        return blocks[0]
    half = len(blocks) // 2
    low, high = by_number(name, blocks[:half], first), by_number(name, blocks[half:], first + half)
    return [
        f"if {name} < {first + half}:",
        *(f"    {line}" for line in low),
        "else:",
        *(f"    {line}" for line in high),
    ]


def _applied(kind: Kind, name: str) -> list[str]:
    return [f"{name}.apply(state, seat, action)"]


def _picked(kind: Kind, name: str) -> list[str]:
    if kind.only_offers:
        return [f"{name}.offer(state, seat, sheet)", "return sheet.pick(rng)"]
    return [f"return {name}.pick(state, seat, rng, sheet)"]


def _copied(name: str, rules_source: str) -> str:
    """A method of `Rules`, as it stands there."""
    for node in ast.walk(ast.parse(rules_source)):
        if isinstance(node, ast.FunctionDef) and node.name == name and node.end_lineno:
            text = "\n".join(rules_source.split("\n")[node.lineno - 1 : node.end_lineno])
            return text.replace("kind.pick(", "self.pick(kind.id, ").replace("kind.apply(", "self.apply(kind.id, ")
    raise ValueError(f"Rules should have a method {name}")


def _made_of(tree: ast.Module) -> dict[str, list[str]]:
    """The steps of each script, by the names the module has for them."""
    found: dict[str, list[str]] = {}
    for each in tree.body:
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call):
            call = each.value
            if isinstance(call.func, ast.Attribute) and call.func.attr == "is_made_of":
                found[ast.unparse(call.func.value)] = [_step(step) for step in call.args]
    return found


def _step(written: ast.expr) -> str:
    """`step(draft.deal, asks=[…])` and `draft.deal` are both the step `draft.deal`."""
    return ast.unparse(written.args[0] if isinstance(written, ast.Call) else written)


def _order(tree: ast.Module, scripts: ast.Module) -> list[str]:
    """The scripts in the order of their numbers: a list in `Rules(scripts=…)`, or the list of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Rules":
            listed: ast.expr | None = next(word.value for word in node.keywords if word.arg == "scripts")
            if isinstance(listed, ast.Name):
                listed = _assigned(listed.id, scripts) or _assigned(listed.id, tree)
            if isinstance(listed, ast.List):
                return [ast.unparse(each) for each in listed.elts]
    raise ValueError("sequence.py should make RULES by Rules(…, scripts=[…])")


def _assigned(name: str, tree: ast.Module) -> ast.expr | None:
    for each in tree.body:
        if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == name:
            return each.value
    return None
