"""The fairness receipt: the deal was fixed before anybody saw it, and nothing was changed afterwards.

Before the deal the dealer tells a hash of a secret seed, the commitment. Everybody may then cut: add a text of their
own. All chance of the game is drawn from the seed and the cuts. When the game is over the seed is told, and anybody can
check that it has the hash that was told, that every deck and die came from it, and that the transcript is whole.
What this does not prove is in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from mlotek.core.errors import BadRecord
from mlotek.core.game import Game
from mlotek.core.match import Match, replay_as
from mlotek.core.outcome import Outcome
from mlotek.core.record import Receipt, Record, encode


def commitment(seed: str) -> str:
    """What may be told of a seed before the deal. A seed has 128 random bits, so nobody finds it by trying.

    >>> commitment("00000000000000000000000000000000")[:8]
    '1ab60093'
    """
    return hashlib.sha256(f"mlotek deal {seed}".encode()).hexdigest()


def deal_key(seed: str, cuts: Sequence[str]) -> str:
    """What all chance of a game is drawn from: the dealer's seed and everybody's cuts, in the order of seats."""
    return hmac.digest(seed.encode(), encode(list(cuts)), "sha256").hex()


class Stream:
    """A source of chance that a key and a place in a record decide: numbers from HMAC-SHA-256 in counter mode."""

    def __init__(self, key: str, place: int) -> None:
        self._key = bytes.fromhex(key)
        self._place = place
        self._count = 0

    def random(self) -> float:
        """The next number from 0 to 1: the first 53 bits of the next block."""
        block = hmac.digest(self._key, f"{self._place}:{self._count}".encode(), "sha256")
        self._count += 1
        return (int.from_bytes(block[:8], "big") >> 11) / 2**53


def settle(match: Match, key: str) -> None:
    """Let chance decide what is due. The same key at the same place of a record decides the same."""
    if match.due:
        match.draw(Stream(key, match.length))


def seal(record: Record) -> str:
    """A chain of hashes over a record: its head, one entry after the other, how it ended. Any change gives another."""
    link = hashlib.sha256(encode(record.head())).digest()
    ending = () if record.outcome is UNSET else (record.outcome,)
    for part in (*record.entries, *ending):
        link = hashlib.sha256(link + encode(part)).digest()
    return link.hex()


def ended(record: Record, outcome: Outcome) -> Record:
    """The record of a finished game with how it ended, which a seal then covers."""
    return msgspec.structs.replace(record, version=2, rules=record.rules_version, outcome=outcome)


def sealed(record: Record, seed: str, cuts: Sequence[str]) -> Record:
    """The record with its receipt. It tells the seed: only for games that are over."""
    receipt = Receipt(commitment=commitment(seed), seed=seed, cuts=tuple(cuts), seal=seal(record))
    return msgspec.structs.replace(record, receipt=receipt)


def verify(game: Game, record: Record) -> Match:
    """The match, if the receipt is right: raises BadRecord with what is wrong otherwise."""
    receipt = record.receipt
    if receipt is UNSET:
        raise BadRecord("no-receipt", "the record has no receipt: it was not dealt by a house")
    if receipt.commitment != commitment(receipt.seed):
        raise BadRecord("wrong-commitment", "the seed is not the one that was committed to")
    if receipt.seal != seal(record):
        raise BadRecord("wrong-seal", "the record is not the one that was sealed")
    match = replay_as(game, record)
    _check_chance(game, record, deal_key(receipt.seed, receipt.cuts))
    if record.outcome is not UNSET and (match.outcome is None or not match.outcome.same_result(record.outcome)):
        raise BadRecord("wrong-outcome", "by the rules the game did not end as the record says")
    return match


def _check_chance(game: Game, record: Record, key: str) -> None:
    """Deal again from the key, wherever chance is due, and compare."""
    match = Match(game, chance=[], names=record.names)
    while match.length < len(record.entries):
        place = match.length
        settle(match, key)
        if match.entries(place) != record.entries[place : match.length]:
            raise BadRecord("wrong-deal", "chance did not decide what the seed says", place)
        if match.length < len(record.entries):
            actor, text = record.entries[match.length]
            match.play(int(actor), text)
