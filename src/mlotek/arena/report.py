"""One HTML page that needs nothing else: the tables, and the plots as SVG inside it."""

from __future__ import annotations

import io
from collections.abc import Callable
from html import escape
from typing import Any

import matplotlib
from matplotlib.figure import Figure

from mlotek.arena.ratings import Rating
from mlotek.arena.results import Results
from mlotek.arena.speed import Speed
from mlotek.arena.summary import as_text

Draw = Callable[[Any, Results], None]
ROOM = 20
"""Letters of a bot's name that a plot has room for."""

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
 body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }}
 body {{ color: #222; background: #fff }}
 pre {{ overflow-x: auto; background: #f4f2ee; padding: 1rem; border-radius: .5rem }}
 svg {{ max-width: 100%; height: auto }}
 td, th {{ padding: .2rem .8rem; text-align: right }} th:first-child, td:first-child {{ text-align: left }}
</style>
<h1>{title}</h1>
<pre>{text}</pre>
{differences}
{plots}
</html>
"""


def html(results: Results, ratings: list[Rating], speeds: list[Speed]) -> str:
    """The whole report."""
    plan = results.tournament
    plots = {
        "Who beats whom: one against a table": draw_matrix,
        "Shares of the win with 99 % intervals": draw_shares,
        "Length of games in decisions": draw_lengths,
        "Scores": draw_scores,
        "Seat advantage": draw_seats,
    }
    figures = [f"<h2>{escape(title)}</h2>\n{_svg(draw, results)}" for title, draw in plots.items()]
    return PAGE.format(
        title=escape(f"Arena: {plan.game}, {plan.players} players"),
        text=escape(as_text(results, ratings, speeds)),
        differences=_differences(results),
        plots="\n".join(figures),
    )


def _differences(results: Results) -> str:
    rows = [
        f"<tr><td>{escape(one)} − {escape(other)}<td>{escape(table)}"
        f"<td>{gap.mean:+.1%}<td>{gap.low:+.1%}<td>{gap.high:+.1%}"
        for one, other, table, gap in results.differences()
    ]
    if not rows:
        return ""
    head = "<tr><th>difference<th>at a table of<th>mean<th>low<th>high"
    return f"<h2>Differences on the same deals</h2>\n<table>{head}{''.join(rows)}</table>"


def _svg(draw: Draw, results: Results) -> str:
    """A drawing as SVG text; the same results give the same text."""
    with matplotlib.rc_context({"svg.hashsalt": "mlotek", "font.size": 10, "svg.fonttype": "none"}):
        figure = Figure(figsize=(7.5, 4.2), layout="constrained")
        draw(figure.subplots(), results)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None})
    drawn = text.getvalue()
    return drawn[drawn.index("<svg") :]


# ── Plots ────────────────────────────────────────────────────────────────────────────────────────


def shown(bot: str) -> str:
    """A bot's name where there is little room: of a long one its end, which names the file.

    >>> shown("shrewd"), shown("net:/home/iga/nets/policy.npz")
    ('shrewd', '…iga/nets/policy.npz')
    """
    return bot if len(bot) <= ROOM else f"…{bot[1 - ROOM :]}"


def draw_matrix(axes: Any, results: Results) -> None:
    """A square for each pair: the share of the bot on the left against a table of the one below."""
    bots = results.bots
    shares = {(meeting.hero, meeting.table): meeting.share.mean for meeting in results.meetings}
    cells = [[shares.get((hero, table), float("nan")) for table in bots] for hero in bots]
    axes.imshow(cells, cmap="RdYlGn", vmin=0, vmax=2 * results.par)
    for i, row in enumerate(cells):
        for j, share in enumerate(row):
            axes.text(j, i, "·" if share != share else f"{share:.0%}", ha="center", va="center")
    axes.set_xticks(range(len(bots)), map(shown, bots))
    axes.set_yticks(range(len(bots)), map(shown, bots))
    axes.set_xlabel("table of")
    axes.set_ylabel("one")


def draw_shares(axes: Any, results: Results) -> None:
    """Every meeting as a point with its interval, and par as a line."""
    names = [f"{shown(meeting.hero)} against {shown(meeting.table)}" for meeting in results.meetings]
    shares = [meeting.share for meeting in results.meetings]
    spans = [(share.mean - share.low, share.high - share.mean) for share in shares]
    axes.errorbar(
        [share.mean for share in shares], range(len(shares)), xerr=list(zip(*spans, strict=True)), fmt="o", capsize=3
    )
    axes.axvline(results.par, color="grey", linestyle="--")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel("share of the win")


def draw_lengths(axes: Any, results: Results) -> None:
    """How many decisions games took."""
    lengths = [game.decisions for meeting in results.meetings for deal in meeting.games for game in deal]
    axes.hist(lengths, bins=40, color="#4a7")
    axes.set_xlabel("decisions")
    axes.set_ylabel("games")


def draw_scores(axes: Any, results: Results) -> None:
    """The scores of the bot in question, meeting by meeting."""
    scores = [
        [game.scores[seat] for deal in meeting.games for seat, game in enumerate(deal)] for meeting in results.meetings
    ]
    axes.boxplot(scores, orientation="horizontal", showfliers=False)
    names = [f"{shown(meeting.hero)} against {shown(meeting.table)}" for meeting in results.meetings]
    axes.set_yticks(range(1, len(names) + 1), names)
    axes.invert_yaxis()
    axes.set_xlabel("score")


def draw_seats(axes: Any, results: Results) -> None:
    """The share of the win by seat, over all games."""
    seats = results.seat_shares()
    spans = [(seat.mean - seat.low, seat.high - seat.mean) for seat in seats]
    axes.bar(
        range(len(seats)), [seat.mean for seat in seats], yerr=list(zip(*spans, strict=True)), capsize=4, color="#79a"
    )
    axes.axhline(results.par, color="grey", linestyle="--")
    axes.set_xticks(range(len(seats)), [f"seat {seat}" for seat in range(len(seats))])
    axes.set_ylabel("share of the win")
