"""What travels over a table's WebSocket, as typed values. docs/protocol.md tells the story.

Every message is a JSON object whose `type` says which it is. Times are whole milliseconds of the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from mlotek.core.value import Value

PROTOCOL = 1

OfGame: TypeAlias = Any
"""A value of the game that is played: a view, an event, an outcome. `/api/schema` has those of each game."""

Stage: TypeAlias = Literal["waiting", "playing", "over"]
TempoName: TypeAlias = Literal["none", "brisk", "friendly", "calm", "custom", "daily"]
TempoFactor: TypeAlias = Annotated[float, Meta(ge=0.5, le=10)]
TempoHours: TypeAlias = Annotated[int, Meta(ge=1, le=168)]
HammerStage: TypeAlias = Literal["open", "once", "twice"]
MarketStyle: TypeAlias = Literal["open", "gong", "turns"]
Ceremonies: TypeAlias = Literal["all", "fewer", "none"]
"""Whether a table takes its time for what everybody should see, half of it, or none."""
ActionText: TypeAlias = Annotated[str, Meta(max_length=400)]
Reference: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""A number the client chooses, so that it knows the answer to its message again."""


class Text(Value, frozen=True):
    """A sentence in both languages."""

    pl: str
    en: str


# ── The table and the people around it ───────────────────────────────────────────────────────────────


class Tempo(Value, frozen=True, forbid_unknown_fields=True):
    """How time runs. `factor` slows every preset down (2: twice the time); `hours` is for by-the-day play.

    `led`: in an open auction the auctioneer calls "once, twice, sold"; where a bot puts up the lot, the house does.
    `market`: where everybody trades at once, all the time; or a while at a time, with a `gong` before and after each
    pause to think; or in `turns`, one word each.
    """

    name: TempoName = "friendly"
    factor: TempoFactor = 1
    hours: TempoHours = 24
    led: bool = False
    market: MarketStyle = "open"


class Seat(Value, frozen=True, kw_only=True):
    """A seat and who sits there. `standin`: a bot plays while the person is away. A bot has a level and a temper.
    `muted`: the host has asked for silence.

    `wish` is what somebody at a market says they are looking for: words only, kept until the round is over.
    """

    seat: int
    who: Literal["empty", "person", "bot"]
    name: str
    face: int | None
    """The portrait a person has chosen."""
    level: str | None
    temper: str | None
    present: bool
    standin: bool
    kept: bool
    """Whether somebody has left it in this game: a bot plays on, and nobody else sits down there."""
    host: bool
    muted: bool
    shares: tuple[int, ...]
    """The seats of others at the same screen: they may see each other's cards."""
    wish: str | None


class Watcher(Value, frozen=True, kw_only=True):
    """Somebody who watches. `handle` names them at this table, so that the host can send them away."""

    handle: str
    name: str
    muted: bool
    screen: bool
    """Whether it is no person but a big screen."""


class Asking(Value, frozen=True, kw_only=True):
    """Somebody who watches and asks for a bot's seat; the seats of those who have agreed."""

    handle: str
    name: str
    seat: int
    agreed: tuple[int, ...]


class Evening(Value, frozen=True, kw_only=True):
    """How somebody fares over an evening of games at one table: how many they have won."""

    name: str
    wins: int


class TableShown(Value, frozen=True, kw_only=True):
    """A table as anybody who may come to it sees it."""

    id: str
    code: str
    game: str
    edition: str
    players: int
    options: dict[str, bool | int | str]
    tempo: Tempo
    pace: float
    """The bots' speed: 1 is humane, 0.5 twice as quick, 0 at once."""
    ceremonies: Ceremonies
    banter: bool
    """Whether bots say a word now and then."""
    listed: bool
    stage: Stage
    seats: tuple[Seat, ...]
    watchers: int
    watching: tuple[Watcher, ...]
    """The first of those who watch."""
    screens: int
    """How many big screens show this table to a whole room; they are among those who watch."""
    latecomers: bool
    """Whether bots' seats can be taken while the game is played, without asking; settled before the deal."""
    asking: tuple[Asking, ...]
    """Those who ask the players for a bot's seat."""
    commitment: str
    """The hash of the seed that decides the deal; the record of the finished game tells the seed."""
    rematch: str | None
    """The id of the table where these people play again."""
    evening: tuple[Evening, ...]
    """The games these people have played here before this one, one after the other."""


class Beside(Value, frozen=True, kw_only=True):
    """Somebody who sits beside the receiver at the same screen: their seat, and the `beside` of their addresses."""

    seat: int
    beside: int


class You(Value, frozen=True, kw_only=True):
    """Who the receiver of a message is. `seat` is None for somebody who watches."""

    seat: int | None
    left: int | None
    """The seat they have left in this game: it is theirs when they come back, and no other."""
    name: str
    host: bool
    beside: tuple[Beside, ...]


# ── Time ─────────────────────────────────────────────────────────────────────────────────────────────


