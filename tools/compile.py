"""Compile the rules with mypyc into `.build/<key>/`.

    compile.py                wait for it; exit 1 on failure, 3 where nothing can be compiled
    compile.py --background   say what there is to say, and leave the work to a child
    compile.py --for-wheel    wait for it, without trying it out, and print where it lies

The sources are copied first, so that src/ stays clean and may change meanwhile. A new build is
tried out, then put in place by one rename. A key that failed is marked, and not tried again in
the background. A library whose C code is the same as in an earlier build is taken from there.
"""

import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CHOICE = os.environ.get("QUESTABLE_BUILD")
os.environ["QUESTABLE_BUILD"] = "pure"  # or importing questable may ask for what we are to make
sys.path.insert(0, str(ROOT / "src"))

from questable import fast  # noqa: E402

LOG = fast.BUILDS / "compile.log"
KEPT = 2
CANNOT = 3

TRY_OUT = """
import importlib
from questable import fast
for name in fast.compiled_sources():
    importlib.import_module(name)
assert fast.running() == "fast"
"""


class Failure(Exception):
    """Why there is no new build, in one line."""


def say(line: str) -> None:
    print(f"questable: {line}", file=sys.stderr, flush=True)


def missing() -> str | None:
    """What this machine lacks to compile, if anything."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return "no C compiler (Debian: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (Debian: apt install python3-dev)"
    return None


def background() -> int:
    """Leave what there is to compile to a child of low priority."""
    if CHOICE == "pure":
        return 0
    key = fast.build_key()
    if fast.built(fast.BUILDS / key) or not fast.compiled_sources():
        return 0
    if lack := missing():
        say(f"running the slower pure build: {lack}")
    elif failed_mark(key).exists():
        say(f"running the slower pure build: {failed_mark(key).read_text()}")
    else:
        fast.BUILDS.mkdir(exist_ok=True)
        say("compiling the rules in the background; the next start will be faster")
        with LOG.open("ab") as log:
            command = [sys.executable, __file__, "--unless-busy"]
            nobody = subprocess.DEVNULL
            subprocess.Popen(command, stdin=nobody, stdout=log, stderr=log, start_new_session=True)
    return 0


def foreground(*, wait: bool = True, try_out: bool = True) -> int:
    """Compile if need be. Only one process a checkout does so at a time."""
    if fast.built(fast.BUILDS / fast.build_key()) or not fast.compiled_sources():
        return 0
    if lack := missing():
        say(f"only the pure build can be had: {lack}")
        return CANNOT
    fast.BUILDS.mkdir(exist_ok=True)
    with (fast.BUILDS / "lock").open("w") as turn:
        try:
            fcntl.flock(turn, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                return 0
            say("waiting for another compile to finish")
            fcntl.flock(turn, fcntl.LOCK_EX)
        for left in fast.BUILDS.glob("work-*"):
            shutil.rmtree(left)
        work = Path(tempfile.mkdtemp(prefix="work-", dir=fast.BUILDS))
        try:
            return build(work, try_out)
        finally:
            shutil.rmtree(work)


def build(work: Path, try_out: bool) -> int:
    """Build from a copy of the sources in `work`, which is laid out like a checkout."""
    hidden = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "questable", work / "src" / "questable", ignore=hidden)
    (work / "tools").mkdir()
    for name in ("pyproject.toml", "tools/compile.py"):
        shutil.copy(ROOT / name, work / name)
    key = fast.build_key(work / "src" / "questable")
    if fast.built(fast.BUILDS / key):
        return 0
    began = time.monotonic()
    say(f"compiling {len(fast.compiled_sources())} modules; .build/compile.log has the details")
    try:
        if version("mypy") != fast.mypy_version():
            raise Failure(f"mypy is {version('mypy')}, pyproject.toml pins {fast.mypy_version()}")
        with LOG.open("wb") as log:
            step(log.fileno(), work, "mypyc", "tools/compile.py", "--here", str(fast.BUILDS))
            if try_out:
                step(log.fileno(), work, "trying the new build out", "-c", TRY_OUT)
    except Exception as error:
        # Anything at all: an unmarked failure would come back at every start.
        line = f"compiling failed ({error}); see .build/compile.log"
        failed_mark(key).write_text(line)
        say(line)
        return 1
    place(work / ".build" / key, fast.BUILDS / key)
    failed_mark(key).unlink(missing_ok=True)
    say(f"compiled in {time.monotonic() - began:.0f} s")
    return 0


def step(log: int, work: Path, what: str, *command: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(work / "src"), "QUESTABLE_BUILD": "fast"}
    run = [sys.executable, *command]
    done = subprocess.run(run, cwd=work, env=environment, stdout=log, stderr=log)
    if done.returncode != 0:
        raise Failure(what)


def place(new: Path, directory: Path) -> None:
    """Put a build in place and remove old ones, but those in use and the newest few."""
    shutil.rmtree(directory, ignore_errors=True)
    new.rename(directory)
    manifests = sorted(
        fast.BUILDS.glob(f"*/{fast.MANIFEST}"), key=lambda file: file.stat().st_mtime, reverse=True
    )
    for manifest in manifests[KEPT:]:
        with manifest.open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            manifest.unlink()
            shutil.rmtree(manifest.parent)


def failed_mark(key: str) -> Path:
    return fast.BUILDS / f"{key}.failed"


def translate(earlier: Path) -> None:
    """Run mypyc and the C compiler in this copy, from src/ so that module names come out right."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT / "src")
    groups: dict[str, list[str]] = {}
    for name, source in fast.compiled_sources().items():
        groups.setdefault(group(name), []).append(str(source.relative_to(ROOT / "src")))
    flags = ["--config-file=../pyproject.toml", "--cache-dir=../cache"]
    extensions = mypycify(
        [*flags, *(file for files in groups.values() for file in files)],
        opt_level="3",
        debug_level="0",
        separate=[(files, name) for name, files in groups.items()],
        target_dir="../c",
    )
    out = ROOT / ".build" / fast.build_key()
    command: Any = build_ext(  # setuptools is hardly typed
        Distribution({"name": "questable", "ext_modules": extensions})
    )
    command.build_lib, command.build_temp = str(out), str(ROOT / "c")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    files = {each.name: command.get_ext_filename(each.name) for each in extensions}
    digests = {each.name: digest(each) for each in extensions}
    stale = [each for each in extensions if not reuse(earlier, out, each.name, digests)]
    command.extensions = stale
    command.run()
    print(f"{len(stale)} of {len(extensions)} extensions compiled anew")
    libraries = [name for name in files if name.endswith("__mypyc")]
    manifest = {"modules": files, "libraries": libraries, "digests": digests}
    (out / fast.MANIFEST).write_text(json.dumps(manifest, indent=1))


