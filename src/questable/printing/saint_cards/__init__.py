"""SaintCards on paper: saints, WildCards, treasures, a key, a score sheet (S-1.1 to S-1.7)."""

from questable.engine import Pack
from questable.printing.book import Book, headed
from questable.printing.parts import DeckPart, Face, Item, Picture, Score, Tokens
from questable.printing.saint_face import HIGH, WIDE, card
from questable.printing.saint_key import saint_key
from questable.saints.facts import SETS
from questable.telling.saint_cards.faces import printed
from questable.telling.saint_cards.names import Names
from questable.telling.saint_life import set_words
from questable.telling.voice import Voice

TREASURES = 84
"""A page of them; the Storehouse never runs out (S-2.1), so more pages may be printed."""
PLAYERS = 6
GAMES = 12


def lay(book: Book, pack: Pack) -> list[Item]:
    """The parts, and what is in the box."""
    say = book.words.say
    names = Names(Voice(book.words, "saint-cards", []), pack)
    then = say("saint-cards-board-then")
    sets = [name for name in SETS if any(each.set == name for each in names.saints.values())]
    wild = [card(book, key, printed(names, key, {}), None, then) for key in names.wildcards]
    gem = book.show("treasure")
    treasures: list[Face] = [[Picture(gem, 2, 2, 12, 12)] for _ in range(TREASURES)]
    score = say("print-score")
    treasure = say("saint-cards-print-treasures")
    items: list[Item] = []
    for name in sets:
        keys = [key for key, each in names.saints.items() if each.set == name]
        pieces = [card(book, key, printed(names, key, {}), names.life(key)) for key in keys]
        called = set_words(book.words, name)
        items.append(Item(len(pieces), say("saint-cards-print-saints", name=called)))
        # WildCards are played with whatever is in the game: they lie behind the core set.
        more = wild if name == sets[0] else []
        title = f"{book.title} · {called}"
        book.add(DeckPart(title=title, wide=WIDE, high=HIGH, pieces=[*pieces, *more]))
    book.add(
        Tokens(title=headed(treasure), wide=16, high=16, faces=treasures, round=True),
        saint_key(book, say("saint-cards-board-key")),
        Score(
            title=headed(score),
            rows=[str(n) for n in range(1, GAMES + 1)] + [say("print-sum")],
            columns=PLAYERS,
            named=say("print-names"),
        ),
    )
    return [
        *items,
        Item(len(wild), say("saint-cards-print-wildcards")),
        Item(len(treasures), treasure),
        Item(1, say("print-key")),
        Item(1, score),
    ]


PRINTED = lay
