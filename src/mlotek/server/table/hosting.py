"""What people do around a table: sit, stand, start, change settings, kick, mute. Each is kept before it is told."""

from __future__ import annotations

from dataclasses import replace

import msgspec

import mlotek.bots as bots
from mlotek.core import Option
from mlotek.core.errors import BadGame
from mlotek.games import game, games, kind_of
from mlotek.server.common.guests import Guest, place_at_screen, screen_of
from mlotek.server.store.documents import USUAL_LEVEL, SeatDoc, TableDoc
from mlotek.server.table.people import handle
from mlotek.server.table.table import Table
from mlotek.server.wire.forms import Kick, Mute, Report, SeatChoice, Settings, TempoChange
from mlotek.server.wire.messages import Tempo
from mlotek.server.wire.refusals import HouseRefused


def only_host(table: Table, guest: Guest) -> None:
    """Refuse whoever is not the host."""
    if table.doc.host != guest.id:
        raise HouseRefused("not-host")


def check_seat(doc: TableDoc, seat: int) -> None:
    """Refuse a seat that is not at this table."""
    if not 0 <= seat < doc.players:
        raise HouseRefused("no-such-seat")


async def sit(table: Table, guest: Guest, wanted: int | None, cut_text: str | None = None) -> None:
    """Take an open seat and cut in one deed, so that no start comes between; in a running game, take a bot's."""
    draft = table.draft()
    if screen_of(guest.id) in draft.kicked:
        raise HouseRefused("kicked")
    seat = _free_seat(draft, guest, wanted)
    before = draft.seat_of(guest.id)
    if before == seat:
        if draft.stage == "waiting" and cut_text is not None:
            await cut(table, guest, cut_text)
        return
    if before is not None:
        if draft.stage != "waiting":
            raise HouseRefused("already-started")
        draft.seats[before] = SeatDoc()
    draft.seats[seat] = SeatDoc(who="person", guest=guest.id, name=unused_name(draft, guest.name))
    if draft.stage == "playing":
        draft.sat[guest.id] = seat
    elif cut_text is not None:
        _add_cut(draft, guest, cut_text)
    await table.adopt(draft)
    await _changed_places(table)


def _free_seat(draft: TableDoc, guest: Guest, wanted: int | None) -> int:
    own = draft.seat_of(guest.id) if draft.stage == "waiting" else draft.sat.get(guest.id)
    if wanted is None:
        wanted = own if own is not None else _first_free(draft)
    check_seat(draft, wanted)
    seat = draft.seats[wanted]
    if seat.who == "person" and seat.guest != guest.id:
        raise HouseRefused("seat-taken")
    if draft.stage != "waiting" and own != wanted and (own is not None or place_at_screen(guest.id) is not None):
        raise HouseRefused("seat-taken", "cards-seen")
    return wanted


def _first_free(draft: TableDoc) -> int:
    kinds = ("empty",) if draft.stage == "waiting" else ("bot",)
    free = [n for n, seat in enumerate(draft.seats) if seat.who in kinds]
    if not free:
        raise HouseRefused("no-free-seat")
    return free[0]


def unused_name(draft: TableDoc, name: str) -> str:
    """The name, with a number where somebody at the table has it already."""
    taken = {seat.name for seat in draft.seats}
    names = (name if n == 1 else f"{name} {n}" for n in range(1, 20))
    return next(candidate for candidate in names if candidate not in taken)


async def rename(table: Table, guest: Guest) -> None:
    """The guest has another name now."""
    seat = table.doc.seat_of(guest.id)
    if seat is not None and table.doc.seats[seat].name != guest.name:
        draft = table.draft()
        draft.seats[seat].name = unused_name(draft, guest.name)
        await table.adopt(draft)


