"""What is wrong, said in both languages: malformed messages, forms, actions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mlotek.server.wire.refusals import STATUS, HouseRefused, text_of
from tests.counting import each
from tests.server.hall import Hall, in_hall, table_of

MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    '{"type":',
    '{"type": "act"}',
    '{"type": "act", "id": 1, "action": "pass", "seen": "x"}',
    '{"type": "act", "id": 1, "action": "pass", "seen": 0, "seat": 2}',
    '{"type": "welcome", "id": 1}',
    '{"type": "act", "id": -1, "action": "pass", "seen": 0}',
    "é" * 1000,
    "[" * 3000,
    '{"type": "act", "deep": ' + "[" * 1500,
]


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_messages_are_refused_in_both_languages(text: str) -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        before = phone.version
        await phone.raw(text)
        refused = phone.messages[-1]
        assert (refused["type"], refused["code"]) == ("refused", "unreadable")
        assert refused["text"]["pl"] != refused["text"]["en"]
        assert (phone.closed, phone.version) == (None, before)

    in_hall(test)


def test_every_refusal_of_the_house_has_words_in_both_languages() -> None:
    for code in each(STATUS):
        text = text_of("", HouseRefused(code))
        assert text.pl != text.en
        assert code not in (text.pl, text.en)


def test_an_action_repeated_is_judged_anew_and_a_foreign_seat_cannot_be_used() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        message = json.dumps({"type": "act", "id": 9, "action": "bid 4", "seen": 1})
        await phone.raw(message)
        await phone.raw(message)
        assert [m["type"] for m in phone.messages if m.get("id") == 9 and m["type"] != "ping"] == ["ack", "refused"]

    in_hall(test)


@pytest.mark.parametrize(
    ("form", "pl", "en"),
    [
        ({"game": "targ", "players": "five"}, "(pole: players)", "(Expected `int | null`"),
        ({"game": "targ", "chairs": []}, "(pole: chairs)", "(Object contains unknown field"),
        ({"game": "go"}, "(do wyboru: modern-art, ", "there are: modern-art, "),
        ({"game": "targ", "options": {"komi": 7}}, "(można ustawić: players, ", "has no option 'komi'"),
    ],
)
def test_a_refused_form_says_what_is_wrong_in_both_languages(form: Any, pl: str, en: str) -> None:
    async def test(hall: Hall) -> None:
        text = (await hall.request("POST", "/api/tables", form))[1]["text"]
        assert pl in text["pl"]
        assert en in text["en"]

    in_hall(test)
