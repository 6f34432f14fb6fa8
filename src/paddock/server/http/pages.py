"""The browser client: files built from web/ into static/, served from memory. Hashed names never change, so browsers
keep them for good; the page itself is asked for anew each time."""

import gzip
import mimetypes
from pathlib import Path

from litestar import MediaType, Response

STATIC = Path(__file__).parent.parent / "static"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Paddock</title>
<p>The browser client is not built; run <code>make client</code> in the checkout and reload this page.</p></html>
"""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_COMPRESSING = 512


class File:
    """One file with what a browser needs to know about it."""

    def __init__(self, path: Path, name: str) -> None:
        self.content = path.read_bytes()
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.keep = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        small = gzip.compress(self.content, 9, mtime=0)
        is_text = not self.type.startswith(("image/", "font/")) or "svg" in self.type
        self.compressed = small if is_text and len(self.content) > WORTH_COMPRESSING else None

    def response(self, accepts: str) -> Response[bytes]:
        headers = {"cache-control": self.keep, "vary": "accept-encoding"}
        content = self.content
        if self.compressed is not None and "gzip" in accepts:
            headers["content-encoding"] = "gzip"
            content = self.compressed
        return Response(content, media_type=self.type, headers=headers)


class Files:
    """All files of the client; empty if it is not built."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files = {}
        if (folder / "index.html").exists():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = File(path, name)

    def page(self, accepts: str) -> Response[bytes]:
        if "index.html" not in self.files:
            return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})
        return self.files["index.html"].response(accepts)
