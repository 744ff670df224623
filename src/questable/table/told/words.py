"""Words as they cross the wire; the table itself has none, whoever serves people adds them."""

import msgspec


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be done."""

    action: str
    label: str
    """The action in words."""
    group: str
    """The heading that it stands under, in words."""


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the position: sentences, and a table if there are columns."""

    heading: str
    lines: list[str]
    columns: list[str]
    rows: list[list[str]]
    aloud: bool = False
    """Whether it is read out to the table, and so shown large."""


class SectionNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The same on a line: as a whole, or what is not as it was in the update before."""

    of: int = -1
    """Its place in the list before, where it was there: what is not told here is as it was."""
    heading: str | None = None
    lines: list[str] | None = None
    columns: list[str] | None = None
    rows: list[list[str] | int] | None = None
    """A number stands for a row that was there before, by its place there."""
    aloud: bool = False


class SaintFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What stands on a saint's card, for who draws it; it never changes while a game goes on."""

    name: str
    main: str
    """The main fact colour, or the ground of a WildCard."""
    ribbons: list[str] = []
    """The other fact colours."""
    birth: int
    """Century of birth, 0 for none,"""
    passing: int
    """and of passing."""
    month: int
    regions: list[str] = []
    order: str = ""
    designations: list[str] = []
    expansions: list[str] = []
    days: str = ""
    """From birth to passing and the feast, in words; '' where nobody knows."""
    text: str = ""
    """What a WildCard does, in words; '' on a saint's card."""
    facts: dict[str, str]
    """What counts in this game of all that, in words, by the name of the fact."""


class BoardWords(msgspec.Struct, frozen=True, kw_only=True):
    """The game through one seat's eyes, in one language: a board of a replay or of a guide."""

    prompt: str
    """What is asked, in one sentence; for those who are not asked, who is waited for."""
    choices: list[Choice]
    """In the order of `legal`."""
    sections: list[Section]
    """The whole view as text."""
    places: dict[str, str]
    """By the id of a place or a card in the view: what is there, in a sentence."""
    cards: dict[str, SaintFacts]
    """By the id of a card in sight: what stands on it, where cards are drawn by what they say. Of
    several boards that are told at once, in the first that shows it."""
    briefing: list[str]
    """What people are told once when play begins."""
    outcome: str
    """Why it is over, '' before."""


class WordsNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The same on a line: what is not there is as it was in the update before on this line.

    An update without a game, or without words, leaves nothing to build on; so does a new socket.
    """

    prompt: str | None = None
    choices: list[Choice] | None = None
    """What may be done; `legal` is left out where they are told."""
    sections: list[SectionNow | int] | None = None
    """For who shows the plain table. A number stands for a section that was there before, by its
    place in the list before."""
    places: dict[str, str] | None = None
    """For who shows the picture: all of them, where none were told before."""
    changed: dict[str, str | None] | None = None
    """Places that are not as they were, with nothing for those that are gone."""
    cards: dict[str, SaintFacts] | None = None
    """For who shows the picture: cards that were not told before on this line."""
    briefing: list[str] = []
    """What people are told once when play begins."""
    outcome: str = ""
