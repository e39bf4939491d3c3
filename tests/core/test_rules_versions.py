"""Rules have a version: a game is finished by the rules it was begun with, and a record says which these are."""

from __future__ import annotations

import dataclasses
import json
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek.core.errors import BadGame
from mlotek.core.game import Game, Option, choose_game
from mlotek.core.layout import Layout, int8
from mlotek.core.match import Match
from mlotek.core.receipt import deal_key, ended, sealed, settle
from tests.core.dice import DICE


class CountedDice(Layout):
    """The dice of a house whose rules were changed once: since version 2 every pip counts double."""

    players: int = int8()
    turn: int = int8()
    throws: int = int8()
    total: int = int8()
    rules_version: int = int8()


def throw(s: Any, pips: int) -> None:
    DICE.rules.chance(s, pips * s.rules_version)


CHANGED = dataclasses.replace(
    DICE,
    rules=SimpleNamespace(**(vars(DICE.rules) | {"State": CountedDice, "chance": throw})),
    options=(Option("cocked", False, (False, True), "cocked dice count", since=2, formerly=True),),
    rules_version=2,
)


def thrown(game: Game) -> int:
    match = Match(game, chance=["die 2", "die 3"])
    match.play(0, "throw")
    return int(match._state.total)


def test_a_new_game_has_the_rules_of_today_and_an_old_one_its_own() -> None:
    plain = thrown(Game(DICE, 1, ()))
    assert plain == 5
    assert thrown(choose_game(CHANGED, 1, {}, 1)) == plain
    assert thrown(choose_game(CHANGED, 1, {})) == thrown(choose_game(CHANGED, 1, {}, 2)) == 2 * plain


def test_what_an_old_record_does_not_say_means_what_it_meant() -> None:
    assert choose_game(CHANGED, 1, {}).options == {"cocked": False}
    assert choose_game(CHANGED, 1, {}, 1).options == {"cocked": True}
    assert choose_game(CHANGED, 1, {"cocked": False}, 1).options == {"cocked": False}


@pytest.mark.parametrize("version", [0, 3, -1])
def test_rules_that_are_not_known_are_refused(version: int) -> None:
    with pytest.raises(BadGame) as caught:
        choose_game(CHANGED, 1, {}, version)
    assert caught.value.code == "other-rules"


def test_nie_blefuj_of_the_first_release_lets_a_short_payer_draw() -> None:
    now = mlotek.Match(mlotek.game("nie-blefuj", 3), seed=1).record
    assert (now.version, now.rules, now.options["short_payer_draws"]) == (2, 2, False)
    silent = msgspec.structs.replace(now, version=1, rules=msgspec.UNSET, options={})
    assert mlotek.replay(silent).game.options["short_payer_draws"] is True
    assert mlotek.replay(silent).record.rules is msgspec.UNSET
    assert mlotek.replay(now).game.options["short_payer_draws"] is False


def finished(name: str) -> tuple[Match, str]:
    key = deal_key("seed", ())
    match = Match(mlotek.game(name, 3), chance=[])
    settle(match, key)
    while not match.over:
        match.play(match.actors[0], match.default(match.actors[0]))
        settle(match, key)
    return match, key


@pytest.mark.parametrize("name", mlotek.games())
def test_the_seal_covers_how_the_game_ended(name: str) -> None:
    match, _ = finished(name)
    assert match.outcome is not None
    record = sealed(ended(match.record, match.outcome), "seed", ())
    read = mlotek.Record.from_json(record.to_json())
    assert mlotek.verify(read).outcome == match.outcome
    assert read.outcome is not msgspec.UNSET
    assert read.outcome.told_like(match.outcome) == match.outcome
    better = msgspec.structs.replace(read.outcome, scores=tuple(score + 1 for score in read.outcome.scores))
    with pytest.raises(mlotek.BadRecord) as caught:
        mlotek.verify(msgspec.structs.replace(read, outcome=better))
    assert caught.value.code == "wrong-seal"
    with pytest.raises(mlotek.BadRecord) as caught:
        mlotek.verify(sealed(ended(match.record, better), "seed", ()))
    assert caught.value.code == "wrong-outcome"


@pytest.mark.parametrize(
    "fields",
    [{"version": 1, "rules": 1}, {"version": 2}, {"version": 2, "outcome": None}, {"version": 2, "rules": "1"}],
)
def test_each_version_of_a_record_has_its_fields(fields: dict[str, Any]) -> None:
    record = json.loads(mlotek.Match(mlotek.game("milionerzy"), seed=1).record.to_json())
    with pytest.raises(mlotek.BadRecord) as caught:
        mlotek.Record.from_json(json.dumps(record | fields))
    assert caught.value.code == "bad-record"


def test_a_record_is_written_so_that_the_earliest_house_can_read_it() -> None:
    assert '"version":1,' in mlotek.Match(mlotek.game("milionerzy"), seed=1).record.to_json()
