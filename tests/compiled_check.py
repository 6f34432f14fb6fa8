"""A pytest plugin for `make test-compiled`: refuses to run against anything but the compiled package.

Without it a wheel that came out pure, or a stray src/ on the path, would make the compiled tests pass for nothing.
"""

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def pytest_sessionstart() -> None:
    if os.environ.get("PADDOCK_EXPECT_COMPILED") != "1":
        return
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["paddock"]["compiled"]
    for path in sorted(path for pattern in patterns for path in ROOT.glob(pattern)):
        check_compiled(path)


def check_compiled(path: Path) -> None:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    name = ".".join(parts).removesuffix(".__init__")
    file = importlib.import_module(name).__file__ or ""
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(f"{name} should be compiled but was imported from {file}")
    if Path(file).is_relative_to(ROOT / "src"):
        raise pytest.UsageError(f"{name} was imported from {file}: build products have no place in src/")
