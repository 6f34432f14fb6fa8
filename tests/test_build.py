"""How the package is built: nothing is left out in silence. (`make release` builds it and tries it out.)"""

import importlib.util
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.plain_only


def module(file: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(file).stem, ROOT / file)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Builds a package whose client or documentation fails to build; returns the warnings."""
    for name in ("PADDOCK_WITHOUT_CLIENT", "PADDOCK_WITHOUT_DOCS", "PADDOCK_COMPILE"):
        monkeypatch.delenv(name, raising=False)

    def run(fails: str, version: str = "standard", target: str = "wheel") -> list[str]:
        for script in ("web/build_client.py", "docsite/build_site.py"):
            file = tmp_path / script
            file.parent.mkdir(exist_ok=True)
            file.write_text(f"raise SystemExit({'no npm here'!r})" if script == fails else "")
        warnings: list[str] = []
        app = SimpleNamespace(display_warning=warnings.append)
        hook = module("hatch_build.py").CustomBuildHook(str(tmp_path), {}, None, None, str(tmp_path), target, app)
        hook.initialize(version, {})
        return warnings

    return run


@pytest.mark.parametrize("target", ["wheel", "sdist"])
@pytest.mark.parametrize(
    ("script", "unless"),
    [("web/build_client.py", "PADDOCK_WITHOUT_CLIENT=1"), ("docsite/build_site.py", "PADDOCK_WITHOUT_DOCS=1")],
)
def test_a_build_that_lacks_something_fails_and_says_what_and_how(build: Any, script: str, unless: str, target: str):
    with pytest.raises(SystemExit, match=unless):
        build(script, target=target)


def test_unless_it_is_meant(build: Any, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PADDOCK_WITHOUT_CLIENT", "1")
    assert len(build("web/build_client.py")) == 1
    monkeypatch.setenv("PADDOCK_WITHOUT_DOCS", "1")
    assert build("docsite/build_site.py") == []


def test_an_editable_install_goes_on_and_warns(build: Any):
    assert "without the client" in build("web/build_client.py", version="editable")[0]
    assert build("docsite/build_site.py", version="editable") == []


# ── A compiled wheel at hand ──


def wheel(folder: Path, tag: str, **changes: bytes) -> Path:
    """A wheel of the present sources, with a compiled module, and with some files changed."""
    written = module("compiling/wheel_at_hand.py").written()
    file = folder / f"paddock_games-1.0.0-{tag}.whl"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(f"paddock__mypyc{EXTENSION_SUFFIXES[0]}", b"")
        for name, content in {**written, **changes}.items():
            archive.writestr(name, content)
    return file


def own_tag() -> str:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def test_a_wheel_of_the_present_sources_is_taken(tmp_path: Path):
    at_hand = module("compiling/wheel_at_hand.py").at_hand
    assert at_hand(tmp_path) is None
    wheel(tmp_path, "cp39-cp39-" + own_tag().rpartition("-")[2])
    wheel(tmp_path, "py3-none-any")
    assert at_hand(tmp_path) is None
    fitting = wheel(tmp_path, own_tag())
    assert at_hand(tmp_path) == fitting


def test_a_wheel_of_other_sources_is_not(tmp_path: Path):
    wheel(tmp_path, own_tag(), **{"paddock/core/rng.py": b"# another one"})
    assert module("compiling/wheel_at_hand.py").at_hand(tmp_path) is None
