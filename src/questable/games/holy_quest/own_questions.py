"""Questions of somebody's own in a pack: typed, checked, put into the box (H-4.5).

A file has a table `[[question]]` for each: `text`, `answers`, of which the first is right, and if
wished `level` and `saint`. One without a saint is asked with every Saint card. Which answer is
right is a fact of the pack; what people read are its words.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from questable.engine.fault import Fault
from questable.engine.pack import HASH, Facts, PackText, digest, in_all, words_fault
from questable.games.holy_quest.actions import ANSWERS
from questable.games.holy_quest.box import LEVELS

ROWS: Final = "question"
WORDS: Final = ":questions"
"""Where the words of a pack have those of its questions; no saint is called so."""
EVERY: Final = ""
"""Instead of a saint: asked with every card."""
OWN: Final = "own"
NEEDED: Final = frozenset({"text", "answers"})
OPTIONAL: Final = frozenset({"level", "saint"})
MOST_OWN: Final = 200
FEWEST_ANSWERS: Final = 2
LONGEST_QUESTION: Final = 240
LONGEST_ANSWER: Final = 100
USUAL_LEVEL: Final = 2

Row = list[str | int]
"""Of a question: id, difficulty, the right answer from 1, and how many there are unless four."""
Rows = dict[str, list[Row]]


class OwnWords(msgspec.Struct, frozen=True, kw_only=True):
    """What people read of one question, by language."""

    text: dict[str, str]
    answers: list[dict[str, str]]


def own_questions(text: PackText, saints: list[str]) -> tuple[Rows, dict[str, OwnWords]]:
    """By saint the rows of a file, and their words by id; PackError at what is wrong."""
    rows: Rows = {}
    words: dict[str, OwnWords] = {}
    tables = text.rows(ROWS, MOST_OWN)

    def read(number: int) -> None:
        saint, level = _about(text, tables[number - 1], number, saints)
        said = _words(text, tables[number - 1], number)
        name = f"{saint}:{OWN}:{number}"
        order = _order(name, said)
        words[name] = OwnWords(text=said.text, answers=[said.answers[n] for n in order])
        row: Row = [name, level, order.index(0) + 1]
        rows.setdefault(saint, []).append(row if len(order) == ANSWERS else [*row, len(order)])

    text.each(range(1, len(tables) + 1), read)
    return rows, words


def _about(text: PackText, table: Facts, number: int, saints: list[str]) -> tuple[str, int]:
    """With whose card it is asked, and how hard it is."""
    for key in sorted(NEEDED - table.keys()):
        raise text.fail(ROWS, "", Fault("key-missing", table=ROWS, key=key), number)
    for key in sorted(table.keys() - NEEDED - OPTIONAL):
        raise text.fail(ROWS, key, Fault("key-unknown", table=ROWS, key=key), number)
    level, saint = table.get("level", USUAL_LEVEL), table.get("saint", EVERY)
    if type(level) is not int or not 1 <= level <= LEVELS:
        why = Fault("number-range", key="level", low=1, high=LEVELS)
        raise text.fail(ROWS, "level", why, number)
    if not isinstance(saint, str) or (saint and saint not in saints):
        raise text.fail(ROWS, "saint", Fault("in-no-order", saint=str(saint)), number)
    return saint, level


def _words(text: PackText, table: Facts, number: int) -> OwnWords:
    asked, answers = in_all(table["text"]), table["answers"]
    why = words_fault("text", asked, LONGEST_QUESTION)
    if why is not None:
        raise text.fail(ROWS, "text", why, number)
    if not isinstance(answers, list) or not FEWEST_ANSWERS <= len(answers) <= ANSWERS:
        why = Fault("answers-count", low=FEWEST_ANSWERS, high=ANSWERS)
        raise text.fail(ROWS, "answers", why, number)
    given = [in_all(each) for each in answers]
    why = _answers_fault(given)
    if why is not None:
        raise text.fail(ROWS, "answers", why, number)
    return msgspec.convert({"text": asked, "answers": given}, OwnWords)


def _answers_fault(answers: list[object]) -> Fault | None:
    """Why these cannot be the answers, or None: each has words, and no two are alike."""
    seen: set[tuple[str, str]] = set()
    for n, each in enumerate(answers, start=1):
        why = words_fault("answers", each, LONGEST_ANSWER)
        if why is not None:
            return why if why.reason != "no-words" else Fault("answer-empty", n=n)
        assert isinstance(each, dict)
        said = {(lang, " ".join(words.split()).casefold()) for lang, words in each.items()}
        if said & seen:
            return Fault("answers-alike", n=n)
        seen |= said
    return None


def _order(name: str, said: OwnWords) -> list[int]:
    """In which order the answers stand on the card: mixed, and always the same."""
    mixed = hashlib.sha256(f"{name} {sorted(said.text.items())}".encode()).digest()
    return sorted(range(len(said.answers)), key=lambda n: (mixed[n], n))


def again(words: object, rows: Mapping[str, list[Row]]) -> dict[str, OwnWords]:
    """The words of questions that a record embeds, or Fault."""
    counts = {str(row[0]): _count(row) for each in rows.values() for row in each}
    try:
        found = msgspec.convert(words, dict[str, OwnWords])
    except msgspec.ValidationError as error:
        raise Fault("pack-not-whole") from error
    if found.keys() != {name for name in counts if is_own(name)}:
        raise Fault("pack-not-whole")
    for name, said in found.items():
        why = words_fault("text", said.text, LONGEST_QUESTION) or _answers_fault([*said.answers])
        if why is not None or len(said.answers) != counts[name]:
            raise why or Fault("pack-not-whole")
    return found


def own_words(words: Facts) -> dict[str, OwnWords]:
    """By id what people read of a pack's own questions."""
    return msgspec.convert(words.get(WORDS, {}), dict[str, OwnWords])


