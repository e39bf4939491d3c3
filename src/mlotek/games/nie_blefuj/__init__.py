"""Nie blefuj! (Gold and Bones): offer suitcases of money and of cut newspaper, and be the first to hold 25 million."""

from mlotek.core.game import Kind, Option, who_starts
from mlotek.games.nie_blefuj import actions, edition, events, luck, rules
from mlotek.games.nie_blefuj.positions import WORDING
from mlotek.games.nie_blefuj.view import outcome, own_part, public_view

KIND = Kind(
    name="nie-blefuj",
    players=edition.PLAYERS,
    options=(
        Option(
            "reversed", False, (False, True), "the drawn player offers to the gun", in_state=True, clause="NB-REV-1"
        ),
        Option(
            "short_payer_draws",
            False,
            (False, True),
            "a payer who was short draws a bank card, too",
            in_state=True,
            since=2,
            formerly=True,
            clause="NB-PAY-4",
        ),
        Option(
            "max_rounds",
            200,
            range(1, 1001),
            "a limit: the game is scored after so many rounds",
            in_state=True,
            clause="NB-LIMIT-1",
        ),
        Option("ledger", False, (False, True), "the house remembers for each seat what it could have seen"),
        who_starts("NB-START-1"),
        Option(
            "open_payment", False, (False, True), "all see which suitcases are paid", in_state=True, clause="NB-PAY-5"
        ),
    ),
    home=__name__,
    edition=edition.EDITION,
    editions=edition.EDITIONS,
    formerly="1b762f4f6a98686c",
    rules=rules,
    luck=luck,
    actions=actions,
    events=events,
    public=public_view,
    own=own_part,
    outcome=outcome,
    wording=WORDING,
    rules_version=2,
)
