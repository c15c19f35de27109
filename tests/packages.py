"""Programs of the system that tests need, fetched where that harms nobody."""

import os
import shutil
import subprocess
from pathlib import Path


def install(*packages: str) -> bool:
    """Install these packages of Debian, if we may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    commands = [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return all(
        subprocess.run(command, capture_output=True, env=quiet).returncode == 0 for command in commands
    )


def starts_services() -> bool:
    """Whether a package that brings a service would start it here at once."""
    return Path("/run/systemd/system").exists()
