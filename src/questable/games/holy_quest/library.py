"""Where the questions on a saint come from (H-4.5).

Those on our own saints are frozen in pack/questions.toml: their ids and right answers are facts
of the pack, and a corrected life must not change what a record was played with. A test compares
them with the collection. Those on other saints of the collection, which a pack of someone's own
may name, are asked as the collection has them; a saint it does not know has to be given a name,
and is only read aloud.
"""

from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from questable.engine.fault import Fault
from questable.engine.pack import PackText
from questable.games.holy_quest.box import LEVELS
from questable.saints import questions_of, shipped
from questable.saints.questions.question import SAINT

Asked = list[tuple[str, int, int]]
"""The questions on a saint: id, difficulty from 1, the right one of four options from 1."""
ENOUGH: Final = 3
"""Questions on a saint to choose from (H-4.5)."""
HEADING: Final = """\
# The questions on the saints of the base pack, by difficulty: the id without the saint's key, and
# the right one of its four options. Written by ./run questions from the collection of saints.
"""


def frozen_file() -> Path:
    """The file that keeps them; it lies beside the sources, wherever this module was compiled."""
    return Path(str(files("questable.games.holy_quest"))) / "pack" / "questions.toml"


def questions_on(saint: str) -> Asked:
    """What may be asked with a saint's card in sight."""
    found = frozen().get(saint)
    return found if found is not None else collected(saint)


def is_known(saint: str) -> bool:
    """Whether the collection has a saint of that key, or we once asked about one."""
    return saint in shipped().by_key or saint in frozen()


def nearest(saint: str) -> str:
    """The key in the collection that is spelt most like this one, '' if none is."""
    return next(iter(get_close_matches(saint, shipped().by_key, n=1, cutoff=0.7)), "")


@cache
def frozen() -> dict[str, Asked]:
    """By saint: the questions that the file keeps."""
    text = PackText.read(frozen_file())
    kept: dict[str, Asked] = {}
    for saint in text.data:
        table = text.section(saint, {_level(n) for n in range(1, LEVELS + 1)})
        kept[saint] = []
        for level in range(1, LEVELS + 1):
            lines = table[_level(level)]
            if not isinstance(lines, list):
                raise text.fail(
                    saint, _level(level), Fault("list-of-texts", key=f"{saint}.{_level(level)}")
                )
            for line in lines:
                name, _, right = str(line).partition(" ")
                if not right.isdecimal():
                    raise text.fail(
                        saint, _level(level), Fault("odd-question", saint=saint, found=str(line))
                    )
                kept[saint].append((f"{saint}:{name}", level, int(right)))
    return kept


def collected(saint: str) -> Asked:
    """What the collection asks now, in the order of difficulty.

    It asks children about the famous only. Here the card is in sight or was read aloud, so that
    simple questions on any saint do for the first level, until it has its three.
    """
    collection = shipped()
    if saint not in collection.by_key:
        return []
    asked = [each for each in questions_of(collection, saint) if not each.reverse]
    easy = [each.id for each in asked if each.difficulty == 1]
    spare = [each.id for each in asked if each.difficulty == 2 and each.simple]
    easy += spare[: max(0, ENOUGH - len(easy))]
    found = [
        (each.id, 1 if each.id in easy else each.difficulty, each.answer + 1) for each in asked
    ]
    return sorted(found, key=lambda each: each[1])


@cache
def saints_named(question: str) -> list[str]:
    """By option of a question: the key of the saint that it names, or ''."""
    collection = shipped()
    saint = question.partition(":")[0]
    if saint not in collection.by_key:
        return []
    found = [each for each in questions_of(collection, saint) if each.id == question]
    return [
        option.value if option.sort == SAINT else "" for each in found for option in each.options
    ]


def written(keys: list[str]) -> str:
    """The file of questions on these saints, as the collection asks them now."""
    lines = [HEADING]
    for saint in keys:
        lines.append(f"[{saint}]")
        for level in range(1, LEVELS + 1):
            lines.append(f"{_level(level)} = [")
            for name, difficulty, right in collected(saint):
                if difficulty == level:
                    lines.append(f'    "{name.removeprefix(f"{saint}:")} {right}",')
            lines.append("]")
        lines.append("")
    return "\n".join(lines)


def _level(number: int) -> str:
    return f"level_{number}"
