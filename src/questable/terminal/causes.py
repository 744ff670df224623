"""Why a machine says no, in the caller's language: what it says itself is English."""

import errno
import socket
from collections.abc import Iterator

from questable.text import Words

BY_NUMBER = {
    errno.ENOENT: "cause-missing",
    errno.EACCES: "cause-forbidden",
    errno.EPERM: "cause-forbidden",
    errno.EROFS: "cause-read-only",
    errno.EISDIR: "cause-folder",
    errno.ENOTDIR: "cause-no-folder",
    errno.EEXIST: "cause-there",
    errno.ENOSPC: "cause-full",
    errno.EADDRINUSE: "cause-in-use",
    errno.ECONNREFUSED: "cause-no-answer",
}
BY_SQLITE = {
    "SQLITE_NOTADB": "cause-no-database",
    "SQLITE_CANTOPEN": "cause-missing",
    "SQLITE_READONLY": "cause-read-only",
    "SQLITE_CORRUPT": "cause-damaged",
    "SQLITE_IOERR": "cause-damaged",
    "SQLITE_BUSY": "cause-busy",
    "SQLITE_LOCKED": "cause-busy",
    "SQLITE_FULL": "cause-full",
    "SQLITE_ERROR": "cause-no-store",
}
BY_STATE = {
    "28000": "cause-forbidden",
    "28P01": "cause-forbidden",
    "42501": "cause-forbidden",
    "3D000": "cause-no-such-database",
    "25006": "cause-read-only",
    "53100": "cause-full",
    "53300": "cause-busy",
    "55P03": "cause-busy",
    "57014": "cause-busy",
    "57P03": "cause-busy",
}
"""PostgreSQL's."""
BY_CODE = {
    "newer": "cause-newer",
    "older": "cause-older",
    "damaged": "cause-damaged",
    "half": "cause-half",
    "address": "cause-address",
}
NO_ADDRESS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def cause(words: Words, error: BaseException) -> str:
    """What is wrong, within a sentence; the machine's own words where we have none."""
    for each in _below(error):
        if word := _known(each):
            return words.say(word)
    return getattr(error, "strerror", None) or str(error)


def is_no_address(error: OSError) -> bool:
    """Whether a machine says that it is not known by this address."""
    return isinstance(error, socket.gaierror) or error.errno in NO_ADDRESS


def _below(error: BaseException | None) -> Iterator[BaseException]:
    """An error, what it came from, and so on."""
    while error is not None:
        yield error
        error = error.__cause__


def _known(error: BaseException) -> str | None:
    name = getattr(error, "sqlite_errorname", None)
    if name:
        # SQLITE_IOERR_READ is a SQLITE_IOERR.
        return BY_SQLITE.get("_".join(str(name).split("_")[:2]))
    if state := getattr(error, "sqlstate", None):
        return BY_STATE.get(str(state))
    if isinstance(error, OSError):
        return BY_NUMBER.get(error.errno or 0)
    return BY_CODE.get(getattr(error, "code", ""))
