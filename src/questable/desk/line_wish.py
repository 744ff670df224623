"""What somebody wants of a line to a table, as its address says it."""

from collections.abc import Mapping

import msgspec

from questable.desk.call import known_language
from questable.table import No, messages


class LineWish(msgspec.Struct, frozen=True):
    """From which row on, in which words, for which kind of board."""

    since: int
    lang: str
    """'' without words."""
    show: messages.Shows


def line_wish(query: Mapping[str, str]) -> LineWish:
    """Read off an address, or No."""
    since = query.get("since", "-1")
    if since != "-1" and not (since.isascii() and since.isdecimal() and len(since) < 16):
        raise No("malformed", facts={"why": "since is a number"})
    lang = known_language(query.get("lang", ""))
    return LineWish(int(since), lang, _show(query.get("show", "plain")))


def _show(text: str) -> messages.Shows:
    match text:
        case "plain":
            return "plain"
        case "picture":
            return "picture"
    raise No("malformed", facts={"why": "show is plain or picture"})
