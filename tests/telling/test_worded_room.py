"""A room's words for several readers: each hears what one alone would, whoever else listens."""

import pytest

from questable.desk.worded import WordedRoom
from questable.engine import CHANCE
from questable.registry import KEYS, Registry
from questable.table import messages
from questable.telling import Interpreter, Reader
from questable.text import Words
from tests.rule import rule
from tests.telling.test_reader import Game, read, reader, table, update


def room() -> WordedRoom:
    """A room in English."""
    return WordedRoom(Interpreter(Words("en"), Registry()))


@rule("T-5.1")
def test_who_knows_other_names_is_told_other_words() -> None:
    """Though the message is the same; and only what was said last is kept."""
    here, going = room(), Game("questor")
    readers = {name: Reader(here.interpreter, lambda: None, fresh=True) for name in ("Ann", "Cleo")}
    said = dict.fromkeys(readers, "")
    for name, each in readers.items():
        first = update(table=table("questor", name, "Bob"), play=going.play())
        said[name] += here.write(each, first, "plain").decode()
    for _ in range(20):
        later = update(going.go_on(), play=going.play())
        for name, each in readers.items():
            said[name] += here.write(each, later, "plain").decode()
    assert "Ann" in said["Ann"]
    assert "Ann" not in said["Cleo"]
    assert len(here._last) == 1


TURNWISE = [key for key in KEYS if key not in ("run-the-race", "saint-cards")]
"""Games whose next entry does not depend on who is quickest."""


@rule("T-5.1")
@pytest.mark.parametrize("key", TURNWISE)
def test_who_missed_something_is_told_what_follows_for_them(key: str) -> None:
    """All, only every third message, or briefed before: each is told as if it were alone."""
    here, going = room(), Game(key)
    fresh = (True, True, False)
    sharing = [Reader(here.interpreter, lambda: None, each) for each in fresh]
    alone = [reader("en", each) for each in fresh]
    for step in range(40):
        if going.match.state.actor < CHANCE:
            break
        now = table(key, "Ann", "Bob") if step % 9 == 0 else None
        told = update(going.go_on(), table=now, play=going.play())
        for n, (one, other) in enumerate(zip(sharing, alone, strict=True)):
            if n != 1 or step % 3 == 0:
                said = here.write(one, told, "plain")
                assert said == messages.write(read(other, told)), (step, n)
