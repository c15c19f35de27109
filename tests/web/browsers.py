"""A Chromium for the browser tests, found or fetched: `python -m tests.web.browsers`."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.packages import install

#: rendering by software, for there is no graphics card on test machines
FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--mute-audio"]
#: for pages without a canvas, which a compositor in 3D would only slow down
FLAT_FLAGS = [*FLAGS, "--disable-gpu-compositing"]
#: the first has no windows to keep up, and is the quickest
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
HOW = (
    "The browser tests are left out, for there is no Chromium here: apt-get install chromium-headless-shell, "
    "or playwright install chromium."
)


@cache
def find_chromium() -> str | None:
    """The path of a Chromium on this machine that can be started, the system's or Playwright's."""
    with sync_playwright() as playwright:
        downloaded = playwright.chromium.executable_path
    paths = [*filter(None, map(shutil.which, NAMES)), downloaded]
    return next((path for path in paths if _starts(path)), None)


def _starts(path: str) -> bool:
    """Whether it is there, with the libraries that it needs."""
    return Path(path).exists() and subprocess.run([path, "--version"], capture_output=True).returncode == 0


def fetch_chromium() -> bool:
    """Install one: with apt-get as root on Debian, else by Playwright's own download."""
    if install("chromium-headless-shell"):
        return True
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(download, capture_output=True).returncode == 0


if __name__ == "__main__" and find_chromium() is None and not fetch_chromium():
    sys.stderr.write(HOW + "\n")
