"""The cards that golden games of SaintCards carry, so that corrected facts change none of them."""

from msgspec.structs import replace

from questable.engine import Pack, Setup
from questable.games.saint_cards.options import cards
from questable.games.saint_cards.pack import SaintPack, own

FEW = 12
"""With so few saints the cards are used up before anybody goes out (S-3.7)."""


def pack(setup: Setup, name: str) -> Pack:
    """The saints that such a game is played with, or only a few of them."""
    few = name == "few"
    whole, in_play = own(setup.pack), cards(setup).in_play
    saints = [saint for n, saint in enumerate(whole.saints) if in_play[n]]
    saints = saints[:FEW] if few else saints
    keys = {saint.key for saint in saints}
    known = [
        replace(saint, companions=[key for key in saint.companions if key in keys])
        for saint in saints
    ]  # fmt: skip
    return SaintPack("few" if few else "in play", known, whole.wildcards, whole.names)
