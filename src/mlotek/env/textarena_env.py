"""TextArena: a table whose observations and actions are words."""

from __future__ import annotations

import re
from typing import Any

import textarena

from mlotek.core.errors import Refused
from mlotek.core.game import Game
from mlotek.core.match import Match
from mlotek.env.rendering import rendered
from mlotek.prompts import introduction, news, question
from mlotek.speech import Speaker

BRACKETED = re.compile(r"\[([^\[\]]+)\]")
RETRIES = 1
"""Answers that cannot be done before the seat does what it does when its time runs out."""


class WordsEnv(textarena.Env):  # type: ignore[misc]
    """A game in words. An answer is an action, or has one in [brackets]; the last of them counts."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game, self.language = game, language

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a new game. `num_players` must be the table's."""
        if num_players != self.game.players:
            raise ValueError(f"this table is for {self.game.players} players, not {num_players}")
        self.match = Match(self.game, seed=seed)
        self.state = textarena.State(num_players=num_players, seed=seed)
        self.state.standard_resets(
            game_state={},
            role_mapping=dict(enumerate(self.match.names)),
            player_prompt_function=lambda player_id, **_: introduction(self.match, player_id, self.language),
        )
        self._told = [0] * num_players
        self._wrong = 0
        self._ask()

    def step(self, action: object) -> tuple[bool, dict[str, Any]]:
        """Do what the words say; what cannot be done is said with a reason, and done by default after a retry."""
        if not isinstance(action, str):
            raise ValueError(f"an answer is a text, not {action!r}")
        seat = self.state.current_player_id
        found = BRACKETED.findall(action)
        try:
            self.match.play(seat, (found[-1] if found else action).strip())
            self._wrong = 0
        except Refused as refused:
            self.state.game_info[seat]["invalid_move"] = True
            self._wrong += 1
            speaker = Speaker(self.language, self.game.name, self.match.names)
            self._say(seat, speaker.say("prompt-refused", reason=speaker.refusal(refused)))
            if self._wrong > RETRIES:
                self._wrong = 0
                self.match.play(seat, self.match.default(seat))
        self._ask()
        done, info = self.state.step()
        return bool(done), dict(info)

    def _ask(self) -> None:
        outcome = self.match.outcome
        if outcome is not None:
            shares = {seat: 1 / len(outcome.winners) for seat in outcome.winners}
            self.state.rewards = {seat: shares.get(seat, 0.0) for seat in range(self.game.players)}
            self.state.done = True
            self.state.add_observation(rendered(self.match), textarena.ObservationType.GAME_ADMIN)
            return
        seat = self.match.actors[0]
        self.state.current_player_id = seat
        start, self._told[seat] = self._told[seat], self.match.happened
        lines = [*news(self.match, seat, start, self.language), question(self.match, seat, self.language)]
        self._say(seat, "\n".join(lines))

    def _say(self, seat: int, text: str) -> None:
        self.state.add_observation(text, textarena.ObservationType.GAME_MESSAGE, to_id=seat)
