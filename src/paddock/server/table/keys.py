"""Keys: the secrets by which a browser answers for a seat. There are no accounts; of a secret only its hash is kept."""

import hashlib
import hmac
import secrets

SECRET_BYTES = 32


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
