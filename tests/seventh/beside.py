"""Questable with the package of tests/seventh installed beside it: in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(__file__).parent / "site"


def surroundings(*more: Path) -> dict[str, str]:
    """What a process needs to find the package by its entry point; other folders come first."""
    # Mutants of ours lie on that path.
    already = os.environ.get("PYTHONPATH")
    paths = [*map(str, more), *([already] if already else []), str(ROOT), str(SITE)]
    kept = {
        key: value for key, value in os.environ.items() if key not in ("QUESTABLE_LANG", "LANG")
    }
    return {**kept, "PYTHONPATH": os.pathsep.join(paths), "QUESTABLE_BUILD": "pure"}


def questable(*words: str, told: str = "") -> str:
    """What the command says; it ends well, and has nothing to complain about."""
    done = spoken(*words, told=told)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def spoken(
    *words: str, told: str = "", more: tuple[Path, ...] = (), **wishes: str
) -> subprocess.CompletedProcess[str]:
    """What comes of a command in these surroundings."""
    return subprocess.run(
        [sys.executable, "-m", "questable", *words],
        input=told, env=surroundings(*more) | wishes, cwd=ROOT, capture_output=True, text=True,
        timeout=300,
    )  # fmt: skip


def python(code: str, *more: Path, warnings: str = "error") -> str:
    """What a few lines print."""
    done = subprocess.run(
        [sys.executable, "-W", warnings, "-c", code],
        env=surroundings(*more), cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout
