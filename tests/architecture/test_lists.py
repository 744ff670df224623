"""Games, bots and languages say themselves that they are there: nobody else names them."""

import re
from pathlib import Path

import pytest

from questable.bots import LEVELS, USUAL
from questable.desk.catalogue import game_info
from questable.languages import LANGUAGES
from questable.registry import card, ours, usual_players
from questable.terminal.arguments import bots_for, seats_for
from questable.text import Words
from tests.architecture.test_where_games_lie import places_of, tracked

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ("src/", "client/", "tools/", "hatch_build.py", "run", "pyproject.toml")
CODE = (".py", ".ts", ".svelte", ".js", ".html", ".toml", "run")
MADE = ("client/src/protocol.ts", "client/src/views/", "client/package-lock.json")
KEYS = [game.key for game in ours()]
SPELT = "|".join(sorted({name for key in KEYS for name in (key, key.replace("-", "_"))}))
NAMED = {
    "game": re.compile(rf"""["'`/.]({SPELT})["'`/.]"""),
    "level": re.compile(rf"""["']({"|".join(LEVELS)})["']"""),
    "language": re.compile(rf"""["']({"|".join(LANGUAGES)})["']"""),
}
MAY = {
    "game": {
        "src/questable/games/run_the_race/": "the cards and rules of SaintCards, a chapter of it",
        "tools/balance.py": "it measures The Holy Quest",
        "tools/ppo.py": "its first game is a small one",
        "tools/questions.py": "it makes the questions of The Holy Quest",
        "tools/wheels.py": "a wheel is tried out with one of them",
    },
    "level": {
        "src/questable/bots/__init__.py": "the list",
        "src/questable/cli/simulate.py": "it plays with the quickest unless told otherwise",
        "src/questable/games/": "a preset may bear the name of a level",
        "src/questable/lab/laws.py": "a law needs a bot that thinks, whichever is usual",
        "tools/balance.py": "it measures how much better the one is than the other",
    },
    "language": {
        "src/questable/languages.py": "the language of whoever asks for none",
        "client/src/words/languages.ts": "the same for the page",
        "src/questable/saints/": "lives are compared in the languages of cards",
        "src/questable/web/fallback/index.html": "a page for machines, in its own languages",
        "client/index.html": "before any word is fetched",
    },
}
"""Where one may be named, and why."""


def program() -> list[str]:
    """The files of the program, without tests and without what is made from others."""
    return [
        path
        for path in tracked()
        if path.startswith(PROGRAM) and path.endswith(CODE) and not path.startswith(MADE)
        if not path.endswith((".test.ts", "languages.toml"))
    ]


def own_places() -> tuple[str, ...]:
    """Where a game may be named: at its own places, as docs/adding-a-game.md tells them."""
    rooms = [place.removesuffix(".py") for key in KEYS for place in places_of(key)]
    return (*rooms, *(f"client/src/games/{key}/" for key in KEYS))


@pytest.mark.parametrize("what", NAMED)
def test_nobody_else_names_a(what: str) -> None:
    """A list that a seventh game, a third bot or a third language would have to be put into."""
    here = (*MAY[what], *(own_places() if what == "game" else ()))
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in program()
        if not path.startswith(here)
        for number, line in enumerate((ROOT / path).read_text("utf-8").splitlines(), 1)
        if NAMED[what].search(line)
    ]
    assert found == []


@pytest.mark.parametrize(("what", "path"), [(what, path) for what in MAY for path in MAY[what]])
def test_an_exception_is_one(what: str, path: str) -> None:
    """Or it has to go."""
    files = [ROOT / each for each in program() if each.startswith(path)]
    assert any(NAMED[what].search(file.read_text("utf-8")) for file in files)


@pytest.mark.parametrize("key", KEYS)
def test_as_many_play_as_the_card_says(key: str) -> None:
    """In the terminal, in the lab and on the page, if nobody says how many."""
    game, words = next(each for each in ours() if each.key == key), Words("en")
    usual = card(key).usual
    assert game.fewest <= usual <= game.most
    assert usual_players(game) == game_info(game, prints=False).usual == usual
    assert seats_for(words, None, None, game) == ["human", *[USUAL] * (usual - 1)]
    assert bots_for(words, None, "random", game) == ["random"] * usual
