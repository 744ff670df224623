"""The quiz: multiple choice, or naming a saint's attributes unseen."""

from questable.saints import Saint
from questable.saints.finding import plain
from questable.telling.saint_life import colour_words
from questable.terminal.attribute_names import KNOWN, meant, spellings
from questable.terminal.learn.corner import Corner

Attribute = tuple[str, str]
"""A kind of fact, and its id or number."""


def quiz(corner: Corner, level: int, count: int) -> None:
    """A round of questions; those due come first."""
    questions = {question.id: question for question in corner.questions(level)}
    chosen = corner.learn(list(questions), count)
    known = 0
    if not chosen:
        corner.say("learn-nothing-due")
        return
    for number, item in enumerate(chosen, start=1):
        corner.say("learn-question", n=number, total=len(chosen))
        right = corner.put(questions[item])
        known += right
        corner.grade(item, right)
    corner.say("learn-done", right=known, total=len(chosen))


def unseen(corner: Corner, count: int) -> None:
    """A round of saints whose attributes are to be named by heart."""
    items = {f"unseen:{saint.key}": saint for saint in corner.saints}
    chosen = corner.learn(list(items), count)
    if not chosen:
        corner.say("learn-nothing-due")
        return
    found = total = 0
    for number, item in enumerate(chosen, start=1):
        corner.say("learn-card", n=number, total=len(chosen))
        named, of = _name_all(corner, items[item])
        found, total = found + named, total + of
        corner.grade(item, named * 2 >= of)
    corner.say("learn-named-in-all", right=found, total=total)


def attributes(saint: Saint) -> list[Attribute]:
    """What a card shows for matching (S-1.1), each once."""
    found = [("century", str(century)) for century in (saint.born.century, saint.died.century)]
    found += [("month", str(saint.month))]
    lists = {
        "colour": saint.colours,
        "geography": saint.geography,
        "order": [saint.order],
        "designation": saint.designations,
        "expansion": saint.expansions,
    }
    found += [(kind, each) for kind, ids in lists.items() for each in ids]
    borne = [each for each in found if each[1] not in ("", "0")]
    return [each for n, each in enumerate(borne) if each not in borne[:n]]


def recognised(text: str) -> list[Attribute]:
    """All attributes that somebody may mean, whole words first; a bare number is a century."""
    kinds = ["century", *([] if text.strip().isdecimal() else ["month"]), *KNOWN]
    whole = [(kind, spellings(kind).get(plain(text), "")) for kind in kinds]
    begun = [(kind, meant(kind, text)) for kind in kinds]
    return [each for each in whole if each[1]] or [each for each in begun if each[1]]


def _name_all(corner: Corner, saint: Saint) -> tuple[int, int]:
    """How many attributes were named, and how many there are."""
    missing = attributes(saint)
    total = len(missing)
    corner.say("learn-name-all", style="bold", name=saint.name[corner.words.on_cards], count=total)
    while missing:
        line = corner.answer()
        if not line:
            break
        hits = [each for each in recognised(line) if each in missing]
        if hits:
            missing = [each for each in missing if each not in hits]
            for hit in hits:
                corner.say("learn-named", words=_words(corner, saint, hit), left=len(missing))
        elif any(each in attributes(saint) for each in recognised(line)):
            corner.say("learn-named-before")
        else:
            corner.say("learn-not-on-card", text=line)
    if missing:
        left_out = ", ".join(_words(corner, saint, each) for each in missing)
        corner.say("learn-missed", words=left_out)
    return total - len(missing), total


def _words(corner: Corner, saint: Saint, attribute: Attribute) -> str:
    kind, value = attribute
    if kind in ("century", "month"):
        return corner.words.say(f"saints-{kind}", n=int(value))
    if kind == "colour":
        return colour_words(corner.words, value, saint)
    return corner.words.say(f"saints-{kind}-{value}")
