"""The application: every address of the server, and what becomes of mistakes."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from paddock import __version__
from paddock.core.errors import PaddockError, UnknownGame, UnknownRule
from paddock.server.http import (
    admin,
    analysis,
    balance,
    documentation,
    editors,
    games,
    health,
    packs,
    playing,
    records,
    seasons,
    titles,
    way_in,
)
from paddock.server.http.gate import Gate
from paddock.server.http.limits import Doorkeeper
from paddock.server.http.pages import Files
from paddock.server.http.socket import game_socket
from paddock.server.packs.collection import UnknownPack
from paddock.server.settings import Settings
from paddock.server.table.analyses import Analyses, UnknownAnalysis
from paddock.server.table.house import House, UnknownRoom
from paddock.server.table.housekeeping import keep_house
from paddock.server.table.lobby import NotAllowed
from paddock.server.table.open_tables import TooManyTables
from paddock.server.table.seasons import UnknownSeason
from paddock.server.table.upgrades import check_after_upgrade
from paddock.server.wire.messages.base import Problem
from paddock.server.workers.rule_threads import TakesTooLong
from paddock.server.workers.shares import TooBusy
from paddock.store.interface import NotSaved, Store

log = logging.getLogger("paddock.server")

PAGES = [
    "/",
    "/new/{title:str}",
    "/game/{game:str}",
    "/replay/{game:str}",
    "/record",
    "/rules/{title:str}",
    "/season/{season:str}",
    "/dev/{page:str}",
]
"""Addresses that the browser client answers, besides those of the editors; each of them loads the same page."""

STATUS: list[tuple[type[Exception], int]] = [
    (UnknownRoom, 404),
    (UnknownSeason, 404),
    (UnknownGame, 404),
    (UnknownRule, 404),
    (UnknownPack, 404),
    (balance.UnknownReport, 404),
    (UnknownAnalysis, 404),
    (NotAllowed, 403),
    (TooManyTables, 429),
    (TooBusy, 503),
    (NotSaved, 503),
    (PaddockError, 400),
    (RecursionError, 400),
    (TakesTooLong, 503),
    (TimeoutError, 503),
]


def make_app(settings: Settings, store: Store, host: str = "127.0.0.1") -> Gate:
    """The server as an ASGI application, for one process: rooms live in it. `host` is the address it listens on."""
    house = House(settings, store)
    doorkeeper = Doorkeeper(settings)
    house.measures.read_when_asked(lambda: [*house.gauges(), doorkeeper.gauge()], house.counters)
    files = Files()
    inquiries = balance.Inquiries()
    analyses = Analyses()

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        house.keep(asyncio.create_task(keep_house(house)))
        house.keep(asyncio.create_task(check_after_upgrade(house)))
        try:
            yield
        finally:
            await house.close()

    async def the_house() -> House:
        return house

    async def the_doorkeeper() -> Doorkeeper:
        return doorkeeper

    async def the_inquiries() -> balance.Inquiries:
        return inquiries

    async def the_analyses() -> Analyses:
        return analyses

    async def the_address() -> str:
        return host

    @get([*PAGES, *editors.pages()], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return files.page(request.headers.get("accept-encoding", ""))

    @get("/{path:path}", include_in_schema=False)
    async def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        found = files.files.get(path.lstrip("/"))
        accepts = request.headers.get("accept-encoding", "")
        if found is None and "text/html" in request.headers.get("accept", ""):
            shown = files.page(accepts)  # somebody followed a wrong link: the page says so, and shows what there is
            shown.status_code = 404
            return shown
        if found is None:
            raise NotFoundException("There is nothing here.")
        return found.response(accepts)

    def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        health.check_host(connection, settings.admin_key)

    uploads = [
        *games.UPLOADS,
        *seasons.UPLOADS,
        *records.UPLOADS,
        *packs.UPLOADS,
        *balance.UPLOADS,
        *analysis.UPLOADS,
        *editors.handlers(),
    ]
    app = Litestar(
        [
            *titles.HANDLERS,
            *games.HANDLERS,
            *playing.HANDLERS,
            *records.HANDLERS,
            *packs.HANDLERS,
            *balance.HANDLERS,
            *analysis.HANDLERS,
            *seasons.HANDLERS,
            *way_in.HANDLERS,
            *health.HANDLERS,
            Router("/", route_handlers=admin.HANDLERS, guards=[guard]),
            Router("/", route_handlers=uploads, request_max_body_size=settings.upload_bytes),
            game_socket,
            *documentation.handlers(documentation.Site()),
            page,
            file,
        ],
        dependencies={
            "house": Provide(the_house),
            "doorkeeper": Provide(the_doorkeeper),
            "inquiries": Provide(the_inquiries),
            "analyses": Provide(the_analyses),
            "listening": Provide(the_address),
        },
        lifespan=[life],
        exception_handlers={Exception: problem},
        request_max_body_size=settings.message_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=4096, exclude=["^/assets", "^/docs", "^/$"]),
        openapi_config=OpenAPIConfig(
            title="Paddock",
            version=__version__,
            description="A house of racing board games. Websocket messages: `/api/schema/messages`, docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=[],
        ),
        logging_config=None,
    )
    return Gate(app, house, doorkeeper)


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of the client's is a 4xx with a reason; one of ours a 500 that says nothing about the inside."""
    status, reason = 500, "Something went wrong on the server; nothing was changed."
    if isinstance(error, HTTPException):
        status, reason = error.status_code, explained(error)
    else:
        for kind, code in STATUS:
            if isinstance(error, kind):
                status = code
                reason = str(error) or "That took too long."
                break
    if isinstance(error, RecursionError):
        reason = "The message is nested too deeply."
    if isinstance(error, InternalServerException) and error.detail == "client disconnected prematurely":
        status, reason = 400, "The request was not complete."  # nobody is there to read it, and nothing is wrong here
    if status >= 500:
        log.error("%s %s: %r", request.method, request.url.path, error, exc_info=error)
    return Response(Problem(reason=reason), status_code=status, media_type=MediaType.JSON)


def explained(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra:
        return "; ".join(str(part.get("message", part)) if isinstance(part, dict) else str(part) for part in extra)
    cause = error.__cause__
    if isinstance(cause, msgspec.MsgspecError):
        return f"That cannot be read: {cause}"
    return error.detail or "That cannot be done."
