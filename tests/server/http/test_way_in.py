"""The way in for a phone: this machine's address is told to who sits at it, and to nobody else."""

from typing import Any

import pytest

from paddock.server.http.way_in import own_address, way_in
from tests.server.serving import Served

HOME: dict[str, Any] = {
    "client": "127.0.0.1",
    "called": "127.0.0.1:8000",
    "listening": "0.0.0.0",
    "scheme": "http",
    "port": 8000,
    "here": "192.168.1.7",
}


@pytest.mark.parametrize(
    ("listening", "address"),
    [
        ("0.0.0.0", "http://192.168.1.7:8000"),
        ("::", "http://192.168.1.7:8000"),
        ("192.168.1.9", "http://192.168.1.9:8000"),
        ("fd00::9", "http://[fd00::9]:8000"),
        ("paddock.lan", "http://192.168.1.7:8000"),
    ],
)
def test_who_sits_at_the_machine_is_told_its_address_in_the_network(listening: str, address: str):
    told = way_in(**HOME | {"listening": listening})
    assert told.addresses == [address]
    assert told.command == ""


@pytest.mark.parametrize("listening", ["127.0.0.1", "localhost", "::1"])
def test_a_house_that_listens_to_its_machine_alone_says_how_to_open_it(listening: str):
    told = way_in(**HOME | {"listening": listening, "port": 9000})
    assert told.addresses == []
    assert told.command == "paddock serve --host 0.0.0.0 --port 9000"


@pytest.mark.parametrize(
    "stranger",
    [
        {"client": "192.168.1.20", "called": "192.168.1.7:8000"},
        {"client": "203.0.113.5", "called": "paddock.example"},
        {"client": "127.0.0.1", "called": "paddock.example"},  # a proxy on this machine that says nothing of its client
        {"client": "203.0.113.5", "called": "localhost:8000"},  # whoever asks may write any name there
        {"client": "", "called": ""},
    ],
)
@pytest.mark.parametrize("listening", ["0.0.0.0", "127.0.0.1"])
def test_a_stranger_is_told_nothing(stranger: dict[str, str], listening: str):
    told = way_in(**HOME | stranger | {"listening": listening})
    assert (told.told, told.addresses, told.command) == (False, [], "")


def test_a_machine_without_a_network_tells_no_address():
    told = way_in(**HOME | {"here": ""})
    assert (told.told, told.addresses, told.command) == (True, [], "")


def test_the_own_address_is_none_of_the_machine_itself():
    assert not own_address().startswith("127.")


def test_it_is_told_over_http(house: Served):
    told = house.get("/api/way-in")
    assert told == {"told": True, "addresses": [], "command": f"paddock serve --host 0.0.0.0 --port {house.port}"}
