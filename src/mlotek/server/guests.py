"""Guests: no account, a name, and a signed cookie that is their key to their seats."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from mlotek.server.refusals import HouseRefused

COOKIE = "mlotek_guest"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24

_TRADES = ("Kupiec", "Handlarka", "Antykwariusz", "Kolekcjonerka", "Makler", "Marszandka", "Aukcjoner", "Skarbniczka")
_ANIMALS = ("Żbik", "Wydra", "Borsuk", "Łoś", "Bóbr", "Kuna", "Jeż", "Czapla", "Suseł", "Sarna", "Kruk", "Łasica")


@dataclass(frozen=True)
class Guest:
    """Somebody who has come in. The id is a secret between the house and the guest's cookie."""

    id: str
    name: str


def new_guest() -> Guest:
    """A guest with a name of the house's choice."""
    return Guest(secrets.token_urlsafe(12), f"{secrets.choice(_TRADES)} {secrets.choice(_ANIMALS)}")


def clean_name(name: str) -> str:
    """A name as it will be shown: printable, single spaces, not too long.

    >>> clean_name("  Ola   z Łodzi ")
    'Ola z Łodzi'
    """
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise HouseRefused("bad-name")
    return cleaned


class Cookies:
    """Writes guests into cookies and reads them back; a forged or foreign cookie is nobody."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def write(self, guest: Guest) -> str:
        return str(self._signer.dumps([guest.id, guest.name]))

    def read(self, cookie: str | None) -> Guest | None:
        try:
            guest, name = self._signer.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest(str(guest), str(name))


def secret_in(folder: Path) -> str:
    """The house's own secret, made when the folder is first used; only its owner may read it."""
    path = folder / "secret"
    if not path.exists():
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_urlsafe(48))
    return path.read_text().strip()
