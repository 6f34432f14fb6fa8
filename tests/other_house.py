"""Another version of the house: a copy of its package with something changed, in processes of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import paddock

PACKAGE = Path(paddock.__file__).parent


def copy_of_the_house(folder: Path, file: str = "", old: str = "", new: str = "") -> Path:
    """A folder with a copy of the package in which `old` in one file has become `new`."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(PACKAGE, folder / "paddock", ignore=left_out)
    if file:
        changed = folder / "paddock" / file
        text = changed.read_text(encoding="utf-8")
        assert text.count(old) >= 1, f"{file} has no {old!r}"
        changed.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def environment_of(folder: Path) -> dict[str, str]:
    """The environment in which `import paddock` finds the copy."""
    return os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def run_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command of the copy."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "paddock", *arguments],
        env=environment_of(folder),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
