"""The public API: one page, read when it is asked for, told from the sources."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import questable
import questable.api
from tests.architecture.test_public import order
from tools.api import EXAMPLES, ORDER, PAGE, page, public

SOURCES = Path(questable.__file__).parent
FIFTEEN = 15


def test_the_front_door_lists_what_the_api_has() -> None:
    """Every name is there; one that is not listed is not there."""
    assert questable.api.__all__ == sorted(questable.api.__all__, key=order)
    assert questable.__all__ == [*questable.api.__all__, "__version__"]
    assert "Path" not in dir(questable)
    for name in questable.api.__all__:
        assert getattr(questable, name) is getattr(questable.api, name)
    assert set(questable.__all__) <= set(dir(questable))
    with pytest.raises(AttributeError, match="no attribute 'nobody'"):
        _ = questable.nobody  # type: ignore[attr-defined]


def test_no_name_is_that_of_a_module() -> None:
    """`questable.games` is a package: a function of that name would be hidden once it is read."""
    modules = {path.stem for path in SOURCES.iterdir()}
    assert modules & set(questable.__all__) == set()


def test_nothing_is_read_before_it_is_asked_for() -> None:
    """A command that only says its version waits for no games."""
    code = (
        "import sys, questable as q; from questable import fast; hasattr(q, '__wrapped__'); "
        "before = set(sys.modules); q.game; "
        "print('questable.engine' in before, 'questable.api' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False True\n"


def test_nobody_inside_comes_in_by_the_front_door() -> None:
    """It leads to everything, so whoever took it would import everything."""
    modules = {path.stem for path in SOURCES.iterdir()}
    found = []
    for file in SOURCES.rglob("*.py"):
        if "around" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "questable":
                found.append(f"{file.name}: {[each.name for each in node.names]}")
            if isinstance(node, ast.Import) and any(n.name == "questable" for n in node.names):
                found.append(file.name)
    assert "fast" in modules
    assert found == []


def test_the_page_is_made_of_the_sources() -> None:
    """`./run api` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page(), "stale: ./run api writes it"
    text = page()
    assert [name for name in public() if f"q.{name}(" not in text and f"{name}" not in text] == []
    assert "q.why_not(match: Match, seat: int, action: Action | str) -> str" in text
    assert "### Bot(ABC)" in text


def test_the_examples_are_short() -> None:
    """Fifteen lines each, blank ones and their own title aside."""
    assert sorted(ORDER) == sorted(path.stem for path in EXAMPLES.glob("*.py"))
    for path in EXAMPLES.glob("*.py"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines()[1:] if line.strip()]
        assert len(lines) <= FIFTEEN, path.name
