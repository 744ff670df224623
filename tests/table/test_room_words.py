"""Everything the table says by a code has words."""

import re
from pathlib import Path

import msgspec

from questable.table import Settings
from questable.table.log.settings import TurnClock
from questable.table.told.messages import PHRASES
from questable.text import Words, languages

TABLE = Path(__file__).parents[2] / "src" / "questable" / "table"
CODE = re.compile(r'(?:No\(|code=|raise No\()\s*"([a-z-]+)"')
BYE = re.compile(r'(?:hang_up|close)\("([a-z]+)"\)')
OTHERWISE = re.compile(r'No\("[a-z-]+" if [^"]+ else "([a-z-]+)"')


OF_CLASSES = re.compile("class|school|groups|questions")
"""Files whose refusals the pages of classes put into words."""


def found(pattern: re.Pattern[str], of_classes: bool = False) -> set[str]:
    """In all files of the table, or in those of classes."""
    files = [
        each for each in TABLE.rglob("*.py") if bool(OF_CLASSES.search(each.stem)) == of_classes
    ]
    return {code for file in files for code in pattern.findall(file.read_text())}


def test_every_refusal_has_words() -> None:
    """In both languages; a rule has its own sentence."""
    codes = (found(CODE) | found(OTHERWISE)) - {"rule"}
    assert {"not-host", "storage", "stale", "ended", "loose", "too-long"} <= codes
    for lang in languages():
        words = Words(lang)
        assert [code for code in sorted(codes) if not words.has(f"room-refuse-{code}")] == []


def test_every_refusal_of_a_class_has_words() -> None:
    """Those of its own pages, or what a table says."""
    codes = found(CODE, of_classes=True)
    assert {"not-now", "too-late", "too-often", "needs-time"} <= codes
    for lang in languages():
        words = Words(lang)
        both = [(f"classroom-refuse-{code}", f"room-refuse-{code}") for code in sorted(codes)]
        assert [own for own, other in both if not words.has(own) and not words.has(other)] == []


def test_every_farewell_has_words() -> None:
    """And so has the one of a line that was too slow."""
    for lang in languages():
        words = Words(lang)
        for why in found(BYE) | {"slow"}:
            assert words.has(f"room-bye-{why}")


def test_every_phrase_and_every_setting_has_words() -> None:
    """With help for the host."""
    settings = [field.name for field in msgspec.structs.fields(Settings) if field.name != "clock"]
    settings += [f"clock-{field.name}" for field in msgspec.structs.fields(TurnClock)]
    for lang in languages():
        words = Words(lang)
        for phrase in PHRASES:
            assert words.has(f"room-phrase-{phrase}")
        for name in settings:
            assert words.has(f"room-setting-{name}")
            assert words.has(f"room-setting-{name}-help")
