"""Every module below /folder as bytecode, in place of its source: without docstrings, and of each
instruction's place in the source the line alone.

It runs in the very Python that will read it, in node: see site_compile.mjs.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

FOLDER = Path("/folder")
HEAD = MAGIC_NUMBER + bytes(12)
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Nobody reads them there."""
    for node in ast.walk(tree):
        if not isinstance(node, WITH_DOCSTRING) or ast.get_docstring(node, clean=False) is None:
            continue
        said = node.body.pop(0)
        if not node.body:
            node.body.append(ast.copy_location(ast.Pass(), said))
    return tree


MOST = 8
"""Instructions of an entry in a table of lines."""
ONLY_LINE, NOWHERE = 13, 15
"""Kinds of entries, as CPython describes the table of positions of its code objects."""


def lines(code: CodeType) -> bytes:
    """Its table of lines without columns: those are half of what is compiled."""
    runs: list[tuple[int | None, int]] = []
    for start, end, line in code.co_lines():
        before = runs.pop()[1] if runs and runs[-1][0] == line else 0
        runs.append((line, before + (end - start) // 2))
    table, last = bytearray(), code.co_firstlineno
    for line, length in runs:
        for begin in range(0, length, MOST):
            kind = NOWHERE if line is None else ONLY_LINE
            table.append(0x80 | kind << 3 | min(MOST, length - begin) - 1)
            if line is not None:
                table += number(line - last)
                last = line
    return bytes(table)


def number(value: int) -> bytes:
    """Six bits a byte, the sign in the lowest."""
    left, found = (-value << 1 | 1) if value < 0 else value << 1, bytearray()
    while left >= 0x40:
        found.append(0x40 | left & 0x3F)
        left >>= 6
    return bytes([*found, left])


def smaller(code: CodeType) -> CodeType:
    """The same with all that is in it."""
    inner = (smaller(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    made = code.replace(co_consts=tuple(inner), co_linetable=lines(code))
    if [each[0] for each in made.co_positions()] != [each[0] for each in code.co_positions()]:
        raise ValueError(f"{code.co_filename}: {code.co_qualname} would tell other lines")
    return made


for path in sorted(FOLDER.rglob("*.py")):
    tree = without_docstrings(ast.parse(path.read_bytes()))
    code = compile(tree, path.relative_to(FOLDER).as_posix(), "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(smaller(code)))
    path.unlink()
