"""What the keeper of a house can say: nobody new, not you, not that name, and a notice."""

import asyncio

import httpx
import pytest
from websockets.exceptions import InvalidMessage

from questable import client
from questable.table import messages
from questable.table.run.house import HousePolicy
from tests.rule import rule
from tests.web.raw import Raw
from tests.web.served import served


@rule("D-5.6")
async def test_a_closed_house_takes_nobody_new() -> None:
    """Those who have a link of their own play on."""
    async with served() as here:
        opened = await client.open_room(here.url, "Ann")
        here.server.obey(HousePolicy(closed=True))
        with pytest.raises(client.No, match="house-closed"):
            await client.open_room(here.url, "Eve")
        with pytest.raises(client.No, match="house-closed"):
            await client.enter(here.url, opened.door, "Eve")
        async with Raw(here.url, opened.link) as raw:
            await raw.must(messages.Name(name="Anna"))
        here.server.obey(HousePolicy())
        await client.enter(here.url, opened.door, "Bob")


@rule("D-5.6")
@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)], ids=["plain", "behind a proxy"])
async def test_a_banned_address_is_not_answered(proxies: tuple[str, ...]) -> None:
    """Neither the page nor the table nor a socket, also by what a proxy says of it."""
    async with served(proxies=proxies) as here:
        opened = await client.open_room(here.url, "Ann")
        banned = "203.0.113.9" if proxies else "127.0.0.1"
        here.server.obey(HousePolicy(banned=(f"{banned}/32",)))
        headers = {"X-Forwarded-For": banned} if proxies else {}
        async with httpx.AsyncClient(trust_env=False, headers=headers) as asking:
            for path in ("/", "/api/games", "/health"):
                if proxies:
                    assert (await asking.get(here.url + path)).json()["code"] == "banned"
                else:
                    with pytest.raises(httpx.TransportError):
                        await asking.get(here.url + path)
            if proxies:
                other = {"X-Forwarded-For": "203.0.113.10"}
                got = await asking.get(f"{here.url}/health", headers=other)
                assert got.status_code == 200
        if not proxies:
            with pytest.raises((OSError, InvalidMessage)):
                await Raw(here.url, opened.link).__aenter__()


@rule("D-5.6")
@pytest.mark.parametrize("name", ["Rude", "xrudex", "R.U.D.E", "Rüdé", "ЯRu de", "rud3"])
async def test_unfit_names_are_refused_however_they_are_written(name: str) -> None:
    """When a room is opened, at its door, and later."""
    async with served() as here:
        here.server.obey(HousePolicy(unfit_names=("rude",)))
        opened = await client.open_room(here.url, "Ann")
        with pytest.raises(client.No, match="unfit-name"):
            await client.open_room(here.url, name)
        with pytest.raises(client.No, match="unfit-name"):
            await client.enter(here.url, opened.door, name)
        async with Raw(here.url, opened.link) as raw:
            answer = await raw.ask(messages.Name(name=name))
            assert isinstance(answer, messages.Refusal)
            assert answer.code == "unfit-name"
            await raw.must(messages.Name(name="Trudy"[1:]))


@rule("D-5.6")
async def test_a_notice_reaches_everybody() -> None:
    """Those at a table, those who come, and pages without a line."""
    notice = {"en": "Away from nine to ten.", "fr": "Absent de neuf à dix heures."}
    async with (
        asyncio.timeout(30),
        served() as here,
        httpx.AsyncClient(trust_env=False) as asking,
    ):
        opened = await client.open_room(here.url, "Ann")
        async with Raw(here.url, opened.link) as raw:
            here.server.obey(HousePolicy(notice=notice))
            while messages.Notice(text=notice) not in raw.told:
                await raw.until(len(raw.told) + 1)
            async with Raw(here.url, opened.watch) as watching:
                await watching.until(3)
                assert watching.told[2] == messages.Notice(text=notice)
            got = (await asking.get(f"{here.url}/api/house")).json()
            assert got == {"closed": False, "notice": notice}
            before = len(raw.told)
            here.server.obey(HousePolicy(notice=notice, closed=True))
            here.server.obey(HousePolicy())
            await raw.until(before + 1)
            await asyncio.sleep(0)
            assert raw.told[before:] == [messages.Notice(text={})]


async def test_metrics_may_want_a_token() -> None:
    """As a bearer, as Prometheus sends it."""
    async with served(metrics_token="open sesame") as here, httpx.AsyncClient() as asking:
        path = f"{here.url}/metrics"
        assert (await asking.get(path)).status_code == 401
        wrong = {"Authorization": "Bearer sesame"}
        assert (await asking.get(path, headers=wrong)).status_code == 403
        right = {"Authorization": "Bearer open sesame"}
        assert "questable_sockets" in (await asking.get(path, headers=right)).text


async def test_a_prefix_stands_before_every_path() -> None:
    """Whether a proxy takes it off or not; the socket too."""
    async with served(prefix="/quest") as here:
        async with httpx.AsyncClient(trust_env=False, base_url=here.url) as asking:
            assert (await asking.get("/quest")).headers["location"] == "/quest/"
            for path in ("/quest/", "/quest/health", "/quest/api/house", "/health"):
                got = await asking.get(path)
                assert got.status_code == 200
                assert got.headers["x-content-type-options"] == "nosniff"
            assert (await asking.get("/questable/health")).status_code == 404
        opened = await client.open_room(f"{here.url}/quest", "Ann")
        async with client.Seat(f"{here.url}/quest", opened.link) as seat:
            assert seat.person == 0
