"""The built browser client, served from inside this package; `hatch_build.py` puts it there."""

from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parent / "client"
INDEX = FOLDER / "index.html"


def serve_client(app: FastAPI) -> None:
    """Serve the client's files, compressed; their names change with their content."""
    if INDEX.exists():
        app.mount("/assets", GZipMiddleware(StaticFiles(directory=FOLDER / "assets")))
