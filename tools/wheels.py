"""Make all that is published, into dist/: wheels.py [SUITE...]

An sdist; of what is unpacked from it a pure wheel, for any Python; and in a chroot for each Debian
(all, or those named) a wheel with compiled modules for its Python, which bears a manylinux tag.
Whatever was built is then tried out: a game is played with nothing else installed but what the
wheel asks for. Chroots need root and debootstrap, and stay in .build/ for the next time.

deploy/cibuildwheel.toml is for other Pythons and machines.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.apt import install  # noqa: E402

UV = str(ROOT / ".tools" / "bin" / "uv")
DIST = ROOT / "dist"
CHROOTS = ROOT / ".build" / "chroots"
SUITES = {"bookworm": "3.11", "trixie": "3.13"}
"""Debian 12 and 13, and their Pythons."""
NEEDED = ("gcc", "libc6-dev", "python3-dev")
LOCK = "requirements-wheels.lock"
TRIED = ["simulate", "questor", "--games", "3", "--jobs", "1", "--json"]


class Failure(Exception):
    """What could not be made, in one line."""


def say(line: str) -> None:
    print(f"questable: {line}", file=sys.stderr, flush=True)


def run(*command: str | Path, folder: Path = ROOT, **wishes: str) -> str:
    """What a command prints; Failure with all that it said if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=os.environ | wishes, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode != 0:
        raise Failure(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def newest(pattern: str, folder: Path = DIST) -> Path:
    """What was made last."""
    return max(folder.glob(pattern), key=lambda path: path.stat().st_mtime)


def built(folder: Path, kind: str, into: Path, build: str = "auto") -> None:
    """An sdist or a wheel of what lies in a folder, with the tools that are installed here."""
    here = ["--no-build-isolation", "--offline", "--python", sys.executable]
    run(UV, "build", kind, *here, "--out-dir", into, folder, QUESTABLE_BUILD=build)


def unpacked(sdist: Path, folder: Path) -> Path:
    """Where its files lie then."""
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (found,) = folder.iterdir()
    return found


def try_out(python: list[str | Path], **wishes: str) -> str:
    """Play three games; which build played them."""
    said = run(*python, "-m", "questable", *TRIED, folder=Path("/"), **wishes)
    version = run(*python, "-m", "questable", "version", folder=Path("/"), **wishes)
    if '"games": 3' not in said or '"truncated": 0' not in said:
        raise Failure(f"games did not end:\n{said}")
    return next(line.split()[1] for line in version.splitlines() if line.startswith("build"))


def pure(sources: Path) -> None:
    """A wheel for any Python, tried out with this one."""
    built(sources, "--wheel", DIST, "pure")
    wheel = newest("*-py3-none-any.whl")
    with tempfile.TemporaryDirectory() as folder:
        alone(wheel, Path(folder), f"{sys.version_info.major}.{sys.version_info.minor}")
        if try_out([sys.executable, "-S"], PYTHONPATH=folder) != "pure":
            raise Failure("a pure wheel runs compiled modules")
    say(f"{wheel.name}: a game was played")


def alone(wheel: Path, folder: Path, version: str) -> None:
    """Put a wheel into an empty folder, with what it asks for as a Python of that version needs."""
    into = ["--quiet", "--target", str(folder), "--python-version", version]
    run(UV, "pip", "install", *into, "--constraints", "requirements.lock", wheel)


def made(suite: str) -> Path:
    """The chroot of a Debian, with a compiler and its Python's headers."""
    folder = CHROOTS / suite
    if all((folder / place).exists() for place in ("made", "usr/bin/gcc")):
        return folder
    if os.geteuid() != 0:
        raise Failure("a chroot takes root")
    if shutil.which("debootstrap") is None:
        install("debootstrap", [["debootstrap"]], lambda: bool(shutil.which("debootstrap")))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    say(f"making a chroot of Debian {suite}")
    wanted = ["--variant=minbase", f"--include={','.join(NEEDED)}"]
    run("debootstrap", *wanted, suite, folder)
    (folder / "made").touch()
    return folder


def compiled(suite: str, sources: Path) -> None:
    """A wheel with compiled modules, made and tried out in the chroot of a Debian."""
    chroot, version = made(suite), SUITES[suite]
    packages = chroot / "usr" / "local" / "lib" / f"python{version}" / "dist-packages"
    for stale in ("src", "out", "alone"):
        shutil.rmtree(chroot / stale, ignore_errors=True)
    shutil.copytree(sources, chroot / "src")
    into = ["--quiet", "--target", str(packages), "--python-version", version]
    run(UV, "pip", "install", *into, "--require-hashes", "--requirement", LOCK)
    say(f"compiling for Python {version} of Debian {suite}")
    tools = f"/usr/local/lib/python{version}/dist-packages/bin"
    inside: list[str | Path] = [
        *("chroot", chroot, "/usr/bin/env", "-i", "HOME=/root", "LC_ALL=C.UTF-8"),
        f"PATH={tools}:/usr/bin:/bin",
    ]
    run(*inside, "sh", "-c", "cd /src && python3 -m hatchling build -t wheel -d /out/plain")
    if not list((chroot / "out" / "plain").glob("*-linux_*.whl")):
        log = (chroot / "src" / ".build" / "compile.log").read_text(errors="replace")
        raise Failure(f"nothing was compiled:\n{log[-2000:]}")
    repair = "python3 -m auditwheel repair --plat auto -w /out/tagged /out/plain/*.whl"
    run(*inside, "sh", "-c", repair)
    wheel = newest("*.whl", chroot / "out" / "tagged")
    alone(wheel, chroot / "alone", version)
    if try_out([*inside, "PYTHONPATH=/alone", "python3"]) != "fast":
        raise Failure(f"{wheel.name} runs no compiled modules")
    shutil.copy(wheel, DIST)
    say(f"{wheel.name}: a game was played")


def main(suites: list[str]) -> int:
    if unknown := [each for each in suites if each not in SUITES]:
        say(f"no such Debian: {', '.join(unknown)}; there are {', '.join(SUITES)}")
        return 2
    try:
        built(ROOT, "--sdist", DIST)
        sdist = newest("*.tar.gz")
        say(sdist.name)
        with tempfile.TemporaryDirectory() as folder:
            sources = unpacked(sdist, Path(folder))
            pure(sources)
            for suite in suites or SUITES:
                compiled(suite, sources)
    except Failure as failure:
        say(f"failed: {failure}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
