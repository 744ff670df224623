"""Packs of SaintCards in words: a card a saint, and WildCards (S-1.1, S-1.7)."""

from questable.engine import Pack
from questable.engine.pack import Facts
from questable.games.saint_cards.cards import WILDCARDS
from questable.games.saint_cards.pack import MOST_SAINTS, own, shipped
from questable.saints.card import card_table
from questable.telling.packs.form import PackForm
from questable.telling.saint_form import saint_table
from questable.text import Words


def form(words: Words) -> PackForm:
    """Saints; of WildCards only whether they are ours."""
    names = shipped().names
    return PackForm(
        tables=[saint_table(words, 0, MOST_SAINTS, 0)],
        rest={key: names[key][words.on_cards] for key in WILDCARDS},
    )


def data(pack: Pack) -> Facts:
    """The cards as a file has them."""
    found = own(pack)
    cards: Facts = {card.key: card_table(card, found.names[card.key]) for card in found.saints}
    wild = zip(WILDCARDS, found.wildcards, strict=True)
    return cards | {key: {"card": str(card), "name": found.names[key]} for key, card in wild}
