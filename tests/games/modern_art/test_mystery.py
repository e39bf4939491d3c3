"""The mystery hand for three players."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.games.modern_art.events import MysteryDealt, MysteryFlipped, MysteryKept, PaintingsSold, RoundEnded
from tests.clauses import clause
from tests.games.modern_art.table import EVERYTHING, deck_of, everybody_passes, paintings, played, table, told, view
from tests.scenario import match_of, play, refused

HANDS = ("nex-once nex-double bahut-once",) * 3


def given_flips(match: mlotek.Match, *flips: str) -> mlotek.Match:
    """The match with its mystery cards to come written down."""
    match._random = None
    match._given = [match.game.chance_outcome(f"flip {card}") for card in flips]
    return match


def after_an_auction(mystery: str = "koriko-open sadland-fixed", **scene: object) -> mlotek.Match:
    """Seat 0's once-around auction is over; it may flip."""
    match = table(*HANDS, mystery=mystery, **scene)  # type: ignore[arg-type]
    play(match, "0: put nex-once\n1: pass\n2: bid 3\n0: pass")
    return match


@clause("MA-MYST-1")
def test_cards_are_dealt_as_for_four_and_the_fourth_hand_lies_face_down() -> None:
    match = match_of("modern-art", 3, deck_of(), mystery_hand=True)
    assert [player.held for player in view(match).seats] == [9, 9, 9]
    assert (view(match).mystery, view(match).deck) == (9, 34)
    assert told(match, MysteryDealt) == [MysteryDealt(9)]
    assert view(match, 2).seats[2].hand == tuple(EVERYTHING[18:27])


@clause("MA-MYST-1")
@pytest.mark.parametrize("players", [4, 5])
def test_the_mystery_hand_is_for_three_players_only(players: int) -> None:
    with pytest.raises(mlotek.BadGame, match="mystery_hand is for 3 players only"):
        mlotek.game("modern-art", players=players, mystery_hand=True)


@clause("MA-MYST-1", "MA-MYST-3")
def test_unflipped_cards_stay_and_the_mystery_hand_is_dealt_last() -> None:
    match = table("nex-open bahut-open", "bahut-open", "bahut-open", played={"nex": 4}, mystery="koriko-open")
    deck, dealt = match._state.deck, match._state.dealt
    last_four = deck[dealt + 12 : dealt + 16]
    play(match, "0: put nex-open")
    assert view(match).mystery == 5
    before = list(match._state.hand[3])
    assert all(before[card] for card in last_four)


@clause("MA-MYST-2")
def test_after_its_auction_the_organiser_may_flip_or_keep() -> None:
    match = after_an_auction()
    assert match.actors == (0,)
    assert list(map(str, match.legal(0))) == ["keep", "flip"]
    assert str(match.default(0)) == "keep"
    refusal = refused(match, 0, "put bahut-once")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("flip-or-keep", "MA-MYST-2", "keep")
    assert refused(match, 1, "flip").code == "not-your-turn"
    assert play(match, "0: keep") == [MysteryKept(0)]
    assert match.actors == (1,)
    assert view(match).mystery == 2


@clause("MA-MYST-2")
def test_a_flipped_card_counts_as_played_and_is_nobodys() -> None:
    match = given_flips(after_an_auction(), "sadland-fixed")
    assert play(match, "0: flip") == [MysteryFlipped(0, "sadland-fixed", 1)]
    assert played(match) == {"nex": 1, "sadland": 1}
    assert paintings(match) == ((), (), ("nex",))
    assert view(match).mystery == 1
    assert (match.actors, view(match).phase) == ((1,), "put")  # one flip for each auction


@clause("MA-MYST-2")
def test_only_a_card_of_the_mystery_hand_can_turn_up() -> None:
    match = given_flips(after_an_auction(), "nex-open")
    with pytest.raises(mlotek.Refused) as caught:
        match.play(0, "flip")
    assert caught.value.code == "wrong-chance"
    assert view(match).phase == "flip"


