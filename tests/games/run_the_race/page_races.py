"""Makes the races that the browser's tests follow, move by move.

`.venv/bin/python -m tests.games.run_the_race.page_races` writes them anew.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from questable.engine import Match, Record
from questable.registry import Registry, game
from tests.golden.transcript import record_of

ROOT = Path(__file__).parents[3]
FILE = ROOT / "client/src/games/run-the-race/races.json"
GOLDEN = ROOT / "tests/golden/run-the-race"
RACES = (("race", 0), ("race-shuffled", -1), ("calm", 1))
"""A golden game, and through whose eyes it is seen."""

Json = dict[str, Any]


def race(golden: str, seat: int) -> Json:
    """Each entry: what these eyes hear of it, and the position it leads to."""
    told = record_of(Registry(), (GOLDEN / f"{golden}.txt").read_text(encoding="utf-8"))
    match = Match(game("run-the-race"), Record(told.game, told.rules, told.setup))
    start = _view(match, seat)
    frames: list[Json] = []
    before = start
    for entry in told.entries:
        events = match.play(entry.seat, entry.action, entry.by)
        heard = [{"event": e.kind, "facts": e.facts} for e in events if e.heard_by(seat)]
        view = _view(match, seat)
        changed = {name: value for name, value in view.items() if value != before[name]}
        frames.append({"events": heard, "changed": _shortened(changed)})
        before = view
    return {"name": golden, "seat": seat, "start": start, "frames": frames}


def _view(match: Match, seat: int) -> Json:
    view: Json = msgspec.to_builtins(match.game.view(match.state, seat))
    for name in ("for_imagine", "voids", "side", "fits", "meets", "callers", "ply", "place"):
        del view[name]
    return view


def _shortened(changed: Json) -> Json:
    """Of a pile, how high it is and what lies on top."""
    if "piles" in changed:
        changed["piles"] = [[len(pile), *pile[-1:]] for pile in changed["piles"]]
    return changed


def text() -> str:
    """The file: one race a line."""
    lines = ",\n".join(json.dumps(race(*each), separators=(",", ":")) for each in RACES)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
