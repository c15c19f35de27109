"""By which names the server may be called, and whose pages may ask it.

A stranger's page can have its own name lead to this computer; the browser then takes both for one site. So
names are answered only if they were configured; an address, or this computer's own name, is no stranger's.
"""

import re
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from baumeister.core.errors import NotAllowed

HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
LOCAL = "localhost"
WEB = ("http", "https")


class Hosts:
    """The names that this server answers to."""

    def __init__(self, names: tuple[str, ...], origins: tuple[str, ...]) -> None:
        own = socket.gethostname().lower()
        of_origins = [urlsplit(origin).hostname or "" for origin in origins]
        self._names = {name.lower() for name in (*names, *of_origins, LOCAL, own, f"{own}.local") if name}

    def check(self, connection: HTTPConnection) -> None:
        """NotAllowed if the server was called by a name that is not its own; programs may leave it out."""
        host = connection.headers.get("host")
        if host is not None and not self._is_ours(host):
            raise NotAllowed("unknown-host", host=host[:100])

    def _is_ours(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found["name"].lower().rstrip(".")
        return name in self._names or name.endswith(f".{LOCAL}") or _is_address(name.strip("[]"))


def is_own_origin(connection: HTTPConnection, others: tuple[str, ...]) -> bool:
    """A page may ask only where it came from; programs send no origin, files on a disk no address."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return True
    host = connection.headers.get("host", "").lower()
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return parts.scheme in WEB and bool(host) and parts.netloc.lower() == host


def socket_sources(connection: HTTPConnection) -> str:
    """Where our page may open sockets: here; older browsers do not take 'self' for that."""
    host = connection.headers.get("host", "")
    return f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
