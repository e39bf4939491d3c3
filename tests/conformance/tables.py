"""Every table the house can set: each game with each number of players and each choice of options."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import combinations, islice, product
from types import ModuleType
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek.core.game import Kind, Option
from mlotek.games import kind_of

LONGEST = 20_000
"""More decisions than any game may take."""


def package_of(name: str) -> str:
    return name.replace("-", "_")


def part_of_tests(name: str, part: str) -> ModuleType:
    """A game's own contribution to these tests: ``tests/games/<game>/<part>.py``."""
    return import_module(f"tests.games.{package_of(name)}.{part}")


GAMES = mlotek.games()


@dataclass(frozen=True)
class Table:
    """A game, a number of players, and a choice of options."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> mlotek.Game:
        return mlotek.game(self.name, self.players, **dict(self.options))

    def match(self, seed: int) -> mlotek.Match:
        return mlotek.Match(self.game, seed)

    def __str__(self) -> str:
        usual = {option.name: option.default for option in kind_of(self.name).options}
        chosen = [name if value is True else f"{name}-{value}" for name, value in self.options if value != usual[name]]
        return "-".join([self.name, str(self.players), *chosen])


def choices(option: Option) -> tuple[Any, ...]:
    """The values worth trying: all of a switch; the ends that are near, and the default, of a number."""
    if isinstance(option.allowed, range):
        low = option.allowed[0]
        return tuple(sorted({low, low + 2, option.default} & set(option.allowed)))
    return tuple(option.allowed)


def every_table_of(kind: Kind) -> list[Table]:
    """All choices with all others."""
    names = [option.name for option in kind.options]
    tables = (
        Table(kind.name, players, tuple(zip(names, values, strict=True)))
        for players, *values in product(kind.players, *map(choices, kind.options))
    )
    return [table for table in tables if can_be_set(kind, table)]


def can_be_set(kind: Kind, table: Table) -> bool:
    """Whether so many may choose this."""
    usual = {option.name: option.default for option in kind.options}
    return all(
        value == usual[name] or table.players in kind.only_with.get(name, kind.players) for name, value in table.options
    )


def tables_of(kind: Kind) -> Iterator[Table]:
    """Enough tables that any two choices meet at one of them; the usual one of each size, and the fullest."""
    usual = tuple((option.name, option.default) for option in kind.options)
    every = every_table_of(kind)
    found = [table for table in every if table.options == usual]
    found.append(max(every, key=switches_on))
    missing = set().union(*map(pairs, every)).difference(*map(pairs, found))
    while missing:
        found.append(max(every, key=lambda table: len(missing & pairs(table))))
        missing -= pairs(found[-1])
    return iter(dict.fromkeys(found))


def switches_on(table: Table) -> tuple[int, int, int]:
    """How many switches and words are not as usual, how many play, and how many numbers are left as they come."""
    known = {option.name: option for option in kind_of(table.name).options}
    words = sum(known[name].code(value) for name, value in table.options if type(value) is not int)
    return words, table.players, sum(known[name].default == value for name, value in table.options)


@cache
def pairs(table: Table) -> frozenset[Any]:
    """Any two choices that meet at a table, the number of players among them."""
    return frozenset(combinations((("players", table.players), *table.options), 2))


TABLES = tuple(table for name in GAMES for table in tables_of(kind_of(name)))

every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def tables_named(name: str) -> list[Table]:
    return [table for table in TABLES if table.name == name]


# ── Random play ──────────────────────────────────────────────────────────────────────────────────


def next_seat(match: mlotek.Match, rng: random.Random) -> int:
    """Mostly the seat that is asked; sometimes another that may act as well."""
    chosen = rng.random()
    if chosen < 0.7:
        return match.actors[0]
    if chosen < 0.9:
        return rng.choice(match.actors)
    return rng.choice([seat for seat in range(match.game.players) if match.legal(seat)])


def random_action(match: mlotek.Match, seat: int, rng: random.Random) -> mlotek.Action:
    """Mostly a sample; sometimes one that iteration lists."""
    if rng.random() < 0.9:
        return match.legal(seat).sample(rng)
    return rng.choice(list(islice(match.legal(seat), 40)))


def step(match: mlotek.Match, rng: random.Random) -> tuple[int, mlotek.Action, list[mlotek.Event]]:
    """One random decision; returns who did what, and the events as that seat knows them."""
    seat = next_seat(match, rng)
    action = random_action(match, seat, rng)
    return seat, action, match.play(seat, action)


def walk(match: mlotek.Match, rng: random.Random) -> Iterator[mlotek.Match]:
    """The same match again and again, in every position up to the end."""
    yield match
    for _ in range(LONGEST):
        if match.over:
            return
        step(match, rng)
        yield match
    raise AssertionError(f"{match.game} does not end")


def played_to_the_end(table: Table, seed: int) -> mlotek.Match:
    """A whole random game; the same for the same seed."""
    match = table.match(seed)
    for _ in walk(match, random.Random(seed)):
        pass
    return match


@cache
def whole_record(table: Table, seed: int) -> mlotek.Record:
    return played_to_the_end(table, seed).record


def played_for_a_while(table: Table, seed: int) -> mlotek.Match:
    """A random game cut at a random point, the beginning and the end included."""
    whole = whole_record(table, seed)
    first_cut = next(i for i, (actor, _) in enumerate(whole.entries) if actor != "chance")
    cut = random.Random(seed + 1).randint(first_cut, len(whole.entries))
    while cut < len(whole.entries) and whole.entries[cut][0] == "chance":
        cut += 1
    return cut_record(whole, cut)


def cut_record(record: mlotek.Record, entries: int) -> mlotek.Match:
    """The match as it stood after so many entries."""
    return mlotek.replay(shortened(record, entries))


def shortened(record: mlotek.Record, entries: int) -> mlotek.Record:
    return with_entries(record, record.entries[:entries])


def with_entries(record: mlotek.Record, entries: Sequence[tuple[int | str, str]]) -> mlotek.Record:
    return msgspec.structs.replace(record, entries=tuple(entries))


def positions(match: mlotek.Match, rng: random.Random) -> Iterator[mlotek.Match]:
    """Play to the end and stop to look: everywhere at first, about every tenth time in a long game, and at the end."""
    for now in walk(match, rng):
        if now.over or now.length < 60 or rng.random() < 0.1:
            yield now


@cache
def plausible_texts(table: Table) -> tuple[str, ...]:
    """Actions that are right in some position of some game: in another they are mostly wrong."""
    texts: set[str] = set()
    for seed in range(2):
        rng = random.Random(seed)
        for match in positions(table.match(seed), rng):
            for seat in range(table.players):
                texts.update(map(str, islice(match.legal(seat), 6)))
                if match.legal(seat):
                    texts.add(str(match.legal(seat).sample(rng)))
    return tuple(sorted(texts))


def probes(table: Table, rng: random.Random, count: int) -> list[str]:
    """A few plausible actions."""
    texts = plausible_texts(table)
    return rng.sample(texts, min(count, len(texts)))
