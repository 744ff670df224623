"""A pack as a file of TOML: what `PackText` reads, written."""

import json
import re
from typing import Final

from questable.engine.pack import GAME, Facts

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDE: Final = 96
"""Letters of a line that holds a whole list."""


def pack_file(game: str, data: Facts) -> str:
    """A pack of a game: its name and what else is no table, tables, then rows of a name."""
    plain = {GAME: game, **{key: each for key, each in data.items() if key != GAME}}
    lines = [_line(key, each) for key, each in plain.items() if not _apart(each)]
    for key, each in plain.items():
        if isinstance(each, dict):
            lines += ["", f"[{_key(key)}]", *_lines(each)]
    for key, each in plain.items():
        if _is_rows(each):
            assert isinstance(each, list)
            for row in each:
                lines += ["", f"[[{_key(key)}]]", *_lines(row)]
    return "\n".join(lines) + "\n"


def _apart(value: object) -> bool:
    return isinstance(value, dict) or _is_rows(value)


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(e, dict) for e in value)


def _lines(table: Facts) -> list[str]:
    return [_line(key, each) for key, each in table.items()]


def _line(key: str, value: object) -> str:
    single = f"{_key(key)} = {_value(value)}"
    if not isinstance(value, list) or len(single) <= WIDE:
        return single
    return "\n".join([f"{_key(key)} = [", *(f"    {_value(each)}," for each in value), "]"])


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return '""' if value is None else json.dumps(value)


def _text(text: str) -> str:
    """As JSON writes it, but for the one sign that only TOML must not have."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
