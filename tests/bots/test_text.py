"""Bots that are asked in words."""

from __future__ import annotations

import random
from collections.abc import Callable

import mlotek
from mlotek import bots
from tests.counting import each


def played(
    game: mlotek.Game, ask: Callable[[str], str], seat: int = 0, seed: int = 3
) -> tuple[mlotek.Match, bots.TextBot]:
    """A whole game with one seat asked in words and the others played by regulars."""
    match = mlotek.Match(game, seed=seed)
    mine = bots.text(ask)(game, seat, random.Random(1))
    chairs = [
        bots.Chair(mine if other == seat else bots.make("regular", game, other, seed=other))
        for other in range(game.players)
    ]
    while not match.over:
        asked = match.actors[0]
        match.play(asked, chairs[asked].answer(match).action)
    assert not chairs[seat].incidents
    return match, mine


def first_of(prompt: str) -> str:
    """The first action that is listed."""
    return prompt.rsplit("You may: ", 1)[1].splitlines()[0].split(", ")[0]


def test_any_function_from_text_to_text_plays_every_game() -> None:
    def ask(prompt: str) -> str:
        return f"[{first_of(prompt)}]"

    for name in each(mlotek.games()):
        options = {"targ": {"max_actions": 60}, "nie-blefuj": {"max_rounds": 12}}.get(name, {})
        match, bot = played(mlotek.game(name, **options), ask)
        assert match.over
        assert not bot.incidents
        assert bot.questions > 0


def test_what_cannot_be_done_is_told_why_asked_again_and_counted() -> None:
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return "bid 1000"

    _, bot = played(mlotek.game("milionerzy", players=3), ask)
    assert bot.questions == len(bot.incidents) == len(prompts)
    assert {incident.kind for incident in bot.incidents} == {"invalid"}
    assert "That cannot be done" in prompts[1]
    assert "That cannot be done" not in prompts[0]


def test_only_the_news_is_told() -> None:
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return "pass"

    played(mlotek.game("milionerzy", players=3), ask)
    for prompt in each(prompts[3:]):
        assert len(prompt) < 2500


def test_bid_up_to_answers_a_whole_auction_with_one_question() -> None:
    match = mlotek.Match(mlotek.game("modern-art", players=3), seed=5)
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "bid-up-to 12" if "bid-up-to" in prompt else first_of(prompt)

    bot = bots.text(ask)(match.game, 1, random.Random(1))
    chairs = [bots.Chair(bot if seat == 1 else bots.make("shrewd", match.game, seat, seed=seat)) for seat in range(3)]
    mine = 0
    while not match.over and match.length < 150:
        seat = match.actors[0]
        mine += seat == 1
        match.play(seat, chairs[seat].answer(match).action)
    assert not chairs[1].incidents
    assert not bot.incidents
    assert bot.questions < mine
