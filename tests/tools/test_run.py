"""Help costs words, no work (the script ./run)."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ALONE = ("test", "build", "lock", "golden", "protocol", "questions", "screens", "audit")


def copied(folder: Path) -> Path:
    """The script in a folder where nothing is set up, nor can be."""
    script = folder / "run"
    script.write_bytes((ROOT / "run").read_bytes())
    script.chmod(0o755)
    return script


@pytest.mark.parametrize("command", ALONE)
def test_help_of_a_developers_command_sets_nothing_up(command: str, tmp_path: Path) -> None:
    """`./run lock --help` says what it does, without a venv and without doing it."""
    script = copied(tmp_path)
    done = subprocess.run([script, command, "--help"], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith(f"./run {command}")
    assert [each.name for each in tmp_path.iterdir()] == ["run"]


@pytest.mark.parametrize("arguments", [("--help",), ("serve", "-h"), ("bench", "--help")])
def test_help_compiles_and_builds_nothing(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """Where a venv is needed for the words, neither compiler, page nor a second venv is."""
    script = copied(tmp_path)
    (tmp_path / "tools").mkdir()
    venv = tmp_path / ".venv" / "bin"
    venv.mkdir(parents=True)
    for name in ("requirements.lock", "pyproject.toml", "tools/install.py"):
        (tmp_path / name).write_text("")
    said = tmp_path / "said"
    python = venv / "python"
    python.write_text(f'#!/bin/sh\necho "$@" >> {said}\n')
    python.chmod(0o755)
    stamp = subprocess.run(["cksum"], input=b"", capture_output=True).stdout.decode().strip()
    (tmp_path / ".venv" / "stamp").write_text(f"{stamp} {tmp_path}\n")
    subprocess.run([script, *arguments], check=True, env=os.environ | {"QUESTABLE_BUILD": "auto"})
    assert len(said.read_text().splitlines()) == 1
    assert said.read_text().split()[0] == "-m"
