"""What a host does: start, change settings, seat bots, kick, mute. Each is kept before it is told."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from mlotek.core import Option
from mlotek.core.errors import BadGame
from mlotek.core.game import choose_game
from mlotek.games import games, kind_of, kind_printed
from mlotek.server.common.guests import Guest, screen_of
from mlotek.server.store.documents import SeatDoc, TableDoc
from mlotek.server.table.people import handle
from mlotek.server.table.seating import changed_places, check_seat, put_bot, vacate
from mlotek.server.table.table import Table
from mlotek.server.wire.forms import Kick, Mute, Report, SeatChoice, Settings, TempoChange
from mlotek.server.wire.messages import Tempo
from mlotek.server.wire.refusals import HouseRefused


def only_host(table: Table, guest: Guest) -> None:
    """Refuse whoever is not the host."""
    if table.doc.host != guest.id:
        raise HouseRefused("not-host")


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
    kind = kind_printed(draft.game, draft.edition)
    draft.edition, draft.rules = kind.edition_hash, kind.rules_version
    draft.names = tuple(seat.name for seat in draft.seats)
    draft.cut = tuple(draft.cuts.get(seat.guest or "", "") for seat in draft.seats)
    draft.sat = {draft.seats[seat].guest or "": seat for seat in draft.people()}
    await table.begin(draft)
    await changed_places(table)


async def change_settings(table: Table, guest: Guest, settings: Settings) -> None:
    """Another number of seats and other options while people gather; tempo, pace and listing at any time."""
    only_host(table, guest)
    draft = table.draft()
    if (settings.players, settings.edition, settings.options) != (None, None, None):
        if draft.stage != "waiting":
            raise HouseRefused("already-started")
        _choose_game(draft, settings)
    draft.tempo = _changed_tempo(draft.tempo, settings.tempo)
    draft.pace = draft.pace if settings.pace is None else settings.pace
    draft.ceremonies = draft.ceremonies if settings.ceremonies is None else settings.ceremonies
    draft.banter = draft.banter if settings.banter is None else settings.banter
    draft.listed = draft.listed if settings.listed is None else settings.listed
    if settings.latecomers is not None:
        if draft.stage != "waiting":
            raise HouseRefused("already-started")
        draft.latecomers = settings.latecomers
    retimed = draft.tempo != table.doc.tempo
    resized = draft.players != table.doc.players
    await table.adopt(draft)
    if resized:
        await changed_places(table)
    if retimed and table.playing is not None:
        table.playing.time.change_tempo()
        await table.sync()
        table.clocks_changed()


def _choose_game(draft: TableDoc, settings: Settings) -> None:
    if settings.edition is not None:
        draft.edition = checked_edition(draft.game, settings.edition)
    _resize(draft, settings.players or draft.players)
    options = draft.options | (settings.options or {})
    draft.options = checked_options(draft.game, draft.edition, draft.players, options)


def checked_edition(name: str, edition: str | None) -> str:
    """The fingerprint of an edition, the usual one where none is named."""
    try:
        return kind_of(name, edition).edition_hash
    except BadGame as error:
        raise _bad_choice(name, error) from None


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


def checked_options(
    name: str, edition: str, players: int | None, options: dict[str, bool | int | str]
) -> dict[str, bool | int | str]:
    """All options of a game with their values, if the game and the house allow them."""
    try:
        kind = kind_printed(name, edition)
        for option in kind.options:
            at_a_table(option).check(options.get(option.name, option.default))
        return dict(choose_game(kind, players, options).options)
    except BadGame as error:
        raise _bad_choice(name, error) from None


def _bad_choice(name: str, error: BadGame) -> HouseRefused:
    if error.code == "unknown-game":
        return HouseRefused("no-such-game", "choices", names=", ".join(games()))
    names = ", ".join(["players", "edition", *(option.name for option in kind_of(name).options)])
    return HouseRefused("bad-option", "options", names=names, reason=str(error))


def at_a_table(option: Option) -> Option:
    """An option as the house offers it. A limit bounds how long a game lasts: more than usual is for laboratories.

    >>> at_a_table(Option("max_rounds", 200, range(1, 1001), "")).described()
    'a whole number from 1 to 200'
    """
    if not option.name.startswith("max_"):
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
    await changed_places(table)


async def kick(table: Table, guest: Guest, form: Kick) -> None:
    """The host sends somebody away for good, player or watcher; a bot goes on in a running game."""
    only_host(table, guest)
    kicked = named(table, form)
    if kicked is None or kicked == guest.id:
        raise HouseRefused("no-such-seat")
    if kicked == table.doc.founder:
        raise HouseRefused("not-host")
    draft = table.draft()
    draft.kicked.append(kicked)
    for other, seat in draft.seats_of_guests().items():
        if screen_of(other) == kicked:
            vacate(draft, seat)
    await table.adopt(draft)
    table.people.send_away("kicked", kicked)
    await changed_places(table)


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
    draft.muted_names = {other: name for other, name in draft.muted_names.items() if other != muted}
    if form.muted:
        draft.muted_names[muted] = name_of(table, muted)
    await table.adopt(draft)


def name_of(table: Table, screen: str) -> str:
    """How somebody is called at the table: by their seat, or as who watches."""
    seated = (seat.name for seat in table.doc.seats if seat.guest and screen_of(seat.guest) == screen)
    here = (visitor.guest.name for guest, visitor in table.people.visitors.items() if screen_of(guest) == screen)
    return next(seated, None) or next(here)
