"""In a notebook things show themselves, and a spectator's table betrays nothing."""

from __future__ import annotations

import mlotek
from tests.conformance.tables import every_game


@every_game
def test_a_match_a_view_and_a_record_show_themselves(name: str) -> None:
    match = mlotek.Match(mlotek.game(name), seed=3, names=["<b>Ola", "Iga", "Leon", "Ewa"])
    match.play(match.actors[0], match.default(match.actors[0]))
    shown = match._repr_html_()
    assert "&lt;b&gt;Ola" in shown
    assert "<b>Ola" not in shown
    assert shown == match.record._repr_html_()
    assert name in match.view(0)._repr_html_()
