"""Patterns that every Python we run on reads alike: 3.11.2 gets possessive ones wrong."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"compile", "match", "fullmatch", "search", "sub", "split", "findall", "finditer"}
POSSESSIVE = re.compile(r"[*+?}]\+|\(\?>")
LETTERS = re.compile(r"\\.|\[[^]]*\]")
"""What stands for letters, whatever it looks like."""


def is_possessive(pattern: str) -> bool:
    """Whether it keeps what it has taken."""
    return POSSESSIVE.search(LETTERS.sub("x", pattern)) is not None


def patterns(source: str) -> Iterator[tuple[int, str]]:
    """What is handed to `re`, and on which line; of what is put together, the parts."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and (node.func.value.id, node.func.attr in NAMES) == ("re", True)
        ):
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.lineno, part.value


def test_no_pattern_is_possessive() -> None:
    """Before 3.11.5 a possessive group may refuse what it should take (cpython issue 106052)."""
    found = [
        (file.name, line, pattern)
        for part in ("src", "tools")
        for file in sorted((ROOT / part).rglob("*.py"))
        for line, pattern in patterns(file.read_text(encoding="utf-8"))
    ]
    assert len(found) > 50
    assert [each for each in found if is_possessive(each[2])] == []


def test_a_possessive_pattern_would_be_seen() -> None:
    """In a group, behind a class, as an atomic group; not where it is only a letter."""
    for text in ("(?:a)*+", "[^a]++", "a{2}+", "(?>a)", "a?+"):
        [(_, pattern)] = patterns(f"re.compile({text!r})")
        assert is_possessive(pattern)
    for text in (r"a\++", "[*+]+", "a+"):
        assert not is_possessive(text)
