"""Who asks: the house that a request is for, and the seat that it may answer for."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException

from paddock.core.reader import SPECTATOR, Reader
from paddock.server.table import lobby
from paddock.server.table.house import House
from paddock.server.table.lobby import NotAllowed
from paddock.server.table.room import Room
from paddock.store.rows import OVER

Plain = Request[Any, Any, Any]
Hosted = NamedDependency[House]
"""The house, which the application gives to every handler that has a parameter `house`."""


def reader(room: Room, request: Plain, seat: int | None) -> Reader:
    """The seat that the request may answer for: its secret stands in the Authorization header. Without a seat it is a
    spectator's, where spectators are allowed."""
    if seat is None:
        if not room.row.spectators and room.row.status != OVER:
            raise NotAllowed("This game has no spectators; name your seat and send its key.")
        return SPECTATOR
    word, _, secret = request.headers.get("authorization", "").partition(" ")
    if word.lower() != "bearer" or not secret:
        raise NotAuthorizedException("Send the seat's secret in a header: Authorization: Bearer …")
    lobby.own_seat(room, seat, secret.strip())
    return Reader((seat,))
