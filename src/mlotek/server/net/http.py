"""What the house answers over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Literal, NamedTuple, TypeVar

import msgspec
from starlette import routing
from starlette.requests import Request
from starlette.responses import Response

from mlotek.core import Game, Match, MlotekError, Record
from mlotek.core.action import whole_number
from mlotek.core.receipt import commitment
from mlotek.games import games
from mlotek.server.common.guests import A_YEAR, Guest, new_guest, who_asks
from mlotek.server.house import reports
from mlotek.server.house.catalogue import house_shown, rules_shown
from mlotek.server.house.lessons.puzzles import puzzle_shown
from mlotek.server.house.lessons.shown import lesson_shown
from mlotek.server.house.replays import moment_shown, receipt_shown, record_shown, replay_shown
from mlotek.server.house.words import game_in_words, known_language, table_in_words
from mlotek.server.net.addresses import address_of, is_this_machine
from mlotek.server.net.gateway import Gateway
from mlotek.server.net.long_answers import LongAnswer
from mlotek.server.net.relay import AGAIN, LONGEST_WAIT, MOVED, Unreachable
from mlotek.server.play.game_log import record_of
from mlotek.server.store import Elsewhere
from mlotek.server.store.documents import TableDoc
from mlotek.server.table import hosting, seating
from mlotek.server.table.naming import chosen_name
from mlotek.server.table.table import Table
from mlotek.server.table.telling import you_at
from mlotek.server.wire import forms, openapi, schema
from mlotek.server.wire.forms import Me, Problem, TableAndYou
from mlotek.server.wire.messages import TableShown
from mlotek.server.wire.openapi import Route
from mlotek.server.wire.refusals import STATUS, UNREADABLE, HouseRefused, misread, text_of
from mlotek.server.wire.schema import Json
from mlotek.server.workers.fair_line import Asker
from mlotek.speech import LANGUAGES

T = TypeVar("T", bound=msgspec.Struct)


class RequestContext:
    """A request, the house it came to, the bearer of its cookie, and who sent it: they, or somebody beside them."""

    def __init__(self, request: Request, gateway: Gateway) -> None:
        self.request = request
        self.gateway = gateway
        self.house = gateway.house
        self._read: bytes | None = None
        known = gateway.cookies.bearer(request.cookies)
        self.bearer = known or new_guest(request.headers.get("accept-language", ""))
        self.guest = who_asks(self.bearer, request.query_params)
        self.is_new = known is None
        self.introduced = self.is_new and request.method not in ("GET", "HEAD")
        """Whether the guest gets a cookie. Whoever only looks gets none: two looks at once would make two guests."""

    async def form(self, kind: type[T]) -> T:
        """The form that was sent, if it is one."""
        if self.request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise HouseRefused("not-json")
        try:
            return msgspec.json.decode(await self.body(), type=kind)
        except UNREADABLE as error:
            raise misread("bad-form", error) from None

    async def body(self) -> bytes:
        """What was sent; another house may have to be shown it again."""
        if self._read is None:
            body = b""
            async for part in self.request.stream():
                body += part
                if len(body) > self.gateway.limits.form_bytes:
                    raise HouseRefused("too-long")
            self._read = body
        return self._read

    def at_table(self) -> AbstractAsyncContextManager[Table]:
        """The table the address names, for one thing at a time."""
        return self.gateway.at(self.request.path_params["table"], address_of(self.request.scope), self.guest)

    def rename(self, name: str, face: int | None) -> None:
        """Another name or another face for the guest, from now on; the face stays where none is said."""
        kept = face if face is not None else self.bearer.face
        self.bearer = self.guest = Guest(self.bearer.id, chosen_name(name), kept)
        self.introduced = True


def _endpoint(gateway: Gateway, route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            gateway.requests.check(address_of(request.scope), route.cost)
            gateway.check(request.headers, changes=request.method not in ("GET", "HEAD"))
            context = RequestContext(request, gateway)
            gateway.bans.check(address_of(request.scope), context.bearer.id)
            answer = await _answered(route, context)
        except MlotekError as error:
            return _to_house(request, problem(error), error)
        response = answer if isinstance(answer, Response) else shown(answer)
        if context.introduced:
            _set_cookie(response, context)
        return response

    return endpoint


async def _answered(route: Route, context: RequestContext) -> object:
    """What this house answers or, if another house plays the table, what that one does."""
    loop, relay, scope = asyncio.get_running_loop(), context.gateway.relay, context.request.scope
    until = loop.time() + LONGEST_WAIT
    while True:
        try:
            return await route.handler(context)
        except Elsewhere as there:
            if relay is None or "relayed" in scope or loop.time() > until:
                raise
            with contextlib.suppress(Unreachable):
                return await relay.request(there, scope, await context.body())
        await asyncio.sleep(AGAIN)


def _to_house(request: Request, response: Response, error: MlotekError) -> Response:
    """A house that has sent a visitor on is told to ask again who plays the table."""
    if "relayed" in request.scope and error.code == "closing":
        response.headers[MOVED.decode()] = "1"
    return response


def shown(answer: object, status: int = 200) -> Response:
    """A value as JSON; nothing of it is kept by caches."""
    data = msgspec.json.encode(answer)
    return Response(data, status, {"cache-control": "no-store"}, media_type="application/json")


def problem(error: MlotekError) -> Response:
    """A refusal as an answer."""
    return shown(Problem(code=error.code, text=text_of("", error)), STATUS.get(error.code, 400))


def _set_cookie(response: Response, context: RequestContext) -> None:
    response.set_cookie(
        context.gateway.cookies.name,
        context.gateway.cookies.write(context.bearer),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=context.request.url.scheme == "https",
    )


# ── The house ────────────────────────────────────────────────────────────────────────────────────────


async def _house(context: RequestContext) -> forms.HouseShown:
    """The games of the house with their options and bots, tempos, quick phrases."""
    return msgspec.structs.replace(house_shown(), address=context.gateway.address, source=context.gateway.source)


async def _schema(context: RequestContext) -> Json:  # noqa: ARG001
    """The JSON Schema of everything on the wire, with every game's view, events and actions."""
    return _whole_schema()


