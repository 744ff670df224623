"""Write each game's fields.py from the fields that its state.py declares: states.py."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "questable" / "games"
BASE = ROOT / "src" / "questable" / "engine" / "state.py"

MARKS = ("Shared", "Drawn", "Derived", "ForImagine")
OFTEN_UNUSED = ("callers", "pending")
"""Fields of every state that a game has no use for if none of its rules sets them."""


@dataclass(frozen=True)
class Field:
    """One field of a state."""

    name: str
    kind: str
    """Its type without marks."""
    marks: frozenset[str] = frozenset()

    @property
    def told(self) -> bool:
        """Whether a dump gives it by its name."""
        return not self.marks & {"Drawn", "Derived"}

    def copied(self) -> str:
        """What the copy of a state gets of it."""
        whole = f"s.{self.name}"
        if self.kind == "int" or "Shared" in self.marks:
            return whole
        if self.kind == "Pile":
            return f"{whole}.clone()"
        if self.kind.startswith("list[list["):
            return f"[each[:] for each in {whole}]"
        if self.kind.startswith("list["):
            return f"{whole}[:]"
        raise ValueError(f"{self.name}: say how a {self.kind} is copied, or that it is Shared")


def fields_of(path: Path) -> tuple[str, list[Field]]:
    """The state that a module declares: its name and its fields, in order."""
    [found] = [
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name.endswith("State")
    ]
    return found.name, [_field(each) for each in found.body if isinstance(each, ast.AnnAssign)]


def _field(declared: ast.AnnAssign) -> Field:
    kind, marks = declared.annotation, set()
    while isinstance(kind, ast.Subscript) and ast.unparse(kind.value) in MARKS:
        marks.add(ast.unparse(kind.value))
        kind = kind.slice
    return Field(ast.unparse(declared.target), ast.unparse(kind), frozenset(marks))


def _common(folder: Path) -> list[Field]:
    """The fields of every state that this game uses; the log is nobody's position."""
    _, fields = fields_of(BASE)
    used = set(_set_by_rules(folder))
    return [
        each
        for each in fields
        if each.name != "log" and (each.name not in OFTEN_UNUSED or each.name in used)
    ]


def _set_by_rules(folder: Path) -> Iterator[str]:
    for path in folder.glob("*.py"):
        if path.name in ("fields.py", "view.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                yield node.attr


def fields_text(folder: Path) -> str:
    """What has to be in a game's fields.py."""
    state, own = fields_of(folder / "state.py")
    common = _common(folder)
    numbers = [each for each in common + own if each.kind == "int"]
    lists = [each for each in own if each.kind == "list[int]"]
    apart = [each for each in common if each.name == "barrier"]
    apart += [each for each in own if "ForImagine" in each.marks]
    return "\n".join(
        [
            f'"""What follows from the fields of {state}. Made by ./run states; do not edit."""',
            "",
            "from typing import Final",
            "",
            "from questable.engine.view import Rest",
            f"from questable.games.{folder.name}.state import {state}",
            "",
            *_names("NUMBER_FIELDS", [each.name for each in numbers if each.told]),
            '"""What a dump gives by name: a number each,"""',
            *_names("LIST_FIELDS", [each.name for each in lists if each.told]),
            '"""and a list of numbers each."""',
            "",
            "",
            *_copy(state, common + own),
            "",
            "",
            *_for_imagine(state, apart),
            "",
        ]
    )


def _names(name: str, items: list[str]) -> list[str]:
    if not items:
        return [f"{name}: Final[list[str]] = []"]
    return [f"{name}: Final[list[str]] = [", *[f'    "{each}",' for each in items], "]"]


def _copy(state: str, fields: list[Field]) -> list[str]:
    return [
        f"def copy_into(s: {state}, other: {state}) -> None:",
        '    """Make the other position equal to this one, sharing nothing that changes."""',
        *[f"    other.{each.name} = {each.copied()}" for each in fields],
    ]


def _for_imagine(state: str, fields: list[Field]) -> list[str]:
    numbers = [each.name for each in fields if each.kind == "int"]
    lists = [each.name for each in fields if each.kind == "list[int]"]
    assert len(numbers) + len(lists) == len(fields), "only numbers and lists of them"
    return [
        f"def for_imagine(s: {state}) -> Rest:",
        '    """What a view has for `imagine` alone."""',
        "    return Rest(",
        *_tuple([f"s.{name}" for name in numbers]),
        *_tuple([f"tuple(s.{name})" for name in lists]),
        "    )",
        "",
        "",
        f"def take_imagined(s: {state}, rest: Rest) -> None:",
        '    """Take that over from a view; ValueError if it is of another version."""',
        "    numbers, lists = rest.numbers, rest.lists",
        f"    if len(numbers) != {len(numbers)} or len(lists) != {len(lists)}:",
        '        raise ValueError("this view is of another version")',
        *[f"    s.{name} = numbers[{n}]" for n, name in enumerate(numbers)],
        *[f"    s.{name} = list(lists[{n}])" for n, name in enumerate(lists)],
    ]


def _tuple(items: list[str]) -> list[str]:
    if not items:
        return ["        (),"]
    if len(items) == 1:
        return [f"        ({items[0]},),"]
    return ["        (", *[f"            {each}," for each in items], "        ),"]


def made() -> dict[Path, str]:
    """The files and what has to be in them."""
    folders = sorted(path.parent for path in GAMES.glob("*/state.py"))
    return {folder / "fields.py": fields_text(folder) for folder in folders}


if __name__ == "__main__":
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")
