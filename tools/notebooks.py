"""Run the notebooks of docs/notebooks and keep what their cells print: notebooks.py.

A notebook is a file of cells, and running it takes a name space and two dozen lines; the whole of
Jupyter is for people who look at one. Cells marked `varies` print figures that change with the
bots: tests see that they run and print something, and compare all others to the letter.
"""

import ast
import io
import json
import sys
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "notebooks"
VARIES = "varies"

Cell = dict[str, Any]
Notebook = dict[str, Any]


def notebooks() -> list[Path]:
    """All of them, by name."""
    return sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> Notebook:
    """One of them."""
    found: Notebook = json.loads(path.read_text(encoding="utf-8"))
    return found


def text(notebook: Notebook) -> str:
    """As it lies on the disk."""
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def ran(notebook: Notebook) -> Notebook:
    """The same with what its cells print now; whatever one raises is raised."""
    module = ModuleType("__main__")
    names = vars(module)
    before = sys.modules["__main__"]
    # Bots that a cell defines are found by the name of their module.
    sys.modules["__main__"] = module
    try:
        cells = [_ran(cell, number, names) for number, cell in enumerate(notebook["cells"], 1)]
    finally:
        sys.modules["__main__"] = before
    return {**notebook, "cells": cells}


def _ran(cell: Cell, number: int, names: dict[str, object]) -> Cell:
    if cell["cell_type"] != "code":
        return cell
    tree = ast.parse("".join(cell["source"]), f"cell {number}")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value: object = None
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    return {**cell, "outputs": _outputs(printed.getvalue(), value)}


def _outputs(printed: str, value: object) -> list[dict[str, Any]]:
    outputs: list[dict[str, Any]] = []
    if printed:
        lines = printed.splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines})
    if value is not None:
        shown = repr(value).splitlines(keepends=True)
        outputs.append(
            {
                "data": {"text/plain": shown},
                "execution_count": None,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return outputs


def steady(notebook: Notebook) -> list[Cell]:
    """Its cells; of those that vary only whether they print anything."""
    return [
        {**cell, "outputs": bool(cell["outputs"])}
        if VARIES in cell["metadata"].get("tags", [])
        else cell
        for cell in notebook["cells"]
    ]


def main() -> None:
    for path in notebooks():
        with tempfile.TemporaryDirectory() as folder, chdir(folder):
            done = ran(read(path))
        path.write_text(text(done), encoding="utf-8")
        print(f"questable: ran {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
