"""House rules compared by a server: as the command has it, bounded, shared, and in nobody's way."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from questable.cli import app
from questable.registry import KEYS, game
from questable.table.judge.verdict import No
from questable.web import comparison, comparisons
from questable.web.analyses import ANALYSTS
from questable.web.comparison import (
    LARGEST_NUMBER,
    MOST_GAMES,
    QUICK,
    ComparisonWish,
    asked_for,
    play_on,
)
from questable.web.comparisons import AT_ONCE_EACH, SIDES, Comparisons, KnownGames
from questable.web.guard import Rate
from questable.web.pack_files import PackFile, PackFiles
from questable.web.readers import Readers
from tests.web.gate import Gate, lines_of
from tests.web.served import Served, play_out, served, table
from tests.web.test_pack_files import write

WISH = {"game": "questor", "players": 2, "bots": "random", "games": 6}
OTHER = {"options": {"mage_tiles": 12}}


@pytest.fixture(autouse=True)
def _forgetful() -> None:
    """A process that knows nothing yet."""
    comparison._tallies.clear()


def asked(here: Served, **wish: Any) -> AbstractAsyncContextManager[AsyncIterator[dict[str, Any]]]:
    """The lines that somebody is told who asks for a comparison."""
    return lines_of(here, "/api/lab", {**WISH, **wish})


async def told(here: Served, **wish: Any) -> list[dict[str, Any]]:
    """All of them."""
    async with asked(here, **wish) as lines:
        return [line async for line in lines]


def refusal(**wish: Any) -> No:
    """Why a wish is not fulfilled."""
    with pytest.raises(No) as caught:
        asked_for(msgspec.convert({**WISH, **wish}, ComparisonWish))
    return caught.value


def of_command(command: str) -> dict[str, Any]:
    """What the command that was shown prints."""
    _, *arguments = command.split()
    done = CliRunner().invoke(app, [*arguments, "--json", "--jobs", "1", "--lang", "en"])
    assert done.exit_code == 0, done.output
    return dict(json.loads(done.stdout))


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    """All but how long it took."""
    return {name: value for name, value in found.items() if name != "seconds"}


@pytest.mark.parametrize(
    ("key", "wish"),
    [
        (
            "questor",
            {"players": 3, "options": {"mage_tiles": 12}, "numbers": {"goals.trophies": 3}},
        ),
        ("pillars", {"players": 2, "against": {"turn_limit": 20}, "games": 2}),
        ("holy-quest", {"players": 2, "options": {"mode": "simple"}, "games": 2}),
        ("saint-cards", {"players": 2, "options": {"learning": True}, "games": 2}),
        ("run-the-race", {"players": 2, "options": {"pace": "race"}}),
        ("rae", {"players": 3, "options": {"fair_start": True}, "games": 3}),
    ],
)
async def test_figures_are_those_of_the_command(key: str, wish: dict[str, Any]) -> None:
    """Every game: what a page may save is what the command beside it prints, digests and all."""
    async with served() as here:
        lines = await told(here, game=key, **wish)
    command, last = lines[0]["command"], lines[-1]
    assert len(last["sides"]) == 2
    assert timeless(last["whole"]) == timeless(of_command(command))
    compared = {each["measure"]: each for each in last["whole"]["compared"]}
    assert {each["name"] for each in last["differences"]} == set(compared)
    for each in last["differences"]:
        same = compared[each["name"]]
        assert (each["value"], each["low"]) == (same["difference"], same["low"])
        assert (each["effect"], each["size"]) == (same["effect"], same["size"])


def test_every_game_is_among_them() -> None:
    """The list above is whole."""
    marks = test_figures_are_those_of_the_command.pytestmark
    assert {key for key, _ in marks[0].args[1]} == set(KEYS)


async def test_the_houses_pack_is_compared_with_what_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the command with that file does; whoever does not ask for it plays without."""
    file = PackFile(game("questor"), tmp_path / "mine.toml")
    write(file.path, 9)
    file.open()
    async with (
        served(packs=PackFiles([file], lambda _file: None)) as here,
        httpx.AsyncClient(base_url=here.url, trust_env=False, timeout=None) as asking,
    ):
        info = (await asking.get("/api/games/questor/lab")).json()
        assert (info["house"], info["numbers"]["goals.tiles"]) == ("mine.toml", 9)
        assert (await asking.get("/api/games/rae/lab")).json()["house"] == ""
        lines = await told(here, house=True, **OTHER)
        without = await told(here)
        nowhere = await told(here, game="rae", house=True, games=1)
    assert lines[0]["sides"] == ["rulebook", "mage_tiles=12 pack=mine.toml"]
    assert lines[0]["command"].count(" --pack mine.toml ") == 1
    monkeypatch.chdir(tmp_path)
    assert timeless(lines[-1]["whole"]) == timeless(of_command(lines[0]["command"]))
    packs = [case["pack"] for case in lines[-1]["whole"]["cases"]]
    assert packs[0] == game("questor").pack().hash != packs[1]
    assert without[0]["sides"] == nowhere[0]["sides"] == ["rulebook"]
    assert "--pack" not in without[0]["command"] + nowhere[0]["command"]


