"""The notebooks run, and print what they show."""

from pathlib import Path

import pytest

from tools.notebooks import VARIES, notebooks, ran, read, steady, text


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cell by cell, in an empty folder; `./run notebooks` keeps what is printed."""
    monkeypatch.chdir(tmp_path)
    notebook = read(path)
    assert steady(ran(notebook)) == steady(notebook), "stale: ./run notebooks"
    assert text(notebook) == path.read_text(encoding="utf-8")
    assert any(cell.get("outputs") for cell in notebook["cells"])


def _cell(source: str, *tags: str) -> dict[str, object]:
    return {
        "cell_type": "code",
        "metadata": {"tags": list(tags)},
        "source": [source],
        "outputs": [],
    }


def test_cells_are_really_run() -> None:
    """In order, in one name space; what one prints and ends with is kept, a fault is raised."""
    cells = [_cell("n = 6\nprint('six')\n"), _cell("n + 1"), _cell("print(n)", VARIES)]
    first, second, third = steady(ran({"cells": cells}))
    assert first["outputs"] == [{"name": "stdout", "output_type": "stream", "text": ["six\n"]}]
    assert second["outputs"][0]["data"] == {"text/plain": ["7"]}
    assert third["outputs"] is True
    with pytest.raises(ZeroDivisionError):
        ran({"cells": [_cell("1 / 0")]})


def test_there_are_some() -> None:
    """By name."""
    assert [path.stem for path in notebooks()] == ["first-steps", "house-rules", "own-bot"]
