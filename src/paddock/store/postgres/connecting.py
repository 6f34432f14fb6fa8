"""Connections to PostgreSQL, and what people are told about one: never its password."""

from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg import conninfo

from paddock.store.interface import WrongStore
from paddock.store.postgres.schema import SCHEMA

Connection = psycopg.Connection[tuple[Any, ...]]

PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
"""How soon this side notices that the other is gone, in seconds; the last in milliseconds."""
SESSION = f"""
SET search_path TO {SCHEMA};
SET synchronous_commit TO on;
SET statement_timeout TO '20s';
SET idle_in_transaction_session_timeout TO '60s';
SET tcp_keepalives_idle TO 2;
SET tcp_keepalives_interval TO 1;
SET tcp_keepalives_count TO 2;
SET tcp_user_timeout TO 5000;
SET client_min_messages TO warning;
"""
"""A commit returns when the disk has it; nothing hangs for ever; the database notices soon that a machine is gone."""


def set_up(connection: Connection) -> None:
    """Make a new connection ours."""
    connection.execute(SESSION)


def connect(address: str) -> Connection:
    """A connection of one's own. Raises `psycopg.OperationalError`."""
    connection = psycopg.connect(address, autocommit=True, **PATIENCE)
    set_up(connection)
    return connection


def shown(address: str) -> str:
    """The address without name and password. Raises `WrongStore` if it is none.

    >>> shown("postgresql://anna:secret@db.example:5433/club")
    'postgresql://db.example:5433/club'
    """
    try:
        if urlsplit(address).scheme not in ("postgresql", "postgres"):
            raise ValueError
        parts = conninfo.conninfo_to_dict(address)
    except (psycopg.Error, ValueError):
        raise WrongStore(
            "the store's address cannot be read; it looks like postgresql://user@host:5432/database"
        ) from None
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{parts.get('host') or ''}{port}/{parts.get('dbname') or ''}"


def said(error: psycopg.Error) -> str:
    """What went wrong, in one line."""
    lines = str(error).strip().splitlines()
    return error.diag.message_primary or (lines[-1].strip() if lines else "the connection was lost")
