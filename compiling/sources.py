"""The copy of the sources that is compiled: what the build writes into it."""

from pathlib import Path

from compiling.declared import flow_class, state_classes
from compiling.dispatch import with_written_rules
from compiling.events import with_listeners_asked
from compiling.kinds import kinds_of
from compiling.state_class import with_native_methods

VECS = """from typing import Final
from librt.vecs import append as append, extend as extend, pop as pop, remove as remove, vec as vec

COMPILED: Final = True
"""
"""In the place of the lists that stand in for rows of machine numbers."""


PLAIN = "\nif not COMPILED and not TYPE_CHECKING:\n"
"""From here to its end a module says what it is without a build (see `paddock.core.lists`)."""


def write_native_sources(src: Path, modules: list[str]) -> None:
    """Change the modules (paths below `src`) of a copy of the sources into what is compiled."""
    flow = flow_class(src)
    for module in modules:
        if "/rules/" in module:
            path = src / module
            path.write_text(with_listeners_asked(path.read_text(encoding="utf-8")), encoding="utf-8")
    for module in modules:
        path = src / module
        source = path.read_text(encoding="utf-8")
        if module == "paddock/core/vecs.py":
            path.write_text(VECS, encoding="utf-8")
        elif PLAIN in source:
            path.write_text(source.partition(PLAIN)[0], encoding="utf-8")
        elif path.name == "state.py":
            path.write_text(with_native_methods(source, flow), encoding="utf-8")
            _write_rules(src, path.parent, source)


def _write_rules(src: Path, rules: Path, state_source: str) -> None:
    """Write the steps and decisions of a game out, if its facts are machine numbers."""
    sequence = rules / "sequence.py"
    state = next((each for each in state_classes(state_source) if each.is_native), None)
    if state is None or not sequence.exists():
        return
    scripts = rules / "scripts.py"
    scripts_source = scripts.read_text(encoding="utf-8") if scripts.exists() else ""
    module = ".".join([*rules.relative_to(src).parts, "state"])
    source = sequence.read_text(encoding="utf-8")
    kinds = kinds_of(source, lambda chapter: next(rules.rglob(f"{chapter}.py")).read_text(encoding="utf-8"))
    engine = (src / "paddock/core/game.py").read_text(encoding="utf-8")
    written = with_written_rules(source, scripts_source, kinds, engine, module, state.name)
    sequence.write_text(written, encoding="utf-8")
