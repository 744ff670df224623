"""docs/adding-a-game.md tells where a game's files lie: compared with the repository, both ways."""

import re
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from questable.languages import FIRST, LANGUAGES
from questable.registry import ours

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
ROW = re.compile(r"^\| (.+?) \| (.+) \|$", re.MULTILINE)
PLACE = re.compile(r"`([^`\s]*<key>[^`\s]*)`")
KEYS = [game.key for game in ours()]
ELSEWHERE = {"bench/playouts.py", "src/questable/games/holy_quest/saint_cards.py"}
"""The first times all games; the other has saints on cards and no SaintCards."""


def rows() -> list[tuple[str, list[str], bool]]:
    """Each row: what, the places, and whether every game has it."""
    part = PAGE.read_text(encoding="utf-8").split("## 12.")[1].split("###")[0]
    found = [(what, PLACE.findall(where)) for what, where in ROW.findall(part)]
    return [(what, places, not what.endswith("*")) for what, places in found if places]


def named(place: str, key: str, lang: str) -> str:
    """A place of the table for one game: Python and its tests write a dash as an underscore."""
    python = place.endswith(".py") or place.startswith(("src/questable/games/", "tests/games/"))
    python = python or place.startswith(("src/questable/telling/", "src/questable/printing/"))
    return place.replace("<key>", key.replace("-", "_") if python else key).replace("<lang>", lang)


def tracked() -> list[str]:
    """The repository's files."""
    said = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if said.returncode != 0:
        pytest.skip("no repository")
    return [line for line in said.stdout.splitlines() if (ROOT / line).exists()]


def places_of(key: str, wanted: bool | None = None) -> list[str]:
    """All places of a game, or those that it must or need not have."""
    return [
        named(place, key, lang)
        for _, places, must in rows()
        if wanted is None or wanted == must
        for place in places
        for lang in LANGUAGES
        if not (place.startswith("docs/rules/<lang>") and lang == FIRST)
    ]


def test_the_table_is_read() -> None:
    """Or the rest would hold of nothing."""
    assert len(rows()) > 14
    assert sum(must for _, _, must in rows()) > 6


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_what_the_table_says(key: str) -> None:
    """But for what is marked with a star."""
    assert [place for place in places_of(key, True) if not (ROOT / place).exists()] == []


def test_what_may_be_left_out_is_there_for_some_game() -> None:
    """A row that no game has would be wrong."""
    for what, places, _ in rows():
        for place in places:
            langs = [lang for lang in LANGUAGES if lang != FIRST]
            assert any((ROOT / named(place, k, lang)).exists() for k in KEYS for lang in langs), (
                what
            )


@pytest.mark.parametrize("key", KEYS)
def test_nothing_of_a_game_lies_elsewhere(key: str) -> None:
    """Each file that bears its name is at a place of the table, or begins like one."""
    spelt = f"({key}|{key.replace('-', '_')})"
    bears = re.compile(rf"(^|[/_]){spelt}([/_.-]|$)")
    rooms = [place for place in places_of(key) if place.endswith("/")]
    files = [place.rsplit(".", 1)[0].removesuffix(".guide") for place in places_of(key)]
    lost = [
        path
        for path in tracked()
        if bears.search(path)
        and path not in ELSEWHERE
        and not path.startswith((*rooms, *files, f"tests/golden/{key}"))
        and not path.startswith(f"client/src/games/{key}/")
    ]
    assert lost == []


PACKAGE = ROOT / "tests" / "seventh" / "site" / "lantern"
PARTS = re.compile(r"what a game here has elsewhere: (.+?)\. Only")


def test_a_package_has_what_the_page_says() -> None:
    """The seventh game of the tests: no file of it is one that the page does not tell of."""
    told = PARTS.search(PAGE.read_text(encoding="utf-8"))
    assert told is not None
    key = PACKAGE.name
    places = [place.replace("<key>", key) for place in re.findall(r"`([^`]+)`", told[1])]
    modules = {"telling": "TELLER", "face": "FACE"}
    assert modules.items() <= set(pairwise(places))
    wanted = [
        place.replace("<lang>", lang)
        for place in places
        for lang in LANGUAGES
        if "/" in place or place.endswith(".toml")
    ]
    found = [path for place in wanted for path in PACKAGE.glob(place)]
    found += [PACKAGE / f"{module}.py" for module in modules]
    code = {PACKAGE / "__init__.py", PACKAGE / "eager.py"}
    lying = {path for path in PACKAGE.rglob("*.*") if path.suffix != ".pyc"}
    assert lying <= {*found, *code}
    assert {PACKAGE / "card.toml", PACKAGE / "rules" / f"{key}.md"} <= lying
    for lang in LANGUAGES:
        assert PACKAGE / "text" / lang / f"{key}.ftl" in lying
