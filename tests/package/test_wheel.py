"""The wheel alone, in a fresh venv: it plays, its examples run, and they are typed."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from questable.__about__ import __version__
from questable.registry import ours
from tests.package.conftest import ROOT, UV, called, core, tried, uv
from tests.package.index import needed

EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.py"))
SAYS = {
    "load_record": "the end: ",
    "own_bot": "scores: [",
    "random_game": "won by [",
    "tournament": "give or take",
    "why_not": "R-2.10 again, and nothing has changed",
}


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.stem)
def test_an_example_runs(fresh: Path, example: Path, tmp_path: Path) -> None:
    """With nothing installed but the wheel, in an empty folder."""
    assert SAYS[example.stem] in called(fresh, "-W", "error", example, folder=tmp_path)


@pytest.mark.slow
def test_the_examples_are_typed(fresh: Path, tmp_path: Path) -> None:
    """`mypy --strict` reads the types of the wheel, and finds a mistake in how it is used."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text('import questable as q\n\nq.match(7)\nq.nobody\nn: int = q.game("rae").key\n')
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(fresh)]
    done = subprocess.run(
        [*mypy, "--config-file", os.devnull, "--cache-dir", os.devnull, *map(str, EXAMPLES), wrong],
        cwd=tmp_path, capture_output=True, text=True, timeout=250,
    )  # fmt: skip
    lines = done.stdout.splitlines()
    assert [line.split(":")[1] for line in lines[:-1] if "error:" in line] == ["3", "4", "5"]
    assert all(line.startswith("wrong.py:") for line in lines[:-1])


@pytest.mark.slow
def test_the_core_needs_little(fresh: Path, tmp_path: Path) -> None:
    """Rules, bots, terminal and lab; the server says which extra brings it."""
    told = called(fresh, "-m", "questable", "version", folder=tmp_path)
    assert f"questable {__version__}" in told
    assert "build pure" in told
    listed = uv("pip", "list", "--format", "freeze", "--python", fresh, folder=tmp_path)
    names = {line.split("==")[0].lower() for line in listed.splitlines()}
    assert names == {"questable", *needed(core())}
    assert names.isdisjoint({"asyncpg", "numpy", "starlette", "uvicorn", "websockets"})
    served = tried(fresh, "-m", "questable", "serve", folder=tmp_path)
    assert served.returncode == 2
    assert "questable[serve]" in served.stderr
    assert "Traceback" not in served.stderr


@pytest.mark.slow
def test_uvx_runs_it_from_a_local_index(index: Path, tmp_path: Path) -> None:
    """`uvx questable`, with no network and an empty cache."""
    homes = {"UV_CACHE_DIR": str(tmp_path / "cache"), "UV_TOOL_DIR": str(tmp_path / "tools")}
    local = ("--no-index", "--find-links", index, "--python", sys.executable)
    uvx = UV.with_name("uvx")
    assert uvx.is_file()
    said = called(uvx, *local, "questable", "games", "--lang", "fr", folder=tmp_path, **homes)
    assert "Les Piliers de la foi" in said


def test_the_wheel_has_all_of_it_and_nothing_else(index: Path) -> None:
    """Types, words, page, rules, packs, the skeleton; no tests of ours, no caches."""
    (wheel,) = index.glob("questable-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        about = next(name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = packed.read(about).decode()
    for name in (
        "questable/py.typed",
        "questable/text/fr/questor.ftl",
        f"questable/rules/{ours()[0].key}.md",
        "questable/web/built/index.html",
        "questable/games/questor/pack/base.toml",
        "questable/skeleton/around/pyproject.toml",
    ):
        assert name in names
    assert {name.split("/")[0] for name in names} == {"questable", about.split("/")[0]}
    assert [name for name in names if name.endswith((".pyc", ".so"))] == []
    assert "Provides-Extra: serve" in metadata
    assert "Classifier: Typing :: Typed" in metadata
    assert "Description-Content-Type: text/markdown" in metadata
