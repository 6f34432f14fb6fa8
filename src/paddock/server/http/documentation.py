"""The documentation under /docs: the site that `make docs` builds, and every wheel carries."""

from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from paddock.server.http.asking import Plain
from paddock.server.http.pages import ASK_AGAIN, File

SITE = Path(__file__).parent.parent / "site"

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paddock</title>
<p>{sentence}</p></html>
"""
NOT_BUILT = (
    "The documentation is not built; run <code>make docs</code> in the checkout and reload this page. "
    'The rules of every game are <a href="/">at its table</a> all the same.'
)
NOTHING_HERE = 'There is no such page; the <a href="/docs/">documentation</a> begins here.'


class Site:
    """The files of the documentation, each read when somebody asks for it first."""

    def __init__(self, folder: Path = SITE) -> None:
        self.paths = {}
        if (folder / "index.html").exists():
            self.paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.file = cache(lambda name: File(self.paths[name], name))

    def response(self, name: str, is_folder: bool, accepts: str) -> Response[bytes]:
        """What lies at `name`, which was asked for as a folder or as a file."""
        name = name.strip("/")
        page = f"{name}/index.html".lstrip("/")
        if page in self.paths and not is_folder:
            to = f"/docs/{name}/".replace("//", "/")  # links of a page begin at its folder
            return Response(b"", status_code=308, headers={"location": to})
        if page in self.paths:
            return self.file(page).response(accepts)
        if name in self.paths:
            return self.file(name).response(accepts)
        sentence = PAGE.format(sentence=NOTHING_HERE if self.paths else NOT_BUILT)
        headers = {"cache-control": ASK_AGAIN}
        return Response(sentence.encode(), media_type=MediaType.HTML, status_code=404, headers=headers)


def handlers(site: Site) -> list[HTTPRouteHandler]:
    """What answers for /docs and everything below it."""

    @get("/docs", include_in_schema=False, sync_to_thread=True)
    def first_page(request: Plain) -> Response[bytes]:
        return answer(request, "")

    @get("/docs/{path:path}", include_in_schema=False, sync_to_thread=True)
    def other_page(request: Plain, path: FromPath[str]) -> Response[bytes]:
        return answer(request, path)

    def answer(request: Plain, path: str) -> Response[bytes]:
        asked = request.scope["raw_path"]  # the other path has lost its last slash
        return site.response(path, asked.endswith(b"/"), request.headers.get("accept-encoding", ""))

    return [first_page, other_page]
