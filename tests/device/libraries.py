"""Unfolds the site's libraries in the Python of browsers, as the page's worker does.

python.mjs runs it.
"""

import gzip
import json
import lzma
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

HOME = Path("/lib/questable")
GZIP = b"\x1f\x8b"
"""What packed bytes begin with that a browser unpacks itself."""


def unfold(packed: bytes) -> None:
    """A library: a line that says how long each file is, and all files one after the other."""
    unpack = gzip.decompress if packed.startswith(GZIP) else lzma.decompress
    head, _, rest = unpack(packed).partition(b"\n")
    for path, size in json.loads(head).items():
        file = HOME / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(rest[:size])
        rest = rest[size:]


def answer(calls: str) -> str:
    """What each call comes to."""
    return json.dumps(
        [getattr(import_module(module), name)(*given) for module, name, given in json.loads(calls)]
    )


def begin(brought: Callable[[str], Any]) -> None:
    """Some at once, the others when they are first imported; `brought` has the files."""
    parts = json.loads(brought("parts.json").to_bytes())
    for name in parts["first"]:
        if name.endswith(".lib"):
            unfold(brought(f"{name}.pack").to_bytes())
    sys.path[:0] = [str(HOME), "/code"]
    later = import_module("questable.device.library").later
    here: set[str] = set()

    def load(name: str) -> None:
        if name not in here:
            unfold(brought(f"{name}.pack").to_bytes())
            here.add(name)

    for module, name in parts["later"].items():
        later(module, partial(load, name))
