"""The host's powers over others, and where they end: at a seat (D-4.9)."""

from questable.table.judge import consent
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.room import LOBBY, Room
from questable.table.log.seats import LOST
from questable.table.told import messages

AWAY = 60_000
"""Milliseconds, at least, that a host has to be away before somebody may ask to take over."""


def need_host(room: Room, person: int) -> None:
    """Only the host may."""
    if person != room.host:
        raise No("not-host")


def returns(room: Room, person: int, ask: messages.AnyAsk) -> bool:
    """T-3.3: who comes back to a seat that a bot played in silence needs no host."""
    if not isinstance(ask, messages.Back) or not 0 <= ask.seat < len(room.seats):
        return False
    seat = room.seats[ask.seat]
    return seat.why == "silent" and person in seat.people


def hand_over(room: Room, sender: int, person: int, now: int) -> Verdict:
    """The host names another; who sits may ask the others to be host in place of one who is away.

    A holder of the door's link has no such say: only a seat has.
    """
    if person not in room.people:
        raise No("unknown-person", facts={"person": person})
    if sender == room.host:
        return Verdict(rows.HostRow(person=person))
    wish = rows.AskRow(person=sender, what="host", seat=room.people[sender].seat)
    if person != sender or wish.seat < 0 or room.people[room.host].up:
        raise No("not-host")
    if (rest := _patience(room, wish) - (now - room.people[room.host].cut)) >= 0:
        raise No("host-may-return", facts={"seconds": rest // 1000 + 1})
    return consent.ask(room, wish, now)


def _patience(room: Room, wish: rows.AskRow) -> int:
    """For how long a host may be away; longer where nobody else can be asked."""
    patience = max(AWAY, room.settings.clock.grace * 1000)
    alone = not room.asked_of(wish) and not room.settled
    return max(LOST, patience) if alone else patience


def renew(room: Room, by: int, person: int) -> Verdict:
    """A new link for oneself, or by the host for somebody whose seat is not thereby taken."""
    if person not in room.people:
        raise No("unknown-person", facts={"person": person})
    if by != person:
        need_host(room, by)
        if not _may_renew(room, person):
            raise No("theirs")
    return Verdict(rows.RenewRow(person=person, by=by))


def _may_renew(room: Room, person: int) -> bool:
    """Not by who took over, and nobody's who sits, unless they let them or nothing is at stake."""
    guest = room.people[person]
    if guest.seat < 0:
        return person not in room.ousted
    if room.ousted:
        return False
    return person in room.granted or (room.phase == LOBBY and not room.settled and not guest.up)


def may_renew(room: Room, host: int, person: int, now: int) -> Verdict:
    """Ask somebody's seat for leave to make one new link for them."""
    guest = room.people.get(person)
    if guest is None:
        raise No("unknown-person", facts={"person": person})
    if guest.seat < 0:
        raise No("no-seat")
    if room.ousted:
        raise No("theirs")
    wish = rows.AskRow(person=host, what="renew", seat=guest.seat, target=person)
    return consent.ask(room, wish, now)
