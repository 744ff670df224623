"""docs/adding-a-bot.md tells what a level needs: compared with those that there are."""

import inspect
import re
from pathlib import Path

import pytest

from questable import bots
from questable.languages import LANGUAGES
from questable.text import messages

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-bot.md"
PART = PAGE.read_text(encoding="utf-8").split("## Making it a level")[1]


def test_the_page_names_the_levels_that_there_are() -> None:
    """Those of ours, and the list that they stand in."""
    first = PART.strip().split(".")[0]
    assert re.findall(r"`(\w+)`", first) == list(bots.OURS)
    assert "`OURS` in `src/questable/bots/__init__.py`" in PART
    assert bots.USUAL in bots.OURS


@pytest.mark.parametrize("level", bots.OURS)
def test_a_level_has_what_the_page_says(level: str) -> None:
    """A file of its own in bots/, and all its words in every language."""
    home = Path(inspect.getfile(bots.OURS[level]))
    assert home.parent.name == "bots"
    alone = [other for other in bots.OURS if inspect.getfile(bots.OURS[other]) == str(home)]
    assert alone == [level]
    words = [word.replace("NAME", level) for word in re.findall(r"`([a-z-]+-NAME)`", PART)]
    assert len(words) == 2
    for lang in LANGUAGES:
        assert set(words) <= messages(lang).keys()


def test_the_page_tells_all_words_that_a_level_has() -> None:
    """A word more, and the page would leave it out."""
    # A preset may bear the name of a level: its words are the game's.
    bears = re.compile(rf"^(?!.*-preset-)[a-z-]+-({'|'.join(bots.OURS)})$")
    told = {word.replace("-NAME", "") for word in re.findall(r"`([a-z-]+-NAME)`", PART)}
    assert {m[0].rsplit("-", 1)[0] for w in messages("en") if (m := bears.match(w))} == told
