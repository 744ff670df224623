"""What takes the consent of others: undo, the end, a change, and whatever touches their seat.

Who is asked depends on what is asked (`Room.asked_of`). What touches a seat is its people's to
grant: nobody else's yes, and nobody's absence, stands for theirs (T-5.1).
"""

from questable.table.judge.moves import ended
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.play import NotWhole
from questable.table.log.room import Room
from questable.table.log.seats import OF_THE_SEAT


def ask(room: Room, wish: rows.AskRow, now: int) -> Verdict:
    """Put a wish to the others; where nobody else has a say it is granted at once."""
    _need_a_turn(room, wish, now)
    if room.asked_of(wish):
        return Verdict(wish)
    asker = room.people.get(wish.person)
    own = asker is not None and asker.seat == wish.seat
    if wish.what in OF_THE_SEAT and not own:
        raise No("nobody-there")
    return Verdict(wish, *granted(room, wish))


def _need_a_turn(room: Room, wish: rows.AskRow, now: int) -> None:
    """One wish at a time; one that was refused rests for a while before it is put again."""
    pending = room.people[room.asked.person] if room.asked else None
    asker = room.people.get(wish.person)
    # Who is not at the table, or no longer, keeps nobody waiting.
    if pending and pending.up and (pending.seat >= 0 or asker is None or asker.seat < 0):
        raise No("asked-already")
    rests = asker.denied.get(wish.what, 0) - now if asker else 0
    if rests > 0:
        raise No("asked-lately", facts={"seconds": -(-rests // 1000)})


def granted(room: Room, wish: rows.AskRow) -> list[rows.AnyFact]:
    """What follows when all have agreed."""
    person, seat = wish.person, wish.seat
    match wish.what:
        case "change":
            return [rows.ChangeRow()]
        case "end":
            return [ended("agreed", room.seeds[room.games - 1])]
        case "host":
            return [rows.HostRow(person=person, taken=True)]
        case "share":
            return [rows.ShareSeatRow(seat=seat, shared=True)]
        case "sit":
            return [rows.SitRow(person=person, seat=seat)]
        case "renew":
            return [rows.GrantRow(person=wish.target)]
        case "return":
            back = [rows.BackRow(seat=seat)] * (room.seats[seat].why == "silent")
            return [rows.ReturnRow(person=person, seat=seat), *back]
    return [rows.UndoRow(seat=seat, n=wish.n, by="person", person=person, agreed=True)]


def consent(room: Room, person: int, yes: bool) -> Verdict:
    """An answer; the last yes grants the wish."""
    asked = room.asked
    if asked is not None and person == asked.person and not yes:
        return Verdict(rows.ConsentRow(person=person, yes=False))
    if asked is None or person not in room.consenters():
        raise No("not-asked")
    if person in asked.yes:
        raise No("answered")
    verdict = Verdict(rows.ConsentRow(person=person, yes=yes))
    if yes and set(room.consenters()) <= {*asked.yes, person}:
        verdict.facts += _granted_now(room)
    return verdict


def left(room: Room, person: int) -> list[rows.AnyFact]:
    """What follows when somebody goes who is no longer asked."""
    asked = room.asked
    if asked is None or asked.person == person:
        return []
    others = set(room.consenters()) - {person}
    if not others <= set(asked.yes) or (asked.what in OF_THE_SEAT and not others):
        return []
    return _granted_now(room)


def _granted_now(room: Room) -> list[rows.AnyFact]:
    asked = room.asked
    assert asked is not None
    if asked.what == "undo" and room.play is not None and not room.play.whole:
        raise NotWhole
    return granted(room, asked.wish())
