"""Words as they cross the wire; the table itself has none, whoever serves people adds them."""

import msgspec


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that may be done."""

    action: str
    label: str
    """In words."""
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


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """The game through one seat's eyes, in one language."""

    prompt: str
    """What is asked, in one sentence; for those who are not asked, who is waited for."""
    choices: list[Choice]
    """In the order of `legal`."""
    sections: list[Section]
    """The whole view as text."""
    places: dict[str, str]
    """By the id of a place or a card in the view: what is there, in a sentence."""
    briefing: list[str]
    """What people are told once when play begins."""
    outcome: str
    """Why it is over, '' before."""
