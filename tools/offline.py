"""Make what browsers play with while the line is gone, into src/questable/web/offline/.

    offline.py                make it if it is stale; exit 1 on failure, and say so in one line
    offline.py --background   leave it to a child of low priority, where what it takes is there

It is the tables of the static site, as tools/site.py compiles them; a server that runs finds them
when they are there. Stale ones go at once: no browser is given other rules than the server's.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from questable.web.offline import FOLDERS, HOME
from tools import page, site

LOG = site.ROOT / ".build" / "offline.log"


def folder(home: Path = HOME) -> Path:
    """Where it lies, once it is made of what the sources are now."""
    return home / f"device-{site.key()}"


def clear(home: Path, wanted: Path) -> None:
    """Take away what is stale."""
    for old in home.glob(FOLDERS):
        if old != wanted:
            shutil.rmtree(old, ignore_errors=True)


def make(home: Path = HOME) -> None:
    """Put it in place by one rename, so that a server never sees half of it."""
    wanted = folder(home)
    clear(home, wanted)
    if wanted.is_dir():
        return
    began = time.monotonic()
    made = site.compiled()
    home.mkdir(exist_ok=True)
    new = home / f".new-{os.getpid()}"
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(made, new, ignore=shutil.ignore_patterns("stamp"))
    try:
        new.rename(home / f"device-{(made / 'stamp').read_text()}")
    except OSError:
        # Somebody else was quicker.
        shutil.rmtree(new, ignore_errors=True)
    site.say(f"made what browsers play with offline in {time.monotonic() - began:.0f} s")


def background() -> None:
    """Where Pyodide came with what the page is built with, and nothing is as it should be yet."""
    wanted = folder(HOME)
    clear(HOME, wanted)
    if wanted.is_dir() or not site.PYODIDE.is_dir():
        return
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        nobody = subprocess.DEVNULL
        command = [sys.executable, __file__, "--kindly"]
        subprocess.Popen(command, stdin=nobody, stdout=log, stderr=log, start_new_session=True)


def main(asked: list[str]) -> int:
    if asked == ["--background"]:
        background()
        return 0
    if asked == ["--kindly"]:
        os.nice(19)
    try:
        make()
    except (site.Failure, page.Failure, OSError) as error:
        site.say(f"nothing to play with offline ({error} failed)")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
