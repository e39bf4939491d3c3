"""The text of actions and chance, both ways, and the sentences people read."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.core.lot import Lot
from mlotek.games.targ.actions import Accept, Deck, Done, Offer, Stop, Swap, Withdraw, parse, suggest
from mlotek.games.targ.events import OfferReplaced, OfferShouted, OfferVoided, OfferWithdrawn, Traded
from mlotek.games.targ.rules import Reason, refusal
from mlotek.speech import Speaker
from tests.clauses import clause
from tests.counting import each
from tests.games.targ.market import deck, market
from tests.scenario import play, refused

TEXTS = [
    "offer 2 fish for 1 gold",
    "offer 1 coffee 1 wood for 2 bricks to 3",
    "offer 1 coffee for nothing to 2",
    "offer 1 coffee for nothing",
    "accept 3",
    "withdraw 3",
    "swap bricks",
    "stop",
    "done",
]

UNREADABLE = [
    "",
    "offer",
    "offer 2 fish",
    "offer 2 fish for",
    "offer for 1 gold",
    "offer nothing for 1 gold",
    "offer 0 fish for 1 gold",
    "offer fish for gold",
    "offer 2 fish for 1 gold to",
    "offer 2 fish for 1 gold to Ola",
    "offer 2 fish for 1 gold to 1 2",
    "offer -1 fish for 1 gold",
    "offer 2 unicorns for 1 gold",
    "offer 2 fish for 1 gold for 1 wood",
    "offer 1 fish for 0 gold",
    "offer 1 fish for nothing 1 gold",
    "offer 1 fish for 1 gold to -1",
    "offer 9999999 fish for 1 gold",
    "offer ٣ fish for 1 gold",
    "accept",
    "accept x",
    "accept 1 2",
    "accept -1",
    "withdraw",
    "swap",
    "swap 3",
    "swap unicorns",
    "stop now",
    "done 1",
    "pass",
]


@clause("TG-OFFER-1")
@pytest.mark.parametrize("text", TEXTS)
def test_actions_read_back_from_their_text(text: str) -> None:
    assert str(parse(text)) == text
    assert parse(str(parse(text))) == parse(text)


@clause("TG-OFFER-1")
@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("offer 1 wood 1 coffee for 2 bricks to 3", "offer 1 coffee 1 wood for 2 bricks to 3"),
        ("offer 2 fish 1 fish for 1 gold", "offer 3 fish for 1 gold"),
        ("  offer   01 fish for 1 pigs 1 grain", "offer 1 fish for 1 grain 1 pigs"),
    ],
)
def test_goods_are_put_in_order_and_counted_together(written: str, canonical: str) -> None:
    assert str(parse(written)) == canonical


@clause("TG-OFFER-1")
def test_an_offer_built_by_hand_reads_and_counts_the_same() -> None:
    offer = Offer((Lot("wood", 1), Lot("fish", 1), Lot("wood", 1)), (), 2)
    assert str(offer) == "offer 1 fish 2 wood for nothing to 2"
    assert offer.code() == parse(str(offer)).code()
    too_many = Offer((Lot("wood", 9), Lot("wood", 9)))
    assert too_many.code() == Offer((Lot("wood", 18),)).code()


@clause("TG-OFFER-1")
@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_is_refused_and_says_what_was_expected(text: str) -> None:
    match = market(4, "fish")
    with pytest.raises(mlotek.Refused) as caught:
        match.play(0, text)
    assert (caught.value.code, caught.value.seat) == ("unreadable", 0)
    assert "offer 2 fish for 1 gold" in str(caught.value)


@clause("TG-DECK-1")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Offer((Lot("unicorns", 1),)), "no-such-goods"),
        (Offer((Lot("fish", -1),)), "no-such-goods"),
        (Offer((Lot("wood", 1),), (Lot("unicorns", 1),)), "no-such-goods"),
        (Offer((Lot("wood", 1),), (), -1), "no-such-goods"),
        (Offer(()), "nothing-given"),
        (Swap("unicorns"), "no-such-goods"),
        (Accept(-1), "no-such-offer"),
        (Accept(0), "no-such-offer"),
        (Accept(1 << 70), "no-such-offer"),
        (Withdraw(-1), "nothing-to-withdraw"),
    ],
)
def test_typed_nonsense_is_refused_like_any_other(action: mlotek.Action, code: str) -> None:
    assert refused(market(4, "fish", "1 wood"), 0, action).code == code


@clause("TG-DEAL-1")
def test_a_deck_reads_back_from_its_text() -> None:
    match = mlotek.Match(mlotek.game("targ", players=3), seed=4)
    text = match.record.entries[0][1]
    again = mlotek.Match(match.game, chance=[text])
    assert again.record == match.record


@clause("TG-DEAL-1")
def test_a_deck_of_other_cards_is_refused() -> None:
    match = mlotek.Match(mlotek.game("targ", players=3), chance=[])
    with pytest.raises(mlotek.Refused) as caught:
        match.supply(Deck((0,) * 61))
    assert caught.value.code == "wrong-chance"
    match.supply(deck(3, "fish"))


@clause("TG-OFFER-1")
def test_iteration_lists_simple_offers_and_membership_knows_all() -> None:
    match = market(6, "fish", "2 grain 1 sheep 7 gold", "2 wood")
    play(match, "1: offer 1 wood for 1 grain")
    listed = set(map(str, match.legal(0)))
    assert {"accept 1", "swap grain", "swap sheep", "swap gold", "stop", "done"} <= listed
    assert {"offer 1 grain for nothing", "offer 2 grain for 1 wood", "offer 1 sheep for 2 wood"} <= listed
    assert not {"swap fish", "offer 2 sheep for 1 wood", "withdraw 1"} & listed
    assert all(text in match.legal(0) for text in listed)
    # 3 gifts, 3·8 one for one, 2·8 two for one, 3·8 one for two, and the six that are no offers
    assert len(match.legal(0)) == len(listed) == 3 + 24 + 16 + 24 + 6
    assert "offer 2 grain 1 sheep 7 gold for 5 bricks 9 pigs to 4" in match.legal(0)


def test_every_refusal_has_a_sentence_in_both_languages() -> None:
    for language in ("en", "pl"):
        for reason in each(Reason):
            assert Speaker(language, "targ").knows(f"targ-refusal-{reason.name.lower().replace('_', '-')}")


SENTENCES = [
    (
        OfferShouted(0, 1, (Lot("fish", 2), Lot("gold", 1)), (Lot("bricks", 1),), None),
        "Ola calls out: 2 fish and 1 gold for 1 brick!",
        "Ola ogłasza: dam 2 ryby i 1 złoto za 1 cegłę!",
    ),
    (
        OfferShouted(0, 2, (Lot("pigs", 5),), (), 1),
        "Ola calls to Iga: 5 pigs, for free!",
        "Ola ogłasza (dla: Iga): oddam 5 prosiaków za darmo!",
    ),
    (
        Traded(0, 3, (Lot("sheep", 1),), (Lot("fish", 5), Lot("coffee", 3)), 1),
        "Ola gives 1 sheep, Iga gives 5 fish and 3 coffee.",
        "Ola daje 1 owcę, a Iga 5 ryb i 3 kawy.",
    ),
]


@pytest.mark.parametrize(("event", "english", "polish"), SENTENCES)
def test_bundles_are_spoken_with_the_right_plurals(event: mlotek.Event, english: str, polish: str) -> None:
    assert Speaker("en", "targ", ["Ola", "Iga"]).event(event) == english
    assert Speaker("pl", "targ", ["Ola", "Iga"]).event(event) == polish


def test_what_happens_to_an_offer_is_told_by_who_and_what_not_by_its_number() -> None:
    give, want = (Lot("pigs", 1),), (Lot("gold", 1),)
    events = (
        OfferShouted(0, 77, give, want, None),
        OfferReplaced(0, 77),
        OfferWithdrawn(0, 77),
        OfferVoided(0, 77),
        Traded(0, 77, give, want, 1),
        Traded(0, 77, give, (), 1),
    )
    for language in ("en", "pl"):
        for told in (None, 0, 1):
            speaker = Speaker(language, "targ", ["Ola", "Iga"], told)
            assert [sentence for event in events if "77" in (sentence := speaker.event(event))] == []


def test_plain_actions_are_equal_values() -> None:
    assert (parse("stop"), parse("done"), parse("swap fish")) == (Stop(), Done(), Swap("fish"))


@clause("TG-DEAL-1")
def test_before_the_deal_nobody_trades_and_there_is_nothing_else_to_do() -> None:
    """A match asks chance first ("chance-due"), so that nobody hears of "not-now"; the rules say it all the same."""
    undealt = mlotek.game("targ", 3).new_state()
    for action in (Done(), Stop(), Swap("fish"), Accept(1), Withdraw(1), Offer((Lot("fish", 1),))):
        assert refusal(undealt, 0, *action.code()) == Reason.NOT_NOW
        assert suggest(undealt, 0, *action.code()) is None
