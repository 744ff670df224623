"""Make a virtual environment from a hashed lock: install.py VENV LOCK STAMP.

`./run` calls this with the system's Python when the stamp in VENV is stale. It needs nothing but
pip; uv comes into `.tools/`. One set-up runs at a time; who waited finds the work done.
"""

import fcntl
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
UV_LOCK = ROOT / "requirements-uv.lock"


def say(line: str) -> None:
    print(f"questable: {line}", file=sys.stderr, flush=True)


def run(*command: str | Path) -> None:
    """Run quietly; on failure show all that was said and stop."""
    environment = os.environ | {"UV_PYTHON_DOWNLOADS": "never", "UV_NO_PROGRESS": "1"}
    if wheels := os.environ.get("PIP_FIND_LINKS"):
        environment["UV_FIND_LINKS"] = wheels.replace(" ", ",")  # pip is told so already
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout.decode(errors="replace"))
        say(f"set-up failed at: {' '.join(map(str, command))}")
        sys.exit(1)


def fetch_uv() -> Path:
    uv = TOOLS / "bin" / "uv"
    mark = TOOLS / "uv-lock"
    wanted = UV_LOCK.read_text()
    if uv.exists() and mark.exists() and mark.read_text() == wanted:
        return uv
    if importlib.util.find_spec("pip") is None:
        say(f"{sys.executable} has no pip (Debian: apt install python3-pip)")
        sys.exit(1)
    say("fetching uv into .tools/")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*pip, "--upgrade", "--target", TOOLS, "--require-hashes", "--requirement", UV_LOCK)
    mark.write_text(wanted)
    return uv


def main(name: str, lock: str, stamp: str) -> None:
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        venv = ROOT / name
        mark = venv / "stamp"
        if mark.exists() and mark.read_text().rstrip("\n") == stamp:
            return
        uv = fetch_uv()
        say(f"making {name}/ from {lock}")
        mark.unlink(missing_ok=True)
        run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, venv)
        into = ["--quiet", "--python", str(venv / "bin" / "python")]
        run(uv, "pip", "sync", *into, "--require-hashes", ROOT / lock)
        run(uv, "pip", "install", *into, "--no-deps", "--no-build-isolation", "--editable", ROOT)
        mark.write_text(stamp + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