@cache
def _whole_schema() -> Json:
    return schema.schema()


async def _openapi(context: RequestContext) -> Json:  # noqa: ARG001
    """These addresses as OpenAPI."""
    return _whole_openapi()


@cache
def _whole_openapi() -> Json:
    return openapi.document(ROUTES)


async def _rules(context: RequestContext) -> forms.RulesShown:
    """The rules of a game, clause by clause, in both languages."""
    return rules_shown(context.request.path_params["game"])


async def _lesson(context: RequestContext) -> forms.LessonShown:
    """A lesson as far as the actions of the learner lead; the house keeps nothing of it."""
    form = await context.form(forms.LessonMoves)
    game, name = context.request.path_params["game"], context.request.path_params["name"]
    return lesson_shown(game, name, form.actions, context.guest.name)


async def _puzzle(context: RequestContext) -> forms.PuzzleShown:
    """A position of a game with what one may do in it, and what each answer brings; 0 is the first."""
    number = whole_number(context.request.path_params["number"])
    return puzzle_shown(context.request.path_params["game"], number, context.guest.name)


async def _health(context: RequestContext) -> Response:
    """Whether the house is open and its store writes; 503 where it does not."""
    house = context.house
    if house.closing:
        raise HouseRefused("closing")
    writes = await house.health.writes()
    state: Literal["open", "degraded"] = "open" if writes else "degraded"
    health = forms.Health(healthy=writes, state=state, tables=len(house.tables), set_aside=len(house.set_aside))
    return shown(health, 200 if writes else 503)


async def _metrics(context: RequestContext) -> Response:
    """What whoever runs the house may count; for the machine itself, unless the house is told otherwise."""
    if not context.gateway.open_metrics and not is_this_machine(address_of(context.request.scope)):
        raise HouseRefused("no-such-page")
    return Response(context.house.services.metrics.text(), media_type="text/plain; version=0.0.4")


def warm_up() -> None:
    """Do once, before anybody comes in, what the first who asks would keep everybody waiting for."""
    house_shown()
    _whole_schema()
    _whole_openapi()
    for game in games():
        rules_shown(game)
        text_of(game, HouseRefused("bad-form", "field", field=""))


# ── Guests ───────────────────────────────────────────────────────────────────────────────────────────


async def _me(context: RequestContext) -> Me:
    """Who you are; whoever has no cookie yet becomes a guest."""
    context.introduced = context.is_new
    return Me(name=context.guest.name, face=context.guest.face)


