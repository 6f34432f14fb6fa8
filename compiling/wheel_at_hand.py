"""Print the compiled wheel in a folder that fits this Python and was built from the present sources, if there is one.

    python compiling/wheel_at_hand.py dist

So a machine without a C compiler races on compiled rules too, when somebody has put a wheel there. A compiled wheel
carries the sources it was built from, so they can be compared.
"""

import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
COMPARED = (".py", ".toml", ".csv", ".ftl", ".md")
NOT_OURS = ("paddock/server/static/", "paddock/server/site/")
"""What is built, not written: it may be older."""


def at_hand(folder: Path) -> Path | None:
    """The first wheel that could be installed instead of these sources."""
    return next((wheel for wheel in sorted(folder.glob("paddock_games-*.whl")) if fits(wheel)), None)


def fits(wheel: Path) -> bool:
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_").rpartition("_")[2]
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    _, _, _, interpreter, *_, machine = wheel.stem.split("-")
    if interpreter != python or not machine.endswith(platform):
        return False
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("paddock/") and not name.startswith(NOT_OURS)]
        if not any(name.endswith(tuple(EXTENSION_SUFFIXES)) for name in archive.namelist()):
            return False
        theirs = {name: archive.read(name) for name in names if name.endswith(COMPARED)}
    return theirs == written()


def written() -> dict[str, bytes]:
    """Our sources, by their names in a wheel."""
    found = {path.relative_to(SOURCES).as_posix(): path for path in (SOURCES / "paddock").rglob("*") if path.is_file()}
    return {
        name: path.read_bytes()
        for name, path in found.items()
        if name.endswith(COMPARED) and not name.startswith(NOT_OURS) and "__pycache__" not in path.parts
    }


if __name__ == "__main__":
    found = at_hand(Path(sys.argv[1]))
    if found is None:
        sys.exit(1)
    print(found)
