"""A class on a real server: opened, entered, asked in two languages, told as a file, closed."""

import csv
import io
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from questable.storage import MemoryStore
from questable.table.told.class_messages import ClassResults, PupilResult
from questable.text import Words
from questable.web import Rate
from questable.web.classes import COLUMNS, as_csv
from tests.rule import rule
from tests.web.served import GENEROUS, Served, served
from tests.web.test_workers import worker


async def asked(
    here: Served, method: str, path: str, link: str = "", **more: Any
) -> httpx.Response:
    """A request with a link."""
    async with httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
        headers = {"Authorization": f"Bearer {link}"} if link else {}
        return await asking.request(method, path, headers=headers, **more)


def line(here: Served, link: str, lang: str = "en") -> Any:
    """A socket to a class."""
    address = f"ws{here.url.removeprefix('http')}/ws?lang={lang}"
    return connect(address, subprotocols=[Subprotocol("questable.1"), Subprotocol(f"link.{link}")])


async def heard(socket: ClientConnection, kind: str, **wanted: object) -> dict[str, Any]:
    """The next message of that kind that has these values."""
    while True:
        told = msgspec.json.decode(await socket.recv())
        if told["is"] == kind and all(told[key] == value for key, value in wanted.items()):
            return dict(told)


async def test_a_bee_over_the_net() -> None:
    """Two pupils in two languages, one of whom drops out and comes back; then all is forgotten."""
    async with served() as here:
        got = await asked(here, "POST", "/api/classes", json={"name": "Mme Martin", "title": "4b"})
        opened = got.json()
        code, link = opened["code"], opened["link"]
        pupils = [
            (await asked(here, "POST", "/api/class/enter", code, json={"name": name})).json()
            for name in ("Ann", "Zoé")
        ]
        kinds = {code: "door", link: "teacher", pupils[0]["link"]: "pupil"}
        for each, kind in kinds.items():
            peek = (await asked(here, "GET", "/api/class", each)).json()
            assert (peek["kind"], peek["title"], peek["pupils"]) == (kind, "4b", 2)
            refused = await asked(here, "GET", "/api/room", each)
            assert (refused.status_code, refused.json()["code"]) == (409, "class")
        async with line(here, link) as teacher, line(here, pupils[0]["link"]) as ann:
            async with line(here, pupils[1]["link"], "fr") as zoe:
                await heard(ann, "pupil")
                await heard(zoe, "pupil")
                await teacher.send('{"do": "bee", "nonce": "1", "rules": {"rounds": 1}}')
                assert (await heard(teacher, "done"))["nonce"] == "1"
                english = (await heard(ann, "pupil", doing="bee"))["bee"]
                french = (await heard(zoe, "pupil", doing="bee"))["bee"]
                assert english["asks"] != french["asks"]
                assert [o["saint"] for o in english["options"]] == [
                    o["saint"] for o in french["options"]
                ]
                await zoe.send('{"do": "answer", "number": 1, "choice": 2, "nonce": "2"}')
                assert await heard(zoe, "done") == {"is": "done", "nonce": "2", "seq": 0}
            async with line(here, pupils[1]["link"], "fr") as zoe:
                assert (await heard(zoe, "pupil"))["mine"] == 2
                await ann.send('{"do": "answer", "number": 1, "choice": 2}')
                shown = (await heard(zoe, "pupil"))["bee"]
                assert (shown["stage"], sum(shown["counts"])) == ("over", 2)
                assert shown["more"]
                results = await asked(here, "GET", "/api/class/results", link)
                assert [each["name"] for each in results.json()["pupils"]] == ["Ann", "Zoé"]
                sheet = await asked(here, "GET", "/api/class/results/fr", link)
                assert sheet.headers["content-type"].startswith("text/csv")
                assert sheet.content.decode("utf-8-sig").splitlines()[0].startswith('"Prénom"')
                spied = await asked(here, "GET", "/api/class/results", pupils[0]["link"])
                assert spied.status_code == 403
                await teacher.send('{"do": "close"}')
                for socket in (teacher, ann, zoe):
                    assert (await heard(socket, "bye"))["why"] == "closed"
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
        for each in (link, pupils[0]["link"]):
            assert (await asked(here, "GET", "/api/class", each)).json()["code"] == "no-link"


