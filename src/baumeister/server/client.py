"""The built browser client, served from inside this package; `hatch_build.py` puts it there."""

from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "client"
INDEX = FOLDER / "index.html"


class Assets(StaticFiles):
    """Files whose names change with their content, so that a browser asks for each once."""

    def file_response(self, *given: Any, **more: Any) -> Response:
        response = super().file_response(*given, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def serve_client(app: FastAPI) -> None:
    """Serve the client's files, compressed."""
    if INDEX.exists():
        app.mount("/assets", GZipMiddleware(Assets(directory=FOLDER / "assets")))
