"""What hosts copy: the systemd unit, the compose file and the image. What cannot be run here is read."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from paddock.server.settings import LISTS, PREFIX, Settings, settings_from

UNIT = Path("deploy/paddock.service")
COMPOSE = yaml.safe_load(Path("deploy/compose.yaml").read_text(encoding="utf-8"))


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="this machine has no systemd-analyze (Debian: systemd)"
)
def test_the_unit_may_do_next_to_nothing():
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", str(UNIT)], capture_output=True, text=True, check=False
    )
    found = re.search(r"exposure level for paddock.service: ([\d.]+)", told.stdout)
    assert found, told.stderr
    assert float(found[1]) <= 2.0


def test_the_unit_lets_workers_be_nice_and_bounded():
    """Both calls are of the group that is forbidden: without the exception no bot could think."""
    filters = re.findall(r"^SystemCallFilter=(.*)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert "@resources" in filters[1]
    assert filters[2].split() == ["setpriority", "setrlimit"]


def test_what_the_compose_file_sets_are_settings():
    house = COMPOSE["services"]["house"]
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__}
    assert set(house["environment"]) <= known
    proxy = COMPOSE["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    assert house["environment"]["PADDOCK_PROXIES"] == proxy


def test_containers_write_to_their_volumes_alone_and_have_no_privileges():
    for service in COMPOSE["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_the_image_runs_as_nobody_special_and_says_whether_it_is_well():
    lines = Path("Dockerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(place for place, line in enumerate(lines) if line.startswith("FROM")) :]
    assert any(line == "USER paddock" for line in last)
    assert any(line.startswith("HEALTHCHECK") for line in last)
    assert not any("apt-get" in line for line in last)


def test_the_image_is_made_of_listed_files_that_exist():
    lines = Path(".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines
    assert all(Path(line[1:]).exists() for line in lines if line.startswith("!"))


def test_settings_of_several_words_come_from_the_environment(tmp_path):
    words = {PREFIX + name.upper(): "https://a.example https://b.example" for name in LISTS}
    found = settings_from(words, tmp_path, origins=("https://c.example",))
    assert found.origins == ("https://c.example", "https://a.example", "https://b.example")
    assert found.hosts == found.proxies == ("https://a.example", "https://b.example")
    assert settings_from({}, tmp_path).proxies == ("127.0.0.1", "::1")
