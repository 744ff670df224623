"""A pure wheel of these sources, and a folder from which it can be installed without a network."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import command
from tests.package.index import needed, packed
from tools.wheels import newest, unpacked

ROOT = Path(__file__).resolve().parents[2]
UV = ROOT / ".tools" / "bin" / "uv"

__all__ = ["command", "fresh", "index"]


def tried(*command: str | Path, folder: Path, **wishes: str) -> subprocess.CompletedProcess[str]:
    """A command, in surroundings that know nothing of this checkout."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        command, cwd=folder, env=kept | {"UV_OFFLINE": "1", "LC_ALL": "C.UTF-8"} | wishes,
        capture_output=True, text=True, timeout=250,
    )  # fmt: skip


def called(*command: str | Path, folder: Path, **wishes: str) -> str:
    """What a command prints there."""
    done = tried(*command, folder=folder, **wishes)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def uv(*words: str | Path, folder: Path, **wishes: str) -> str:
    """The same of uv."""
    return called(UV, *words, folder=folder, **wishes)


@pytest.fixture(scope="session")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Our wheel, made of our sdist, and what it requires to play in a terminal."""
    home = tmp_path_factory.mktemp("index")
    here = ("--no-build-isolation", "--python", sys.executable, "--out-dir", home)
    uv("build", "--sdist", *here, ROOT, folder=home)
    sources = unpacked(newest("*.tar.gz", home), home / "unpacked")
    uv("build", "--wheel", *here, sources, folder=home, QUESTABLE_BUILD="pure")
    wheel = newest("*.whl", home)
    assert wheel.name.endswith("-py3-none-any.whl")
    for own in needed(core()).values():
        packed(own, home)
    yield home
    shutil.rmtree(home)


def core() -> list[str]:
    """What the wheel requires without any extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["project"]["dependencies"])


@pytest.fixture(scope="session")
def fresh(index: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new venv in which only that wheel was installed, from that folder."""
    home = tmp_path_factory.mktemp("fresh")
    uv("venv", "--quiet", "--python", sys.executable, home / "venv", folder=home)
    python = home / "venv" / "bin" / "python"
    local = ("--no-index", "--find-links", index, "--python", python)
    uv("pip", "install", "--quiet", *local, "questable", folder=home)
    return python
