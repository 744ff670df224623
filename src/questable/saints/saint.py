"""One saint as the collection tells of them (S-1.1); centuries, age and month are derived."""

import msgspec


class Year(msgspec.Struct, frozen=True):
    """A year of birth or death as far as it is known.

    Written as `1920-05-18`, `1910-03`, `1181`, `about 1181`, `20 BC`, `about 20 BC`, `century 3`
    or `unknown`.
    """

    text: str
    year: int | None
    """The year, negative before Christ; None where only a century or nothing is known."""
    about: bool
    century: int
    """From 1 to 21, derived; 0 when unknown or before AD 1 (S-1.6)."""
    month: int = 0
    """From 1 to 12, or 0 where only the year is known."""
    day: int = 0


class OtherFeast(msgspec.Struct, frozen=True):
    """Another day of the General Roman Calendar that belongs to a saint."""

    month: int
    day: int
    name: dict[str, str]
    """What is kept then: `the Conversion of St. Paul`."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What a picture should not guess from the other facts; empty where it may."""

    skin: str = ""
    """One of SKINS."""
    hair: str = ""
    """One of HAIRS."""
    cut: str = ""
    """One of CUTS: how the hair is worn."""
    beard: str = ""
    """One of BEARDS."""
    head: str = ""
    """What is on the head: a part of the windows, with its glasses, or none."""
    wears: list[str] = []
    """What is worn: parts of the windows, with their glasses, lowest first."""
    holds: list[str] = []
    """What is held or near: signs of the windows, the most telling first."""


class Saint(msgspec.Struct, frozen=True, kw_only=True):
    """A saint, with words by language."""

    key: str
    """As actions, packs and commands call them: `francis-of-assisi`."""
    set: str
    """The set of cards they come in: core or an expansion; empty for those without a card."""
    famous: bool = False
    """Whether a child may have heard of them."""
    name: dict[str, str]
    feminine: bool
    """Whether French speaks of her in the feminine; derived from the title."""
    other_names: dict[str, list[str]]
    born: Year
    died: Year
    birthplace: dict[str, str]
    places: dict[str, list[str]]
    month: int
    day: int
    calendar: str
    """One of CALENDARS: where the feast stands."""
    other_feasts: list[OtherFeast] = []
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
    look: Look = Look()

    def ages(self) -> tuple[int, int] | None:
        """The least and the most years that they lived, equal where the days are known.

        With an 'about' year both are as rough as it is; None where a year is unknown.
        """
        if self.born.year is None or self.died.year is None:
            return None
        # There is no year 0.
        years = self.died.year - self.born.year - (self.born.year < 0 < self.died.year)
        if self.born.about or self.died.about:
            return years, years
        came = _birthday_came(self.born, self.died)
        return years - (came is not True), years - (came is False)


def _birthday_came(born: Year, died: Year) -> bool | None:
    """Whether the birthday of the last year had come; None where the days do not tell."""
    if not born.month or not died.month:
        return None
    if born.month != died.month:
        return born.month < died.month
    return born.day <= died.day if born.day and died.day else None
