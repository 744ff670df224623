"""A third language is a row and a folder: a house with German, which nobody told anything else."""

import json
from pathlib import Path

import pytest

from questable.registry import ours
from questable.text import Words
from tests.seventh.beside import python, spoken
from tests.seventh.german import CODE, MARK, ROOT, differences, house, without

FORGOTTEN = ("questor-title", "questor-prompt-turn", "rule-Q-3-5")
SERVED = f"""
import asyncio, json

import httpx

from questable.registry import ours
from questable.table import messages
from tests.web.raw import Table
from tests.web.served import served
from tests.web.test_words import go_on

async def told(here, game):
    at = Table(here, "{CODE}")
    await at.sit(messages.Choose(game=game.key, players=max(2, game.fewest)))
    await go_on(at, 4)
    plays = [each.play for raw in at.seats for each in raw.updates if each.play is not None]
    acted = [row.fact for each in at.seats[0].updates for row in each.told]
    lines = [line for fact in acted if isinstance(fact, messages.Acted) for line in fact.lines]
    prompts = [play.words.prompt for play in plays if play.words and play.words.prompt]
    await at.close()
    return prompts, lines

async def evening():
    async with served() as here, httpx.AsyncClient(base_url=here.url, timeout=None) as web:
        print(json.dumps(dict(
            games=(await web.get("/api/games")).json(),
            bots=(await web.get("/api/bots")).json(),
            options=(await web.get("/api/games/rae/options")).json(),
            rules=(await web.get("/api/games/questor/rules")).json(),
            refused=(await web.get("/api/guides/questor-first/it")).json(),
            guide=(await web.get("/api/guides/questor-first/{CODE}")).json(),
            told={{each.key: await told(here, each) for each in ours() if each.key in TABLES}},
        )))

asyncio.run(evening())
"""


def served(*keys: str) -> str:
    """The lines above, for tables of these games."""
    return f"TABLES = {keys}\n{SERVED}"


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house."""
    return house(tmp_path_factory.mktemp("german"))


@pytest.fixture(scope="module")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house whose German lacks words of all kinds."""
    home = house(tmp_path_factory.mktemp("forgetful"))
    without(home, "questor.ftl", *FORGOTTEN)
    without(home, "help.ftl", "help-games")
    without(home, "terminal.ftl", "terminal-choose-game")
    return home


def test_one_row_and_one_folder(german: Path) -> None:
    """Nothing else is another."""
    assert differences(ROOT / "src" / "questable", german / "src" / "questable") == [
        f"text/{CODE}",
        "text/languages.toml",
    ]


@pytest.mark.parametrize(
    ("asked", "wishes"),
    [
        (("--lang", CODE), {}),
        ((), {"QUESTABLE_LANG": CODE}),
        ((), {"LC_ALL": "de_AT.UTF-8"}),
    ],
)
def test_it_is_asked_for_as_any_other(
    german: Path, asked: tuple[str, ...], wishes: dict[str, str]
) -> None:
    """By --lang, by our variable, by the locale."""
    said = spoken("games", *asked, more=(german / "src",), **wishes)
    assert (said.returncode, said.stderr) == (0, "")
    titles = [f"{MARK} {Words('en').say(f'{game.key}-title')}" for game in ours()]
    assert [title for title in titles if title not in said.stdout] == []


def test_help_and_refusals_know_it(german: Path) -> None:
    """It is counted up with the others."""
    more = (german / "src",)
    assert f"Language: {CODE}, en, fr." in spoken("games", "--help", more=more).stdout
    assert f"{MARK} List the games." in spoken("--help", "--lang", CODE, more=more).stdout
    unknown = spoken("games", "--lang", "it", more=more)
    assert unknown.returncode == 2
    assert f"{CODE}, en, fr" in unknown.stderr


def test_the_terminal_speaks_it(german: Path) -> None:
    """A game, a saint, a rule, a question; what stands on cards is told in English."""
    more = (german / "src",)

    def said(*words: str, told: str = "") -> str:
        done = spoken(*words, "--lang", CODE, told=told, more=more)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout

    table = said("play", "questor", "--linear", "--seed", "1", told="look\n?\nquit\n\n")
    assert f"{MARK} {Words('en').say('questor-title')}" in table
    assert table.count(MARK) > 10
    assert "He dreamed of knighthood" in said("saint", "francis-of-assisi")
    assert f"{MARK} You can dig" in said("rules", "questor", "Q-3.5")
    assert f"{MARK} Question 1" in said("learn", "quiz", "--count", "1", "--linear", told="1\n")


def test_the_server_speaks_it(german: Path) -> None:
    """In the lists and at the tables of all games."""
    told = json.loads(python(served(*(game.key for game in ours())), german / "src"))
    for game in told["games"]:
        if game["key"] != "lantern":
            assert game["title"][CODE] == f"{MARK} {game['title']['en']}"
            assert {CODE, "en", "fr"} <= game["blurb"].keys()
    # The package of the seventh game has no German: it is told in what it has.
    assert told["games"][-1]["title"].keys() == {"en", "fr"}
    assert told["bots"][0]["title"][CODE] == told["bots"][0]["title"]["en"]
    assert told["options"]["x-title"][CODE].startswith(MARK)
    assert told["rules"][0]["says"][CODE].startswith(MARK)
    assert (told["refused"]["code"], told["refused"]["facts"]["known"]) == (
        "unknown-language",
        f"{CODE}, en, fr",
    )
    assert MARK in json.dumps([frame.get("lines", []) for frame in told["guide"]["frames"]])
    for prompts, lines in told["told"].values():
        assert MARK in " ".join(prompts)
        assert lines


def test_a_missing_word_is_told_by_its_id_in_the_terminal(forgetful: Path) -> None:
    """Where it should stand, beside all others; whoever runs the program is warned of each once."""
    more, german = (forgetful / "src",), ("--lang", CODE)
    table = spoken("play", "questor", *german, "--linear", "--seed", "1", more=more,
                   told="1\n?\nquit\n\n")  # fmt: skip
    listed = spoken("games", *german, more=more)
    ruled = spoken("rules", "questor", "Q-3.5", *german, more=more)
    asked = spoken("--help", *german, more=more)
    chosen = spoken("play", *german, told="\n", more=more)
    for done in (table, listed, ruled, asked, chosen):
        assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert "questor-prompt-turn" in table.stdout
    assert "rule-Q-3-5" in ruled.stdout
    assert f"{MARK} Player 1" in table.stdout
    assert "help-games" in asked.stdout
    assert "terminal-choose-game" in chosen.stdout
    assert table.stderr.count("questor-prompt-turn (de): no such message") == 1


def test_a_missing_word_is_told_by_its_id_by_the_server(forgetful: Path) -> None:
    """At the table; in a list it is left out, since the page has it in another language."""
    told = json.loads(python(served("questor"), forgetful / "src", warnings="default"))
    prompts, lines = told["told"]["questor"]
    assert "questor-prompt-turn" in " ".join(prompts)
    assert any(line.startswith(MARK) for line in lines)
    assert told["games"][0]["title"].keys() == {"en", "fr"}
    assert [rule for rule in told["rules"] if CODE not in rule["says"]] == [
        rule for rule in told["rules"] if rule["rule"] == "Q-3.5"
    ]
