"""Questable with the package of tests/seventh installed beside it: in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(__file__).parent / "site"


def surroundings(*more: Path) -> dict[str, str]:
    """What a process needs to find the package by its entry point."""
    paths = [str(each) for each in (*more, ROOT, SITE)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "QUESTABLE_BUILD": "pure"}


def questable(*words: str, told: str = "") -> str:
    """What the command says; it ends well, and has nothing to complain about."""
    done = subprocess.run(
        [sys.executable, "-m", "questable", *words],
        input=told, env=surroundings(), cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def python(code: str, *more: Path) -> str:
    """What a few lines print."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env=surroundings(*more), cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
