"""Folding, the people's part: who is there, who sits where, what was asked. Pure, without time."""

from questable.table.log import rows
from questable.table.log.room import Room
from questable.table.log.seats import OF_THE_SEAT, REST, Asked, Guest, Seat


def _open(room: Room, fact: rows.OpenRow, row: rows.Row) -> None:
    room.people[0] = Guest(name=fact.name, cut=row.at)
    room.next_person = 1
    room.host = 0


def unready(room: Room) -> None:
    for guest in room.people.values():
        guest.ready = False


def _enter(room: Room, fact: rows.EnterRow, row: rows.Row) -> None:
    room.people[fact.person] = Guest(name=fact.name, origin=fact.origin, cut=row.at)
    room.next_person = fact.person + 1


def _name(room: Room, fact: rows.NameRow, _row: rows.Row) -> None:
    room.people[fact.person].name = fact.name


def _face(room: Room, fact: rows.FaceRow, _row: rows.Row) -> None:
    room.people[fact.person].face = fact.face


def _remove(room: Room, fact: rows.RemoveRow, _row: rows.Row) -> None:
    _unseat(room, fact.person)
    _forget_wish(room, fact.person)
    del room.people[fact.person]
    room.granted = [each for each in room.granted if each != fact.person]


def _unseat(room: Room, person: int) -> None:
    guest = room.people[person]
    if guest.seat >= 0:
        room.seats[guest.seat].leave(person)
    guest.seat = -1
    guest.ready = False


def _sit(room: Room, fact: rows.SitRow, _row: rows.Row) -> None:
    _unseat(room, fact.person)
    room.people[fact.person].seat = room.people[fact.person].saw = fact.seat
    for other in room.seats[fact.seat].people:
        # Who is ready was ready for those who sat there then.
        room.people[other].ready = False
    room.seats[fact.seat].people.append(fact.person)
    if room.asked and room.asked.person == fact.person:
        drop(room, "sit", "return")


def _return(room: Room, fact: rows.ReturnRow, _row: rows.Row) -> None:
    for person in list(room.seats[fact.seat].people):
        _unseat(room, person)
    room.people[fact.person].seat = room.people[fact.person].saw = fact.seat
    room.seats[fact.seat].people.append(fact.person)
    room.asked = None


def _grant(room: Room, fact: rows.GrantRow, _row: rows.Row) -> None:
    room.granted.append(fact.person)
    room.asked = None


def _renew(room: Room, fact: rows.RenewRow, _row: rows.Row) -> None:
    room.people[fact.person].ready = False
    room.granted = [each for each in room.granted if each != fact.person]


def _rise(room: Room, fact: rows.RiseRow, _row: rows.Row) -> None:
    _unseat(room, fact.person)
    _forget_wish(room, fact.person)


def _forget_wish(room: Room, gone: int) -> None:
    """Nobody asks from a seat they have left, and what nobody is left to grant is not asked."""
    asked = room.asked
    if asked is None:
        return
    if asked.person == gone or (asked.what in OF_THE_SEAT and not room.consenters()):
        room.asked = None


def drop(room: Room, *whats: str) -> None:
    """What was asked has come to pass, or is moot."""
    if room.asked and room.asked.what in whats:
        room.asked = None


def _share_seat(room: Room, fact: rows.ShareSeatRow, _row: rows.Row) -> None:
    room.seats[fact.seat].shared = fact.shared
    if room.asked and room.asked.seat == fact.seat:
        drop(room, "share", *(["sit"] if not fact.shared else []))


def _bot(room: Room, fact: rows.BotRow, _row: rows.Row) -> None:
    seat = room.seats[fact.seat]
    seat.bot, seat.why = fact.level, fact.why


def _back(room: Room, fact: rows.BackRow, row: rows.Row) -> None:
    seat = room.seats[fact.seat]
    seat.bot = seat.why = ""
    seat.limits = 0
    seat.nudged = False
    if seat.since >= 0:
        put(seat, row.at)


def _host(room: Room, fact: rows.HostRow, _row: rows.Row) -> None:
    if fact.taken:
        room.ousted.append(room.host)
    elif fact.person in room.ousted:
        room.ousted = []
    room.host = fact.person
    drop(room, "host", "renew")


def _ready(room: Room, fact: rows.ReadyRow, _row: rows.Row) -> None:
    room.people[fact.person].ready = fact.ready


def _ask(room: Room, fact: rows.AskRow, row: rows.Row) -> None:
    room.asked = Asked(
        person=fact.person, what=fact.what, seat=fact.seat, n=fact.n, target=fact.target, at=row.at
    )


def _consent(room: Room, fact: rows.ConsentRow, row: rows.Row) -> None:
    assert room.asked is not None
    room.asked.yes.append(fact.person)
    if not fact.yes:
        deny(room, row.at)


def deny(room: Room, now: int) -> None:
    """A wish that was refused rests before it is put again."""
    assert room.asked is not None
    room.people[room.asked.person].denied[room.asked.what] = now + REST
    room.asked = None


def _change(room: Room, _fact: rows.ChangeRow, _row: rows.Row) -> None:
    room.asked = None
    room.loose = True


def _line(room: Room, fact: rows.LineRow, row: rows.Row) -> None:
    guest = room.people[fact.person]
    away = room.away(guest.seat) if guest.seat >= 0 else -1
    guest.up = fact.up
    guest.curtain = -1
    if not fact.up:
        guest.cut = fact.cut or row.at
    else:
        _not_gone(room, fact.person)
    if fact.woke and guest.seat >= 0 and room.seats[guest.seat].since >= 0:
        put(room.seats[guest.seat], row.at)
    else:
        _resume(room, guest.seat, away, row.at)


def _not_gone(room: Room, person: int) -> None:
    """Whoever is back is not relieved, and keeps their seat."""
    asked = room.asked
    if asked is None:
        return
    if person == room.host:
        drop(room, "host")
    if room.people[person].seat == asked.seat:
        drop(room, "return")


def _curtain(room: Room, fact: rows.CurtainRow, row: rows.Row) -> None:
    guest = room.people[fact.person]
    away = room.away(guest.seat) if guest.seat >= 0 else -1
    guest.curtain = row.at if fact.down else -1
    _resume(room, guest.seat, away, row.at)


def _resume(room: Room, number: int, away: int, now: int) -> None:
    """T-4.1: while nobody of the seat saw the table its clock stood, for the grace at most."""
    if number < 0 or away < 0 or room.away(number) >= 0 or room.seats[number].since < 0:
        return
    seat, grace = room.seats[number], room.settings.clock.grace * 1000
    stopped = max(0, min(now - max(away, seat.since), grace - seat.spared))
    seat.since += stopped
    seat.spared += stopped


def put(seat: Seat, now: int) -> None:
    """A decision is put to a seat, with all its time."""
    seat.since = now
    seat.spared = 0


FOLD = {
    rows.OpenRow: _open,
    rows.EnterRow: _enter,
    rows.NameRow: _name,
    rows.FaceRow: _face,
    rows.RemoveRow: _remove,
    rows.SitRow: _sit,
    rows.ReturnRow: _return,
    rows.GrantRow: _grant,
    rows.RenewRow: _renew,
    rows.RiseRow: _rise,
    rows.ShareSeatRow: _share_seat,
    rows.BotRow: _bot,
    rows.BackRow: _back,
    rows.HostRow: _host,
    rows.ReadyRow: _ready,
    rows.AskRow: _ask,
    rows.ConsentRow: _consent,
    rows.ChangeRow: _change,
    rows.LineRow: _line,
    rows.CurtainRow: _curtain,
}
