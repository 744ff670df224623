"""A house that also speaks German: a copy with one more row and one more folder, nothing else.

The words are English ones with a mark, so that one sees at once what was not said in German.
"""

import re
import shutil
from filecmp import dircmp
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CODE, NAME, MARK = "de", "Deutsch", "Ei!"
ROW = f'\n[{CODE}]\nname = "{NAME}"\n'
MESSAGE = re.compile(r"^([a-z][\w-]* = )(?=[A-Z])", re.MULTILINE)
"""One that begins a sentence on the line of its id: most do."""


def house(home: Path) -> Path:
    """The copy, with its sources in `src`."""
    own = shutil.ignore_patterns("built")
    package = home / "src" / "questable"
    shutil.copytree(ROOT / "src" / "questable", package, ignore=own)
    (home / "docs").symlink_to(ROOT / "docs")
    text = package / "text"
    shutil.copytree(text / "en", text / CODE)
    for file in (text / CODE).iterdir():
        said = file.read_text(encoding="utf-8")
        file.write_text(MESSAGE.sub(rf"\1{MARK} ", said), encoding="utf-8")
    with (text / "languages.toml").open("a", encoding="utf-8") as rows:
        rows.write(ROW)
    return home


def page_sources(home: Path) -> None:
    """What the page is built from, too; what it is built with is ours, once ours is built."""
    own = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "client", home / "client", ignore=own)
    for place in ("client/node_modules", ".tools", "requirements-node.lock"):
        (home / place).symlink_to(ROOT / place)
    shutil.copytree(ROOT / "tools", home / "tools", ignore=shutil.ignore_patterns("__pycache__"))


def differences(ours: Path, theirs: Path) -> list[str]:
    """Files and folders that are not alike, by their place."""
    found: list[str] = []

    def look(both: dircmp[str], place: str) -> None:
        alone = (*both.left_only, *both.right_only, *both.diff_files, *both.funny_files)
        found.extend(place + name for name in alone)
        for name, below in both.subdirs.items():
            look(below, f"{place}{name}/")

    look(dircmp(ours, theirs, ignore=["__pycache__", "built", "node_modules"]), "")
    return sorted(found)


def without(home: Path, name: str, *words: str) -> None:
    """Somebody has forgotten these messages."""
    file = home / "src" / "questable" / "text" / CODE / name
    said = file.read_text(encoding="utf-8")
    for word in words:
        said, found = re.subn(rf"^{word} = .*\n(?:[ }}].*\n)*", "", said, flags=re.MULTILINE)
        assert found == 1, word
    file.write_text(said, encoding="utf-8")
