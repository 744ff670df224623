"""What a view has for `imagine`: nobody else looks into it."""

import ast
from pathlib import Path
from typing import get_args, get_origin, get_type_hints

import pytest

from questable.engine import Game
from questable.registry import games

SOURCES = Path(__file__).parents[2] / "src" / "questable"
OWNERS = {*(SOURCES / "games").glob("*/sight.py"), *(SOURCES / "games").glob("*/fields.py")}
PAGE = Path(__file__).parents[2] / "client" / "src"


def looks(text: str) -> list[int]:
    """The lines of a module that read `for_imagine`, or ask for the struct itself."""
    found = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Attribute(attr="for_imagine") | ast.alias(name="Rest"):
                found.append(node.lineno)
            case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant("for_imagine"), *_]):
                found.append(node.lineno)
    return found


def test_looking_is_found() -> None:
    """By a dot, by name, or by the struct that it is."""
    for line in (
        "view.for_imagine.numbers",
        "getattr(view, 'for_imagine')",
        "from a.view import Rest",
    ):
        assert looks(line) == [1]
    assert looks("for_imagine = 3\nview.round\ngetattr(view, 'round')") == []


def test_only_the_games_own_views_look_into_it() -> None:
    """Neither words nor screens, bots, table or web; the engine declares it."""
    declared = SOURCES / "engine" / "view.py"
    found = [
        f"{path.relative_to(SOURCES)}:{line}"
        for path in SOURCES.rglob("*.py")
        if path not in OWNERS | {declared}
        for line in looks(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_pages_do_not_know_it() -> None:
    """It is in no type of the page, so that the compiler refuses to read it."""
    for path in (PAGE / "views").glob("*.ts"):
        assert "for_imagine" not in path.read_text(encoding="utf-8"), path.name


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.key))
def test_a_view_has_names_and_types(game: Game) -> None:
    """No field holds numbers by string: words and pages are checked against names."""
    hints = get_type_hints(game.view_type())
    by_name = [name for name, hint in hints.items() if get_origin(hint) is dict]
    assert [name for name in by_name if set(get_args(hints[name])) & {int, list[int], object}] == []
    assert {"numbers", "lists"}.isdisjoint(hints)
