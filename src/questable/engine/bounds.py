"""How large what strangers bring may be, found out in linear time before anything is made of it.

Packs are TOML and records JSON. Their parsers take quadratic time over a key of many parts, run
out of stack over deep nesting, and choke on numbers of thousands of digits.
"""

import json
import re
from typing import Final

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
LONGEST_WHY: Final = 300

_MARK = re.compile(rf"""\"{{3}}|'{{3}}|["'#\[\]{{}}=,.\n]|[0-9A-Za-z_+-]{{{LONGEST_WORD + 1}}}""")
_REST = {
    '"': re.compile(r'[^"\\\n]*(?:\\.[^"\\\n]*)*"'),
    "'": re.compile(r"[^'\n]*'"),
    '"""': re.compile(r'[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"{3,5}', re.DOTALL),
    "'''": re.compile(r"[^']*(?:'(?!'')[^']*)*'{3,5}"),
}
"""By what opens a text in TOML: the rest of it, in one way only, so that none takes long."""


def brief(why: str) -> str:
    """A reason that may be sent and shown, whatever it quotes."""
    plain = why.encode(errors="replace").decode()
    return plain if len(plain) <= LONGEST_WHY else plain[: LONGEST_WHY - 3] + "..."


def is_name(name: object) -> bool:
    """Whether a pack may be called so: it goes out with every message of a table."""
    if not isinstance(name, str) or not name.strip():
        return False
    return len(name) <= LONGEST_NAME and name.isprintable()


def toml_fault(text: str) -> tuple[int, str]:
    """The line of what no pack may have and the reason, or (0, '')."""
    if len(text) > LONGEST_PACK:
        return 1, f"a pack has at most {LONGEST_PACK} characters, not {len(text)}"
    at, why = _first_mark(text)
    return (text.count("\n", 0, at) + 1, why) if why else (0, "")


def _first_mark(text: str) -> tuple[int, str]:
    at = nested = dots = 0
    while (mark := _MARK.search(text, at)) is not None:
        found, at = mark[0], mark.end()
        if found in _REST:
            rest = _REST[found].match(text, at)
            if rest is None:
                return mark.start(), "a text has no end"
            at = rest.end()
        elif found == "#":
            at = text.find("\n", at)
            if at < 0:
                break
        elif found == ".":
            dots += 1
            if dots == KEY_PARTS:
                return at - 1, f"a key has at most {KEY_PARTS} parts"
        elif len(found) > 1:
            return mark.start(), f"a key or a number has at most {LONGEST_WORD} signs"
        else:
            dots = 0
            nested += (found in "[{") - (found in "]}")
            if nested > NESTING:
                return mark.start(), f"lists and tables lie at most {NESTING} deep in each other"
    return 0, ""


def read_json(text: str) -> object:
    """What a text says; ValueError says in our words why it says nothing."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON, from character {error.pos + 1} on") from error
    except ValueError as error:
        # Python reads no number of more than some thousand digits.
        raise ValueError("a number is too large") from error
    except RecursionError:
        raise ValueError("lists and objects lie too deep in each other") from None
    return data


def plain_fault(value: object) -> str:
    """Why a value that came as JSON cannot be used, or ''."""
    waiting: list[tuple[object, int]] = [(value, 0)]
    while waiting:
        each, depth = waiting.pop()
        if isinstance(each, str):
            why = _text_fault(each)
        elif isinstance(each, bool) or each is None:
            why = ""
        elif isinstance(each, int):
            why = "" if abs(each) <= LARGEST else "a number is too large"
        elif depth == NESTING:
            why = f"lists and objects lie at most {NESTING} deep in each other"
        elif isinstance(each, list):
            why = ""
            waiting += [(item, depth + 1) for item in each]
        elif isinstance(each, dict):
            why = next((fault for fault in map(_text_fault, each) if fault), "")
            waiting += [(item, depth + 1) for item in each.values()]
        else:
            why = "a number is not whole"
        if why:
            return why
    return ""


def _text_fault(text: str) -> str:
    if len(text) > LONGEST_TEXT:
        return f"a text has at most {LONGEST_TEXT} characters, not {len(text)}"
    # JSON can escape halves of characters; nobody can write them down again.
    return "" if text.isascii() or not _HALF.search(text) else "a text has half a character"


_HALF = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")