@clause("MA-MYST-2", "MA-FIFTH-4")
def test_a_flipped_fifth_ends_the_round() -> None:
    match = given_flips(after_an_auction(played={"koriko": 4}), "koriko-open")
    play(match, "0: flip")
    assert told(match, RoundEnded) == [RoundEnded(1, 0, "fifth", ("koriko-open",))]
    assert told(match, PaintingsSold) == [PaintingsSold(2, ("nex",), 20)]


@clause("MA-MYST-2")
def test_a_flipped_double_takes_no_second_card() -> None:
    match = given_flips(after_an_auction("nex-double"), "nex-double")
    play(match, "0: flip")
    assert view(match).phase == "put"
    assert played(match) == {"nex": 2}


@clause("MA-MYST-2")
def test_of_a_double_taken_over_the_new_organiser_flips() -> None:
    match = table(*HANDS, mystery="koriko-open")
    play(match, "0: put nex-double\n0: add none\n1: add nex-once\n2: pass\n0: bid 4\n1: pass")
    assert (match.actors, view(match).phase) == ((1,), "flip")


@clause("MA-MYST-2")
def test_a_flip_is_offered_after_a_double_that_went_free() -> None:
    match = table(*HANDS, mystery="koriko-open")
    play(match, "0: put nex-double\n0: add none\n1: add none\n2: add none")
    assert (match.actors, view(match).phase) == ((0,), "flip")


@clause("MA-MYST-3")
def test_a_round_ended_by_a_flip_is_followed_by_the_flippers_left() -> None:
    match = table(*HANDS, mystery="koriko-open", played={"koriko": 4}, turn=1)
    play(match, "1: put nex-once\n2: pass\n0: pass\n1: pass")
    given_flips(match, "koriko-open")
    play(match, "1: flip")
    assert (view(match).round, match.actors) == (2, (2,))


@clause("MA-MYST-3")
def test_no_flip_once_the_round_has_ended() -> None:
    match = table(*HANDS, mystery="koriko-open", played={"nex": 4})
    play(match, "0: put nex-once")
    assert (view(match).round, view(match).phase, match.actors) == (2, "put", (1,))


@clause("MA-MYST-3")
def test_no_flip_when_no_mystery_card_is_left() -> None:
    match = after_an_auction(mystery="")
    assert (match.actors, view(match).phase) == ((1,), "put")


@clause("MA-EMPTY-1")
def test_hands_can_run_out_early_and_the_mystery_hand_is_nobodys() -> None:
    match = table("nex-once", "bahut-once", "", mystery="koriko-open", number=2)
    play(match, "0: put nex-once")
    everybody_passes(match)
    play(match, "0: keep\n1: put bahut-once")
    assert told(match, RoundEnded) == [RoundEnded(2, 1, "empty", ("bahut-once",))]
    assert view(match).round == 3


@clause("MA-MYST-4")
def test_a_table_may_let_the_buyer_flip() -> None:
    match = given_flips(after_an_auction(mystery_flip="winner"), "koriko-open")
    assert match.actors == (2,)
    assert refused(match, 0, "flip").code == "not-your-turn"
    play(match, "2: flip")
    assert told(match, MysteryFlipped) == [MysteryFlipped(2, "koriko-open", 1)]
    assert match.actors == (1,)  # the turn goes on from the organiser all the same


@clause("MA-MYST-4")
def test_a_round_the_buyer_ended_is_followed_by_the_seat_at_its_left() -> None:
    match = given_flips(after_an_auction(mystery_flip="winner", played={"koriko": 4}), "koriko-open")
    play(match, "2: flip")
    assert told(match, RoundEnded)[0].seat == 2
    assert match.actors == (0,)


@clause("MA-MYST-4")
def test_who_takes_a_painting_for_nothing_flips() -> None:
    match = table(*HANDS, mystery="koriko-open", mystery_flip="winner")
    play(match, "0: put nex-once\n1: pass\n2: pass\n0: pass")
    assert match.actors == (0,)