class SeatClock(Value, frozen=True, kw_only=True):
    """A seat's time. At `deadline` the house plays its default; `bank` is spent when the allowance is used up."""

    seat: int
    allowance: int | None
    bank: int | None
    deadline: int | None


class HammerShown(Value, frozen=True, kw_only=True):
    """The auctioneer's hammer: open, going once, going twice. At `ends` the next stage comes; any bid restarts it.

    The seat `by` may call the next stage from `ready` on; None where the house calls.
    """

    stage: HammerStage
    ends: int
    by: int | None
    ready: int


class IntermissionShown(Value, frozen=True, kw_only=True):
    """A moment that everybody looks at: nobody can act, clocks stand and bots wait, at most until `until`.

    It is over before that when all players who are here are `ready`.
    """

    moment: str
    until: int
    ready: tuple[int, ...]


class Clocks(Value, frozen=True, kw_only=True):
    """Everything that runs, and the server's time when this was written.

    `market` is when a round of a market closes unless somebody trades; None where nobody waits for that. `gong` is
    when a gong ends a while of trading; None where none is about to strike.
    """

    now: int
    seats: tuple[SeatClock, ...]
    hammer: HammerShown | None
    intermission: IntermissionShown | None
    market: int | None
    gong: int | None


# ── Programs: what a seat wants done for it ──────────────────────────────────────────────────────────


class Do(Value, frozen=True, forbid_unknown_fields=True, tag="do", tag_field="program"):
    """Play this action when it comes to me: `pass`."""

    action: ActionText


class BidUpTo(Value, frozen=True, forbid_unknown_fields=True, tag="bid-up-to", tag_field="program"):
    """Make the cheapest legal bid whenever I do not lead, as long as it is worth no more than `limit`."""

    limit: Annotated[int, Meta(ge=1, le=10_000)]


class AcceptLike(Value, frozen=True, forbid_unknown_fields=True, tag="accept-like", tag_field="program"):
    """Accept an offer that gives me at least `get` and wants at most `give`: `{"fish": 1}` for `{"coffee": 1}`."""

    get: Annotated[dict[str, Annotated[int, Meta(ge=1, le=20)]], Meta(max_length=9)]
    give: Annotated[dict[str, Annotated[int, Meta(ge=1, le=20)]], Meta(max_length=9)]


Program: TypeAlias = Do | BidUpTo | AcceptLike


# ── What a visitor sends ─────────────────────────────────────────────────────────────────────────────


