"""The end of a round: the fifth painting, empty hands, ranking, values, the sale and what follows."""

from __future__ import annotations

import mlotek
from mlotek.games.modern_art.events import (
    ArtistRanked,
    GameEnded,
    MoneyShown,
    PaintingsSold,
    PaintingTakenFree,
    RoundBegan,
    RoundEnded,
)
from tests.clauses import clause
from tests.counting import each
from tests.games.modern_art.table import everybody_passes, money, paintings, played, spare, table, told, view
from tests.scenario import play


def ranking(match: mlotek.Match) -> list[tuple[str, int, int]]:
    """Artists of the last round's podium with marker and value."""
    return [(event.artist, event.marker, event.value) for event in told(match, ArtistRanked)][-3:]


@clause("MA-FIFTH-1")
def test_the_fifth_painting_of_an_artist_ends_the_round_unsold() -> None:
    match = table("nex-open", *spare(2), played={"nex": 4})
    play(match, "0: put nex-open")
    assert told(match, RoundEnded) == [RoundEnded(1, 0, "fifth", ("nex-open",))]
    assert paintings(match) == ((), (), ())
    assert view(match).round == 2
    assert played(match) == {}


@clause("MA-FIFTH-1")
def test_the_fourth_painting_does_not_end_the_round() -> None:
    match = table("nex-open", *spare(2), played={"nex": 3, "koriko": 4})
    play(match, "0: put nex-open")
    assert view(match).phase == "open"


@clause("MA-FIFTH-2")
def test_fifth_card_added_to_a_double_leaves_both_unsold() -> None:
    match = table("nex-double nex-open", *spare(2), played={"nex": 3, "koriko": 4})
    play(match, "0: put nex-double\n0: add nex-open")
    assert told(match, RoundEnded) == [RoundEnded(1, 0, "fifth", ("nex-double", "nex-open"))]
    assert told(match, PaintingsSold) == []
    assert told(match, ArtistRanked)[0] == ArtistRanked("nex", 1, 5, 30, 30)  # both count


@clause("MA-FIFTH-3")
def test_no_second_card_is_added_to_a_double_that_is_the_fifth() -> None:
    match = table("nex-double nex-open", *spare(2), played={"nex": 4})
    play(match, "0: put nex-double")
    assert told(match, RoundEnded) == [RoundEnded(1, 0, "fifth", ("nex-double",))]
    assert "nex-open" in (view(match, 0).seats[0].hand or ())


@clause("MA-FIFTH-4")
def test_free_paintings_count_as_played() -> None:
    match = table("nex-double nex-double", "nex-open", "koriko-open koriko-once", played={"nex": 2})
    play(match, "0: put nex-double\n0: add none\n1: add none\n2: add none")
    assert told(match, PaintingTakenFree) != []
    assert played(match) == {"nex": 3}
    play(match, "1: put nex-open")
    everybody_passes(match)
    play(match, "2: put koriko-open")
    everybody_passes(match)
    play(match, "0: put nex-double")
    assert told(match, RoundEnded) == [RoundEnded(1, 0, "fifth", ("nex-double",))]


@clause("MA-EMPTY-1")
def test_the_last_card_of_all_is_not_auctioned_but_counts() -> None:
    match = table("", "nex-open", "", number=4, turn=1, bought={0: "nex"})
    play(match, "1: put nex-open")
    assert told(match, RoundEnded) == [RoundEnded(4, 1, "empty", ("nex-open",))]
    assert told(match, ArtistRanked) == [ArtistRanked("nex", 1, 1, 30, 30)]
    assert match.over
    assert money(match) == (130, 100, 100)


@clause("MA-EMPTY-1")
def test_a_last_card_added_to_a_double_leaves_both_unsold() -> None:
    match = table("nex-double", "nex-open", "", number=4)
    play(match, "0: put nex-double\n1: add nex-open")
    assert told(match, RoundEnded) == [RoundEnded(4, 1, "empty", ("nex-double", "nex-open"))]
    assert told(match, PaintingsSold) == []
    assert match.over


