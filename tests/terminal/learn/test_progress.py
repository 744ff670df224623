"""The progress file: written whole or not at all, never overwritten when damaged."""

import json
from datetime import date
from pathlib import Path

import pytest

from questable.terminal import Complaint
from questable.terminal.learn.boxes import Boxes, BoxSlip
from questable.terminal.learn.progress import boxes_of, keep, usual_file
from questable.text import Words

WORDS = Words("en")
SLIP = {"box": 2, "due": "2026-10-06", "right": 1, "wrong": 0}
WHOLE = {"questable": "progress", "version": 1, "slips": {"agnes": SLIP}}


def test_round_trip(tmp_path: Path) -> None:
    """What is kept is found again, in a folder that was not there before."""
    file = tmp_path / "new" / "folder" / "progress.json"
    assert boxes_of(WORDS, file).slips == {}
    boxes = Boxes({"b": BoxSlip(1, date(2026, 10, 5)), "a": BoxSlip(5, date(2026, 1, 1), 3, 4)})
    keep(WORDS, file, boxes)
    assert boxes_of(WORDS, file).slips == boxes.slips
    assert list(json.loads(file.read_text("utf-8"))["slips"]) == ["a", "b"]
    assert [path.name for path in file.parent.iterdir()] == ["progress.json"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "nonsense",
        "[" * 100_000,
        json.dumps(WHOLE)[:-9],
        json.dumps(WHOLE | {"version": 2}),
        json.dumps(WHOLE | {"questable": "record"}),
        json.dumps(WHOLE | {"more": 1}),
        json.dumps({"questable": "progress", "version": 1}),
        *(
            json.dumps(WHOLE | {"slips": {"agnes": SLIP | change}})
            for change in (
                {"box": 0}, {"box": 6}, {"box": "2"}, {"due": "soon"}, {"due": "2026-02-30"},
                {"right": -1}, {"wrong": 1.5}, {"colour": "red"},
            )
        ),
    ],
)  # fmt: skip
def test_a_damaged_file_is_named_and_left_alone(text: str, tmp_path: Path) -> None:
    """One line with the file's name; the file stays as it was."""
    file = tmp_path / "progress.json"
    file.write_text(text, "utf-8")
    with pytest.raises(Complaint, match=r"progress\.json is damaged"):
        boxes_of(WORDS, file)
    assert file.read_text("utf-8") == text


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A folder, or bytes that are no text."""
    with pytest.raises(Complaint, match=str(tmp_path)):
        boxes_of(WORDS, tmp_path)
    (tmp_path / "p").write_bytes(b"\xff\xfe")
    with pytest.raises(Complaint, match="not a text file"):
        boxes_of(WORDS, tmp_path / "p")


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a file is never seen: the draft is put in place only when it is whole."""
    file = tmp_path / "progress.json"
    keep(WORDS, file, Boxes({"a": BoxSlip(1, date(2026, 1, 1))}))
    before = file.read_text("utf-8")

    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as out:
            out.write(data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(Complaint, match="the disk is full"):
        keep(WORDS, file, Boxes())
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
