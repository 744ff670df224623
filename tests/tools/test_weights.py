"""`./run weights`: the same seed writes the same file, which the game can read."""

import runpy
import tomllib
from collections.abc import Callable
from pathlib import Path

from questable.engine.weights import FILE, weights_in
from questable.registry import game

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "weights.py"), run_name="tool")
MAIN: Callable[[list[str]], None] = TOOL["main"]


def written(folder: Path, seed: str) -> str:
    """The file after twelve games."""
    folder.mkdir()
    MAIN(["run-the-race", "--games", "12", "--seed", seed, "--into", str(folder)])
    return (folder / FILE).read_text(encoding="utf-8")


def test_a_seed_repeats_it(tmp_path: Path) -> None:
    """Another seed gives others; the file says from how many games it is, and what was gained."""
    one = written(tmp_path / "one", "same")
    assert one == written(tmp_path / "two", "same")
    assert one != written(tmp_path / "three", "other")
    told = tomllib.loads(one)
    assert (told["seed"], told["games"]) == ("same", 12)
    assert {"positions", "even", "before", "after", "weights"} == set(told["players"]["2"])
    names = list(game("run-the-race").sign_names)
    assert set(weights_in(tmp_path / "one", names).by_players) == {2}


def test_set_ups_that_cannot_be_are_left_out() -> None:
    """Three players of Questor have no gifts (Q-6.1)."""
    setups = TOOL["setups"]
    assert [len(setups(game("questor"), players)) for players in (2, 3, 4)] == [4, 3, 4]


def test_some_numbers_of_players_alone(tmp_path: Path) -> None:
    """Their weights are the same as with all others; the file says which they are."""
    MAIN(["rae", "--games", "4", "--players", "2", "--into", str(tmp_path)])
    told = (tmp_path / FILE).read_text(encoding="utf-8")
    assert told.startswith("# Made by ./run weights rae --games 4 --seed weights --players 2; ")
    assert set(tomllib.loads(told)["players"]) == {"2"}
