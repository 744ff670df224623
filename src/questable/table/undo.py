"""Going back, and all else that takes the consent of the others (T-2.1, T-2.2, T-2.3, T-3.2)."""

from questable.engine import SEALED
from questable.table import rows
from questable.table.moves import ended, member_seat, playing
from questable.table.play import Play
from questable.table.room import PLAYING, Room
from questable.table.verdict import No, NotWhole, Verdict


def free(play: Play, seat: int) -> bool:
    """T-2.1: nothing was revealed, nobody else has acted or was asked in secret."""
    if play.state.actor == SEALED or play.match.undo_refusal(seat):
        return False
    last = play.match.last
    # What the clock did was not the seat's own action.
    return last is not None and last.by == "person"


def undo(room: Room, person: int) -> Verdict:
    """Take back the own last action, or ask the others for it."""
    play = playing(room)
    seat = member_seat(room, person)
    if not play.whole:
        raise NotWhole
    if free(play, seat):
        return Verdict(rows.UndoRow(seat=seat, n=1, by="person", person=person))
    rule = play.match.consent_refusal()
    n = play.match.last_own(seat)
    if rule or not n:
        raise No("rule", rule or "T-2.1")
    return ask(room, rows.AskRow(person=person, what="undo", seat=seat, n=n))


def ask(room: Room, wish: rows.AskRow) -> Verdict:
    """Put a wish to the others; with nobody else at the table it is granted at once."""
    if room.asked is not None:
        raise No("asked-already")
    if any(each != wish.person for each in room.seated()):
        return Verdict(wish)
    return Verdict(wish, *granted(room, wish))


def granted(room: Room, wish: rows.AskRow) -> list[rows.AnyFact]:
    """What follows when all have agreed."""
    if wish.what == "change":
        return [rows.ChangeRow()]
    if wish.what == "end":
        return [ended("agreed", room.seeds[room.games - 1])]
    return [rows.UndoRow(seat=wish.seat, n=wish.n, by="person", person=wish.person, agreed=True)]


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
    if yes:
        verdict.facts += agreed(room, person)
    return verdict


def agreed(room: Room, person: int) -> list[rows.AnyFact]:
    """What follows if this person was the last whose consent was missing, or leaves."""
    asked = room.asked
    if asked is None or asked.person == person:
        return []
    if not set(room.consenters()) <= {*asked.yes, person}:
        return []
    if asked.what == "undo" and room.play is not None and not room.play.whole:
        raise NotWhole
    wish = rows.AskRow(person=asked.person, what=asked.what, seat=asked.seat, n=asked.n)
    return granted(room, wish)


def end(room: Room, person: int) -> Verdict:
    """Ask the others to end the game here."""
    if room.phase != PLAYING:
        raise No("no-game")
    seat = room.people[person].seat
    if seat < 0:
        raise No("no-seat")
    return ask(room, rows.AskRow(person=person, what="end", seat=seat))


def change(room: Room, person: int) -> Verdict:
    """T-3.2: ask the others to let seats and options change in mid-series."""
    if room.phase == PLAYING or room.loose:
        raise No("playing" if room.phase == PLAYING else "loose")
    if room.people[person].seat < 0:
        raise No("no-seat")
    return ask(room, rows.AskRow(person=person, what="change"))
