"""The package as it is installed."""

import subprocess
import sys

import paddock


def test_the_package_has_a_version():
    assert paddock.__version__


def test_the_command_says_its_version():
    said = subprocess.check_output([sys.executable, "-m", "paddock", "--version"], text=True)
    assert said == f"paddock {paddock.__version__}\n"