async def stand(table: Table, guest: Guest) -> None:
    """Leave one's seat; in a running game a bot goes on."""
    draft = table.draft()
    seat = draft.seat_of(guest.id)
    if seat is None:
        raise HouseRefused("not-seated")
    _vacate(draft, seat)
    _pass_on_hosting(draft, guest)
    await table.adopt(draft)
    await _changed_places(table)


def _vacate(draft: TableDoc, seat: int) -> None:
    draft.seats[seat] = SeatDoc()
    if draft.stage != "waiting":
        put_bot(draft, seat, None)


def _pass_on_hosting(draft: TableDoc, guest: Guest) -> None:
    others = [screen_of(draft.seats[seat].guest or draft.host) for seat in draft.people()]
    if draft.host == guest.id and others:
        draft.host = others[0]


def put_bot(draft: TableDoc, seat: int, level: str | None) -> None:
    """Seat a bot of a level, or of the usual one."""
    levels = bots.levels(draft.game)
    if level is not None and level not in levels:
        raise HouseRefused("no-such-level", "choices", names=", ".join(levels))
    others = [other.name for number, other in enumerate(draft.seats) if number != seat]
    somebody = bots.personas([level or USUAL_LEVEL], taken=others)[0]
    draft.seats[seat] = SeatDoc(who="bot", name=somebody.name, level=somebody.level)


async def start(table: Table, guest: Guest) -> None:
    """Begin the game; bots take the open seats."""
    only_host(table, guest)
    if table.doc.stage != "waiting":
        raise HouseRefused("already-started")
    draft = table.draft()
    for number, seat in enumerate(draft.seats):
        if seat.who == "empty":
            put_bot(draft, number, None)
    draft.stage = "playing"
    draft.edition = kind_of(draft.game).edition_hash
    draft.names = tuple(seat.name for seat in draft.seats)
    draft.cut = tuple(draft.cuts.get(seat.guest or "", "") for seat in draft.seats)
    draft.sat = {draft.seats[seat].guest or "": seat for seat in draft.people()}
    await table.begin(draft)
    await _changed_places(table)


async def cut(table: Table, guest: Guest, text: str) -> None:
    """Add a text to the seed before the deal: then nobody alone has chosen the cards."""
    if table.doc.stage != "waiting":
        raise HouseRefused("already-started")
    if table.doc.seat_of(guest.id) is None:
        raise HouseRefused("not-seated")
    draft = table.draft()
    _add_cut(draft, guest, text)
    await table.keep(draft)


def _add_cut(draft: TableDoc, guest: Guest, text: str) -> None:
    seated = {draft.seats[seat].guest for seat in draft.people()}
    draft.cuts = {other: cut for other, cut in draft.cuts.items() if other in seated} | {guest.id: text}


async def _changed_places(table: Table) -> None:
    """Somebody sits elsewhere now: set the clocks, and tell everybody everything."""
    await table.sync()
    table.wait_for_absent()
    table.welcome_all()


async def change_settings(table: Table, guest: Guest, settings: Settings) -> None:
    """Another number of seats and other options while people gather; tempo, pace and listing at any time."""
    only_host(table, guest)
    draft = table.draft()
    if settings.players is not None or settings.options is not None:
        if draft.stage != "waiting":
            raise HouseRefused("already-started")
        _resize(draft, settings.players or draft.players)
        draft.options = checked_options(draft.game, draft.players, draft.options | (settings.options or {}))
    draft.tempo = _changed_tempo(draft.tempo, settings.tempo)
    draft.pace = draft.pace if settings.pace is None else settings.pace
    draft.listed = draft.listed if settings.listed is None else settings.listed
    retimed = draft.tempo != table.doc.tempo
    resized = draft.players != table.doc.players
    await table.adopt(draft)
    if resized:
        await _changed_places(table)
    if retimed and table.playing is not None:
        table.playing.time.change_tempo()
        await table.sync()
        table.clocks_changed()


def _changed_tempo(tempo: Tempo, change: TempoChange | None) -> Tempo:
    said = {} if change is None else msgspec.structs.asdict(change)
    return msgspec.structs.replace(tempo, **{name: value for name, value in said.items() if value is not None})


