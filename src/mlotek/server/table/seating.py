"""Sitting down and standing up. In a running game nobody sees a second hand by changing seats."""

from __future__ import annotations

import mlotek.bots as bots
from mlotek.server.common.guests import Guest, place_at_screen, screen_of
from mlotek.server.store.documents import USUAL_LEVEL, SeatDoc, TableDoc
from mlotek.server.table.naming import unused_name
from mlotek.server.table.people import handle
from mlotek.server.table.table import Table
from mlotek.server.wire.forms import Consent
from mlotek.server.wire.refusals import HouseRefused

SEAT_ASKED = "seat-asked"


def check_seat(doc: TableDoc, seat: int) -> None:
    """Refuse a seat that is not at this table."""
    if not 0 <= seat < doc.players:
        raise HouseRefused("no-such-seat")


async def sit(table: Table, guest: Guest, wanted: int | None, cut_text: str | None = None) -> None:
    """Take an open seat and cut in one deed, so that no start comes between. A running game has rules of its own."""
    draft = table.draft()
    if screen_of(guest.id) in draft.kicked:
        raise HouseRefused("kicked")
    seat = _seat_for(draft, guest, wanted)
    before = draft.seat_of(guest.id)
    if before == seat:
        if draft.stage == "waiting" and cut_text is not None:
            await cut(table, guest, cut_text)
    elif draft.stage == "waiting":
        if before is not None:
            draft.seats[before] = SeatDoc()
        if cut_text is not None:
            _add_cut(draft, guest, cut_text)
        await _take(table, draft, guest, seat)
    elif draft.sat.get(guest.id) == seat or draft.latecomers:
        await _take(table, draft, guest, seat)
    else:
        await _ask(table, guest, seat)


def _seat_for(draft: TableDoc, guest: Guest, wanted: int | None) -> int:
    """The seat a guest may take, or ask for: the one they want, their own, or the first that is free."""
    own = draft.seat_of(guest.id) if draft.stage == "waiting" else draft.sat.get(guest.id)
    if wanted is None:
        wanted = own if own is not None else _first_free(draft)
    check_seat(draft, wanted)
    seat = draft.seats[wanted]
    if seat.who == "person" and seat.guest != guest.id:
        raise HouseRefused("seat-taken")
    if draft.stage != "waiting" and own != wanted:
        _check_stranger(draft, guest, wanted)
    return wanted


def _check_stranger(draft: TableDoc, guest: Guest, wanted: int) -> None:
    """Refuse a seat somebody has left, and whoever has seen cards at another, or shares a screen with who has."""
    screens = {screen_of(other) for other in draft.sat}
    if screen_of(guest.id) in screens or place_at_screen(guest.id) is not None:
        raise HouseRefused("seat-taken", "cards-seen")
    if wanted in draft.sat.values():
        raise HouseRefused("seat-taken", "kept-for-owner")


def _first_free(draft: TableDoc) -> int:
    free = [n for n, seat in enumerate(draft.seats) if seat.who == "empty"]
    if draft.stage != "waiting":
        free = [n for n, seat in enumerate(draft.seats) if seat.who == "bot" and n not in draft.sat.values()]
    if not free:
        raise HouseRefused("no-free-seat")
    return free[0]


async def _take(table: Table, draft: TableDoc, guest: Guest, seat: int) -> None:
    """Sit down. A founder who is back is the host again."""
    draft.seats[seat] = SeatDoc()
    name = draft.muted_names.get(screen_of(guest.id), guest.name)
    name = unused_name(name, [*(other.name for other in draft.seats), *table.people.names(but=guest.id)])
    draft.seats[seat] = SeatDoc(who="person", guest=guest.id, name=name, face=guest.face)
    if draft.stage == "playing":
        draft.sat[guest.id] = seat
    if guest.id == draft.founder:
        draft.host = guest.id
    table.asking.pop(guest.id, None)
    await table.adopt(draft)
    await changed_places(table)


# ── Latecomers: a bot's seat in a running game is free when everybody who plays agrees ───────────────


