"""Championships over HTTP: making one, looking at it, opening its next race."""

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.server.http.asking import Hosted, Plain
from paddock.server.http.gate import address
from paddock.server.table import seasons
from paddock.server.wire.messages.games import GameCreated
from paddock.server.wire.messages.seasons import NewSeason, SeasonCommand, SeasonCreated, SeasonInfo


@post("/api/seasons")
async def create_season(data: JSONBody[NewSeason], house: Hosted, request: Plain) -> SeasonCreated:
    """Make a championship. The answer holds the organiser's secret; it is shown once."""
    return await seasons.create(house, data, address(request.scope))


@get("/api/seasons/{season:str}")
async def show_season(
    season: FromPath[str], house: Hosted, request: Plain, language: FromQuery[str] = "en"
) -> SeasonInfo:
    """Calendar and standings; finished races have entered by themselves."""
    return await seasons.show(house, season, language, address(request.scope))


@post("/api/seasons/{season:str}/race")
async def open_race(season: FromPath[str], data: JSONBody[SeasonCommand], house: Hosted, request: Plain) -> GameCreated:
    """Open the table of the next race."""
    return await seasons.race(house, season, data.secret, address(request.scope), data.seals)


HANDLERS = [show_season, open_race]
UPLOADS = [create_season]
