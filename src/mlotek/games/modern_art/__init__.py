"""Modern Art: put paintings up, bid for those of others, and guess whose name will be in fashion."""

from mlotek.core.game import Kind, Option, who_starts
from mlotek.games.modern_art import actions, edition, events, luck, rules
from mlotek.games.modern_art.positions import WORDING
from mlotek.games.modern_art.view import outcome, own_part, public_view

KIND = Kind(
    name="modern-art",
    players=edition.PLAYERS,
    options=(
        Option(
            "mystery_hand",
            False,
            (False, True),
            "a fourth hand lies face down; cards may be flipped",
            in_state=True,
            clause="MA-MYST-1",
        ),
        Option("ledger", False, (False, True), "the house remembers in public what everybody could have seen"),
        who_starts("MA-START-1"),
        Option(
            "split_double",
            False,
            (False, True),
            "who completes a double shares its price",
            in_state=True,
            clause="MA-DOUBLE-5",
        ),
        Option(
            "mystery_flip",
            "organiser",
            ("organiser", "winner"),
            "who may flip a mystery card",
            in_state=True,
            clause="MA-MYST-4",
        ),
    ),
    home=__name__,
    edition=edition.EDITION,
    editions=edition.EDITIONS,
    formerly="c202a5c5fdba5579",
    rules=rules,
    luck=luck,
    actions=actions,
    events=events,
    public=public_view,
    own=own_part,
    outcome=outcome,
    wording=WORDING,
    bid_total=actions.bid_total,
    only_with={"mystery_hand": range(3, 4), "mystery_flip": range(3, 4)},
)
