"""Anything at all over a socket: a typed refusal, and the table stays as it was."""

import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from questable.registry import KEYS, game
from questable.table import Settings, messages
from tests.rule import rule
from tests.web.raw import Raw, Table
from tests.web.served import served

BATCH = 12
"""Fewer than a line may have unanswered."""
VALID: list[messages.Ask] = [
    messages.Act(action="move:n"), messages.Act(action="fly", seen=3), messages.Enter(action="x"),
    messages.Undo(), messages.Consent(yes=True), messages.Start(), messages.Sit(seat=1),
    messages.SeedShare(share="0" * 32), messages.SeatBot(seat=9, level="club"),
    messages.Back(seat=1),
    messages.Remove(person=77), messages.HandOver(person=5), messages.Phrase(phrase="rude"),
    messages.Choose(game="chess", players=2), messages.Set(settings=Settings(pace=-5)),
    messages.Name(name="\x00"), messages.ShareSeat(seat=60), messages.Ready(), messages.Change(),
    messages.WhyNot(action="move:n"),
]  # fmt: skip
"""Well formed; in this game none of them may change anything but the answer."""


def noise(rng: Random) -> bytes:
    """Bytes, or something that is nearly JSON."""
    if rng.random() < 0.3:
        return rng.randbytes(rng.randrange(0, 60))
    text = rng.choice(['{"do":', "[[[[", '{"do":"act"', "null", "3", '"act"', "{}", "[" * 3000, ""])
    return (text + "".join(chr(rng.randrange(32, 500)) for _ in range(9))).encode()


def broken(rng: Random) -> bytes:
    """A message with a wrong type, a field too many or one too few."""
    data = json.loads(msgspec.json.encode(rng.choice(VALID)))
    field = rng.choice(list(data))
    match rng.randrange(4):
        case 0:
            del data["do"]
        case 1:
            data[field] = rng.choice([None, [], {"a": 1}, -7.5, 1 << 70, {"do": "act"}])
        case 2:
            data["seat_of"] = 2
        case _:
            data["do"] = rng.choice(["win", "", "deal", "commit", "end", "sealed", 4])
    return json.dumps(data).encode()


def oversized(rng: Random) -> bytes:
    """More than a message may be."""
    ask = messages.Phrase(phrase="x" * 90)
    return msgspec.json.encode(ask)[:-1] + b" " * rng.randrange(17_000, 40_000) + b"}"


def out_of_order(rng: Random) -> bytes:
    """Well formed, at the wrong time or by the wrong person."""
    ask = rng.choice(VALID)
    return msgspec.json.encode(msgspec.structs.replace(ask, nonce=f"o{rng.random()}"))


def replayed(rng: Random) -> bytes:
    """A nonce that was used before, with something else."""
    return msgspec.json.encode(messages.Phrase(phrase="oops", nonce="once"))


OTHERS = [
    text for key in KEYS if key != "questor" for text in game(key).table(game(key).pack()).by_text
]
"""Actions of games that are not played here."""
STRANGERS = (
    b'42["action",{"type":"MAKE_MOVE"}]', b"2probe", b"<policy-file-request/>", b"GET / HTTP/1.1",
    b'{"jsonrpc":"2.0","method":"act","params":["move:n"],"id":1}', b'{"is":"done","nonce":"1"}',
    b'{"type":"connection_init"}', b'{"op":2,"d":{"token":"x"}}', b"\x16\x03\x01\x02\x00\x01",
)  # fmt: skip


def foreign(rng: Random) -> bytes:
    """What belongs elsewhere: what the table itself says, other protocols, other games' actions."""
    match rng.randrange(3):
        case 0:
            said = [
                messages.Welcome(
                    room="x", person=rng.randrange(9), seq=rng.randrange(99), now=rng.randrange(99)
                ),
                messages.Done(nonce="once", seq=rng.randrange(99)),
                messages.Bye(why="restart"),
                messages.Ping(n=rng.randrange(99)),
            ]
            return messages.write(rng.choice(said))
        case 1:
            return rng.choice(STRANGERS) + b" " * rng.randrange(9)
        case _:
            kind = rng.choice([messages.Act, messages.Enter, messages.WhyNot])
            return msgspec.json.encode(kind(action=rng.choice(OTHERS), nonce=f"f{rng.random()}"))


KINDS = [noise, broken, oversized, out_of_order, replayed, foreign]
"""Two thousand of each."""


def expects_answer(data: bytes) -> bool:
    """Whether it will be answered by something that is no update."""
    try:
        return not isinstance(messages.read(data), messages.Pong | messages.Since)
    except (ValueError, RecursionError):
        return True


async def sent(raw: Raw, batch: list[bytes]) -> list[messages.AnyTell]:
    """All at once, and the answers."""
    before = len(raw.told)
    for data in batch:
        await raw.socket.send(data)

    def answers() -> list[messages.AnyTell]:
        return [t for t in raw.told[before:] if not isinstance(t, messages.Update)]

    wanted = sum(map(expects_answer, batch))
    while len(answers()) < wanted:
        await raw.until(len(raw.told) + 1)
    assert len(answers()) == wanted
    return answers()


@rule("D-4.3")
@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
async def test_two_thousand_messages_of_a_kind_are_refused(kind: Callable[[Random], bytes]) -> None:
    """From a player who is not at turn and from a spectator; the game is where it was."""
    async with served() as here:
        table, rng = Table(here), Random(kind.__name__)
        await table.sit(messages.Choose(game="questor", players=3))
        idle = next(seat for seat in table.seats if not seat.legal)
        once = messages.Name(name="Zoe", nonce="once")
        assert isinstance((await sent(idle, [msgspec.json.encode(once)]))[0], messages.Done)
        before = (await here.hall.room(table.room)).seq
        codes: set[str] = set()
        for _ in range(1_000 // BATCH + 1):
            for raw in (idle, table.watcher):
                answers = await sent(raw, [kind(rng) for _ in range(BATCH)])
                for answer in answers:
                    if kind is replayed and raw is idle:
                        assert isinstance(answer, messages.Done)
                    elif isinstance(answer, messages.Refusal):
                        codes.add(answer.code)
                    else:
                        assert isinstance(answer, messages.Why)
        assert (await here.hall.room(table.room)).seq == before
        assert here.hall.metrics()["faults"] == 0
        await table.close()
    expected = {"noise": "malformed", "broken": "malformed", "oversized": "too-long"}
    expected["foreign"] = "malformed"
    assert expected.get(kind.__name__, "watching") in codes


async def test_too_much_for_the_protocol_itself_is_cut_off() -> None:
    """More than the largest record: the socket is closed, the table does not notice."""
    async with served() as here:
        table = Table(here)
        await table.sit(messages.Choose(game="questor", players=2))
        raw = await Raw(here.url, table.links[1]).__aenter__()
        await raw.socket.send("x" * 2_300_000)
        await raw.socket.wait_closed()
        assert raw.socket.close_code == 1009
        assert isinstance(await table.seats[0].ask(messages.WhyNot(action="x")), messages.Why)
        await table.close()
