"""How a match, a view and a record show themselves in a notebook: the table drawn small, and the story so far.

A match and a record are the whole game, so every hand lies open; a view shows what its seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mlotek.core.match import Match
from mlotek.core.record import Record
from mlotek.core.view import View
from mlotek.games import replay, table_of
from mlotek.speech import Speaker, usual_language
from mlotek.story import ending
from mlotek.tables.drawing import Drawn, Piece, Pile

RECENT = 12
"""The last events that are told."""
PLAIN, *TINTS = [
    "#fff8ea",
    "#f2c14e",
    "#9ccc8f",
    "#f6e7a8",
    "#8fc1e3",
    "#d9a8d6",
    "#f2a679",
    "#e58a7b",
    "#b7c9a9",
    "#c9b39a",
]
"""Light grounds for dark letters; what a piece is stands on it, never its tint alone."""
FELT = "background:#24513f;color:#fff8ea;border-radius:8px;padding:8px;font:13px/1.35 sans-serif;max-width:60em"
SEAT = "border:1px solid #6f9483;border-radius:6px;padding:4px 6px;min-width:9em;flex:1"
ROW = "display:flex;flex-wrap:wrap;gap:6px;margin-top:6px"
PIECE = "display:inline-block;border-radius:3px;padding:0 4px;margin:1px;color:#1d1710"
BACK = "background:repeating-linear-gradient(45deg,#7a2331 0 4px,#8f3342 4px 8px);color:#fff8ea"


def html(thing: Match | View | Record, language: str | None = None) -> str:
    """The table drawn small."""
    if isinstance(thing, View):
        return _html_of_view(thing, language or usual_language())
    match = replay(thing) if isinstance(thing, Record) else thing
    speaker = Speaker(language or usual_language(), match.game.name, match.names)
    told = [speaker.event(event) for event in match.open_events()[-RECENT:]]
    if match.outcome:
        told += ending(match.outcome, speaker)
    return _felt(speaker, _everything(match, speaker), match.actors, told)


def _html_of_view(view: View, language: str) -> str:
    speaker = Speaker(language, str(view.__struct_config__.tag), [f"P{seat}" for seat in range(view.players)])
    return _felt(speaker, _drawn(view, speaker), view.actors, [])


def _drawn(view: View, speaker: Speaker) -> Drawn:
    return table_of(speaker.game).words.drawn(view, speaker)


def _everything(match: Match, speaker: Speaker) -> Drawn:
    """Every seat as its owner sees it, and in the middle what anybody sees."""
    public, *own = (_drawn(match.view(seat), speaker) for seat in (None, *range(match.game.players)))
    shown = zip(public.middle, *(drawn.middle for drawn in own), strict=True)
    middle = (next(filter(_is_open, piles), piles[0]) for piles in shown)
    return Drawn(tuple(middle), tuple(drawn.seats[seat] for seat, drawn in enumerate(own)))


def _is_open(pile: Pile) -> bool:
    return not any(piece.covered for piece in pile.pieces)


# ── HTML ─────────────────────────────────────────────────────────────────────────────────────────


def _felt(speaker: Speaker, drawn: Drawn, actors: Sequence[int], story: Sequence[str]) -> str:
    title = f"<b>{escape(speaker.say(f'{speaker.game}-name'))}</b>"
    seats = "".join(
        _seat(name, piles, seat in actors, speaker)
        for seat, (name, piles) in enumerate(zip(speaker.names, drawn.seats, strict=True))
    )
    middle = _piles(drawn.middle, speaker)
    return f'<div style="{FELT}">{title}{middle}<div style="{ROW}">{seats}</div>{_story(story, speaker)}</div>'


def _seat(name: str, piles: Sequence[Pile], asked: bool, speaker: Speaker) -> str:
    mark = "▸ " if asked else ""
    return f'<div style="{SEAT}"><b>{mark}{escape(name)}</b>{_piles(piles, speaker)}</div>'


def _piles(piles: Sequence[Pile], speaker: Speaker) -> str:
    return "".join(
        f"<div>{escape(speaker.say(label))}: {''.join(map(_piece, pieces))}</div>" for label, pieces in piles if pieces
    )


def _piece(piece: Piece) -> str:
    ground = BACK if piece.covered else f"background:{(PLAIN, *TINTS)[piece.tint]}"
    return f'<span style="{PIECE};{ground}">{escape(piece.face)}</span>'


def _story(story: Sequence[str], speaker: Speaker) -> str:
    if not story:
        return ""
    lines = "".join(f"<li>{escape(line)}</li>" for line in story)
    return f"<details open><summary>{escape(speaker.say('drawing-story'))}</summary><ul>{lines}</ul></details>"
