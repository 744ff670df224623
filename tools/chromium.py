"""Find what the stories of tests/e2e are told with; install Debian's where we may.

That is a Chromium, and a Playwright whose own node finds its libraries.

chromium.py    say where Chromium is, installing what is missing; exit 1 if no story can be told
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import playwright
from playwright.sync_api import Browser, Playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import apt

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
"""The first that is there. The shell is the same browser without windows, at two thirds of the
processor's time or less."""
CHOSEN = "QUESTABLE_CHROMIUM"
DRIVER = Path(playwright.__file__).parent / "driver" / "node"
PACKAGES = ((SHELL, "libatomic1"), ("chromium", "libatomic1"))
"""Debian's: the browser, and the library that Playwright's node wants and a bare system lacks. The
second where the first is not to be had."""
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


def driver_starts() -> bool:
    """Whether Playwright's node runs here."""
    try:
        return subprocess.run([DRIVER, "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def missing() -> str:
    """Why no story can be told here, in one line; '' if they can."""
    if not found():
        lacking = f"no Chromium (install one, or name it in {CHOSEN})"
    elif not driver_starts():
        lacking = "Playwright's node does not start (Debian: apt install libatomic1)"
    else:
        return ""
    return f"the stories in a browser are skipped: {lacking}"


def slow() -> bool:
    """Whether CI, which has all stories to tell, would tell them in another browser than the shell;
    whoever has a browser of their own is not given a second one."""
    return bool(os.environ.get("CI")) and shutil.which(SHELL) is None


def install() -> None:
    """Debian's packages, where we may."""
    if not os.environ.get(CHOSEN):
        apt.install("chromium for the stories", PACKAGES, lambda: not missing() and not slow())


def prepared() -> str:
    """What is still missing after installing what may be installed."""
    if missing() or slow():
        install()
    return missing()


def launch(playing: Playwright, patience: float = 30_000) -> Browser:
    """A browser, within so many milliseconds."""
    return playing.chromium.launch(executable_path=found(), args=flags(), timeout=patience)


if __name__ == "__main__":
    why = prepared()
    print(f"questable: {why}" if why else found(), file=sys.stderr if why else sys.stdout)
    sys.exit(bool(why))
