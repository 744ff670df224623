"""Run the Race! on paper: its saints, a key to what can match, a score sheet (S-6.1, S-6.2)."""

from questable.engine import Pack
from questable.printing.book import Book, headed
from questable.printing.parts import DeckPart, Item, Score
from questable.printing.saint_face import HIGH, WIDE, card
from questable.printing.saint_key import saint_key
from questable.saints import shipped
from questable.telling.run_the_race.names import Names
from questable.telling.voice import Voice

RACES = 16
PLAYERS = 2


def lay(book: Book, pack: Pack) -> list[Item]:
    """The parts, and what is in the box."""
    say = book.words.say
    names = Names(Voice(book.words, "run-the-race", []), pack)
    known = shipped().by_key
    cards = [card(book, key, names.face(key), known.get(key)) for key in names.cards]
    title = say("run-the-race-print-cards")
    score = say("print-score")
    book.add(
        DeckPart(title=headed(title), wide=WIDE, high=HIGH, pieces=cards),
        saint_key(book, say("saint-cards-board-key"), all_kinds=False),
        Score(
            title=headed(score),
            rows=[str(n) for n in range(1, RACES + 1)] + [say("print-sum")],
            columns=PLAYERS,
            named=say("print-names"),
        ),
    )
    return [Item(len(cards), title), Item(1, say("print-key")), Item(1, score)]


PRINTED = lay
