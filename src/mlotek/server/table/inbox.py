"""The inbox: reads what a visitor sends over the socket, and sees that it is done or refused."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TypeAlias, assert_never

import msgspec

from mlotek.bots import ADVISER, Why
from mlotek.core import Match, MlotekError
from mlotek.server.common.guests import screen_of
from mlotek.server.play.company import Holding
from mlotek.server.play.intermission import INTRODUCTION
from mlotek.server.play.playing import Playing
from mlotek.server.play.takeback import TAKEN_BACK
from mlotek.server.store import StoreFailed
from mlotek.server.table.table import Table
from mlotek.server.table.visitor import Visitor
from mlotek.server.wire.messages import (
    Ack,
    Act,
    AskHint,
    Call,
    FromVisitor,
    Held,
    Hint,
    Pong,
    Program,
    ProgramsChanged,
    Ready,
    Resync,
    Say,
    SetPrograms,
    Skip,
    TakeBack,
    Vote,
    Wish,
)
from mlotek.server.wire.refusals import UNREADABLE, HouseRefused, misread, refusal
from mlotek.server.workers.bot_protocol import BotAnswer

Request: TypeAlias = Say | Wish | Vote | SetPrograms | TakeBack | Call | Ready | Skip
Wanted: TypeAlias = Act | Request
_DECODER: msgspec.json.Decoder[FromVisitor] = msgspec.json.Decoder(FromVisitor)
MOST_STRIKES = 60
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "thinking", "your-turn", "too-dear", "a-bargain", "not-me",
    "trust-me", "i-doubt-it", "deal", "no-deal", "one-more", "goodbye",
)  # fmt: skip
HINT_USED = "hint-used"


async def receive(table: Table, visitor: Visitor, data: bytes | str) -> None:
    """Read a message and do what it says. Whoever sends far too many is sent away."""
    if not visitor.messages.take(table.clock.now()):
        visitor.strikes += 1
        if visitor.strikes > MOST_STRIKES:
            visitor.dismiss("too-fast")
        else:
            _refuse(table, visitor, _reference_in(data), HouseRefused("too-fast"))
        return
    try:
        message = _DECODER.decode(data)
    except UNREADABLE as error:
        _refuse(table, visitor, _reference_in(data), misread("unreadable", error))
        return
    await _do(table, visitor, message)


def _reference_in(data: bytes | str) -> int | None:
    """The id of a message that is otherwise wrong, so that the sender knows which."""
    try:
        return msgspec.json.decode(data, type=_OnlyReference).id
    except UNREADABLE:
        return None


class _OnlyReference(msgspec.Struct):
    id: int


async def _do(table: Table, visitor: Visitor, message: FromVisitor) -> None:
    match message:
        case Pong():
            visitor.pong(message.id, table.clock.now())
        case _ if _crowded(table, visitor):
            _refuse(table, visitor, getattr(message, "id", None), HouseRefused("too-fast"))
        case Resync():
            async with table.lock:
                visitor.tell(table.welcome(visitor))
        case AskHint():
            table.spawn(partial(_hint, table, visitor, message))
        case _:
            await table.lock.acquire()  # as `async with` does, with two coroutines fewer for each action
            try:
                await _answered(table, visitor, message)
            finally:
                table.lock.release()


def _crowded(table: Table, visitor: Visitor) -> bool:
    """Whether this is one message too many of those who watch: together they may not crowd out the players."""
    return visitor.guest.id not in table.seats and not table.crowd.take(table.clock.now())


async def _answered(table: Table, visitor: Visitor, message: Wanted) -> None:
    """Do what somebody wants, and say what became of it; an action is answered when it has been judged."""
    try:
        if isinstance(message, Act):
            seat, playing = _player(table, visitor)
            if table.heard_from(seat):
                await table.back(seat)
            await playing.act(seat, message.action, message.seen, partial(_judged, table, visitor, message.id))
        else:
            await _obey(table, visitor, message)
            _acknowledge(table, visitor, message.id)
    except MlotekError as error:
        _refuse(table, visitor, message.id, error)
        if isinstance(error, StoreFailed):
            table.not_kept(error)


async def _obey(table: Table, visitor: Visitor, message: Request) -> None:
    match message:
        case Say():
            await _say(table, visitor, message)
        case Wish():
            await _wish(table, visitor, message.good)
        case Vote():
            _vote(table, visitor, message.choice)
        case SetPrograms():
            await _set_programs(table, visitor, message)
        case TakeBack():
            await _take_back(table, visitor)
        case Call():
            seat, playing = _player(table, visitor)
            await playing.call(seat, message.stage)
        case Ready(moment=INTRODUCTION.moment):
            await table.has_read(visitor)
        case Ready():
            seat, playing = _player(table, visitor)
            await playing.ready(seat, message.moment)
        case Skip():
            _skip(table, visitor)
        case _:
            assert_never(message)


def _acknowledge(table: Table, visitor: Visitor, reference: int) -> None:
    visitor.tell(Ack(id=reference, version=table.playing.log.version if table.playing else 0))


def _refuse(table: Table, visitor: Visitor, reference: int | None, error: MlotekError) -> None:
    table.services.metrics.refusals.inc()
    game = table.doc.game if table.playing is None else table.playing.log.match.game.kind
    visitor.tell(refusal(reference, game, error))


def _judged(table: Table, visitor: Visitor, reference: int, result: MlotekError | Holding | None) -> None:
    """What became of an action: it was refused, is held back, or (None) is done."""
    if result is None:
        _acknowledge(table, visitor, reference)
    elif isinstance(result, Holding):
        visitor.tell(Held(id=reference, until=result.until, hold=result.hold))
    else:
        _refuse(table, visitor, reference, result)


def _player(table: Table, visitor: Visitor) -> tuple[int, Playing]:
    """The visitor's seat and the game, if they have one."""
    seat = table.seats.get(visitor.guest.id)
    if seat is None:
        raise HouseRefused("not-seated")
    if table.playing is None:
        raise HouseRefused("not-started")
    return seat, table.playing


