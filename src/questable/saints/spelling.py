"""Words as one compares them: without case, accents and signs."""

import re
import unicodedata

JOINED = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i"})
"""Letters that Unicode does not take apart."""


def bare_words(text: str) -> list[str]:
    """The words of a text, letters and digits only."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(JOINED))
    return re.findall(r"[a-z0-9]+", "".join(c for c in apart if not unicodedata.combining(c)))
