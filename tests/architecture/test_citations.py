"""What comments cite is there: files by their paths, pages of docs/ by their headings."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KINDS = (".py", ".ts", ".svelte", ".css", ".toml", ".ftl")
PATH = re.compile(
    r"(?<![\w/.<>{}*%$-])((?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte|md|toml|ftl|css|json))\b"
)
CITED = re.compile(r"docs/([a-z-]+)\.md, ([A-Z][\w' ]*?)(?=[.:,)\n]|\*/| and )")
HEADING = re.compile(r"^#+ (.+)$|\*\*([A-Z][^*]+?)\.?\*\*", re.MULTILINE)
MADE_UP = {"no/such/file.py", "docs/nowhere.md"}
"""Paths by which tests show what is noticed."""


def tracked() -> list[str]:
    """Every file of the repository."""
    told = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.splitlines()


FILES = tracked()
SOURCES = [
    each
    for each in FILES
    if each.startswith(("src/", "tools/", "bench/", "client/src/", "tests/"))
    and each.endswith(KINDS)
    and not each.startswith(("tests/mutants/", "tests/architecture/test_citations"))
]
ENDS = {"/".join(each.split("/")[n:]) for each in FILES for n in range(each.count("/") + 1)}
"""All ways to name a file, from its whole path to its name."""


def headings(page: str) -> set[str]:
    """What a page has to be cited by: headings, and words in bold."""
    found = HEADING.findall((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"))
    return {part for pair in found for name in pair if name for part in re.split(r", | and ", name)}


def lost(text: str) -> list[str]:
    """Paths that are nowhere, and headings that their pages lack."""
    wrong = [each for each in PATH.findall(text) if each not in ENDS | MADE_UP]
    for page, heading in CITED.findall(text):
        if (ROOT / "docs" / f"{page}.md").exists():
            known = {each.casefold() for each in headings(page)}
            wrong += [f"{page}: {heading}"] * (heading.casefold() not in known)
    return wrong


def test_what_is_cited_is_there() -> None:
    """In comments and texts of the program and of its tests."""
    wrong = {name: lost((ROOT / name).read_text(encoding="utf-8")) for name in SOURCES}
    assert {name: each for name, each in wrong.items() if each} == {}


def test_what_is_not_there_is_noticed() -> None:
    """A file that moved, and a heading that is none."""
    assert lost("see table/limits.py") == ["table/limits.py"]
    assert lost("see table/run/limits.py and limits.py") == []
    assert lost("(docs/table.md, Races)") == []
    assert lost("(docs/table.md, Racing).") == ["table: Racing"]
    assert len(SOURCES) > 500