async def _ask(table: Table, guest: Guest, seat: int) -> None:
    """Ask those who play whether a guest may take a bot's seat; asking twice changes nothing."""
    visitor = table.people.visitors.get(guest.id)
    if visitor is None or not table.people.in_seats(table.doc):
        raise HouseRefused("seat-taken", "nobody-to-ask")
    if screen_of(guest.id) in table.doc.muted:
        raise HouseRefused("muted")
    if table.asking.get(guest.id, (None,))[0] == seat:
        return
    table.talk.check(screen_of(guest.id))
    table.asking[guest.id] = (seat, frozenset())
    await table.say(visitor.guest, None, SEAT_ASKED)
    table.tell_table()


async def answer(table: Table, guest: Guest, form: Consent) -> None:
    """A player agrees that somebody takes a bot's seat, or does not; when all who are here agree, it is done."""
    if table.doc.seat_of(guest.id) is None:
        raise HouseRefused("not-seated")
    asker = next((other for other in table.asking if handle(table.doc, other) == form.watcher), None)
    if asker is None:
        raise HouseRefused("nobody-asks")
    seat, agreed = table.asking[asker]
    if not form.agreed:
        del table.asking[asker]
        table.tell_table()
        return
    table.asking[asker] = seat, agreed | {screen_of(guest.id)}
    await seat_if_agreed(table, asker)


async def seat_if_agreed(table: Table, asker: str) -> None:
    """Let somebody have the bot's seat they asked for, if everybody who is here and plays has agreed."""
    seat, agreed = table.asking[asker]
    here = {screen_of(table.doc.seats[number].guest or "") for number in table.people.in_seats(table.doc)}
    visitor = table.people.visitors.get(asker)
    if visitor is None or not here <= agreed:
        table.tell_table()
        return
    draft = table.draft()
    _check_stranger(draft, visitor.guest, seat)
    await _take(table, draft, visitor.guest, seat)


# ── Leaving ──────────────────────────────────────────────────────────────────────────────────────────


async def stand(table: Table, guest: Guest) -> None:
    """Leave one's seat; in a running game a bot goes on."""
    draft = table.draft()
    seat = draft.seat_of(guest.id)
    if seat is None:
        raise HouseRefused("not-seated")
    vacate(draft, seat)
    _pass_on_hosting(draft, guest)
    await table.adopt(draft)
    await changed_places(table)


def vacate(draft: TableDoc, seat: int) -> None:
    """Nobody sits there any more; in a running game a bot does."""
    draft.seats[seat] = SeatDoc()
    if draft.stage != "waiting":
        put_bot(draft, seat, None)


def _pass_on_hosting(draft: TableDoc, guest: Guest) -> None:
    others = [screen_of(draft.seats[seat].guest or draft.host) for seat in draft.people()]
    if draft.host == guest.id and others:
        draft.host = others[0]


def put_bot(draft: TableDoc, seat: int, level: str | None) -> None:
    """Seat a bot of a level, or of the usual one."""
    levels = (*bots.levels(draft.game), *bots.steps(draft.game))
    if level is not None and level not in levels:
        raise HouseRefused("no-such-level", "choices", names=", ".join(levels))
    others = [other.name for number, other in enumerate(draft.seats) if number != seat]
    somebody = bots.personas([level or USUAL_LEVEL], taken=others)[0]
    draft.seats[seat] = SeatDoc(who="bot", name=somebody.name, level=somebody.level)


async def changed_places(table: Table) -> None:
    """Somebody sits elsewhere now: set the clocks, and tell everybody everything."""
    await table.sync()
    table.wait_for_absent()
    table.welcome_all()


# ── Cuts and names ───────────────────────────────────────────────────────────────────────────────────


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
    seated = {draft.seats[seat].guest for seat in draft.people()} | {guest.id}
    draft.cuts = {other: cut for other, cut in draft.cuts.items() if other in seated} | {guest.id: text}


async def rename(table: Table, guest: Guest) -> None:
    """The guest has another name now; whoever shall be quiet keeps the old one here."""
    seat = table.doc.seat_of(guest.id)
    if seat is None or screen_of(guest.id) in table.doc.muted:
        return
    if (table.doc.seats[seat].name, table.doc.seats[seat].face) == (guest.name, guest.face):
        return
    draft = table.draft()
    draft.seats[seat].face = guest.face
    others = [other.name for number, other in enumerate(draft.seats) if number != seat]
    draft.seats[seat].name = unused_name(guest.name, [*others, *table.people.names(but=guest.id)])
    await table.adopt(draft)
