"""What never changes in a game of Nie blefuj!, whatever is played."""

from __future__ import annotations

from mlotek.games.nie_blefuj.rules import Ending, Phase, State
from mlotek.games.nie_blefuj.rules.cards import CARDS, START_HAND, count, holds, worth
from mlotek.games.nie_blefuj.rules.memory import certain_in_hand
from mlotek.games.nie_blefuj.rules.state import BANK_SIZE, NO_CLAIM


def check(s: State) -> None:
    """No card appears or disappears, and nobody is certain of a card that is not there."""
    if s.phase != Phase.BANK:
        check_cards(s)
    check_table(s)
    check_memory(s)
    check_end(s)


def check_cards(s: State) -> None:
    bank = sum(CARDS[kind] for kind in s.bank[BANK_SIZE - s.bank_left :])
    everything = sum(s.hand) + s.opened + s.facedown + bank
    assert everything == s.players * START_HAND + sum(CARDS[kind] for kind in s.bank)
    assert count(everything) == 9 * s.players + 6
    assert worth(everything) == 13 * s.players + 11


def check_table(s: State) -> None:
    if s.phase not in (Phase.DIE, Phase.DECISION, Phase.ADDITION):
        assert (s.opened, s.facedown, s.claim) == (0, 0, NO_CLAIM)
    assert (s.owed > 0) == (s.phase == Phase.PAYMENT)
    assert bool(s.facedown) == (s.phase == Phase.DECISION)


def check_memory(s: State) -> None:
    for owner in range(s.players):
        owned = s.hand[owner] + (s.opened + s.facedown if owner == s.offerer else 0)
        assert s.known[owner][owner] == owned
        for observer in range(s.players + 1):
            assert holds(owned, s.known[observer][owner])
            assert holds(s.hand[owner], certain_in_hand(s, observer, owner))
            assert observer == s.players or holds(s.known[observer][owner], s.known[s.players][owner])


def check_end(s: State) -> None:
    rich = any(worth(hand) >= 25 for hand in s.hand)
    assert rich == (s.ending == Ending.TARGET_REACHED)
    assert not (s.ending == Ending.BANK_EMPTY and s.bank_left)
    assert (s.phase == Phase.OVER) == (s.ending > 0)
    assert s.round <= s.max_rounds
