"""A game at the keyboard: bots play, people are asked, and whoever holds the keyboard sees what its seat may see."""

from __future__ import annotations

from collections.abc import Collection, Hashable

import mlotek
from mlotek.bots import Persona, Why, steps
from mlotek.cli import commands
from mlotek.cli.console import Console
from mlotek.cli.opponents import Opponents, personas_at
from mlotek.games import table_of
from mlotek.lexicon import fold, lexicon_of
from mlotek.misreading import misreading, tell
from mlotek.speech import Speaker
from mlotek.story import ending

BEAT = 0.7  # seconds before a bot acts; less and less while only bots act
HASTE = 0.85
NO_ANSWER = Why("bots-why-default")
ABOUT_HOLDINGS = {"money", "money-missing", "money-twice", "artist", "artist-missing", "suitcase", "suitcase-missing"}
ABOUT_HOLDINGS |= {"not-your-card", "not-in-hand", "cards-not-held", "wanted-not-held", "swap-not-held"}
ABOUT_PEOPLE = {"seat", "seat-missing", "no-such-player", "no-such-addressee"}


class Session:
    """A match and the people around one keyboard.

    Everything told is told from `match.view(holder)` and `match.events(holder)`, where the holder is the person
    at the keyboard; when the keyboard goes to another person, a curtain falls first.
    """

    def __init__(
        self, match: mlotek.Match, people: Collection[int], bots: Opponents, console: Console, speaker: Speaker
    ) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        self.console = console
        self._speaker = speaker
        self.lexicon = lexicon_of(match.game.name)
        self.table = table_of(match.game.kind)
        self.holder = min(people)
        self.refused: mlotek.Refused | None = None
        self.why = ""
        self._told = dict.fromkeys(people, max(0, match.happened - commands.LOG_LINES))
        self._plans: dict[int, tuple[Hashable | None, int]] = {}
        self._asked_last = -1
        self._secret_shown = False
        self._bots_in_a_row = 0

    def run(self) -> None:
        """Play until the game is over; raises Leave when a person goes, EOFError when the input ends."""
        self._greet()
        while not self.match.over:
            seat = self._next_seat()
            if seat not in self.people:
                self._let_bot_play(seat)
            elif not self._follow_plan(seat):
                self._hand_over(seat)
                self._ask()
        self._tell()

    @property
    def speaker(self) -> Speaker:
        """The voice of the table, speaking to whoever is at the keyboard."""
        return self._speaker.to(self.holder)

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────

    def say(self, name: str, style: str | None = None, /, **values: object) -> None:
        """Say a message of the terminal."""
        self.console.say(self.speaker.say(f"terminal-{name}", **values), style)

    def show(self, action: mlotek.Action | str) -> str:
        """An action in the words of the table's language."""
        return self.lexicon.show(str(action), self.speaker.language, self.match.names)

    def view(self) -> mlotek.View:
        """The table as the holder sees it."""
        return self.match.view(self.holder)

    def tell_end(self) -> None:
        """Tell how the game came out: to the one person at the keyboard, or to all of them."""
        outcome = self.match.outcome
        assert outcome is not None
        for line in ending(outcome, self.speaker if len(self.people) == 1 else self._speaker):
            self.console.say(line)

    def _tell(self) -> None:
        """Tell the holder what has happened since it was told last."""
        start, self._told[self.holder] = self._told[self.holder], self.match.happened
        news = self.match.events(self.holder, start)
        for event in news:
            self.console.say(self.speaker.event(event))
        self._secret_shown |= news != self.match.events(None, start)

    def _greet(self) -> None:
        game = self.match.game.name
        self.say("welcome", "heading", game=self.speaker.say(f"{game}-name"))
        self.console.say(self.speaker.say(f"{game}-hook"))
        self.say("seats", names=self.match.names)
        self._introduce_bots()
        self.say("first-steps")
        if len(self.people) > 1:
            self._call(self.holder)
        self._tell()

    def _introduce_bots(self) -> None:
        bots = [self._introduced(bot) for bot in personas_at(self.match, self.people)]
        if bots:
            self.say("bots", bots=self.speaker.joined(bots))

    def _introduced(self, bot: Persona) -> str:
        temper = self.speaker.say(f"bots-temper-{bot.temper}")
        return self.speaker.say("terminal-bot", name=bot.name, level=self._level(bot), temper=temper)

    def _level(self, bot: Persona) -> str:
        known = steps(self.match.game.name)
        if bot.level not in known:
            return self.speaker.say(f"bots-level-{bot.level}")
        return self.speaker.say("bots-step", number=known.index(bot.level) + 1, count=len(known))

    def _call(self, seat: int) -> None:
        self.console.wait(self.speaker.say("terminal-curtain", name=self.match.names[seat]))

    # ── Turns ────────────────────────────────────────────────────────────────────────────────────

    def _next_seat(self) -> int:
        """The next seat to ask: where several may act at once, everybody gets a turn before anybody gets two."""
        seats = self.match.actors
        players = self.match.game.players
        if len(seats) == 1:
            self._asked_last = seats[0]
        else:
            self._asked_last = min(seats, key=lambda seat: (seat - self._asked_last - 1) % players)
        return self._asked_last

    def _hand_over(self, seat: int) -> None:
        if seat != self.holder:
            self._draw_curtain()
            self.holder = seat
            self.refused = None
            self._call(seat)
        self._tell()

    def _draw_curtain(self) -> None:
        """Hide what the holder has seen, but not before it has read what concerns it alone."""
        if self._secret_shown and self.console.interactive:
            self.console.wait(self.speaker.say("terminal-read"))
        self.console.scroll_away()

    def _let_bot_play(self, seat: int) -> None:
        self.console.pause(BEAT * HASTE**self._bots_in_a_row)
        self._bots_in_a_row += 1
        decision = self.bots.decide(seat)
        if decision.why == NO_ANSWER:
            self.say("bot-fails", "refusal", name=self.match.names[seat])
        self.match.play(seat, decision.action)
        self._tell()

    def plan(self, limit: int) -> None:
        """Bid for the holder up to a limit, as long as the auction that is going on lasts."""
        self._plans[self.holder] = self.table.words.auction(self.view()), limit
        self._asked_last = self.holder - 1

    def _follow_plan(self, seat: int) -> bool:
        """Act as the person has planned for this auction; False if there is no plan for it."""
        view = self.match.view(seat)
        auction, limit = self._plans.get(seat, (None, 0))
        if auction is None or auction != self.table.words.auction(view):
            return False
        cheapest = self.match.legal(seat).cheapest_bid()
        self.match.play(seat, cheapest[0] if cheapest and cheapest[1] <= limit else "pass")
        self._tell()
        return True

    def _ask(self) -> None:
        """Ask the holder until it has acted."""
        self.console.say()
        self._secret_shown = False
        self._bots_in_a_row = 0
        for line in self.table.words.situation(self.view(), self.speaker):
            self.console.say(line, "heading")
        while not self._act(self._read()):
            pass
        self._tell()

    def _read(self) -> str:
        return self.console.ask(f"{self.match.names[self.holder]}> ")

    def _act(self, line: str) -> bool:
        """Do what a line says; True if the game has moved on."""
        if not line:
            self.say("ask-help")
            return False
        word, _, rest = line.partition(" ")
        command = commands.find(word)
        if command:
            return command(self, rest.strip()) is True
        if line.startswith("@"):
            return self._act_for(word[1:], rest)
        return self._play(self.holder, line)

    def _act_for(self, name: str, line: str) -> bool:
        """Another person at the same keyboard acts; then the holder, who has not, is asked again."""
        seats = {fold(self.match.names[seat]): seat for seat in self.people}
        seat = seats.get(fold(name))
        if seat is None:
            self.say("no-such-person", "refusal", name=name)
            return False
        self._asked_last = self.holder - 1
        return self._play(seat, line)

    def _play(self, seat: int, line: str) -> bool:
        try:
            self.match.play(seat, self.lexicon.read(line, self.match.names))
        except mlotek.Refused as refused:
            self._refuse(seat, refused, line)
            return False
        self.refused = None
        return True

    def _refuse(self, seat: int, refused: mlotek.Refused, line: str) -> None:
        """Say why; of another person's refusal only that it is one, for the reason may be that person's secret."""
        if seat != self.holder:
            self.say("other-refused", "refusal", name=self.match.names[seat])
            return
        self.refused = refused
        self._explain(refused, line)
        if refused.suggestion:
            self.say("suggestion", action=self.show(refused.suggestion))
        self.say("ask-why" if refused.clause else "ask-help")

    def _explain(self, refused: mlotek.Refused, line: str) -> None:
        """What is wrong, and what the person holds or who is there, if it is about that."""
        found = misreading(self.match.game.kind, line, self.match.names) if refused.code == "unreadable" else None
        self.why = tell(found, self.speaker, self.match.game.kind) if found else self.speaker.refusal(refused)
        self.console.say(self.why, "refusal")
        trouble = found.trouble if found else refused.code
        if trouble in ABOUT_HOLDINGS:
            commands.tell_hand(self, "")
        elif trouble in ABOUT_PEOPLE:
            self.say("seats", names=self.match.names)
