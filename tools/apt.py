"""Debian's packages for the tests, where we may install them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence


def install(what: str, tries: Sequence[Sequence[str]], enough: Callable[[], bool]) -> None:
    """One set of packages after the other until it is enough; nothing where we may not."""
    apt = shutil.which("apt-get")
    if os.geteuid() != 0 or apt is None:
        return
    print(f"questable: installing {what} (apt-get)", file=sys.stderr, flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-q"], env=environment, stdout=subprocess.DEVNULL)
    for wanted in tries:
        command = [apt, "install", "-q", "-y", "--no-install-recommends", *wanted]
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL)
        if enough():
            return
