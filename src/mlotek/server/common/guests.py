"""Guests: no account, a name, and a signed cookie that is their key to their seats."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from mlotek.core import MlotekError
from mlotek.core.action import whole_number
from mlotek.server.common.files import keep_private
from mlotek.server.wire.refusals import HouseRefused

COOKIE = "mlotek_guest"
"""How a cookie's name begins; houses of earlier versions called it so and no more."""
SHORTEST_SECRET = 32
A_YEAR = 365 * 24 * 3600
MOST_BESIDE = 8
"""So many may sit beside a guest, at the same screen."""
_AND = "+"
"""Between a guest's id and the number of somebody beside them; no id of a guest has it."""
_WATCHES = "watch-"
_SHOWS = "stage-"

_NAMES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "pl": (
        ("Kupiec", "Handlarka", "Antykwariusz", "Kolekcjonerka", "Makler", "Marszandka", "Aukcjoner", "Skarbniczka"),
        ("Żbik", "Wydra", "Borsuk", "Łoś", "Bóbr", "Kuna", "Jeż", "Czapla", "Suseł", "Sarna", "Kruk", "Łasica"),
    ),
    "en": (
        ("Merchant", "Dealer", "Broker", "Collector", "Curator", "Trader", "Treasurer", "Patron"),
        (
            "Wildcat",
            "Otter",
            "Badger",
            "Elk",
            "Beaver",
            "Marten",
            "Hedgehog",
            "Heron",
            "Gopher",
            "Roe",
            "Raven",
            "Weasel",
        ),
    ),
}


@dataclass(frozen=True)
class Guest:
    """Somebody who has come in. The id is a secret between the house and the guest's cookie."""

    id: str
    name: str
    face: int | None = None
    """The portrait they chose; None: whichever goes with their name."""

    def watching(self, big: bool = False) -> Guest:
        """One more screen with the same cookie that only watches: told what anybody may know, named by the house.

        A big one shows the table to a whole room.
        """
        return Guest(f"{self.id}{_AND}{_SHOWS if big else _WATCHES}{secrets.token_urlsafe(6)}", new_guest().name)

    def beside(self, number: int) -> Guest:
        """Somebody at the same screen, with the same cookie: a guest of their own, with a seat of their own."""
        return Guest(f"{self.id}{_AND}{number}", self.name)


def screen_of(guest: str) -> str:
    """The guest whose cookie it is; those beside them share it.

    >>> screen_of(Guest("abc", "Ola").beside(2).id)
    'abc'
    """
    return guest.partition(_AND)[0]


def is_big_screen(guest: str) -> bool:
    """Whether it is no person but a screen that shows a table to a whole room.

    >>> is_big_screen(Guest("abc", "Ola").watching(big=True).id), is_big_screen(Guest("abc", "Ola").watching().id)
    (True, False)
    """
    return guest.partition(_AND)[2].startswith(_SHOWS)


def place_at_screen(guest: str) -> int | None:
    """The number of somebody beside a guest; None for the guest."""
    return whole_number(guest.partition(_AND)[2])


def who_asks(bearer: Guest, asked: Mapping[str, str]) -> Guest:
    """The bearer of a cookie or, with `beside=2` in the address, somebody beside them."""
    if "beside" not in asked:
        return bearer
    number = whole_number(asked["beside"])
    if number is None or not 1 <= number <= MOST_BESIDE:
        raise HouseRefused("bad-form", "field", field="beside")
    return bearer.beside(number)


def new_guest(reads: str = "") -> Guest:
    """A guest with a name of the house's choice, in the language their browser asks for (`Accept-Language`)."""
    trades, animals = _NAMES[language_of(reads)]
    return Guest(secrets.token_hex(12), f"{secrets.choice(trades)} {secrets.choice(animals)}")


def language_of(reads: str) -> str:
    """The first language of a list that the house speaks; Polish where there is none.

    >>> language_of("de-CH, en;q=0.8, pl;q=0.5"), language_of("pl,en"), language_of("")
    ('en', 'pl', 'pl')
    """
    asked = (part.strip()[:2].lower() for part in reads.split(","))
    return next((language for language in asked if language in _NAMES), "pl")


class Cookies:
    """Writes guests into cookies and reads them back; a forged or foreign cookie is nobody.

    A browser sends a cookie to every port of a host, so each house has a name of its own for it.
    """

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._key = hashlib.sha256(f"households {secret}".encode()).digest()
        self.name = f"{COOKIE}_{hashlib.sha256(f'cookie {secret}'.encode()).hexdigest()[:8]}"

    def household(self, address: str) -> str:
        """An address as it may be kept: the same for the same address, and nothing that leads back to it."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=9).hexdigest()

    def bearer(self, cookies: Mapping[str, str]) -> Guest | None:
        """Whose cookies these are; None if they are nobody's."""
        return self.read(cookies.get(self.name)) or self.read(cookies.get(COOKIE))

    def write(self, guest: Guest) -> str:
        return str(self._signer.dumps([guest.id, guest.name, guest.face]))

    def read(self, cookie: str | None) -> Guest | None:
        try:
            guest, name, *more = self._signer.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        face = more[0] if more and isinstance(more[0], int) else None
        return Guest(str(guest), str(name), face)


def secret_in(folder: Path) -> str:
    """The house's own secret, made when the folder is first used; only its owner may read it."""
    path = folder / "secret"
    if not path.exists():
        keep_private(path, secrets.token_urlsafe(48).encode())
    secret = path.read_text().strip()
    if len(secret) < SHORTEST_SECRET:
        raise MlotekError("bad-secret", f"{path} is empty or too short: restore it, or remove it and everybody is new")
    return secret