class _Sent(Value, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Act(_Sent, frozen=True, tag="act"):
    """Do this for my seat: the action's text ("bid 31"; amounts are absolute). `seen` is the version I looked at."""

    id: Reference
    action: ActionText
    seen: Annotated[int, Meta(ge=0)]


class Say(_Sent, frozen=True, tag="say"):
    """Table talk: a line of at most 200 characters, or one of the house's quick phrases by its name; not too often."""

    id: Reference
    text: Annotated[str, Meta(max_length=200)] | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Wish(_Sent, frozen=True, tag="wish"):
    """At a market: let everybody see what I am looking for (`wish` of my seat) until the round is over; None takes the
    wish down. It counts as talk.
    """

    id: Reference
    good: Annotated[str, Meta(max_length=40)] | None


class Vote(_Sent, frozen=True, tag="vote"):
    """What I would do if I were not only looking on while suitcases are offered, `take` or `open`; nobody sees it
    before it is decided.
    """

    id: Reference
    choice: Annotated[str, Meta(max_length=40)]


class SetPrograms(_Sent, frozen=True, tag="programs"):
    """These are my programs now (at most four); an empty list switches all off."""

    id: Reference
    programs: Annotated[tuple[Program, ...], Meta(max_length=4)]


class AskHint(_Sent, frozen=True, tag="hint"):
    """What would a bot do in my place? Everybody at the table is told that I asked."""

    id: Reference


class TakeBack(_Sent, frozen=True, tag="take-back"):
    """I did not mean my last action: as long as `take_back` says, while nobody has acted since."""

    id: Reference


class Call(_Sent, frozen=True, tag="call"):
    """The auctioneer ends a stage of an open auction, where the tempo is `led`. `stage` is the one that was seen and is
    over: after `twice` it is sold.
    """

    id: Reference
    stage: HammerStage


class Ready(_Sent, frozen=True, tag="ready"):
    """I have seen enough of this moment of an intermission."""

    id: Reference
    moment: Annotated[str, Meta(max_length=40)]


class Skip(_Sent, frozen=True, tag="skip"):
    """Let the bots play on without pausing until it is my turn. Only where I am the only person at the table."""

    id: Reference


class Resync(_Sent, frozen=True, tag="resync"):
    """Send me a welcome again."""


class Pong(_Sent, frozen=True, tag="pong"):
    """The answer to a ping, at once."""

    id: Reference


FromVisitor: TypeAlias = (
    Act | Say | Wish | Vote | SetPrograms | AskHint | TakeBack | Call | Ready | Skip | Resync | Pong
)


# ── What the house tells ─────────────────────────────────────────────────────────────────────────────


class _Told(Value, frozen=True, kw_only=True, tag_field="type"):
    pass


class LegalShown(Value, frozen=True, kw_only=True):
    """What the receiver's seat may do now: simple actions, in the game's own order, bids from cheap to dear.

    `more`: there are others that are not listed, such as the offers in Targ. `default` is what the house plays when
    time runs out, None when the game does not wait for this seat.
    """

    actions: tuple[str, ...]
    more: bool
    default: str | None


class Said(_Told, frozen=True, kw_only=True, tag="said"):
    """Somebody at the table said something. `seat` is None for a watcher."""

    n: int
    seat: int | None
    name: str
    text: str | None
    phrase: str | None
    at: int


class Remark(_Told, frozen=True, kw_only=True, tag="remark"):
    """A bot says something about what everybody has just seen: the name of a message of the page. Nobody keeps it."""

    seat: int
    words: str


class Welcome(_Told, frozen=True, kw_only=True, tag="welcome"):
    """Everything: sent on arrival, when anybody's seat changes, when the game starts, when an action is taken back, and
    on `resync`. `events` are all that you may know, at most the last 400.
    """

    protocol: int
    table: TableShown
    you: You
    version: int
    view: OfGame
    """The game's view (see the schema of the game), None before the start."""
    first: int
    """How many earlier events were left out of `events`."""
    events: tuple[OfGame, ...]
    outcome: OfGame
    clocks: Clocks
    legal: LegalShown | None
    take_back: int | None
    """Until when you may take your last action back, None if you may not."""
    programs: tuple[Program, ...]
    said: tuple[Said, ...]


class Update(_Told, frozen=True, kw_only=True, tag="update"):
    """Something happened: the new events, the new view; `outcome` when the game is over. `show_at` is when everybody
    should show it, so that nobody sees it first.
    """

    version: int
    events: tuple[OfGame, ...]
    view: OfGame
    outcome: OfGame
    clocks: Clocks
    show_at: int | None
    legal: LegalShown | None
    take_back: int | None
    own: OfGame | UnsetType = UNSET
    """For whoever came with `own=1`: what your seat knows beyond `view`, which is then what everybody sees. It is there
    when it has changed since you were told last, and in the first update after a welcome.
    """


class Voted(_Told, frozen=True, kw_only=True, tag="voted"):
    """These players, who look on, have laid down what they would do; face down."""

    seats: tuple[int, ...]


class Votes(_Told, frozen=True, kw_only=True, tag="votes"):
    """It is decided: so many of those who looked on would have done this or that; and who of the players would have."""

    counts: dict[str, int]
    seats: dict[int, str]


class TableChanged(_Told, frozen=True, kw_only=True, tag="table"):
    """Somebody came, left, sat down; a setting changed."""

    table: TableShown


class ClocksChanged(_Told, frozen=True, kw_only=True, tag="clocks"):
    """The hammer goes on, or a clock was set anew."""

    clocks: Clocks


class Ack(_Told, frozen=True, kw_only=True, tag="ack"):
    """Done, and never lost. `version` is the table's after it."""

    id: int
    version: int


class Held(_Told, frozen=True, kw_only=True, tag="held"):
    """Your claim waits for its collect window to close, at `until`; an `ack` or `refused` follows. `hold` is how long
    it was held back to even out links of different speed.
    """

    id: int
    until: int
    hold: int


class Refusal(_Told, frozen=True, kw_only=True, tag="refused"):
    """Not done, and nothing has changed. `id` is None where the message could not be read."""

    id: int | None
    code: str
    clause: str | None
    suggestion: str | None
    text: Text


class ProgramsChanged(_Told, frozen=True, kw_only=True, tag="programs"):
    """Your programs now; `off` says why some switched themselves off: `new-lot`, `price-jumped`, `taken-back`."""

    programs: tuple[Program, ...]
    off: str | None


class Hint(_Told, frozen=True, kw_only=True, tag="hint"):
    """What a bot would do in your place, and why: a name of a message and its values."""

    id: int
    action: str
    why: OfGame


class Ping(_Told, frozen=True, kw_only=True, tag="ping"):
    """Answer with a pong at once; one comes every 20 seconds, and who is silent for 70 is gone. `lag` is your round
    trip so far: draw the ring of the hammer that much early.
    """

    id: int
    now: int
    lag: int


class Bye(_Told, frozen=True, kw_only=True, tag="bye"):
    """The house closes this connection: `kicked`, `banned`, `closed`, `elsewhere` (you opened the table in another
    window), `too-slow`, `too-fast`, `shutting-down`, `moved` (come back: the table goes on, maybe in another house).
    """

    code: str


ToVisitor: TypeAlias = (
    Welcome
    | Update
    | Voted
    | Votes
    | Remark
    | TableChanged
    | ClocksChanged
    | Said
    | Ack
    | Held
    | Refusal
    | ProgramsChanged
    | Hint
    | Ping
    | Bye
)
