"""The built browser client, served from inside this package; `hatch_build.py` puts it there."""

from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "client"
FIXED = ("manifest.webmanifest", "worker.js", "icon-192.png", "icon-512.png", "icon-maskable.png")
INDEX = FOLDER / "index.html"


class Assets(StaticFiles):
    """Files whose names change with their content, so that a browser asks for each once."""

    def file_response(self, *given: Any, **more: Any) -> Response:
        response = super().file_response(*given, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class Fixed(StaticFiles):
    """Files that keep their names, so that a browser asks whether they have changed."""

    def file_response(self, *given: Any, **more: Any) -> Response:
        response = super().file_response(*given, **more)
        response.headers["Cache-Control"] = "no-cache"
        return response


def serve_client(app: FastAPI) -> None:
    """Serve the client's files, compressed; those that name none of ours are left to others."""
    if not INDEX.exists():
        return
    app.mount("/assets", GZipMiddleware(Assets(directory=FOLDER / "assets")))
    fixed = GZipMiddleware(Fixed(directory=FOLDER))
    for name in FIXED:
        app.routes.append(Route(f"/{name}", fixed, include_in_schema=False))
