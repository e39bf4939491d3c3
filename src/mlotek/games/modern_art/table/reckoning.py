"""What is told of a score in Modern Art."""

from __future__ import annotations

from typing import Any

from mlotek.games.modern_art.view import Books


def reckoning(breakdown: Any, seat: int) -> dict[str, Any]:
    """A seat's books: what came in, what went out, and what was left after each round."""
    books: Books = breakdown[seat]
    return {
        "start": books.start,
        "money": books.money,
        "earned": sum(account.earned for account in books.rounds),
        "income": sum(account.income for account in books.rounds),
        "paid": sum(account.paid_to_players + account.paid_to_bank for account in books.rounds),
        "rounds": tuple(account.money for account in books.rounds),
    }
