"""Promise 2: no seat ever receives what it may not know. Two histories that differ only in what a seat may not know:
everything the server says to that seat, to a hot-seat browser and to a spectator is the same, to the byte."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock.core.reader import SPECTATOR, Reader
from paddock.core.record import Line, Record
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.core.view import View, view
from paddock.games import titles
from paddock.server.settings import Settings
from paddock.server.table import commands
from paddock.server.table.house import House
from paddock.server.table.replays import replay_of, seat_record_text
from paddock.server.table.room import Room
from paddock.server.table.room_messages import room_info, table
from paddock.server.table.stored_game import open_table
from paddock.server.wire import seen_table
from paddock.server.wire.messages.commands import Play, Undo, Why
from paddock.server.workers.view_bytes import view_to_bytes
from paddock.store.interface import NotSaved
from paddock.store.rows import Change, GameRow, LineRow, SeatRow, StoredGame
from tests.trust.sizes import size
from tests.trust.twins import random_history, twins

PAIRS = size(60, 10_000)
LONGEST = 120


class FullDisk:
    """A store that saves nothing, so that a refused move can be compared too."""

    def save(self, change: Change) -> Any:
        done: Future[None] = Future()
        done.set_exception(NotSaved("full"))
        return done


def stored(record: Record, lines: list[Line]) -> StoredGame:
    game = record.game
    row = GameRow(
        id="game",
        title=game.title.id,
        game=str(game),
        rules=game.title.rules_version,
        status="running",
        clock="none",
        seconds=0,
        listed=False,
        spectators=True,
        created=0.0,
        language="en",
        commitment="c",
        secret="00" * 32,
        position="",
    )
    seats = [SeatRow(game="game", seat=seat, kind="human", name=f"N{seat}") for seat in range(game.seats)]
    rows = [LineRow(game="game", number=number, seat=line.seat, text=line.text) for number, line in enumerate(lines, 1)]
    return StoredGame(row=row, seats=seats, lines=rows, clocks=[], chat=[])


async def everything_said(record: Record, lines: list[Line], seat: int, actions: list[str]) -> list[bytes]:
    """All that a client of this seat can get out of the server."""
    house = House(Settings(data=Path("nowhere")), FullDisk())  # type: ignore[arg-type]
    house.now = lambda: 0.0  # type: ignore[method-assign]
    kept = stored(record, lines)
    room = Room(house, kept, open_table(kept), "")
    house.let_bots_think = lambda room: None  # type: ignore[method-assign]
    encode = msgspec.json.encode
    said: list[bytes] = []
    for reader in (Reader((seat,)), SPECTATOR):
        for since in (-1, room.version // 2, room.version):
            said.append(encode(await table(room, reader, "en", since)))
    for action in actions:
        said.append(encode(await commands.why(room, Why(id="w", seat=seat, action=action), "en")))
        play = Play(id="p", seat=seat, version=room.version, action=action)
        said.append(encode(await commands.play(room, play, "en")))
    said.append(encode(await commands.undo(room, Undo(id="u", seat=seat), "en")))
    said.append(encode(await table(room, Reader((seat,)), "en", -1)))
    assert isinstance(room.seen_table, seen_table.SeenTable)
    said.append(view_to_bytes(room.seen_table.view(seat)))
    texts = [(line.seat, line.text) for line in lines]
    said.append(replay_of(room_info(room), kept.row, kept.seats, texts, Reader((seat,)), "en"))
    said.append(seat_record_text(kept.row, kept.seats, texts, Reader((seat,))).encode())
    return said


def some_actions(record: Record, rng: Rng) -> list[str]:
    """Actions of every kind: offered, not offered, of other questions."""
    space = record.game.actions
    found = []
    for _ in range(6):
        try:
            found.append(space.text(rng.below(space.size)))
        except Exception:  # a number that no names stand for in this game
            continue
    return found


def difference(record: Record, lines: list[Line], seat: int, rng: Rng) -> str:
    """Empty, or the first two messages that differ."""
    actions = some_actions(record, rng)
    one = asyncio.run(everything_said(record, record.lines, seat, actions))
    two = asyncio.run(everything_said(record, lines, seat, actions))
    for first, second in zip(one, two, strict=True):
        if first != second:
            return f"{first!r}\n{second!r}"
    return ""


def pairs(title: Title, count: int, seed: int) -> Any:
    """Pairs of histories that a seat cannot tell apart."""
    rng = Rng(seed)
    found = tries = 0
    while found < count and tries < count * 60:
        tries += 1
        seats = title.fewest_seats + rng.below(title.most_seats - title.fewest_seats + 1)
        record = random_history(title.game(seats), rng, LONGEST)
        seat = rng.below(seats)
        lines = twins(record, seat, rng)
        if lines is not None:
            found += 1
            yield record, lines, seat, rng


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_a_seat_may_not_know_changes_nothing_it_is_told(title: Title, figure: Callable[[str], None]):
    if not has_secrets(title):
        figure(f"{title.id}: nothing in this game is secret")
        return
    compared = 0
    for record, lines, seat, rng in pairs(title, PAIRS, seed=31):
        assert difference(record, lines, seat, rng) == ""
        compared += 1
    assert compared >= PAIRS // 2
    figure(f"{title.id}: {compared} pairs of histories compared to the byte, 0 differences")


def has_secrets(title: Title) -> bool:
    """Whether there is a sealed decision, or a field that not everybody sees; then twins must be found."""
    game = title.game()
    hidden = [field for field in game.layout.facts if field.see != "everyone" and field.name != "answers"]
    return bool(hidden) or any(kind.sealed for kind in game.rules.kinds)


# ── A planted leak is caught ──


def finds_a_difference(seed: int = 32) -> bool:
    title = next(title for title in titles() if title.id == "quick-grand-prix")
    return any(difference(record, lines, seat, rng) != "" for record, lines, seat, rng in pairs(title, 40, seed))


def test_a_view_that_hides_nothing_is_caught(monkeypatch: pytest.MonkeyPatch):
    def careless(state: State, reader: Reader) -> View:
        return View(reader, state.copy(), state.options(reader.seat))

    monkeypatch.setattr(seen_table, "view", careless)
    assert finds_a_difference()


def test_an_event_told_to_the_wrong_seat_is_caught(monkeypatch: pytest.MonkeyPatch):
    real = seen_table.SeenTable.events

    def careless(self: seen_table.SeenTable, reader: Any, language: str, since: int) -> Any:
        return real(self, Reader(range(self.game.seats)), language, since)

    monkeypatch.setattr(seen_table.SeenTable, "events", careless)
    assert finds_a_difference()


def test_a_reason_that_looks_at_the_true_state_is_caught(monkeypatch: pytest.MonkeyPatch):
    real = seen_table.SeenTable.why_not

    def careless(self: seen_table.SeenTable, seat: int, text: str, language: str) -> Any:
        code, reason = real(self, seat, text, language)
        if reason is not None:
            reason.rule += str(sum(getattr(self.table.state, "dealt", [])[:1]))
        return code, reason

    monkeypatch.setattr(seen_table.SeenTable, "why_not", careless)
    assert finds_a_difference()


def test_a_size_that_depends_on_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch):
    real = seen_table.SeenTable.waiting_prompt

    def careless(self: seen_table.SeenTable, language: str) -> str:
        cards: list[int] = getattr(self.table.state, "dealt", [])
        return real(self, language) + "." * max(0, *cards)

    monkeypatch.setattr(seen_table.SeenTable, "waiting_prompt", careless)
    assert finds_a_difference()


def test_the_twins_are_twins():
    """The pairs differ, and the seat's views do not: else nothing was compared."""
    title = next(title for title in titles() if title.id == "quick-grand-prix")
    for record, lines, seat, _ in pairs(title, 20, seed=33):
        assert lines != record.lines
        tables = [Table(record.game, state=None, dice=None, played=[*each]) for each in (record.lines, lines)]
        assert view(tables[0].state, seat) == view(tables[1].state, seat)
