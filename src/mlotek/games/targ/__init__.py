"""Targ (Wheedle): everybody trades at once; get the majority of your goods, and shout STOP."""

from mlotek.core.game import Kind, Option, who_starts
from mlotek.games.targ import actions, edition, events, luck, rules
from mlotek.games.targ.positions import WORDING
from mlotek.games.targ.view import outcome, own_part, public_view

KIND = Kind(
    name="targ",
    players=edition.PLAYERS,
    options=(
        Option(
            "max_actions",
            2000,
            range(1, 100_001),
            "a limit: a round ends after so many actions",
            in_state=True,
            clause="TG-LIMIT-1",
        ),
        Option("ledger", False, (False, True), "the house remembers in public what everybody could have seen"),
        who_starts("TG-START-1"),
        Option(
            "rounds",
            0,
            range(rules.MOST_ROUNDS + 1),
            "how many rounds; 0 is as many as players",
            in_state=True,
            clause="TG-ROUNDS-1",
        ),
        Option(
            "wrong_stop",
            "ends",
            ("ends", "continue"),
            "what a wrong STOP does to the round",
            in_state=True,
            clause="TG-STOP-3",
        ),
        Option("bare_stop", False, (False, True), "nobody is helped with the arithmetic", clause="TG-STOP-4"),
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
    own=own_part,
    outcome=outcome,
    wording=WORDING,
)
