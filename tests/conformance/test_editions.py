"""Editions: what lies in the box is a value a game is made with; the rules follow it, and a record carries it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek.core.edition import Edition
from mlotek.fast.batch import Batch
from mlotek.games import kind_of, table_of
from mlotek.games.milionerzy.edition import MilionerzyEdition
from mlotek.misreading import misreading, tell
from mlotek.speech import LANGUAGES, Speaker
from tests.conformance.tables import every_game, part_of_tests, walk

LISTED = [(name, edition.name) for name in mlotek.games() for edition in kind_of(name).editions]


def own(name: str) -> Edition:
    """An edition that only the tests know."""
    edition: Edition = part_of_tests(name, "editions").OWN
    return edition


def finished(game: mlotek.Game, seed: int) -> mlotek.Match:
    match = mlotek.Match(game, seed)
    for _ in walk(match, random.Random(seed)):
        pass
    return match


@every_game
def test_the_fingerprint_of_the_usual_edition_stays(name: str) -> None:
    assert kind_of(name).edition_hash == part_of_tests(name, "editions").FINGERPRINT


@every_game
def test_the_fingerprint_covers_the_facts_and_nothing_else(name: str) -> None:
    usual = kind_of(name).edition
    assert msgspec.structs.replace(usual, name="reprint").fingerprint == usual.fingerprint
    for fact, value in usual.facts.items():
        other = msgspec.structs.replace(usual, **{fact: value + 1 if isinstance(value, int) else value[1:]})  # type: ignore[index]
        assert other.fingerprint != usual.fingerprint, fact
    assert usual.facts


@every_game
def test_an_option_says_whether_it_is_a_field_of_the_state(name: str) -> None:
    kind = kind_of(name)
    fields = {field for field, _, _ in kind.rules.State.fields}
    assert {option.name for option in kind.options if option.in_state} == {o.name for o in kind.options} & fields


@pytest.mark.parametrize("wrong", ["Pigments", "", "first", 7])
def test_an_unknown_edition_is_answered_with_those_there_are(wrong: Any) -> None:
    with pytest.raises(ValueError, match="there are: standard, pigments") as caught:
        mlotek.game("modern-art", edition=wrong)
    assert isinstance(caught.value, mlotek.BadGame)
    assert caught.value.code == "unknown-edition"


def test_another_games_edition_is_refused() -> None:
    with pytest.raises(mlotek.BadGame, match="modern-art has no edition"):
        mlotek.game("modern-art", edition=MilionerzyEdition())


@pytest.mark.parametrize(("name", "edition"), LISTED)
def test_a_record_finds_its_edition(name: str, edition: str) -> None:
    match = finished(mlotek.game(name, edition=edition), 5)
    again = mlotek.replay(mlotek.Record.from_json(match.record.to_json()))
    assert again == match
    assert again.game.edition == edition


@pytest.mark.parametrize(("name", "edition"), LISTED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_has_all_its_words(name: str, edition: str, language: str) -> None:
    match = finished(mlotek.game(name, edition=edition), 6)
    speaker = Speaker(language, name, match.names)
    told = [speaker.event(event) for event in match.open_events()]
    table = table_of(match.game.kind).words.describe(match.view(0), speaker)
    names = {word for fact in match.game.kind.edition.facts.values() if isinstance(fact, tuple) for word in fact}
    untold = {word for word in names if isinstance(word, str) and word not in _usual_words(name)}
    assert told
    assert table
    assert all(speaker.knows(f"{name}-artist-{word}") for word in untold)


def _usual_words(name: str) -> set[object]:
    facts = kind_of(name).edition.facts.values()
    return {word for fact in facts if isinstance(fact, tuple) for word in fact}


def test_other_artists_are_put_up_and_misread_under_their_own_names() -> None:
    game = mlotek.game("modern-art", 3, edition="pigments")
    match = mlotek.Match(game, 7)
    card = next(str(act) for act in match.legal(0))
    assert card.split()[1].split("-")[0] in ("umbra", "siena", "cobalt", "cinnabar", "ochre")
    with pytest.raises(mlotek.Refused):
        match.play(0, "put koriko-open")
    found = misreading(game.kind, "put koriko-open")
    assert found is not None
    assert "Cobalt" in tell(found, Speaker("en", "modern-art"), game.kind)
    assert misreading("modern-art", "put koriko-open") is None


@every_game
def test_an_edition_of_ones_own_is_played_by_the_same_rules(name: str) -> None:
    game = mlotek.game(name, edition=own(name))
    match = finished(game, 8)
    assert match.outcome is not None
    assert match.record.edition == own(name).fingerprint != kind_of(name).edition_hash
    with pytest.raises(mlotek.BadRecord, match="another edition"):
        mlotek.replay(match.record)


def test_the_rules_follow_the_edition() -> None:
    quick = finished(mlotek.game("milionerzy", 3, edition=own("milionerzy")), 9)
    assert quick.view(None).red == 2  # type: ignore[attr-defined]
    poor = mlotek.Match(mlotek.game("modern-art", 3, edition=own("modern-art")), 9)
    assert poor.view(0).seats[0].money == 40  # type: ignore[attr-defined]
    short = finished(mlotek.game("nie-blefuj", 3, edition=own("nie-blefuj")), 9)
    assert short.outcome is not None
    assert 18 <= max(short.outcome.scores) < 25


@pytest.mark.parametrize("edition", [None, own("milionerzy")], ids=["usual", "own"])
def test_compiled_rules_read_the_same_edition(edition: Edition | None) -> None:
    batch = Batch(mlotek.game("milionerzy", 3, edition=edition), 50, seed=1)
    batch.playout()
    assert batch.over.all()
    assert (batch.states["red"] == (4 if edition is None else 2)).all()


def test_a_game_of_an_edition_travels_between_processes() -> None:
    for edition in ("pigments", own("modern-art")):
        game = mlotek.game("modern-art", 3, edition=edition)
        view = mlotek.Match(game, 1).view(0)
        assert pickle.loads(pickle.dumps(game)) == game
        assert pickle.loads(pickle.dumps(view)) == view
