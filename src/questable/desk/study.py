"""What the page learns the saints with: public facts, made here once and kept by browsers.

Nothing is known here of who learns: what somebody has answered stays in the browser.
"""

import gzip
import hashlib
from functools import lru_cache
from random import Random

import msgspec

from questable.desk.call import Call, Endpoint, KeptAnswer, known_language
from questable.saints import Question, Saint, questions_of, shipped
from questable.saints.pools import ALL, FAMOUS, POOLS, pool_of
from questable.saints.questions.orders import order_questions
from questable.saints.questions.pairs import MOST_PAIRS, apart
from questable.saints.questions.question import EASY, HARD, SAINT
from questable.saints.questions.sights import WINDOW, window_questions
from questable.saints.windows.recipe import FRAMES
from questable.table.judge.verdict import No
from questable.telling.saint_life import named_rows, set_words
from questable.telling.saint_words import year_words
from questable.telling.study import FRONTS, more_words, option_words, pair_words, question_words
from questable.text import Words, languages

KEPT = 640
"""Answers that are kept ready: every saint in two languages."""
DEALS = 50
"""Of one pool and level: so many tables of memory."""
A_WHILE = "public, max-age=600"


class StudySaint(msgspec.Struct, frozen=True, kw_only=True):
    """A saint in the list."""

    key: str
    name: str
    month: int
    day: int
    glass: str
    """The glass of the window's frame."""


class StudyPool(msgspec.Struct, frozen=True):
    """Saints to learn together."""

    pool: str
    title: str
    saints: list[int]
    """By their place in the list."""


class StudyShelf(msgspec.Struct, frozen=True):
    """All saints that are asked about, and in which pools."""

    saints: list[StudySaint]
    pools: list[StudyPool]
    deals: int
    """How many tables of memory there are of each pool and level."""


class StudyRow(msgspec.Struct, frozen=True):
    """A fact of a card."""

    fact: str
    label: str
    words: str
    front: int
    """The level at which the front of a flash card shows it, 0 for none."""


class StudyOption(msgspec.Struct, frozen=True):
    """An answer to choose; a window is told by what is seen in it."""

    words: str
    saint: str
    """Whose name or window it is, '' for anything else."""


class StudyQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question with one true answer."""

    id: str
    kind: str
    level: int
    asks: str
    window: str
    """The saint whose window is asked about, '' for none."""
    windows: bool
    """Whether the answers are windows."""
    options: list[StudyOption]
    answer: int
    more: list[str]
    """Sentences for whoever asks to be told more."""


class StudyTime(msgspec.Struct, frozen=True):
    """A saint in the order of time."""

    saint: str
    when: str


class StudyOrder(msgspec.Struct, frozen=True):
    """Five saints, the first to die first."""

    id: str
    level: int
    saints: list[StudyTime]


class StudyEntry(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be learnt of one saint, in one language."""

    key: str
    name: str
    others: dict[str, str]
    """The name in other languages."""
    feminine: bool
    rows: list[StudyRow]
    life: str
    note: str
    questions: list[StudyQuestion]
    orders: list[StudyOrder]


class StudyPair(msgspec.Struct, frozen=True):
    """Two cards that belong together."""

    saint: str
    name: str
    fact: str


def shelf(lang: str) -> StudyShelf:
    """The list in one language."""
    words, collection = Words(lang), shipped()
    place = {saint.key: n for n, saint in enumerate(collection.saints)}
    return StudyShelf(
        [
            StudySaint(key=each.key, name=each.name[words.on_cards], month=each.month,
                       day=each.day, glass=FRAMES[each.main])
            for each in collection.saints
        ],
        [
            StudyPool(pool, _title(words, pool), [place[each.key] for each in found])
            for pool in POOLS
            if (found := pool_of(collection, pool))
        ],
        DEALS,
    )  # fmt: skip


def _title(words: Words, pool: str) -> str:
    if pool in (FAMOUS, ALL):
        return words.say(f"study-pool-{pool}")
    title = set_words(words, pool)
    return title[:1].upper() + title[1:]


