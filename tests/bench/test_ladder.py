"""The ladder is climbed on from where it was left."""

from itertools import pairwise
from pathlib import Path

import pytest

from bench import ladder
from questable.bots import LEVELS
from questable.games.holy_quest.modes import FULL, MODES
from questable.lab.games_file import Met
from questable.registry import ours, usual_players


def test_every_game_with_two_and_with_the_usual_number_of_players() -> None:
    """And every level but the one at random meets the next below it; names differ.

    A master meets `club`, too; with more than two seats it sits among them.
    """
    rungs = ladder.rungs()
    met = {(rung.game.key, rung.players) for rung in rungs}
    assert met >= {(each.key, n) for each in ours() for n in (2, usual_players(each))}
    levels = [level for level in LEVELS if level in {"novice", "club", "expert", "master"}]
    two = {(rung.host, rung.challenger) for rung in rungs if rung.players == 2}
    more = {(rung.host, rung.challenger) for rung in rungs if rung.players > 2}
    assert two == set(pairwise(levels)) | {("club", "master")}
    assert more == two - {("expert", "master")}
    assert len({rung.name for rung in rungs}) == len(rungs)
    assert [rung.name for rung in ladder.rungs("club-novice-rae-2")] == ["club-novice-rae-2"]


def test_every_mode_of_the_holy_quest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`expert` meets `club` in each, in fewer games than elsewhere."""
    rungs = [rung for rung in ladder.rungs("holy-quest") if rung.mode]
    assert {rung.setup.options["mode"] for rung in rungs} == set(MODES) - {FULL}
    assert {(rung.host, rung.challenger) for rung in rungs} == {("club", "expert")}
    assert all(rung.name.endswith(f"-{rung.players}-{rung.mode}") for rung in rungs)
    monkeypatch.setattr(ladder, "GAMES_OF_A_MODE", 2)
    easy = ladder.Rung("random", "novice", "holy-quest", 2, {}, "easy")
    assert easy.climb(tmp_path, 3, "tests", 1)[1].startswith(
        "| holy-quest easy | 2 | `novice` | `random` | 2 | "
    )


def test_the_pace_of_the_rulebook() -> None:
    """Run the Race! in earnest, level by level, beside its calm pace."""
    rungs = [rung for rung in ladder.rungs("run-the-race") if rung.mode]
    assert [(rung.host, rung.challenger) for rung in rungs] == ladder.PAIRS
    assert {rung.setup.options["pace"] for rung in rungs} == {"race"}
    assert [rung.name for rung in rungs][-1] == "master-expert-run-the-race-2-race"
    assert rungs[-1].goal == 120


def test_a_rung_goes_on_to_the_same_end(tmp_path: Path) -> None:
    """Games that a file has are not played again."""
    rung = ladder.rungs("club-novice-run-the-race-2")[0]
    parts, whole = tmp_path / "parts", tmp_path / "whole"
    for folder in (parts, whole):
        folder.mkdir()
    assert rung.climb(parts, 3, "tests", 1)[0]
    kept = (parts / f"{rung.name}.jsonl").read_bytes()
    done = rung.climb(parts, 8, "tests", 1)
    assert done == rung.climb(whole, 8, "tests", 1)
    assert (parts / f"{rung.name}.jsonl").read_bytes().startswith(kept)
    assert done[1].startswith("| run-the-race | 2 | `club` | `novice` | 8 | ")


def test_a_master_is_judged_as_soon_as_it_is_clear() -> None:
    """By 60 % with two seats and 1.3 times an even share with more, after 100 games or more.

    Against `club` with two it plays all its games.
    """
    rungs = {rung.name: rung for rung in ladder.rungs("master")}
    two, four = rungs["master-expert-questor-2"], rungs["master-club-questor-4"]
    assert (two.goal, four.goal) == (120, 130)
    assert {rung.goal for rung in ladder.rungs("club-novice")} == {0}
    ceiling = rungs["master-club-questor-2"]
    assert (ceiling.goal, ceiling.most) == (0, ladder.MOST_OF_DEAR)
    for rung, winners, told in (
        (two, [0, 1], "| 100, decided for 60.0% | 100.0% |"),
        (two, [1, 0], "| 100, decided for 50.0% | 0.0% |"),
        (four, [0, 1, 2, 3], "| 100, decided for 32.5% | 100.0% |"),
        (four, [3, 2, 1, 0], "| 100, decided for 25.0% | 0.0% |"),
    ):
        pair = rung.arena(400, "tests").pairs[0]
        for n in range(120):
            seat = winners[n % rung.players]
            assert pair.decided == (n >= 100)
            pair.take(Met(rung.host, "master", n, [seat], 10), 400)
        assert told in rung.line(pair)
    novice = ladder.rungs("club-novice-questor-2")[0]
    assert [r.arena(4, "tests").most for r in (novice, two)] == [ladder.MOST, ladder.MOST_OF_DEAR]
    unsure = two.arena(400, "tests").pairs[0]
    unsure.take(Met("expert", "master", 0, [0], 10), 400)
    assert "| 1, open | 100.0% |" in two.line(unsure)
    whole = two.arena(400, "tests", whole=True).pairs[0]
    assert whole.test is None
    assert "| 0 | 0.0% |" in two.line(whole)


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Makes its folder, and prints a line a rung."""
    given = [str(tmp_path / "new"), "--only", "club-novice-saint-cards-2", "--games", "2"]
    monkeypatch.setattr("sys.argv", ["ladder", *given])
    assert ladder.main() == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert [file.name for file in (tmp_path / "new").iterdir()] == [
        "club-novice-saint-cards-2.jsonl"
    ]
