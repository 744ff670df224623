"""The two builds of the rules: the same files, interpreted (pure) or compiled by mypyc (fast).

`QUESTABLE_BUILD` chooses: `pure`, `fast` (refused if there is none) or `auto` (fast if there is
one for exactly these sources). In a checkout the fast build lies in `.build/<key>/`, where
tools/compile.py puts it; in an installed wheel its modules lie beside the sources.
"""

import hashlib
import importlib
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parents[1]
BUILDS: Final = CHECKOUT / ".build"
MANIFEST: Final = "manifest.json"

COMPILED_PARTS: Final = ("engine", "bots", "games")
INTERPRETED: Final = frozenset(
    {
        "__init__.py",
        "bench.py",
        "card.py",
        "check.py",
        "checking.py",
        "fault.py",
        "game.py",
        "hidden.py",
        "lines.py",
        "match.py",
        "moments.py",
        "opinions.py",
        "options.py",
        "own_questions.py",
        "pack.py",
        "pack_file.py",
        "position_file.py",
        "record.py",
        "start.py",
        "view.py",
    }
)
"""What is read once a game, not once an action, or talks to files and people."""
CHOICES: Final = ("auto", "pure", "fast")


class BuildError(ImportError):
    """The build that was asked for cannot be had."""


class BuiltFinder(MetaPathFinder):
    """Loads the given modules from the given files, whatever lies on the path."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def compiled_sources(package: Path = PACKAGE) -> dict[str, Path]:
    """Every module that mypyc compiles, by name."""
    return {
        ".".join((package.name, *file.relative_to(package).with_suffix("").parts)): file
        for file in _rules(package)
        if file.name not in INTERPRETED
    }


def build_key(package: Path = PACKAGE) -> str:
    """What a fast build depends on, as a hash: sources, compiler, how it is called, Python.

    Interpreted modules count too, for mypyc copies their Final constants into compiled ones and
    trusts their types.
    """
    checkout = package.parents[1]
    digest = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {sys.version_info[:2]}".encode())
    digest.update(mypy_version(checkout).encode())
    digest.update((checkout / "tools" / "compile.py").read_bytes())
    for file in _rules(package, "saints"):
        content = file.read_bytes()
        digest.update(f"\n{file.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


def mypy_version(checkout: Path = CHECKOUT) -> str:
    """The version that pyproject.toml pins; mypy itself need not be installed to run."""
    pin = re.search(r'"mypy==([^"]+)"', (checkout / "pyproject.toml").read_text("utf-8"))
    if pin is None:
        raise BuildError("pyproject.toml pins no mypy")
    return pin[1]


def built(directory: Path) -> bool:
    """Whether a finished fast build lies there."""
    return (directory / MANIFEST).is_file()


def select() -> None:
    """Make imports follow `QUESTABLE_BUILD`. Called once, before any compiled module is loaded."""
    choice = os.environ.get("QUESTABLE_BUILD") or "auto"
    if choice not in CHOICES:
        raise BuildError(f"QUESTABLE_BUILD is {choice!r}; it must be one of {', '.join(CHOICES)}")
    if choice == "pure":
        sys.meta_path.insert(0, BuiltFinder(compiled_sources()))
        return
    try:
        _select_fast()
    except ImportError as error:
        if choice == "fast":
            raise BuildError(f"QUESTABLE_BUILD is 'fast', but {error}") from error
        if not isinstance(error, BuildError):
            line = " ".join(str(error).split())
            print(
                f"questable: running pure: the fast build is broken (remove .build/): {line}",
                file=sys.stderr,
            )
        sys.meta_path.insert(0, BuiltFinder(compiled_sources()))


def select_or_complain() -> None:
    """As `select`; for the questable command, a build that cannot be had is one line."""
    try:
        select()
    except BuildError as error:
        command = sys.orig_argv[1:3] == ["-m", "questable"]
        if not command and Path(sys.orig_argv[-1]).name != "questable":
            raise
        print(f"questable: {error}", file=sys.stderr)
        raise SystemExit(2) from None


def running() -> str:
    """'fast' or 'pure', by looking at the modules that are really loaded."""
    names = list(compiled_sources())
    loaded = [name for name in names if name in sys.modules] or names[:1]
    kinds = {_is_extension(importlib.import_module(name).__file__ or "") for name in loaded}
    if len(kinds) > 1:
        raise BuildError("compiled and pure modules are mixed")
    return "fast" if True in kinds else "pure"


def _rules(package: Path, *more: str) -> Iterator[Path]:
    for part in (*COMPILED_PARTS, *more):
        yield from sorted((package / part).rglob("*.py"))


def _is_extension(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def _select_fast() -> None:
    if not (CHECKOUT / "tools" / "compile.py").is_file():
        _check_wheel()
        return
    directory = BUILDS / build_key()
    if not built(directory):
        raise BuildError("there is no fast build of these sources: ./run test makes one")
    manifest = json.loads(_hold(directory / MANIFEST))
    finder = BuiltFinder({name: directory / file for name, file in manifest["modules"].items()})
    sys.meta_path.insert(0, finder)
    try:
        for library in manifest["libraries"]:
            importlib.import_module(library)
    except ImportError:
        sys.meta_path.remove(finder)
        for library in manifest["libraries"]:
            sys.modules.pop(library, None)
        raise


def _check_wheel() -> None:
    for name, file in compiled_sources().items():
        if not any(file.with_suffix(suffix).is_file() for suffix in EXTENSION_SUFFIXES):
            raise BuildError(f"{name} was installed without its compiled module")


def _hold(manifest: Path) -> str:
    """What is in it, under a shared lock, so that nobody removes a build in use."""
    import fcntl  # only where there are checkouts: Windows has no fcntl

    # Nobody closes this: the lock ends with the process.
    fcntl.flock(os.open(manifest, os.O_RDONLY), fcntl.LOCK_SH)
    return manifest.read_text("utf-8")
