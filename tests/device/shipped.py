"""The Python that the site ships, run in node or in a worker of a browser."""

import gzip
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tools import site

ROOT = Path(__file__).resolve().parents[2]
PACKED = ("pyodide.asm.wasm", "python_stdlib.zip")
PLAIN = ("pyodide.mjs", "pyodide.asm.mjs")
BESIDE = (
    "bench/__init__.py",
    "bench/searching.py",
    "bench/thinking.py",
    "bench/worker.py",
    "tests/device/alike.py",
    "tests/golden/transcript.py",
)
"""Modules of ours that no site ships."""

Ask = tuple[str, str, list[Any]]
"""Module, function and arguments."""


def room(folder: Path) -> Path:
    """The folder with what python.mjs reads."""
    files = site.compiled()
    python = folder / "python"
    python.mkdir()
    for name in PLAIN:
        shutil.copy(files / name, python)
    for name in PACKED:
        packed = (files / f"{name}.pack").read_bytes()
        (python / name).write_bytes(gzip.decompress(packed))
    parts = json.loads((files / "parts.json").read_text())
    (python / "pyodide-lock.json").write_text(json.dumps(parts["lock"]))
    (folder / "files").symlink_to(files)
    (folder / "code").symlink_to(ROOT)
    return folder


def written(asked: list[Ask]) -> str:
    """Calls, as python.mjs reads them."""
    return json.dumps([BESIDE, asked])


def in_node(folder: Path, asked: list[Ask]) -> list[Any]:
    """What calls come to in a fresh Python."""
    calls = folder / "calls.json"
    calls.write_text(written(asked))
    command = [site.node(), str(Path(__file__).with_name("python.mjs")), str(folder), str(calls)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found
