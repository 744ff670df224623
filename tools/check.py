"""All checks of the project, as `./run test` runs them: check.py [PYTEST ARGS].

With arguments, only pytest runs, with them, on the fast build.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
CANNOT_COMPILE = 3
SOME_FAILED = 1
"""What pytest ends with when tests failed, and nothing else was amiss."""

TYPED = ("src", "tests", "bench", "tools", "hatch_build.py")
PURE_TESTS = ("tests/engine", "tests/games", "tests/laws")
NOT_KEPT = "PYTHONDONTWRITEBYTECODE"
"""Images of Python often set it. Tests start hundreds of processes, and each would compile all that
it imports once more: that is three quarters of its start."""
SHARED = ("-n3", "--dist", "worksteal")
"""Three at work, for two cores: stories wait for a browser or a clock in a third of their time, and
take so long that whoever is done first helps the others."""


def present(names: Sequence[str]) -> list[str]:
    return [name for name in names if (ROOT / name).exists()]


def run(*command: str, build: str = "pure") -> int:
    environment = {**os.environ, "QUESTABLE_BUILD": build}
    environment.pop(NOT_KEPT, None)
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def python(*arguments: str, build: str = "pure") -> int:
    return run(sys.executable, *arguments, build=build)


def compile_rules() -> tuple[bool, str]:
    """Whether that went as it must here, and the build to test."""
    code = python("tools/compile.py")
    if code == CANNOT_COMPILE:
        if os.environ.get("CI"):
            print("questable: CI is set, and CI must test the fast build", file=sys.stderr)
        return not os.environ.get("CI"), "pure"
    return code == 0, "fast" if code == 0 else "pure"


def some_tests(arguments: Sequence[str]) -> int:
    """Pytest alone. It runs in the root, so paths as the caller sees them are made absolute."""
    fine, build = compile_rules()
    found = [
        str(Path(each).absolute()) if Path(each.split("::")[0]).exists() else each
        for each in arguments
    ]
    return python("-m", "pytest", *found, build=build) or int(not fine)


def all_tests(build: str) -> bool:
    """Every test once; what failed runs a second time, alone, and its name stands in the output.

    Stories have a real browser, real sockets and real clocks: on a busy machine one of thousands
    may fail by chance. What fails twice is a fault.
    """
    ended = python("-m", "pytest", *SHARED, "tests", build=build)
    if ended != SOME_FAILED:
        return ended == 0
    print("checks: what failed runs once more, alone", flush=True)
    return python("-m", "pytest", "-v", "--last-failed", "--lfnf=none", "tests", build=build) == 0


def reading() -> dict[str, bool]:
    """What is found by reading the sources."""
    return {
        "ruff": python("-m", "ruff", "check") == 0,
        "format": python("-m", "ruff", "format", "--check") == 0,
        "mypy": python("-m", "mypy", *present(TYPED)) == 0,
        "imports": run(str(BIN / "lint-imports"), "--no-logo") == 0,
    }


def page_and_browser() -> dict[str, bool]:
    """The page's own checks, what its stories are told with, a database and a proxy for tests."""
    return {
        "page": python("tools/page.py", "check") == 0,
        # What needs a browser, a database or a proxy is skipped without, which is said; CI must
        # have them all.
        "browser": python("tools/chromium.py") == 0 or not os.environ.get("CI"),
        "database": python("tools/postgres.py") == 0 or not os.environ.get("CI"),
        "proxy": python("tools/haproxy.py") == 0 or not os.environ.get("CI"),
    }


def everything() -> int:
    with ThreadPoolExecutor() as pool:
        # Side by side, for two cores: each waits for the disk and for others now and then.
        beside = [pool.submit(reading), pool.submit(page_and_browser)]
        compiled, build = compile_rules()
        said = {name: ok for each in beside for name, ok in each.result().items()}
    said["compile"] = compiled
    if build == "fast" and (paths := present(PURE_TESTS)):
        pure = python("-m", "pytest", *SHARED, "-m", "not slow", *paths, build="pure")
        said["tests (pure)"] = pure == 0
    said[f"tests ({build})"] = all_tests(build)
    print("checks:", ", ".join(f"{name} {'ok' if ok else 'FAILED'}" for name, ok in said.items()))
    return int(not all(said.values()))


if __name__ == "__main__":
    sys.exit(some_tests(sys.argv[1:]) if sys.argv[1:] else everything())
