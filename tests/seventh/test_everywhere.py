"""A seventh game and a third bot, from a package of their own, in every place of the house."""

import json
from pathlib import Path

from questable.bots import OURS
from tests.seventh.beside import python, questable

SERVED = """
import asyncio, json
from random import Random

import httpx

from questable import client
from questable.bots import bot
from questable.engine import read_record
from questable.registry import Registry, game
from questable.table import Settings, verify
from tests.web.served import play_out, served, table

async def evening():
    async with served() as here, httpx.AsyncClient(base_url=here.url, timeout=None) as web:
        told = [
            (await web.get("/api/games")).json()[-1],
            (await web.get("/api/bots")).json(),
            (await web.get("/api/games/lantern/rules")).json(),
            (await web.get("/api/games/lantern/options")).json(),
            (await web.post("/api/games/lantern/options",
                            json={"players": 3, "options": {"copies": 2}})).json(),
        ]
        async with table(here.url, "lantern", 2) as (seats, link):
            await asyncio.wait_for(play_out(seats, "seventh"), 240)
            record = read_record(Registry(), await client.record(here.url, link))
        assert verify(game("lantern"), record) == []
        opened = await client.open_room(here.url, "Ann")
        async with client.Seat(here.url, opened.link) as ann:
            await ann.choose("lantern", 3, {})
            await ann.settings(Settings(pace=0))
            await ann.sit(0)
            for seat in (1, 2):
                await ann.bot(seat, "eager")
            await ann.start()
            await asyncio.wait_for(ann.play_with(bot("eager"), Random(1)), 240)
            assert ann.play.outcome is not None
    print(json.dumps(told))

asyncio.run(evening())
"""

LAWS = """
from questable.lab.laws import Walk
from questable.registry import game

walk = Walk(game("lantern"), game("lantern").setup(3), seed="seventh")
assert walk.go(400) >= 400
print(walk.truncated)
"""


def test_it_stands_on_the_shelf_behind_ours() -> None:
    """By its entry point alone; its card has no place of its own, so it comes last."""
    listed = json.loads(questable("games", "--json"))
    assert [each["key"] for each in listed][-2:] == ["rae", "lantern"]
    assert listed[-1]["title"] == "Lantern"
    assert "La Lanterne" in questable("games", "--lang", "fr")


def test_it_is_played_in_the_terminal() -> None:
    """With its own words, on a table made of what its teller tells."""
    said = questable(
        "play", "lantern", "--seats", "human,eager", "--seed", "7", "--linear",
        told="look\n?\nwhy flip\ntake\nquit\n\n",
    )  # fmt: skip
    assert "Your turn: what do you do?" in said
    assert "Take the top card" in said
    assert "Your cards:" in said
    assert "lantern-" not in said


def test_it_is_simulated_and_soaked(tmp_path: Path) -> None:
    """The lab plays it with any bot, its own included."""
    told = json.loads(
        questable("simulate", "lantern", "--games", "6", "--bots", "eager,club,random", "--json")
    )
    assert told["games"] == 6
    assert told["endings"] == {"grabbed": 6}
    assert json.loads(questable("soak", "lantern", "--actions", "300", "--jobs", "1", "--json"))


def test_it_keeps_the_laws() -> None:
    """As every game does."""
    assert python(LAWS) == "0\n"


def test_it_is_saved_replayed_and_verified(tmp_path: Path) -> None:
    """A record of it is a record like any other."""
    file = tmp_path / "lantern.jsonl"
    seats = "club,eager"
    questable("play", "lantern", "--seats", seats, "--seed", "s", "--save", str(file))
    assert questable("verify", str(file))
    assert "takes a card" in questable("replay", str(file), "--linear")


def test_it_is_told_by_the_server() -> None:
    """Card, words, rules, options, refusals; a table of it opens, with the third bot."""
    info, bots, rules, options, refused = json.loads(python(SERVED))
    assert (info["key"], info["age"], info["usual"], info["secret"]) == ("lantern", 6, 3, True)
    assert info["glass"] == ["amber", "violet"]
    assert info["title"] == {"en": "Lantern", "fr": "La Lanterne"}
    assert [each["level"] for each in bots] == [*OURS, "eager"]
    assert bots[-1]["title"]["en"] == "takes the first thing it may do"
    assert rules[0]["rule"] == "L-1.1"
    assert rules[0]["chapter"]["fr"] == "Un tour"
    assert rules[0]["full"]["en"].startswith("(R) Look at the top card")
    assert options["properties"]["copies"]["x-title"]["en"] == "Cards of each kind"
    assert refused["code"] == "too-few-copies"
