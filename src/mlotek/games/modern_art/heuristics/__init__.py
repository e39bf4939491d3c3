"""Ways to play Modern Art, in the rules dialect: they run at the table, in arenas and inside search.

A policy reads what its seat may know with a perfect memory: its own cards, and everybody's money, since all of it was
paid in the open. Other hands, the deck, and what others have sealed stay hidden. `value` says what paintings may
bring, `selling` which one to put up, `bidding` how to make a bid of a limit; `reasons` are the words.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.core.heuristics import Search
from mlotek.games.modern_art.edition import DOUBLE
from mlotek.games.modern_art.heuristics import bidding, reasons, selling, value
from mlotek.games.modern_art.heuristics.bidding import (
    OPENING,
    ask_price,
    bid_up_to,
    bidders_after,
    buy_up_to,
    paintings_on_offer,
    seal_amount,
)
from mlotek.games.modern_art.heuristics.reasons import NAMES, SAYS, Because
from mlotek.games.modern_art.heuristics.selling import (
    NEW_MARKER,
    best_second,
    score_of_putting,
    swing,
    swing_of_flip,
)
from mlotek.games.modern_art.heuristics.value import (
    cards_played,
    earlier_markers,
    leads,
    of_artist,
    one_more,
    round_is_over,
    usual_value,
    value_now,
    values_for,
)
from mlotek.games.modern_art.luck import choose, random_card
from mlotek.games.modern_art.rules.state import CARDS, KIND_COUNT, NONE, Phase, State, Verb, artist_of

__all__ = [
    "NAMES",
    "SAYS",
    "SEARCH",
    "STEPS",
    "Because",
    "bidding",
    "idea",
    "novice",
    "reasons",
    "regular",
    "selling",
    "shrewd",
    "value",
]


# ── Novice ───────────────────────────────────────────────────────────────────────────────────────


def novice(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Puts up what comes to hand, and takes today's ranking for the final one."""
    if s.phase == Phase.PUT:
        put_up(s, seat, random_card(s, seat, luck), Because.LIKE_IT, move)
    elif s.phase == Phase.ADD:
        add_gladly(s, seat, move)
    elif s.phase == Phase.FLIP:
        flip_or_keep(s, seat, below(luck, 2), move)
    else:
        worth = paintings_on_offer(s) * todays_value(s, artist_of(s.card))
        worth = swayed(worth, 100 - traits.thrift) * (60 + below(luck, 40)) // 100
        bid_simply(s, seat, worth, 100, traits, move)


def todays_value(s: State, artist: int) -> int:
    """What a painting would bring now; a little even if it would bring nothing."""
    return max(value_now(s, cards_played(s), artist), 8)


def add_gladly(s: State, seat: int, move: Move) -> None:
    """Add the first card that fits: two paintings sell for more than one."""
    first = artist_of(s.card) * KIND_COUNT
    for card in range(first, first + DOUBLE):
        if s.hand[seat][card]:
            add_second(s, seat, card, move)
            return
    add_second(s, seat, NONE, move)


# ── Regular ──────────────────────────────────────────────────────────────────────────────────────

REGULAR_LIMIT = 75
"""How much of its worth to pay for a painting, in percent; half of it for one's own."""


