"""The rules of Milionerzy i Bankruci, in the rules dialect: plain functions over a record of integers.

Sets are bit masks: bit i of a hand is the money card MONEY[i]; bit v of the luxuries is the luxury worth v.
"""

from __future__ import annotations

from mlotek.core.dialect import Codes, Move, Starts, first_seat, note, put
from mlotek.core.layout import Layout, int8, int16
from mlotek.games.milionerzy.edition import (
    CASINO,
    CASINO_LOSS,
    CBA,
    HIGHEST_LUXURY,
    LAST_RED,
    MONEY,
    MOST_PLAYERS,
    RED_TILES,
    THIEF,
    TILES,
)

MOST_GAMES = 5  # MB-SERIES-1: so many games may be played in a row

RED = sum(1 << tile for tile in RED_TILES)  # a set
FULL_HAND = (1 << len(MONEY)) - 1
STACK_SIZE = len(TILES)

# The worth of a set of money cards, looked up in two halves so that compiled code stays small.
LOW_CARDS = 6
LOW_MASK = (1 << LOW_CARDS) - 1
WORTH_OF_LOW = tuple(sum(m for i, m in enumerate(MONEY) if mask >> i & 1) for mask in range(1 << LOW_CARDS))
WORTH_OF_HIGH = tuple(
    sum(m for i, m in enumerate(MONEY[LOW_CARDS:]) if mask >> i & 1)
    for mask in range(1 << max(len(MONEY) - LOW_CARDS, 0))
)

# A player's misfortunes are a set too.
HAS_CASINO = 1
HAS_CBA = 2
HAS_THIEF = 4


class Phase(Codes):
    """What the game is waiting for."""

    STACK = 0
    AUCTION = 1
    THEFT = 2
    OVER = 3
    START = 4


class Verb(Codes):
    """What a seat can do; `actions.MEANINGS` says what x and y are."""

    BID = 1
    PASS = 2
    DISCARD = 3


class Chance(Codes):
    """What the game can be waiting for chance to decide."""

    STACK = 1
    START = 2


DUE = tuple({Phase.STACK: Chance.STACK, Phase.START: Chance.START}.get(phase, 0) for phase in range(len(Phase)))
"""What chance has to decide, by phase."""


class Reason(Codes):
    """Why an action is refused."""

    NOT_YOUR_TURN = 1
    NOT_NOW = 2
    NO_CARDS = 3
    NOT_YOUR_CARD = 4
    BID_TOO_LOW = 5
    NOT_YOUR_LUXURY = 6


class Note(Codes):
    """What the tape can say."""

    REVEALED = 1  # seat, tile, red tiles so far
    BID = 2  # seat, cards added, total
    PASSED = 3  # seat, cards taken back
    WON = 4  # seat, tile, cards paid
    TOOK = 5  # seat, tile
    LOST = 6  # seat, cards lost
    STOLEN = 7  # seat, luxury, whether the seat chose it
    ENDED = 8
    STARTER = 9  # seat
    SETTLED = 10  # game, seat, points, money, whether it is out, points in all


class State(Layout):
    """Everything there is to know about a game."""

    players: int = int8()
    starts: int = int8()
    games: int = int8()
    phase: int = int8()
    game: int = int8()
    """How many games of the series are over."""
    stack: list[int] = int8(STACK_SIZE)
    revealed: int = int8()
    red: int = int8()
    tile: int = int8()
    turn: int = int8()
    bidders: int = int8()
    highest: int = int16()
    hand: list[int] = int16(MOST_PLAYERS)
    laid: list[int] = int16(MOST_PLAYERS)
    luxuries: list[int] = int16(MOST_PLAYERS)
    fortunes: list[int] = int8(MOST_PLAYERS)
    misfortunes: list[int] = int8(MOST_PLAYERS)
    stolen: list[int] = int8(MOST_PLAYERS)
    hidden_tiles: int = int8()

    # The games that are over.
    past_points: list[list[int]] = int16(MOST_GAMES, MOST_PLAYERS)
    past_money: list[list[int]] = int16(MOST_GAMES, MOST_PLAYERS)
    past_out: list[int] = int8(MOST_GAMES)


# ── Questions ────────────────────────────────────────────────────────────────────────────────────


def worth(cards: int) -> int:
    """The sum of a set of money cards."""
    return WORTH_OF_LOW[cards & LOW_MASK] + WORTH_OF_HIGH[cards >> LOW_CARDS]


def is_luxury(tile: int) -> bool:
    return tile <= HIGHEST_LUXURY


def is_misfortune(tile: int) -> bool:
    return tile >= CBA


def is_red(tile: int) -> bool:
    return RED >> tile & 1 == 1


def over(s: State) -> bool:
    return s.phase == Phase.OVER


def due(s: State) -> int:
    """The chance event the game waits for, or 0."""
    return DUE[s.phase]


def waiting(s: State) -> int:
    """The set of seats the game waits for."""
    if s.phase == Phase.AUCTION or s.phase == Phase.THEFT:
        return 1 << s.turn
    return 0


