"""What a game says about itself to those who have not opened it: `card.toml` in its folder."""

from pathlib import Path

import msgspec

FILE = "card.toml"
GLASSES = ("violet", "sky", "leaf", "amber", "rose", "ember")
"""The colours of glass that there are."""
LAST = 100
"""The place on the shelf of a game that does not say."""


class CardError(ValueError):
    """A card that cannot be read: which file, and why."""


class GameCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The side of the box. Title, blurb and minutes are words: `<key>-title` and so on."""

    order: int = LAST
    """Its place on the shelf, the smallest first; of equals, by key."""
    age: int = 0
    """From about this age; 0 if nobody says."""
    usual: int = 0
    """How many play when somebody just wants to play; 0 for the fewest."""
    glass: tuple[str, str] = ("sky", "rose")
    """The two colours of its window."""
    dice: bool = False
    """Whether it has dice or piles that people may roll and draw themselves."""
    front: tuple[str, ...] = ()
    """The options that whoever sets up a table is asked first, the way to play before all others;
    the rest is folded away."""
    preset: str = ""
    """The preset that is taken when a table is set up, '' for the rulebook's own rules."""
    guide: str = ""
    """The guide that teaches it, '' for none."""
    alone: tuple[str, ...] = ()
    """Levels of bots that search, and that with all their playouts answer within two seconds where
    there is no server to think for them; docs/benchmarks.md has the figures."""


def card_in(folder: Path) -> GameCard:
    """The card in a game's folder, or CardError; a plain one where there is none."""
    path = folder / FILE
    if not path.is_file():
        return GameCard()
    try:
        card = msgspec.toml.decode(path.read_bytes(), type=GameCard)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CardError(f"{path}: {error}") from error
    for colour in card.glass:
        if colour not in GLASSES:
            raise CardError(f"{path}: there is no glass {colour!r}; there is {', '.join(GLASSES)}")
    return card
