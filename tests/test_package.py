"""The package as it is installed."""

import subprocess
import sys
from importlib.metadata import distribution

import pytest

import paddock

SERVER = ("litestar", "prometheus_client", "uvicorn", "websockets")
WITHOUT = "import sys; sys.modules.update(dict.fromkeys({missing}, None)); sys.argv = {command}; {code}"
RUN = "from paddock.cli.main import main; main()"


def without(missing: tuple[str, ...], *command: str, code: str = RUN) -> subprocess.CompletedProcess[str]:
    """Run the command where some libraries are not installed."""
    program = WITHOUT.format(missing=missing, command=["paddock", *command], code=code)
    return subprocess.run([sys.executable, "-P", "-c", program], text=True, capture_output=True, check=False)


def test_the_package_has_a_version():
    assert paddock.__version__


def test_the_command_says_its_version():
    said = subprocess.check_output([sys.executable, "-m", "paddock", "--version"], text=True)
    assert said == f"paddock {paddock.__version__}\n"


def test_the_distribution_is_called_by_a_name_that_is_free():
    about = distribution("paddock-games")
    assert about.version == paddock.__version__
    assert about.metadata["License-Expression"] == "MIT"
    assert {"server", "envs", "cluster"} <= set(about.metadata.get_all("Provides-Extra") or [])
    assert not any("Project-URL" in key for key in about.metadata), "an address that does not exist"


@pytest.mark.parametrize("command", ["serve", "store check"])
def test_without_the_server_one_sentence_says_what_to_install(command: str):
    told = without(SERVER, *command.split())
    assert told.returncode == 2
    assert "the server needs litestar and prometheus_client" in told.stderr
    assert "pip install 'paddock-games[server]'" in told.stderr
    assert "Traceback" not in told.stderr


def test_without_any_extra_a_game_is_played_and_shown():
    extras = (*SERVER, "numpy", "gymnasium", "pettingzoo", "pyspiel", "ray")
    assert without(extras, "games").returncode == 0
    assert without(extras, "--help").returncode == 0
    told = without(extras, "simulate", "quick-grand-prix(calendar=monza)", "-n", "2", "--bots", "random,random")
    assert told.returncode == 0, told.stderr


def test_without_the_environments_one_sentence_says_what_to_install():
    code = "import paddock; paddock.envs.aec('quick-grand-prix')"
    told = without(("pettingzoo",), code=code)
    assert told.stderr.strip().endswith(
        "an environment needs pettingzoo, which is not installed; get it with: pip install 'paddock-games[envs]'"
    )
