"""The bots at a terminal table, and the one that gives hints."""

from __future__ import annotations

import random
from collections.abc import Collection

import mlotek
from mlotek import bots

USUAL_LEVEL = "regular"
ADVISER = bots.Persona("", bots.ADVISER, "calm")
PATIENCE = 10.0  # seconds after which a bot that does not answer loses its decision


class Opponents:
    """The bots of one match; each sees what its seat may see. Beside every person sits an adviser who can be asked."""

    def __init__(self, match: mlotek.Match, people: Collection[int], seed: int | str | None) -> None:
        self._match = match
        self._chairs = {
            seat: _chair(match.game, seat, ADVISER if seat in people else persona_at(match, seat), seed)
            for seat in range(match.game.players)
        }

    def decide(self, seat: int) -> bots.Decision:
        """What the bot in this seat, or the adviser of the person in it, would do now."""
        return self._chairs[seat].answer(self._match)


def persona_at(match: mlotek.Match, seat: int) -> bots.Persona:
    """Who plays in a seat without a person: the bot of that name, or a regular one."""
    name = match.names[seat]
    return bots.persona(name) or bots.Persona(name, USUAL_LEVEL, "calm")


def personas_at(match: mlotek.Match, people: Collection[int]) -> list[bots.Persona]:
    """Everybody at the table but the people, clockwise."""
    return [persona_at(match, seat) for seat in range(match.game.players) if seat not in people]


def _chair(game: mlotek.Game, seat: int, who: bots.Persona, seed: int | str | None) -> bots.Chair:
    bot = bots.make(who.level, game, seat, luck=random.Random(f"{seed} {seat}"), traits=who.traits)
    return bots.Chair(bot, limit=PATIENCE)
