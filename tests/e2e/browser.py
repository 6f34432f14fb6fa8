"""A Chromium for the tests in a real browser: the machine's own, or one that can be had without root.

    python -m tests.e2e.browser     finds one or gets one, and prints where it is

As root Debian's package is installed; otherwise the npm package @sparticuz/chromium (x86-64) is unpacked into .tools.
Playwright's own browsers are not used: they come from a host that many machines cannot reach.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OWN = ROOT / ".tools" / "chromium"
"""Where the one without root is kept; `path` in it says where its program is."""
PACKAGE = "@sparticuz/chromium@153.0.0"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

ARGUMENTS = [
    "--no-sandbox",  # root has no sandbox; the pages are our own
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

HOW = """No Chromium was found for the tests in a real browser. One of these helps:
    as root       apt-get install chromium
    without root  python -m tests.e2e.browser   (needs npm, x86-64)
    or set        PADDOCK_CHROMIUM=/path/to/chromium
"""


def find() -> str | None:
    """The program, if there is one."""
    wanted = os.environ.get("PADDOCK_CHROMIUM")
    if wanted:
        return wanted
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    note = OWN / "path"
    if found is None and note.is_file() and Path(note.read_text()).is_file():
        return note.read_text()
    return found


def get() -> str:
    """Find one, or install one."""
    if find() is None:
        if os.geteuid() == 0 and shutil.which("apt-get"):
            _from_debian()
        else:
            _from_npm()
    found = find()
    if found is None:
        sys.exit(HOW)
    return found


def _from_debian() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing Chromium …", file=sys.stderr)
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)


def _from_npm() -> None:
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        return
    print("Fetching Chromium …", file=sys.stderr)
    OWN.mkdir(parents=True, exist_ok=True)
    (OWN / "package.json").write_text('{"private": true, "type": "module"}\n')
    subprocess.run([npm, "install", "--no-audit", "--no-fund", PACKAGE], cwd=OWN, check=False)
    # It unpacks into the folder for temporary files, which must last as long as the note about it.
    script = "import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath())"
    environment = {**os.environ, "TMPDIR": str(OWN)}
    command = [node, "--input-type=module", "-e", script]
    done = subprocess.run(command, cwd=OWN, env=environment, check=False, capture_output=True, text=True)
    if done.returncode == 0 and Path(done.stdout).is_file():
        (OWN / "path").write_text(done.stdout)


if __name__ == "__main__":
    print(get())
