"""Which rules there are, and which tests name them."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
RULES = ROOT / "docs" / "rules"
PROMISES = ROOT / "docs" / "promises.md"
"""What the table promises has ids too."""
WRITTEN = re.compile(r"^- ([A-Z]+-\d+\.\d+) ", re.MULTILINE)


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test holds the code to these rules."""
    return pytest.mark.rule(*ids)


def written_rules(file: Path) -> list[str]:
    """The ids that one file defines, in order."""
    return WRITTEN.findall(file.read_text(encoding="utf-8"))


def rule_files() -> dict[str, Path]:
    """By name: table, promises, and one a game."""
    return {file.stem: file for file in (*sorted(RULES.glob("*.md")), PROMISES)}


def all_rules() -> list[str]:
    """The ids of all these files."""
    return [each for file in rule_files().values() for each in written_rules(file)]


@cache
def named_rules(folder: Path = TESTS) -> dict[str, list[Path]]:
    """By rule id: the test files with a test that `@rule` gives this id."""
    named: dict[str, list[Path]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for each in sorted(_ids(ast.parse(file.read_text(encoding="utf-8")))):
            named.setdefault(each, []).append(file)
    return named


def _ids(tree: ast.Module) -> set[str]:
    ids: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _is_rule(decorator.func):
                    ids.update(str(ast.literal_eval(each)) for each in decorator.args)
    return ids


def _is_rule(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id == "rule"
