"""People at tables with masters: ./run bench masters [OPTIONS].

Fifty rooms, each with a person and two masters, of all games that seat three in turn. People act at
a steady rate. What counts is how long their moves take while the masters think: the gate is 50 ms
for 99 of a hundred, on two cores.
"""

import argparse
import functools
import itertools
import json
import os
import sys

import msgspec
import uvloop
from rich.console import Console

from bench.server import OURS, Contestant, measured, show
from bench.tables import QuestableTable
from questable.registry import games

GATE = 50
"""Milliseconds."""


def contestant(level: str, people: int, bots: int) -> Contestant:
    """Our server, and rooms with so many bots of that level."""
    seats = people + bots
    keys = [game.key for game in games() if game.fewest <= seats <= game.most]
    turn = itertools.cycle(keys)

    def table(url: str, seed: str) -> QuestableTable:
        return QuestableTable(url, seed, next(turn), people, bots=(level,) * bots)

    return msgspec.structs.replace(OURS, name=f"{bots} {level} a room", table=table)


def main(args: list[str]) -> int:
    """Measure and show; a missed gate informs and is no error."""
    parser = argparse.ArgumentParser(prog="./run bench masters", description=__doc__)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--people", type=int, default=1, help="in each room")
    parser.add_argument("--bots", type=int, default=2, help="in each room")
    parser.add_argument("--level", default="master")
    parser.add_argument("--rate", type=float, default=50, help="moves a second that people try")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true", help="the raw data instead of a table")
    given = parser.parse_args(args)
    run = functools.partial(measured, rooms=given.rooms, rate=given.rate, seconds=given.seconds)
    plan = [contestant(given.level, given.people, given.bots)]
    plan += [contestant("club", given.people, given.bots)] if given.level != "club" else []
    runs = [uvloop.run(run(each)) for each in plan]
    if given.json:
        print(json.dumps(msgspec.to_builtins(runs), indent=1))
        return 0
    show(runs, "", Console())
    slow = runs[0].done_p99_ms
    print(f"{given.level}: p99 {slow} ms, the gate is {GATE} ms, on {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
