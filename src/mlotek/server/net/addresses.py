"""Where a visitor comes from, and by which name they call the house."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import Scope

UNKNOWN = "unknown"
"""Whoever comes without an address: over a socket in this machine's file system, or from a test."""
ONE_HOUSEHOLD = 64
"""The bits of an IPv6 address that are given to one household; the others it chooses by itself."""
THIS_MACHINE = ("127.0.0.1", "::1")


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 address."""
    client = scope.get("client")
    return household(str(client[0])) if client else UNKNOWN


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """All addresses that one customer of a network has at will, as one.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    True
    """
    known = _parsed(address)
    if isinstance(known, ipaddress.IPv6Address) and not known.is_loopback:
        return str(ipaddress.IPv6Network((known, ONE_HOUSEHOLD), strict=False))
    return str(known or address[:100])


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (known.ipv4_mapped or known) if isinstance(known, ipaddress.IPv6Address) else known


def is_this_machine(address: str) -> bool:
    """Whether it is somebody at the machine of the house.

    >>> is_this_machine("127.0.0.1"), is_this_machine("::1"), is_this_machine("192.0.2.7")
    (True, True, False)
    """
    return address in (*THIS_MACHINE, UNKNOWN)


def address_for_others(host: str, port: int, origins: Sequence[str] = ()) -> str | None:
    """Where other machines find a house that listens on this host; None where only this one does.

    >>> address_for_others("192.0.2.7", 8642), address_for_others("127.0.0.1", 8642)
    ('http://192.0.2.7:8642', None)
    >>> address_for_others("127.0.0.1", 8642, ["https://games.example"])
    'https://games.example'
    """
    if origins:
        return origins[0]
    known = _parsed("127.0.0.1" if host == "localhost" else host)
    if known is not None and known.is_unspecified:
        known = _parsed(_own_address(known.version))
    if known is not None and known.is_loopback:
        return None
    shown = f"[{known}]" if isinstance(known, ipaddress.IPv6Address) else str(known or host)
    return f"http://{shown}:{port}"


def _own_address(version: int) -> str:
    """This machine's address in its network; nothing is sent to find it."""
    family, somewhere = (socket.AF_INET6, "2001:db8::1") if version == 6 else (socket.AF_INET, "192.0.2.1")
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((somewhere, 9))
        except OSError:
            return THIS_MACHINE[0]
        return str(probe.getsockname()[0])


def checked_network(text: str) -> str:
    """An address or network of a proxy, as it is written; ValueError if it is none.

    >>> checked_network("10.1.2.3/8")
    '10.0.0.0/8'
    """
    network = ipaddress.ip_network(text, strict=False)
    return str(network.network_address if network.num_addresses == 1 else network)


def checked_origin(text: str) -> str:
    """An origin as browsers write it; ValueError if it is none: a house would answer to no name of it.

    >>> checked_origin("https://Games.Example/")
    'https://games.example'
    """
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError(f"{text} is no origin: write https://games.example")
    return f"{parts.scheme}://{parts.netloc.lower()}"


class Proxies:
    """The web servers that are believed when they say for whom they ask."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [checked_network(network) for network in networks]
        self._parsed = [ipaddress.ip_network(network) for network in self.networks]

    def __contains__(self, address: object) -> bool:
        """Whether an address is one of theirs.

        >>> "10.1.2.3" in Proxies(["10.0.0.0/8"]), "::1" in Proxies(["127.0.0.1"]), "?" in Proxies(["127.0.0.1"])
        (True, False, False)
        """
        known = _parsed(str(address))
        return known is not None and any(known in network for network in self._parsed)


class Names:
    """The names the house answers to: those of its origins, this machine's, and every plain address.

    A foreign page can have its own name lead to this machine (DNS rebinding), but it cannot take one of these.
    """

    def __init__(self, origins: Iterable[str], *others: str) -> None:
        here = socket.gethostname().lower()
        hosts = (urlsplit(origin).hostname or "" for origin in origins)
        self._known = {*hosts, *others, here, f"{here}.local", "localhost"} - {""}

    def __contains__(self, host: object) -> bool:
        """Whether a Host header names this house.

        >>> house = Names(["https://games.example"])
        >>> [host in house for host in ("games.example", "LOCALHOST:8642", "[::1]:80", "192.0.2.7")]
        [True, True, True, True]
        >>> [host in house for host in ("evil.example", "evil.example:8642", "localhost.evil.example", "[", "")]
        [False, False, False, False, False]
        """
        name = _without_port(str(host))
        return name in self._known or _parsed(name) is not None


def _without_port(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""