async def _rename(context: RequestContext) -> Me:
    """Another name, from now on; none that a bot of the house has."""
    form = await context.form(forms.NewName)
    context.rename(form.name, form.face)
    await context.gateway.rename(context.guest)
    return Me(name=context.guest.name, face=context.guest.face)


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────


async def _tables(context: RequestContext) -> forms.Tables:
    """Your tables, and those listed for everybody."""
    return await context.house.tables_for(context.bearer)


async def _open_table(context: RequestContext) -> TableAndYou:
    """Open a table; you are its host. With `start` the game begins at once, bots in the open seats."""
    form = await context.form(forms.NewTable)
    context.gateway.openings.check(address_of(context.request.scope))
    household = context.gateway.cookies.household(address_of(context.request.scope))
    table = await context.house.open_table(context.bearer, form, household)
    return _table_and_you(table, context.guest)


def _table_and_you(table: Table, guest: Guest) -> TableAndYou:
    return TableAndYou(table=table.shown(), you=table.you(guest.id, guest.name))


async def _table(context: RequestContext) -> TableAndYou:
    """A table and who you are there."""
    async with context.at_table() as table:
        return _table_and_you(table, context.guest)


class GameKept(NamedTuple):
    """A game as the store has it, and who asks about it."""

    doc: TableDoc
    shown: TableShown
    game: Game
    over: bool
    seat: int | None
    record: Record

    @property
    def seed(self) -> str | None:
        """What decided the deal, once it may be told."""
        return self.doc.seed if self.over else None


async def _game_kept(context: RequestContext) -> GameKept:
    async with context.at_table() as table:
        if table.playing is None:
            raise HouseRefused("not-started")
        match, doc, shown_table = table.playing.log.match, table.doc, table.shown()
    kept = await context.house.whole(doc.id)
    seat, record = doc.seat_of(context.guest.id), record_of(doc, kept.entries)
    return GameKept(doc, shown_table, match.game, match.over, seat, record)


async def _by_a_clerk(
    context: RequestContext,
    work: Callable[..., object],
    *arguments: object,
    keep: str | None = None,
    media: str = "application/json",
) -> Response:
    """What would take the house too long is done elsewhere. `keep`: it will never change."""
    asker = Asker(address_of(context.request.scope), context.request.path_params["table"])
    answer = await context.house.services.clerks.do(asker, work, *arguments, keep=keep)
    return LongAnswer(context.request, answer, media)


async def _record(context: RequestContext) -> Response:
    """While a game runs, what the guest's seat knows of it; then everything."""
    kept = await _game_kept(context)
    return await _by_a_clerk(context, record_shown, kept.game, kept.record, kept.seat, kept.seed, kept.doc.cut)


async def _record_in_words(context: RequestContext) -> Response:
    """The same for people, in a language."""
    language = known_language(context.request.query_params.get("lang"))
    kept = await _game_kept(context)
    keep = f"{kept.doc.id} words {language}" if kept.over else None
    arguments = kept.game, kept.record, kept.doc.outcome, kept.seat, language
    return await _by_a_clerk(context, game_in_words, *arguments, keep=keep, media="text/plain")


async def _in_words(context: RequestContext) -> forms.TableInWords:
    """Your hand, the table as your seat sees it and what can be reckoned, in sentences."""
    return table_in_words(*await _game_and_language(context))


async def _game_and_language(context: RequestContext) -> tuple[Match, int | None, str]:
    """The game as it stands, the guest's seat, and the language that was asked for."""
    language = known_language(context.request.query_params.get("lang"))
    async with context.at_table() as table:
        if table.playing is None:
            raise HouseRefused("not-started")
        return table.playing.log.match.copy(), table.doc.seat_of(context.guest.id), language


async def _receipt(context: RequestContext) -> forms.ReceiptShown | Response:
    """The commitment; once the game is over, the seed and whether everything came from it."""
    async with context.at_table() as table:
        told = commitment(table.doc.seed)
        if table.playing is None or not table.playing.log.match.over:
            return forms.ReceiptShown(commitment=told, over=False, receipt=None, problem=None)
    kept = await _game_kept(context)
    arguments = told, kept.record, kept.doc.seed, kept.doc.cut
    return await _by_a_clerk(context, receipt_shown, *arguments, keep=f"{kept.doc.id} receipt")


