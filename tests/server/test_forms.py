"""Every form, filled in by a machine from the house's own OpenAPI: the answer fits the schema or is a plain refusal."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mlotek.server.net.http import ROUTES
from mlotek.server.wire.openapi import Route, document
from tests.server.hall import Exchange, Hall, in_hall
from tests.server.test_fuzz import NO_LIMITS, WISH

schemathesis = pytest.importorskip("schemathesis")

SCHEMA = schemathesis.openapi.from_dict(document(ROUTES))
UNAVAILABLE = ("house-full", "store-failed")


@pytest.mark.parametrize(
    "route", [route for route in ROUTES if route.answer], ids=lambda route: f"{route.method} {route.path}"
)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_every_form_gets_an_answer_that_fits(route: Route, data: Any) -> None:
    operation = SCHEMA[route.path][route.method]
    case = data.draw(
        st.one_of(operation.as_strategy(), operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
    )

    async def test(hall: Hall) -> None:
        table = (await hall.post("/api/tables", WISH))["table"]["id"]
        body = case.body if isinstance(case.body, dict | list | str | int | float) else None
        asked = f"{case.formatted_path}?{urlencode(case.query or {}, doseq=True)}"
        for path in (asked, route.path.replace("{table}", table).replace("{seat}", "1")):
            check(route, await hall.exchange(route.method, path, body))

    in_hall(test, limits=NO_LIMITS)


def check(route: Route, answer: Exchange) -> None:
    if answer.status == 200 and route.answer is str:
        assert answer.headers["content-type"].startswith("text/plain")
    elif answer.status == 200:
        msgspec.convert(answer.json(), route.answer, strict=True)
    else:
        problem = answer.json()
        assert answer.status < 500 or problem["code"] in UNAVAILABLE
        assert problem["text"]["pl"] != problem["text"]["en"]
