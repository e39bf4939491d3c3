"""What the house answers over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mlotek.core import BadRecord, Match, MlotekError, Record
from mlotek.core.action import whole_number
from mlotek.games import verify
from mlotek.server.common.guests import A_YEAR, COOKIE, Guest, clean_name, new_guest, who_asks
from mlotek.server.house import reports
from mlotek.server.house.catalogue import house_shown, rules_shown
from mlotek.server.house.replays import moment_shown, replay_shown
from mlotek.server.house.words import game_in_words, known_language, table_in_words
from mlotek.server.lessons.shown import lesson_shown
from mlotek.server.net.gateway import Entrance
from mlotek.server.net.routes import address_of, check_origin
from mlotek.server.play import dealer
from mlotek.server.table import hosting
from mlotek.server.table.table import Table
from mlotek.server.wire import forms, openapi, schema
from mlotek.server.wire.forms import Me, Problem, RecordShown, TableAndYou
from mlotek.server.wire.openapi import Door
from mlotek.server.wire.refusals import STATUS, HouseRefused, misread, text_of
from mlotek.speech import LANGUAGES

T = TypeVar("T", bound=msgspec.Struct)
LOOPBACK = ("127.0.0.1", "::1", "unknown")


class Visit:
    """A request, the house it came to, the bearer of its cookie, and who sent it: they, or somebody beside them."""

    def __init__(self, request: Request, entrance: Entrance) -> None:
        self.request = request
        self.entrance = entrance
        self.house = entrance.house
        known = entrance.cookies.read(request.cookies.get(COOKIE))
        self.bearer = known or new_guest()
        self.guest = who_asks(self.bearer, request.query_params)
        self.renamed = known is None

    async def form(self, kind: type[T]) -> T:
        """The form that was sent, if it is one."""
        if self.request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise HouseRefused("not-json")
        try:
            return msgspec.json.decode(await self._body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise misread("bad-form", error) from None

    async def _body(self) -> bytes:
        body = b""
        async for part in self.request.stream():
            body += part
            if len(body) > self.entrance.limits.form_bytes:
                raise HouseRefused("too-long")
        return body

    def at_table(self) -> AbstractAsyncContextManager[Table]:
        """The table the address names, for one thing at a time."""
        return self.entrance.at(self.request.path_params["table"], address_of(self.request.scope), self.guest)

    def rename(self, name: str) -> None:
        """Another name for the guest, from now on."""
        self.bearer = self.guest = Guest(self.bearer.id, clean_name(name))
        self.renamed = True


def _endpoint(
    entrance: Entrance, handler: Callable[[Visit], Awaitable[Any]]
) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            entrance.requests.check(address_of(request.scope))
            if request.method not in ("GET", "HEAD"):
                check_origin(request.headers, entrance.origins)
            visit = Visit(request, entrance)
            answer = await handler(visit)
        except MlotekError as error:
            return problem(error)
        response = answer if isinstance(answer, Response) else shown(answer)
        if visit.renamed:
            _set_cookie(response, visit)
        return response

    return endpoint


def shown(answer: Any, status: int = 200) -> Response:
    """A value as JSON; nothing of it is kept by caches."""
    data = msgspec.json.encode(answer)
    return Response(data, status, {"cache-control": "no-store"}, media_type="application/json")


def problem(error: MlotekError) -> Response:
    """A refusal as an answer."""
    return shown(Problem(code=error.code, text=text_of("", error)), STATUS.get(error.code, 400))


def _set_cookie(response: Response, visit: Visit) -> None:
    response.set_cookie(
        COOKIE,
        visit.entrance.cookies.write(visit.bearer),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=visit.request.url.scheme == "https",
    )


# ── The house ────────────────────────────────────────────────────────────────────────────────────────


async def _house(visit: Visit) -> Any:  # noqa: ARG001
    return house_shown()


async def _schema(visit: Visit) -> Any:  # noqa: ARG001
    return _whole_schema()


@cache
def _whole_schema() -> dict[str, Any]:
    return schema.schema()


async def _openapi(visit: Visit) -> Any:  # noqa: ARG001
    return _whole_openapi()


@cache
def _whole_openapi() -> dict[str, Any]:
    return openapi.document(DOORS)


async def _rules(visit: Visit) -> Any:
    return rules_shown(visit.request.path_params["game"])


async def _lesson(visit: Visit) -> Any:
    form = await visit.form(forms.LessonMoves)
    number = whole_number(visit.request.path_params["number"])
    if number is None:
        raise HouseRefused("no-such-page")
    return lesson_shown(visit.request.path_params["game"], number, form.actions, visit.guest.name)


async def _health(visit: Visit) -> Any:
    house = visit.house
    if house.closing:
        raise HouseRefused("closing")
    await house.services.store.load("")
    return forms.Health(healthy=True, tables=len(house.tables))


async def _metrics(visit: Visit) -> Any:
    if not visit.entrance.open_metrics and address_of(visit.request.scope) not in LOOPBACK:
        raise HouseRefused("no-such-page")
    return Response(visit.house.services.metrics.text(), media_type="text/plain; version=0.0.4")


# ── Guests ───────────────────────────────────────────────────────────────────────────────────────────


async def _me(visit: Visit) -> Any:
    return Me(name=visit.guest.name)


async def _rename(visit: Visit) -> Any:
    visit.rename((await visit.form(forms.NewName)).name)
    await visit.house.rename(visit.guest)
    return Me(name=visit.guest.name)


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────


async def _tables(visit: Visit) -> Any:
    return await visit.house.tables_for(visit.bearer)


async def _open_table(visit: Visit) -> Any:
    form = await visit.form(forms.NewTable)
    visit.entrance.openings.check(address_of(visit.request.scope))
    table = await visit.house.open_table(visit.bearer, form)
    return _table_and_you(table, visit.guest)


def _table_and_you(table: Table, guest: Guest) -> TableAndYou:
    return TableAndYou(table=table.shown(), you=table.you(guest.id, guest.name))


async def _table(visit: Visit) -> Any:
    async with visit.at_table() as table:
        return _table_and_you(table, visit.guest)


async def _record(visit: Visit) -> Any:
    """While a game runs, what the guest's seat knows of it; then everything."""
    async with visit.at_table() as table:
        if table.playing is None:
            raise HouseRefused("not-started")
        match, doc = table.playing.match, table.doc
        return RecordShown(
            game=doc.game,
            players=doc.players,
            options=doc.options,
            names=match.names,
            over=match.over,
            events=tuple(match.events(doc.seat_of(visit.guest.id))),
            record=table.receipted() if match.over else None,
        )


