"""Writes the golden games anew: golden.py [GAME]; do this in a commit of its own.

Games that are there are replayed and told again. Those that a game's games.toml names and that
are missing are played by bots first.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from questable.engine import Game, Match, Record, Setup, State  # noqa: E402
from questable.registry import Registry, game, ours  # noqa: E402
from questable.trials.play import play_one  # noqa: E402
from tests.golden.seeded import HERE, Seeded, golden  # noqa: E402
from tests.golden.transcript import record_of, transcript  # noqa: E402

LONGEST = 20_000
"""Entries of a golden game."""


def setup_of(key: str, seeded: Seeded) -> Setup:
    """With a pack that makes golden games short, if the tests of the game have one."""
    setup = game(key).setup(len(seeded.bots), seeded.options)
    home = f"tests.games.{key.replace('-', '_')}"
    if find_spec(f"{home}.golden_pack") is None:
        return setup
    pack = import_module(f"{home}.golden_pack").pack(setup, seeded.name)
    return game(key).setup(len(seeded.bots), seeded.options, pack)


def final(found: Game, setup: Setup, seeded: Seeded) -> State:
    """How a game between bots ends."""
    record = Record(found.key, found.rules_version, setup)
    record.entries = play_one(found, setup, seeded.bots, seeded.seed, LONGEST, keep=True).entries
    return Match(found, record).state


def played(key: str, seeded: Seeded) -> Record:
    """A golden game, played for the first time."""
    found = game(key)
    setup = setup_of(key, seeded)
    if seeded.second:
        setup = found.following(setup, final(found, setup, seeded))
    record = Record(key, found.rules_version, setup, golden(key).embedded)
    record.entries = play_one(found, setup, seeded.bots, seeded.seed, LONGEST, keep=True).entries
    return record


def write(key: str) -> None:
    """All golden games of one game."""
    folder = HERE / key
    for seeded in golden(key).games:
        file = folder / f"{seeded.name}.txt"
        if not file.exists():
            file.write_text(transcript(Registry(), played(key, seeded)), encoding="utf-8")
    for file in sorted(folder.glob("*.txt")):
        record = record_of(Registry(), file.read_text(encoding="utf-8"))
        file.write_text(transcript(Registry(), record), encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {len(record.entries)} entries")


if __name__ == "__main__":
    for each in sys.argv[1:] or [own.key for own in ours()]:
        write(each)