def _resize(draft: TableDoc, players: int) -> None:
    """So many seats: people keep theirs or move up, and options that need another number of players go off."""
    if players not in kind_of(draft.game).players:
        raise HouseRefused("bad-option")
    if len(draft.people()) > players:
        raise HouseRefused("no-free-seat")
    while len(draft.seats) > players:
        del draft.seats[max(n for n, seat in enumerate(draft.seats) if seat.who != "person")]
    draft.seats += [SeatDoc() for _ in range(players - len(draft.seats))]
    draft.players = players
    for name, allowed in kind_of(draft.game).only_with.items():
        if players not in allowed:
            draft.options.pop(name, None)


def checked_options(name: str, players: int | None, options: dict[str, bool | int]) -> dict[str, bool | int]:
    """All options of a game with their values, if the game and the house allow them."""
    try:
        for option in kind_of(name).options:
            at_a_table(option).check(options.get(option.name, option.default))
        return dict(game(name, players, **options).options)
    except BadGame as error:
        if error.code == "unknown-game":
            raise HouseRefused("no-such-game", "choices", names=", ".join(games())) from None
        names = ", ".join(["players", *(option.name for option in kind_of(name).options)])
        raise HouseRefused("bad-option", "options", names=names, reason=str(error)) from None


def at_a_table(option: Option) -> Option:
    """An option as the house offers it. Numbers bound how long a game lasts: more than usual is for laboratories.

    >>> at_a_table(Option("max_rounds", 200, range(1, 1001), "")).described()
    'a whole number from 1 to 200'
    """
    if not isinstance(option.allowed, range):
        return option
    return replace(option, allowed=range(option.allowed.start, option.default + 1))


async def set_seat(table: Table, guest: Guest, seat: int, chair: SeatChoice) -> None:
    """The host puts a bot into a seat, or opens it. In a running game a bot may replace a person."""
    only_host(table, guest)
    check_seat(table.doc, seat)
    draft = table.draft()
    if chair.who == "me":
        raise HouseRefused("bad-form", "sit-yourself")
    if chair.who == "bot":
        put_bot(draft, seat, chair.level)
    elif draft.stage != "waiting":
        raise HouseRefused("already-started")
    else:
        draft.seats[seat] = SeatDoc()
    await table.adopt(draft)
    await _changed_places(table)


async def kick(table: Table, guest: Guest, form: Kick) -> None:
    """The host sends somebody away for good, player or watcher; a bot goes on in a running game."""
    only_host(table, guest)
    kicked = named(table, form)
    if kicked is None or kicked == guest.id:
        raise HouseRefused("no-such-seat")
    draft = table.draft()
    draft.kicked.append(kicked)
    for other, seat in draft.seats_of_guests().items():
        if screen_of(other) == kicked:
            _vacate(draft, seat)
    await table.adopt(draft)
    table.people.send_away("kicked", kicked)
    await _changed_places(table)


def named(table: Table, form: Kick | Mute | Report) -> str | None:
    """The guest a form names, by seat or by a watcher's handle: whoever shares the screen is meant too."""
    if form.seat is not None:
        check_seat(table.doc, form.seat)
        seated = table.doc.seats[form.seat].guest
        return None if seated is None else screen_of(seated)
    watchers = table.people.watchers(table.doc)
    handles = {handle(table.doc, watcher): screen_of(watcher) for watcher in watchers}
    return handles.get(form.watcher or "")


async def mute(table: Table, guest: Guest, form: Mute) -> None:
    """The host decides whether somebody may talk."""
    only_host(table, guest)
    muted = named(table, form)
    if muted is None:
        raise HouseRefused("no-such-seat")
    draft = table.draft()
    draft.muted = [other for other in draft.muted if other != muted] + ([muted] if form.muted else [])
    await table.adopt(draft)
