"""Who may speak for a seat, and from where: seat secrets, origins, and the headers that keep browsers in line."""

import hashlib
import hmac
import secrets
from urllib.parse import urlsplit

SECRET_BYTES = 32

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


def new_secret() -> str:
    """256 bits that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_game_id() -> str:
    """96 bits: whoever has the link of an unlisted game was given it."""
    return secrets.token_urlsafe(12)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It has 256 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_key(secret: str, kept: str) -> bool:
    """Whether this is the secret whose hash was kept; takes as long whether or not it is."""
    return hmac.compare_digest(hash_of(secret), kept or "-" * 64)


def is_own_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a browser may write from this origin. Programs send none; browsers always do."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower() and bool(host)
