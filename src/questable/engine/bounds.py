"""How large what strangers bring may be, found out in linear time before anything is made of it.

Packs are TOML and records JSON. Their parsers take quadratic time over a key of many parts, run
out of stack over deep nesting, and choke on numbers of thousands of digits.
"""

import json
import re
from typing import Final

from questable.engine.fault import Fault

LONGEST_PACK: Final = 200_000
LONGEST_HEADER: Final = 600_000
LONGEST_ENTRY: Final = 400
MOST_ENTRIES: Final = 20_000
"""Undone ones included; the longest games have about 2,500."""
MOST_UNDO_DIGITS: Final = 5
KEY_PARTS: Final = 8
"""Of a dotted key: a.b.c has three."""
NESTING: Final = 12
LONGEST_WORD: Final = 100
"""Of a bare key, or the digits of a number."""
LONGEST_TEXT: Final = 2_000
LARGEST: Final = 1 << 53
LONGEST_NAME: Final = 60

_MARK = re.compile(rf"""\"{{3}}|'{{3}}|["'#\[\]{{}}=,.\n]|[0-9A-Za-z_+-]{{{LONGEST_WORD + 1}}}""")
_REST = {
    '"': re.compile(r'[^"\\\n]*(?:\\.[^"\\\n]*)*"'),
    "'": re.compile(r"[^'\n]*'"),
    '"""': re.compile(r'[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}', re.DOTALL),
    "'''": re.compile(r"[^']*(?:'(?!'')[^']*)*'{3,5}"),
}
"""By what opens a text in TOML: the rest of it, in one way only, so that none takes long."""


def is_name(name: object) -> bool:
    """Whether a pack may be called so: it goes out with every message of a table."""
    if not isinstance(name, str) or not name.strip():
        return False
    return len(name) <= LONGEST_NAME and name.isprintable()


def toml_fault(text: str) -> tuple[int, Fault | None]:
    """The line of what no pack may have and the reason, or (0, None)."""
    if len(text) > LONGEST_PACK:
        return 1, Fault("pack-too-long", most=LONGEST_PACK, count=len(text))
    at, why = _first_mark(text)
    return (text.count("\n", 0, at) + 1, why) if why else (0, None)


def _first_mark(text: str) -> tuple[int, Fault | None]:
    at = nested = dots = 0
    while (mark := _MARK.search(text, at)) is not None:
        found, at = mark[0], mark.end()
        if found in _REST:
            rest = _REST[found].match(text, at)
            if rest is None:
                return mark.start(), Fault("text-without-end")
            at = rest.end()
        elif found == "#":
            at = text.find("\n", at)
            if at < 0:
                break
        elif found == ".":
            dots += 1
            if dots == KEY_PARTS:
                return at - 1, Fault("key-parts", most=KEY_PARTS)
        elif len(found) > 1:
            return mark.start(), Fault("word-too-long", most=LONGEST_WORD)
        else:
            dots = 0
            nested += (found in "[{") - (found in "]}")
            if nested > NESTING:
                return mark.start(), Fault("too-deep", most=NESTING)
    return 0, None


def read_json(text: str) -> object:
    """What a text says, or the Fault why it says nothing."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise Fault("not-json", n=error.pos + 1) from error
    except ValueError as error:
        # Python reads no number of more than some thousand digits.
        raise Fault("number-too-large") from error
    except RecursionError:
        raise Fault("too-deep", most=NESTING) from None
    return data


def plain_fault(value: object) -> Fault | None:
    """Why a value that came as JSON cannot be used, or None."""
    waiting: list[tuple[object, int]] = [(value, 0)]
    while waiting:
        each, depth = waiting.pop()
        why: Fault | None = None
        if isinstance(each, str):
            why = _text_fault(each)
        elif isinstance(each, bool) or each is None:
            pass
        elif isinstance(each, int):
            why = None if abs(each) <= LARGEST else Fault("number-too-large")
        elif depth == NESTING:
            why = Fault("too-deep", most=NESTING)
        elif isinstance(each, list):
            waiting += [(item, depth + 1) for item in each]
        elif isinstance(each, dict):
            why = next((fault for fault in map(_text_fault, each) if fault), None)
            waiting += [(item, depth + 1) for item in each.values()]
        else:
            why = Fault("number-not-whole")
        if why is not None:
            return why
    return None


def _text_fault(text: str) -> Fault | None:
    if len(text) > LONGEST_TEXT:
        return Fault("text-too-long", most=LONGEST_TEXT, count=len(text))
    found = None if text.isascii() and text.isprintable() else _ODD.search(text)
    if found is None:
        return None
    # JSON can escape halves of characters; nobody can write them down again.
    half = 0xD800 <= ord(found[0]) <= 0xDFFF
    return Fault("half-character") if half else Fault("odd-letter", found=f"U+{ord(found[0]):04X}")


_BIDI = (0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069)
"""They turn round how a text is read, and what stands beside it."""
_ODD = re.compile(
    f"[{chr(0xD800)}-{chr(0xDFFF)}\x00-\x08\x0b-\x1f\x7f-\x9f{chr(0x2028)}{chr(0x2029)}"
    f"{''.join(map(chr, _BIDI))}]"
)
"""What nobody types and nobody sees; the ends of lines and tabs are no such thing."""
