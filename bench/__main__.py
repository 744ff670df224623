"""The command: `./run bench [engine|adapters|server|masters|houses|costs|lab|class] [OPTIONS]`."""

import argparse
import json
import sys
from collections.abc import Callable

from rich.console import Console

from bench import adapters, costs, engine, houses, lab, lesson, masters, report, server

OTHERS: dict[str, Callable[[list[str]], int]] = {
    "adapters": adapters.main,
    "server": server.main,
    "masters": masters.main,
    "houses": houses.main,
    "costs": costs.main,
    "lab": lab.main,
    "class": lesson.main,
}


def main() -> int:
    """Run a benchmark and show it. Gates inform; only a crash gives another exit code than 0."""
    if other := OTHERS.get(" ".join(sys.argv[1:2])):
        return other(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="./run bench", description=__doc__)
    parser.add_argument("what", nargs="?", choices=["engine", *OTHERS], default="engine")
    parser.add_argument("--rounds", type=int, default=15, help="how often everyone has a slice")
    parser.add_argument("--seconds", type=float, default=0.3, help="how long a slice is")
    parser.add_argument("--seed", default="bench", help="for the games and the order of slices")
    parser.add_argument("--json", action="store_true", help="the raw data instead of tables")
    parser.add_argument("--no-peers", action="store_true", help="only Questable itself")
    given = parser.parse_args()
    if given.rounds < 1 or not 0 < given.seconds <= 60:
        parser.error("at least one round, and slices between 0 and 60 seconds")
    console = Console(stderr=True)
    with console.status("starting the workers") as status:
        results = engine.run(
            rounds=given.rounds,
            seconds=given.seconds,
            seed=given.seed,
            peers=not given.no_peers,
            progress=lambda n: status.update(f"round {n} of {given.rounds}"),
        )
    if given.json:
        print(json.dumps(report.as_json(results), indent=1))
    else:
        report.show(results, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
