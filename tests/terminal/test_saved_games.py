"""Saving, going back to a saved game, and leaving."""

from pathlib import Path

import pytest

from questable.engine import Record, read_record
from questable.registry import Registry
from questable.table.log.dealer import seed_from
from questable.terminal.luck import rolled_by_hand
from tests.terminal.script import play


def test_save_and_resume(tmp_path: Path) -> None:
    """A game saved in the middle goes on in another session as if nothing had happened."""
    file = tmp_path / "game.jsonl"
    play("1", f"save {file}", "1", "1")
    saved = read_record(Registry(), file.read_text("utf-8"))
    assert (tmp_path / "game.jsonl.seed").read_text() == seed_from("script").hex() + "\n"
    told = play("1", "1", f"resume {file}", "1")
    assert f"{file} continues after {len(saved.entries)} moves." in told.text
    assert told.record.entries[: len(saved.entries)][-1].line() == saved.entries[-1].line()
    assert told.record.text() == play("1", "1").record.text()


def test_save_leaves_other_files_alone(tmp_path: Path) -> None:
    """Only a file that this session wrote is overwritten, or one named with `!`."""
    file = tmp_path / "precious"
    file.write_text("mine")
    told = play(f"save {file}", "yes")
    assert f"“save {file}!”" in told.flat
    assert file.read_text() == "mine"
    assert play(f"save {file}!", "1", f"save {file}").text.count("Saved as") == 2
    assert file.read_text().startswith('{"questable"')
    told = play(f"save {tmp_path}/no/such/folder", "save", "save !", "resume", f"save {tmp_path}!")
    assert "there is no such file" in told.text
    assert told.text.count("Save where?") == 2
    assert "Resume what?" in told.text
    assert "it is a folder" in told.text


def test_a_seed_is_not_overwritten_either(tmp_path: Path) -> None:
    """Another game's seed beside the file counts as that game's file."""
    seed = tmp_path / "game.jsonl.seed"
    seed.write_text("mine")
    assert "game.jsonl.seed already exists" in play(f"save {tmp_path / 'game.jsonl'}").flat
    assert list(tmp_path.iterdir()) == [seed]


def test_resume_refuses_what_does_not_fit(tmp_path: Path) -> None:
    """Damaged records and tables of another size are named, and the game goes on."""
    file = tmp_path / "two.jsonl"
    play(f"save {file}", seats=("human", "random"))
    assert "That game has 2 seats and this table 4" in play(f"resume {file}").text
    file.write_text("{}\n")
    assert f"{file}, line 1: This is not a saved game of Questable" in play(f"resume {file}").text


def test_own_dice_go_on_within_a_session(tmp_path: Path) -> None:
    """A game whose last die was typed goes on so when it is resumed from another one."""
    file = tmp_path / "own.jsonl"
    told = play("6", "1", f"save {file}", own_dice=True, seats=("human", "random"))
    assert rolled_by_hand(told.record)
    told = play(f"resume {file}", seats=("human", "random"))
    assert "continues with your own dice" in told.text
    assert told.session.local.luck.own_dice


def test_dice_of_new_games_are_not_by_hand() -> None:
    """Without an entry, or with a dealer's, nobody has rolled."""
    record = play("1").record
    assert not rolled_by_hand(record)
    assert not rolled_by_hand(Record(record.game, record.rules, record.setup))


@pytest.mark.parametrize(
    ("lines", "saved"),
    [
        ([""], False),
        (["no"], False),
        (["Non"], False),
        (["quit"], False),
        (["maybe", "n"], False),
        (["game.jsonl"], True),
        (["yes", "game.jsonl"], True),
        (["oui", "game", "./game.jsonl"], True),
        (["yes", ""], False),
        (["taken.jsonl", "game.jsonl"], True),
    ],
)
def test_quit_offers_to_save(
    lines: list[str], saved: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name has a dot or a slash; yes asks for it; Enter and no leave; nothing is overwritten."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken.jsonl").write_text("mine")
    told = play("quit", *lines, "1")
    assert ("play --resume game.jsonl" in told.text) is saved
    assert ("was not saved" in told.text) is not saved
    expected = ["game.jsonl", "game.jsonl.seed"] if saved else []
    assert sorted(file.name for file in tmp_path.iterdir()) == [*expected, "taken.jsonl"]
    assert (tmp_path / "taken.jsonl").read_text() == "mine"
    assert all(entry.by != "person" for entry in told.record.entries)


def test_quit_does_not_ask_for_what_is_saved(tmp_path: Path) -> None:
    """Right after a save one simply leaves; after another action one is asked again."""
    file = tmp_path / "game.jsonl"
    told = play(f"save {file}", "quit")
    assert "Save the game before" not in told.text
    assert f"play --resume {file}" in told.text
    assert "Save the game before" in play(f"save {file}!", "1", "quit").text


def test_the_end_is_saved_with_its_seed(tmp_path: Path) -> None:
    """A game kept in a file ends with the seed in it and no seed beside it."""
    file = tmp_path / "whole.jsonl"
    play(*["1"] * 2000, seats=("human", "club", "club", "club"), path=file)
    record = read_record(Registry(), file.read_text("utf-8"))
    assert record.seed == seed_from("script").hex()
    assert list(tmp_path.iterdir()) == [file]
