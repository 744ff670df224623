"""Public is what a package's `__init__` lists, and nobody reaches past it for what is private."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src" / "questable"
LISTING = sorted(
    file.parent.name
    for file in SOURCES.glob("*/__init__.py")
    if file.parent.name != "games"  # each game is found by the registry, and lists GAME alone
)
FILES = sorted(SOURCES.rglob("*.py"))


def order(name: str) -> tuple[int, str]:
    """Constants first, then classes, then functions, each by the alphabet."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def own_imports(package: str) -> set[str]:
    """The names that a package's `__init__` takes from its own modules."""
    tree = ast.parse((SOURCES / package / "__init__.py").read_text(encoding="utf-8"))
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith(f"questable.{package}.")
        for alias in node.names
    }


def package_of(module: str) -> str:
    """`questable.engine` of `questable.engine.record`."""
    return ".".join(module.split(".")[:2])


def private_imports(code: str, importer: str) -> list[str]:
    """Names with a leading underscore that code takes from another package of ours."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("questable"):
            continue
        module = node.module or ""
        if package_of(module) == package_of(importer):
            continue
        names = [*module.split("."), *(alias.name for alias in node.names)]
        if any(name.startswith("_") and not name.startswith("__") for name in names):
            found.append(f"{importer}: {module}")
    return found


@pytest.mark.parametrize("package", LISTING)
def test_a_package_lists_its_public_names(package: str) -> None:
    """`__all__` is in order, every name is there, and nothing taken from within is left out."""
    module = import_module(f"questable.{package}")
    names: list[str] = module.__all__
    assert names == sorted(set(names), key=order)
    assert [name for name in names if not hasattr(module, name)] == []
    assert own_imports(package) <= set(names)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.relative_to(SOURCES).as_posix())
def test_nothing_private_is_imported_from_another_package(file: Path) -> None:
    """What begins with an underscore stays in its package."""
    importer = ".".join(("questable", *file.relative_to(SOURCES).with_suffix("").parts))
    assert private_imports(file.read_text(encoding="utf-8"), importer) == []


def test_a_private_import_is_noticed() -> None:
    """From another package it is found, from the same one it is fine."""
    line = "from questable.engine.record import _header\n"
    assert private_imports(line, "questable.table.log.verify") != []
    assert private_imports(line, "questable.engine.match") == []