def entry(saint: Saint, lang: str) -> StudyEntry:
    """A saint in one language."""
    words, collection = Words(lang), shipped()
    fronts = {name: level for level, names in FRONTS.items() for name in names}
    asked = [*window_questions(collection, saint.key), *questions_of(collection, saint.key)]
    return StudyEntry(
        key=saint.key,
        name=saint.name[words.on_cards],
        others={each: name for each, name in saint.name.items() if each != words.on_cards},
        feminine=saint.feminine,
        rows=[
            StudyRow(name, label, said, fronts.get(name, 0))
            for name, label, said in named_rows(words, collection, saint)
        ],
        life=saint.life[words.on_cards],
        note=saint.note[words.on_cards],
        questions=[_question(words, each) for each in asked],
        orders=[
            StudyOrder(each.id, each.difficulty, [_time(words, key) for key in each.saints])
            for each in order_questions(collection, saint.key)
        ],
    )


def _question(words: Words, question: Question) -> StudyQuestion:
    collection = shipped()
    said = option_words(words, collection, question)
    return StudyQuestion(
        id=question.id,
        kind=question.kind,
        level=question.difficulty,
        asks=question_words(words, collection, question),
        window=question.saint if question.given.sort == WINDOW else "",
        windows=question.options[0].sort == WINDOW,
        options=[
            StudyOption(told, fact.value if fact.sort in (SAINT, WINDOW) else "")
            for told, fact in zip(said, question.options, strict=True)
        ],
        answer=question.answer,
        more=more_words(words, collection, question),
    )


def _time(words: Words, key: str) -> StudyTime:
    return StudyTime(key, year_words(words, shipped().by_key[key].died))


def pairs(lang: str, pool: str, level: int, deal: int) -> list[StudyPair]:
    """One table of memory, the same for everybody who asks for it."""
    words, collection = Words(lang), shipped()
    rng = Random(f"{pool}:{level}:{deal}")
    found = apart(collection, pool_of(collection, pool), level, MOST_PAIRS, rng)
    return [
        StudyPair(each.key, each.name[words.on_cards], pair_words(words, level, each))
        for each in found
    ]


@lru_cache(maxsize=len(languages()))
def _shelf_file(lang: str) -> KeptAnswer:
    return _file(shelf(lang))


@lru_cache(maxsize=KEPT)
def _entry_file(saint: str, lang: str) -> KeptAnswer:
    return _file(entry(shipped().by_key[saint], lang))


@lru_cache(maxsize=DEALS)
def _pairs_file(lang: str, pool: str, level: int, deal: int) -> KeptAnswer:
    return _file(pairs(lang, pool, level, deal))


def _file(told: object) -> KeptAnswer:
    content = msgspec.json.encode(told)
    return KeptAnswer(
        media="application/json",
        cache=A_WHILE,
        tag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        plain=content,
        packed=gzip.compress(content, 9, mtime=0),
    )


async def list_study(call: Call) -> KeptAnswer:
    """All saints to learn."""
    lang = _language(call)
    return await call.aside(lambda: _shelf_file(lang), alone=True)


async def study_saint(call: Call) -> KeptAnswer:
    """All that can be learnt of a saint."""
    lang, key = _language(call), call.path("saint")
    saint = shipped().by_key.get(key)
    if saint is None or saint not in shipped().saints:
        raise No("unknown-saint", facts={"saint": key[:100]})
    return await call.aside(lambda: _entry_file(key, lang), alone=True)


async def study_pairs(call: Call) -> KeptAnswer:
    """A table of memory."""
    lang, pool = _language(call), call.path("pool")
    level, deal = call.number("level"), call.number("deal")
    if pool not in POOLS or not EASY <= level <= HARD or deal >= DEALS:
        raise No("not-found")
    return await call.aside(lambda: _pairs_file(lang, pool, level, deal), alone=True)


def _language(call: Call) -> str:
    return known_language(call.path("lang"))


ENDPOINTS = [
    Endpoint(method="GET", path="/api/study/{lang}", handler=list_study, answer=StudyShelf,
             tag="shelf", says="All saints that can be learnt, in one language."),
    Endpoint(method="GET", path="/api/study/{lang}/{saint}", handler=study_saint,
             answer=StudyEntry, tag="shelf",
             says="A saint's card and all questions about the saint, with their answers."),
    Endpoint(method="GET", path="/api/study/{lang}/memory/{pool}/{level}/{deal}",
             handler=study_pairs, answer=list[StudyPair],
             where={"pool": {"type": "string", "enum": list(POOLS)},
                    "level": {"type": "integer", "minimum": EASY, "maximum": HARD},
                    "deal": {"type": "integer", "minimum": 0, "maximum": DEALS - 1}},
             tag="shelf", says="A table of memory: pairs that nobody can mistake."),
]  # fmt: skip
