"""The set-ups of the golden games, as headers of records."""

from pathlib import Path

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


def headers(key: str) -> list[str]:
    """Of one game, each once."""
    of_game = (file for file in FILES if file.parent.name == key)
    return sorted({file.read_text(encoding="utf-8").partition("\n")[0] for file in of_game})
