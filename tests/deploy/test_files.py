"""The files that others' tools read: Dockerfile, compose.yaml, HAProxy, systemd, and the guide to them.

No Docker is needed: compose.yaml is held against the schema of its specification, the Dockerfile is read by
hadolint and its commands are run one after the other, and every setting, file, address and service named
there must be one of ours.
"""

import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from baumeister.server.configure import VARIABLES
from baumeister.server.settings import PREFIX, Limits
from tests.server.programs import find
from tests.server.servers import PATIENCE_S, free_port

ROOT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNIT = (ROOT / "deploy" / "baumeister.service").read_text()
HADOLINT = Path(sys.executable).with_name("hadolint")
GUIDE = (ROOT / "docs" / "operations.md").read_text()


def services() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = COMPOSE["services"]
    return found


def follows_the_specification(compose: Path) -> bool:
    """Whether the schema of the Compose specification has nothing to say against it."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    return subprocess.run([*command, str(compose)], capture_output=True).returncode == 0


def test_compose_follows_its_specification(tmp_path: Path) -> None:
    assert follows_the_specification(ROOT / "compose.yaml")
    wrong = tmp_path / "compose.yaml"
    wrong.write_text((ROOT / "compose.yaml").read_text().replace("stop_grace_period", "stop_after"))
    assert not follows_the_specification(wrong)


def test_every_service_comes_back_and_no_variable_is_a_number() -> None:
    """What is not quoted is read as a number or a yes, and is written differently from what was meant."""
    for service in services().values():
        assert service["restart"] == "unless-stopped"
        assert all(isinstance(value, str) for value in service.get("environment", {}).values())


def complaints(dockerfile: str) -> str:
    command = [str(HADOLINT), "--no-color", "-"]
    return subprocess.run(command, input=dockerfile, capture_output=True, text=True).stdout


@pytest.mark.skipif(not HADOLINT.exists(), reason="there is no hadolint here")
def test_the_dockerfile_is_read_without_a_complaint() -> None:
    assert complaints(DOCKERFILE) == ""
    assert "unexpected" in complaints(DOCKERFILE.replace("WORKDIR", "WORK"))


def test_compose_names_only_services_volumes_and_files_that_there_are() -> None:
    for service in services().values():
        assert set(service.get("depends_on", ())) <= set(services())
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]


def test_every_address_is_one_of_its_network() -> None:
    """HAProxy finds the servers by address, also after a restart, and they believe it who is calling."""
    network = ip_network(COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"])
    addresses = {
        name: service["networks"]["default"]["ipv4_address"]
        for name, service in services().items()
        if "networks" in service
    }
    assert all(ip_address(address) in network for address in addresses.values())
    proxied = services()["haproxy"]["environment"]
    assert proxied["SERVER_1"] == f"{addresses['server-1']}:8080"
    assert proxied["SERVER_2"] == f"{addresses['server-2']}:8080"
    assert COMPOSE["x-server"]["environment"]["FORWARDED_ALLOW_IPS"] == addresses["haproxy"]


def test_only_caddy_is_reached_from_outside() -> None:
    assert [name for name, service in services().items() if "ports" in service] == ["caddy"]


def test_every_setting_of_a_server_is_one_of_ours() -> None:
    given = set(re.findall(r"\b(BAUMEISTER_\w+)=", DOCKERFILE + UNIT + GUIDE))
    given |= {name for name in COMPOSE["x-server"]["environment"] if name.startswith(PREFIX)}
    assert len(given) > 5
    assert given <= VARIABLES.keys()


def test_the_image_runs_without_rights_and_holds_what_is_needed() -> None:
    stages = DOCKERFILE.split("FROM ")[1:]
    assert len(stages) == 2
    last = stages[-1]
    assert "pip install" not in last
    assert last.index("USER 10001") < last.index("baumeister warmup") < last.index("ENTRYPOINT")
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


def test_the_unit_leaves_every_setting_to_its_file() -> None:
    """A variable wins over the file: whoever named PostgreSQL there went on with SQLite and was not told."""
    given = re.findall(r"^Environment=(\w+)=", UNIT, re.MULTILINE)
    assert given
    assert not set(given) & VARIABLES.keys()


class Echo(BaseHTTPRequestHandler):
    """Answers with the address that it was told."""

    def do_GET(self) -> None:  # its name
        told = self.headers.get_all("X-Forwarded-For") or []
        self.send_response(200)
        self.end_headers()
        self.wfile.write(",".join(told).encode())

    def log_message(self, *_: object) -> None: ...


@contextmanager
def haproxy(server: str) -> Iterator[int]:
    """HAProxy with our configuration before this server; the port where the PROXY protocol is spoken."""
    port = free_port()
    addresses = {"BIND": f"127.0.0.1:{free_port()}", "BIND_PROXIED": f"127.0.0.1:{port}", "SERVER_1": server}
    others = {f"SERVER_{number}": "127.0.0.1:1" for number in (2, 3, 4)}
    command = [str(find("haproxy")), "-db", "-q", "-n", "100", "-f", str(ROOT / "deploy" / "haproxy.cfg")]
    running = subprocess.Popen(command, env={**os.environ, **addresses, **others})
    try:
        yield port
    finally:
        running.kill()
        running.wait()


def ask_proxied(port: int) -> str:
    """The answer to somebody at 203.0.113.7 who claims another address, by way of a proxy."""
    with socket.create_connection(("127.0.0.1", port), 10) as line:
        line.sendall(b"PROXY TCP4 203.0.113.7 127.0.0.1 1000 80\r\n")
        line.sendall(b"GET / HTTP/1.0\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n")
        return b"".join(iter(lambda: line.recv(4096), b"")).decode()


@pytest.mark.skipif(find("haproxy") is None, reason="there is no HAProxy here")
def test_haproxy_believes_the_proxy_for_tls_and_nobody_else() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Echo) as echo:
        threading.Thread(target=echo.serve_forever, daemon=True).start()
        with haproxy(f"127.0.0.1:{echo.server_port}") as port:
            deadline = time.monotonic() + PATIENCE_S
            answer = ""
            while " 200 " not in answer and time.monotonic() < deadline:
                try:
                    answer = ask_proxied(port)
                except OSError:
                    time.sleep(0.2)
        echo.shutdown()
    assert answer.endswith("\r\n\r\n203.0.113.7")


def test_the_guide_tells_what_every_limit_does() -> None:
    told = set(re.findall(r"^\| `(\w+)` \|", GUIDE, re.MULTILINE))
    assert set(Limits.__dataclass_fields__) <= told
