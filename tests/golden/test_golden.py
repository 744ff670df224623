"""Whole games that must go on exactly as they went; ./run golden writes them anew."""

from pathlib import Path

import pytest

from questable.registry import Registry, ours
from tests.golden.seeded import golden
from tests.golden.transcript import record_of, transcript

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))
MOST_BYTES = 200_000


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_a_golden_game_goes_on_as_it_went(file: Path) -> None:
    """Every entry is legal, legal lists keep their order, events and the end are the same."""
    text = file.read_text(encoding="utf-8")
    assert transcript(Registry(), record_of(Registry(), text)) == text


@pytest.mark.parametrize("key", [game.key for game in ours()])
def test_every_game_has_golden_games(key: str) -> None:
    """Each number of players and each ending is told, in at most 200 KB."""
    game = Registry().find(key)
    assert game is not None
    texts = [file.read_text(encoding="utf-8") for file in FILES if file.parent.name == key]
    records = [record_of(Registry(), text) for text in texts]
    assert {r.setup.players for r in records} == set(range(game.fewest, game.most + 1))
    told = {text.split('"reason": "')[1].split('"')[0] for text in texts}
    assert told == set(golden(key).endings)
    assert {each.name for each in golden(key).games} <= {
        f.stem for f in FILES if f.parent.name == key
    }
    assert sum(len(text.encode()) for text in texts) <= MOST_BYTES


def test_a_changed_line_is_noticed() -> None:
    """Another event, order or position in a golden game makes it differ."""
    text = (HERE / "questor" / "four.txt").read_text(encoding="utf-8")
    changed = text.replace("monster place=", "monster there=", 1)
    assert changed != text
    assert transcript(Registry(), record_of(Registry(), changed)) != changed