async def test_the_book_alone_has_figures_too() -> None:
    """Where nothing differs there is one side, and a command for that."""
    async with served() as here:
        lines = await told(here)
    assert (lines[0]["sides"], lines[-1]["differences"]) == (["rulebook"], [])
    assert "compared" not in lines[-1]["whole"]
    (mine,) = lines[-1]["whole"]["cases"]
    (theirs,) = of_command(lines[0]["command"])["cases"]
    assert {**mine, "name": ""} == theirs


async def test_games_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line a part; the sides take turns, and winners are told as they come."""
    monkeypatch.setattr(comparisons, "SLICE", 0)
    async with served(analysing=Gate(play_on)) as here:
        begun, *parts = await told(here, **OTHER, seed="in")
    assert begun["is"] == "begun"
    counts = [[side["games"] for side in line["sides"]] for line in parts]
    assert counts[:3] == [[1, 0], [1, 1], [2, 1]]
    assert counts[-1] == [6, 6]
    assert [line.get("whole") is not None for line in parts] == [n == [6, 6] for n in counts]
    assert sum(len(line["last"]) for line in parts if line is not parts[-1]) <= 6
    roles = [f for f in parts[-1]["sides"][1]["figures"] if f["name"].startswith("role-")]
    assert {"en", "fr"} == set(roles[0]["says"])
    assert all(each["low"] <= each["value"] <= each["high"] for each in roles)
    assert any(each["says"]["en"] in ("Mage", "Rogue", "Warrior", "Healer") for each in roles)


async def test_the_book_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever ticks another rule has its games already, also in a process that is new."""
    monkeypatch.setattr(comparisons, "SLICE", 0)
    room = Gate(play_on)
    async with served(analysing=room) as here:
        first = (await told(here, **OTHER, seed="once"))[-1]
        assert room.parts == 12
        comparison._tallies.clear()
        second = (await told(here, options={"mage_tiles": 9}, seed="once"))[-1]
        # Six of the other side, and one in vain: the process did not know the book's.
        assert room.parts == 12 + 7
        again = await told(here, **OTHER, seed="once")
    assert first["sides"][0] == second["sides"][0]
    assert timeless(again[-1]["whole"]) == timeless(first["whole"])


async def test_it_ends_when_nobody_listens_and_goes_on_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No part is begun after the last one hung up; who comes back loses nothing."""
    monkeypatch.setattr(comparisons, "SLICE", 0)
    room = Gate(play_on, 3)
    async with served(analysing=room) as here:
        async with asked(here, **OTHER, seed="left") as lines:
            assert (await anext(lines))["is"] == "begun"
            while sum(side["games"] for side in (await anext(lines))["sides"]) < 3:
                pass
        made = here.comparisons
        while any(job.listeners for job in made.jobs.values()):
            await asyncio.sleep(0.005)
        room.open()
        while made.jobs:
            await asyncio.sleep(0.005)
        # The part that was waited for is taken along, and that is all.
        assert room.parts == 4
        again = await told(here, **OTHER, seed="left")
        assert room.parts == 12
    assert sum(side["games"] for side in again[1]["sides"]) == 5
    assert again[-1]["whole"] is not None


async def test_who_asks_for_the_same_waits_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played once, and goes on while one of them listens."""
    monkeypatch.setattr(comparisons, "SLICE", 0)
    room = Gate(play_on, 3)
    async with served(analysing=room) as here:
        async with asked(here, **OTHER, seed="both") as one:
            await anext(one)
            waiting = asyncio.create_task(told(here, **OTHER, seed="both"))
            while sum(side["games"] for side in (await anext(one))["sides"]) < 3:
                pass
        room.open()
        assert (await waiting)[-1]["whole"] is not None
        assert room.parts == 12


async def test_an_address_has_so_many_at_once_and_pays() -> None:
    """One more is refused in words; the others come to their end."""
    room = Gate(play_on, 0)
    async with served(analysing=room) as here, contextlib.AsyncExitStack() as stack:
        waiting = []
        for n in range(AT_ONCE_EACH):
            lines = await stack.enter_async_context(asked(here, seed=f"payer {n}"))
            assert (await anext(lines))["is"] == "begun"
            waiting.append(lines)
        one_more = await told(here, seed="one more")
        assert [(line["is"], line["code"]) for line in one_more] == [("refused", "too-fast")]
        # Who asks for what is under way opens nothing.
        shared = await stack.enter_async_context(asked(here, seed="payer 0"))
        assert (await anext(shared))["is"] == "begun"
        room.open()
        for each in waiting:
            assert [line async for line in each][-1]["whole"] is not None
    assert set(room.payers) == {"127.0.0.1"}


