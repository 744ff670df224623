"""Writes the golden games anew: golden.py [GAME]; do this in a commit of its own.

Games that are there are replayed and told again. Those of SEEDED that are missing are played by
bots first.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from questable.engine import Record, Value  # noqa: E402
from questable.lab.play import play_one  # noqa: E402
from questable.registry import KEYS, Registry, game  # noqa: E402
from tests.golden.transcript import record_of, transcript  # noqa: E402

Seeded = tuple[str, int, dict[str, Value], list[str], str]
SEEDED: dict[str, list[Seeded]] = {
    "questor": [
        ("two-pairs", 2, {}, ["club", "random"], "g1"),
        ("two-long", 2, {}, ["random"] * 2, "g9"),
        ("three", 3, {}, ["random"] * 3, "g2"),
        ("four", 4, {}, ["club", "random", "random", "random"], "g3"),
        ("four-gifts-prisoner", 4, {"gifts": True, "prisoner": True}, ["club"] * 4, "g4"),
        ("five-gifts", 5, {"gifts": True}, ["random"] * 5, "g5"),
        ("solo-no-reveal", 1, {}, ["random"], "g6"),
        ("apart", 4, {"mode": "cooperation", "gifts": True}, ["club"] * 4, "g7"),
        ("compass", 3, {"mode": "cooperation", "compass": True}, ["club"] * 3, "g8"),
    ],
    "pillars": [
        ("two", 2, {}, ["club", "random"], "p1"),
        ("two-swift-limit", 2, {"setup": "swift", "turn_limit": 40}, ["random"] * 2, "p2"),
        ("neutral-surrounded", 2, {"setup": "swift"}, ["random"] * 2, "n12"),
        ("neutral-wiped-out", 2, {"setup": "swift"}, ["random"] * 2, "n2"),
        ("three-swift", 3, {"setup": "swift"}, ["club"] * 3, "p3"),
        ("four", 4, {}, ["club"] * 4, "p4"),
        ("four-swift", 4, {"setup": "swift"}, ["club", "random", "random", "random"], "p5"),
    ],
    "rae": [
        ("two", 2, {}, ["club"] * 2, "r1"),
        ("stalemate", 2, {}, ["random"] * 2, "s23"),
        ("two-fair-start", 2, {"fair_start": True}, ["random"] * 2, "r2"),
        ("three", 3, {}, ["club"] * 3, "r3"),
        ("four", 4, {}, ["random"] * 4, "r4"),
        ("teams", 4, {"teams": True}, ["club", "random", "club", "random"], "r5"),
    ],
    "run-the-race": [
        ("calm", 2, {}, ["club"] * 2, "s1"),
        ("calm-drawn", 2, {}, ["random"] * 2, "v226"),
        ("calm-fewer-left", 2, {}, ["random"] * 2, "v314"),
        ("race", 2, {"pace": "race"}, ["club"] * 2, "s3"),
        ("race-shuffled", 2, {"pace": "race"}, ["random"] * 2, "v304"),
    ],
}
EMBEDDED = {"run-the-race"}
"""Games of saints, whose facts may yet be corrected: a golden game carries those it had."""


def write(key: str) -> None:
    """All golden games of one game."""
    folder = ROOT / "tests" / "golden" / key
    folder.mkdir(parents=True, exist_ok=True)
    for name, players, options, levels, seed in SEEDED[key]:
        file = folder / f"{name}.txt"
        if not file.exists():
            found = game(key)
            setup = found.setup(players, options)
            record = Record(key, found.rules_version, setup, key in EMBEDDED)
            record.entries = play_one(found, setup, levels, seed, 20_000, keep=True).entries
            file.write_text(transcript(Registry(), record), encoding="utf-8")
    for file in sorted(folder.glob("*.txt")):
        record = record_of(Registry(), file.read_text(encoding="utf-8"))
        file.write_text(transcript(Registry(), record), encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(record.entries)} entries")


if __name__ == "__main__":
    for each in sys.argv[1:] or KEYS:
        write(each)