@clause("MA-EMPTY-1")
def test_a_double_that_is_the_last_card_is_unsold() -> None:
    match = table("nex-double", "", "", number=4)
    play(match, "0: put nex-double")
    assert told(match, RoundEnded) == [RoundEnded(4, 0, "empty", ("nex-double",))]
    assert told(match, PaintingTakenFree) == []


@clause("MA-EMPTY-1")
def test_the_last_card_may_be_a_fifth_too() -> None:
    match = table("nex-open", "", "", number=4, played={"nex": 4})
    play(match, "0: put nex-open")
    assert told(match, RoundEnded) == [RoundEnded(4, 0, "fifth", ("nex-open",))]
    assert match.over


@clause("MA-RANK-1")
def test_a_tie_goes_to_the_artist_further_left() -> None:
    match = table("nex-open", *spare(2), played={"nex": 4, "koriko": 2, "bahut": 2, "darmoir": 2})
    play(match, "0: put nex-open")
    assert ranking(match) == [("nex", 30, 30), ("bahut", 20, 20), ("darmoir", 10, 10)]


@clause("MA-RANK-1")
def test_more_cards_beat_a_place_further_left() -> None:
    match = table("koriko-open", *spare(2), played={"koriko": 4, "nex": 1, "sadland": 2, "darmoir": 3})
    play(match, "0: put koriko-open")
    assert ranking(match) == [("koriko", 30, 30), ("darmoir", 20, 20), ("sadland", 10, 10)]


@clause("MA-RANK-1")
def test_an_artist_without_a_card_is_not_ranked() -> None:
    match = table("koriko-open", *spare(2), played={"koriko": 4, "nex": 1})
    play(match, "0: put koriko-open")
    assert told(match, ArtistRanked) == [ArtistRanked("koriko", 1, 5, 30, 30), ArtistRanked("nex", 2, 1, 20, 20)]


@clause("MA-VALUE-1")
def test_markers_lie_in_the_row_of_their_round() -> None:
    match = table("koriko-open", *spare(2), number=2, played={"koriko": 4, "nex": 1, "sadland": 2})
    play(match, "0: put koriko-open")
    markers = {artist.artist: artist.markers for artist in view(match).market}
    assert markers == {
        "nex": (0, 10, 0, 0),
        "bahut": (0, 0, 0, 0),
        "darmoir": (0, 0, 0, 0),
        "sadland": (0, 20, 0, 0),
        "koriko": (0, 30, 0, 0),
    }


@clause("MA-VALUE-2", "MA-SELL-1")
def test_only_artists_ranked_this_round_are_worth_anything() -> None:
    match = table(
        "koriko-open",
        *spare(2),
        number=3,
        markers=[{"bahut": 30, "koriko": 10}, {"bahut": 30, "koriko": 20}],
        played={"koriko": 4, "nex": 3, "darmoir": 2, "bahut": 1},
        bought={0: "bahut koriko koriko", 1: "darmoir", 2: "bahut"},
    )
    play(match, "0: put koriko-open")
    assert told(match, PaintingsSold) == [
        PaintingsSold(0, ("bahut", "koriko", "koriko"), 120),
        PaintingsSold(1, ("darmoir",), 10),
        PaintingsSold(2, ("bahut",), 0),
    ]
    assert money(match) == (220, 110, 100)


@clause("MA-SELL-1")
def test_paintings_are_discarded_and_hands_are_kept() -> None:
    match = table("koriko-open nex-once", *spare(2), number=3, played={"koriko": 4}, bought={1: "koriko"})
    play(match, "0: put koriko-open")
    assert paintings(match) == ((), (), ())
    assert view(match, 0).seats[0].hand == ("nex-once",)
    assert view(match, 1).seats[1].hand == ("koriko-open", "koriko-once")


@clause("MA-NEXT-1")
def test_the_next_round_starts_at_the_left_of_who_played_the_last_card() -> None:
    match = table(*spare(4), turn=2, played={"koriko": 4})
    play(match, "2: put koriko-open")
    assert told(match, RoundBegan)[-1] == RoundBegan(2, 3)
    assert match.actors == (3,)


