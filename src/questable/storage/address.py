"""The address of a store, as `--db` takes it."""

from pathlib import Path

from questable.storage.sqlite import SqliteStore

SQLITE = "sqlite://"


class BadAddress(ValueError):
    """An address that names no store we know."""

    def __init__(self, address: str) -> None:
        super().__init__(f"{address!r} is no address of a store; try sqlite:///questable.db")
        self.address = address


def store_of(address: str) -> SqliteStore:
    """`sqlite:///name.db`, `sqlite:////whole/path.db`, or `sqlite://` for memory."""
    return SqliteStore(file_of(address))


def file_of(address: str) -> Path | None:
    """The file that an address names; None for memory."""
    if address == SQLITE:
        return None
    if address.startswith(f"{SQLITE}/") and len(address) > len(SQLITE) + 1:
        return Path(address[len(SQLITE) + 1 :])
    raise BadAddress(address)
