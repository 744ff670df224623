"""Find a HAProxy for the tests, installing Debian's where there is none and we may.

haproxy.py    say where it is; exit 1 if there is none
"""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.apt import install  # noqa: E402

CHOSEN = "QUESTABLE_HAPROXY"
"""The program, where it is not in the path."""


def found() -> str:
    """The program; Debian's is not in everybody's path."""
    chosen = os.environ.get(CHOSEN)
    return shutil.which(chosen or "haproxy", path=None if chosen else _path()) or ""


def _path() -> str:
    return os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"))


def missing() -> str:
    """Why no test can have a proxy, in one line; '' if they can."""
    return "" if found() else f"there is no HAProxy (Debian: apt install haproxy; or {CHOSEN})"


def prepared() -> str:
    """What is still missing after installing what may be installed."""
    if missing() and not os.environ.get(CHOSEN):
        install("haproxy for the tests", [["haproxy"]], lambda: not missing())
    return missing()


if __name__ == "__main__":
    why = prepared()
    print(f"questable: {why}" if why else found(), file=sys.stderr if why else sys.stdout)
    sys.exit(bool(why))
