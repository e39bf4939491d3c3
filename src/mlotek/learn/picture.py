"""How learning went, as a picture."""

from __future__ import annotations

import io
from collections.abc import Sequence

from matplotlib.figure import Figure

from mlotek.learn.course import Progress


def picture(game: str, history: Sequence[Progress]) -> str:
    """Shares of the win, and how far expectations were off, over the minutes; an SVG."""
    figure = Figure(figsize=(8, 4), layout="constrained")
    shares, errors = figure.subplots(1, 2)
    minutes = [progress.minutes for progress in history]
    for rival in history[-1].shares if history else ():
        shares.plot(minutes, [progress.shares.get(rival) for progress in history], marker=".", label=rival)
    shares.set(title=f"{game}: alone at a table of", xlabel="minutes", ylabel="share of the wins", ylim=(0, 1))
    shares.legend()
    errors.plot(minutes, [progress.error for progress in history], marker=".")
    errors.set(title="error of the expected share", xlabel="minutes")
    out = io.StringIO()
    figure.savefig(out, format="svg")
    return out.getvalue()
