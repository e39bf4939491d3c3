"""The results in words and numbers: as text, as JSON, as CSV."""

from __future__ import annotations

import csv
import io
from dataclasses import asdict
from typing import Any

import msgspec

from mlotek.arena.ratings import Rating
from mlotek.arena.results import Meeting, Results
from mlotek.arena.speed import Speed
from mlotek.arena.statistics import CONFIDENCE


def row(results: Results, meeting: Meeting) -> dict[str, Any]:
    """One meeting as plain values."""
    share = meeting.share
    scores = [game.scores[seat] for deal in meeting.games for seat, game in enumerate(deal)]
    lengths = [game.decisions for deal in meeting.games for game in deal]
    return {
        "bot": meeting.hero,
        "table": meeting.table,
        "deals": share.deals,
        "games": int(meeting.shares.size),
        "share": share.mean,
        "low": share.low,
        "high": share.high,
        "par": results.par,
        "inflation": meeting.inflation,
        "settled": meeting.settled,
        "mean_score": sum(scores) / len(scores),
        "mean_decisions": sum(lengths) / len(lengths),
    }


def as_csv(results: Results) -> str:
    """A row for every meeting."""
    text = io.StringIO()
    rows = [row(results, meeting) for meeting in results.meetings]
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def as_json(results: Results, ratings: list[Rating], speeds: list[Speed]) -> bytes:
    """Everything that was found, except the single games."""
    differences = [
        {"bot": one, "other": other, "table": table, **asdict(gap)} for one, other, table, gap in results.differences()
    ]
    found = {
        "tournament": results.tournament,
        "confidence": CONFIDENCE,
        "meetings": [row(results, meeting) for meeting in results.meetings],
        "differences": differences,
        "ratings": [asdict(rating) for rating in ratings],
        "seats": [asdict(seat) for seat in results.seat_shares()],
        "incidents": results.incidents,
        "questions": results.questions,
        "invalid": results.invalid(),
        "details": results.details,
        "speeds": [{**asdict(speed), "milliseconds": speed.milliseconds} for speed in speeds],
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def as_text(results: Results, ratings: list[Rating], speeds: list[Speed]) -> str:
    """The tables a person reads first."""
    plan, wide = results.tournament, max(12, *(len(bot) + 2 for bot in results.bots))
    lines = [
        f"{plan.game}, {plan.players} players, {results.games:,} games, seed {plan.seed}; par is {results.par:.1%}",
        "",
        f"{'bot':<{wide}}{'against a table of':<{wide + 12}}{'share':>8}   {'99 % interval':<18}{'games':>9}",
    ]
    for meeting in results.meetings:
        share = meeting.share
        mark = " settled" if plan.settle and meeting.settled else ""
        between = f"{share.low:.1%} to {share.high:.1%}"
        who = f"{meeting.hero:<{wide}}{meeting.table:<{wide + 12}}"
        lines.append(f"{who}{share.mean:>8.1%}   {between:<18}{meeting.shares.size:>9,}{mark}")
    lines += ["", f"{'bot':<{wide}}{'rating':>8}{'±':>6}{'a decision':>14}{'compiled':>16}{'incidents':>11}"]
    pace = {speed.bot: speed for speed in speeds}
    for rating in ratings:
        lines.append(_bot_line(results, rating, pace[rating.bot], wide))
    lines += [
        f"{bot}: {rate:.1%} of {results.questions[bot]:,} answers could not be done"
        for bot, rate in results.invalid().items()
    ]
    return "\n".join(lines + [f"  {detail}" for detail in results.details[:20]])


def _bot_line(results: Results, rating: Rating, speed: Speed, wide: int) -> str:
    compiled = "–" if speed.compiled is None else f"{speed.compiled:,.0f}/s"
    incidents = sum(results.incidents.get(rating.bot, {}).values())
    rated = f"{rating.bot:<{wide}}{rating.skill:>8.0f}{rating.sigma:>6.0f}"
    return f"{rated}{speed.milliseconds:>11.2f} ms{compiled:>16}{incidents:>11}"
