"""The built browser client, served from inside this package; `hatch_build.py` puts it there."""

import gzip
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "client"
FIXED = ("manifest.webmanifest", "worker.js", "icon-192.png", "icon-512.png", "icon-maskable.png")
INDEX = FOLDER / "index.html"
PACKED = (".js", ".css", ".svg", ".webmanifest")  #: fonts and pictures are as small as they get


class Files(StaticFiles):
    """Compressed once each, not for everyone who asks: a class opens the page at the same time."""

    caching: str

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = self.caching
        file = Path(full_path)
        if file.suffix not in PACKED:
            return response
        response.headers["Vary"] = "Accept-Encoding"
        takes_packed = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if not (isinstance(response, FileResponse) and takes_packed):
            return response
        kept = {name: value for name, value in response.headers.items() if name != "content-length"}
        return Response(
            packed(file, stat_result.st_mtime_ns), status_code, {**kept, "Content-Encoding": "gzip"}
        )


class Assets(Files):
    """Files whose names change with their content, so that a browser asks for each once."""

    caching = "public, max-age=31536000, immutable"


class Fixed(Files):
    """Files that keep their names, so that a browser asks whether they have changed."""

    caching = "no-cache"


@cache
def packed(file: Path, changed_at: int) -> bytes:
    """What is in a file that was changed then, compressed."""
    del changed_at  # one that is built anew is another
    return gzip.compress(file.read_bytes(), mtime=0)


def serve_client(app: FastAPI) -> None:
    """Serve the client's files; those that name none of ours are left to others."""
    if not INDEX.exists():
        return
    app.mount("/assets", Assets(directory=FOLDER / "assets"))
    fixed = Fixed(directory=FOLDER)
    for name in FIXED:
        app.routes.append(Route(f"/{name}", fixed, include_in_schema=False))
