"""Bots at a table: they keep the rules, explain themselves, and cannot break a game."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import Counter

import numpy as np
import pytest

import mlotek
from mlotek import bots
from mlotek.speech import Speaker
from tests.bots.tables import LADDER, games_with_bots, positions
from tests.counting import each

GAMES = games_with_bots()


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_legal_and_is_explained_in_both_languages(name: str, level: str) -> None:
    game = mlotek.game(name)
    match = mlotek.Match(game, seed=1)
    chairs = [bots.Chair(bots.make(level, game, seat, seed=seat)) for seat in range(game.players)]
    while not match.over:
        seat = match.actors[0]
        decision = chairs[seat].answer(match)
        for language in ("pl", "en"):
            assert bots.spoken(Speaker(language, name, match.names), decision.why)
        match.play(seat, decision.action)
    assert not any(chair.incidents for chair in chairs)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_message_in_both_languages(name: str) -> None:
    from mlotek.games import heuristics_of

    heuristics = heuristics_of(name)
    assert set(heuristics.SAYS) == set(heuristics.Because)
    for because in heuristics.Because:
        for language in ("pl", "en"):
            assert Speaker(language, name).knows(f"{name}-why-{because.name.lower().replace('_', '-')}")


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_decides_the_same(name: str) -> None:
    def story() -> mlotek.Record:
        match = mlotek.Match(mlotek.game(name), seed=2)
        chairs = [bots.Chair(bots.make("novice", match.game, seat, seed=9)) for seat in range(match.game.players)]
        while not match.over:
            match.play(match.actors[0], chairs[match.actors[0]].answer(match).action)
        return match.record

    assert story() == story()


@pytest.mark.parametrize("name", GAMES)
def test_no_two_regulars_of_the_house_play_alike(name: str) -> None:
    """Somewhere in a few games any two of them decide differently in the same seat, with the same luck."""
    people = bots.personas(["regular"] * 6)
    chosen: dict[str, list[mlotek.Action]] = {person.name: [] for person in people}
    for seed in range(20):
        for match, seat in positions(mlotek.game(name), seed, level="regular", every=3):
            for person in people:
                bot = bots.make(person.level, match.game, seat, seed=seed, traits=person.traits)
                bot.watch(match.events(seat))
                chosen[person.name].append(bot.decide(match.view(seat)).action)
        if len(set(map(tuple, chosen.values()))) == len(people):
            return
    pytest.fail(f"some play alike: {[name for name, actions in chosen.items() if actions == chosen[people[0].name]]}")


@pytest.mark.parametrize("name", GAMES)
def test_searcher_repeats_itself_with_fixed_work(name: str) -> None:
    match = mlotek.Match(mlotek.game(name), seed=3)

    def decided() -> bots.Decision:
        bot = bots.make("searcher", match.game, match.actors[0], seed=5, playouts=64)
        bot.watch(match.events(match.actors[0]))
        return bot.decide(match.view(match.actors[0]))

    decision = decided()
    assert decision == decided()
    assert decision.action in match.legal(match.actors[0])


def test_searcher_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that advances a hundredth of a second a glance, its last glance finds the budget spent."""
    glances = iter(range(10**6))
    monkeypatch.setattr("mlotek.bots.searcher.clock", lambda: next(glances) / 100)
    match = mlotek.Match(mlotek.game("milionerzy"), seed=3)
    bot = bots.make("searcher", match.game, 0, seed=5, budget=0.5)
    bot.watch(match.events(0))
    bot.decide(match.view(0))
    assert 0.3 < next(glances) / 100 < 0.55


class Troublemaker(bots.Bot):
    """Does what it was told not to."""

    def __init__(self, game: mlotek.Game, seat: int, trouble: str) -> None:
        super().__init__(game, seat)
        self.trouble = trouble

    def decide(self, _view: mlotek.View) -> bots.Decision:
        if self.trouble == "raised":
            raise RuntimeError("oh no")
        if self.trouble == "late":
            time.sleep(60)
        return bots.Decision(self.game.action("discard 3"), bots.Why("bots-why-chance"))


@pytest.mark.parametrize("trouble", ["raised", "late", "illegal"])
def test_a_bot_in_trouble_costs_its_seat_only_that_decision(trouble: str) -> None:
    match = mlotek.Match(mlotek.game("milionerzy"), seed=3)
    chair = bots.Chair(Troublemaker(match.game, 0, trouble), limit=0.05 if trouble == "late" else None)
    decision = chair.answer(match)
    assert decision.action == match.default(0)
    assert [(incident.seat, incident.kind) for incident in chair.incidents] == [(0, trouble)]
    match.play(0, decision.action)


def test_unknown_bot_is_told_with_the_list() -> None:
    with pytest.raises(bots.BadBot, match=r"no bot 'genius'; there are: random, novice"):
        bots.make("genius", mlotek.game("milionerzy"), 0)


def test_the_searcher_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mlotek.bots.searcher", None)
    with pytest.raises(bots.BadBot, match=r"needs NumPy and Numba: pip install 'mlotek\[fast\]'"):
        bots.make("searcher", mlotek.game("milionerzy"), 0)