async def _record_in_words(visit: Visit) -> Any:
    """The same for people, in a language."""
    match, seat, language = await _game_and_language(visit)
    text = await asyncio.to_thread(game_in_words, match, seat, language)
    return Response(text, headers={"cache-control": "no-store"}, media_type="text/plain")


async def _in_words(visit: Visit) -> Any:
    return table_in_words(*await _game_and_language(visit))


async def _game_and_language(visit: Visit) -> tuple[Match, int | None, str]:
    """The game as it stands, the guest's seat, and the language that was asked for."""
    language = known_language(visit.request.query_params.get("lang"))
    async with visit.at_table() as table:
        if table.playing is None:
            raise HouseRefused("not-started")
        return table.playing.match.copy(), table.doc.seat_of(visit.guest.id), language


async def _receipt(visit: Visit) -> Any:
    """The commitment; once the game is over, the seed and whether everything came from it."""
    async with visit.at_table() as table:
        told = dealer.commitment(table.doc.seed)
        if table.playing is None or not table.playing.match.over:
            return forms.ReceiptShown(commitment=told, over=False, receipt=None, problem=None)
        record = table.receipted()
    return await asyncio.to_thread(_checked, told, record)


def _checked(told: str, record: Record) -> forms.ReceiptShown:
    try:
        verify(record)
        problem = None
    except BadRecord as error:
        problem = error.code
    receipt = record.receipt or None
    return forms.ReceiptShown(commitment=told, over=True, receipt=receipt, problem=problem)


async def _cut(visit: Visit) -> Any:
    form = await visit.form(forms.Cut)
    return await _changed(visit, lambda table: hosting.cut(table, visit.guest, form.text))


async def _replay(visit: Visit) -> Any:
    """A finished game, moment by moment, through the eyes of a seat or of somebody who watches."""
    async with visit.at_table() as table:
        if table.playing is None or not table.playing.match.over:
            raise HouseRefused("not-over")
        match, shown_table = table.playing.match, table.shown()
    seat = _seat_asked_for(visit, match.game.players)
    return await asyncio.to_thread(replay_shown, shown_table, match.game, match.record, seat)


async def _moment(visit: Visit) -> Any:
    """A moment of a game, running or over, as the guest's own seat saw it."""
    event = whole_number(visit.request.path_params["event"])
    if event is None:
        raise HouseRefused("no-such-moment")
    async with visit.at_table() as table:
        if table.playing is None:
            raise HouseRefused("not-started")
        match, seat = table.playing.match, table.doc.seat_of(visit.guest.id)
    return await asyncio.to_thread(moment_shown, match.game, match.record, seat, event)


def _seat_asked_for(visit: Visit, players: int) -> int | None:
    asked = visit.request.query_params.get("seat")
    if asked is None:
        return None
    if asked not in map(str, range(players)):
        raise HouseRefused("no-such-seat")
    return int(asked)


async def _changed(visit: Visit, change: Callable[[Table], Awaitable[None]]) -> TableAndYou:
    async with visit.at_table() as table:
        await change(table)
        return _table_and_you(table, visit.guest)