async def _cut(context: RequestContext) -> TableAndYou:
    """Whoever sits adds a text to the seed before the deal (docs/fairness.md)."""
    form = await context.form(forms.Cut)
    return await _changed(context, lambda table: seating.cut(table, context.guest, form.text))


async def _replay(context: RequestContext) -> Response:
    """A finished game, moment by moment, through the eyes of a seat or of somebody who watches."""
    async with context.at_table() as table:
        if table.playing is None or not table.playing.log.match.over:
            raise HouseRefused("not-over")
    kept = await _game_kept(context)
    seat = _seat_asked_for(context, kept.game.players)
    return await _by_a_clerk(context, replay_shown, kept.shown, kept.game, kept.record, seat, kept.doc.outcome)


async def _moment(context: RequestContext) -> Response:
    """A moment of a game, running or over, as the guest's own seat saw it."""
    event = whole_number(context.request.path_params["event"])
    if event is None:
        raise HouseRefused("no-such-moment")
    kept = await _game_kept(context)
    snapshots = await context.house.services.store.snapshots(kept.doc.id)
    return await _by_a_clerk(context, moment_shown, kept.game, kept.record, kept.seat, event, snapshots)


def _seat_asked_for(context: RequestContext, players: int) -> int | None:
    asked = context.request.query_params.get("seat")
    if asked is None:
        return None
    if asked not in map(str, range(players)):
        raise HouseRefused("no-such-seat")
    return int(asked)


async def _changed(context: RequestContext, change: Callable[[Table], Awaitable[None]]) -> TableAndYou:
    async with context.at_table() as table:
        await change(table)
        return _table_and_you(table, context.guest)


async def _sit(context: RequestContext) -> TableAndYou:
    """Take an open seat before the start, with a cut if you like. Later your own again, or a bot's: at once if
    `latecomers` was set before the deal, else everybody who plays is asked.
    """
    form = await context.form(forms.Sit)
    guest = context.guest if form.name is None else Guest(context.guest.id, chosen_name(form.name), form.face)
    return await _changed(context, lambda table: seating.sit(table, guest, form.seat, form.cut))


async def _stand(context: RequestContext) -> TableAndYou:
    """Leave your seat; in a running game a bot goes on for you, and the seat waits for you alone."""
    await context.form(forms.Nothing)
    return await _changed(context, lambda table: seating.stand(table, context.guest))


async def _start(context: RequestContext) -> TableAndYou:
    """Host: the open seats become bots, and the game begins."""
    await context.form(forms.Nothing)
    return await _changed(context, lambda table: hosting.start(table, context.guest))


async def _settings(context: RequestContext) -> TableAndYou:
    """Host: other settings; what is not said stays."""
    form = await context.form(forms.Settings)
    async with context.at_table() as table:
        if form.tempo is not None and form.tempo.name == "daily" != table.doc.tempo.name:
            await context.house.check_number(table.doc.host, table.doc.opened_from, daily=True)
        await hosting.change_settings(table, context.guest, form)
        return _table_and_you(table, context.guest)


async def _choose_seat(context: RequestContext) -> TableAndYou:
    """Host: a bot of a level, or an open seat; in a running game a bot replaces a person until they come back."""
    form = await context.form(forms.SeatChoice)
    seat = _seat_named(context.request.path_params["seat"])
    return await _changed(context, lambda table: hosting.set_seat(table, context.guest, seat, form))


def _seat_named(text: str) -> int:
    number = whole_number(text)
    if number is None:
        raise HouseRefused("no-such-seat")
    return number


async def _kick(context: RequestContext) -> TableAndYou:
    """Host: the guest cannot come back to this table, not even to watch. This holds for the guest's cookie:
    somebody who throws it away is another guest.
    """
    form = await context.form(forms.Kick)
    return await _changed(context, lambda table: hosting.kick(table, context.guest, form))


async def _consent(context: RequestContext) -> TableAndYou:
    """A player lets somebody who asks have a bot's seat, or does not; all who are here have to agree."""
    form = await context.form(forms.Consent)
    return await _changed(context, lambda table: seating.answer(table, context.guest, form))


