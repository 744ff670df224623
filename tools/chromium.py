"""Find the Chromium that the stories of tests/e2e are told in; install Debian's where we may.

chromium.py    say where it is, after installing it if need be; exit 1 if there is none
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
CHOSEN = "QUESTABLE_CHROMIUM"
MISSING = (
    "no Chromium on this machine: the stories in a browser are skipped "
    f"(install one, or name it in {CHOSEN})"
)
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
    "--disable-sync",
    "--no-pings",
)
"""A browser that talks to nobody but the page's server."""


def found() -> str:
    """The path of a Chromium, '' if there is none."""
    chosen = os.environ.get(CHOSEN)
    names = (chosen,) if chosen else NAMES
    return next((path for name in names if (path := shutil.which(name))), "")


def flags() -> list[str]:
    """What it is started with; its sandbox does not work for root."""
    return [*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def install() -> str:
    """Debian's chromium where that is possible; its path, or ''."""
    apt = shutil.which("apt-get")
    if os.geteuid() != 0 or apt is None or os.environ.get(CHOSEN):
        return ""
    print("questable: installing chromium for the stories (apt-get)", file=sys.stderr, flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (
        ["update", "-q"],
        ["install", "-q", "-y", "--no-install-recommends", "chromium"],
    ):
        subprocess.run([apt, *arguments], env=environment, stdout=subprocess.DEVNULL)
    return found()


if __name__ == "__main__":
    where = found() or install()
    print(where or f"questable: {MISSING}", file=sys.stdout if where else sys.stderr)
    sys.exit(not where)
