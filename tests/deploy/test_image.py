"""The commands of the Dockerfile, one after the other, in a folder that stands for the image.

Where there is no Docker this is how it is checked; what is left out is the user, whom only an image can have.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
Step = tuple[str, str]  #: an instruction and what it says


def steps() -> list[Step]:
    """The instructions, each on one line."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines if line]


class Image:
    """A folder that stands for the image, and what its commands find in their environment."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._workdir = folder
        self._environment = {**os.environ, "HOME": str(folder / "home")}

    def follow(self, step: Step) -> None:
        match step:
            case "WORKDIR", path:
                self._workdir = self._folder / path.lstrip("/")
                self._workdir.mkdir(parents=True, exist_ok=True)
            case "COPY", words if not words.startswith("--from"):
                *sources, _ = words.split()
                target = self._workdir
                for source in sources:
                    self._copy(ROOT / source, target / source if (ROOT / source).is_dir() else target)
            case "ENV", words:
                for name, value in (word.split("=", 1) for word in shlex.split(self._within(words))):
                    self._environment[name] = value.replace("$PATH", os.environ["PATH"])
            case "RUN", command if not command.startswith("useradd"):
                self.run(self._within(command))

    def run(self, command: str) -> None:
        subprocess.run(command, shell=True, check=True, cwd=self._workdir, env=self._environment)

    @contextmanager
    def started(self, arguments: list[str]) -> Iterator[int]:
        """The entry point with these arguments; the port that it tells."""
        with subprocess.Popen(
            [self._folder / "opt/baumeister/bin/baumeister", *arguments],
            cwd=self._workdir,
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout is not None
            try:
                port = re.search(r":(\d+)/", server.stdout.readline())
                assert port is not None
                yield int(port[1])
            finally:
                server.terminate()
                assert server.wait(30) == 0

    def _within(self, text: str) -> str:
        """With the image's folders in ours."""
        text = text.replace("${PYTHON}", "").replace("python -m venv", f"{sys.executable} -m venv")
        return re.sub(r"(?:(?<=[ =/])|^)/(?=opt/|var/lib/)", f"{self._folder}/", text)

    def _copy(self, source: Path, target: Path) -> None:
        if source.is_dir():
            left = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "client")
            shutil.copytree(source, target, ignore=left)
        else:
            shutil.copy(source, target)


def test_the_commands_of_the_image_work(full: bool) -> None:
    if not full:
        pytest.skip("the image is put together with --full: everything is installed and compiled anew")
    folder = Path(tempfile.mkdtemp(prefix="bm-image-"))
    folder.chmod(0o755)
    try:
        image = Image(folder)
        for step in steps():
            image.follow(step)
        told = dict(steps())
        with image.started(["serve", "--host", "127.0.0.1", "--port", "0"]) as port:
            check = re.search(r'CMD \["python", "-c", "(.*)"\]', told["HEALTHCHECK"])
            assert check is not None
            image.run(
                f"{folder}/opt/baumeister/bin/python -c {shlex.quote(check[1].replace('8080', str(port)))}"
            )
        assert (folder / "var/lib/baumeister/rooms/rooms.sqlite").stat().st_mode & 0o777 == 0o600
    finally:
        shutil.rmtree(folder)