async def _sit(visit: Visit) -> Any:
    form = await visit.form(forms.Sit)
    guest = visit.guest if form.name is None else Guest(visit.guest.id, clean_name(form.name))
    return await _changed(visit, lambda table: hosting.sit(table, guest, form.seat, form.cut))


async def _stand(visit: Visit) -> Any:
    await visit.form(forms.Nothing)
    return await _changed(visit, lambda table: hosting.stand(table, visit.guest))


async def _start(visit: Visit) -> Any:
    await visit.form(forms.Nothing)
    return await _changed(visit, lambda table: hosting.start(table, visit.guest))


async def _settings(visit: Visit) -> Any:
    form = await visit.form(forms.Settings)
    return await _changed(visit, lambda table: hosting.change_settings(table, visit.guest, form))


async def _chair(visit: Visit) -> Any:
    form = await visit.form(forms.Chair)
    seat = _seat_named(visit.request.path_params["seat"])
    return await _changed(visit, lambda table: hosting.set_chair(table, visit.guest, seat, form))


def _seat_named(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise HouseRefused("no-such-seat")
    return number


async def _kick(visit: Visit) -> Any:
    form = await visit.form(forms.Kick)
    return await _changed(visit, lambda table: hosting.kick(table, visit.guest, form))


async def _mute(visit: Visit) -> Any:
    form = await visit.form(forms.Mute)
    return await _changed(visit, lambda table: hosting.mute(table, visit.guest, form))


async def _report(visit: Visit) -> Any:
    form = await visit.form(forms.Report)
    async with visit.at_table() as table:
        report, answer = reports.reported(table, visit.guest, form), _table_and_you(table, visit.guest)
    visit.entrance.reports.check(address_of(visit.request.scope))
    await reports.keep(report, visit.house.services.reports)
    return answer


async def _rematch(visit: Visit) -> Any:
    await visit.form(forms.Nothing)
    async with visit.at_table() as table:
        return _table_and_you(await visit.house.rematch(table, visit.guest), visit.guest)


# ── Every door ───────────────────────────────────────────────────────────────────────────────────────

_TABLE = "/api/tables/{table}"
_LANG = {"lang": {"enum": list(LANGUAGES)}}
DOORS = (
    Door("GET", "/api/house", _house, None, forms.House),
    Door("GET", "/api/schema", _schema),
    Door("GET", "/api/openapi", _openapi),
    Door("GET", "/api/games/{game}/rules", _rules, None, forms.RulesShown),
    Door("POST", "/api/lessons/{game}/{number}", _lesson, forms.LessonMoves, forms.LessonShown),
    Door("GET", "/api/me", _me, None, forms.Me),
    Door("PUT", "/api/me", _rename, forms.NewName, forms.Me),
    Door("GET", "/api/tables", _tables, None, forms.Tables),
    Door("POST", "/api/tables", _open_table, forms.NewTable, forms.TableAndYou),
    Door("GET", _TABLE, _table, None, forms.TableAndYou),
    Door("GET", f"{_TABLE}/record", _record, None, forms.RecordShown),
    Door("GET", f"{_TABLE}/record.txt", _record_in_words, None, str, _LANG),
    Door("GET", f"{_TABLE}/words", _in_words, None, forms.TableInWords, _LANG),
    Door("GET", f"{_TABLE}/replay", _replay, None, forms.ReplayShown, {"seat": {"type": "integer", "minimum": 0}}),
    Door("GET", f"{_TABLE}/moments/{{event}}", _moment, None, forms.MomentShown),
    Door("GET", f"{_TABLE}/receipt", _receipt, None, forms.ReceiptShown),
    Door("POST", f"{_TABLE}/cut", _cut, forms.Cut, forms.TableAndYou),
    Door("POST", f"{_TABLE}/sit", _sit, forms.Sit, forms.TableAndYou),
    Door("POST", f"{_TABLE}/stand", _stand, forms.Nothing, forms.TableAndYou),
    Door("POST", f"{_TABLE}/start", _start, forms.Nothing, forms.TableAndYou),
    Door("POST", f"{_TABLE}/settings", _settings, forms.Settings, forms.TableAndYou),
    Door("POST", f"{_TABLE}/seats/{{seat}}", _chair, forms.Chair, forms.TableAndYou),
    Door("POST", f"{_TABLE}/kick", _kick, forms.Kick, forms.TableAndYou),
    Door("POST", f"{_TABLE}/mute", _mute, forms.Mute, forms.TableAndYou),
    Door("POST", f"{_TABLE}/report", _report, forms.Report, forms.TableAndYou),
    Door("POST", f"{_TABLE}/rematch", _rematch, forms.Nothing, forms.TableAndYou),
    Door("GET", "/health", _health, None, forms.Health),
    Door("GET", "/metrics", _metrics),
)


def routes(entrance: Entrance) -> list[Route]:
    """Every address of the house, for Starlette."""
    return [Route(door.path, _endpoint(entrance, door.handler), methods=[door.method]) for door in DOORS]
