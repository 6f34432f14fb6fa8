"""Write web/package-lock.json anew, without the addresses that npm would put into it.

The lock file names packages, versions and hashes; where they come from is the business of each machine's npm.
"""

import json
import subprocess
from typing import Any

from build_client import WEB, find_npm

ADDRESSES = ("resolved", "funding")


def main() -> None:
    subprocess.run([*find_npm(), "install", "--package-lock-only", "--ignore-scripts"], cwd=WEB, check=True)
    path = WEB / "package-lock.json"
    lock: dict[str, Any] = json.loads(path.read_text())
    for package in lock["packages"].values():
        for name in ADDRESSES:
            package.pop(name, None)
    text = json.dumps(lock, indent=2, ensure_ascii=False) + "\n"
    if "://" in text:
        raise SystemExit("package-lock.json still holds an address")
    path.write_text(text)


if __name__ == "__main__":
    main()
