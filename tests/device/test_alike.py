"""Games in the Python of browsers: the same seed and the same actions, the same record."""

from pathlib import Path

from questable.registry import KEYS
from tests.device.alike import some
from tests.device.setups import FILES, headers
from tests.device.shipped import Ask, in_node, room

ALIKE = "tests.device.alike"
SHORT = 2


def test_games_are_alike_in_the_python_of_browsers(tmp_path: Path) -> None:
    """Of each game one that is told in full, and some that are played anew from a seed.

    `./run stories` has 50 of each set-up.
    """
    golden = [next(file for file in FILES if file.parent.name == key) for key in KEYS]
    texts = [file.read_text(encoding="utf-8") for file in golden]
    firsts = [headers(key)[-1] for key in KEYS]
    asked: list[Ask] = [(ALIKE, "told_again", [text]) for text in texts]
    asked += [(ALIKE, "some", [header, 0, SHORT]) for header in firsts]
    there = in_node(room(tmp_path), asked)
    assert there[: len(texts)] == texts
    for header, found in zip(firsts, there[len(texts) :], strict=True):
        assert found == [list(each) for each in some(header, 0, SHORT)], header


def test_games_of_other_seeds_are_others() -> None:
    """So that hashes which are equal say something."""
    games = [each for key in KEYS for each in some(headers(key)[-1], 0, SHORT)]
    assert len({record for record, _, _ in games}) == len({told for _, told, _ in games})
    assert len({record for record, _, _ in games}) == SHORT * len(KEYS)
