"""Parts of the program that are loaded when they are first imported."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from questable.device import library


def test_a_part_is_loaded_before_its_first_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, and again only where it could not be loaded."""
    package = tmp_path / "later_part"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    tried: list[str] = []

    def load() -> None:
        tried.append("load")
        if len(tried) == 1:
            raise OSError("no line")
        (package / "inner.py").write_text("HERE = 1")

    library.later("later_part.", load)
    import_module("later_part")
    assert tried == []
    with pytest.raises(OSError, match="no line"):
        import_module("later_part.inner")
    assert import_module("later_part.inner").HERE == 1
    import_module("later_part.inner")
    assert tried == ["load", "load"]
