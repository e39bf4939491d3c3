"""The bots at a terminal table."""

from __future__ import annotations

import pytest

import mlotek
from mlotek import bots
from mlotek.cli import opponents
from tests.cli.keyboard import new_match, random_lines, seated, shown


class Broken(bots.Bot):
    """It can watch, but not decide."""

    def decide(self, view: mlotek.View) -> bots.Decision:
        raise RuntimeError(f"no idea what to do as {view.seat}")


def test_a_bot_that_fails_costs_its_seat_only_that_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda _level, game, seat, **_: Broken(game, seat))
    match = new_match("milionerzy", seed=2)
    session = seated(match, "en", [0], random_lines(2))
    session.run()
    assert match.over
    assert "Iga gives no sound answer: the default is played." in shown(session)
    assert all(text == "pass" or text.startswith("discard") for actor, text in match.record.entries if actor == 1)


def test_a_bot_is_known_by_its_name() -> None:
    game = mlotek.game("milionerzy", players=3)
    match = mlotek.Match(game, seed=1, names=("Ola", "Lis", "Leon"))
    assert opponents.persona_at(match, 1) == bots.persona("Lis")
    assert opponents.persona_at(match, 2).level == opponents.USUAL_LEVEL


def test_a_bot_of_a_step_is_introduced_by_its_number() -> None:
    [who] = bots.personas(["step-2"])
    match = mlotek.Match(mlotek.game("nie-blefuj", players=2), seed=1, names=("Ola", who.name))
    session = seated(match, "en", [0], lambda _: "quit")
    session._introduce_bots()
    assert f"{who.name} (level 2 of 3, plays " in shown(session)


def test_the_same_seed_gives_the_same_game() -> None:
    records = []
    for _ in range(2):
        match = new_match("milionerzy", seed=3)
        seated(match, "en", [0], random_lines(3)).run()
        records.append(match.record)
    assert records[0] == records[1]
