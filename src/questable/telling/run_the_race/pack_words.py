"""Packs of Run the Race! in words: a card a saint (S-6.1)."""

from questable.engine import Pack
from questable.engine.pack import Facts
from questable.games.run_the_race.deck import FEWEST_CARDS, MOST_CARDS
from questable.games.run_the_race.pack import named
from questable.languages import ON_CARDS
from questable.telling.packs.form import PackForm
from questable.telling.saint_form import saint_table
from questable.text import Words


def form(words: Words) -> PackForm:
    """Saints."""
    return PackForm(tables=[saint_table(words, FEWEST_CARDS, MOST_CARDS, 1)])


def data(pack: Pack) -> Facts:
    """What this game reads of the cards."""
    found = named(pack)
    return {
        card.key: {
            "name": {lang: found.saint(card.key, lang) for lang in ON_CARDS},
            "birth": card.birth,
            "passing": card.passing,
            "main": card.main,
            "month": card.month,
        }
        for card in found.cards
    }
