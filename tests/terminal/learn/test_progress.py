"""The progress file: written whole or not at all, never overwritten when damaged."""

import json
from datetime import date
from pathlib import Path

import pytest

from questable.terminal import Complaint
from questable.terminal.learn.boxes import BoxSlip
from questable.terminal.learn.progress import keep, memory_of, usual_file
from questable.terminal.spacing import Memory, Slip
from questable.text import Words

WORDS = Words("en")
SLIP = {
    "due": "2026-10-06", "seen": "2026-10-04", "stability": 2.3, "difficulty": 2.1, "right": 1,
    "wrong": 0,
}  # fmt: skip
WHOLE = {"questable": "progress", "version": 2, "slips": {"agnes": SLIP}}
OLD_SLIP = {"box": 3, "due": "2026-10-06", "right": 4, "wrong": 1}
OLD = {"questable": "progress", "version": 1, "slips": {"agnes": OLD_SLIP}}


def test_round_trip(tmp_path: Path) -> None:
    """What is kept is found again, in a folder that was not there before."""
    file = tmp_path / "new" / "folder" / "progress.json"
    assert memory_of(WORDS, file).slips == {}
    memory = Memory()
    for item in ("b", "a"):
        memory.grade(item, item == "a", date(2026, 10, 5))
    keep(WORDS, file, memory)
    assert memory_of(WORDS, file).slips == memory.slips
    assert list(json.loads(file.read_text("utf-8"))["slips"]) == ["a", "b"]
    assert [path.name for path in file.parent.iterdir()] == ["progress.json"]


def test_an_old_file_is_read_and_written_anew(tmp_path: Path) -> None:
    """What lay in the third box rested for four days; the page reads it so too."""
    file = tmp_path / "progress.json"
    file.write_text(json.dumps(OLD), "utf-8")
    memory = memory_of(WORDS, file)
    assert memory.slips == {
        "agnes": Slip(date(2026, 10, 6), date(2026, 10, 2), 4.0, 5.0, right=4, wrong=1)
    }
    known = memory.grade("agnes", True, date(2026, 10, 6))
    assert known.due > date(2026, 10, 12)
    keep(WORDS, file, memory)
    assert json.loads(file.read_text("utf-8"))["version"] == 2
    assert BoxSlip(5, date.min).slip().seen == date.min


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "nonsense",
        "[" * 100_000,
        json.dumps(WHOLE)[:-9],
        json.dumps(WHOLE | {"version": 1}),
        json.dumps(WHOLE | {"version": 3}),
        json.dumps(OLD | {"version": 2}),
        json.dumps(WHOLE | {"questable": "record"}),
        json.dumps(WHOLE | {"more": 1}),
        json.dumps({"questable": "progress", "version": 2}),
        *(
            json.dumps(WHOLE | {"slips": {"agnes": SLIP | change}})
            for change in (
                {"stability": 0}, {"difficulty": 11}, {"stability": "2"}, {"due": "soon"},
                {"seen": "2026-02-30"}, {"right": -1}, {"wrong": 1.5}, {"colour": "red"},
            )
        ),
        *(
            json.dumps(OLD | {"slips": {"agnes": OLD_SLIP | change}})
            for change in (
                {"box": 0}, {"box": 6}, {"box": "2"}, {"due": "soon"}, {"right": -1}, {"more": 1},
            )
        ),
    ],
)  # fmt: skip
def test_a_damaged_file_is_named_and_left_alone(text: str, tmp_path: Path) -> None:
    """One line with the file's name; the file stays as it was."""
    file = tmp_path / "progress.json"
    file.write_text(text, "utf-8")
    with pytest.raises(Complaint, match=r"progress\.json is damaged"):
        memory_of(WORDS, file)
    assert file.read_text("utf-8") == text


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A folder, or bytes that are no text."""
    with pytest.raises(Complaint, match=str(tmp_path)):
        memory_of(WORDS, tmp_path)
    (tmp_path / "p").write_bytes(b"\xff\xfe")
    with pytest.raises(Complaint, match="not a text file"):
        memory_of(WORDS, tmp_path / "p")


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a file is never seen: the draft is put in place only when it is whole."""
    file = tmp_path / "progress.json"
    keep(WORDS, file, Memory(dict.fromkeys("a", BoxSlip(1, date(2026, 1, 1)).slip())))
    before = file.read_text("utf-8")

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as out:
            out.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(Complaint, match="the disk is full"):
        keep(WORDS, file, Memory())
    assert file.read_text("utf-8") == before
    assert [path.name for path in tmp_path.iterdir()] == ["progress.json"]


def test_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    """In XDG_DATA_HOME if that is an absolute path, else in ~/.local/share."""
    monkeypatch.setenv("HOME", "/home/ada")
    default = Path("/home/ada/.local/share/questable/progress.json")
    assert usual_file({}) == default
    assert usual_file({"XDG_DATA_HOME": ""}) == default
    assert usual_file({"XDG_DATA_HOME": "here"}) == default
    assert usual_file({"XDG_DATA_HOME": "/data"}) == Path("/data/questable/progress.json")
