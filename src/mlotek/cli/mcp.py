"""`mlotek mcp`: the games for language models, as tools over the Model Context Protocol (stdio).

A model sits down at a local game against the house's bots, or at a table of a house on the network. It is told what its
seat may know and nothing else.
"""

from __future__ import annotations

import argparse
from typing import Any, Protocol

from mcp.server.mcpserver import MCPServer

import mlotek
from mlotek import bots, prompts
from mlotek.client import Client, HouseSaysNo
from mlotek.speech import Speaker
from mlotek.story import ending

INSTRUCTIONS = "Sit down first, then look, act when you are asked, and wait for the others. `rules` explains the game."


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("mcp", help="let a language model play, over the Model Context Protocol")
    parser.add_argument("--house", metavar="URL", help="a house on the network instead of a local game")
    parser.add_argument("--table", metavar="CODE", help="the table of that house")
    parser.add_argument("--name", default="Model", help="the name at that table")


def run(args: argparse.Namespace) -> int:
    """Serve until the model leaves; returns the exit status."""
    if bool(args.house) != bool(args.table):
        raise mlotek.BadGame("house-and-table", "--house (its address) and --table (its code) belong together")
    server(args.house, args.table, args.name).run("stdio")
    return 0


class Seat(Protocol):
    """A place at a game, wherever it is played."""

    def look(self) -> str: ...
    def act(self, action: str) -> str: ...
    def wait(self) -> str: ...


class NoSeat:
    """Where a model stands before it has sat down."""

    def look(self) -> str:
        return "Nobody sits here yet: call sit_down first."

    def act(self, action: str) -> str:  # noqa: ARG002
        return self.look()

    def wait(self) -> str:
        return self.look()


class LocalSeat:
    """A seat of a game in this process; bots play the others as soon as they are asked."""

    def __init__(self, game: str, players: int | None, level: str, seed: int) -> None:
        self.match = mlotek.Match(mlotek.game(game, players), seed=seed)
        self.seat, self._told = 0, 0
        others = range(1, self.match.game.players)
        self._chairs = {other: bots.Chair(bots.make(level, self.match.game, other, seed=seed)) for other in others}
        self._let_others_play()

    def look(self) -> str:
        """What is new, the table, and what may be done."""
        start, self._told = self._told, self.match.happened
        news = prompts.news(self.match, self.seat, start)
        return "\n".join([*news, "", self._ending() if self.match.over else prompts.question(self.match, self.seat)])

    def act(self, action: str) -> str:
        self.match.play(self.seat, action)
        self._let_others_play()
        return self.look()

    def wait(self) -> str:
        return self.look()

    def _let_others_play(self) -> None:
        while not self.match.over and self.match.actors[0] != self.seat:
            other = self.match.actors[0]
            self.match.play(other, self._chairs[other].answer(self.match).action)

    def _ending(self) -> str:
        outcome = self.match.outcome
        assert outcome is not None
        return "\n".join(ending(outcome, Speaker("en", self.match.game.name, self.match.names))).strip()


class HouseSeat:
    """A seat at a table of a house; what it sees is what the house sends to that seat."""

    def __init__(self, house: str, table: str, name: str) -> None:
        self._client = Client(house, name=name)
        self._client.post(f"/api/tables/{table}/sit")
        self._socket = self._client.join(table).__enter__()
        self._positions = iter(self._socket)
        self._position = next(self._positions)

    def look(self) -> str:
        """The view as the house sends it to this seat, and what may be done."""
        if self._position["outcome"]:
            return "The game is over: " + mlotek.encode(self._position["outcome"]).decode()
        legal = self._position["legal"]
        asked = "You may: " + ", ".join(legal["actions"][:30]) if legal else "Others are asked: wait."
        return "\n".join([mlotek.encode(self._position["view"]).decode(), asked])

    def act(self, action: str) -> str:
        try:
            self._socket.act(action)
        except HouseSaysNo as no:
            return f"That cannot be done: {no}"
        return self.wait()

    def wait(self) -> str:
        """Until this seat is asked, or the game is over."""
        for position in self._positions:
            self._position = position
            if position["legal"] or position["outcome"]:
                break
        return self.look()


def server(house: str | None = None, table: str | None = None, name: str = "Model") -> MCPServer:
    """The tools and resources."""
    served = MCPServer("mlotek", instructions=INSTRUCTIONS, version=mlotek.__version__)
    seats: list[Seat] = [NoSeat()]

    def seat() -> Seat:
        return seats[0]

    @served.tool()
    def sit_down(game: str = "milionerzy", players: int | None = None, against: str = "regular", seed: int = 0) -> str:
        """Sit down at a new local game against bots (random, novice, regular, shrewd), or at the house's table."""
        found: Seat = HouseSeat(house, table, name) if house and table else LocalSeat(game, players, against, seed)
        seats[:] = [found]
        return found.look()

    @served.tool(description=f"The rules of a game ({', '.join(mlotek.games())}), clause by clause.")
    def rules(game: str) -> str:
        return "\n".join(f"{clause}: {text}" for clause, text in prompts.rules(mlotek.game(game).name).items())

    @served.tool()
    def look() -> str:
        """What is new, the table as your seat sees it, and what you may do."""
        return seat().look()

    @served.tool()
    def act(action: str) -> str:
        """Do one of your actions, word for word; what cannot be done is refused with the reason."""
        try:
            return seat().act(action)
        except mlotek.Refused as refused:
            nearest = f" The nearest you may do: {refused.suggestion}" if refused.suggestion else ""
            return f"That cannot be done: {refused}.{nearest}"

    @served.tool()
    def wait() -> str:
        """Wait until something happens, and look."""
        return seat().wait()

    @served.resource("rules://{game}/{clause}")
    def clause(game: str, clause: str) -> str:
        """One clause of a game's rules, by its id: rules://milionerzy/MB-BID-1."""
        told = prompts.rules(mlotek.game(game).name)
        if clause not in told:
            raise ValueError(f"there is no clause {clause!r} in {game}; there are: {', '.join(told)}")
        return told[clause]

    return served