@clause("MA-NEXT-1")
def test_who_added_the_fifth_to_anothers_double_counts_as_having_played_last() -> None:
    match = table("nex-double koriko-open", "koriko-open", "nex-open", "koriko-open", played={"nex": 3})
    play(match, "0: put nex-double\n0: add none\n1: add none\n2: add nex-open")
    assert match.actors == (3,)


@clause("MA-NEXT-1")
def test_a_seat_without_cards_does_not_start_the_last_round() -> None:
    match = table("nex-open bahut-once", "", "koriko-open", number=3, played={"nex": 4})
    match._state.dealt = 66  # what is dealt before round 4 is nothing
    play(match, "0: put nex-open")
    assert (view(match).round, match.actors) == (4, (2,))


@clause("MA-NEXT-1")
def test_a_last_round_nobody_has_cards_for_is_empty() -> None:
    match = table("nex-open", "", "", number=3, mystery="koriko-open", bought={1: "nex"})
    events = play(match, "0: put nex-open")
    assert match.over
    assert [type(event).__name__ for event in events[-5:-3]] == ["RoundEmpty", "GameEnded"]
    assert [artist.markers[3] for artist in view(match).market] == [0, 0, 0, 0, 0]
    assert money(match) == (100, 130, 100)


@clause("MA-WIN-1")
def test_most_money_wins() -> None:
    match = table("nex-open", "", "", number=4, money={0: 70, 2: 101})
    play(match, "0: put nex-open")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.ranks) == ((2,), (70, 100, 101), (3, 2, 1))
    assert told(match, GameEnded) == [GameEnded()]
    assert told(match, MoneyShown) == [MoneyShown(0, 70), MoneyShown(1, 100), MoneyShown(2, 101)]


@clause("MA-WIN-1")
def test_a_tie_shares_the_win() -> None:
    match = table("nex-open", "", "", number=4, money={0: 70})
    assert match.outcome is None
    play(match, "0: put nex-open")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ranks) == ((1, 2), (3, 1, 1))


# The played cards of each round that give the markers of the example.
EXAMPLE = (
    ({"koriko": 4, "bahut": 3, "darmoir": 2}, "koriko-open"),
    ({"sadland": 4, "bahut": 3, "koriko": 2}, "sadland-open"),
    ({"nex": 4, "sadland": 3, "bahut": 2, "koriko": 1}, "nex-open"),
    ({"nex": 4, "koriko": 3, "darmoir": 2}, "nex-open"),
)
MARKERS = (
    {"bahut": 20, "darmoir": 10, "koriko": 30},
    {"bahut": 20, "sadland": 30, "koriko": 10},
    {"nex": 30, "bahut": 10, "sadland": 20},
    {"nex": 30, "darmoir": 10, "koriko": 20},
)


def example_round(number: int, cards: dict[str, int], last: str) -> mlotek.Match:
    """Seat 0 is about to end the round; seat 1 has bought one Koriko."""
    earlier = MARKERS[: number - 1]
    return table(f"{last} bahut-open", *spare(2), number=number, played=cards, markers=earlier, bought={1: "koriko"})


@clause("MA-EXAMPLE-1", "MA-VALUE-2")
def test_koriko_over_four_rounds() -> None:
    incomes = []
    for number, (cards, last) in enumerate(EXAMPLE, start=1):
        match = example_round(number, cards, last)
        play(match, f"0: put {last}")
        incomes += [event.income for event in told(match, PaintingsSold)]
    assert incomes == [30, 40, 0, 60]


@clause("MA-EXAMPLE-2", "MA-VALUE-1")
def test_the_markers_of_four_rounds() -> None:
    for number, (cards, last) in each(enumerate(EXAMPLE, start=1)):
        match = example_round(number, cards, last)
        play(match, f"0: put {last}")
        rows = [{a.artist: a.markers[row] for a in view(match).market if a.markers[row]} for row in range(number)]
        assert rows == list(MARKERS[:number])
