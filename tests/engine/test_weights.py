"""Weights: read from a game's folder under the names of its signs, or refused."""

from pathlib import Path

import pytest

from questable.engine import Game
from questable.engine.weights import FILE, Weights, WeightsError, weights_in
from questable.registry import ours

NAMES = ["points", "turn"]
GOOD = "[players.2.weights]\npoints = 250_000\nturn = -1500\n"


def read(folder: Path, text: str) -> Weights:
    """A file with this text."""
    (folder / FILE).write_text(text, encoding="utf-8")
    return weights_in(folder, NAMES)


def test_signs_times_weights(tmp_path: Path) -> None:
    """In thousandths, by number of players; in the order of the names, not of the file."""
    weights = read(tmp_path, "[players.2.weights]\nturn = -1500\npoints = 250_000\n")
    assert weights.strengths([[4, 1], [6, 0]]) == [1000 - 2, 1500]
    assert weights.strengths([[4, 1], [6, 0], [1, 0]]) == []
    assert weights.strengths([]) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (GOOD.replace("turn = -1500\n", ""), "turn"),
        (GOOD + "luck = 3\n", "luck"),
        (GOOD.replace("points", "point"), "point"),
        (GOOD.replace("-1500", "-1.5"), "whole number"),
        (GOOD.replace("-1500", "true"), "whole number"),
        ("[players", "weights.toml"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, text: str, why: str) -> None:
    """A sign that is missing, one too many, a fraction, no TOML: with the file's name."""
    with pytest.raises(WeightsError, match=why):
        read(tmp_path, text)
    assert read(tmp_path, GOOD).by_players == {2: [250_000, -1500]}


def test_no_file_is_refused(tmp_path: Path) -> None:
    """Whoever names signs has weights."""
    with pytest.raises(WeightsError):
        weights_in(tmp_path, NAMES)


WEIGHED = [game for game in ours() if game.sign_names]


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.key)
def test_every_game_is_weighed_for_all_its_tables(game: Game) -> None:
    """Each number of players from two on; more of what is good is never worse."""
    assert len(WEIGHED) > 1
    assert game.free_signs < set(game.sign_names)
    by_players = game.weights().by_players
    assert sorted(by_players) == list(range(max(game.fewest, 2), game.most + 1))
    for row in by_players.values():
        assert sum(each != 0 for each in row) > 3
        for name, each in zip(game.sign_names, row, strict=True):
            assert each >= 0 or name in game.free_signs
