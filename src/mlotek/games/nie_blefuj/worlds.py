"""Worlds a seat may believe to live in: full states that agree with everything it has seen, while the game goes on.

All hands are followed through what the seat knows. What it has not seen is guessed, so that nobody lacks what it must
hold later. Where that goes wrong all the same the last guesses are taken back: one at first, then more and more of
them, until the story goes on. With all guesses made, the game so far is played again.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb, prod
from random import Random

from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.games.nie_blefuj.actions import cards_of
from mlotek.games.nie_blefuj.edition import BANK, TARGET
from mlotek.games.nie_blefuj.heuristics import cards_laid
from mlotek.games.nie_blefuj.heuristics.handfuls import cheapest_cards, trap_of
from mlotek.games.nie_blefuj.rules import State, apply, chance
from mlotek.games.nie_blefuj.rules.cards import CARDS, START_HAND, count, more_of, without, worth
from mlotek.games.nie_blefuj.rules.legality import refusal_to_settle
from mlotek.games.nie_blefuj.rules.state import NOBODY
from mlotek.games.nie_blefuj.story import CHANCE, Fact, Story, heard
from mlotek.games.nie_blefuj.view import NieBlefujView

MOST_ATTEMPTS = 4000
"""How often guesses are taken back before the seat gives up; a few are usual, a hundred rare."""

CHEAPEST = 70
TRAPS = 15
"""How often, in percent, unseen cards are thought to be the cheapest ones, or a trap; else they may be anything."""

LIKELY = (6, 3, 2, 2)
"""How likely a card is to be among any cards, by its kind: bluffs first."""

remembered = lru_cache(maxsize=4)(heard)
"""The story of some events; many worlds are made of the same one."""


def sample_world(game: Game, view: NieBlefujView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one."""
    if view.over:
        raise ValueError("the game is over, and all hands are open: there is nothing to imagine")
    story = remembered(game.players, tuple(events))
    return told(game, story, Dream(game, story, rng).cards(), rng)


# ── Guessing ─────────────────────────────────────────────────────────────────────────────────────


class Dream:
    """Follows all hands through a story and guesses what the seat has not seen."""

    def __init__(self, game: Game, story: Story, rng: Random) -> None:
        self.attempts = 0
        self._facts = story.facts
        self._rng = rng
        self._short_payer_draws = game.options["short_payer_draws"]
        self._hands = [START_HAND] * game.players
        self._bank = cards_of(BANK) - sum(story.drawn)
        self._moved: list[int] = []
        self._guesses: list[tuple[int, list[int], int]] = []
        """Before which facts there was a choice, and how hands and bank were then."""
        self._furthest = 0
        self._stuck = 0

    def cards(self) -> list[int]:
        """The cards that changed hands with every fact."""
        while len(self._moved) < len(self._facts):
            fact = self._facts[len(self._moved)]
            cards = self._guessed(fact) if fact.unseen else self._seen(fact)
            if cards < 0:
                self._take_back()
            else:
                self._move(fact, cards)
        return self._moved

    def _move(self, fact: Fact, cards: int) -> None:
        self._moved.append(cards)
        if fact.taker == NOBODY:
            return
        self._hands[fact.taker] += cards
        if fact.giver != NOBODY:
            self._hands[fact.giver] -= cards
        elif fact.unseen:
            self._bank -= cards

    def _take_back(self) -> None:
        """Go back to one of the last guesses; further back, the longer there was no progress."""
        self.attempts += 1
        if self.attempts > MOST_ATTEMPTS or not self._guesses:
            raise RuntimeError(f"no world was found in {self.attempts} attempts")
        if len(self._moved) > self._furthest:
            self._furthest, self._stuck = len(self._moved), 0
        self._stuck += 1
        back = min(1 + self._rng.randrange(self._stuck), len(self._guesses))
        position, self._hands, self._bank = self._guesses[-back]
        del self._guesses[-back:], self._moved[position:]

    def _seen(self, fact: Fact) -> int:
        """The cards of a fact without secrets; -1 if it contradicts the guesses."""
        if fact.giver != NOBODY:
            hand = self._hands[fact.giver]
            if without(fact.cards, hand) or (fact.owed and not self._settles(fact, hand, fact.cards)):
                return -1
        return fact.cards if fact.taker == NOBODY or self._goes_on(fact, fact.cards) else -1

    def _guessed(self, fact: Fact) -> int:
        """A guess at the cards of a fact; -1 if none can be true."""
        hand = self._bank if fact.giver == NOBODY else self._hands[fact.giver]
        if without(fact.cards, hand):
            return -1
        spare = hand - fact.cards
        kept, wanted = self._needs(fact)
        low, high = without(wanted, self._hands[fact.taker] + fact.cards), without(spare, kept)
        if without(kept, spare) or without(low, high):
            return -1
        options = [cards for cards in handfuls(low, high, fact.unseen) if self._is_possible(fact, hand, cards)]
        if not options:
            return -1
        self._guesses.append((len(self._moved), self._hands[:], self._bank))
        return fact.cards + self._pick(options, high, fact)

    def _needs(self, fact: Fact) -> tuple[int, int]:
        """What the giver must have afterwards, and the taker, so that nobody lacks what it needs later."""
        kept = wanted = 0
        for demand in fact.demands:
            missing = demand.cards
            for other in demand.others:
                missing = without(missing, self._hands[other])
            if demand.of_giver:
                kept = more_of(kept, missing)
            else:
                wanted = more_of(wanted, missing)
        return kept, wanted

    def _is_possible(self, fact: Fact, hand: int, cards: int) -> bool:
        return self._goes_on(fact, fact.cards + cards) and (not fact.owed or self._settles(fact, hand, cards))

    def _goes_on(self, fact: Fact, cards: int) -> bool:
        """Whether the taker does not win with these, since nobody has won so far."""
        return worth(self._hands[fact.taker] + cards) < TARGET

    def _settles(self, fact: Fact, hand: int, cards: int) -> bool:
        """Whether this is a payment, and a bank card was drawn after it or not as it should be (NB-PAY-4)."""
        draws = self._short_payer_draws or worth(hand) >= fact.owed
        return refusal_to_settle(hand, fact.owed, cards) == 0 and fact.drew == draws

    def _pick(self, options: list[int], high: int, fact: Fact) -> int:
        """One of the possible handfuls; offers are mostly the cheapest cards there are, or else a trap."""
        fancy = self._rng.randrange(100)
        usual = cheapest_cards(high, fact.unseen) if fancy < CHEAPEST else trap_of(high, fact.unseen)
        if fancy < CHEAPEST + TRAPS and fact.owed == 0 and fact.giver != NOBODY and usual in options:
            return usual
        return self._rng.choices(options, [ways(high, cards) for cards in options])[0]


