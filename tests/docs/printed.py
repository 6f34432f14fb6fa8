"""What the documentation prints from the code: sequences of play, arrows, where each concept of each game stands, and
tables of options, settings, commands, messages and pack files (tests/docs/printers).

A page marks the place with two comments, `<!-- printed: NAME -->` and `<!-- end -->`; what stands between them is
written by `python -m tests.docs.printed` (`make docs`) and compared by a test, so that it cannot grow old.
"""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

from paddock.core.script import Script, Step
from paddock.core.title import Title
from paddock.games import SHELF, titles
from tests.docs.printers import packs
from tests.docs.printers.commands import commands
from tests.docs.printers.messages import messages
from tests.docs.printers.options import options
from tests.docs.printers.settings import server_settings
from tests.docs.printers.tables import table

ROOT = Path(__file__).parents[2]
PAGES = (*sorted((ROOT / "docs").rglob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "README.md")
MARK = re.compile(r"(<!-- printed: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


# ── The sequences of play ──


def sequences() -> str:
    return "\n".join(f"### {title.name}\n\n```text\n{sequence(title)}```\n" for title in titles())


def sequence(title: Title) -> str:
    """Every script with its steps, what they ask and what they call."""
    return "".join(_script(script) for script in title.game().rules.scripts)


def _script(script: Script) -> str:
    counts = f", for each {script.argument}" if script.argument else ""
    steps = "".join(f"    {_step(step)}\n" for step in script.steps)
    return f"{script.name}{counts}\n{steps}"


def _step(step: Step) -> str:
    name = f"→ {step.name}" if step.script is not None else step.name
    remarks = []
    if step.asks:
        remarks.append("asks " + ", ".join(kind.name for kind in step.asks))
    if step.calls:
        remarks.append("calls " + ", ".join(script.name for script in step.calls))
    return f"{name:<28} {'; '.join(remarks)}".rstrip()


# ── The arrows ──


def arrows() -> str:
    """The layers that `make lint` checks, each above what it may import."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    rows = ["| contract | from the top down |", "|---|---|"]
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers":
            layers = [
                re.sub(r"[()]|paddock\.", "", layer).replace("|", "or").replace(" : ", ", ")
                for layer in contract["layers"]
            ]
            rows.append(f"| {contract['name']} | {' → '.join(layers)} |")
        else:
            banned = contract.get("forbidden_modules", [])
            rows.append(f"| {contract['name']} | never: {', '.join(banned)} |")
    return "\n".join(rows) + "\n"


# ── Where each concept of each game stands ──

CONCEPTS = {
    "what the house may ask of it": ["__init__.py"],
    "rules in our own words": ["rules.md"],
    "rulings": ["RULINGS.md"],
    "what is printed on the components": ["data/"],
    "constants": ["rules/terms.py"],
    "components of one game": ["rules/components.py", "rules/components/"],
    "facts": ["rules/state.py"],
    "sequence of play": ["rules/sequence.py"],
    "scripts that chapters call": ["rules/scripts.py"],
    "set-up, how the race stands": ["rules/game.py"],
    "checks of hand-written positions": ["rules/position.py"],
    "rule of thumb": ["bot/thumb.py", "bot/thumb/"],
    "search of its own": ["bot/search.py"],
    "what a state is worth": ["bot/worth.py"],
    "picture in the terminal": ["show/terminal.py", "show/terminal/"],
    "what the browser gets": ["show/browser.py", "show/browser/"],
    "preview of an action": ["show/preview.py"],
    "long prompts, labels and refusals": ["show/words.py", "show/words/"],
    "editor": ["show/editor.py", "show/editor/"],
}
"""What a reader may look for, and where in a game's folder it stands, if the game has it."""


def concepts() -> str:
    games = {title.name: Path("src/paddock/games") / SHELF[title.id].rpartition(".")[2] for title in titles()}
    rows = [f"| | {' | '.join(games)} |", f"|---|{'---|' * len(games)}"]
    for concept, places in CONCEPTS.items():
        found = []
        for folder in games.values():
            place = next((place for place in places if (ROOT / folder / place).exists()), "")
            found.append(f"[{place}]({_link(folder / place)})" if place else "–")
        rows.append(f"| {concept} | {' | '.join(found)} |")
    return "\n".join(rows) + "\n"


def versions() -> str:
    """The version of each game's rulebook."""
    return table(["game", "version of the rules"], [[title.name, str(title.rules_version)] for title in titles()])


def _link(path: Path) -> str:
    return f"../{path.as_posix()}"


PRINTERS: dict[str, Callable[[], str]] = {
    "sequences": sequences,
    "arrows": arrows,
    "concepts": concepts,
    "options": options,
    "settings": server_settings,
    "commands": commands,
    "messages": messages,
    "versions": versions,
    **packs.printers(),
}


def printed(page: str) -> str:
    """The page with everything printed anew."""
    return MARK.sub(lambda mark: f"{mark[1]}\n{PRINTERS[mark[2]]()}\n{mark[3]}", page)


def main() -> None:
    for path in PAGES:
        old = path.read_text(encoding="utf-8")
        new = printed(old)
        if new != old:
            path.write_text(new, encoding="utf-8")
            print(f"printed {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
