"""What browsers are told to keep to, and from where they may write: headers of every answer, and origins."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

MACHINE = socket.gethostname().lower()

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Seat secrets travel in the fragment of a link, which no referrer carries; nothing else is anybody's business.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_own_host(host: str, allowed: tuple[str, ...], origins: tuple[str, ...]) -> bool:
    """Whether a browser may call this server by the name in its `Host` header.

    A page of somebody else's can have its own name lead to this machine and would then count as ours (DNS rebinding).
    It cannot do so with localhost, a plain address or this machine's own name, so those are always ours; other names
    must be said.
    """
    name = urlsplit(f"//{host}").hostname or ""
    if name == "localhost" or name.endswith(".localhost") or _is_address(name):
        return True
    if name in (MACHINE, f"{MACHINE}.local"):
        return True
    return name in (*map(str.lower, allowed), *((urlsplit(origin).hostname or "") for origin in origins))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_own_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a browser may write from this origin. Programs send none; browsers always do."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower() and bool(host)
