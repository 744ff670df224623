"""What the build of the page leaves for the saints' pages: a style and a script."""

from pathlib import Path

import msgspec

STYLE = "src/saints/saints.css"
SCRIPT = "src/saints/saints.ts"
MANIFEST = "manifest.json"


class BuiltFile(msgspec.Struct):
    """A file of the build, as its manifest tells of it."""

    file: str


class Built(msgspec.Struct, frozen=True):
    """Names below the house's root; empty where the page was not built: words need none of it."""

    style: str = ""
    script: str = ""


def built_in(folder: Path) -> Built:
    """What lies in a folder; nothing of a page that was built before there was any of it."""
    manifest = folder / MANIFEST
    if not manifest.is_file():
        return Built()
    entries = msgspec.json.decode(manifest.read_bytes(), type=dict[str, BuiltFile])
    if STYLE not in entries or SCRIPT not in entries:
        return Built()
    return Built(entries[STYLE].file, entries[SCRIPT].file)