def _person(table: Table, visitor: Visitor) -> str:
    """Whose words are counted, whatever connections they come over; who watches with one cookie is one person."""
    guest = visitor.guest.id
    return guest if guest in table.seats else screen_of(guest)


async def _say(table: Table, visitor: Visitor, message: Say) -> None:
    guest = visitor.guest.id
    if screen_of(guest) in table.doc.muted:
        raise HouseRefused("muted")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise HouseRefused("no-such-phrase")
    text = "".join(c for c in message.text or "" if c.isprintable()).strip() or None
    if (text is None) == (message.phrase is None):
        raise HouseRefused("bad-form", "text-or-phrase")
    table.talk.check(_person(table, visitor))
    await table.say(visitor.guest, text, message.phrase)


async def _wish(table: Table, visitor: Visitor, good: str | None) -> None:
    """Keep what a seat is looking for, and let everybody see it. It is talk: whoever may not talk may not wish."""
    seat, playing = _player(table, visitor)
    if screen_of(visitor.guest.id) in table.doc.muted:
        raise HouseRefused("muted")
    if good is not None and good not in playing.log.manners.wishes:
        raise HouseRefused("no-such-wish")
    table.talk.check(_person(table, visitor))
    draft = table.draft()
    draft.seats[seat].wish, draft.seats[seat].wish_scene = good, playing.log.scene()
    await table.adopt(draft)


def _vote(table: Table, visitor: Visitor, choice: str) -> None:
    """Keep what somebody who only looks on would do."""
    playing = table.playing
    if playing is None:
        raise HouseRefused("not-started")
    log = playing.log
    looks_on = table.seats.get(visitor.guest.id) not in log.manners.involved(log.public)
    if not looks_on or choice not in log.manners.polled(log.public):
        raise HouseRefused("no-such-vote")
    playing.vote(visitor.guest.id, choice)
    table.people.tell_all(table.voted())


async def _set_programs(table: Table, visitor: Visitor, message: SetPrograms) -> None:
    seat, playing = _player(table, visitor)
    _check_programs(playing, message.programs)
    draft = table.draft()
    draft.seats[seat].programs = message.programs
    draft.seats[seat].program_lot = playing.log.lot()
    await table.keep(draft)
    visitor.tell(ProgramsChanged(programs=message.programs, off=None))
    await table.sync()


async def _take_back(table: Table, visitor: Visitor) -> None:
    """Take the last action back. Everybody is told everything anew, and programs do not do it again at once."""
    seat, playing = _player(table, visitor)
    await playing.take_back(seat)
    if table.doc.seats[seat].programs:
        await table.programs_off(seat, TAKEN_BACK)
    table.welcome_all()
    await table.say(visitor.guest, None, TAKEN_BACK)


def _check_programs(playing: Playing, programs: tuple[Program, ...]) -> None:
    """Refuse a program whose action is no action of this game."""
    for program in programs:
        action = getattr(program, "action", None)
        if action is not None:
            playing.log.match.game.action(action)


def _skip(table: Table, visitor: Visitor) -> None:
    _, playing = _player(table, visitor)
    if table.rivals_here():
        raise HouseRefused("not-alone")
    playing.skip_pauses()


SOBER = "shrewd"
"""Who is asked where the adviser is rash, or repeats itself."""


async def _hint(table: Table, visitor: Visitor, message: AskHint) -> None:
    """Ask a good bot, and let the table know that somebody asked. Whoever must decide always gets an answer."""
    try:
        seat, playing = _player(table, visitor)
        if not playing.log.manners.advises(playing.log.match.game.options):
            raise HouseRefused("no-advice")
        if not playing.log.match.legal(seat):
            raise HouseRefused("no-hint")
        table.hints.check(_person(table, visitor))
        async with table.lock:
            if len(table.people.in_seats(table.doc)) > 1:
                await table.say(visitor.guest, None, HINT_USED)
        answer = await _advised(table, playing, seat) or await _advised(table, playing, seat)
        visitor.tell(_advice(message.id, playing.log.match, seat, answer))
    except MlotekError as error:
        _refuse(table, visitor, message.id, error)


async def _advised(table: Table, playing: Playing, seat: int) -> BotAnswer | None:
    """What a good bot would do; None where it is silent, or where the table has moved on meanwhile."""
    async with table.lock:
        question = await playing.question(seat, ADVISER)
    answer = await table.services.bots.decide(question)
    if answer is None:
        return None
    manners, match = playing.log.manners, playing.log.match
    advised = question.game.action(answer.action)
    if manners.rash(question.view, advised) or manners.repeats(question.view, advised):
        answer = await table.services.bots.decide(replace(question, level=SOBER))
    same = manners.scene(question.view) == manners.scene(match.view(seat))
    return answer if same and answer is not None and match.game.action(answer.action) in match.legal(seat) else None


def _advice(reference: int, match: Match, seat: int, answer: BotAnswer | None) -> Hint:
    """The adviser's word; without one the safe default, where the game waits for the seat."""
    if answer is not None:
        return Hint(id=reference, action=answer.action, why=answer.why)
    if seat not in match.actors:
        raise HouseRefused("no-hint")
    return Hint(id=reference, action=str(match.default(seat)), why=Why("bots-why-default"))
