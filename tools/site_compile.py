"""Every module below /folder as bytecode without docstrings, in place of its source.

It runs in the very Python that will read it, in node: see site_compile.mjs.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path

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


for path in sorted(FOLDER.rglob("*.py")):
    tree = without_docstrings(ast.parse(path.read_bytes()))
    code = compile(tree, path.relative_to(FOLDER).as_posix(), "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(code))
    path.unlink()
