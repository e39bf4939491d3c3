"""What can never be lost in a game of Modern Art: cards, and money but for the bank."""

from __future__ import annotations

from collections import Counter

from mlotek.games.modern_art.edition import DECK, LAST_PAINTING, START_MONEY
from mlotek.games.modern_art.rules.state import CARDS, State


def check(state: State) -> None:
    """Assert what holds in every position."""
    cards_are_conserved(state)
    money_is_conserved(state)
    assert all(count <= LAST_PAINTING for count in state.played)
    assert all(sorted(row, reverse=True)[:3] <= [30, 20, 10] for row in state.marker)


def cards_are_conserved(state: State) -> None:
    """Every card is undealt, in a hand, or has been played."""
    assert state.held == [sum(hand) for hand in state.hand]
    assert min(map(min, state.hand)) >= 0
    held = Counter({card: sum(hand[card] for hand in state.hand) for card in range(CARDS)})
    assert Counter(state.deck) == Counter(DECK) or state.dealt == 0
    assert held <= Counter(state.deck[: state.dealt])
    assert sum(map(sum, state.bought)) <= sum(state.played)


def money_is_conserved(state: State) -> None:
    """Every seat's books add up, and what players earn is what players pay."""
    for seat in range(state.players):
        came = sum(state.earned[seat]) + sum(state.income[seat])
        went = sum(state.paid_to_players[seat]) + sum(state.paid_to_bank[seat])
        assert state.money[seat] == START_MONEY + came - went >= 0
    assert sum(map(sum, state.earned)) == sum(map(sum, state.paid_to_players))
