"""Whatever is typed at the prompt, the answer is a sentence or a legal action, never a crash."""

from __future__ import annotations

import random
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

import mlotek
from mlotek.cli.session import Session
from mlotek.speech import LANGUAGES, message_ids
from tests.cli.keyboard import new_match, seated
from tests.conformance.tables import every_game

HARMLESS = (
    "help",
    "why",
    "rules",
    "log",
    "hand",
    "table",
    "odds",
    "@Ola",
    "@Iga",
    "@",
    "all",
    "-1",
    "0",
    "99",
    "Łucja",
    "\x00",
    "٣",
)


def words_of(game: str) -> list[str]:
    """Words that mean something in a game, and words that mean something at every prompt."""
    family = f"{game}-word-"
    return [name.removeprefix(family) for name in message_ids("en") if name.startswith(family)] + list(HARMLESS)


def lines(game: str) -> st.SearchStrategy[str]:
    """Sentences of such words, and any text at all that does not write a file."""
    sensible = st.lists(st.sampled_from(words_of(game)) | st.integers(0, 30).map(str), max_size=6).map(" ".join)
    nonsense = st.text(max_size=40).filter(lambda text: "s" not in text and "z" not in text)
    return sensible | nonsense


@every_game
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_any_line_is_answered(name: str, data: st.DataObject) -> None:
    typed = iter(data.draw(st.lists(lines(name), max_size=12)))
    match = new_match(name, seed=data.draw(st.integers(0, 50)))
    rng = random.Random(1)
    for _ in range(data.draw(st.integers(0, 30))):
        if not match.over:
            seat = match.actors[0]
            match.play(seat, match.legal(seat).sample(rng))

    def next_line(_: Session) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return " ".join(line.splitlines())

    session = seated(match, data.draw(st.sampled_from(LANGUAGES)), range(match.game.players), next_line)
    with suppress(EOFError):
        session.run()
    assert mlotek.replay(match.record) == match
