"""Rooms over REST: opening one, coming in, links, records of ended games."""

import msgspec

from questable.desk.call import NUMBER, Call, Endpoint
from questable.table import Entered, Opened, Pass, messages
from questable.table.judge.verdict import No
from questable.table.log import archive


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: messages.Text


class Coming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody who comes in wants to be called, and whether they sit down at once."""

    name: messages.Text
    sits: bool = False
    """On the first seat that is free, and ready; without one they watch."""


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, and what whoever sits there is called until they say otherwise."""

    seat: messages.Seat
    name: messages.Text


class Renewal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose link is to be new."""

    person: messages.Person


class Lock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """'door', 'watch' or 'code'."""

    kind: str


class NewLink(msgspec.Struct, frozen=True):
    """A secret, shown once."""

    link: str


class RoomNow(msgspec.Struct, frozen=True):
    """A room as a link opens it."""

    room: str
    kind: str
    """'person', 'door' or 'watch'."""
    person: int
    """-1 unless it is a person's link."""
    seq: int
    table: messages.TableNow
    ended: list[int]
    """The numbers of the games whose records can be had."""
    awaited: bool
    """Whether the table waits for this very person."""


async def open_room(call: Call) -> Opened:
    """A new room and its three links."""
    asked = await call.body(Named)
    await call.may_open()
    opened = await call.hall.open(asked.name)
    await call.opened(opened.room)
    return opened


async def enter_room(call: Call) -> Entered:
    """Become a person of a room, by the players' link or the code."""
    asked = await call.body(Coming)
    await call.passed()
    return await call.hall.enter(call.secret(), asked.name, call.sender, asked.sits)


async def see_room(call: Call) -> RoomNow:
    """What a link leads to."""
    passed = await call.passed()
    peek = await call.hall.room(passed.room)
    ended = await call.hall.ended(passed.room)
    seats = [each.seat for each in peek.table.people if each.person == passed.person]
    awaited = any(seat in peek.awaited for seat in seats)
    return RoomNow(passed.room, passed.kind, passed.person, peek.seq, peek.table, ended, awaited)


async def invite(call: Call) -> Entered:
    """A link for a seat."""
    asked = await call.body(Invitation)
    return await call.hall.invite(await call.passed(), asked.seat, asked.name)


async def renew(call: Call) -> NewLink:
    """A lost or shared link is void, and there is a new one."""
    asked = await call.body(Renewal)
    return NewLink(await call.hall.renew(await call.passed(), asked.person))


async def reopen(call: Call) -> NewLink:
    """A new lock for the door or for spectators, or a new code."""
    asked = await call.body(Lock)
    return NewLink(await call.hall.reopen(await call.passed(), asked.kind))


async def record(call: Call) -> str:
    """The record of an ended game."""
    return await call.hall.record(await _inside(call), call.number("game"))


async def race_report(call: Call) -> archive.RaceReport:
    """What holding did in an ended game."""
    return await call.hall.report(await _inside(call), call.number("game"))


async def _inside(call: Call) -> Pass:
    passed = await call.passed()
    if passed.kind == "door":
        raise No("no-link")
    return passed


ENDPOINTS = [
    Endpoint(method="POST", path="/api/rooms", handler=open_room, body=Named, answer=Opened,
             says="Open a room. The three links are shown once: one's own, the door, watching."),
    Endpoint(method="POST", path="/api/room/enter", handler=enter_room, body=Coming,
             answer=Entered, link=True,
             says="Come in by the door's link or the code, and get one's own link."),
    Endpoint(method="GET", path="/api/room", handler=see_room, answer=RoomNow, link=True,
             says="What a link leads to."),
    Endpoint(method="POST", path="/api/room/invite", handler=invite, body=Invitation,
             answer=Entered, link=True, says="Host: make a link for a seat."),
    Endpoint(method="POST", path="/api/room/renew", handler=renew, body=Renewal, answer=NewLink,
             link=True,
             says="A new link for oneself, or by the host where its seat agrees; the old is void."),
    Endpoint(method="POST", path="/api/room/reopen", handler=reopen, body=Lock, answer=NewLink,
             link=True,
             says="Host: change the link of the door or of spectators, or the code in a lobby."),
    Endpoint(method="GET", path="/api/room/records/{game}", handler=record, answer=str, link=True,
             where={"game": NUMBER}, media="application/x-ndjson",
             says="The record of an ended game, seed included."),
    Endpoint(method="GET", path="/api/room/races/{game}", handler=race_report,
             answer=archive.RaceReport, link=True, where={"game": NUMBER},
             says="What holding changed in an ended race."),
]  # fmt: skip
