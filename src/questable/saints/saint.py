"""One saint as the collection tells of them (S-1.1); centuries, age and month are derived."""

import msgspec


class Year(msgspec.Struct, frozen=True):
    """A year of birth or death as far as it is known.

    Written as `1181`, `about 1181`, `20 BC`, `about 20 BC`, `century 3` or `unknown`.
    """

    text: str
    year: int | None
    """The year, negative before Christ; None where only a century or nothing is known."""
    about: bool
    century: int
    """From 1 to 21, derived; 0 when unknown or before AD 1 (S-1.6)."""


class Saint(msgspec.Struct, frozen=True, kw_only=True):
    """A saint, with words by language."""

    key: str
    """As actions, packs and commands call them: `francis-of-assisi`."""
    set: str
    """The set of cards they come in: core or an expansion."""
    name: dict[str, str]
    other_names: list[str]
    born: Year
    died: Year
    birthplace: dict[str, str]
    places: dict[str, list[str]]
    month: int
    day: int
    canonised: int | None
    """A year, or None for those venerated since before there was a congregation for it."""
    main: str
    colours: list[str]
    """All fact colours, the main one among them, in the order of COLOURS."""
    geography: list[str]
    order: str
    """One of ORDERS, or empty."""
    designations: list[str]
    expansions: list[str]
    """Expansions whose symbol the card bears."""
    companions: list[str]
    """Keys of the saints they were gathered with (x2, S-1.5)."""
    patronages: dict[str, list[str]]
    depicted: dict[str, str]
    life: dict[str, str]
    note: dict[str, str]
    """Where sources differ; empty texts where they do not."""
