"""A view as bytes, to be sent to a worker process. Nothing but the view is in them.

So a bot cannot look at the true state even by mistake: it is not in the process where the bot thinks.
"""

from pathlib import Path
from typing import Any

import msgspec

from paddock.core.view import View
from paddock.server.packs.games import game_called


class SentView(msgspec.Struct, frozen=True):
    """What is sent: the game by its name, the seat, and every fact in the order in which the game declares them."""

    game: str
    pack: str
    """The folder of the content pack; empty: our own data."""
    seat: int
    values: list[Any]
    options: list[int]


def view_to_bytes(seen: View) -> bytes:
    state = seen.state
    values = [field.of(state) for field in state.game.layout.facts]
    return msgspec.msgpack.encode(
        SentView(str(state.game), str(state.game.pack or ""), seen.seat, values, seen.options)
    )


def view_from_bytes(sent: bytes) -> View:
    content = msgspec.msgpack.decode(sent, type=SentView)
    game = game_called(content.game, Path(content.pack) if content.pack else None)
    state = game.start()
    for field, value in zip(game.layout.facts, content.values, strict=True):
        setattr(state, field.name, field.made_of(value))
    return View(content.seat, state, content.options)
