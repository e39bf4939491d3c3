"""Targ (Wheedle): everybody trades at once; get the majority of your goods, and shout STOP."""

from mlotek.core.game import Kind, Option
from mlotek.games.targ import actions, edition, events, luck, rules
from mlotek.games.targ.view import outcome, own_view, public_view

KIND = Kind(
    name="targ",
    players=edition.PLAYERS,
    options=(
        Option("max_actions", 2000, range(1, 100_001), "a round ends after so many actions", in_state=True),
        Option("ledger", False, (False, True), "the house remembers in public what everybody could have seen"),
    ),
    home=__name__,
    edition=edition.EDITION,
    editions=edition.EDITIONS,
    formerly="69549e11cf98e8fc",
    rules=rules,
    luck=luck,
    actions=actions,
    events=events,
    public=public_view,
    own=own_view,
    outcome=outcome,
)