def is_own(name: str) -> bool:
    """Whether this is the id of a question of somebody's own."""
    return name.split(":")[1:2] == [OWN]


def _count(row: Row) -> int:
    return int(row[3]) if len(row) > 3 else ANSWERS


def rows_fault(saint: str, rows: list[Row], most: int) -> Fault | None:
    """Why these cannot be the questions on a saint's card, or None.

    Of one of somebody's own it may be left open which answer is right, as those are told who play.
    """
    if len(rows) > most or len({row[0] for row in rows}) != len(rows):
        return Fault("too-many-questions", saint=saint, most=most)
    for row in rows:
        name, level, right, count = str(row[0]), row[1], row[2], _count(row)
        known = 0 if is_own(name) else 1
        fits = type(level) is int and type(right) is int and 1 <= level <= LEVELS
        if not name or not fits or not known <= int(right) <= count <= ANSWERS:
            return Fault("odd-question", saint=saint, found=name)
        if count < FEWEST_ANSWERS or not (is_own(name) or len(row) == 3):
            return Fault("odd-question", saint=saint, found=name)
    return None


def joined(own: Rows, saint: str, ours: Callable[[str], list[Row]], mixed: bool) -> list[Row]:
    """What is asked with a saint's card: the pack's own questions, ours too if it says so."""
    rows = own.get(saint, [])
    return rows if (rows or EVERY in own) and not mixed else [*rows, *ours(saint)]


def closed_header(header: str) -> str:
    """The header of a record as it may be told to those who play.

    It has no right answer to a question of somebody's own, and the hash of what it has instead.
    """
    if f":{OWN}:" not in header:
        return header
    head = json.loads(header)
    facts = head["pack"]["facts"]
    facts["questions"] = {
        saint: [[*row[:2], 0, *row[3:]] if is_own(str(row[0])) else row for row in rows]
        for saint, rows in facts["questions"].items()
    }
    head["pack"]["hash"] = digest(facts)[:HASH]
    return json.dumps(head, ensure_ascii=False, separators=(",", ":"))
