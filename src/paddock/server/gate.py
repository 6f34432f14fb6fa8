"""The gate: what every request passes before anything else. Origins, rates, and the headers of every answer."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from paddock.server.messages import Problem
from paddock.server.security import HEADERS, is_own_origin

if TYPE_CHECKING:
    from paddock.server.house import House

Scope = Any
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

COSTLY = ("/replay", "/record", "/proof", "/verify", "/drawn")
"""Requests that make the workshop compute for a while …"""
COST = 5.0
"""… count as so many."""
READING = {"GET", "HEAD", "OPTIONS"}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


class Gate:
    """Wraps the application."""

    def __init__(self, app: App, house: "House") -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self._is_own(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        else:
            await self.app(scope, receive, send)

    def _is_own(self, scope: Scope) -> bool:
        origin = header(scope, b"origin")
        return is_own_origin(origin, header(scope, b"host") or "", self.house.settings.origins)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in RAW_HEADERS if pair[0] not in there)]
            await send(message)

        writing = scope["method"] not in READING
        costly = scope["path"].endswith(COSTLY)
        if writing and not self._is_own(scope):
            await refuse(send_with_headers, 403, "This page may not write here: it comes from another address.")
            return
        if (writing or costly) and not self.house.doorkeeper.may_ask(address(scope), COST if costly else 1.0):
            await refuse(send_with_headers, 429, "Too many requests from your address; slow down.")
            return
        await self.app(scope, receive, send_with_headers)


async def refuse(send: Send, status: int, reason: str) -> None:
    body = msgspec.json.encode(Problem(reason=reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
