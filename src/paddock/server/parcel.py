"""A view in a parcel: what leaves the event loop for a worker process. Nothing but the view is in it.

So a bot cannot look at the true state even by mistake: it is not in the process where the bot thinks.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from paddock.core.game import Game
from paddock.core.view import View
from paddock.games import game as open_game


class Parcel(msgspec.Struct, frozen=True):
    game: str
    pack: str
    """The folder of the content pack; empty: our own data."""
    seat: int
    values: list[Any]
    options: list[int]


def pack(seen: View) -> bytes:
    state = seen.state
    values = [getattr(state, field.name) for field in state.game.layout.fields]
    return msgspec.msgpack.encode(Parcel(str(state.game), str(state.game.pack or ""), seen.seat, values, seen.options))


def unpack(parcel: bytes) -> View:
    content = msgspec.msgpack.decode(parcel, type=Parcel)
    game = game_called(content.game, Path(content.pack) if content.pack else None)
    state = game.start()
    for field, value in zip(game.layout.fields, content.values, strict=True):
        setattr(state, field.name, value)
    return View(content.seat, state, content.options)


@lru_cache(maxsize=64)
def game_called(text: str, pack: Path | None = None) -> Game:
    """The game of a game string, with a content pack or without; made once, since games never change."""
    return open_game(text, pack=pack)
