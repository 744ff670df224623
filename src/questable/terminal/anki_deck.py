"""Saints as a file for Anki: a deck a language, three cards a saint, with the windows."""

import hashlib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import genanki

from questable.saints import Collection, Saint
from questable.saints.pools import FAMOUS
from questable.saints.questions.question import MIDDLING
from questable.saints.windows import svg
from questable.telling.saint_life import Row, named_rows, set_words
from questable.telling.study import FRONTS
from questable.text import Words, languages

HEIGHT: Final = 360
"""Of a window, in pixels."""
FIELDS: Final = ("Saint", "Window", "Clues", "Facts", "Life")
BACK: Final = "{{FrontSide}}<hr id=answer>"
NAMED: Final = BACK + "<h1>{{Saint}}</h1>"
CARDS: Final = {
    "window": ("{{Window}}", "study-ask-who-window", NAMED + "{{Life}}{{Facts}}"),
    "clues": ("{{Clues}}", "study-ask-who-window", NAMED + "{{Window}}{{Life}}"),
    "name": ("<h1>{{Saint}}</h1>", "study-flash-what", BACK + "{{Window}}{{Life}}{{Facts}}"),
}
"""Front, what it asks, and back."""
STYLE: Final = """\
.card { font: 1.15rem/1.45 Georgia, serif; text-align: center; color: #2a2119; background: #fbf6ea }
.card.nightMode { color: #efe6d2; background: #1d1913 }
h1 { font-size: 1.6rem; margin: .4em 0 }
img { max-height: 46vh }
dl { display: grid; grid-template-columns: auto 1fr; gap: .2em .8em; max-width: 34rem;
  margin: .8em auto; text-align: left }
dt { opacity: .75 }
dd { margin: 0 }
.life { max-width: 34rem; margin: .8em auto }
"""


def write_deck(collection: Collection, saints: Sequence[Saint], path: Path) -> None:
    """Those saints in all languages; whoever brings a newer file into Anki keeps their progress."""
    with TemporaryDirectory() as folder:
        windows = [Path(folder) / _picture(saint) for saint in saints]
        for saint, window in zip(saints, windows, strict=True):
            window.write_text(svg(saint, fine=True, height=HEIGHT), encoding="utf-8")
        decks = [_deck(Words(lang), collection, saints) for lang in languages()]
        genanki.Package(decks, media_files=[str(each) for each in windows]).write_to_file(str(path))


def _deck(words: Words, collection: Collection, saints: Sequence[Saint]) -> genanki.Deck:
    title = words.say("anki-deck")
    deck = genanki.Deck(_number("deck", words.lang), f"Questable::{title}")
    model = genanki.Model(
        _number("model", words.lang),
        f"Questable: {title}",
        fields=[{"name": each} for each in FIELDS],
        templates=[
            {
                "name": words.say(f"anki-{name}"),
                "qfmt": f"{front}<p>{escape(words.say(asks))}</p>",
                "afmt": back,
            }
            for name, (front, asks, back) in CARDS.items()
        ],
        css=STYLE,
    )
    # New cards come in this order: those whom a child may have heard of first.
    for place, saint in enumerate(sorted(saints, key=lambda each: not each.famous)):
        deck.add_note(
            genanki.Note(
                model,
                _fields(words, collection, saint),
                tags=_tags(words, saint),
                guid=genanki.guid_for("questable", words.lang, saint.key),
                due=place,
            )
        )
    return deck


def _fields(words: Words, collection: Collection, saint: Saint) -> list[str]:
    told = named_rows(words, collection, saint)
    clues = [(label, value) for name, label, value in told if name in FRONTS[MIDDLING]]
    facts = [(label, value) for _, label, value in told]
    lang = words.on_cards
    return [
        escape(saint.name[lang]),
        f'<img src="{_picture(saint)}" alt="{escape(saint.depicted[lang])}">',
        _listed(clues),
        _listed(facts),
        f'<div class="life">{escape(saint.life[lang])}</div>',
    ]


def _listed(rows: list[Row]) -> str:
    each = "".join(f"<dt>{escape(label)}</dt><dd>{escape(value)}</dd>" for label, value in rows)
    return f"<dl>{each}</dl>" if rows else ""


def _tags(words: Words, saint: Saint) -> list[str]:
    """A tag has no spaces."""
    told = [words.say(f"study-pool-{FAMOUS}")] if saint.famous else []
    told += [set_words(words, saint.set)] if saint.set else []
    return ["-".join(each.split()) for each in told]


def _picture(saint: Saint) -> str:
    return f"questable-{saint.key}.svg"


def _number(*what: str) -> int:
    """Of a deck or a model: the same in every file, so that Anki knows it again."""
    digest = hashlib.sha256("/".join(("questable", "saints", *what)).encode()).digest()
    return int.from_bytes(digest[:4], "big") | 1 << 32
