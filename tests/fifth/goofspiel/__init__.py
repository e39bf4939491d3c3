"""Goofspiel, the Game of Pure Strategy: everybody bids a card in secret for the prize on the table."""

from mlotek.core.game import Kind, Option
from tests.fifth.goofspiel import actions, edition, events, luck, rules
from tests.fifth.goofspiel.view import outcome, own_part, public_view

KIND = Kind(
    name="goofspiel",
    players=edition.PLAYERS,
    options=(Option("carry", True, (False, True), "a prize nobody takes is added to the next", in_state=True),),
    home=__name__,
    edition=edition.EDITION,
    editions=edition.EDITIONS,
    rules=rules,
    luck=luck,
    actions=actions,
    events=events,
    public=public_view,
    own=own_part,
    outcome=outcome,
)
