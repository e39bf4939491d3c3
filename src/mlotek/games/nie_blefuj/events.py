"""What happens in Nie blefuj!, and who may see which part.

Suitcases are values, highest first, 0 for a bluff; what a seat may not see is None in its copy.
"""

from __future__ import annotations

import msgspec

from mlotek.core.event import Event, Seat
from mlotek.core.game import Game
from mlotek.games.nie_blefuj.actions import cards_in
from mlotek.games.nie_blefuj.edition import COLOURS
from mlotek.games.nie_blefuj.rules import Ending, Note
from mlotek.games.nie_blefuj.rules.cards import count, worth
from mlotek.games.nie_blefuj.rules.state import NO_CLAIM, NOBODY


class RoundStarted(Event, frozen=True, tag="round-started"):
    """A seat holds the gun and rolls the coloured die."""

    seat: Seat
    round: int


class StarterDrawn(Event, frozen=True, tag="starter-drawn"):
    """Chance has drawn the seat that begins (NB-START-1)."""

    seat: Seat


class PassedOver(Event, frozen=True, tag="passed-over"):
    """The gun passes over a seat without cards (NB-TURN-2)."""

    seat: Seat


class ColourRolled(Event, frozen=True, tag="colour-rolled"):
    """The coloured die; `owner` is None for a colour nobody has."""

    seat: Seat
    colour: str
    owner: Seat | None


class TargetNamed(Event, frozen=True, tag="target-named"):
    """After its own colour the gun names the other player."""

    seat: Seat
    target: Seat


class CardsOffered(Event, frozen=True, tag="cards-offered"):
    """Suitcases lie face down; only the offerer knows them. The claim is words only."""

    seat: Seat
    to: Seat
    number: int
    claim: int | None
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> CardsOffered:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class CardsOpened(Event, frozen=True, tag="cards-opened"):
    """The face-down suitcases are opened; `total` is the worth of everything open."""

    seat: Seat
    cards: tuple[int, ...]
    total: int


class DieRolled(Event, frozen=True, tag="die-rolled"):
    """The black die against the worth of the opened suitcases."""

    seat: Seat
    roll: int
    total: int


class CardsAdded(Event, frozen=True, tag="cards-added"):
    """The offerer adds face-down suitcases, which only it knows. The claim is words only."""

    seat: Seat
    to: Seat
    number: int
    claim: int | None
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> CardsAdded:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class CardsTaken(Event, frozen=True, tag="cards-taken"):
    """All cards on the table change hands; where some were unopened, only the two know them."""

    seat: Seat
    giver: Seat
    number: int
    unopened: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> CardsTaken:
        if self.unopened and seat not in (self.seat, self.giver):
            return msgspec.structs.replace(self, cards=None)
        return self


class CardsReturned(Event, frozen=True, tag="cards-returned"):
    """The offerer takes its opened suitcases back."""

    seat: Seat
    cards: tuple[int, ...]


class PaymentMade(Event, frozen=True, tag="payment-made"):
    """A debt is settled. The amount owed and the number of cards are public, the cards are known to the two; where
    payments are `open`, to all (NB-PAY-5)."""

    seat: Seat
    to: Seat
    owed: int
    number: int
    cards: tuple[int, ...] | None
    open: bool

    def seen_by(self, seat: int | None) -> PaymentMade:
        return self if self.open or seat in (self.seat, self.to) else msgspec.structs.replace(self, cards=None)


class BankCardDrawn(Event, frozen=True, tag="bank-card-drawn"):
    """After a payment the payer draws the top card of the bank, seen by it alone."""

    seat: Seat
    card: int | None
    left: int

    def seen_by(self, seat: int | None) -> BankCardDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class NothingToOffer(Event, frozen=True, tag="nothing-to-offer"):
    """A drawn player without cards: the reversed round ends at once (NB-REV-4)."""

    seat: Seat


class NothingToAdd(Event, frozen=True, tag="nothing-to-add"):
    """The offerer has no card left to add (NB-HIGHER-2)."""

    seat: Seat


class NothingToPay(Event, frozen=True, tag="nothing-to-pay"):
    """The payer has no card at all; the debt is settled (NB-PAY-3)."""

    seat: Seat
    to: Seat
    owed: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over and all hands are opened; `ending` is target-reached, bank-empty or round-limit."""

    ending: str


def decode(game: Game, line: tuple[int, ...]) -> Event:  # noqa: C901 — one case for each note
    """A line of the tape as a typed event."""
    match line:
        case (Note.ROUND, gun, number):
            return RoundStarted(gun, number)
        case (Note.PASSED_OVER, seat):
            return PassedOver(seat)
        case (Note.COLOUR, gun, colour, owner):
            return ColourRolled(gun, COLOURS[colour], None if owner == NOBODY else owner)
        case (Note.TARGETED, gun, target):
            return TargetNamed(gun, target)
        case (Note.OFFERED, seat, to, cards, claim):
            return CardsOffered(seat, to, count(cards), None if claim == NO_CLAIM else claim, cards_in(cards))
        case (Note.OPENED, seat, cards, total):
            return CardsOpened(seat, cards_in(cards), total)
        case (Note.ROLLED, seat, roll, total):
            return DieRolled(seat, roll, total)
        case (Note.ADDED, seat, to, cards, claim):
            return CardsAdded(seat, to, count(cards), None if claim == NO_CLAIM else claim, cards_in(cards))
        case (Note.TAKEN, seat, giver, opened, unopened):
            cards = opened + unopened
            return CardsTaken(seat, giver, count(cards), count(unopened), cards_in(cards))
        case (Note.RETURNED, seat, cards):
            return CardsReturned(seat, cards_in(cards))
        case (Note.PAID, seat, to, owed, cards):
            return PaymentMade(seat, to, owed, count(cards), cards_in(cards), game.options["open_payment"])
        case (Note.DREW, seat, card, left):
            return BankCardDrawn(seat, worth(card), left)
        case (Note.NOTHING_TO_OFFER, seat):
            return NothingToOffer(seat)
        case (Note.NOTHING_TO_ADD, seat):
            return NothingToAdd(seat)
        case (Note.NOTHING_TO_PAY, seat, to, owed):
            return NothingToPay(seat, to, owed)
        case (Note.STARTER, seat):
            return StarterDrawn(seat)
        case (_, ending):
            return GameEnded(ending_name(ending))
    raise ValueError(f"the tape says {line}, which means nothing")


def ending_name(ending: int) -> str:
    """Why the game is over, as a word: ``target-reached``, ``bank-empty`` or ``round-limit``."""
    return Ending(ending).name.lower().replace("_", "-")
