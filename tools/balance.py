"""The tables of docs/balance.md: balance.py FILE [--games N] [--random N] [--jobs N] [--seed TEXT]

Plays The Holy Quest in every mode: `club` against itself, and one `club` among `random` seats, in
every seat in turn. What has been played is kept in FILE, a line of JSON a run; runs that are there
are not played again, so it may be stopped and go on another day. At the end the tables are printed.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from questable.engine import Value
from questable.lab.simulate import simulate
from questable.registry import game
from questable.trials.interval import wilson

KEY = "holy-quest"
SETUPS: list[tuple[str, int, dict[str, Value]]] = [
    ("Full, 4", 4, {}),
    ("Easy, one die, 4", 4, {"mode": "easy", "dice": "1"}),
    ("Simple, 4", 4, {"mode": "simple"}),
    ("Alliance, 4", 4, {"mode": "alliance"}),
    ("Teamwork, 4", 4, {"mode": "teamwork"}),
    ("Competition, 4", 4, {"mode": "competition"}),
    ("Full with score, 4", 4, {"score": True}),
    ("Full Advanced, 4", 4, {"advanced": True}),
    ("Full One-Way, 4", 4, {"one_way": True}),
    ("Full, two dice, 4", 4, {"dice": "2"}),
    ("Full, 2", 2, {}),
    ("Full, 3", 3, {}),
    ("Easy, 2", 2, {"mode": "easy"}),
    ("Easy, 3", 3, {"mode": "easy"}),
    ("Alliance, 3", 3, {"mode": "alliance"}),
    ("Full Multiplayer, 4", 4, {"members_1": 2, "members_2": 3, "members_4": 2}),
]
REASONS: list[tuple[str, int, dict[str, Value]]] = [
    ("Full, 4, seat 1 begins", 4, {"first": "seat-1"}),
    ("Full, 2, seat 1 begins", 2, {"first": "seat-1"}),
    ("Easy, 4, no tokens", 4, {"mode": "easy", "tokens": False}),
    ("Easy, 4, counterclockwise", 4, {"mode": "easy", "direction": "counterclockwise"}),
]
"""Set-ups that tell where a difference between seats comes from."""
Run = dict[str, Any]


def team(players: int, options: dict[str, Value], seat: int) -> set[int]:
    """Who wins together with a seat."""
    pairs = options.get("mode") == "teamwork"
    return {seat, (seat + players // 2) % players} if pairs else {seat}


def played(name: str, players: int, options: dict[str, Value], levels: list[str], n: int,
           seed: str, jobs: int) -> Run:  # fmt: skip
    """One run, with what the tables tell of it."""
    rules = game(KEY)
    setup = rules.setup(players, options, rules.pack())
    told = simulate(rules, setup, games=n, seed=seed, levels=levels, jobs=jobs)
    return {
        "name": name,
        "levels": levels,
        "seed": seed,
        "games": told.games,
        "wins": told.wins,
        "shared": sum(told.wins) - told.games,
        "truncated": told.truncated,
        "turns": sum(told.figures["turns"]) / told.games,
        "comebacks": sum(told.figures["comebacks"]) / told.games,
        "seconds": round(told.seconds),
        "digest": told.as_json()["digest"],
    }


def percent(share: float, digits: int = 1) -> str:
    """As people write it."""
    return f"{100 * share:.{digits}f} %"


def share(wins: int, games: int) -> str:
    """Per cent, and Wilson's 95 % interval."""
    low, high = wilson(wins, games)
    return f"{percent(wins / games)} ({100 * low:.1f} to {100 * high:.1f})"


def balance(runs: list[Run], names: list[str]) -> list[str]:
    """`club` against itself, a row a set-up."""
    lines = ["| set-up | games | seat 1 | seat 2 | seat 3 | seat 4 | shared | turns | comebacks |"]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    for run in runs:
        if run["name"] not in names or "random" in run["levels"]:
            continue
        seats = [share(wins, run["games"]) for wins in run["wins"]]
        seats += [""] * (4 - len(seats))
        pairs = run["shared"] == run["games"]
        shared = "all, by teams" if pairs else percent(run["shared"] / run["games"])
        rest = f"{shared} | {run['turns']:.0f} | {percent(run['comebacks'])}"
        lines.append(f"| {run['name']} | {run['games']} | {' | '.join(seats)} | {rest} |")
    return lines


def strength(runs: list[Run]) -> list[str]:
    """One `club` among `random`, all seats together."""
    lines = ["| set-up | games | `club` wins | even would be |", "|---|---|---|---|"]
    for name, players, options in SETUPS:
        games = wins = 0
        for run in runs:
            if run["name"] == name and "random" in run["levels"]:
                games += run["games"]
                wins += run["wins"][run["levels"].index("club")]
        even = len(team(players, options, 0)) / players
        if games:
            lines.append(f"| {name} | {games} | {share(wins, games)} | {percent(even, 0)} |")
    return lines


def play_all(file: Path, args: argparse.Namespace) -> list[Run]:
    """Whatever is not in the file yet."""
    runs = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    work = []
    for name, players, options in SETUPS:
        for seat in range(players):
            mates = team(players, options, seat)
            levels = ["club" if n in mates else "random" for n in range(players)]
            work.append((name, players, options, levels, -(-args.random * len(mates) // players)))
    for name, players, options in [*SETUPS, *REASONS]:
        work.append((name, players, options, ["club"] * players, args.games))
    there = {(run["name"], tuple(run["levels"])) for run in runs}
    for name, players, options, levels, games in work:
        if games == 0 or (name, tuple(levels)) in there:
            continue
        there.add((name, tuple(levels)))
        seed = f"{args.seed} {name}"
        run = played(name, players, options, levels, games, seed, args.jobs)
        runs.append(run)
        with file.open("a") as out:
            out.write(json.dumps(run) + "\n")
        print(f"{name} {' '.join(levels)}: {run['seconds']} s", file=sys.stderr, flush=True)
    return runs


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path)
    asked.add_argument("--games", type=int, default=4000, help="of club against itself, a set-up")
    asked.add_argument("--random", type=int, default=1000, help="of one club among random")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--seed", default="balance")
    args = asked.parse_args()
    runs = play_all(args.file, args)
    print("\n".join(balance(runs, [name for name, _, _ in SETUPS])), end="\n\n")
    print("\n".join(balance(runs, [name for name, _, _ in REASONS])), end="\n\n")
    print("\n".join(strength(runs)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
