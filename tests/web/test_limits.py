"""How much one socket, and one address, may do; what a slow one misses; what is logged."""

import asyncio

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from questable import client
from questable.table import messages
from questable.table.told import eyes
from questable.web import Rate, guard
from questable.web.guard import FORGET_AT, Bucket, Buckets
from questable.web.socket import PATIENCE
from tests.rule import rule
from tests.web.raw import Raw, Table
from tests.web.served import GENEROUS, play_out, served, table


def test_a_bucket_fills_up_again_with_time() -> None:
    """As fast as its rate says, and never above its brim; addresses have their own."""
    now = [0.0]
    bucket = Bucket(Rate(2, 0.5), lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert bucket.full()
    buckets = Buckets(Rate(1, 0), lambda: now[0])
    assert [buckets.take(each) for each in ("a", "b", "a")] == [True, True, False]


def test_many_addresses_are_not_all_looked_at_for_each() -> None:
    """Those at rest are forgotten; who comes from ever new ones pays for the looking."""
    now, looks = [0.0], [0]

    class Looked(Bucket):
        def full(self) -> bool:
            looks[0] += 1
            return super().full()

    buckets = Buckets(Rate(1, 0.1), lambda: now[0])
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(guard, "Bucket", Looked)
        for n in range(3 * FORGET_AT):
            buckets.take(f"{n}")
        assert looks[0] <= 4 * FORGET_AT
        assert not buckets.take("7")
        now[0] = 100.0
        for n in range(3 * FORGET_AT, 6 * FORGET_AT):
            buckets.take(f"{n}")
        assert len(buckets._of) <= 4 * FORGET_AT


@rule("D-4.3")
async def test_a_socket_that_talks_too_much_is_refused_and_then_cut() -> None:
    """Each message over the measure gets its own refusal, until patience ends."""
    limits = msgspec.structs.replace(GENEROUS, line_messages=Rate(5, 0))
    async with served(web_limits=limits) as here:
        opened = await client.open_room(here.url, "Ann")
        async with Raw(here.url, opened.link) as raw:
            for number in range(5 + PATIENCE):
                answer = await raw.ask(messages.Phrase(phrase="hello"))
                assert isinstance(answer, messages.Done if number < 5 else messages.Refusal)
            assert answer == messages.Refusal(nonce=f"n{4 + PATIENCE}", code="too-fast")
            await raw.socket.send("more", text=True)
            await raw.socket.wait_closed()
            assert raw.socket.close_code == 1008


@rule("D-4.3")
async def test_an_address_has_so_many_sockets_and_no_more() -> None:
    """One that is closed makes room."""
    limits = msgspec.structs.replace(GENEROUS, sockets=2)
    async with served(web_limits=limits) as here:
        opened = await client.open_room(here.url, "Ann")
        async with Raw(here.url, opened.link), Raw(here.url, opened.watch):
            with pytest.raises(InvalidStatus) as refused:
                await Raw(here.url, opened.watch).__aenter__()
            assert refused.value.response.status_code == 429


@rule("D-5.4")
async def test_an_address_opens_so_many_rooms_without_a_game() -> None:
    """One in which a game begins, or that is gone, makes room for another."""
    limits = msgspec.structs.replace(GENEROUS, gameless_rooms=3)
    async with served(web_limits=limits) as here:
        opened = [await client.open_room(here.url, "Ann") for _ in range(3)]
        with pytest.raises(client.No, match="too-many-rooms"):
            await client.open_room(here.url, "Ann")
        await here.hall.world.store.delete(opened[0].room)
        async with table(here.url, "questor", 2) as (seats, _):
            with pytest.raises(client.No, match="too-many-rooms"):
                await client.open_room(here.url, "Ann")
            await play_out(seats, "room")
        await client.open_room(here.url, "Ann")


@rule("D-5.1")
@pytest.mark.parametrize("proxies", [(), ("192.0.2.1",)], ids=["none", "another"])
async def test_who_is_no_proxy_is_not_believed(
    proxies: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever address it says that it has, and whatever the environment would have us trust."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    few = msgspec.structs.replace(GENEROUS, requests=Rate(5, 0))
    async with (
        served(web_limits=few, proxies=proxies) as here,
        httpx.AsyncClient(trust_env=False) as asking,
    ):
        told = [
            await asking.get(f"{here.url}/health", headers={"X-Forwarded-For": f"203.0.113.{n}"})
            for n in range(7)
        ]
        assert [got.status_code for got in told] == [200] * 5 + [429] * 2


@rule("D-5.5")
@pytest.mark.parametrize("which", ["connects", "link_connects"])
async def test_who_comes_and_goes_without_end_is_refused(which: str) -> None:
    """By address, and by link wherever it comes from."""
    limits = msgspec.structs.replace(GENEROUS, **{which: Rate(3, 0)})
    async with served(web_limits=limits) as here:
        opened = await client.open_room(here.url, "Ann")
        for _ in range(3):
            async with Raw(here.url, opened.link):
                pass
        with pytest.raises(InvalidStatus) as refused:
            await Raw(here.url, opened.link).__aenter__()
        assert refused.value.response.status_code == 429
        if which == "link_connects":
            async with Raw(here.url, opened.watch):
                pass


async def test_who_does_not_read_is_told_that_it_was_slow() -> None:
    """What waits for a socket is bounded; it comes back and catches up."""
    limits = msgspec.structs.replace(GENEROUS, waiting=3)
    async with served(web_limits=limits) as here:
        opened = await client.open_room(here.url, "Ann")
        raw = await Raw(here.url, opened.watch).__aenter__()
        (line,) = here.hall.awake[opened.room].lines
        for _ in range(9):
            line.tell(messages.Ping(n=1))
        await raw.socket.wait_closed()
        assert raw.told[-1] == messages.Bye(why="slow")
        assert raw.socket.close_code == 1013


@rule("D-5.5")
async def test_what_waits_for_a_socket_is_bounded_in_bytes() -> None:
    """Long messages are cut off sooner than short ones; one alone is never too long."""
    limits = msgspec.structs.replace(GENEROUS, waiting_bytes=50_000)
    async with asyncio.timeout(30), served(web_limits=limits) as here:
        opened = await client.open_room(here.url, "Ann")
        raw = await Raw(here.url, opened.watch).__aenter__()
        (line,) = here.hall.awake[opened.room].lines
        facts: dict[str, int | str] = {"x": "y" * 60_000}
        long = messages.Refusal(nonce="", code="too-long", facts=facts)
        line.tell(long)
        await raw.until(len(raw.told) + 1)
        assert raw.told[-1] == long
        for _ in range(3):
            line.tell(long)
        await raw.socket.wait_closed()
        assert messages.Bye(why="slow") in raw.told
        assert raw.told.count(long) < 4


@rule("D-5.5")
async def test_a_history_goes_out_in_parts_as_it_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it, in order, with the table first and the game last; with words as in one piece."""
    async with served() as here:
        async with table(here.url, "questor", 2) as (seats, link):
            await play_out(seats, "parts")
        async with Raw(here.url, link, 0, "en") as whole:
            update = whole.updates[0]
        monkeypatch.setattr(eyes, "PART", 2_000)
        async with Raw(here.url, link, 0, "en") as raw:
            while all(each.part for each in raw.updates):
                await raw.until(len(raw.told) + 1)
            last = next(n for n, each in enumerate(raw.updates) if not each.part)
            parts = raw.updates[: last + 1]
        assert len(parts) > 5
        assert [each.part for each in parts[:2]] == ["past", "now"]
        assert None not in (parts[0].table, parts[0].play, parts[-1].table, parts[-1].play)
        assert all(each.play is None and each.table is None for each in parts[1:-1])
        told = [told for each in parts for told in each.told]
        assert told[: len(update.told)] == update.told
        async with client.Seat(here.url, link, 0) as seat:
            assert seat.seq >= update.seq


@rule("D-5.5")
async def test_who_does_not_read_gets_no_further_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one reader takes from the server is bounded, however often it asks again."""
    monkeypatch.setattr(eyes, "PART", 2_000)
    async with served() as here:
        async with table(here.url, "questor", 2) as (seats, link):
            await play_out(seats, "parts")
        passed, told = await here.hall.authenticate(link), list[messages.Tell]()
        line = await here.hall.join(passed, told.append, 0, paced=True)
        assert len(told) == 2
        for _ in range(10):
            line.hear('{"do": "since", "seq": 0}')
        await here.hall.room(passed.room)
        assert len(told) == 12
        line.go_on()
        await here.hall.room(passed.room)
        assert len(told) == 13


async def test_a_page_hears_from_the_table_now_and_then() -> None:
    """Else it could not know a dead line from a quiet table."""
    limits = msgspec.structs.replace(GENEROUS, life_seconds=0.05)
    async with served(web_limits=limits) as here:
        opened = await client.open_room(here.url, "Ann")
        async with Raw(here.url, opened.watch) as raw:
            await raw.until(5)
            assert [type(told) for told in raw.told[2:5]] == [messages.Ping] * 3


@rule("D-4.4")
async def test_no_link_name_or_address_is_logged(
    caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither of those who may come in nor of those who may not."""
    async with served() as here:
        table = Table(here)
        await table.sit(messages.Choose(game="questor", players=2))
        with pytest.raises(InvalidStatus):
            await Raw(here.url, "A" * 24).__aenter__()
        with pytest.raises(client.No):
            await client.enter(here.url, "B" * 24, "Eve")
        await table.close()
    printed = "".join(capsys.readouterr())
    for secret in (*table.secrets, "A" * 24, "B" * 24, "Ann", "Eve", "127.0.0.1"):
        assert secret not in caplog.text + printed
