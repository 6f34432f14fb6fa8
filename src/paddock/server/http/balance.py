"""Is my track balanced? Bots race on what somebody has drawn, and the report can be taken home.

Strangers may ask, so everything has a bound: one report at a time for each address, a few in the house, half a minute
of racing for each in the process that reads drawings, slice by slice, behind whatever else is to be done there.
"""

import asyncio
import logging
import secrets
import time
from pathlib import Path
from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.errors import BadOption, PaddockError
from paddock.core.house_words import HouseWords
from paddock.core.languages import ENGLISH, HOUSE_TEXTS, languages
from paddock.games import title as title_called
from paddock.lab.balance.slices import Finished, Ready, finish, game_text, get_ready, plan_of, play_slice
from paddock.lab.study.row import Watched, add_uses
from paddock.server.http.asking import Hosted, Plain
from paddock.server.http.gate import address
from paddock.server.table.house import House
from paddock.server.wire.messages.balance import BalanceAnswer, BalanceNews, BalanceQuestion
from paddock.server.workers.process import WorkerDied
from paddock.server.workers.shares import Share, TooBusy

log = logging.getLogger("paddock.server")

MOST_RUNNING: Final = 2
MOST_KEPT: Final = 30
"""Reports that the house has at a time; the oldest makes room."""
PATIENCE: Final = 30.0
"""Seconds that one slice may take: a game on a track that is far too long is given up."""
IN_ALL: Final = 120.0
"""Seconds after which whatever is there must do, however busy the house is."""


class UnknownReport(PaddockError):
    """There is no report of this name, or no longer."""


class Inquiry:
    """One question about a track, and how far its answer has come."""

    def __init__(self, id: str, address: str) -> None:
        self.id = id
        self.share = Share(address=address, is_last=True)
        self.done = 0
        self.of = 0
        self.finished: Finished | None = None
        self.problem = ""
        self.task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.finished is None and not self.problem

    def news(self) -> BalanceNews:
        answers = self.finished.answers if self.finished is not None else []
        told = [BalanceAnswer(question=one.question, sentences=one.sentences) for one in answers]
        return BalanceNews(id=self.id, done=self.done, of=self.of, answers=told, problem=self.problem)


class Inquiries:
    """All that are running, and the last that are done."""

    def __init__(self) -> None:
        self._known: dict[str, Inquiry] = {}

    def begin(self, address: str) -> Inquiry:
        """Raises `TooBusy`."""
        running = [one for one in self._known.values() if one.is_running]
        if any(one.share.address == address for one in running):
            raise TooBusy("Bots are still racing on your last track; wait until they are done.")
        if len(running) >= MOST_RUNNING:
            raise TooBusy("Bots are racing on other people’s tracks just now; try again in a minute.")
        found = Inquiry(secrets.token_urlsafe(12), address)
        self._known[found.id] = found
        for old in [one for one in self._known.values() if not one.is_running][: max(0, len(self._known) - MOST_KEPT)]:
            del self._known[old.id]
        return found

    def find(self, id: str) -> Inquiry:
        if id not in self._known:
            raise UnknownReport("There is no such report, or no longer: ask for it anew.")
        return self._known[id]


Inquired = NamedDependency[Inquiries]


@post("/api/balance")
async def ask_balance(
    data: JSONBody[BalanceQuestion],
    house: Hosted,
    inquiries: Inquired,
    request: Plain,
    language: FromQuery[str] = "en",
) -> BalanceNews:
    """Let bots race on a track or board for half a minute, to say whether it is balanced; ask again for the answer."""
    title = title_called(data.title)
    if sum(len(value) for value in data.options.values()) > house.settings.upload_bytes:
        raise BadOption("that is too long for a track")
    folder = house.packs.folder_for(title, data.pack)
    share = Share(address=address(request.scope))
    seats = title.play_now.seats
    game = await house.desk.do_for(share, PATIENCE, game_text, data.title, data.options, seats, folder)
    inquiry = inquiries.begin(share.address)
    language = language if language in languages() else ENGLISH
    inquiry.task = asyncio.create_task(answer(inquiry, house, game, folder, language))
    house.keep(inquiry.task)
    return inquiry.news()


@get("/api/balance/{id:str}", sync_to_thread=False)
def look_at_balance(id: FromPath[str], inquiries: Inquired) -> BalanceNews:
    """How far a report has come, and its answers when they are there."""
    return inquiries.find(id).news()


@get("/api/balance/{id:str}/report", sync_to_thread=False)
def download_report(id: FromPath[str], inquiries: Inquired) -> Response[bytes]:
    """The whole report: one HTML file with figures and charts, to be taken home."""
    finished = inquiries.find(id).finished
    if finished is None:
        raise UnknownReport("Bots are still racing; the report is not written yet.")
    headers = {"content-disposition": 'attachment; filename="paddock-balance.html"'}
    return Response(finished.page.encode(), media_type="text/html", headers=headers)


async def answer(inquiry: Inquiry, house: House, game: str, folder: Path | None, language: str) -> None:
    """Race, slice by slice, and write the report. Whatever goes wrong is told as a sentence."""
    started = time.monotonic()
    words = HouseWords(HOUSE_TEXTS / "lab", language)
    try:
        ready: Ready = await house.desk.do_for(inquiry.share, PATIENCE, get_ready, plan_of(game, folder))
        inquiry.of = ready.games
        played = [Watched() for _ in ready.arms]
        for arm, found in zip(ready.arms, played, strict=True):
            while len(found.rows) < arm.seating.games and time.monotonic() - started < IN_ALL:
                more: Watched = await house.desk.do_for(inquiry.share, PATIENCE, play_slice, arm, len(found.rows))
                found.rows.extend(more.rows)
                add_uses(found.uses, more.uses.items())
                inquiry.done += len(more.rows)
        spent = time.monotonic() - started
        inquiry.finished = await house.desk.do_for(inquiry.share, PATIENCE, finish, ready, played, spent, language)
    except (TimeoutError, WorkerDied):
        inquiry.problem = words("balance-too-long")
    except PaddockError as error:
        inquiry.problem = str(error)
    except Exception as error:
        log.error("balance of %s: %r", game[:80], error, exc_info=error)
        inquiry.problem = words("balance-cannot")


HANDLERS = [look_at_balance, download_report]
UPLOADS = [ask_balance]
