"""Nie blefuj! (Gold and Bones): offer suitcases of money and of cut newspaper, and be the first to hold 25 million."""

from mlotek.core.game import Kind, Option
from mlotek.games.nie_blefuj import actions, edition, events, luck, rules
from mlotek.games.nie_blefuj.view import outcome, own_view, public_view

KIND = Kind(
    name="nie-blefuj",
    players=edition.PLAYERS,
    options=(
        Option("reversed", False, (False, True), "the drawn player offers to the gun"),
        Option("short_payer_draws", False, (False, True), "a payer who was short draws a bank card, too"),
        Option("max_rounds", 200, range(1, 1001), "the game is scored after so many rounds"),
        Option("ledger", False, (False, True), "the house remembers for each seat what it could have seen"),
    ),
    edition=edition,
    rules=rules,
    luck=luck,
    actions=actions,
    events=events,
    public=public_view,
    own=own_view,
    outcome=outcome,
)
