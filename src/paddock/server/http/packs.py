"""Content packs over HTTP: what the house offers, a drawing that somebody brings to race on, the files to take home."""

import io
import zipfile

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from paddock.core.data import pack_files
from paddock.core.errors import BadData
from paddock.games import title as title_called
from paddock.server.http.asking import Hosted, Plain
from paddock.server.http.gate import address
from paddock.server.packs.collection import UnknownPack
from paddock.server.packs.drawings import draw_up
from paddock.server.table.house import House
from paddock.server.table.lobby import NotAllowed
from paddock.server.wire.messages.packs import NewPack, PackInfo
from paddock.server.workers.shares import Share
from paddock.store.interface import NotSaved

FIRST_DAY = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a package: the same pack is the same package, whenever it is asked for."""


@get("/api/packs", sync_to_thread=True)
def list_packs(house: Hosted, title: FromQuery[str] = "") -> list[PackInfo]:
    """The content packs that the house offers; with `title`, those for this game."""
    if title:
        title_called(title)
    return [_info(house, pack) for pack, fits in house.packs.offered.items() if not title or title in fits]


@get("/api/packs/{pack:str}", sync_to_thread=True)
def show_pack(pack: FromPath[str], house: Hosted) -> PackInfo:
    """A content pack that the house has: offered, drawn a while ago, or played with."""
    return _info(house, pack)


@get("/api/packs/{pack:str}/files", sync_to_thread=True)
def download_pack(pack: FromPath[str], house: Hosted) -> Response[bytes]:
    """The files of a content pack in one package: unpacked into a folder, they are what `paddock --pack` reads."""
    package = io.BytesIO()
    with zipfile.ZipFile(package, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _files(house, pack).items():
            archive.writestr(zipfile.ZipInfo(name, FIRST_DAY), content)
    headers = {"content-disposition": f'attachment; filename="paddock-pack-{pack}.zip"'}
    return Response(package.getvalue(), media_type="application/zip", headers=headers)


@post("/api/packs/drawn")
async def bring_drawing(data: JSONBody[NewPack], house: Hosted, request: Plain) -> PackInfo:
    """A track or a board that somebody has drawn: from now on it can be chosen for a new game by its digest."""
    if house.settings.loose_packs < 1:
        raise NotAllowed("This house takes no drawings; its owner can offer them with paddock serve --pack.")
    share = Share(address=address(request.scope))
    try:
        drawing, told = await house.desk.do_for(
            share, house.settings.bot_patience, draw_up, data.title, data.text, house.packs.home
        )
    except TimeoutError:
        raise
    except OSError as error:
        raise NotSaved(f"the drawing could not be kept: {error.strerror}") from None
    if drawing is None:
        raise BadData(told)
    house.packs.take(told, drawing.name)
    return PackInfo(pack=told, name=drawing.name, files=[drawing.file], options={drawing.option: drawing.choice})


def _info(house: House, pack: str) -> PackInfo:
    return PackInfo(pack=pack, name=house.packs.names.get(pack, ""), files=list(_files(house, pack)), options={})


def _files(house: House, pack: str) -> dict[str, bytes]:
    folder = house.packs.folder(pack)
    if folder is None:
        raise UnknownPack("Our own data is no content pack.")
    return pack_files(folder)


HANDLERS = [list_packs, show_pack, download_pack]
UPLOADS = [bring_drawing]
