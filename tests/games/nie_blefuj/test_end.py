"""How a game ends, and who wins."""

from __future__ import annotations

import mlotek
from mlotek.games.nie_blefuj.view import Ending, Reckoning
from tests.clauses import clause
from tests.games.nie_blefuj.table import first_seat_without_cards, hand, named, table, view
from tests.scenario import play

NEARLY_ALL = "0: offer 5 2 1 1 1 1 0 0\n1: take"  # seat 1 then holds 24, and seat 0 a 2


def ending(match: mlotek.Match) -> str:
    assert match.outcome is not None
    story = match.outcome.breakdown
    assert isinstance(story, Ending)
    return story.ending


@clause("NB-WIN-1")
def test_25_in_hand_wins_at_once_after_taking() -> None:
    match = table(2, "colour 1")
    play(match, "0: offer 5 2 2 1 1 1 1 0\n1: take")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.ranks) == ((1,), (0, 26), (2, 1))
    assert (ending(match), view(match, None).bank) == ("target-reached", 6)


@clause("NB-WIN-1")
def test_exactly_25_is_enough() -> None:
    match = table(3, "colour 1")
    play(match, "0: offer 5 2 2 1 1 1\n1: take")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((1,), (1, 25, 13))


@clause("NB-WIN-1")
def test_24_in_hand_do_not_win_nor_does_what_lies_on_the_table() -> None:
    match = table(2, "colour 1", "colour 0", "colour 1", "die 2")
    play(match, NEARLY_ALL + "\n1: offer 0\n0: take\n0: offer 2")
    assert sum(hand(match, 1)) == 24
    assert not match.over
    play(match, "1: open")
    assert (match.over, sum(hand(match, 1))) == (True, 26)


@clause("NB-WIN-1")
def test_a_payment_can_win_before_the_bank_card_is_drawn() -> None:
    match = table(2, "colour 1", "colour 0", "die 1")
    play(match, NEARLY_ALL + "\n1: offer 5 2\n0: open")
    assert named(play(match, "0: pay 2")) == ["payment-made", "game-ended"]
    assert match.outcome is not None
    assert (match.outcome.winners, ending(match), view(match, None).bank) == ((1,), "target-reached", 6)


@clause("NB-WIN-1")
def test_the_bank_card_can_win_the_game_for_the_payer() -> None:
    match = table(2, "colour 1", "colour 0", "colour 1", "die 1", bank="5 2 2 1 1 0")
    play(match, NEARLY_ALL + "\n1: offer 0\n0: take\n0: offer 2\n1: open\n1: pay 2")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores[1], ending(match)) == ((1,), 27, "target-reached")


def pay_and_draw(match: mlotek.Match, rounds: str) -> None:
    """Rounds of two players such as ``0 5 2``: the gun offers 5 2, and its opened worth is paid in the same cards."""
    for line in filter(None, map(str.strip, rounds.splitlines())):
        gun, cards = line.split(maxsplit=1)
        other = 1 - int(gun)
        assert not match.over
        play(match, f"{gun}: offer {cards}\n{other}: open\n{other}: pay {cards}")


ALWAYS_LOWER = 3 * ("colour 1", "die 1", "colour 0", "die 1")


@clause("NB-BANK-2")
def test_the_last_bank_card_ends_the_game_for_the_richest() -> None:
    match = table(2, *ALWAYS_LOWER, bank="5 2 2 1 1 0")
    pay_and_draw(match, 3 * "0 2\n1 2\n")
    assert match.outcome is not None
    assert (ending(match), match.outcome.winners, match.outcome.scores) == ("bank-empty", (1,), (16, 21))


@clause("NB-BANK-2", "NB-WIN-1")
def test_25_counts_before_the_empty_bank() -> None:
    match = table(2, *ALWAYS_LOWER, bank="2 0 2 1 1 5")
    pay_and_draw(match, "0 5 2\n1 2\n0 2 2\n1 2\n0 2\n1 2")
    assert view(match, None).bank == 0
    assert match.outcome is not None
    assert (ending(match), match.outcome.winners, match.outcome.scores) == ("target-reached", (0,), (26, 11))


def evenly_matched(second_payment: str) -> mlotek.Match:
    """Three players empty the bank; seats 0 and 1 end with 17 each, seat 2 with 16."""
    rounds = [("0", "1", "2 1", "2 1"), ("1", "0", "2", second_payment), ("2", "1", "2", "2")]
    rounds += [("0", "2", "2", "2"), ("1", "2", "1 1", "2"), ("2", "0", "2", "2")]
    dice = [text for _, drawn, _, _ in rounds for text in (f"colour {drawn}", "die 1")]
    match = table(3, *dice, bank="5 2 0 2 1 1")
    for gun, drawn, offered, paid in rounds:
        play(match, f"{gun}: offer {offered}\n{drawn}: open\n{drawn}: pay {paid}")
    return match


@clause("NB-BANK-2")
def test_equal_money_is_decided_by_fewest_cards_bluffs_included() -> None:
    outcome = evenly_matched("2").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranks) == ((17, 17, 16), (1,), (2, 1, 3))
    assert outcome.breakdown == Ending(
        ending="bank-empty",
        rounds=6,
        seats=(
            Reckoning(money=17, cards=12, bluffs=2),
            Reckoning(money=17, cards=10, bluffs=3),
            Reckoning(money=16, cards=11, bluffs=2),
        ),
    )


@clause("NB-BANK-2")
def test_equal_money_and_cards_share_the_win() -> None:
    outcome = evenly_matched("1 1").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranks) == ((17, 17, 16), (0, 1), (1, 1, 3))


@clause("NB-LIMIT-1")
def test_after_the_last_round_the_game_is_scored() -> None:
    match = table(3, "colour 1", "colour 0", max_rounds=2)
    play(match, "0: offer 1\n1: take")
    assert not match.over
    play(match, "1: offer 2\n0: take")
    assert match.outcome is not None
    assert (ending(match), match.outcome.winners, match.outcome.scores) == ("round-limit", (0,), (14, 12, 13))


@clause("NB-LIMIT-1")
def test_being_passed_over_is_no_round() -> None:
    match = first_seat_without_cards("colour 2", "colour 1", "colour 2", max_rounds=7)
    play(match, "1: offer 0\n2: take\n2: offer 0\n1: take")
    assert not match.over
    play(match, "1: offer 0\n2: take")
    assert (ending(match), view(match, None).round) == ("round-limit", 7)


@clause("NB-WIN-1", "NB-BANK-2")
def test_all_hands_are_open_after_the_end() -> None:
    match = table(3, "colour 1", max_rounds=1)
    play(match, "0: offer 1\n1: take")
    for seat in (None, 0, 1, 2):
        assert [shown.money for shown in view(match, seat).seats] == [12, 14, 13]
