"""What a person may ask at the prompt beside acting: help, why, rules, log, hand, table, hint, odds, save, quit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mlotek.bots import spoken
from mlotek.cli import files, rulebook
from mlotek.core.action import Action, whole_number
from mlotek.lexicon import fold, forms
from mlotek.speech import LANGUAGES, Speaker

if TYPE_CHECKING:
    from mlotek.cli.session import Session

Command = Callable[["Session", str], object]
"""It answers True if the person need not be asked any more."""
SHOWN = 10
LOG_LINES = 10


class Leave(Exception):
    """The person at the keyboard leaves the game; `save` says whether it is kept."""

    def __init__(self, save: bool) -> None:
        super().__init__(save)
        self.save = save


def find(word: str) -> Command | None:
    """The command a word stands for, in either language."""
    return COMMANDS.get(_words().get(fold(word), ""))


@cache
def _words() -> dict[str, str]:
    words: dict[str, str] = {}
    for language in LANGUAGES:
        words |= forms(Speaker(language, "house"), "terminal-command-")
    return words


def tell_help(session: Session, _: str) -> None:
    """What the person can do now, each kind of action with examples, and the commands."""
    session.say("help-actions", "heading")
    for tag, actions in _by_tag(session.match.legal(session.holder)).items():
        examples = " · ".join(session.show(action) for action in actions[:SHOWN])
        more = max(0, len(actions) - SHOWN)
        session.console.say("  " + session.speaker.say(f"{session.match.game.name}-help-{tag}"))
        session.console.say("    " + session.speaker.say("terminal-help-examples", examples=examples, more=more))
    session.say("help-commands")
    if len(session.people) > 1:
        session.say("help-others")


def _by_tag(actions: Iterable[Action]) -> dict[str, list[Action]]:
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(str(action.__struct_config__.tag), []).append(action)
    return groups


def tell_why(session: Session, _: str) -> None:
    """The clause behind the last refusal and what would be legal instead; of what cannot be read, what can be."""
    refused = session.refused
    if refused is None:
        session.say("why-nothing")
        return
    session.console.say(session.why)
    if refused.clause is None:
        tell_help(session, "")
        return
    session.console.say(rulebook.clause(session.speaker, refused.clause))
    if refused.suggestion:
        session.say("suggestion", action=session.show(refused.suggestion))


def tell_rules(session: Session, topic: str) -> None:
    """A clause, the whole book ("all"), or what matters in the present phase."""
    game = session.match.game.name
    beginnings = session.table.clauses.get(session.view().phase, ())
    if fold(topic) in ("all", "wszystko", "wszystkie"):
        beginnings = ("",)
    elif topic:
        beginnings = (topic.upper(),)
    lines = rulebook.pages(session.speaker, game, beginnings)
    if not lines:
        session.say("no-such-clause", topic=topic)
    for line in (*lines, *rulebook.ruling(session.speaker, topic.upper())):
        session.console.say(line)


def tell_log(session: Session, count: str) -> None:
    """The last events, as the person may know them."""
    lines = whole_number(count) if count else LOG_LINES
    if not lines:
        session.say("log-how", "refusal")
        return
    for event in session.match.events(session.holder)[-lines:]:
        session.console.say(session.speaker.event(event))


def tell_hand(session: Session, _: str) -> None:
    """What the person holds."""
    _say_all(session, session.table.words.hand(session.view(), session.speaker))


def tell_table(session: Session, _: str) -> None:
    """The whole table in words."""
    _say_all(session, session.table.words.describe(session.view(), session.speaker))


def tell_odds(session: Session, _: str) -> None:
    """The chances that follow from what everybody knows."""
    lines = session.table.words.odds(session.view(), session.speaker)
    _say_all(session, lines or [session.speaker.say("terminal-no-odds")])


def tell_hint(session: Session, _: str) -> None:
    """What a strong bot would do in this seat, and why; not where nobody is helped."""
    if not session.table.manners.advises(session.match.game.options):
        session.say("no-advice", "refusal")
        return
    advice = session.bots.decide(session.holder)
    session.say("hint", action=session.show(advice.action), why=spoken(session.speaker, advice.why))


def bid_for_me(session: Session, limit: str) -> bool:
    """Go on bidding up to a limit, or passing, until this auction ends."""
    amount = whole_number(limit)
    if session.table.words.auction(session.view()) is None:
        session.say("auto-not-here", "refusal")
    elif amount is None:
        session.say("auto-how", "refusal")
    else:
        session.plan(amount)
        session.say("auto", limit=amount)
        return True
    return False


def save(session: Session, name: str) -> None:
    """Write the unfinished game to a file."""
    keep(session, Path(name) if name else None, "saved")


def keep(session: Session, path: Path | None, sentence: str) -> bool:
    """Write the record and say where it lies; False if it could not be written."""
    try:
        path = (path or files.fresh_path(session.match.game.name)).expanduser()
        files.write_record(path, session.match.record)
    except (OSError, RuntimeError) as error:
        session.say("not-saved", "refusal", file=str(path or files.records_folder()), reason=str(error))
        return False
    session.say(sentence, file=str(path.absolute()))
    return True


def leave(session: Session, _: str) -> None:
    """Leave, keeping the game if the person wants."""
    answer = session.console.ask(session.speaker.say("terminal-quit-question") + " ")
    raise Leave(save=not fold(answer).startswith("n"))


def _say_all(session: Session, lines: list[str]) -> None:
    for line in lines:
        session.console.say(line)


COMMANDS: dict[str, Command] = {
    "help": tell_help,
    "why": tell_why,
    "rules": tell_rules,
    "log": tell_log,
    "hand": tell_hand,
    "table": tell_table,
    "hint": tell_hint,
    "odds": tell_odds,
    "auto": bid_for_me,
    "save": save,
    "quit": leave,
}
