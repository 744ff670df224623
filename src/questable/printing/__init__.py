"""Games, cards and certificates on paper (docs/printing.md)."""

from questable.printing.book import PAPERS, Book
from questable.printing.certificate import Pupil, certificates, names_of
from questable.printing.game import printed
from questable.printing.press import installed, pdf
from questable.printing.single import single

__all__ = [
    "PAPERS",
    "Book",
    "Pupil",
    "certificates",
    "installed",
    "names_of",
    "pdf",
    "printed",
    "single",
]
