"""What a seat sees, and the story of the money at the end."""

from __future__ import annotations

import random

import mlotek
from mlotek.games.modern_art.edition import START_MONEY
from tests.games.modern_art.table import auction, spare, table, view
from tests.scenario import play


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    match = table("nex-open", "koriko-open koriko-once", "")
    assert [player.hand for player in view(match, 1).seats] == [None, ("koriko-open", "koriko-once"), None]
    assert [player.hand for player in view(match, None).seats] == [None, None, None]
    assert [player.held for player in view(match, None).seats] == [1, 2, 0]


def test_the_market_shows_what_a_painting_would_bring_now() -> None:
    match = table(*spare(3), number=2, markers=[{"nex": 30, "koriko": 20}], played={"koriko": 2, "bahut": 1})
    values = {artist.artist: artist.value for artist in view(match).market}
    assert values == {"nex": 0, "bahut": 20, "darmoir": 0, "sadland": 0, "koriko": 50}
    assert view(match).market[0].markers == (30, 0, 0, 0)


def test_an_open_auction_shows_price_leader_bids_and_declines() -> None:
    match = table(*spare(4))
    play(match, "0: put koriko-open\n3: bid 2\n1: bid 7\n2: pass")
    lot = auction(match)
    assert (lot.kind, lot.cards, lot.organiser) == ("open", ("koriko-open",), 0)
    assert (lot.price, lot.leader, lot.declined) == (7, 1, (2,))
    assert lot.offers == (None, 7, None, 2)


def test_a_once_around_auction_shows_who_has_passed() -> None:
    match = table(*spare(4))
    play(match, "0: put koriko-once\n1: bid 2\n2: pass\n3: bid 4")
    lot = auction(match)
    assert (lot.price, lot.leader, lot.declined, lot.sealed) == (4, 3, (2,), ())
    assert lot.offers == (None, 2, None, 4)


def test_a_fixed_price_shows_who_has_declined() -> None:
    match = table("nex-fixed", *spare(3))
    play(match, "0: put nex-fixed\n0: price 9\n1: pass")
    lot = auction(match)
    assert (lot.kind, lot.price, lot.leader, lot.declined) == ("fixed", 9, None, (1,))


def test_a_double_shows_who_has_added_nothing_and_no_old_price() -> None:
    match = table("koriko-once nex-double", *spare(2))
    play(match, "0: put koriko-once\n1: bid 5\n2: pass\n0: pass")
    match._state.turn = 0
    play(match, "0: put nex-double\n1: add none")
    lot = auction(match)
    assert (lot.kind, lot.cards, lot.declined) == ("double", ("nex-double",), (1,))
    assert (lot.price, lot.leader, lot.offers) == (0, None, (None, None, None))


def test_nothing_is_on_auction_between_auctions() -> None:
    assert view(table(*spare(3))).auction is None


def test_the_books_tell_where_the_money_came_from() -> None:
    match = table("nex-once", "nex-once", "nex-once koriko-open", number=4)
    play(match, "0: put nex-once\n1: bid 5\n2: bid 20\n0: pass")
    play(match, "1: put nex-once\n2: pass\n0: pass\n1: bid 8")
    play(match, "2: put nex-once\n0: bid 1\n1: pass\n2: pass")
    play(match, "2: put koriko-open")
    assert match.outcome is not None
    last = [books.rounds[3] for books in match.outcome.breakdown]
    assert [(a.earned, a.paid_to_players, a.paid_to_bank, a.income, a.money) for a in last] == [
        (20, 1, 0, 30, 149),
        (0, 0, 8, 30, 122),
        (1, 20, 0, 30, 111),
    ]
    assert match.outcome.scores == (149, 122, 111)


def test_the_books_always_add_up() -> None:
    rng = random.Random(5)
    for seed in range(20):
        match = mlotek.Match(mlotek.game("modern-art", players=3 + seed % 3), seed=seed)
        while not match.over:
            match.play(match.actors[0], match.legal(match.actors[0]).sample(rng))
        assert match.outcome is not None
        books = match.outcome.breakdown
        assert [book.rounds[-1].money for book in books] == list(match.outcome.scores)
        assert all(book.start == START_MONEY for book in books)
        for number in range(4):
            accounts = [book.rounds[number] for book in books]
            assert sum(a.earned for a in accounts) == sum(a.paid_to_players for a in accounts)