@lru_cache(maxsize=1 << 12)
def handfuls(low: int, high: int, number: int) -> tuple[int, ...]:
    """All handfuls of so many cards that have at least and at most these."""
    found = [0]
    for card in CARDS:
        least, most = low // card & 127, high // card & 127
        found = [cards + card * more for cards in found for more in range(least, min(most, number) + 1)]
    return tuple(cards for cards in found if count(cards) == number)


@lru_cache(maxsize=1 << 12)
def ways(hand: int, cards: int) -> int:
    """How likely such cards are among the hand's: cheap ones are given sooner."""
    return prod(
        comb(hand // card & 127, cards // card & 127) * weight ** (cards // card & 127)
        for card, weight in zip(CARDS, LIKELY, strict=True)
    )


# ── Telling it again ─────────────────────────────────────────────────────────────────────────────


def told(game: Game, story: Story, moved: list[int], rng: Random) -> State:
    """The game so far, played again with the cards that moved."""
    s: State = game.new_state()
    s.bank[:] = [CARDS.index(card) for card in bank_of(story, moved, rng)]
    chance(s, 0)
    for step, deed in zip(story.steps, deeds(story, moved), strict=True):
        if step.kind == CHANCE:
            chance(s, deed)
        elif step.number and not deed:
            apply(s, step.seat, step.kind, cards_laid(s, step.seat, step.number, rng), step.y)
        else:
            apply(s, step.seat, step.kind, deed, step.y)
    return s


def bank_of(story: Story, moved: list[int], rng: Random) -> list[int]:
    """The bank from its top: what was drawn, then the rest in any order."""
    drawn = [cards for fact, cards in zip(story.facts, moved, strict=True) if fact.giver == NOBODY]
    left = cards_of(BANK) - sum(drawn)
    rest = [card for card in CARDS for _ in range(left // card & 127)]
    rng.shuffle(rest)
    return drawn + rest


def deeds(story: Story, moved: list[int]) -> list[int]:
    """What was done at every step; 0 for cards that nobody has shown or taken yet."""
    done = [step.x for step in story.steps]
    for fact, cards in zip(story.facts, moved, strict=True):
        if fact.unseen and fact.giver != NOBODY:
            done[fact.step] = cards - fact.cards
    return done
