"""The address of a store, as `--db` takes it."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from questable.table.ports import Store

SQLITE = "sqlite://"
POSTGRES = "postgresql://"
EXAMPLES = "sqlite:///FILE, postgresql://USER@HOST/NAME"


class BadAddress(ValueError):
    """An address that names no store we know."""

    def __init__(self, address: str) -> None:
        super().__init__(f"{shown(address)!r} is no address of a store; try {EXAMPLES}")
        self.address = address


def store_of(address: str, shared: bool = False) -> "Store":
    """`sqlite:///name.db`, `sqlite:////whole/path.db`, `sqlite://` for memory, `postgresql://...`.

    What a database needs is read only where it is asked for. Only PostgreSQL can be shared.
    """
    if is_database(address):
        from questable.storage.postgres import PostgresStore

        return PostgresStore(address, shared=shared)
    from questable.storage.sqlite import SqliteStore

    return SqliteStore(file_of(address))


def is_database(address: str) -> bool:
    """Whether it names a PostgreSQL database."""
    return address.startswith(POSTGRES)


def file_of(address: str) -> Path | None:
    """The file that an address names; None for memory."""
    if address == SQLITE:
        return None
    if address.startswith(f"{SQLITE}/") and len(address) > len(SQLITE) + 1:
        return Path(address[len(SQLITE) + 1 :])
    raise BadAddress(address)


def shown(address: str) -> str:
    """An address as people and logs may see it: without its password."""
    if "://" not in address or address.startswith(SQLITE):
        return address
    without = re.sub(r"^([a-z]+://[^:/@?]*):.*@", r"\1@", address)
    return re.sub(r"(?<=[?&])password=[^&]*&?", "", without).rstrip("?&")
