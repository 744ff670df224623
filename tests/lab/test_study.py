"""A study goes on where it was left, and is the same whoever plays it."""

from pathlib import Path

import pytest

from questable.lab.lines_file import OtherGames
from questable.lab.simulate import simulate
from questable.lab.study import RowsFile, Study, read_study
from questable.lab.sweep import Axes, cases
from questable.registry import game
from questable.trials.pack_numbers import changed, numbers
from questable.trials.row import GameRow

QUESTOR = game("questor")


def study(games: int = 6, seed: str = "s") -> Study:
    """Four cases of short games."""
    axes = Axes([2, 3], {"mage_tiles": [5, 9]}, {}, [["random"]])
    found, left = cases(QUESTOR, axes, seed=seed, most=400)
    assert not left
    return Study(found, games)


def figures(found: Study) -> dict[str, object]:
    """All but how long it took."""
    return {name: told for name, told in found.as_json().items() if name != "seconds"}


def test_every_mixture_is_a_case() -> None:
    """Named by what varies; what cannot be played is told."""
    axes = Axes(
        [3, 4], {"gifts": [False, True]}, {"goals.trophies": [2, 8]}, [["club"], ["random"]]
    )
    found, left = cases(QUESTOR, axes, seed="s")
    assert len(found) == 12
    assert found[0].name == "players=3 gifts=no goals.trophies=2 bots=club"
    assert [each.name for each in left] == [
        "players=3 gifts=yes goals.trophies=2",
        "players=3 gifts=yes goals.trophies=8",
    ]
    assert {each.setup.pack.facts["goals"]["trophies"] for each in found} == {2, 8}  # type: ignore[index]
    one, _ = cases(QUESTOR, Axes([4], {"gifts": [True]}, {}, [["club"]]), seed="s")
    assert [each.name for each in one] == [""]
    assert one[0].setup.flag("gifts")


def test_bots_by_seat_and_a_ladder() -> None:
    """Bots that differ may turn; a ladder adds three pairs to each set-up, none twice."""
    bots = [["club"], ["club", "random", "random"]]
    found, _ = cases(QUESTOR, Axes([3, 4], {}, {}, bots), seed="s", turning=True, ladder=True)
    named = {each.name: each for each in found}
    assert len(named) == len(found) == 2 + 1 + 5
    assert named["players=3 bots=club,random,random"].turning
    assert not named["players=3 bots=club"].turning
    assert named["players=4 bots=novice,random,random,random"].turning
    with pytest.raises(KeyError):
        named["players=4 bots=club,random,random"]


def test_numbers_of_a_pack() -> None:
    """All of them by their places; a changed one is checked as a pack of somebody's own."""
    pack = QUESTOR.pack()
    known = numbers(pack.facts)
    assert known["goals.trophies"] == 8
    assert known["die.monsters.0"] == 4
    other = changed(QUESTOR, pack, {"goals.trophies": 3, "die.monsters.0": 2})
    assert numbers(other.facts) == known | {"goals.trophies": 3, "die.monsters.0": 2}
    assert other.hash != pack.hash
    assert numbers(pack.facts)["goals.trophies"] == 8
    assert changed(QUESTOR, pack, {}).hash == pack.hash
    with pytest.raises(KeyError):
        changed(QUESTOR, pack, {"goals.gems": 3})
    with pytest.raises(ValueError, match="trophies"):
        changed(QUESTOR, pack, {"goals.trophies": 100})


def test_interrupted_it_goes_on_to_the_same_end(tmp_path: Path) -> None:
    """With a line cut short, too; nothing is played twice, and all cases are as far."""
    whole = study()
    assert whole.run()
    path, seen = tmp_path / "rows.jsonl", []

    def stop(done: int, total: int) -> None:
        assert total == 24
        if done == 9:
            raise KeyboardInterrupt

    first = study()
    file = RowsFile(path, first.head())
    assert not first.run(file=file, progress=stop)
    file.close()
    assert sorted(tally.games for tally in first.tallies.values()) == [2, 2, 2, 3]
    with path.open("ab") as torn:
        torn.write(b'{"actions":17,"ov')

    second = study()
    file = RowsFile(path, second.head())
    assert second.run(file=file, progress=lambda done, _total: seen.append(done))
    file.close()
    assert seen == list(range(10, 25))
    assert figures(second) == figures(whole)
    assert path.read_bytes().count(b"\n") == 25
    assert figures(read_study(path)) == figures(whole)

    path.write_bytes(path.read_bytes().replace(whole.program.encode(), b"0" * 16, 1))
    assert read_study(path).program == "0" * 16
    path.write_bytes(path.read_bytes().replace(b"0" * 16, whole.program.encode(), 1))

    more = study(games=7)
    file = RowsFile(path, more.head())
    assert more.run(jobs=2, file=file)
    file.close()
    longer = study(games=7)
    assert longer.run()
    assert figures(more) == figures(longer)


def test_other_games_are_refused(tmp_path: Path) -> None:
    """A file of another seed, of an arena, of nothing."""
    path = tmp_path / "rows.jsonl"
    RowsFile(path, study().head()).close()
    with pytest.raises(OtherGames) as caught:
        RowsFile(path, study(seed="t").head())
    assert caught.value.differs == "seed"
    for text, differs in ((b"", "lab"), (b"{}\n", "lab"), (path.read_bytes() + b"[]\n", "line 2")):
        path.write_bytes(text)
        with pytest.raises(OtherGames) as caught:
            read_study(path)
        assert caught.value.differs == differs


def test_a_changed_pack_is_kept_with_its_rows(tmp_path: Path) -> None:
    """So that a file can be read without it."""
    found, _ = cases(
        QUESTOR, Axes([2], {}, {"goals.trophies": [2, 3]}, [["random"]]), seed="s", most=400
    )
    kept = Study(found, 2)
    file = RowsFile(tmp_path / "rows.jsonl", kept.head())
    kept.run(file=file)
    file.close()
    again = read_study(tmp_path / "rows.jsonl")
    assert [numbers(each.setup.pack.facts)["goals.trophies"] for each in again.cases] == [2, 3]
    assert figures(again) == figures(kept)


def test_a_case_of_a_sweep_is_what_simulate_plays() -> None:
    """With the same seed."""
    swept = study()
    swept.run()
    setup = QUESTOR.setup(3, {"mage_tiles": 9})
    rows: list[GameRow] = []
    alone = simulate(
        QUESTOR, setup, games=6, seed="s", levels=["random"] * 3, most=400, row=rows.append
    )
    assert alone.digest() == swept.tallies["players=3 mage_tiles=9"].digest()
    assert [row.number for row in rows] == list(range(6))
