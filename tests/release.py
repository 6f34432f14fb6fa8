"""Try out what `make release` has built: each file is installed into an empty environment, where neither a compiler nor
Node.js is on the path, and has to play a race, serve a house and pass the tests that fit.

    python -m tests.release .tools/bin/uv dist

Nothing is imported from the sources; this file needs the standard library alone.
"""

import json
import os
import re
import runpy
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSIDE = ["server/static/index.html", "server/site/index.html", "py.typed", "texts/pl.ftl", "track/tiles.toml"]
"""Files of the package that every wheel must hold."""
TESTS = ["tests/test_front_door.py", "tests/core", "tests/games/quick_grand_prix", "tests/conformance/test_golden.py"]
TEST_TOOLS = ["pytest", "pytest-timeout", "hypothesis"]
PATIENCE = 120.0

RACE = """
import paddock
from paddock.core.rng import Rng
race = paddock.start("quick-grand-prix(seats=3, calendar=monza)", seed=1)
bot, rng = paddock.bot("medium"), Rng(1)
while not race.over:
    for seat in race.asked():
        race.play(bot.choose(race.view(seat), rng), seat)
print("race run,", paddock.verify(race).dice, "draws proved")
"""
HOW = "from paddock.core.vecs import COMPILED; print('compiled' if COMPILED else 'plain')"


class Environment:
    """An empty environment, and a path on which nothing else lies."""

    def __init__(self, uv: Path, folder: Path) -> None:
        self.uv = uv
        self.folder = folder
        self.path = {name: value for name, value in os.environ.items() if not name.startswith(("PADDOCK_", "PYTHON"))}
        self.path["PATH"] = str(folder / "bin")
        self.run(str(uv), "venv", "--quiet", "--python", sys.executable, str(folder))
        for program in ("cc", "gcc", "clang", "node", "npm"):
            assert shutil.which(program, path=self.path["PATH"]) is None

    def run(self, *command: str, cwd: Path | None = None) -> str:
        done = subprocess.run(command, env=self.path, cwd=cwd, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)[:300]} failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        return done.stdout

    def install(self, *what: str) -> None:
        self.run(str(self.uv), "pip", "install", "--quiet", "--python", str(self.folder / "bin" / "python"), *what)

    def python(self, *arguments: str, cwd: Path | None = None) -> str:
        return self.run(str(self.folder / "bin" / "python"), *arguments, cwd=cwd).strip()


def main() -> None:
    uv, dist = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    built = sorted([*dist.glob("*.whl"), *dist.glob("*.tar.gz")])
    forms = [form_of(file) for file in built]
    if sorted(forms) != ["compiled", "plain", "source"]:
        raise SystemExit(
            f"a source distribution, a compiled wheel and a pure one would be right, not {', '.join(forms)}"
        )
    for file, form in zip(built, forms, strict=True):
        began = time.monotonic()
        said = check(uv, file.resolve(), form)
        print(f"{file.name}  {file.stat().st_size / 1e6:.1f} MB  {said}, {time.monotonic() - began:.0f} s", flush=True)


def form_of(file: Path) -> str:
    return "source" if file.suffix == ".gz" else "plain" if file.stem.endswith("-none-any") else "compiled"


def check(uv: Path, file: Path, form: str) -> str:
    """Install and try it out; a line that says what was seen."""
    if form != "source":
        look_inside(file, form)
    with tempfile.TemporaryDirectory(prefix="paddock-release-") as folder:
        place = Environment(uv, Path(folder) / "env")
        place.install("--require-hashes", "-r", str(ROOT / "requirements.lock"))
        place.install("--no-deps", str(file))
        how = place.python("-c", HOW)
        assert how == ("compiled" if form == "compiled" else "plain"), f"{file.name} runs {how} rules"
        race = place.python("-c", RACE)
        served = serve(place, Path(folder) / "data")
        tests = run_tests(place, Path(folder) / "tree", form)
    return f"{how} rules; {race}; {served}; {tests}"


def look_inside(wheel: Path, form: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    missing = [name for name in INSIDE if f"paddock/{name}" not in names]
    if missing:
        raise SystemExit(f"{wheel.name} lacks {', '.join(missing)}")
    assert any(name.endswith((".so", ".pyd")) for name in names) == (form == "compiled")
    assert not [name for name in names if name.startswith(("tests/", "web/")) or "node_modules" in name]


def serve(place: Environment, data: Path) -> str:
    """Open the house, look at its pages, and let a bot play a race by HTTP."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    house = f"http://127.0.0.1:{port}"
    command = [str(place.folder / "bin" / "paddock"), "serve", "--no-browser", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(command, env=place.path, stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(f"{house}/ready")
            page = get(f"{house}/")
            script = re.search(r'<script type="module"[^>]*src="([^"]+)"', page)
            assert script is not None, "the client is not built"
            assert len(get(house + script[1])) > 10_000
            assert "Write a game" in get(f"{house}/docs/write-a-game/"), "the documentation is not built"
            seats = [{"kind": "bot", "level": "easy"}, {"kind": "friend"}]
            wanted = {"title": "quick-grand-prix", "seats": seats, "options": {"calendar": ["monaco"]}}
            bot = runpy.run_path(str(ROOT / "docs" / "examples" / "http_bot.py"))
            game = bot["call"](f"{house}/api/games", wanted)["game"]
            result = bot["play"](f"{house}/game/{game}")["info"]["result"]
        finally:
            server.terminate()
            server.wait(30)
    return f"served, a race played by HTTP: {json.dumps(result)[:60]}"


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            get(address)
            return
        except (urllib.error.URLError, OSError):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def run_tests(place: Environment, tree: Path, form: str) -> str:
    """The tests that need nothing but the package, on a copy without the sources."""
    place.install("--constraint", str(ROOT / "requirements-dev.lock"), *TEST_TOOLS)
    shutil.copytree(ROOT / "tests", tree / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", tree / "pyproject.toml")
    chosen = "not plain_only and not slow"
    said = place.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", chosen, *TESTS, cwd=tree)
    return re.sub(r"\s+", " ", said.splitlines()[-1])


if __name__ == "__main__":
    main()
