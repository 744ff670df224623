"""What the build of the page leaves for the saints' pages: a style, a script, signs of facts."""

from pathlib import Path

import msgspec

STYLE = "src/saints/saints.css"
SCRIPT = "src/saints/saints.ts"
MANIFEST = "manifest.json"
SIGNS = "signs.json"


class BuiltFile(msgspec.Struct):
    """A file of the build, as its manifest tells of it."""

    file: str


class Built(msgspec.Struct, frozen=True):
    """Names below the house's root; empty where the page was not built: words need none of it."""

    style: str = ""
    script: str = ""
    signs: dict[str, str] = {}
    """By kind and value, as `order:jesuit`: shapes around 0,0."""


def built_in(folder: Path) -> Built:
    """What lies in a folder."""
    manifest, signs = folder / MANIFEST, folder / SIGNS
    if not manifest.is_file() or not signs.is_file():
        return Built()
    entries = msgspec.json.decode(manifest.read_bytes(), type=dict[str, BuiltFile])
    return Built(
        entries[STYLE].file,
        entries[SCRIPT].file,
        msgspec.json.decode(signs.read_bytes(), type=dict[str, str]),
    )