async def test_the_house_has_so_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever they are."""
    monkeypatch.setattr(comparisons, "AT_ONCE", 1)
    room = Gate(play_on, 0)
    async with served(analysing=room) as here, asked(here, seed="first") as lines:
        assert (await anext(lines))["is"] == "begun"
        refused = await told(here, seed="second")
        room.open()
    assert [(line["is"], line["code"]) for line in refused] == [("refused", "busy")]


async def test_a_comparison_is_in_nobodys_way() -> None:
    """One that never ends: a whole game is played at a table meanwhile."""
    room = Gate(play_on, 0)
    async with served(analysing=room) as here, asked(here, seed="slow") as lines:
        assert (await anext(lines))["is"] == "begun"
        async with table(here.url, "questor", 2) as (seats, _):
            await play_out(seats, "meanwhile")
        assert room.parts == 0
        room.open()


async def test_in_a_process_of_its_own_whose_time_is_up_is_told_so() -> None:
    """An address that has nothing left is refused, and goes on when it has."""
    limits = msgspec.structs.replace(ANALYSTS, allowance=Rate(600, 0), warm="", nice=0)
    players = Readers(limits)
    async with served(analysing=players) as here:
        players._allowance.of("127.0.0.1").spend(600)
        lines = await told(here, **OTHER)
        assert (lines[-1]["is"], lines[-1]["code"]) == ("refused", "too-fast")
        players._allowance.of("127.0.0.1").spend(-600)
        again = await told(here, **OTHER)
        assert again[-1]["whole"] is not None
        assert players.left("127.0.0.1") < 600


@pytest.mark.parametrize(
    ("wish", "code", "rule"),
    [
        ({"game": "chess"}, "unknown-game", ""),
        ({"bots": "master"}, "unknown-level", ""),
        ({"bots": "os:system"}, "unknown-level", ""),
        ({"bots": "club+5"}, "unknown-level", ""),
        ({"games": 0}, "games-count", ""),
        ({"games": MOST_GAMES + 1}, "games-count", ""),
        ({"players": 9}, "players-count", "T-1.4"),
        ({"options": {"mage_tiles": 99}}, "option-value", "T-1.4"),
        ({"options": {"no_such": 1}}, "option-unknown", "T-1.4"),
        ({"against": {"no_such": 1}}, "option-unknown", "T-1.4"),
        ({"numbers": {"goals.nothing": 1}}, "unknown-number", ""),
        ({"numbers": {"goals.tiles": LARGEST_NUMBER}}, "pack-number", ""),
    ],
)
def test_what_cannot_be_is_refused_as_at_a_table(wish: Any, code: str, rule: str) -> None:
    """By the same checks, with the same rules."""
    no = refusal(**wish)
    assert (no.code, no.rule) == (code, rule)


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 10**9},
        {"numbers": {"goals.tiles": 10**9}},
        {"numbers": {"goals.tiles": -1}},
        {"options": {"mage_tiles": [1]}},
        {"seed": "s" * 101},
        {"games": "many"},
        {"more": 1},
    ],
)
async def test_what_makes_no_sense_is_refused_before_anything_is_made_of_it(wish: Any) -> None:
    """With a status, and no lines."""
    async with served() as here, httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
        answer = await asking.post("/api/lab", json={**WISH, **wish})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_a_long_wish_is_refused() -> None:
    """No list of options is as long as that."""
    async with served() as here, httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
        many = {f"option{n}": 1 for n in range(5_000)}
        answer = await asking.post("/api/lab", json={**WISH, "options": many})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


async def test_the_page_is_told_what_can_be_changed() -> None:
    """Numbers of the pack, and bots that play quickly."""
    async with served() as here, httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
        found = {key: (await asking.get(f"/api/games/{key}/lab")).json() for key in KEYS}
    assert found["questor"]["numbers"]["goals.tiles"] == 25
    assert found["pillars"]["numbers"] == {}
    assert found["questor"]["says"]["en"]["goals.trophies"] == "Monsters the Warrior has to slay"
    assert found["rae"]["says"]["fr"]["points.red-sword"] == "Dragon (Épée rouge)\xa0: points"
    assert all(each["levels"] == list(QUICK) == ["random", "novice", "club"]
               for each in found.values())  # fmt: skip


def test_what_is_remembered_is_bounded() -> None:
    """So many sides, those that somebody asked for last; games only one after the other."""
    made = Comparisons(None)  # type: ignore[arg-type]
    for n in range(SIDES + 5):
        made._side("first" if n == 0 else str(n))
        made._side("first")
    assert len(made.known) == SIDES
    assert "first" in made.known
    known = KnownGames()
    known.add(0, 3, b"three")
    known.add(0, 2, b"again")
    known.add(5, 2, b"later")
    known.add(3, 0, b"none")
    assert (known.games, known.rows) == (3, [b"three"])


def test_roles_have_names_in_every_game() -> None:
    """None is told by its id."""
    tags = {
        "questor": ["warrior", "prisoner"],
        "pillars": ["red", "apostate"],
        "holy-quest": ["franciscans", "jesuits"],
        "saint-cards": ["first", "sixth"],
        "run-the-race": ["first", "second"],
        "rae": ["first", "fourth"],
    }
    assert set(tags) == set(KEYS)
    for key, names in tags.items():
        for tag in names:
            told_as = comparison._role(game(key), tag)
            assert len(set(told_as.values())) == len(told_as), (key, tag)
            assert tag not in told_as.values()
