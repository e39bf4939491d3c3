"""What deploy/ has is sound, hardened, and what docs/host.md tells."""

from __future__ import annotations

import argparse
import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from mlotek.cli.main import COMMANDS
from mlotek.server import command

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("mlotek*.service"))
HOST = (ROOT / "docs" / "host.md").read_text("utf-8")
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
MOST_EXPOSED = 15
"""Tenths of a point, of a hundred; a service without any hardening has 96."""


def unit(name: str) -> configparser.RawConfigParser:
    read = configparser.RawConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / name, "utf-8")
    return read


def settings(name: str, key: str) -> list[str]:
    """Every value a key has: a unit may say a key more than once."""
    return re.findall(rf"^{key}=(.*)$", (DEPLOY / name).read_text("utf-8"), re.MULTILINE)


@needs_systemd
def test_systemd_finds_nothing_wrong(tmp_path: Path) -> None:
    for path in DEPLOY.glob("mlotek*.*"):
        text = path.read_text("utf-8").replace("/opt/mlotek/bin/mlotek", "/bin/true")
        (tmp_path / path.name).write_text(text, "utf-8")
    checked = ["systemd-analyze", "verify", *sorted(map(str, tmp_path.iterdir()))]
    done = subprocess.run(checked, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


@needs_systemd
@pytest.mark.parametrize("name", UNITS)
def test_the_services_are_hardened(name: str) -> None:
    checked = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(DEPLOY / name)]
    done = subprocess.run(checked, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout[-200:]


@pytest.mark.parametrize("name", UNITS)
def test_the_services_have_their_own_user_and_no_privilege(name: str) -> None:
    service = unit(name)["Service"]
    asked = {"User": "mlotek", "NoNewPrivileges": "yes", "ProtectSystem": "strict", "CapabilityBoundingSet": ""}
    assert {key: service[key] for key in asked} == asked


def test_the_house_is_started_again_whatever_ended_it() -> None:
    assert unit("mlotek.service")["Service"]["Restart"] == "always"


def test_units_speak_the_language_of_the_command_line() -> None:
    words = [line for name in UNITS for line in settings(name, "ExecStart")]
    used = {found for line in words for found in re.findall(r"/opt/mlotek/bin/mlotek (\w+)", line)}
    assert used == {"serve", "backup"}
    assert used <= COMMANDS.keys()
    named = {setting.partition("=")[0] for setting in settings("mlotek.service", "Environment")}
    assert named == {"MLOTEK_DATA", "MLOTEK_CACHE"}
    assert command.DATA in named
    parser = argparse.ArgumentParser()
    command.add_options(parser)
    assert parser.parse_args([]).host == "127.0.0.1", "the unit lets only this machine in"


def test_the_container_is_nobody_and_builds_from_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert re.search(r"^USER 10001$", text, re.MULTILINE)
    assert ":latest" not in text
    assert (ROOT / "requirements" / "play.lock").exists()
    assert "requirements/play.lock" in text
    assert 'ENTRYPOINT ["/opt/mlotek/bin/mlotek"]' in text


@pytest.mark.parametrize("path", sorted(path.name for path in DEPLOY.iterdir()))
def test_the_whole_way_is_told(path: str) -> None:
    assert f"deploy/{path}" in HOST


@pytest.mark.parametrize("name", ["/opt/mlotek", "/var/lib/mlotek", "/etc/mlotek.env", "/var/backups/mlotek"])
def test_the_way_and_the_units_agree_on_places(name: str) -> None:
    assert name in HOST
    assert any(name in (DEPLOY / file).read_text("utf-8") for file in UNITS)