def regular(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Knows what paintings bring on average, sells what is dearest, and pays no more than half for its own."""
    if s.phase == Phase.PUT:
        put_up(s, seat, dearest_card(s, seat), Because.GOOD_SALE, move)
    elif s.phase == Phase.ADD:
        add_unless_it_ends(s, seat, move)
    elif s.phase == Phase.FLIP:
        flip_or_keep(s, seat, 0, move)
    else:
        worth = paintings_on_offer(s) * usual_value(s, cards_played(s), artist_of(s.card)) + below(luck, 3) - 1
        limit = swayed(REGULAR_LIMIT, 100 - traits.thrift)
        own = seat == s.organiser and s.phase != Phase.PRICE
        bid_simply(s, seat, max(worth, 0), 50 if own else limit, traits, move)


def dearest_card(s: State, seat: int) -> int:
    """The card that sells best now; one that ends the round only if that pays better."""
    best = NONE
    most = -1
    counts = cards_played(s)
    for card in range(CARDS):
        if s.hand[seat][card]:
            after = one_more(counts, artist_of(card))
            price = 0 if round_is_over(after) else usual_value(s, after, artist_of(card))
            if price > most:
                best = card
                most = price
    return best


def add_unless_it_ends(s: State, seat: int, move: Move) -> None:
    if round_is_over(one_more(cards_played(s), artist_of(s.card))):
        add_second(s, seat, NONE, move)
    else:
        add_gladly(s, seat, move)


def bid_simply(s: State, seat: int, worth: int, percent: int, traits: Traits, move: Move) -> None:
    """One limit for all auctions; a sealed amount and a price asked stay a little below it. The bold ask for more."""
    limit = worth * percent // 100
    if s.phase == Phase.SEALED:
        seal_amount(s, seat, worth, limit * 9 // 10, move)
    elif s.phase == Phase.PRICE:
        ask_price(s, seat, worth, swayed(limit, traits.boldness) * 9 // 10, move)
    elif s.phase == Phase.FIXED:
        buy_up_to(s, seat, worth, limit, move)
    else:
        bid_up_to(s, seat, worth, limit, limit * swayed(OPENING, traits.boldness) // 100, move)


# ── Shrewd ───────────────────────────────────────────────────────────────────────────────────────

# Found by letting variations play against each other; in percent of what the paintings are worth.
LIMIT = 98
LESS_TO_LEADER = 8
OWN_LIMIT = 55
SEALED_LIMIT = 88
OWN_SEALED = 45
ASKED = 87
FIXED_LIMIT = 92
FIRM = (60, 94, 92, 92, 92)
"""In a once-around auction, by the bidders still to come."""


def shrewd(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Weighs what a move brings to itself and to others, counts everybody's money, and knows when to end a round."""
    if s.phase == Phase.PUT:
        put_best(s, seat, traits.patience, move)
    elif s.phase == Phase.ADD:
        add_second(s, seat, best_second(s, seat, s.card, cards_played(s), traits.patience), move)
    elif s.phase == Phase.FLIP:
        flip_or_keep(s, seat, swing_of_flip(s, seat) > 0, move)
    else:
        bid_keenly(s, seat, traits, luck, move)


def bid_keenly(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    values = values_for(s, seat, cards_played(s))
    worth = paintings_on_offer(s) * of_artist(values, artist_of(s.card))
    keen = swayed(worth, 100 - traits.thrift)
    own = seat == s.organiser
    less = discount(s, seat, values)
    limit = keen * (OWN_LIMIT if own else LIMIT - less) // 100
    if s.phase == Phase.OPEN:
        bid_up_to(s, seat, worth, limit, limit * OPENING // 100, move)
    elif s.phase == Phase.ONCE:
        bid_up_to(s, seat, worth, limit, 0 if own else keen * FIRM[bidders_after(s, seat)] // 100, move)
    elif s.phase == Phase.SEALED:
        part = OWN_SEALED if own else SEALED_LIMIT - less
        seal_amount(s, seat, worth, keen * part // 100 + below(luck, 3) - 1, move)
    elif s.phase == Phase.PRICE:
        ask_price(s, seat, worth, swayed(worth, traits.boldness) * ASKED // 100, move)
    else:
        buy_up_to(s, seat, worth, keen * (FIXED_LIMIT - less) // 100, move)


def discount(s: State, seat: int, values: int) -> int:
    """Money for the leader is money against us."""
    if s.organiser != seat and leads(s, s.organiser, values):
        return LESS_TO_LEADER
    return 0


def put_best(s: State, seat: int, patience: int, move: Move) -> None:
    best = NONE
    most = 0
    for card in range(CARDS):
        if s.hand[seat][card]:
            score = score_of_putting(s, seat, card, patience)
            if best == NONE or score > most:
                best = card
                most = score
    put_up(s, seat, best, reason_to_put(s, seat, best), move)


def reason_to_put(s: State, seat: int, card: int) -> int:
    after = one_more(cards_played(s), artist_of(card))
    values = values_for(s, seat, after)
    gain = swing(s, seat, values_for(s, seat, cards_played(s)), values)
    if round_is_over(after):
        return Because.ENDS_ROUND if gain > 0 else Because.LEAST_LOSS
    if 2 * gain > of_artist(values, artist_of(card)):
        return Because.HELPS_MINE
    return Because.GOOD_SALE


# ── Deeds ────────────────────────────────────────────────────────────────────────────────────────


def put_up(s: State, seat: int, card: int, because: int, move: Move) -> None:
    artist = artist_of(card)
    if because == Because.GOOD_SALE:
        note(s, because, artist, usual_value(s, one_more(cards_played(s), artist), artist))
    else:
        note(s, because, artist)
    put(move, seat, Verb.PUT, card, 0)


def add_second(s: State, seat: int, card: int, move: Move) -> None:
    """Add this card, or NONE."""
    artist = artist_of(s.card)
    worth = 2 * usual_value(s, one_more(cards_played(s), artist), artist)
    if card == NONE:
        note(s, Because.ALONE if seat == s.organiser else Because.LEAVE_IT, artist)
    elif seat == s.organiser:
        note(s, Because.SECOND_SELLS, artist, worth)
    else:
        note(s, Because.TAKE_OVER, s.organiser, worth)
    put(move, seat, Verb.ADD, card, 0)


def flip_or_keep(s: State, seat: int, flips: int, move: Move) -> None:
    if flips:
        note(s, Because.FLIP)
        put(move, seat, Verb.FLIP, 0, 0)
    else:
        note(s, Because.KEEP)
        put(move, seat, Verb.KEEP, 0, 0)


# ── For the searcher ─────────────────────────────────────────────────────────────────────────────

FAR_AHEAD = (200, 150, 100)
"""A lead over the best rival that wins three games of four, by the rounds played."""
HAND_LATER = 30
"""What a card in hand brings in a later round, in percent of the markers it may then have."""


def idea(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A move worth a thought: any card, any answer to a price, and amounts around what the paintings are worth."""
    worth = paintings_on_offer(s) * usual_value(s, cards_played(s), artist_of(s.card))
    if s.phase == Phase.SEALED:
        put(move, seat, Verb.SEAL, worth * (40 + 15 * below(luck, 6)) // 100, 0)
    elif s.phase == Phase.PRICE:
        put(move, seat, Verb.PRICE, worth * (50 + 15 * below(luck, 6)) // 100, 0)
    elif (s.phase == Phase.OPEN or s.phase == Phase.ONCE) and below(luck, 3):
        put(move, seat, Verb.BID, max(s.price + 1, worth * (20 * below(luck, 6)) // 100), 0)
    elif s.phase == Phase.OPEN or s.phase == Phase.ONCE:
        put(move, seat, Verb.PASS, 0, 0)
    else:
        choose(s, seat, luck, move)


def chapter(s: State) -> int:
    """Imagined games stop where a round ends: what was bought is money then."""
    return s.round


def outlook(s: State, seat: int) -> int:
    """The share of the win a seat may hope for at the end of a round, in ten-thousandths: the lead decides."""
    best = 0
    for rival in range(s.players):
        if rival != seat:
            best = max(best, fortune(s, rival))
    lead = fortune(s, seat) - best
    return 5_000 + 5_000 * lead // (FAR_AHEAD[s.round - 1] + abs(lead))


def fortune(s: State, seat: int) -> int:
    """A seat's money, and what the cards in its hand may bring."""
    total = s.money[seat]
    for card in range(CARDS):
        if s.hand[seat][card]:
            markers = earlier_markers(s, artist_of(card)) + NEW_MARKER
            total += s.hand[seat][card] * HAND_LATER * markers // 100
    return total


STEPS = (
    "careless",
    "careless~regular~315",
    "careless~regular~655",
    "regular",
    "regular~shrewd~600",
    "shrewd~master~400",
    "master",
)
SEARCH = Search(chapter=chapter, outlook=outlook)
