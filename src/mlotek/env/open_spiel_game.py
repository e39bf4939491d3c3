"""OpenSpiel: the games with chance as a player that draws one card or die at a time, each with its probability."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pyspiel

from mlotek.core.errors import Refused
from mlotek.core.game import Game
from mlotek.core.match import Match
from mlotek.core.record import encode
from mlotek.env.rendering import rendered
from mlotek.fast.space import Space
from mlotek.games import game as find_game
from mlotek.games import games, kind_of

LONGEST = 1_000_000
"""More decisions than any game takes."""


def register() -> tuple[str, ...]:
    """Register all games; asking twice does no harm."""
    known = set(pyspiel.registered_names())
    for name in games():
        game_type = _type_of(name)
        if game_type.short_name not in known:
            pyspiel.register_game(game_type, _game_class(name, game_type))
    return tuple(_short_name(name) for name in games())


def _short_name(name: str) -> str:
    return f"mlotek_{name.replace('-', '_')}"


def _type_of(name: str) -> pyspiel.GameType:
    kind = kind_of(name)
    options = {option.name: option.default for option in kind.options if isinstance(option.default, bool | int)}
    return pyspiel.GameType(
        short_name=_short_name(name),
        long_name=f"Młotek: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": find_game(name).players, "actions": "compact", **options},
    )


def _game_class(name: str, game_type: pyspiel.GameType) -> type[pyspiel.Game]:
    class TableGame(pyspiel.Game):  # type: ignore[misc]
        """One of the house's games, as OpenSpiel knows games."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(game_type.parameter_specification) | (params or {})
            chosen = {key: value for key, value in given.items() if key not in ("players", "actions")}
            self.table = find_game(name, given["players"], **chosen)
            self.space = Space(self.table, given["actions"])
            super().__init__(game_type, _info_of(self.table, self.space), params or {})

        def new_initial_state(self) -> TableState:
            return TableState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
            return SeatObserver(self.space, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    TableGame.__name__ = f"{_short_name(name)}_game"
    return TableGame


def _info_of(game: Game, space: Space) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=space.actions,
        max_chance_outcomes=game.kind.actions.PIECES,
        num_players=game.players,
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=LONGEST,
    )


class TableState(pyspiel.State):  # type: ignore[misc]
    """A match; where chance is due it draws piece by piece, and the match is told when all are drawn."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._space: Space = game.space
        self.match = Match(game.table, chance=[])
        self._drawn: tuple[int, ...] = ()
        self._said: tuple[int, ...] = ()

    def current_player(self) -> int:
        if self.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.match.due else self.match.actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        return list(np.flatnonzero(self._space.mask(self.match, player, self.said_by(player))).tolist())

    def said_by(self, player: int) -> tuple[int, ...]:
        """The parts of an action that a player has said so far."""
        return self._said if player == self.current_player() else ()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The pieces that may come next, each as likely as there are of it."""
        pieces, _ = self._bag()
        left = Counter(pieces) - Counter(self._drawn)
        return [(piece, count / left.total()) for piece, count in sorted(left.items())]

    def _bag(self) -> tuple[tuple[int, ...], int]:
        bag: tuple[tuple[int, ...], int] = self.match.game.kind.actions.bag(self.match._state)
        return bag

    def _apply_action(self, action: int) -> None:
        if not self.match.due:
            self._say(self.match.actors[0], int(action))
            return
        self._draw(int(action))

    def _draw(self, piece: int) -> None:
        left = [outcome for outcome, _ in self.chance_outcomes()]
        if piece not in left:
            raise Refused("wrong-chance", f"chance cannot draw {piece} now; there are {', '.join(map(str, left))}")
        self._drawn += (piece,)
        if len(self._drawn) == self._bag()[1]:
            self.match.supply(self.match.game.kind.actions.laid_out(self.match._state, self._drawn))
            self._drawn = ()

    def _say(self, seat: int, action: int) -> None:
        said = (*self._said, action)
        if self._space.whole(self.match, seat, said):
            self.match.play(seat, self._space.action(self.match, seat, said))
            said = ()
        self._said = said

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self._space.names[action]

    def is_terminal(self) -> bool:
        return self.match.over

    def returns(self) -> list[float]:
        """Each seat's share of the win."""
        outcome = self.match.outcome
        winners = outcome.winners if outcome else ()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.match.game.players)]

    def __str__(self) -> str:
        """The whole game so far: the entries of its record, and what chance has drawn or a player said since."""
        lines = [f"{actor}: {text}" for actor, text in self.match.entries()]
        since = {"drawn": self._drawn, "said": self._said}
        return "\n".join([*lines, *(f"{what}: {' '.join(map(str, parts))}" for what, parts in since.items() if parts)])


class SeatObserver:
    """What a seat sees: the tensor, or in words; with perfect recall, everything it has been told."""

    def __init__(self, space: Space, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported; there were {params}")
        self._space, self._wanted = space, wanted
        self._complete = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(space.observation if self._complete and not wanted.perfect_recall else 0, np.float32)
        self.dict = {"observation": self.tensor} if len(self.tensor) else {}

    def set_from(self, state: TableState, player: int) -> None:
        if len(self.tensor):
            self.tensor[:] = self._space.see(state.match, player, state.said_by(player))[0]

    def string_from(self, state: TableState, player: int) -> str | None:
        if not self._complete:
            return None
        said = "".join(f" {part}" for part in state.said_by(player))
        if self._wanted.perfect_recall:
            return f"seat {player}{said} " + encode(state.match.events(player)).decode()
        return f"seat {player}{said}\n{rendered(state.match, player)}"
