"""The way in for a phone in the same network: this machine's address there, told to nobody but who sits at it."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from litestar import get
from litestar.di import NamedDependency

from paddock.server.http.asking import Plain
from paddock.server.wire.messages.way_in import WayIn

Listening = NamedDependency[str]
"""The address that the server listens on, which the application gives to a handler with a parameter `listening`."""

COMMAND = "paddock serve --host 0.0.0.0"
NOWHERE = "192.0.2.1"
"""An address of documentation: a packet to it would take the way that packets to a network take. None is sent."""


@get("/api/way-in", sync_to_thread=True)
def show_way_in(request: Plain, listening: Listening) -> WayIn:
    """How a phone in the same network comes in, for who sits at the machine of the house."""
    client, server = request.scope.get("client"), request.scope.get("server")
    return way_in(
        client=str(client[0]) if client else "",
        called=request.headers.get("host", ""),
        listening=listening,
        scheme=request.scope["scheme"],
        port=server[1] if server and server[1] else 0,
        here=own_address(),
    )


def way_in(*, client: str, called: str, listening: str, scheme: str, port: int, here: str) -> WayIn:
    """What is told to a `client` that has called the house by the name `called`.

    Both must be this machine's own: behind a proxy every client has the proxy's address, but not its name.

    >>> asked = {"client": "127.0.0.1", "called": "localhost:8000", "scheme": "http", "port": 8000}
    >>> way_in(listening="0.0.0.0", here="192.168.1.7", **asked).addresses
    ['http://192.168.1.7:8000']
    >>> way_in(listening="127.0.0.1", here="192.168.1.7", **asked).command
    'paddock serve --host 0.0.0.0 --port 8000'
    """
    if not (is_own_machine(client) and is_own_machine(urlsplit(f"//{called}").hostname or "")):
        return WayIn(told=False, addresses=[], command="")
    if is_own_machine(listening):
        return WayIn(told=True, addresses=[], command=f"{COMMAND} --port {port}")
    bound = _address(listening)
    host = here if bound is None or bound.is_unspecified else listening
    if not host:
        return WayIn(told=True, addresses=[], command="")
    name = f"[{host}]" if ":" in host else host
    return WayIn(told=True, addresses=[f"{scheme}://{name}:{port}"], command="")


def is_own_machine(name: str) -> bool:
    """Whether a name or an address never leaves the machine it is used on."""
    address = _address(name)
    return name == "localhost" or (address is not None and address.is_loopback)


def own_address() -> str:
    """This machine's address in its network; empty where it has none, or only one that the whole world can see."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NOWHERE, 9))
            found = str(asking.getsockname()[0])
        except OSError:
            return ""
    address = _address(found)
    return found if address is not None and address.is_private and not address.is_loopback else ""


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


HANDLERS = [show_way_in]
