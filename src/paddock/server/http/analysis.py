"""Analyses over HTTP: of a race of this house that is over, or of a record that somebody sends."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.languages import ENGLISH, languages
from paddock.core.reader import REFEREE
from paddock.core.record import pack_of
from paddock.server.http.asking import Hosted, Plain
from paddock.server.http.gate import address
from paddock.server.table.analyses import Analyses
from paddock.server.table.editions.far_table import FarTable
from paddock.server.table.lobby import NotAllowed
from paddock.server.table.replays import record_text
from paddock.server.wire.messages.analysis import AnalysisNews
from paddock.server.wire.messages.records import RecordText
from paddock.store.rows import OVER

Analysed = NamedDependency[Analyses]


def known(language: str) -> str:
    return language if language in languages() else ENGLISH


@post("/api/games/{game:str}/analysis", status_code=200)
async def analyse_game(
    game: FromPath[str], house: Hosted, analyses: Analysed, request: Plain, language: FromQuery[str] = "en"
) -> AnalysisNews:
    """Tell luck from skill in a race that is over; ask again for the answer. A running race tells nothing."""
    room = await house.room(game)
    if room.row.status != OVER or room.table is None:
        raise NotAllowed("Only a race that is over can be analysed.")
    if isinstance(room.table, FarTable):
        raise NotAllowed("This race was run under an earlier edition of its rules; it cannot be analysed here.")
    text = await record_text(room, REFEREE)
    made = analyses.begin(house, text, room.rules.pack, game, address(request.scope))
    return await analyses.news(made, house, known(language))


@post("/api/analysis", status_code=200)
async def analyse_record(
    data: JSONBody[RecordText], house: Hosted, analyses: Analysed, request: Plain, language: FromQuery[str] = "en"
) -> AnalysisNews:
    """The same for a record that was sent here. Nothing of it is stored."""
    pack = house.packs.folder(pack_of(data.record))
    made = analyses.begin(house, data.record, pack, "", address(request.scope))
    return await analyses.news(made, house, known(language))


@get("/api/analysis/{id:str}")
async def look_at_analysis(
    id: FromPath[str], house: Hosted, analyses: Analysed, language: FromQuery[str] = "en"
) -> AnalysisNews:
    """How far an analysis has come, and all of it when it is there."""
    return await analyses.news(analyses.find(id), house, known(language))


HANDLERS = [analyse_game, look_at_analysis]
UPLOADS = [analyse_record]
