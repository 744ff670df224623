"""A class name means one thing."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "questable"
ROLES = {
    "Names": "what a game's teller calls its cards and places, in each folder of telling/",
    "Seat": "a seat: at the table, and as scripts and bots far away hold it",
    "Thought": "a bot's: at the table what it is told, in the lab what came of it",
}
"""Those that stand more than once, and why."""


def test_no_class_name_stands_for_two_things() -> None:
    """Each stands once, but for roles that several play."""
    found = defaultdict(list)
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(file.relative_to(SOURCES).as_posix())
    assert {name: files for name, files in found.items() if len(files) > 1}.keys() == ROLES.keys()
    assert {file.split("/")[0] for file in found["Names"]} == {"telling"}
