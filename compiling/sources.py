"""The copy of the sources that is compiled: what the build writes into it."""

from pathlib import Path

from compiling.declared import flow_class, state_classes
from compiling.dispatch import with_written_steps
from compiling.state_class import with_native_methods

VECS = "from librt.vecs import append as append, extend as extend, pop as pop, remove as remove, vec as vec\n"
"""In the place of the lists that stand in for rows of machine numbers."""


def write_native_sources(src: Path, modules: list[str]) -> None:
    """Change the modules (paths below `src`) of a copy of the sources into what is compiled."""
    flow = flow_class(src)
    for module in modules:
        path = src / module
        source = path.read_text(encoding="utf-8")
        if module == "paddock/core/vecs.py":
            path.write_text(VECS, encoding="utf-8")
        elif path.name == "state.py":
            path.write_text(with_native_methods(source, flow), encoding="utf-8")
            _write_steps(src, path.parent, source)


def _write_steps(src: Path, rules: Path, state_source: str) -> None:
    """Write the steps of a game out, if its facts are machine numbers."""
    sequence = rules / "sequence.py"
    state = next((each for each in state_classes(state_source) if each.is_native), None)
    if state is None or not sequence.exists():
        return
    scripts = rules / "scripts.py"
    scripts_source = scripts.read_text(encoding="utf-8") if scripts.exists() else ""
    module = ".".join([*rules.relative_to(src).parts, "state"])
    source = sequence.read_text(encoding="utf-8")
    sequence.write_text(with_written_steps(source, scripts_source, module, state.name), encoding="utf-8")
