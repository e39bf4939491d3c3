"""Components, colours, the course of the gun."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import mlotek
from mlotek.games.nie_blefuj import edition
from mlotek.games.nie_blefuj.events import ColourRolled, PassedOver, StarterDrawn
from tests.clauses import clause
from tests.counting import each
from tests.games.nie_blefuj.table import START, first_seat_without_cards, hand, table, view
from tests.scenario import play, refused

COUNTS = range(2, 7)


@clause("NB-CARDS-1", "NB-BANK-1")
def test_six_hands_and_the_bank_use_up_the_box() -> None:
    assert dict(zip(edition.VALUES, edition.BOX, strict=True)) == {5: 7, 2: 14, 1: 26, 0: 13}
    bank = Counter(edition.BANK)
    used = [6 * number + bank[value] for value, number in zip(edition.VALUES, edition.HAND, strict=True)]
    assert used == list(edition.BOX)


@clause("NB-HAND-1")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_the_same_nine_suitcases_worth_13(players: int) -> None:
    match = table(players)
    for seat in each(range(players)):
        own = view(match, seat).seats[seat]
        assert (own.hand, own.money, own.cards) == (START, 13, 9)


@clause("NB-BANK-1")
def test_the_bank_is_six_known_cards_in_any_order() -> None:
    for seed in range(20):
        bank = mlotek.Match(mlotek.game("nie-blefuj"), seed).record.entries[0][1].split()
        assert bank[0] == "bank"
        assert sorted(bank[1:]) == ["0", "1", "1", "2", "2", "5"]
    for wrong in ("5 5 2 1 1 0", "5 2 2 1 1", "5 2 2 1 1 0 0"):
        with pytest.raises(mlotek.Refused):
            table(3, bank=wrong)


@clause("NB-TILES-1")
@pytest.mark.parametrize(
    ("players", "owners"),
    [
        (2, (0, 1, 0, 1, 0, 1)),
        (3, (0, 1, 2, 0, 1, 2)),
        (4, (0, 1, 2, 3, None, None)),
        (5, (0, 1, 2, 3, 4, None)),
        (6, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_colours_belong_to_seats(players: int, owners: tuple[int | None, ...]) -> None:
    for colour, owner in each(enumerate(owners)):
        rolled = table(players, f"colour {colour}").events(None)[1]
        assert rolled == ColourRolled(0, edition.COLOURS[colour], owner)
    for seat, shown in each(enumerate(view(table(players), None).seats)):
        assert shown.colours == tuple(edition.COLOURS[c] for c, owner in enumerate(owners) if owner == seat)


@clause("NB-DICE-1")
def test_the_dice_have_these_faces_and_no_others() -> None:
    assert (edition.BLACK_DIE, len(edition.COLOUR_DIE)) == ((1, 2, 3, 4, 5, 6), len(edition.COLOURS))
    for wrong in ("colour 6", "colour -1", "colour", "die 3"):
        with pytest.raises(mlotek.Refused):
            table(3, wrong)
    for roll in ("die 0", "die 7", "die", "colour 1"):
        match = table(3, "colour 1")
        play(match, "0: offer 1\n1: open")
        with pytest.raises(mlotek.Refused):
            match.supply(roll)
        assert match.due == "die"


@clause("NB-DICE-1")
def test_every_face_turns_up() -> None:
    rolled: Counter[str] = Counter()
    for seed in range(60):
        match, rng = mlotek.Match(mlotek.game("nie-blefuj", players=6), seed), random.Random(seed)
        while not match.over:
            match.play(match.actors[0], match.legal(match.actors[0]).sample(rng))
        rolled.update(text for actor, text in match.record.entries[1:] if actor == "chance")
    assert set(rolled) == {f"colour {face}" for face in range(6)} | {f"die {face}" for face in range(1, 7)}


@clause("NB-START-1", "NB-TURN-1")
def test_seat_0_begins_and_the_gun_goes_left() -> None:
    match = table(3, "colour 1", "colour 0", "colour 1", "colour 1")
    for gun, drawn in ((0, 1), (1, 0), (2, 1), (0, 1)):
        assert (view(match, None).gun, match.actors) == (gun, (gun,))
        play(match, f"{gun}: offer 0\n{drawn}: take")


@clause("NB-TURN-2")
def test_a_seat_without_cards_is_passed_over_by_the_gun() -> None:
    match = first_seat_without_cards("colour 2", "colour 1", "colour 2")
    play(match, "1: offer 0\n2: take\n2: offer 0\n1: take")
    assert PassedOver(0) in match.events(None)
    assert (view(match, None).gun, view(match, None).round, match.actors) == (1, 7, (1,))


@clause("NB-TURN-2", "NB-COLOUR-1")
def test_a_seat_without_cards_can_be_drawn_and_named() -> None:
    drawn = first_seat_without_cards("colour 0")
    play(drawn, "1: offer 0\n0: take")
    assert hand(drawn, 0) == (0,)
    named = first_seat_without_cards("colour 1")
    play(named, "1: target 0\n1: offer 1\n0: take")
    assert hand(named, 0) == (1,)


@clause("NB-COLOUR-1")
def test_a_colour_nobody_owns_is_rolled_again() -> None:
    match = table(4, "colour 4", "colour 5")
    assert (match.due, match.actors) == ("colour", ())
    match.supply("colour 2")
    assert (match.due, match.actors, view(match, None).drawn) == (None, (0,), 2)


@clause("NB-COLOUR-1")
@pytest.mark.parametrize("players", COUNTS)
def test_its_own_colour_lets_the_gun_name_any_other_player(players: int) -> None:
    match = table(players, "colour 0")
    assert [str(action) for action in match.legal(0)] == [f"target {other}" for other in range(1, players)]
    assert str(match.default(0)) == "target 1"
    for wrong in ("target 0", f"target {players}"):
        assert refused(match, 0, wrong).clause == "NB-COLOUR-1"
    play(match, f"0: target {players - 1}")
    assert (view(match, None).drawn, match.actors) == (players - 1, (0,))


@clause("NB-START-1")
def test_a_seat_may_be_drawn_to_hold_the_gun_first() -> None:
    match = table(4, "start 2", "colour 0", starts="random")
    assert (view(match, None).gun, match.actors, match.events(None)[0]) == (2, (2,), StarterDrawn(2))
    assert mlotek.replay(match.record) == match
    guns = {view(mlotek.Match(match.game, seed), None).gun for seed in range(40)}
    assert guns == {0, 1, 2, 3}
