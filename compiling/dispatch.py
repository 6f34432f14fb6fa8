"""The steps of a game's scripts, written out: instead of calling what a list holds, `play` calls each step by its name.

Into the copy of a game's `rules/sequence.py` that is compiled goes a class `WrittenRules` before `RULES`, which is then
made with it. Read the scripts in the source; what is generated only says the same once more.
"""

import ast

CLASS = "WrittenRules"

HEAD = '''
from paddock.core.game import MOST_STEPS
from paddock.core.state import State
from paddock.core.vecs import vec
from {module} import {state}
from mypy_extensions import i64


class {name}(Rules):
    """The steps of all scripts, written out by the build."""

    def play(self, state: State) -> None:
        assert isinstance(state, {state})
        left: i64 = MOST_STEPS
        while left > 0:
            left -= 1
            if state.asks >= 0:
                return
            frames = state.frames
            if len(frames) == 0:
                state.asked = vec[i64]()
                return
            script = frames[-3]
            place = frames[-2]
            frames[-2] = place + 1
'''

TAIL = """
        raise self.endless(state)


"""


def with_written_steps(source: str, scripts_source: str, module: str, state: str) -> str:
    """The module with its rules' steps written out; `scripts_source` is that of scripts.py, if there is one."""
    tree = ast.parse(source)
    made_of = _made_of(tree)
    order = _order(tree, ast.parse(scripts_source))
    lines = [HEAD.format(module=module, state=state, name=CLASS).rstrip("\n")]
    for number, script in enumerate(order):
        lines.append(f"            {'elif' if number else 'if'} script == {number}:  # {script}")
        for place, step in enumerate(made_of[script]):
            call = f"state.call({step})" if step in made_of else f"{step}(state)"
            lines.append(f"                {'elif' if place else 'if'} place == {place}:")
            lines.append(f"                    {call}")
        lines += ["                else:", "                    state.leave()"]
    text = "\n".join(lines) + TAIL
    made = next(line for line in source.split("\n") if line.startswith("RULES: Final = Rules("))
    return source.replace(made, text + made.replace("Rules(", f"{CLASS}("), 1)


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
