"""A pytest plugin for `make test-compiled`: refuses to run against anything but the compiled package.

Without it a wheel that came out pure, or a stray src/ on the path, would let the compiled tests pass in vain.
"""

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def pytest_report_header() -> str | None:
    if os.environ.get("PADDOCK_EXPECT_COMPILED") != "1":
        return None
    names = modules_to_be_compiled()
    for name in names:
        check_compiled(name)
    return f"paddock: compiled, {len(names)} modules checked"


def modules_to_be_compiled() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["paddock"]["compiled"]
    paths = sorted({path.relative_to(ROOT / "src") for pattern in patterns for path in ROOT.glob(pattern)})
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]


def check_compiled(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(f"{name} should be compiled but was imported from {file}")
    if Path(file).is_relative_to(ROOT / "src"):
        raise pytest.UsageError(f"{name} was imported from {file}: build products have no place in src/")