def test_the_other_bots_need_neither_numpy_nor_numba() -> None:
    program = (
        "import sys, mlotek; from mlotek import bots; match = mlotek.Match(mlotek.game('milionerzy'), seed=1);"
        "bot = bots.make('shrewd', match.game, 0, seed=1); bot.watch(match.events(0)); bot.decide(match.view(0));"
        "assert not {'numpy', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_personas_are_different_people_with_words_for_their_temper() -> None:
    people = bots.personas(["regular"] * 5, taken=["Ryś"])
    assert len({person.name for person in people} - {"Ryś"}) == 5
    assert all(bots.persona(person.name) == person for person in people)
    for person in people:
        for language in ("pl", "en"):
            assert Speaker(language, "milionerzy").say(f"bots-temper-{person.temper}")
    assert bots.persona("Ola") is None
    assert {person.traits.thrift for person in people} > {50}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_bots_at_a_table_begin_with_different_letters(level: str) -> None:
    for taken in (["Ola"], ["Ryś"], ["Kasia", "Marek"]):
        people = bots.personas([level] * (6 - len(taken)), taken=taken)
        names = [*taken, *(person.name for person in people)]
        assert len({name[0] for name in names}) == len(names)


def test_a_bot_that_plays_no_more_is_still_known() -> None:
    assert bots.persona("Rufus") == bots.Persona("Rufus", "regular", "bold")


def test_a_search_that_mixes_follows_the_best_idea_mostly_and_its_equals_too() -> None:
    from mlotek.bots.searcher import Trial

    trial = Trial(3, 0.0, 1.0)
    trial.add(np.tile([0.30, 0.305, 0.10], (12, 1)))
    rng = random.Random(1)
    assert {trial.chosen(0.0, rng) for _ in range(20)} == {1}
    assert trial.best == 1
    assert 0 < trial.gain <= 0.005
    mixed = Counter(trial.chosen(0.005, rng) for _ in range(400))
    assert 60 < mixed[0] < 140
    assert mixed[2] == 0


def test_the_master_is_a_net_in_every_game() -> None:
    from mlotek.bots.net import NetBot

    for name in each(mlotek.games()):
        assert isinstance(bots.make("master", mlotek.game(name), 0, seed=1), NetBot)


@pytest.mark.parametrize("name", ["milionerzy", "modern-art", "nie-blefuj", "targ"])
def test_the_master_plays_a_game_at_every_count_and_says_what_it_expects(name: str) -> None:
    for players in each(mlotek.game(name).kind.players):
        match = mlotek.Match(mlotek.game(name, players=players), seed=players)
        chairs = [bots.Chair(bots.make("master", match.game, seat, seed=seat), 60) for seat in range(players)]
        while not match.over and match.length < 12:
            decision = chairs[match.actors[0]].answer(match)
            assert decision.why.message.startswith("bots-why-net")
            for language in ("pl", "en"):
                assert "%" in bots.spoken(Speaker(language, name, match.names), decision.why)
            match.play(match.actors[0], decision.action)
        assert not any(chair.incidents for chair in chairs)


def test_a_master_of_another_edition_is_the_searcher() -> None:
    assert bots.learned(mlotek.game("modern-art", edition="pigments")) is None


def test_weights_of_the_house_are_no_larger_than_three_megabytes() -> None:
    files = list(bots.WEIGHTS.glob("*.npz"))
    assert len(files) == 4
    assert all(path.stat().st_size <= 3_000_000 for path in files)


@pytest.mark.parametrize(
    ("name", "other", "polish", "english"),
    [
        ("milionerzy", "bid 1 12", "licytuj 1 12", "bid 1 12"),
        ("modern-art", "put koriko-double", "wystaw koriko-łączona", "put koriko-double"),
        ("nie-blefuj", "target 1", "wskaż Iga", "target Iga"),
        ("targ", "swap gold", "zamień złoto", "swap gold"),
    ],
)
def test_what_else_was_thought_of_is_said_in_the_language_of_the_sentence(
    name: str, other: str, polish: str, english: str
) -> None:
    why = bots.Why("bots-why-net-or", {"percent": 31, "sure": 60, "other": other})
    said = {language: bots.spoken(Speaker(language, name, ["Ola", "Iga"]), why) for language in ("pl", "en")}
    assert said["pl"].endswith(f": {polish}")
    assert said["en"].endswith(f": {english}")


@pytest.mark.parametrize("name", mlotek.games())
def test_the_adviser_does_what_the_last_step_does_and_teaches_where_the_shrewd_agree(name: str) -> None:
    match = mlotek.Match(mlotek.game(name), seed=3)
    agreed = []
    while not match.over and match.length < 40:
        seat = match.actors[0]
        asked = [bots.Chair(bots.make(who, match.game, seat, seed=1), 60) for who in ("adviser", bots.steps(name)[-1])]
        advice, strong = (chair.answer(match) for chair in asked)
        assert advice.action == strong.action
        agreed.append(not advice.why.message.startswith("bots-why"))
        match.play(seat, advice.action)
    assert any(agreed)
    assert all(agreed) == (bots.learned(match.game) is None)
