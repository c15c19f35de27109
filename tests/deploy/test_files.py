"""The files that others' tools read: Dockerfile, systemd unit, and the guide to them."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from baumeister.server.configure import PREFIX, TYPES
from baumeister.server.settings import Limits

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNIT = (ROOT / "deploy" / "baumeister.service").read_text()
GUIDE = (ROOT / "docs" / "operations.md").read_text()


def test_every_setting_of_a_server_is_one_of_ours() -> None:
    given = set(re.findall(r"\b(BAUMEISTER_\w+)=", DOCKERFILE + UNIT + GUIDE))
    assert given
    assert given <= {PREFIX + name.upper() for name in TYPES}


def test_the_image_runs_without_rights_and_holds_what_is_needed() -> None:
    stages = DOCKERFILE.split("FROM ")[1:]
    assert len(stages) == 2
    last = stages[-1]
    assert "pip install" not in last
    assert last.index("USER baumeister") < last.index("baumeister warmup") < last.index("ENTRYPOINT")
    lines = re.findall(r"^COPY (?!--)(.*)$", DOCKERFILE, re.MULTILINE)
    copied = [word for line in lines for word in line.split()[:-1]]
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert set(copied) == allowed
    assert all((ROOT / name).exists() for name in copied)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "baumeister.service"
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT, flags=re.MULTILINE))
    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert "baumeister.service" not in said.stderr, said.stderr


def test_the_guide_tells_what_every_limit_does() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", GUIDE, re.MULTILINE))
    assert set(Limits.__dataclass_fields__) <= told
