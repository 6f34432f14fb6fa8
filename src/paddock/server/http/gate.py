"""The gate: the outermost layer of the application, which every request passes first.

It refuses names that are not the server's, writing from pages of other addresses, and addresses that ask too often; it
gives up what takes too long, and adds the headers of every answer.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from paddock.server.http.headers import HEADERS, is_own_host, is_own_origin
from paddock.server.http.limits import Doorkeeper, counted_as
from paddock.server.table.house import House
from paddock.server.wire.messages.base import Problem

Scope = Any
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

COSTLY = ("/replay", "/record", "/proof", "/verify", "/drawn", "/resume", "/analysis")
COSTLY_BELOW = "/api/seasons"
"""Requests that make a worker compute for a while, by the end or the beginning of their path …"""
COST = 5.0
"""… count as so many."""
PIECE = 64 * 1024
"""Bytes of an answer that are handed on at once."""
READING = {"GET", "HEAD", "OPTIONS"}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address(scope: Scope) -> str:
    """The address that limits are counted by."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else ""


class Gate:
    """The application behind its gate."""

    def __init__(self, app: App, house: House, doorkeeper: Doorkeeper) -> None:
        self.app = app
        self.house = house
        self.doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not (self._is_own(scope) and self._is_called_right(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        elif scope["type"] == "websocket" and self.house.bans.is_address(address(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "not let in"})
        elif scope["type"] == "websocket" and not self.doorkeeper.may_ask(address(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "too many requests"})
        else:
            await self.app(scope, receive, send)

    def _is_called_right(self, scope: Scope) -> bool:
        settings = self.house.settings
        try:
            return is_own_host(header(scope, b"host") or "", settings.hosts, settings.origins)
        except ValueError:
            return False

    def _is_own(self, scope: Scope) -> bool:
        origin = header(scope, b"origin")
        return is_own_origin(origin, header(scope, b"host") or "", self.house.settings.origins)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.house.measures.requests.labels(message["status"]).inc()
                there = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in RAW_HEADERS if pair[0] not in there)]
            await send_in_parts(send, message)

        refused = self._why_not(scope)
        if refused is not None:
            await refuse(send_with_headers, *refused)
            return
        if scope["method"] == "HEAD":  # what GET would answer; the process that speaks HTTP leaves out the body
            scope = {**scope, "method": "GET"}
        async with asyncio.timeout(self.house.settings.request_patience):
            await self.app(scope, receive, send_with_headers)

    def _why_not(self, scope: Scope) -> tuple[int, str] | None:
        """None, or the status and the sentence with which a request is turned away."""
        if not self._is_called_right(scope):
            return 421, "This server does not go by that name; its owner can allow it with PADDOCK_HOSTS."
        if self.house.bans.is_address(address(scope)):
            return 403, "Whoever runs this house does not let you in."
        writing = scope["method"] not in READING
        costly = is_costly(scope["path"])
        if writing and not self._is_own(scope):
            return 403, "This page may not write here: it comes from another address."
        if not self.doorkeeper.may_ask(address(scope), COST if costly else float(writing)):
            return 429, "Too many requests from your address; slow down."
        return None


def is_costly(path: str) -> bool:
    """Whether the request for this path counts as several. The application overlooks slashes too many, so we do.

    >>> [is_costly(path) for path in ("/api/games/x/replay", "/api//games/x/replay/", "/api/games/x", "/api/seasons/x")]
    [True, True, False, True]
    """
    tidy = "/" + "/".join(filter(None, path.split("/")))
    return tidy.endswith(COSTLY) or tidy.startswith(COSTLY_BELOW)


async def send_in_parts(send: Send, message: Message) -> None:
    """Send a part of an answer piece by piece: the server then never holds more than a piece for who does not read."""
    body = message.get("body", b"") if message["type"] == "http.response.body" else b""
    if len(body) <= PIECE:
        await send(message)
        return
    for start in range(0, len(body), PIECE):
        is_last = start + PIECE >= len(body)
        more = not is_last or message.get("more_body", False)
        await send({"type": "http.response.body", "body": body[start : start + PIECE], "more_body": more})


async def refuse(send: Send, status: int, reason: str) -> None:
    body = msgspec.json.encode(Problem(reason=reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
