"""Analyses of finished races: made in the process that reads what strangers send, slice by slice, one after the other.

Anybody may ask, so everything has a bound: one analysis at a time for each address, a short row of those that wait, and
under a minute for each. The analysis of a race of this house is kept in the store.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from pathlib import Path
from typing import Final

from paddock.coach.analysis import FORM
from paddock.core.errors import PaddockError
from paddock.server.table.house import House
from paddock.server.wire.messages.analysis import AnalysisNews, AnalysisTold
from paddock.server.workers import analysing
from paddock.server.workers.process import WorkerDied
from paddock.server.workers.shares import Share, TooBusy
from paddock.store.interface import Store

log = logging.getLogger("paddock.server")

MOST_WAITING: Final = 6
"""Analyses that are made or wait, in all."""
MOST_KEPT: Final = 30
"""Analyses that the house has at hand; the oldest makes room."""
PATIENCE: Final = 20.0
"""Seconds that one slice may take at most."""
IN_ALL: Final = 55.0
"""Seconds after which whatever is measured must do."""


class UnknownAnalysis(PaddockError):
    """There is no analysis of this name, or no longer."""


class Making:
    """One analysis: of which record, and how far it has come."""

    def __init__(self, text: str, pack: Path | None, game: str, address: str) -> None:
        self.id = secrets.token_urlsafe(12)
        self.text = text
        self.print = digest(text)
        self.pack = pack
        self.game = game
        """The game of this house that it is of; empty: somebody has sent the record."""
        self.share = Share(address=address, is_last=True)
        self.done = 0
        self.of = 0
        self.kept = b""
        self.told: dict[str, AnalysisTold] = {}
        self.problem = ""

    @property
    def is_running(self) -> bool:
        return not self.kept and not self.problem


class Analyses:
    """All that are being made, and the last that are done."""

    def __init__(self) -> None:
        self._known: dict[str, Making] = {}
        self._turn = asyncio.Lock()

    def begin(self, house: House, text: str, pack: Path | None, game: str, address: str) -> Making:
        """The analysis of a record, begun now unless it is there or on its way. Raises `TooBusy`."""
        print_ = digest(text)
        for one in self._known.values():
            if one.print == print_ and one.pack == pack and not one.problem:
                return one
        running = [one for one in self._known.values() if one.is_running]
        if any(one.share.address == address for one in running):
            raise TooBusy("Another race is still being analysed for you; wait until that is done.")
        if len(running) >= MOST_WAITING:
            raise TooBusy("Too many races are being analysed just now; try again in a few minutes.")
        made = Making(text, pack, game, address)
        self._known[made.id] = made
        for old in [one for one in self._known.values() if not one.is_running][: max(0, len(self._known) - MOST_KEPT)]:
            del self._known[old.id]
        house.keep(asyncio.create_task(self._make(made, house)))
        return made

    def find(self, id: str) -> Making:
        if id not in self._known:
            raise UnknownAnalysis("There is no such analysis, or no longer: ask for it anew.")
        return self._known[id]

    async def news(self, made: Making, house: House, language: str) -> AnalysisNews:
        if made.kept and language not in made.told:
            share = Share(address=made.share.address)
            words = await house.desk.do_for(share, PATIENCE, analysing.tell, made.text, made.pack, made.kept, language)
            made.told[language] = words
        told = [made.told[language]] if made.kept else []
        row = [one for one in self._known.values() if one.is_running]
        ahead = row.index(made) if made in row else 0
        return AnalysisNews(id=made.id, ahead=ahead, done=made.done, of=made.of, told=told, problem=made.problem)

    async def _make(self, made: Making, house: House) -> None:
        """Make it when its turn has come. Whatever goes wrong is told as a sentence."""
        try:
            async with self._turn:
                made.kept = await stored(house, made) or await _made(made, house)
        except (TimeoutError, WorkerDied):
            made.problem = "That took too long, so it was given up."
        except PaddockError as error:
            made.problem = str(error)
        except Exception as error:
            log.error("analysis: %r", error, exc_info=error)
            made.problem = "This record cannot be analysed."


async def _made(made: Making, house: House) -> bytes:
    end = time.time() + IN_ALL
    record = (made.text, made.pack)
    do, share = house.desk.do_for, made.share
    answers = await do(share, PATIENCE, analysing.begin, *record)
    made.of = 2 * answers
    doubts: analysing.Doubts = []
    place = 0
    while place < answers and time.time() < end:
        found, place = await do(share, PATIENCE, analysing.look, *record, place)
        doubts += found
        made.done = place
    doubts.sort(key=lambda each: -each[1].loss)
    errors: analysing.Errors = []
    for number, (answer, doubt) in enumerate(doubts, 1):
        slice_end = min(end, time.time() + PATIENCE / 2)
        error = await do(share, PATIENCE, analysing.measure, *record, answer, doubt, slice_end)
        if error is not None:
            errors.append((answer, error))
        made.done = answers + number * answers // len(doubts)
        if time.time() > end:
            break
    kept = await do(share, PATIENCE, analysing.sum_up, *record, errors, len(doubts))
    made.done = made.of
    if made.game:
        await asyncio.to_thread(house.store.set_note, note_name(made.game), head(made) + kept.decode())
    return kept


# ── In the store ──


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def note_name(game: str) -> str:
    return f"analysis:{game}"


def head(made: Making) -> str:
    """What it was made of and in which form; another one is made anew."""
    return f"{FORM} {made.print}\n"


async def stored(house: House, made: Making) -> bytes:
    """The analysis that is kept of the race; empty: none, or of another form."""
    if not made.game:
        return b""
    kept = await house.read(house.store.note, note_name(made.game))
    return kept.removeprefix(head(made)).encode() if kept.startswith(head(made)) else b""


def forget_race(store: Store, game: str) -> None:
    """Drop a game, and what was found out about it."""
    store.forget(game)
    if store.note(note_name(game)):
        store.set_note(note_name(game), "")
