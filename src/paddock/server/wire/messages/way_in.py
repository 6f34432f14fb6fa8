"""The way into the house for another device in the same network."""

from paddock.server.wire.messages.base import Struct


class WayIn(Struct):
    """How others reach the house. Only who sits at its own machine is told; everybody else has come by an address
    already, and is told nothing."""

    told: bool
    """Whether whoever asks sits at the machine of the house."""
    addresses: list[str]
    """The addresses of the house for devices in the same network, such as `http://192.168.1.7:8000`."""
    command: str
    """What makes the house listen to the network, where it listens to its own machine alone; else empty."""
