"""Milionerzy i Bankruci (High Society): buy luxury with cards that give no change, and do not end up the poorest."""

from mlotek.core.game import Kind, Option, who_starts
from mlotek.games.milionerzy import actions, edition, events, luck, rules
from mlotek.games.milionerzy.positions import WORDING
from mlotek.games.milionerzy.view import outcome, own_part, public_view

KIND = Kind(
    name="milionerzy",
    players=edition.PLAYERS,
    options=(
        Option("hidden_tiles", False, (False, True), "won tiles lie face down", in_state=True, clause="MB-HIDDEN-1"),
        Option("ledger", False, (False, True), "the house remembers in public what everybody could have seen"),
        who_starts("MB-START-1"),
        Option(
            "games",
            1,
            range(1, rules.MOST_GAMES + 1),
            "so many games in a row, points added up",
            in_state=True,
            clause="MB-SERIES-1",
        ),
    ),
    home=__name__,
    edition=edition.EDITION,
    editions=edition.EDITIONS,
    formerly="6443b1f84c309290",
    rules=rules,
    luck=luck,
    actions=actions,
    events=events,
    public=public_view,
    own=own_part,
    outcome=outcome,
    wording=WORDING,
    bid_total=actions.bid_total,
)
