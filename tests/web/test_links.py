"""Who may do what with which link, and how a line ends."""

import asyncio
import itertools

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from questable import client
from questable.storage import MemoryStore
from questable.table import messages
from tests.rule import rule
from tests.web.raw import Raw, Table
from tests.web.served import play_out, served, table


async def refusal(url: str, *protocols: str, origin: str | None = None) -> int:
    """The status with which a handshake is answered."""
    offered = [Subprotocol(each) for each in protocols]
    headers = {"Origin": origin} if origin else {}
    with pytest.raises(InvalidStatus) as caught:
        await connect(
            f"ws{url.removeprefix('http')}/ws", subprotocols=offered, additional_headers=headers
        )
    return caught.value.response.status_code


@rule("D-4.1")
async def test_a_socket_takes_exactly_one_link_that_is_known() -> None:
    """None, two, a stranger's, the door's, or no protocol: refused before it is open."""
    async with served() as here:
        opened = await client.open_room(here.url, "Ann")
        own, door = f"link.{opened.link}", f"link.{opened.door}"
        assert await refusal(here.url, "questable.1") == 403
        assert await refusal(here.url, "questable.1", own, door) == 403
        assert await refusal(here.url, "questable.1", "link.AAAAAAAAAAAAAAAAAAAAAAAA") == 403
        assert await refusal(here.url, "questable.1", door) == 403
        assert await refusal(here.url, own) == 403
        assert await refusal(here.url, "questable.1", own, origin="https://evil.example") == 403


@rule("D-4.5")
async def test_nobody_acts_for_another_seat_with_any_mix_of_links() -> None:
    """Each link that is not the seat's own tries to act in its turn, and to sit in its place."""
    async with served() as here:
        at, elsewhere = Table(here), Table(here)
        await at.sit(messages.Choose(game="questor", players=2))
        await elsewhere.sit(messages.Choose(game="questor", players=2))
        turn = next(n for n, seat in enumerate(at.seats) if seat.legal)
        action = at.seats[turn].legal[0]
        other = at.seats[1 - turn]
        for raw, code in ((other, "rule"), (at.watcher, "watching")):
            answer = await raw.ask(messages.Act(action=action))
            assert isinstance(answer, messages.Refusal)
            assert (answer.code, answer.rule) in ((code, "T-1.1"), (code, ""))
            assert isinstance(await raw.ask(messages.Sit(seat=turn)), messages.Refusal)
        for raw in (*elsewhere.seats, elsewhere.watcher):
            await raw.ask(messages.Act(action=action))
        assert at.seats[turn].legal[0] == action
        assert at.seats[turn].updates[-1].seq == (await here.hall.room(at.room)).seq
        await at.close()
        await elsewhere.close()


async def test_two_links_together_open_nothing_that_one_does_not() -> None:
    """Every pair of all links of two rooms is refused on a socket, whoever they belong to."""
    async with served() as here:
        rooms = [await client.open_room(here.url, name) for name in ("Ann", "Eve")]
        bob = await client.enter(here.url, rooms[0].door, "Bob")
        links = [bob.link, *(each for r in rooms for each in (r.link, r.door, r.watch)), "A" * 24]
        for one, other in itertools.permutations(links, 2):
            assert await refusal(here.url, "questable.1", f"link.{one}", f"link.{other}") == 403


@rule("D-4.5")
async def test_only_the_host_has_the_keys() -> None:
    """Whichever other link asks for a seat, for somebody's link or for a new lock gets none."""
    async with served() as here:
        at, elsewhere = Table(here), Table(here)
        for each in (at, elsewhere):
            await each.sit(messages.Choose(game="rae", players=2))
        asks = [("invite", {"seat": 0, "name": "Eve"}), ("renew", {"person": 0})]
        asks += [("reopen", {"kind": "door"}), ("reopen", {"kind": "watch"})]
        links = [at.links[1], at.watch, at.secrets[1], "A" * 24]
        async with httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
            for link, (what, body) in itertools.product(links, asks):
                headers = {"Authorization": f"Bearer {link}"}
                got = await asking.post(f"/api/room/{what}", json=body, headers=headers)
                assert (got.status_code, got.json()["code"]) in (
                    (403, "no-link"),
                    (403, "not-host"),
                ), (what, got.text)
        for raw in at.seats:
            assert isinstance(await raw.ask(messages.WhyNot(action="x")), messages.Why)
        # The host of another table is nobody here: the link itself says which room it opens.
        fresh = await client.enter(here.url, elsewhere.secrets[1], "Dan")
        assert fresh.room == elsewhere.room
        for each in (at, elsewhere):
            await each.close()


@rule("D-4.2")
async def test_a_renewed_link_voids_the_old_one_and_closes_its_sockets() -> None:
    """Whoever lost a link, or saw it shared, gets another; the host may do so for anybody."""
    async with served() as here:
        opened = await client.open_room(here.url, "Ann")
        bob = await client.enter(here.url, opened.door, "Bob")
        raw = await Raw(here.url, bob.link).__aenter__()
        passed = await here.hall.authenticate(opened.link)
        fresh = await here.hall.renew(passed, bob.person)
        await raw.socket.wait_closed()
        assert raw.told[-1] == messages.Bye(why="void")
        assert raw.socket.close_code == 1008
        assert await refusal(here.url, "questable.1", f"link.{bob.link}") == 403
        async with client.Seat(here.url, fresh) as seat:
            assert seat.person == bob.person


async def test_a_seat_link_seats_whoever_has_it() -> None:
    """The host makes one; others may not."""
    async with served() as here:
        opened = await client.open_room(here.url, "Ann")
        async with client.Seat(here.url, opened.link) as host:
            await host.choose("questor", 2)
            bob = await client.invite(here.url, opened.link, 1, "Bob")
            assert host.table is not None
            async with client.Seat(here.url, bob.link) as seat:
                assert seat.table is not None
                assert seat.table.seats[1].people == [seat.person]
            with pytest.raises(client.No, match="not-host"):
                await client.invite(here.url, bob.link, 0, "Eve")


@rule("D-1.8")
async def test_a_restart_is_announced_and_the_game_goes_on() -> None:
    """Bots from a script play through two restarts of the server and do not notice."""
    store = MemoryStore()
    async with served(store) as first:
        port = int(first.url.rsplit(":", 1)[1])
        at = table(first.url, "questor", 3)
        seats, link = await at.__aenter__()
        playing = asyncio.create_task(play_out(seats, "restart"))
        await seats[0].until(lambda: seats[0].seq > 40)
        raw = await Raw(first.url, link).__aenter__()
    assert raw.told[-1] == messages.Bye(why="restart")
    assert raw.socket.close_code == 1012
    async with served(store, port=port):
        seq = seats[0].seq
        await seats[0].until(lambda: seats[0].seq > seq + 40 or seats[0].phase == "over")
    async with served(store, port=port) as last:
        await asyncio.wait_for(playing, 60)
        assert "seed" in await client.record(last.url, link)
        await at.__aexit__(None, None, None)


async def test_somebody_sent_away_does_not_come_back() -> None:
    """The client says so instead of knocking for ever."""
    async with served() as here:
        opened = await client.open_room(here.url, "Ann")
        bob = await client.enter(here.url, opened.door, "Bob")
        async with client.Seat(here.url, opened.link) as host, client.Seat(here.url, bob.link) as b:
            await host.ask(messages.Remove(person=b.person))
            with pytest.raises(client.Gone, match="removed"):
                await b.until(lambda: False)
            with pytest.raises(client.Gone):
                await b.act("move:n")
