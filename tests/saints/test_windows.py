"""Every saint has a window of their own, composed from parts that are there."""

import gzip
import runpy
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from questable.saints import Saint, shipped
from questable.saints.windows import recipe_of, svg
from questable.saints.windows.glass import GLASSES, PAGE
from questable.saints.windows.parts import parts
from questable.saints.windows.person import person_of
from questable.saints.windows.recipe import Recipe
from questable.saints.windows.signs import signs, signs_of

ROOT = Path(__file__).resolve().parents[2]
MADE: dict[Path, str] = runpy.run_path(str(ROOT / "tools" / "windows.py"), run_name="tool")[
    "made"
]()
ENTRIES = shipped().entries
RECIPES = {saint.key: recipe_of(saint) for saint in ENTRIES}
HEAD = ("@neck", "@face", "@features", "@smile", "@glasses", "@beard", "@moustache", "@hair")
FRAMED = [
    "@ground:sky", "@fine-ground", "@fine-halo", "@fine-face", "@fine-cloth", "@gleam",
    "@frame:sky", "@frame-fine:sky", "@fine-frame", "@halo-thin", "@halo-martyr-thin",
    "@hem",
]  # fmt: skip
"""What a window has besides its recipe."""
TOLD_BY = {
    "peter-apostle": "keys", "paul-apostle": "sword", "mark": "winged-lion", "luke": "winged-ox",
    "john-evangelist": "eagle", "matthew": "angel", "andrew": "saltire", "jerome": "lion",
    "george": "dragon", "patrick": "shamrock", "nicholas-of-myra": "balls",
    "lawrence": "gridiron", "agnes": "lamb", "lucy": "eyes-dish", "barbara": "tower",
    "catherine-of-alexandria": "wheel", "joan-of-arc": "banner", "clare-of-assisi": "monstrance",
    "dominic": "dog", "hubert": "stag-cross", "anthony-of-egypt": "pig",
    "benedict-of-nursia": "raven", "ambrose": "hive", "cecilia": "organ",
    "therese-of-lisieux": "roses", "maximilian-kolbe": "red-crown", "carlo-acutis": "laptop",
    "stephen-protomartyr": "stones", "saint-michael": "scales", "our-lady": "child",
}  # fmt: skip


def traits(saint: Saint) -> list[object]:
    """What a child sees of a small window."""
    recipe = RECIPES[saint.key]
    worn = [each for each in recipe.head if not each.startswith(HEAD)]
    hair = [recipe.hair, *(each for each in recipe.head if each.startswith("@hair"))]
    beard = [each for each in recipe.head if "beard" in each]
    seen = sorted(signs_of(person_of(saint)).values())
    return [recipe.frame, recipe.ground, worn, hair, beard, recipe.clothes, seen]


def pieces(recipe: Recipe) -> list[str]:
    """All pieces of a recipe."""
    layers = (recipe.behind, recipe.back, recipe.clothes, recipe.head, recipe.things)
    return [recipe.halo, *(piece for layer in layers for piece in layer)]


def reached(lines: list[str]) -> set[str]:
    """The parts that pieces are made of, and those that these are made of."""
    names = {line[1:].split(" ")[0].split(":")[0] for line in lines if line.startswith("@")}
    return names.union(*(reached(parts()[name]) for name in names))


@pytest.mark.parametrize("path", sorted(MADE), ids=lambda path: path.name)
def test_made_files_are_not_stale(path: Path) -> None:
    """`./run windows` makes them again."""
    assert path.is_file(), "run ./run windows"
    assert path.read_text(encoding="utf-8") == MADE[path], "run ./run windows"


@pytest.mark.parametrize("fine", [False, True])
def test_every_window_can_be_drawn(fine: bool) -> None:
    """Whole, in known glass, by day and by night."""
    known = {colour for both in GLASSES.values() for colour in both} | {"none"}
    for saint in ENTRIES:
        for night in (False, True):
            root = ET.fromstring(svg(saint, fine=fine, night=night))
            used = {each.get(name, "none") for each in root.iter() for name in ("fill", "stroke")}
            assert used <= known, saint.key


def test_nobody_is_without_a_sign() -> None:
    """Something to hold, or near by, tells who it is."""
    assert [saint.key for saint in ENTRIES if not signs_of(person_of(saint))] == []


def test_no_two_windows_are_alike() -> None:
    """Nor would they be without frame, ground, skin and hair."""
    drawn = [str(pieces(recipe)) for recipe in RECIPES.values()]
    assert len(set(drawn)) == len(drawn)


def test_famous_saints_differ_at_a_glance() -> None:
    """Any two of them in three things or more, and not in their hair alone."""
    famous = {saint.key: traits(saint) for saint in ENTRIES if saint.famous}
    assert len(famous) >= 40
    for one, other in combinations(famous, 2):
        apart = [a != b for a, b in zip(famous[one], famous[other], strict=True)]
        assert sum(apart) >= 3, (one, other)
        assert apart[-1], (one, other)


@pytest.mark.parametrize(("key", "sign"), TOLD_BY.items())
def test_saints_have_what_they_are_known_by(key: str, sign: str) -> None:
    """As on the walls of churches."""
    assert sign in signs_of(person_of(shipped().by_key[key])).values()


def test_angels_have_wings() -> None:
    """And hardly anybody else."""
    winged = {key for key, recipe in RECIPES.items() if "@wings" in recipe.behind}
    angels = {"saint-michael", "saint-gabriel", "saint-raphael", "guardian-angels"}
    assert winged == angels | {"vincent-ferrer"}


def test_no_part_and_no_sign_is_drawn_for_nobody() -> None:
    """What no window needs is not kept."""
    drawn = [piece for recipe in RECIPES.values() for piece in pieces(recipe)]
    assert reached([*FRAMED, *drawn]) == set(parts())
    held = {sign for saint in ENTRIES for sign in signs_of(person_of(saint)).values()}
    assert held == set(signs())


def test_looks_are_as_the_entries_say() -> None:
    """What an entry says is not guessed."""
    for saint in ENTRIES:
        look, recipe = saint.look, RECIPES[saint.key]
        assert recipe.skin == f"skin-{look.skin}" or not look.skin, saint.key
        assert recipe.hair == f"hair-{look.hair}" or not look.hair, saint.key
        bearded = any("beard" in piece or "moustache" in piece for piece in recipe.head)
        assert not (look.beard and (look.beard == "none") == bearded), saint.key
        assert not (saint.feminine and bearded), saint.key


def test_glass_of_the_page_is_the_page_s() -> None:
    """Colours that have a token are its colours."""
    tokens = (ROOT / "client" / "src" / "kit" / "tokens.css").read_text("utf-8")
    for name in PAGE:
        day, night = GLASSES[name]
        assert f"--{name}: light-dark({day}, {night});" in tokens


def test_windows_are_small() -> None:
    """All of them together are a fraction of what a page may be."""
    text = next(text for path, text in MADE.items() if path.name == "windows.json")
    assert len(gzip.compress(text.encode())) < 50_000


def test_windows_are_the_same_in_every_process() -> None:
    """Nothing hangs on the order of a set."""
    program = "from questable.saints import shipped; from questable.saints.windows import svg; "
    program += "print([svg(saint) for saint in shipped().entries[:60]])"
    told = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "QUESTABLE_BUILD": "pure"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
