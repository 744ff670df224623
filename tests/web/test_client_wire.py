"""The Python client's wire: it gives up on a dead line, and comes back apart from the others."""

import asyncio
from random import Random

import pytest

from questable.client import wire as wires
from questable.client.rest import refused
from questable.client.wire import TableWire
from questable.table import No, messages


class Mute:
    """A socket that nobody closed and on which nothing comes, or what it was given."""

    def __init__(self, *told: messages.Tell) -> None:
        self.told = [messages.write(each) for each in told]
        self.sent: list[bytes] = []

    async def send(self, data: bytes, text: bool) -> None:
        """Out, to nobody."""
        assert text
        self.sent.append(data)

    async def recv(self) -> bytes:
        """The next message, or none for ever."""
        if not self.told:
            await asyncio.Event().wait()
        return self.told.pop(0)


async def test_a_silent_line_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it is open; on the next one the table is heard."""
    monkeypatch.setattr(wires, "SILENCE", 0.02)
    monkeypatch.setattr(wires, "PAUSES", (0.0,))
    sockets = [Mute(messages.Notice(text={"en": "Soon."}))]

    async def connect(self: TableWire) -> None:
        self._socket = sockets.pop()  # type: ignore[assignment]

    monkeypatch.setattr(TableWire, "connect", connect)
    line = TableWire("http://table", "link", lambda: 0)
    line._socket = Mute()  # type: ignore[assignment]
    async with asyncio.timeout(20):
        assert await line.next() == messages.Notice(text={"en": "Soon."})
    assert sockets == []


@pytest.mark.parametrize(
    "answer",
    [
        messages.Done(nonce="n", seq=3),
        messages.Why(nonce="n", action="pass", rule="Q-3.1"),
        messages.Hinted(nonce="n", action="pass"),
    ],
    ids=lambda each: type(each).__name__,
)
async def test_every_kind_of_answer_is_one(answer: messages.Tell) -> None:
    """Whoever asked hears it, and nobody takes it for news."""
    line = TableWire("http://table", "link", lambda: 0)
    line._socket = Mute(answer, messages.Notice(text={}))  # type: ignore[assignment]
    async with asyncio.timeout(20):
        asked = asyncio.create_task(line.ask(messages.Hint(nonce="n")))
        await asyncio.sleep(0)
        assert await line.next() == messages.Notice(text={})
        assert await asked == answer


async def test_it_gives_up_after_three_signs_of_life() -> None:
    """As the page does, and as docs/protocol.md says."""
    assert wires.SILENCE == 45


async def test_those_who_were_cut_together_come_back_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each waits a time of its own, and none much longer than was meant."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def connect(self: TableWire) -> None:
        raise OSError

    monkeypatch.setattr(wires, "PAUSES", (1.0,))
    monkeypatch.setattr(TableWire, "connect", connect)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    for seed in range(40):
        line = TableWire("http://table", "link", lambda: 0)
        line._apart = Random(seed)
        await line._come_back()
        assert isinstance(line.end, wires.Gone)
    assert len(set(waited)) == 40
    assert 0.5 <= min(waited) < 0.7
    assert 1.3 < max(waited) <= 1.5


async def test_what_was_asked_long_ago_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table forgets nonces; whoever waits is told to look again."""
    line, socket = TableWire("http://table", "link", lambda: 0), Mute()
    line._socket = Mute()  # type: ignore[assignment]
    old, new = (asyncio.ensure_future(line._asked(nonce, nonce.encode())) for nonce in "ab")
    await asyncio.sleep(0)
    line._open["a"] = (*line._open["a"][:2], line._open["a"][2] - wires.STALE)

    async def connect(*_: object, **more: object) -> Mute:
        return socket

    monkeypatch.setattr(wires, "connect", connect)
    await line.connect()
    assert socket.sent == [b"b"]
    assert await old == messages.Refusal(nonce="a", code="stale")
    new.cancel()


async def test_the_address_names_the_room_and_never_the_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Once it is known; a proxy can then send all of a room to one worker."""
    addresses: list[str] = []

    async def connect(address: str, **more: object) -> Mute:
        addresses.append(address)
        return Mute()

    monkeypatch.setattr(wires, "connect", connect)
    line = TableWire("http://table", "secret", lambda: 7)
    await line.connect()
    line.room = "abcdef"
    await line.connect()
    assert addresses == ["ws://table/ws?since=7", "ws://table/ws?since=7&room=abcdef"]


async def test_it_comes_back_when_a_proxy_has_nobody_to_send_it_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """502 to 504 are no word of the table's: they pass; what the table refuses does not."""
    tries: list[int] = []

    async def connect(self: TableWire) -> None:
        tries.append(1)
        if len(tries) < 4:
            raise refused(b"<html>", 501 + len(tries))

    monkeypatch.setattr(wires, "PAUSES", (0.0,) * 9)
    monkeypatch.setattr(TableWire, "connect", connect)
    line = TableWire("http://table", "link", lambda: 0)
    await line._come_back()
    assert (len(tries), line.end) == (4, None)

    async def refuse(self: TableWire) -> None:
        raise refused(b"<html>", 500)

    monkeypatch.setattr(TableWire, "connect", refuse)
    await line._come_back()
    assert isinstance(line.end, No)
