"""`mlotek serve`: opens the house on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mlotek.core import MlotekError
from mlotek.server.common.limit_file import limits_in
from mlotek.server.common.limits import Limits, Rate

if TYPE_CHECKING:
    import uvicorn

    from mlotek.server.common.clock import WallClock
    from mlotek.server.neighbours.neighbourhood import InnerDoor, Neighbourhood
    from mlotek.server.net.app import Application
    from mlotek.server.net.gateway import Gateway
    from mlotek.server.store import Store
    from mlotek.server.workers.pool import Workers
    from mlotek.server.workers.ray_pool import RayWorkers

DATA = "MLOTEK_DATA"
HOST = "MLOTEK_HOST"
PORT = "MLOTEK_PORT"
ORIGINS = "MLOTEK_ORIGINS"
PROXIES = "MLOTEK_TRUSTED_PROXIES"
SOURCE = "MLOTEK_SOURCE"
WORKERS = "MLOTEK_WORKERS"
PAGE = "MLOTEK_PAGE"
DATABASE = "MLOTEK_DATABASE"
INNER = "MLOTEK_INNER"
PROCESSES = "MLOTEK_PROCESSES"
THINKERS = "MLOTEK_THINKERS"
FAREWELL = 0.2
"""Seconds for goodbyes to arrive before connections are closed."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `serve` to the command line."""
    parser = commands.add_parser("serve", help="open the house: play in the browser, with friends and bots")
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags; each has an environment variable, for houses that are started by a machine."""
    data = Path(os.environ.get(DATA, "mlotek-data"))
    parser.add_argument("--data", type=Path, default=data, help=f"the folder that keeps the tables ({DATA}; {data})")
    what = f"a PostgreSQL that houses share, instead of a file in the folder: postgresql://… ({DATABASE})"
    parser.add_argument("--database", default=os.environ.get(DATABASE, ""), metavar="URL", help=what)
    inner = os.environ.get(INNER, "127.0.0.1:0")
    what = f"HOST:PORT where other houses on the database reach this one ({INNER}; {inner}: any free port)"
    parser.add_argument("--inner", default=inner, metavar="HOST:PORT", help=what)
    processes = os.environ.get(PROCESSES, "1")
    what = f"so many houses on this machine behind one port; they need a database ({PROCESSES}; {processes})"
    parser.add_argument("--processes", type=int, default=processes, metavar="N", help=what)
    parser.add_argument("--listening", type=int, default=None, help=argparse.SUPPRESS)
    host = os.environ.get(HOST, "127.0.0.1")
    parser.add_argument("--host", default=host, help=f"the address to listen on ({HOST}; {host})")
    port = os.environ.get(PORT, "8642")
    parser.add_argument("--port", type=port_number, default=port, help=f"the port ({PORT}; {port})")
    origins = os.environ.get(ORIGINS, "").split()
    parser.add_argument("--origin", action="append", default=origins, help=f"an origin the page has ({ORIGINS})")
    what = f"the address or network of a web server in front, if it is not on this machine ({PROXIES})"
    proxies = os.environ.get(PROXIES, "").split()
    parser.add_argument("--trusted-proxy", action="append", default=proxies, help=what)
    what = f"where the source of this house can be had, for a link on its first page ({SOURCE})"
    parser.add_argument("--source", type=web_address, default=os.environ.get(SOURCE, ""), help=what)
    workers = os.environ.get(WORKERS, "2")
    what = f"most processes for bots, and as many for searchers ({WORKERS}; {workers})"
    parser.add_argument("--workers", type=int, default=workers, help=what)
    what = f"a Ray cluster where bots think, with this machine's as a reserve: ray://host:10001 ({THINKERS})"
    parser.add_argument("--thinkers", default=os.environ.get(THINKERS, ""), metavar="ADDRESS", help=what)
    what = f"the folder of a page built otherwise, with games from outside the house ({PAGE})"
    parser.add_argument("--page", type=Path, default=os.environ.get(PAGE), help=what)
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--open-metrics", action="store_true", help="show /metrics to other machines too")
    parser.add_argument("--no-limits", action="store_true", help="no limits per address: for measuring on one machine")


def port_number(text: str) -> int:
    """A port to listen on, 0 for any that is free; ValueError for anything else."""
    if not 0 <= int(text) <= 65535:
        raise ValueError(text)
    return int(text)


def web_address(text: str) -> str:
    """An address a link may lead to; ValueError for anything else, such as a script."""
    if text and not text.startswith(("https://", "http://")):
        raise ValueError(text)
    return text


def run(args: argparse.Namespace) -> int:
    """Open the house and keep it open until it is interrupted."""
    import uvicorn

    from mlotek.server.common.log import log_crashes, start_log
    from mlotek.server.neighbours.processes import several
    from mlotek.server.net.addresses import THIS_MACHINE, Proxies, checked_origin
    from mlotek.server.net.app import BUILT_PAGE, Application
    from mlotek.server.net.connections import Connections, most_files
    from mlotek.server.net.fast_frames import FastFrames
    from mlotek.server.net.http_protocol import BoundedHttp

    if args.database:
        from mlotek.server.neighbours.neighbourhood import inner_door

    start_log()
    os.umask(0o077)  # what the house keeps is for its owner only
    try:
        proxies = Proxies([*THIS_MACHINE, *args.trusted_proxy])
        args.origin = [checked_origin(origin) for origin in args.origin]
        folder = prepared(args.data, args.database)
        if args.processes > 1:
            return several(args, folder)
        door = inner_door(args.inner) if args.database else None
        _join_thinkers(args.thinkers)
    except (MlotekError, OSError, ValueError) as error:
        print(f"the house cannot open: {error}", file=sys.stderr)
        return 2
    log_crashes()
    limits = limits_of(args, folder)
    connections = Connections(limits, most_files(), proxies)
    connections.inner_port = door.port if door is not None else None
    app = Application(lambda: opened(args, folder, connections.most_sockets, door), args.page or BUILT_PAGE)
    print(f"Młotek: http://{args.host}:{args.port}/ — tables are kept in {_kept_in(args, folder)}", flush=True)
    config = uvicorn.Config(
        app,
        host=args.host,
        port=args.port,
        http=partial(BoundedHttp, connections=connections),  # type: ignore[arg-type]
        ws=FastFrames,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the house pings by itself, to know the lag
        access_log=False,
        log_config=None,  # the house's own
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=proxies.networks,
    )
    server = _server(config, app, lambda: webbrowser.open(f"http://{args.host}:{args.port}/") if args.open else None)
    server.run(sockets=_listening(config, args, door))
    return 0 if server.started else 1


def _listening(config: uvicorn.Config, args: argparse.Namespace, door: InnerDoor | None) -> list[socket.socket] | None:
    """The sockets of a house among others: the one for visitors, which several may share, and the inner one."""
    if door is None:
        return None
    shared = args.listening
    return [config.bind_socket() if shared is None else socket.socket(fileno=shared), door.socket]


def _server(config: uvicorn.Config, app: Application, when_open: Callable[[], object]) -> uvicorn.Server:
    """A server that tells when it is open, and lets the house say goodbye before it closes connections."""
    import uvicorn

    class Polite(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            when_open()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            if app.gateway is not None:
                self.servers[0].close()  # whoever comes now is let in by another house, where there is one
                await app.gateway.house.send_home()
                await asyncio.sleep(FAREWELL)
            await super().shutdown(sockets)

    return Polite(config)


def _kept_in(args: argparse.Namespace, folder: Path) -> str:
    """Where the tables are, without a password."""
    if not args.database:
        return str(folder)
    from mlotek.server.store.postgres.line import place

    return place(args.database)


def prepared(folder: Path, database: str = "") -> Path:
    """The data folder, made if need be, with the secret and the store checked before anybody comes in."""
    from mlotek.server.common.guests import secret_in

    folder = folder.resolve()
    (folder / "archive").mkdir(parents=True, exist_ok=True)
    _make_private(folder)
    secret_in(folder)
    limits_in(folder)
    asyncio.run(_checked(folder, database))
    return folder


async def _checked(folder: Path, database: str) -> None:
    if database:
        from mlotek.server.common.guests import secret_in
        from mlotek.server.store.postgres.opening import opened_in_time

        store: Store = await opened_in_time(database, secret=secret_in(folder))
    else:
        store = _store_alone(folder)
    await store.close()


async def _neighbourhood(args: argparse.Namespace, folder: Path, clock: WallClock, door: InnerDoor) -> Neighbourhood:
    """The database, and the other houses on it."""
    from mlotek.server.common.guests import secret_in
    from mlotek.server.neighbours.neighbourhood import Neighbourhood
    from mlotek.server.net.relay import Relay
    from mlotek.server.store.postgres.index import PostgresIndex
    from mlotek.server.store.postgres.opening import opened_in_time

    secret = secret_in(folder)
    store = await opened_in_time(args.database, address=door.address, secret=secret, clock=clock)
    return Neighbourhood(store, PostgresIndex(store), Relay(store, secret, door.port))


def _store_alone(folder: Path) -> Store:
    from mlotek.server.store.sqlite import SqliteStore

    return SqliteStore(folder / "tables.db")


def _make_private(folder: Path) -> None:
    """Take from others what an earlier house, or a copy, has left open to them."""
    patterns = ("tables.db*", "secret", "*.json", "reports.jsonl", "archive", "archive/*.json")
    for path in (folder, *(found for pattern in patterns for found in folder.glob(pattern))):
        if path.stat().st_mode & 0o077:
            path.chmod(0o700 if path.is_dir() else 0o600)


def limits_of(args: argparse.Namespace, folder: Path) -> Limits:
    """The limits of the house, or hardly any."""
    if not args.no_limits:
        return limits_in(folder)
    many = Rate(1e9, 1e9)
    return Limits(
        messages=many,
        frames=many,
        pieces=many,
        frame_bytes=many,
        requests=many,
        openings=many,
        guesses=many,
        sockets_per_address=10**6,
        connections_per_address=10**6,
        tables_per_guest=10**6,
        tables_per_address=10**6,
    )


@contextlib.asynccontextmanager
async def opened(
    args: argparse.Namespace, folder: Path, most_sockets: int, door: InnerDoor | None = None
) -> AsyncIterator[Gateway]:
    """The house, open; closed politely at the end."""
    from mlotek.server.admin.listener import admin_socket
    from mlotek.server.admin.office import Office
    from mlotek.server.common.bans import Bans
    from mlotek.server.common.clock import WallClock
    from mlotek.server.common.gc_tuning import tune_garbage_collection
    from mlotek.server.common.guests import Cookies, secret_in
    from mlotek.server.house.house import House
    from mlotek.server.net.addresses import address_for_others
    from mlotek.server.net.gateway import Gateway
    from mlotek.server.play.services import Services
    from mlotek.server.workers.clerks import Clerks
    from mlotek.server.workers.pool import Workers

    workers, clerks = _thinkers(args, Workers(args.workers)), Clerks()
    clock = WallClock()
    others = await _neighbourhood(args, folder, clock, door) if door is not None else None
    store = others.store if others is not None else _store_alone(folder)
    reports = folder / "reports.jsonl"
    services = Services(clock, store, workers, clerks=clerks, limits=limits_of(args, folder), reports=reports)
    house = House(services, archive=folder / "archive", index=others.index if others is not None else None)
    await house.open()
    tuning = asyncio.ensure_future(tune_garbage_collection())
    cookies = Cookies(secret_in(folder))
    gateway = Gateway(
        house,
        cookies,
        origins=tuple(args.origin),
        host=args.host,
        address=address_for_others(args.host, args.port, args.origin),
        source=args.source or None,
        open_metrics=args.open_metrics,
        most_sockets=most_sockets,
        bans=Bans(services.clock, folder / "bans.json"),
        relay=others.relay if others is not None else None,
    )
    async with admin_socket(Office(gateway, folder), folder), _among(others, gateway):
        yield gateway
    tuning.cancel()
    await house.close()
    await workers.close()
    await clerks.close()


def _join_thinkers(address: str) -> None:
    """Connect to the machines where bots think, if any are named."""
    if address:
        from mlotek.server.workers.ray_pool import join

        join(address)


def _thinkers(args: argparse.Namespace, here: Workers) -> Workers | RayWorkers:
    """Who answers for bots: processes of this machine, or others first."""
    if not args.thinkers:
        return here
    from mlotek.server.workers.ray_pool import RayWorkers

    return RayWorkers(here)


def _among(others: Neighbourhood | None, gateway: Gateway) -> contextlib.AbstractAsyncContextManager[None]:
    return contextlib.nullcontext() if others is None else others.among(gateway)