def group(module: str) -> str:
    """A library for each part and each game: two cores share the work, and few change at once."""
    _, part, *rest = module.split(".")
    return f"questable_{rest[0]}" if part == "games" else f"questable_{part}"


def digest(extension: Any) -> str:
    """A hash of all that goes into an extension."""
    told = [sys.version, fast.mypy_version(), *extension.extra_compile_args]
    found = hashlib.sha256(" ".join(told).encode())
    for file in sorted({*extension.sources, *extension.depends}):
        found.update(Path(file).read_bytes())
    return found.hexdigest()


def reuse(earlier: Path, out: Path, name: str, digests: dict[str, str]) -> bool:
    """Copy an extension from an earlier build that made it from the same C code."""
    for path in earlier.glob(f"*/{fast.MANIFEST}"):
        manifest = json.loads(path.read_text())
        if manifest["digests"].get(name) == digests[name]:
            file = manifest["modules"][name]
            (out / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path.parent / file, out / file)
            return True
    return False


def main() -> int:
    match sys.argv[1:]:
        case []:
            return foreground()
        case ["--background"] if CHOICE == "fast":
            return foreground()
        case ["--background"]:
            return background()
        case ["--unless-busy"]:
            os.nice(10)
            return foreground(wait=False)
        case ["--for-wheel"]:
            result = foreground(try_out=False)
            print(fast.BUILDS / fast.build_key())
            return result
        case ["--here", earlier]:
            translate(Path(earlier))
            return 0
        case _:
            say(f"compile.py knows no {sys.argv[1:]}")
            return 2


if __name__ == "__main__":
    sys.exit(main())
