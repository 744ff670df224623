"""What the signs on saints' cards mean, as a page to lay beside the cards."""

from questable.printing.book import Book
from questable.printing.parts import Key, KeyGroup, KeyRow
from questable.printing.saint_face import keyed
from questable.saints.facts import COLOURS, LETTERS

CENTURIES = (("birth 19", "born"), ("passing 20", "died"), ("birth 0", "unknown"))
KINDS = (
    ("region", "regions", "geography"), ("order", "orders", "order"),
    ("designation", "designations", "designation"), ("expansion", "expansions", "expansion"),
)  # fmt: skip


def saint_key(book: Book, title: str, all_kinds: bool = True) -> Key:
    """All signs, or those of centuries, colours and months alone."""
    say = book.words.say

    def heading(part: str) -> str:
        return say(f"saint-cards-board-key-{part}")

    colours = [
        KeyRow(book.show(f"sign colour {each}"), say(f"saints-estate-{each}"),
            say(f"saints-colour-{each}"))
        for each, _ in zip(COLOURS, LETTERS, strict=True)
    ]  # fmt: skip
    times = [KeyRow(book.show(f"sign {sign}"), heading(word)) for sign, word in CENTURIES]
    months = [
        KeyRow(book.show(f"sign month {n}"), say("saints-month", n=n), say("saints-devotion", n=n))
        for n in range(1, 13)
    ]
    groups = [
        KeyGroup(heading("colours"), colours),
        KeyGroup(heading("centuries"), times),
        KeyGroup(heading("months"), months),
    ]
    for kind, part, word in KINDS if all_kinds else ():
        rows = [KeyRow(sign, say(f"saints-{word}-{value}")) for sign, value in keyed(book, kind)]
        groups.append(KeyGroup(heading(part), rows))
    return Key(title=title, groups=groups, columns=3)
