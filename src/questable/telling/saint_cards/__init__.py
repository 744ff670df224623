"""SaintCards, told."""

from questable.telling.saint_cards.teller import SaintCardsTeller

TELLER = SaintCardsTeller
