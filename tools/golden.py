"""Writes the golden games anew: golden.py [GAME]; do this in a commit of its own.

Games that are there are replayed and told again. Those of SEEDED that are missing are played by
bots first.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from questable.engine import (  # noqa: E402
    Game,
    Match,
    Pack,
    PackText,
    Record,
    Setup,
    State,
    Value,
)
from questable.games.holy_quest.library import questions_on  # noqa: E402
from questable.games.holy_quest.pack import pack_from  # noqa: E402
from questable.games.saint_cards.options import EXPANSION_OPTIONS  # noqa: E402
from questable.lab.play import play_one  # noqa: E402
from questable.registry import KEYS, Registry, game  # noqa: E402
from tests.golden.carried import carried  # noqa: E402
from tests.golden.transcript import record_of, transcript  # noqa: E402

QUESTIONS = 2
Seeded = tuple[str, int, dict[str, Value], list[str], str]
TEAMS: dict[str, Value] = {"mode": "teamwork", "dice": "2"}
CUSTOM: dict[str, Value] = {"captains": False, "card_4": False, "card_12": False, "card_6": False}
ONE_WAY: dict[str, Value] = {"one_way": True, "direction": "counterclockwise"}
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
    "saint-cards": [
        ("two", 2, {}, ["club"] * 2, "c1"),
        ("beginner", 2, {"beginner": True}, ["club", "random"], "b112"),
        ("few", 2, {}, ["random"] * 2, "f77"),
        ("learning", 3, {"learning": True}, ["club"] * 3, "c3"),
        ("four", 4, {}, ["club", "random", "random", "random"], "q93"),
        ("five", 5, {"dealer": 1}, ["club"] * 5, "c5"),
        ("expansions", 6, dict.fromkeys(EXPANSION_OPTIONS, True), ["club"] * 6, "x0"),
    ],
    "run-the-race": [
        ("calm", 2, {}, ["club"] * 2, "s1"),
        ("calm-drawn", 2, {}, ["random"] * 2, "v226"),
        ("calm-fewer-left", 2, {}, ["random"] * 2, "v314"),
        ("race", 2, {"pace": "race"}, ["club"] * 2, "s3"),
        ("race-shuffled", 2, {"pace": "race"}, ["random"] * 2, "v304"),
    ],
    "holy-quest": [
        ("full", 2, {"read": "all", "score": True, "members_1": 2}, ["club"] * 2, "h8"),
        ("simple", 2, {"mode": "simple"}, ["club"] * 2, "h33"),
        ("easy", 2, {"mode": "easy", "dice": "2"}, ["club"] * 2, "h3"),
        ("alliance", 3, {"mode": "alliance"}, ["club"] * 3, "h0"),
        ("teamwork", 4, TEAMS, ["club"] * 4, "h4"),
        ("teamwork-advanced", 4, {**TEAMS, **CUSTOM, "advanced": True}, ["club"] * 4, "h11"),
        ("competition-second", 2, {"mode": "competition", "asker": "next"}, ["club"] * 2, "h8"),
        ("advanced-one-way", 2, {"advanced": True, **ONE_WAY}, ["club"] * 2, "h0"),
    ],
}
EMBEDDED = {"run-the-race", "saint-cards", "holy-quest"}
"""Games of saints, whose facts may yet be corrected: a golden game carries those it had."""
SECOND = {"competition-second"}
"""Games of a series that follow another of the same seed."""


def own_pack(key: str) -> Pack | None:
    """A pack that makes golden games short: a small board, a question or two on each saint."""
    file = ROOT / "tests" / "golden" / f"{key}.toml"
    if not file.exists():
        return None
    return pack_from(PackText.read(file), lambda saint: questions_on(saint)[:QUESTIONS])


def final(found: Game, setup: Setup, levels: list[str], seed: str) -> State:
    """How a game between bots ends."""
    record = Record(found.key, found.rules_version, setup)
    record.entries = play_one(found, setup, levels, seed, 20_000, keep=True).entries
    return Match(found, record).state


def write(key: str) -> None:
    """All golden games of one game."""
    folder = ROOT / "tests" / "golden" / key
    folder.mkdir(parents=True, exist_ok=True)
    for name, players, options, levels, seed in SEEDED[key]:
        file = folder / f"{name}.txt"
        if not file.exists():
            found = game(key)
            setup = found.setup(players, options, own_pack(key))
            if key == "saint-cards":
                setup = found.setup(players, options, carried(setup, name == "few"))
            if name in SECOND:
                setup = found.following(setup, final(found, setup, levels, seed))
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
