"""A house behind the web servers of docs/host.md, with their recipes as they stand there.

Where one is not installed its tests are skipped, loudly; with MLOTEK_REQUIRE_PROXIES=1 that is a failure.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from bench.hosted import HOST, Hosted, free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mlotek.server import command
from tests.server.test_serve import arguments

RECIPES = Path(__file__).parents[2] / "docs" / "host.md"
NAME = "games.example"
ELSEWHERE = "127.0.0.2"
"""A client at this address is on another machine, as far as the house and the web server can tell."""
LONGEST = 120
A_TRY = 5.0
"""Seconds after which an attempt to connect, or a polite end, is given up."""
ALL_OF_NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 64; }}
http {{
    access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {server}
}}
"""
ALL_OF_CADDY = "{{\n admin off\n auto_https disable_redirects\n storage file_system {folder}\n}}\n{server}"


def recipe(name: str) -> str:
    """The recipe for a web server."""
    found = re.search(rf"```{name}\n(.*?)```", RECIPES.read_text("utf-8"), re.S)
    assert found is not None
    return found[1]


def missing(what: str) -> None:
    sentence = f"THE RECIPES OF docs/host.md ARE NOT TESTED: {what} is not installed (on Debian: apt install {what})"
    if os.environ.get("MLOTEK_REQUIRE_PROXIES"):
        pytest.fail(sentence)
    pytest.skip(sentence)


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that nobody trusts, and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    new = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "1",
    ]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*new, *names, "-keyout", key, "-out", cert], check=True, capture_output=True)
    return cert, key


def nginx(folder: Path, house: int, port: int) -> list[str]:
    """The command that runs nginx by its recipe, on a port of its own, with a certificate of its own."""
    cert, key = certificate(folder)
    server = re.sub(r"ssl_certificate \S+;", f"ssl_certificate {cert};", recipe("nginx"))
    server = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {key};", server)
    server = server.replace("listen 443 ssl;", f"listen {port} ssl;").replace(":8642", f":{house}")
    (folder / "nginx.conf").write_text(ALL_OF_NGINX.format(folder=folder, server=server))
    return ["nginx", "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, house: int, port: int) -> list[str]:
    """The same for Caddy."""
    cert, key = certificate(folder)
    server = recipe("caddy").replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n tls {cert} {key}")
    server = server.replace(":8642", f":{house}")
    (folder / "Caddyfile").write_text(ALL_OF_CADDY.format(folder=folder, server=server))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


class Answer(NamedTuple):
    """What came back."""

    status: int
    cookie: str
    body: bytes


class Front:
    """A web server in front of a house, and requests to it from another machine."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tls = ssl.create_default_context()
        self._tls.check_hostname, self._tls.verify_mode = False, ssl.CERT_NONE

    def call(self, patience: float = LONGEST) -> ssl.SSLSocket:
        """A connection."""
        plain = socket.create_connection((HOST, self._port), timeout=patience, source_address=(ELSEWHERE, 0))
        return self._tls.wrap_socket(plain, server_hostname=NAME)

    def ask(self, path: str, form: Any = None, **headers: str) -> Answer:
        """One request."""
        line = http.client.HTTPSConnection(NAME, self._port)
        line.sock = self.call()
        sent = {"Host": NAME, "Content-Type": "application/json", **headers}
        line.request("GET" if form is None else "POST", path, None if form is None else json.dumps(form), sent)
        answer = line.getresponse()
        with contextlib.closing(line):
            return Answer(answer.status, answer.getheader("Set-Cookie") or "", answer.read())

    def first_word(self, table: str, cookie: str, origin: str) -> str | None:
        """What somebody hears first who comes to a table; None if they are sent away."""
        uri = f"ws://{NAME}/api/tables/{table}/socket"  # inside TLS already
        heard, called = {"Cookie": cookie, "Origin": origin}, self.call()
        with called, connect(uri, sock=called, additional_headers=heard, open_timeout=LONGEST) as phone:
            try:
                return str(json.loads(phone.recv(LONGEST))["type"])
            except ConnectionClosed:
                return None


@contextlib.contextmanager
def running(command: list[str], front: Front, log: Path) -> Iterator[None]:
    with log.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, env={**os.environ, "HOME": str(log.parent)})
    try:
        start = time.monotonic()
        while True:
            with contextlib.suppress(OSError):
                front.call(A_TRY).close()
                break
            assert process.poll() is None, log.read_text()
            assert time.monotonic() - start < LONGEST, log.read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(A_TRY)  # Caddy would wait for whoever is still connected
        process.kill()
        process.wait(LONGEST)


@pytest.fixture(scope="module", params=PROXIES)
def front(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    """A house with its usual limits behind a web server."""
    name: str = request.param
    os.environ["PATH"] += f"{os.pathsep}/usr/sbin"
    for tool in (name, "openssl"):
        if shutil.which(tool) is None:
            missing(tool)
    folder, port = tmp_path_factory.mktemp(name), free_port()
    house, front = Hosted(folder / "data", "--origin", f"https://{NAME}"), Front(port)
    try:
        with running(PROXIES[name](folder, house.port, port), front, folder / "proxy.log"):
            yield front
    finally:
        house.stop()


def test_the_cookie_is_secure(front: Front) -> None:
    assert "; Secure" in front.ask("/api/me").cookie


def test_a_client_cannot_forge_its_address(front: Front) -> None:
    """Metrics are for this machine: whoever passes for it could also dodge every limit."""
    for forged in ("127.0.0.1", "::1", "127.0.0.1, 127.0.0.1", ""):
        headers = {"X-Forwarded-For": forged, "X-Real-IP": forged, "Forwarded": f"for={forged or 'unknown'}"}
        assert front.ask("/metrics", **headers).status == 404
    assert front.ask("/health").status == 200


def test_limits_count_the_client_not_the_web_server(front: Front) -> None:
    """Somebody who has used up what an address may ask for does not use up everybody's."""
    answers = [front.ask("/api/tables/WWWW", **{"X-Forwarded-For": f"192.0.2.{n}"}).status for n in range(60)]
    assert answers[0] == 404
    assert 429 in answers, "however slowly they were asked"


def test_a_socket_comes_through_and_a_foreign_page_does_not(front: Front) -> None:
    wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True}
    answer = front.ask("/api/tables", wish, Origin=f"https://{NAME}")
    cookie, table = answer.cookie.split(";")[0], json.loads(answer.body)["table"]["id"]
    assert front.first_word(table, cookie, f"https://{NAME}") == "welcome"
    assert front.first_word(table, cookie, "https://evil.example") is None
    assert front.ask("/api/tables", wish, Origin="https://evil.example").status == 403


@pytest.mark.parametrize(("flags", "secure"), [((), False), (("--trusted-proxy", f"{ELSEWHERE}/32"), True)])
def test_only_a_trusted_web_server_is_believed(flags: tuple[str, ...], secure: bool, tmp_path: Path) -> None:
    house = Hosted(tmp_path / "data", "--workers", "1", *flags)
    try:
        line = http.client.HTTPConnection(HOST, house.port, source_address=(ELSEWHERE, 0))
        line.request("GET", "/api/me", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"})
        assert ("; Secure" in (line.getresponse().getheader("Set-Cookie") or "")) is secure
        line.close()
    finally:
        house.stop()


def test_an_address_that_is_none_is_not_trusted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(arguments("--data", str(tmp_path), "--trusted-proxy", "the one in the cellar")) == 2
    assert "the one in the cellar" in capsys.readouterr().err
