"""The deck, the deal, and whose turn it is."""

from __future__ import annotations

from collections import Counter

import pytest

import mlotek
from mlotek.games.modern_art.events import CardsDealt, RoundBegan, StarterDrawn
from tests.clauses import clause
from tests.games.modern_art.table import EVERYTHING, deck_of, everybody_passes, money, spare, table, told, view
from tests.scenario import match_of, play, refused


@clause("MA-DECK-1")
def test_seventy_paintings_by_five_artists() -> None:
    artists = Counter(card.split("-")[0] for card in EVERYTHING)
    assert artists == {"nex": 12, "bahut": 13, "darmoir": 14, "sadland": 15, "koriko": 16}


@clause("MA-DECK-2")
@pytest.mark.parametrize(
    ("artist", "counts"),
    [
        ("nex", (3, 3, 2, 2, 2)),
        ("bahut", (3, 2, 3, 3, 2)),
        ("darmoir", (3, 3, 3, 3, 2)),
        ("sadland", (3, 3, 3, 3, 3)),
        ("koriko", (4, 3, 3, 3, 3)),
    ],
)
def test_auction_kinds_of_an_artist(artist: str, counts: tuple[int, ...]) -> None:
    kinds = ("open", "once", "sealed", "fixed", "double")
    assert tuple(EVERYTHING.count(f"{artist}-{kind}") for kind in kinds) == counts


def test_a_deck_must_be_the_whole_deck() -> None:
    match = match_of("modern-art", 3)
    assert match.due == "deck"
    with pytest.raises(mlotek.Refused) as caught:
        match.supply(deck_of().replace("nex-open", "nex-once", 1))
    assert caught.value.code == "unreadable"
    with pytest.raises(mlotek.Refused) as caught:
        match.supply("flip nex-open")
    assert caught.value.code == "wrong-chance"


@clause("MA-MONEY-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_a_hundred(players: int) -> None:
    assert money(match_of("modern-art", players, deck_of())) == (100,) * players


@clause("MA-MONEY-2")
def test_money_of_others_is_hidden_until_the_end() -> None:
    match = table("nex-open", "koriko-open", "koriko-open", number=4)
    assert [player.money for player in view(match, 1).seats] == [None, 100, None]
    assert [player.money for player in view(match, None).seats] == [None, None, None]
    play(match, "0: put nex-open")
    everybody_passes(match)
    play(match, "1: put koriko-open")
    everybody_passes(match)
    play(match, "2: put koriko-open")
    assert match.over
    # Koriko is played twice, Nex once: 30 and 20; the first two sell one painting each.
    assert [player.money for player in view(match, 1).seats] == [120, 130, 100]


@clause("MA-MONEY-2")
def test_a_ledger_shows_all_money() -> None:
    match = table(*spare(3), ledger=True)
    assert [player.money for player in view(match, None).seats] == [100, 100, 100]


@clause("MA-DEAL-1")
@pytest.mark.parametrize(("players", "deals"), [(3, (10, 6, 6, 0)), (4, (9, 4, 4, 0)), (5, (8, 3, 3, 0))])
def test_cards_dealt_each_round(players: int, deals: tuple[int, ...]) -> None:
    match = mlotek.Match(mlotek.game("modern-art", players=players), seed=3)
    while not match.over:
        match.play(match.actors[0], match.default(match.actors[0]))
    began = [event.round for event in told(match, RoundBegan)]
    counts = [event.count for event in told(match, CardsDealt) if event.seat == players - 1]
    assert began == [1, 2, 3, 4]
    assert counts == [count for count in deals if count]
    assert view(match).deck == 70 - players * sum(deals)


@clause("MA-DEAL-1")
def test_a_deal_is_added_to_what_is_left_in_hand() -> None:
    match = table("nex-open koriko-open", "nex-once", "bahut-open", played={"nex": 4})
    before = view(match, 0).seats[0].hand
    events = play(match, "0: put nex-open")
    dealt = next(event for event in events if isinstance(event, CardsDealt) and event.seat == 0)
    assert before == ("nex-open", "koriko-open")
    assert dealt.cards is not None
    assert len(dealt.cards) == 6
    assert Counter(view(match, 0).seats[0].hand) == Counter([*dealt.cards, "koriko-open"])
    assert [player.held for player in view(match).seats] == [7, 7, 7]


@clause("MA-DEAL-1")
def test_the_deck_is_dealt_from_the_top_seat_by_seat() -> None:
    first = [card for card in EVERYTHING if card.startswith("koriko")][:10]
    match = match_of("modern-art", 3, deck_of(*first))
    assert view(match, 0).seats[0].hand == tuple(first)
    assert view(match, 1).seats[1].hand == tuple(EVERYTHING[:10])
    assert view(match).deck == 40


def test_a_seat_sees_only_its_own_cards_dealt() -> None:
    match = match_of("modern-art", 4, deck_of())
    seen = [event for event in match.events(2) if isinstance(event, CardsDealt)]
    assert [(event.count, event.cards is not None) for event in seen] == [
        (9, False),
        (9, False),
        (9, True),
        (9, False),
    ]


@clause("MA-START-1")
def test_seat_0_runs_the_first_auction() -> None:
    match = match_of("modern-art", 5, deck_of())
    assert match.actors == (0,)
    assert view(match).phase == "put"


@clause("MA-TURN-1")
def test_the_turn_goes_to_the_left_of_the_organiser_whoever_wins() -> None:
    match = table(*spare(4))
    play(match, "0: put koriko-once\n1: pass\n2: pass\n3: bid 5\n0: pass")
    assert match.actors == (1,)
    assert refused(match, 2, "put koriko-open").clause == "MA-TURN-1"


@clause("MA-TURN-2")
def test_a_seat_on_turn_must_put_up_a_card_of_its_hand() -> None:
    match = table("nex-open bahut-sealed bahut-sealed", *spare(2))
    assert list(map(str, match.legal(0))) == ["put nex-open", "put bahut-sealed"]
    refusal = refused(match, 0, "pass")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("put-a-painting", "MA-TURN-2", "put nex-open")
    refusal = refused(match, 0, "put bahut-fixed")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("not-in-hand", "MA-TURN-2", "put bahut-sealed")


@clause("MA-TURN-3")
def test_a_seat_without_cards_is_passed_over_but_may_bid() -> None:
    match = table("koriko-once nex-open", "", "koriko-open")
    play(match, "0: put koriko-once\n1: bid 3\n2: pass\n0: pass")
    assert money(match) == (103, 97, 100)
    assert match.actors == (2,)


@clause("MA-TURN-3")
def test_one_seat_may_run_several_auctions_in_a_row() -> None:
    match = table("koriko-once nex-once bahut-once", "", "")
    play(match, "0: put koriko-once\n1: pass\n2: pass\n0: pass")
    assert match.actors == (0,)
    play(match, "0: put nex-once\n1: pass\n2: bid 1\n0: pass")
    assert match.actors == (0,)


@clause("MA-START-1")
def test_a_seat_may_be_drawn_to_begin_after_the_deal() -> None:
    match = match_of("modern-art", 4, deck_of(), "start 3", starts="random")
    assert (match.actors, told(match, StarterDrawn)) == ((3,), [StarterDrawn(3)])
    assert mlotek.replay(match.record) == match
    assert {mlotek.Match(match.game, seed).actors[0] for seed in range(40)} == {0, 1, 2, 3}


@clause("MA-START-1")
@pytest.mark.parametrize("starts", ["rotating", "first"])
def test_otherwise_the_first_seat_begins(starts: str) -> None:
    assert match_of("modern-art", 4, deck_of(), starts=starts).actors == (0,)
