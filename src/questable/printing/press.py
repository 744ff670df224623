"""The press: a book of parts as a PDF, made by typst (the extra `print`)."""

import json
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from questable.printing.book import Book

FOLDER: Final = Path(__file__).parent
FONTS: Final = FOLDER / "fonts"
ALONE: Final[dict[str, Any]] = {"font_paths": [str(FONTS)], "ignore_system_fonts": True}
"""No font of this machine is used, only ours and those that typst brings."""


def installed() -> bool:
    """Whether what sets pages is here."""
    return find_spec("typst") is not None


def pdf(book: Book) -> bytes:
    """The book as a PDF file, the same bytes whenever it is made."""
    return _compiled(book, format="pdf", timestamp=datetime.fromtimestamp(0, UTC))[0]


def pages(book: Book, kind: Literal["png", "svg"], ppi: float | None = None) -> list[bytes]:
    """Its pages as pictures."""
    return _compiled(book, format=kind, ppi=ppi)


def cut(book: Book) -> list[str]:
    """The words that do not fit where they stand, however small they are."""
    import typst

    found = json.loads(typst.query(_files(book), "<cut>", **ALONE))
    return [str(each["value"]) for each in found]


def _compiled(book: Book, **options: Any) -> list[bytes]:
    import typst

    made: bytes | list[bytes] = typst.compile(_files(book), **ALONE, **options)
    return made if isinstance(made, list) else [made]


def _files(book: Book) -> Any:
    return {"main.typ": (FOLDER / "book.typ").read_bytes(), "data.json": told(book)}


def told(book: Book) -> bytes:
    """All that the pages are made from."""
    return msgspec.json.encode(book.told())
