"""Codes of five letters at the door of a real server, as a family and as an attacker meet them."""

import asyncio

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from questable import client
from questable.table import No
from questable.table.log.class_rows import CODE_LIFE
from questable.table.run import links
from questable.web import Rate, WebLimits
from questable.web.service import Service
from tests.rule import rule
from tests.table.bench import Bench
from tests.table.fakes import FakeDice
from tests.web.raw import Raw
from tests.web.served import GENEROUS, Served, served

FEW = msgspec.structs.replace(GENEROUS, wrong_codes=Rate(3, 0), all_wrong_codes=Rate(50, 0))
FEW_FOR_ALL = msgspec.structs.replace(GENEROUS, wrong_codes=Rate(50, 0), all_wrong_codes=Rate(3, 0))


async def waiting(here: Served) -> tuple[str, str]:
    """A table that waits: the host's link and its code."""
    opened = await client.open_room(here.url, "Ann")
    async with httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
        got = await asking.post(
            "/api/room/reopen",
            json={"kind": "code"},
            headers={"Authorization": f"Bearer {opened.link}"},
        )
    return opened.link, str(got.json()["link"])


async def tried(here: Served, code: str) -> httpx.Response:
    """What a look by a code is answered with."""
    async with httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
        return await asking.get("/api/room", headers={"Authorization": f"Bearer {code}"})


@rule("D-4.11")
async def test_a_code_leads_to_the_door_and_no_further() -> None:
    """Look, come in, sit and be ready; no socket opens with it."""
    async with served() as here:
        _, code = await waiting(here)
        assert (await tried(here, code.lower())).json()["kind"] == "door"
        async with httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
            entered = await asking.post(
                "/api/room/enter",
                json={"name": "Bob", "sits": True},
                headers={"Authorization": f"Bearer {code}"},
            )
            assert entered.status_code == 200
        async with client.Seat(here.url, entered.json()["link"]) as bob:
            assert bob.person == 1
        with pytest.raises(InvalidStatus):
            await Raw(here.url, code).__aenter__()


@rule("D-4.11")
async def test_all_wrong_codes_are_answered_alike() -> None:
    """Byte by byte, headers included, whatever they look like."""
    async with served() as here:
        _, code = await waiting(here)
        wrong = ("BABAB", "babab", "IOQYI", "12345", "A", "ABCDEFGH")
        answers = [await tried(here, each) for each in wrong if each.upper() != code]
        assert {(each.status_code, each.content) for each in answers} == {
            (403, b'{"code":"no-link","rule":"","facts":{}}')
        }
        unlike = {"date"}
        told = [{k: v for k, v in each.headers.items() if k not in unlike} for each in answers]
        assert all(each == told[0] for each in told)


@rule("D-4.11")
@pytest.mark.parametrize("limits", [FEW, FEW_FOR_ALL])
async def test_who_tried_too_often_is_not_told_that_a_code_is_right(limits: WebLimits) -> None:
    """By address or by all of them together; the link of the door opens as before."""
    async with served(web_limits=limits) as here:
        host, code = await waiting(here)
        for _ in range(20):
            # Right ones cost nothing: a whole class comes in by one address.
            assert (await tried(here, code)).status_code == 200
        assert [(await tried(here, "BABAB")).status_code for _ in range(3)] == [403] * 3
        right, wrong = await tried(here, code), await tried(here, "BABAC")
        assert (right.status_code, right.content) == (wrong.status_code, wrong.content)
        assert right.json()["code"] == "too-fast"
        assert (await tried(here, host)).status_code == 200


@rule("D-4.11")
async def test_an_address_without_tries_takes_none_from_the_others() -> None:
    """One nuisance does not shut the codes of the whole house; many addresses together do."""
    async with Bench() as bench:
        ann = await bench.host()
        code = await bench.hall.reopen(ann.passed, "code")
        service = Service(bench.hall, FEW, ())

        async def answers(address: str, given: str) -> str:
            try:
                return (await service.authenticate(address, given)).kind
            except No as no:
                return no.code

        assert {await answers("nuisance", "BABAB") for _ in range(60)} == {"no-link", "too-fast"}
        assert await answers("nuisance", code) == "too-fast"
        assert await answers("family", code) == "door"
        for n in range(20):
            await asyncio.gather(*(answers(f"{n}", "BABAB") for _ in range(9)))
        assert await answers("family", code) == "too-fast"


def test_nobody_finds_a_code_by_trying() -> None:
    """From one address, or from all of the world, before it lapses: one in thirty at most."""
    limits = WebLimits()
    one, every = limits.wrong_codes, limits.all_wrong_codes
    life = CODE_LIFE / 1000
    assert (one.burst + one.a_second * life) / links.CODES < 1 / 150
    assert (every.burst + every.a_second * life) / links.CODES < 1 / 30
    letters = 1
    for choice in links.CODE:
        letters *= len(choice)
    assert letters == links.CODES
    assert len({links.code(FakeDice(f"{n}")) for n in range(500)}) > 480
