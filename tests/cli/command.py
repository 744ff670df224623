"""Running the questable command inside the test's own process."""

import io
import sys
from pathlib import Path

import pytest

from questable.cli import run


class Said:
    """What a command wrote and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Command:
    """The command, with a folder to write to."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str | Path, typed: str = "") -> Said:
        """Run it with these words on its standard input."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = run([str(each) for each in arguments])
        captured = self.capsys.readouterr()
        return Said(code, captured.out, captured.err)

    def refused(self, *arguments: str | Path) -> str:
        """A command that must fail: code 2, one line on stderr, no output, nothing written."""
        before = self._files()
        said = self(*arguments)
        assert said.code == 2, (arguments, said.out)
        assert said.out == ""
        assert said.err.startswith("questable: ")
        assert said.err.count("\n") == 1
        assert "Traceback" not in said.err
        assert self._files() == before
        return said.err.removeprefix("questable: ").strip()

    def _files(self) -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}