async def test_whoever_tries_codes_is_soon_not_answered() -> None:
    """D-4.11 holds for those of classes."""
    few = msgspec.structs.replace(GENEROUS, wrong_codes=Rate(3, 0), all_wrong_codes=Rate(50, 0))
    async with served(web_limits=few) as here:
        opened = (await asked(here, "POST", "/api/classes", json={"name": "Mr Hall"})).json()
        for _ in range(5):
            await asked(here, "POST", "/api/class/enter", opened["code"], json={"name": "Ann"})
        codes = [
            (await asked(here, "GET", "/api/class", wrong)).json()["code"]
            for wrong in ("BABAB", "BABAC", "BABAD", opened["code"])
        ]
        assert codes == ["no-link", "no-link", "no-link", "too-fast"]


async def test_what_cannot_be_a_class_is_refused() -> None:
    """Hours, languages and names have bounds, and a link to a table opens no class."""
    async with served() as here:
        for body in (
            {"name": ""},
            {"name": "x" * 25},
            {"name": "A", "hours": 0},
            {"name": "A", "hours": 25},
            {"name": "A", "lang": "xx"},
            {"name": "A", "extra": 1},
        ):
            assert (await asked(here, "POST", "/api/classes", json=body)).status_code >= 400
        room = (await asked(here, "POST", "/api/rooms", json={"name": "Host"})).json()
        refused = await asked(here, "GET", "/api/class", room["link"])
        assert (refused.status_code, refused.json()["code"]) == (404, "no-class")


def test_no_cell_of_the_file_is_a_formula() -> None:
    """Whatever a pupil is called; and every column has its words."""
    evil = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", 'a"b', "a;b,c\nd", "Ann"]
    pupils = [
        PupilResult(
            name=n, points=1, right=1, answered=1, asked=1, learnt=0, knew=0, games=0, wins=0
        )
        for n in evil
    ]
    results = ClassResults(title="", teacher="", opened=0, ends=0, bees=1, pupils=pupils)
    for lang in ("en", "fr"):
        text = as_csv(results, Words(lang))
        head, *rows = csv.reader(io.StringIO(text, newline=""))
        assert len(set(head)) == len(COLUMNS)
        assert [row[0] for row in rows] == [*(f"'{each}" for each in evil[:6]), *evil[6:]]
        assert rows[0][1:] == ["1", "1", "1", "1", "0", "0", "0", "0"]


@rule("D-9.3")
async def test_a_class_and_its_tables_are_reached_by_any_worker(tmp_path: Path) -> None:
    """What comes in elsewhere is brought to the class's home, sockets of its tables too."""
    store = MemoryStore()
    async with worker(store, "one", tmp_path) as one, worker(store, "two", tmp_path) as two:
        opened = (await asked(one, "POST", "/api/classes", json={"name": "Mr Hall"})).json()
        async with line(one, opened["link"]) as teacher:
            await heard(teacher, "teacher")
            came = await asked(
                two, "POST", "/api/class/enter", opened["code"], json={"name": "Ann"}
            )
            async with line(two, came.json()["link"]) as ann:
                assert (await heard(ann, "pupil"))["name"] == "Ann"
                await teacher.send('{"do": "tables", "rules": {"game": "questor", "size": 1}}')
                await heard(ann, "pupil", doing="tables")
                way: dict[str, Any] = {}
                while not way:
                    await ann.send('{"do": "seat", "nonce": "1"}')
                    told = msgspec.json.decode(await ann.recv())
                    way = dict(told) if told["is"] == "way" else {}
                async with line(two, way["link"]) as table:
                    assert (await heard(table, "welcome"))["room"] == way["room"]
                for room in (opened["room"], way["room"]):
                    home = await store.home(room)
                    assert home is not None
                    assert home.worker == "one"
                await ann.send('{"do": "help"}')
                while not (await heard(teacher, "teacher"))["pupils"][0]["help"]:
                    pass