def asked(s: State) -> int:
    """The seat a one-at-a-time driver asks next."""
    return s.turn


# ── Legality: the one source ─────────────────────────────────────────────────────────────────────


def refusal(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """0 if the seat may do this now, else the reason why not."""
    if seat != s.turn:
        return Reason.NOT_YOUR_TURN
    if s.phase == Phase.THEFT:
        return refusal_of_discard(s, seat, kind, x)
    if kind == Verb.PASS:
        return 0
    if kind == Verb.BID:
        return refusal_of_bid(s, seat, x)
    return Reason.NOT_NOW


def refusal_of_bid(s: State, seat: int, cards: int) -> int:
    if cards == 0:  # MB-BID-1
        return Reason.NO_CARDS
    if cards & ~s.hand[seat]:  # MB-BID-3: a card already laid is not in hand either
        return Reason.NOT_YOUR_CARD
    if worth(s.laid[seat] | cards) <= s.highest:  # MB-BID-2
        return Reason.BID_TOO_LOW
    return 0


def refusal_of_discard(s: State, seat: int, kind: int, luxury: int) -> int:
    if kind != Verb.DISCARD:
        return Reason.NOT_NOW
    if luxury < 1 or luxury > HIGHEST_LUXURY or not s.luxuries[seat] >> luxury & 1:  # MB-THIEF-1
        return Reason.NOT_YOUR_LUXURY
    return 0


def default(s: State, seat: int, move: Move) -> None:
    """What the seat does when its time runs out: it passes, or gives the thief its cheapest luxury."""
    if s.phase == Phase.THEFT:
        put(move, seat, Verb.DISCARD, cheapest_luxury(s, seat), 0)
    else:
        put(move, seat, Verb.PASS, 0, 0)


def cheapest_luxury(s: State, seat: int) -> int:
    luxury = 1
    while not s.luxuries[seat] >> luxury & 1:
        luxury += 1
    return luxury


# ── Course of the game ───────────────────────────────────────────────────────────────────────────


def setup(s: State) -> None:
    """Everybody holds the same eleven cards; the stack is still to be shuffled."""
    for seat in range(s.players):
        s.hand[seat] = FULL_HAND
        s.luxuries[seat] = 0
        s.fortunes[seat] = 0
        s.misfortunes[seat] = 0
        s.stolen[seat] = 0
    s.revealed = 0
    s.red = 0
    s.phase = Phase.STACK


def chance(s: State, outcome: int) -> None:
    """The stack has been laid into `s.stack`, then perhaps a seat drawn; it reveals the first tile (MB-START-1)."""
    if s.phase == Phase.START:
        note(s, Note.STARTER, outcome)
        reveal(s, outcome)
    elif s.starts == Starts.RANDOM:
        s.phase = Phase.START
    else:
        reveal(s, first_seat(s.starts, s.game, s.players))


def apply(s: State, seat: int, kind: int, x: int, y: int) -> None:
    """Do what `refusal` allowed."""
    if kind == Verb.BID:
        bid(s, seat, x)
    elif kind == Verb.PASS:
        withdraw(s, seat)
    else:
        lose_luxury(s, seat, x, 1)
        reveal(s, seat)


def reveal(s: State, seat: int) -> None:
    """Turn up the next tile; its auction opens with the same seat (MB-NEXT-1)."""
    tile = s.stack[s.revealed]
    s.revealed += 1
    s.tile = tile
    if is_red(tile):
        s.red += 1
    note(s, Note.REVEALED, seat, tile, s.red)
    if s.red == LAST_RED:  # MB-END-1
        end_game(s)
        return
    s.phase = Phase.AUCTION
    s.turn = seat
    s.bidders = (1 << s.players) - 1
    s.highest = 0


def end_game(s: State) -> None:
    """In a series the game is written down, and the next one begins (MB-SERIES-1)."""
    if s.games > 1:
        write_down(s)
    s.game += 1
    if s.game < s.games:
        setup(s)
    else:
        s.phase = Phase.OVER
        note(s, Note.ENDED)


def write_down(s: State) -> None:
    for seat in range(s.players):
        s.past_points[s.game][seat] = points_now(s, seat)
        s.past_money[s.game][seat] = worth(s.hand[seat])
        if is_poorest(s, seat):
            s.past_out[s.game] |= 1 << seat
    for seat in range(s.players):
        tell_points(s, seat)


def tell_points(s: State, seat: int) -> None:
    out, points, money = s.past_out[s.game] >> seat & 1, s.past_points[s.game][seat], s.past_money[s.game][seat]
    kept = score(s, seat) if out else score(s, seat) + points
    note(s, Note.SETTLED, s.game + 1, seat, points, money, out, kept)


def bid(s: State, seat: int, cards: int) -> None:
    s.hand[seat] ^= cards
    s.laid[seat] |= cards
    s.highest = worth(s.laid[seat])
    note(s, Note.BID, seat, cards, s.highest)
    pass_turn_left(s)


def withdraw(s: State, seat: int) -> None:
    note(s, Note.PASSED, seat, s.laid[seat])
    s.hand[seat] |= s.laid[seat]  # MB-BID-4, MB-BAD-2
    s.laid[seat] = 0
    if is_misfortune(s.tile):  # MB-BAD-1: the first to pass takes it
        take_misfortune(s, seat)
        return
    s.bidders ^= 1 << seat
    pass_turn_left(s)
    if s.bidders == 1 << s.turn:  # MB-WIN-1, and MB-FREE-1 where nobody has bid
        win(s, s.turn)


def pass_turn_left(s: State) -> None:
    """The turn goes to the next seat that is still in the auction."""
    seat = s.turn
    while True:
        seat += 1
        if seat == s.players:
            seat = 0
        if s.bidders >> seat & 1:
            s.turn = seat
            return


def win(s: State, seat: int) -> None:
    note(s, Note.WON, seat, s.tile, s.laid[seat])
    s.laid[seat] = 0
    if is_luxury(s.tile):
        s.luxuries[seat] |= 1 << s.tile
        if s.misfortunes[seat] & HAS_THIEF:  # MB-THIEF-2, MB-THIEF-3: it strikes without asking
            lose_luxury(s, seat, s.tile, 0)
    else:
        s.fortunes[seat] += 1
    reveal(s, seat)


def take_misfortune(s: State, seat: int) -> None:
    note(s, Note.TOOK, seat, s.tile)
    for other in range(s.players):  # MB-BAD-2
        if s.laid[other]:
            note(s, Note.LOST, other, s.laid[other])
            s.laid[other] = 0
    if s.tile == CASINO:
        s.misfortunes[seat] |= HAS_CASINO
    elif s.tile == CBA:
        s.misfortunes[seat] |= HAS_CBA
    elif s.tile == THIEF:
        s.misfortunes[seat] |= HAS_THIEF
        if s.luxuries[seat]:  # MB-THIEF-1: its own choice
            s.phase = Phase.THEFT
            s.turn = seat
            return
    reveal(s, seat)


def lose_luxury(s: State, seat: int, luxury: int, chosen: int) -> None:
    """The thief takes a luxury and leaves the game with it (MB-THIEF-3)."""
    note(s, Note.STOLEN, seat, luxury, chosen)
    s.luxuries[seat] ^= 1 << luxury
    s.misfortunes[seat] ^= HAS_THIEF
    s.stolen[seat] = luxury


# ── Scoring ──────────────────────────────────────────────────────────────────────────────────────


def luxury_points(s: State, seat: int) -> int:
    return points_of(s.luxuries[seat])


def points_of(luxuries: int) -> int:
    """The sum of a set of luxuries."""
    points = 0
    for luxury in range(1, HIGHEST_LUXURY + 1):
        if luxuries >> luxury & 1:
            points += luxury
    return points


def points_now(s: State, seat: int) -> int:
    return reckoned(luxury_points(s, seat), s.fortunes[seat], s.misfortunes[seat])


def reckoned(points: int, fortunes: int, misfortunes: int) -> int:
    """MB-SCORE-1, in its order: luxuries, Casino, doubling, halving."""
    if misfortunes & HAS_CASINO:
        points = max(points - CASINO_LOSS, 0)
    points <<= fortunes
    if misfortunes & HAS_CBA:
        points = (points + 1) // 2
    return points


def score(s: State, seat: int) -> int:
    """A game's points, of those who are out too (MB-RANK-1); in a series what was kept of all of them (MB-SERIES-2)."""
    if s.games <= 1:
        return points_now(s, seat)
    points = 0
    for played in range(s.game):
        if not s.past_out[played] >> seat & 1:
            points += s.past_points[played][seat]
    return points


def least_money(s: State) -> int:
    least = worth(FULL_HAND)
    for seat in range(s.players):
        least = min(least, worth(s.hand[seat]))
    return least


def is_poorest(s: State, seat: int) -> bool:
    """MB-POOR-1: whoever has the least money cannot win."""
    return worth(s.hand[seat]) == least_money(s)


def is_out(s: State, seat: int) -> bool:
    """Out of the game, or of every game of a series."""
    if s.games <= 1:
        return is_poorest(s, seat)
    for played in range(s.game):
        if not s.past_out[played] >> seat & 1:
            return False
    return True


def money_left(s: State, seat: int) -> int:
    """What a seat has kept, in a series of all games together."""
    if s.games <= 1:
        return worth(s.hand[seat])
    money = 0
    for played in range(s.game):
        money += s.past_money[played][seat]
    return money


def standing(s: State, seat: int) -> int:
    """A number that orders seats from best to worst (MB-RANK-1, MB-SERIES-2); -1 for the seats that are out."""
    if is_out(s, seat):
        return -1
    return score(s, seat) * 1000 + money_left(s, seat)


def winners(s: State) -> int:
    """The set of seats that win; nobody if all are out."""
    best = 0
    mask = 0
    for seat in range(s.players):
        rank = standing(s, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
