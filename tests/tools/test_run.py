"""Help costs words, no work (the script ./run)."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ALONE = (
    *("test", "stories", "build", "wheels", "api", "notebooks", "lock", "golden"),
    *("observations", "protocol", "states", "questions", "windows", "screens", "audit"),
)


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


def done(folder: Path, *arguments: str) -> str:
    """What the script has its Python do, one line each, where a venv is there already."""
    (folder / "tools").mkdir(parents=True)
    script = copied(folder)
    venv = folder / ".venv" / "bin"
    venv.mkdir(parents=True)
    for name in ("requirements.lock", "pyproject.toml", "tools/install.py"):
        (folder / name).write_text("")
    said = folder / "said"
    python = venv / "python"
    python.write_text(f'#!/bin/sh\necho "$@" >> {said}\n')
    python.chmod(0o755)
    stamp = subprocess.run(["cksum"], input=b"", capture_output=True).stdout.decode().strip()
    (folder / ".venv" / "stamp").write_text(f"{stamp} {folder}\n")
    subprocess.run([script, *arguments], check=True, env=os.environ | {"QUESTABLE_BUILD": "auto"})
    return said.read_text()


@pytest.mark.parametrize("arguments", [("--help",), ("serve", "-h"), ("bench", "--help")])
def test_help_compiles_and_builds_nothing(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """Where a venv is needed for the words, neither compiler, page nor a second venv is."""
    said = done(tmp_path / "there", *arguments)
    assert len(said.splitlines()) == 1
    assert said.split()[0] == "-m"


@pytest.mark.parametrize("language", [(), ("--lang", "fr"), ("--lang=fr",)])
def test_only_what_serves_builds_the_page(language: tuple[str, ...], tmp_path: Path) -> None:
    """A language before the command is no reason to build anything."""
    assert "page.py" not in done(tmp_path / "games", *language, "games")
    assert "page.py" in done(tmp_path / "serve", *language, "serve")
    alone = done(tmp_path / "alone", *language)
    assert "page.py" in alone
    # Nobody waits for what browsers play with while the line is gone.
    assert alone.index("page.py") < alone.index("offline.py --background")