async def _mute(context: RequestContext) -> TableAndYou:
    """Host: whether somebody, and whoever shares their screen, may talk."""
    form = await context.form(forms.Mute)
    return await _changed(context, lambda table: hosting.mute(table, context.guest, form))


async def _report(context: RequestContext) -> TableAndYou:
    """Whoever runs the house can read it (docs/host.md); nobody else learns of it."""
    form = await context.form(forms.Report)
    async with context.at_table() as table:
        report, answer = reports.reported(table, context.guest, form), _table_and_you(table, context.guest)
    context.gateway.reports.check(address_of(context.request.scope))
    await reports.keep(report, context.house.services.reports)
    return answer


async def _rematch(context: RequestContext) -> TableAndYou:
    """A new table with the same seats, once the game is over; asking twice leads to one table."""
    await context.form(forms.Nothing)
    async with context.at_table() as table:
        again = await context.house.rematch(table, context.guest)
    you = you_at(again, context.guest.id, context.guest.name)
    return TableAndYou(table=context.house.shown(again), you=you)


# ── Every route ───────────────────────────────────────────────────────────────────────────────────────

_TABLE = "/api/tables/{table}"
_LANG = {"lang": {"enum": list(LANGUAGES)}}
_SEAT = {"seat": {"type": "integer", "minimum": 0}}
ROUTES = (
    Route("GET", "/api/house", _house, None, forms.HouseShown),
    Route("GET", "/api/schema", _schema),
    Route("GET", "/api/openapi", _openapi),
    Route("GET", "/api/games/{game}/rules", _rules, None, forms.RulesShown),
    Route("POST", "/api/lessons/{game}/{name}", _lesson, forms.LessonMoves, forms.LessonShown),
    Route("GET", "/api/puzzles/{game}/{number}", _puzzle, None, forms.PuzzleShown),
    Route("GET", "/api/me", _me, None, forms.Me),
    Route("PUT", "/api/me", _rename, forms.NewName, forms.Me),
    Route("GET", "/api/tables", _tables, None, forms.Tables),
    Route("POST", "/api/tables", _open_table, forms.NewTable, forms.TableAndYou),
    Route("GET", _TABLE, _table, None, forms.TableAndYou),
    Route("GET", f"{_TABLE}/record", _record, None, forms.RecordShown, cost=5),
    Route("GET", f"{_TABLE}/record.txt", _record_in_words, None, str, _LANG, cost=20),
    Route("GET", f"{_TABLE}/words", _in_words, None, forms.TableInWords, _LANG),
    Route("GET", f"{_TABLE}/replay", _replay, None, forms.ReplayShown, _SEAT, cost=20),
    Route("GET", f"{_TABLE}/moments/{{event}}", _moment, None, forms.MomentShown, cost=2),
    Route("GET", f"{_TABLE}/receipt", _receipt, None, forms.ReceiptShown, cost=5),
    Route("POST", f"{_TABLE}/cut", _cut, forms.Cut, forms.TableAndYou),
    Route("POST", f"{_TABLE}/sit", _sit, forms.Sit, forms.TableAndYou),
    Route("POST", f"{_TABLE}/stand", _stand, forms.Nothing, forms.TableAndYou),
    Route("POST", f"{_TABLE}/start", _start, forms.Nothing, forms.TableAndYou),
    Route("POST", f"{_TABLE}/settings", _settings, forms.Settings, forms.TableAndYou),
    Route("POST", f"{_TABLE}/seats/{{seat}}", _choose_seat, forms.SeatChoice, forms.TableAndYou),
    Route("POST", f"{_TABLE}/consent", _consent, forms.Consent, forms.TableAndYou),
    Route("POST", f"{_TABLE}/kick", _kick, forms.Kick, forms.TableAndYou),
    Route("POST", f"{_TABLE}/mute", _mute, forms.Mute, forms.TableAndYou),
    Route("POST", f"{_TABLE}/report", _report, forms.Report, forms.TableAndYou),
    Route("POST", f"{_TABLE}/rematch", _rematch, forms.Nothing, forms.TableAndYou),
    Route("GET", "/health", _health, None, forms.Health),
    Route("GET", "/metrics", _metrics),
)


def routes(gateway: Gateway) -> list[routing.Route]:
    """Every address of the house, for Starlette."""
    return [routing.Route(route.path, _endpoint(gateway, route), methods=[route.method]) for route in ROUTES]
