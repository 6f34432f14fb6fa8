"""The package as it is installed."""

import subprocess
import sys

import paddock


def test_the_package_has_a_version():
    assert paddock.__version__


def test_the_command_says_its_version():
    run = subprocess.run([sys.executable, "-m", "paddock", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout == f"paddock {paddock.__version__}\n"
