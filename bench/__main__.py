"""`python -m bench`: one run, one table a question. Ratios are to OpenSpiel's Python loop on Hearts."""

from __future__ import annotations

import argparse
import platform

import mlotek
from bench import doors, house
from bench.measure import import_milliseconds, per_cpu_second
from bench.peers import peers

REFERENCE = "OpenSpiel hearts, Python loop"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--games", default=",".join(mlotek.games()), help="which games (default: all)")
    names = parser.parse_args().games.split(",")
    print(
        f"Python {platform.python_version()}, {platform.machine()}; decisions per CPU-second, median of five rounds\n"
    )
    _print_speed(names)
    _print_doors(names)
    _print_players(names)
    _print_sizes(names)
    print(f"\nimport mlotek: {import_milliseconds('mlotek'):.0f} ms of CPU time")


def _print_speed(names: list[str]) -> None:
    speeds: dict[str, float] = {}
    for name in names:
        game = mlotek.game(name)
        speeds[f"{name}: rules in CPython"] = per_cpu_second(house.rules_in_cpython(game))
        speeds[f"{name}: through Match"] = per_cpu_second(house.through_match(game))
        speeds[f"{name}: compiled, one core"] = per_cpu_second(house.compiled(game))
    for label, one_game in peers():
        speeds[label] = per_cpu_second(one_game)
    reference = speeds.get(REFERENCE)
    print(f"{'random play, 4 players':42} {'decisions/s':>14} {'ratio':>9}")
    for label, speed in speeds.items():
        ratio = f"{speed / reference:9.1f}" if reference else ""
        print(f"{label:42} {speed:14,.0f} {ratio}")


def _print_doors(names: list[str]) -> None:
    print(f"\n{'a learner steps, random choices':42} {'steps/s':>14}")
    for label, steps in doors.everybody(names):
        print(f"{label:42} {per_cpu_second(steps):14,.0f}", flush=True)


def _print_players(names: list[str]) -> None:
    print(f"\n{'by number of players':22} {'players':>8} {'CPython/s':>12} {'compiled/s':>14} {'decisions a game':>17}")
    for name in names:
        for players in mlotek.game(name).kind.players:
            game = mlotek.game(name, players)
            one_game = house.rules_in_cpython(game)
            length = sum(one_game() for _ in range(50)) / 50
            cpython, compiled = per_cpu_second(one_game, 0.3), per_cpu_second(house.compiled(game), 0.3)
            print(f"{name:22} {players:8} {cpython:12,.0f} {compiled:14,.0f} {length:17.0f}")


def _print_sizes(names: list[str]) -> None:
    print(f"\n{'one state':22} {'bytes':>8} {'copy, µs':>10} {'compile cold, s':>16} {'from cache, s':>14}")
    for name in names:
        game = mlotek.game(name)
        cold, cached = house.compile_seconds(name)
        copy = 1e6 / house.copies_per_second(game)
        print(f"{name:22} {house.state_bytes(game):8} {copy:10.2f} {cold:16.1f} {cached:14.1f}")


if __name__ == "__main__":
    main()
