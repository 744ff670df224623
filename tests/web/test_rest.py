"""The REST part: what it says, what it refuses, which headers it sends."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from questable.desk.records import CHART_POINTS
from questable.registry import KEYS, game
from questable.storage import MemoryStore
from questable.table import messages
from questable.table.ports import StoreError
from questable.web import ENDPOINTS, Rate, WebLimits
from tests.rule import rule
from tests.table.fakes import FakeClock
from tests.web.raw import Table
from tests.web.served import GENEROUS, Served, play_out, served, table

BAD_LINK = {"Authorization": "Bearer AAAAAAAAAAAAAAAAAAAAAAAA"}


@asynccontextmanager
async def browser(limits: WebLimits = GENEROUS) -> AsyncIterator[tuple[httpx.AsyncClient, Served]]:
    """A server and somebody who asks it."""
    async with (
        served(web_limits=limits) as here,
        httpx.AsyncClient(base_url=here.url, trust_env=False) as asking,
    ):
        yield asking, here


async def test_the_shelf_tells_of_every_game_in_both_languages() -> None:
    """Titles, options with names and help, rules, the shape of views."""
    async with browser() as (asking, _):
        listed = (await asking.get("/api/games")).json()
        assert [each["key"] for each in listed] == list(KEYS)
        for each in listed:
            assert each["title"].keys() == each["blurb"].keys() == {"en", "fr"}
            path = f"/api/games/{each['key']}"
            assert (await asking.get(path)).json() == each
            options = (await asking.get(f"{path}/options")).json()
            assert list(options["properties"]) == [o.name for o in game(each["key"]).options]
            for option in options["properties"].values():
                assert option["x-title"].keys() == option["x-help"].keys() == {"en", "fr"}
            rules = (await asking.get(f"{path}/rules")).json()
            assert {rule["rule"].split("-")[0] for rule in rules} == {each["prefix"]}
            assert (await asking.get(f"{path}/view")).json()["$ref"]
        rules = (await asking.get("/api/games/table/rules")).json()
        assert rules[0]["rule"] == "T-1.1"
        assert (await asking.get("/api/rules/t-1.1")).json() == rules[0]


async def test_a_set_up_is_settled_or_refused_with_its_reason() -> None:
    """As `choose` would."""
    async with browser() as (asking, _):
        path = "/api/games/questor/options"
        fine = await asking.post(path, json={"players": 3})
        assert fine.json()["options"]["mode"] == "competition"
        assert (await asking.post(path, json={"players": 9})).json()["code"] == "players-count"
        wrong = await asking.post(path, json={"players": 3, "options": {"mode": "war"}})
        assert (wrong.status_code, wrong.json()["code"]) == (409, "option-value")


async def test_a_record_is_downloaded_looked_at_and_replayed() -> None:
    """The luck is checked, one changed die is found, views and rules are those of the game."""
    async with browser() as (asking, here):
        async with table(here.url, "questor", 2) as (seats, link):
            own = {"Authorization": f"Bearer {link}"}
            running = await asking.get("/api/room/records/0", headers=own)
            assert running.json()["code"] == "no-game"
            await play_out(seats, "record")
            got = await asking.get("/api/room/records/0", headers=own)
            room = (await asking.get("/api/room", headers=own)).json()
            assert room["ended"] == [0]
            race = await asking.get("/api/room/races/0", headers=own)
            assert race.json()["actions"] == []
        assert got.headers["content-type"].startswith("application/x-ndjson")
        text = got.text
        info = (await asking.post("/api/records", json={"record": text})).json()
        assert (info["luck"], info["over"]) == ("verified", True)
        lines = text.splitlines()
        cut = "\n".join(lines[:-1]) + "\n"
        assert (await asking.post("/api/records", json={"record": cut})).json()["luck"] == (
            "unpromised"
        )
        prospects = (await asking.post("/api/records/race", json={"record": text})).json()["seats"]
        assert len(prospects) == 2
        assert 2 < len(prospects[0]) == len(prospects[1]) <= 2 * CHART_POINTS
        assert len(set(prospects[0])) > 1
        frames = (
            await asking.post("/api/records/replay", json={"record": text, "first": 5, "count": 3})
        ).json()
        assert [each["ply"] for each in frames["frames"]] == [6, 7, 8]
        assert frames["plies"] == info["plies"]
        asked = {"record": text, "seat": 0, "action": "pass"}
        assert (await asking.post("/api/records/why-not", json=asked)).json() == {"rule": "T-1.2"}
        bad = await asking.post("/api/records", json={"record": text.replace("dealer", "fate")})
        assert bad.json()["code"] == "record"
        assert bad.json()["facts"]["line"] > 1


async def test_what_is_running_is_not_downloaded() -> None:
    """T-5.1: a spectator gets no record before the end, and the door none at all."""
    async with browser() as (asking, here):
        at = Table(here)
        await at.sit(messages.Choose(game="rae", players=2))
        for secret in at.links:
            own = {"Authorization": f"Bearer {secret}"}
            got = await asking.get("/api/room/records/0", headers=own)
            assert got.json()["rule"] == "T-5.1"
        door = {"Authorization": f"Bearer {at.secrets[1]}"}
        assert (await asking.get("/api/room/records/0", headers=door)).status_code == 403
        await at.close()


@rule("D-4.3")
async def test_every_endpoint_refuses_noise_with_a_problem() -> None:
    """No link, a wrong one, no JSON, other JSON, too much of it, odd paths: never a 500."""
    bodies: list[bytes] = [
        b"",
        b"{",
        b"[]",
        b'{"name":3}',
        b'{"record":"x","seat":-5}',
        b"\xff\xfe",
    ]
    bodies += [b'{"name":"' + b"x" * 20_000 + b'"}', b"[" * 9_000]
    async with browser() as (asking, here):
        for each in ENDPOINTS:
            for part in ("questor", "%00", "..%2f..", "é", "9" * 30):
                path = each.path
                for name in ("game", "rule", "saint"):
                    path = path.replace(f"{{{name}}}", part)
                for body in bodies if each.body is not None else [b""]:
                    got = await asking.request(each.method, path, content=body, headers=BAD_LINK)
                    assert got.status_code < 500, (path, body[:20], got.text)
                    if got.status_code != 200:
                        assert json.loads(got.text)["code"], (path, got.text)
        long = await asking.post("/api/rooms", content=b" " * 17_000 + b'{"name":"Ann"}')
        assert (long.status_code, long.json()["code"]) == (413, "too-long")
        assert here.hall.metrics()["faults"] == 0


async def test_a_wrong_method_and_a_missing_link_are_told_what_is_wanted() -> None:
    """All methods of the path; a link, if there is none. And 2.0 is an integer."""
    async with browser() as (asking, _):
        path = "/api/games/questor/options"
        wrong = await asking.delete(path)
        assert wrong.status_code == 405
        assert set(wrong.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
        nobody = await asking.get("/api/room")
        assert (nobody.status_code, nobody.json()["code"]) == (401, "no-link")
        assert nobody.headers["www-authenticate"] == "Bearer"
        for text, status in (("2.0", 200), ("2.5", 400), ("1e400", 400), ('"2"', 400)):
            got = await asking.post(path, content=f'{{"players": {text}}}')
            assert got.status_code == status


@rule("D-4.1")
async def test_other_origins_and_unknown_names_are_refused() -> None:
    """A page elsewhere cannot use the table, nor a name that somebody points at this machine."""
    async with browser() as (asking, here):
        for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
            got = await asking.get("/api/games", headers=headers)
            assert (got.status_code, got.json()["code"]) == (403, "foreign")
        assert (await asking.get("/api/games", headers={"Origin": here.url})).status_code == 200


@rule("D-4.6")
@pytest.mark.parametrize("path", ["/api/games", "/nowhere", "/metrics"])
async def test_every_answer_has_the_headers(path: str) -> None:
    """Nothing may be embedded, guessed, run from elsewhere or kept."""
    async with browser() as (asking, _):
        headers = (await asking.get(path)).headers
        policy = dict(each.split(" ", 1) for each in headers["content-security-policy"].split("; "))
        assert policy.pop("default-src") == "'none'"
        assert policy.pop("img-src") == "'self' data:"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert set(policy.values()) == {"'self'", "'none'"}
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


@rule("D-4.3")
async def test_an_address_that_asks_too_much_is_told_so() -> None:
    """Requests, rooms, wrong links: each has its own measure."""
    few = WebLimits(requests=Rate(40, 0), rooms=Rate(2, 0), wrong_links=Rate(3, 0))
    async with browser(few) as (asking, _):
        rooms = [(await asking.post("/api/rooms", json={"name": "Ann"})) for _ in range(4)]
        assert [got.status_code for got in rooms] == [200, 200, 429, 429]
        wrong = [(await asking.get("/api/room", headers=BAD_LINK)) for _ in range(5)]
        assert [got.status_code for got in wrong] == [403, 403, 403, 429, 429]
        last = [(await asking.get("/health")).status_code for _ in range(40)]
        assert last[0] == 200
        assert last[-1] == 429


async def test_figures_and_health() -> None:
    """What Prometheus reads, and what a load balancer asks."""
    async with browser() as (asking, here):
        at = Table(here)
        await at.sit(messages.Choose(game="questor", players=2))
        text = (await asking.get("/metrics")).text
        assert "questable_sockets 3.0" in text
        assert "questable_lines 3.0" in text
        assert "questable_faults_total 0.0" in text
        assert (await asking.get("/health")).json()["status"] == "ok"
        await at.close()


async def test_health_writes_and_counts_nothing() -> None:
    """Once in a few seconds, however often it is asked; a store that cannot write is told of."""

    class Disk(MemoryStore):
        pulses = 0
        full = False

        async def pulse(self, now: int) -> None:
            self.pulses += 1
            if self.full:
                raise StoreError("full", "no space left")

        async def count(self) -> int:
            assert not self.pulses
            return 0

    disk, clock = Disk(), FakeClock()
    async with served(disk, clock=clock) as here, httpx.AsyncClient(trust_env=False) as asking:
        for _ in range(9):
            got = await asking.get(f"{here.url}/health")
        assert got.json()["written"] == clock.now()
        assert disk.pulses == 1
        disk.full = True
        clock.time += 6_000_000
        got = await asking.get(f"{here.url}/health")
        assert (got.status_code, got.json()["facts"]) == (503, {"why": "full"})


async def test_saints_are_listed_and_told_of() -> None:
    """In both languages."""
    async with browser() as (asking, _):
        listed = (await asking.get("/api/saints")).json()
        assert listed
        assert all(each["name"].keys() == {"en", "fr"} for each in listed)
        one = (await asking.get(f"/api/saints/{listed[0]['key']}")).json()
        assert one["name"] == listed[0]["name"]
        assert (await asking.get("/api/saints/nobody")).status_code == 404
