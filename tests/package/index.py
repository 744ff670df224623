"""A folder of wheels made of what is installed here, so that installing needs no network.

An installed distribution lists its files in RECORD; packed into a zip again they are the wheel that
it came from, but for scripts, which an installer makes anew.
"""

import re
import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

REQUIRED = re.compile(r"[\w.-]+")
EXTRA = re.compile(r"extra == ")


def needed(names: Iterable[str]) -> dict[str, Distribution]:
    """These distributions and all that they require, by name, as far as they are installed."""
    found: dict[str, Distribution] = {}
    left = list(names)
    while left:
        name = left.pop()
        key = name.lower().replace("_", "-").replace(".", "-")
        if key in found:
            continue
        found[key] = own = distribution(name)
        left += [
            match[0]
            for wish in own.requires or []
            if not EXTRA.search(wish) and _here(wish) and (match := REQUIRED.match(wish))
        ]
    return found


def _here(wish: str) -> bool:
    """Whether a requirement holds here: its marker, by the names that can be told."""
    from packaging.requirements import Requirement

    marker = Requirement(wish).marker
    return marker is None or marker.evaluate({"extra": ""})


def packed(own: Distribution, folder: Path) -> Path:
    """A distribution as a wheel in a folder."""
    about = own.read_text("WHEEL") or ""
    tag = next(line.split(": ")[1] for line in about.splitlines() if line.startswith("Tag: "))
    tags = [line.split(": ")[1] for line in about.splitlines() if line.startswith("Tag: ")]
    if len(tags) > 1:
        # One name for all: those parts of the tags that differ, with dots between.
        parts = zip(*(each.split("-") for each in tags), strict=True)
        tag = "-".join(".".join(dict.fromkeys(each)) for each in parts)
    name = re.sub(r"[-_.]+", "_", own.metadata["Name"])
    wheel = folder / f"{name}-{own.version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as out:
        for file in own.files or []:
            if ".." in file.parts or file.suffix == ".pyc":
                continue
            if file.parent.suffix == ".dist-info" and file.name in ("INSTALLER", "REQUESTED"):
                continue
            out.write(str(file.locate()), file.as_posix())
    return wheel
