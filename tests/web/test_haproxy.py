"""The real HAProxy, as deploy/ sets it up, before two workers; and what else lies in deploy/."""

import asyncio
import contextlib
import re
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from questable import client
from questable.storage import MemoryStore
from questable.table import messages
from questable.table.run.house import HousePolicy
from questable.web.config import configured
from questable.web.guard import WebLimits
from questable.web.homes import Homes
from tests.web import proxies
from tests.web.test_workers import worker
from tools import haproxy
from tools.haproxy import FILE

HERE = ("127.0.0.1",)
COMPOSE = FILE.parent / "compose.yaml"


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many sockets were brought to each worker by the other."""
    count: Counter[str] = Counter()
    bring = Homes.bring

    async def counted(self: Homes, home: Any, *more: Any) -> None:
        count[home.worker] += 1
        await bring(self, home, *more)

    monkeypatch.setattr(Homes, "bring", counted)
    return count


async def test_all_of_a_room_goes_to_one_worker(brought: Counter[str]) -> None:
    """By its name in the address: nothing has to be brought; without it all is right as well."""
    store = MemoryStore()
    async with (
        worker(store, "one", None, proxies=HERE) as one,
        worker(store, "two", None, proxies=HERE) as two,
        proxies.before(one.url, two.url) as proxy,
        httpx.AsyncClient(trust_env=False, base_url=proxy.url) as asking,
        contextlib.AsyncExitStack() as stack,
    ):
        rooms = [await client.open_room(proxy.url, "Ann") for _ in range(24)]
        for room in rooms:
            # A page looks first where its link leads, and names the room if it knows it.
            bearer = {"Authorization": f"Bearer {room.link}"}
            assert (await asking.get(f"/api/room?room={room.room}", headers=bearer)).is_success
            for link in (room.link, room.watch, room.watch):
                seat = client.Seat(proxy.url, link, room=room.room)
                await stack.enter_async_context(seat)
        awake = [each.hall.metrics()["rooms_awake"] for each in (one, two)]
        assert sum(awake) == 24
        assert min(awake) > 0
        assert not brought
        for room in rooms:
            ann = await stack.enter_async_context(client.Seat(proxy.url, room.link))
            await ann.choose("questor", 2)
        assert sum(brought.values()) > 0


async def test_callers_are_who_the_proxy_sees() -> None:
    """And not whom they say they are; figures are for nobody outside."""
    far = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with (
        worker(MemoryStore(), "one", None, proxies=HERE) as one,
        proxies.before(one.url) as proxy,
        httpx.AsyncClient(trust_env=False, base_url=proxy.url) as near,
        httpx.AsyncClient(trust_env=False, base_url=proxy.url, transport=far) as other,
    ):
        said = {"X-Forwarded-For": "127.0.0.2"}
        one.server.obey(HousePolicy(banned=("127.0.0.2",)))
        assert (await near.get("/api/games", headers=said)).status_code == 200
        assert (await other.get("/api/games")).status_code == 403
        assert (await other.get("/api/games", headers={"X-Forwarded-For": "9.9.9.9"})).is_error
        assert (await near.get("/metrics")).status_code == 403


async def test_people_find_their_rooms_when_a_worker_ends() -> None:
    """The proxy sends them to the other one, and a proxy that was killed is found again."""
    store = MemoryStore()
    async with worker(store, "one", None, proxies=HERE) as one, contextlib.AsyncExitStack() as last:
        two = await last.enter_async_context(worker(store, "two", None, proxies=HERE))
        proxy = await last.enter_async_context(proxies.before(one.url, two.url))
        rooms = [await client.open_room(proxy.url, "Ann") for _ in range(12)]
        seats = [client.Seat(proxy.url, each.link, room=each.room) for each in rooms]
        for seat in seats:
            await last.enter_async_context(seat)
        assert two.hall.metrics()["lines"] > 0
        two.server.should_exit = True
        async with asyncio.timeout(30):
            while two.hall.metrics()["lines"]:
                await asyncio.sleep(0.02)
        for seat in seats:
            await seat.choose("questor", 2)
        assert one.hall.metrics()["lines"] == 12
        await proxy.kill()
        await proxy.start()
        for seat in seats:
            await seat.ask(messages.Phrase(phrase="hello"))


def test_the_proxys_times_suit_the_tables() -> None:
    """A socket may be silent between signs of life, a body and an answer take their time."""
    times = dict(re.findall(r"timeout ([a-z-]+) +(\d+)s", FILE.read_text()))
    limits = WebLimits()
    assert int(times["tunnel"]) >= 3 * limits.life_seconds
    assert int(times["http-request"]) >= limits.header_seconds
    for each in ("client", "server"):
        assert int(times[each]) > max(limits.body_seconds, limits.answer_seconds)


def test_the_compose_file_sets_up_what_serve_understands() -> None:
    """Two workers, each with an address of its own and the proxy's word for callers."""
    found = msgspec.yaml.decode(COMPOSE.read_bytes())
    services, told = found["services"], found["services"]["proxy"]["environment"]
    assert {*services} == {"database", "one", "two", "proxy"}
    place = {name: each["networks"]["house"]["ipv4_address"] for name, each in services.items()}
    ports = set()
    for name in ("one", "two"):
        variables = services[name]["environment"]
        config = configured(None, variables, {})
        assert config.address == f"{place[name]}:9000"
        assert config.proxies == (place["proxy"],)
        assert config.db.startswith(f"postgresql://questable@{place['database']}/")
        assert told[f"HOUSE_{name.upper()}"] == f"{place[name]}:8000"
        assert services[name]["entrypoint"][:2] == ["questable", "serve"]
        assert {*services[name]["depends_on"]} <= {*services}
        ports.add(config.address)
    assert len(ports) == 2
    mounted = services["proxy"]["volumes"][0].split(":")[0]
    assert (COMPOSE.parent / mounted).resolve() == FILE
    build = services["one"]["build"]
    assert (COMPOSE.parent / build["context"] / build["dockerfile"]).is_file()
    assert all(":" in services[name]["image"] for name in ("database", "proxy"))


def test_without_one_tests_are_skipped_and_ci_is_red(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the reason, in one line."""
    monkeypatch.setenv(haproxy.CHOSEN, str(tmp_path / "none"))
    assert "\n" not in haproxy.missing()
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="there is no HAProxy"):
        proxies.needed()
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="there is no HAProxy"):
        proxies.needed()
