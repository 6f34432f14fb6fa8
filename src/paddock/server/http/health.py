"""For whoever runs the house: whether it is open, whether it can take people in, and what it counts about itself."""

from secrets import compare_digest
from typing import Any
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.connection import ASGIConnection

from paddock.server.http.asking import Hosted, Plain
from paddock.server.http.way_in import is_own_machine
from paddock.server.table.lobby import NotAllowed
from paddock.server.wire.messages.base import Problem
from paddock.server.wire.messages.health import Health

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/health")
async def show_health() -> Health:
    """The process answers."""
    return Health(status="open")


@get("/ready")
async def show_ready(house: Hosted) -> Response[Health | Problem]:
    """The house takes people in: 200, or 503 with the reason why it does not."""
    reason = house.why_not_ready()
    return Response(Problem(reason=reason) if reason else Health(status="ready"), status_code=503 if reason else 200)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Plain, house: Hosted) -> Response[bytes]:
    """What the house counts, as text for Prometheus."""
    check_host(request, house.settings.admin_key)
    return Response(house.measures.text(), media_type=PROMETHEUS)


def check_host(request: ASGIConnection[Any, Any, Any, Any], key: str) -> None:
    """Raise `NotAllowed` unless the request comes from who runs the house: by the key, or without one from the machine
    itself, called by its own name."""
    if key:
        word, _, sent = request.headers.get("authorization", "").partition(" ")
        if word.lower() != "bearer" or not compare_digest(sent.strip().encode(), key.encode()):
            raise NotAllowed("Send the key of the house in a header: Authorization: Bearer …")
        return
    client = request.scope.get("client")
    called = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    if not (is_own_machine(str(client[0]) if client else "") and is_own_machine(called)):
        raise NotAllowed("Only who sits at the machine of the house may see this, or who has PADDOCK_ADMIN_KEY.")


HANDLERS = [show_health, show_ready, show_metrics]
