"""What `paddock texts check` shows: a line for each part of the house, and beneath it what is missing or wrong."""

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.terminal.console import OUT
from paddock.cli.texts.parts import compare_all
from paddock.core.errors import BadOption
from paddock.core.languages import languages
from paddock.core.translation import Comparison

FIRST = 5
"""How many texts of each kind are named if not all are wanted."""


def show(language: str, web: Path, all_of_them: bool) -> int:
    """Print how far the language has come; returns the exit code."""
    if language not in languages():
        raise BadOption(
            f"{language!r} is not in texts/languages.toml, which lists {', '.join(languages())}; "
            "docs/languages.md says how to add a language"
        )
    found = list(compare_all(language, web))
    OUT.print(_table(found))
    for comparison in found:
        _print_faults(comparison, None if all_of_them else FIRST)
    done, texts = sum(each.done for each in found), sum(each.texts for each in found)
    OUT.print()
    OUT.print(f"{language}: {done:,} of {texts:,} texts, {100 * done // texts} %", style="head")
    if not any(each.part == "browser" for each in found):
        OUT.print(f"The browser's words were not looked at: there are none in {web}.", style="quiet", soft_wrap=True)
    return 0 if all(each.is_complete for each in found) else 1


def _table(found: list[Comparison]) -> Grid:
    grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("part", no_wrap=True)
    for heading in ("texts", "missing", "extra", "wrong"):
        grid.add_column(heading, justify="right")
    for each in found:
        figures = [len(each.missing), len(each.extra), len(each.wrong)]
        grid.add_row(each.part, str(each.texts), *(Text(str(n), "wrong") if n else Text("–") for n in figures))
    return grid


def _print_faults(found: Comparison, most: int | None) -> None:
    for heading, names in (("missing", found.missing), ("extra", found.extra), ("wrong", found.wrong)):
        if names:
            OUT.print()
            OUT.print(f"{found.part}, {heading}:", style="head")
            for name in names[:most]:
                OUT.print(f"  {name}", markup=False, soft_wrap=True)
            if most is not None and len(names) > most:
                OUT.print(f"  … and {len(names) - most} more; --all names them", style="quiet")
