"""Games as a dataset: the rows are the games, and the card tells the truth of them."""

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from questable.adapters.export import CARD, Dataset, ExportedGame
from questable.adapters.spec import Spec, chosen
from questable.cli import run
from questable.engine import CHANCE, Record
from questable.text import Words
from questable.trials.play import play_one


def written(folder: Path, key: str = "rae", *more: str) -> tuple[pl.DataFrame, pl.DataFrame, str]:
    given = ["export", key, str(folder), "--games", "3", "--bots", "random", "--seed", "x", *more]
    assert run(given) == 0
    games = pl.read_parquet(folder / "games.parquet")
    return games, pl.read_parquet(folder / "entries-*.parquet"), (folder / CARD).read_text("utf-8")


def test_rows_are_the_games_that_were_played(tmp_path: Path) -> None:
    """Entry by entry, with what else could have been done and what it came to."""
    games, entries, card = written(tmp_path / "data", "rae", "--observations")
    game, setup = chosen("rae")
    spec = Spec(game, setup)
    assert games.height == 3
    for n in range(3):
        played = play_one(game, setup, ["random"] * setup.players, f"x:{n}", 20_000, keep=True)
        own = entries.filter(pl.col("game") == n)
        assert own["text"].to_list() == [entry.action for entry in played.entries]
        assert own["seat"].to_list() == [entry.seat for entry in played.entries]
        row = games.row(n, named=True)
        assert row["winners"] == played.winners
        assert row["scores"] == played.scores
        assert row["reason"] == played.reason
        assert row["over"]
        assert row["source"] == f"x:{n}"
        state = game.deal(setup)
        for each in own.iter_rows(named=True):
            action = state.table().actions[each["action"]]
            assert action.text == each["text"]
            if each["seat"] == CHANCE:
                assert each["choices"] == []
                assert each["observation"] is None
                assert each["reward"] == 0
            else:
                assert each["action"] in each["choices"]
                assert each["choices"] == [a.index for a in state.legal(each["seat"])]
                seen = np.frombuffer(each["observation"], np.uint8)
                assert np.array_equal(seen, spec.array(game.view(state, each["seat"])))
                assert each["reward"] == (1 if each["seat"] in played.winners else -1)
            state.apply(each["seat"], action)
    assert f"{entries.height}" in card.replace("\u202f", "").replace(",", "")
    assert "| `hand` |" in card


def test_without_observations_and_in_french(tmp_path: Path) -> None:
    """There is no such column, and the card is in the language of whoever asks."""
    _, entries, card = written(tmp_path / "data", "questor", "--lang", "fr")
    assert "observation" not in entries.columns
    assert card.startswith("# Parties de Questor")
    assert "- `gifts`:" in card


def test_saved_games_are_written_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of one set-up, undone entries left out."""
    game, setup = chosen("questor", 2)
    files = []
    for n in range(2):
        played = play_one(game, setup, ["random"] * 2, f"s:{n}", 20_000, keep=True)
        record = Record(game.key, game.rules_version, setup)
        record.entries = played.entries[: 40 + n]
        files.append(tmp_path / f"{n}.jsonl")
        record.save(files[-1])
    given = [part for file in files for part in ("--record", str(file))]
    assert run(["export", "questor", str(tmp_path / "data"), *given]) == 0
    games = pl.read_parquet(tmp_path / "data" / "games.parquet")
    assert games["entries"].to_list() == [40, 41]
    assert games["over"].to_list() == [False, False]
    assert games["source"].to_list() == ["0.jsonl", "1.jsonl"]
    assert games["players"].to_list() == [["person", "person"]] * 2
    other = Record(game.key, game.rules_version, game.setup(3))
    other.save(tmp_path / "other.jsonl")
    more = ["--record", str(tmp_path / "other.jsonl")]
    assert run(["export", "questor", str(tmp_path / "no"), *given, *more]) == 2
    assert run(["export", "rae", str(tmp_path / "no"), *given]) == 2
    assert "other.jsonl" in capsys.readouterr().err
    assert not (tmp_path / "no").exists()


def test_a_folder_in_use_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, and nothing is written."""
    (tmp_path / "mine.txt").write_text("mine")
    assert run(["export", "rae", str(tmp_path), "--games", "1"]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_many_games_go_into_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that none has to be held in memory."""
    monkeypatch.setattr("questable.adapters.export.A_FILE", 2)
    game, setup = chosen("questor", 2)
    played = play_one(game, setup, ["random"] * 2, "m", 20_000, keep=True)
    five = [
        ExportedGame(source=str(n), players=["a", "b"], entries=played.entries) for n in range(5)
    ]
    done = Dataset(game, setup, tmp_path, Words("en"), observations=False).write(five, "")
    assert done.games == 5
    assert sorted(path.name for path in tmp_path.glob("entries-*")) == [
        "entries-00000.parquet", "entries-00001.parquet", "entries-00002.parquet",
    ]  # fmt: skip
    assert pl.read_parquet(tmp_path / "entries-00002.parquet")["game"].unique().to_list() == [4]
