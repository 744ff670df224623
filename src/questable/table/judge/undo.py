"""Going back (T-2.1, T-2.2, T-2.3), and what else all are asked: the end, a change (T-3.2)."""

from questable.engine import SEALED
from questable.table.judge.consent import ask
from questable.table.judge.moves import member_seat, playing
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.play import NotWhole, Play
from questable.table.log.room import PLAYING, Room


def free(play: Play, seat: int) -> bool:
    """T-2.1: nothing was revealed, nobody else has acted or was asked in secret."""
    if play.state.actor == SEALED or play.match.undo_refusal(seat):
        return False
    last = play.match.last
    # What the clock did was not the seat's own action.
    return last is not None and last.by == "person"


def undo(room: Room, person: int, now: int) -> Verdict:
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
    return ask(room, rows.AskRow(person=person, what="undo", seat=seat, n=n), now)


def end(room: Room, person: int, now: int) -> Verdict:
    """Ask the others to end the game here."""
    if room.phase != PLAYING:
        raise No("no-game")
    seat = room.people[person].seat
    if seat < 0:
        raise No("no-seat")
    return ask(room, rows.AskRow(person=person, what="end", seat=seat), now)


def change(room: Room, person: int, now: int) -> Verdict:
    """T-3.2: ask the others to let seats and options change in mid-series."""
    if room.phase == PLAYING or room.loose:
        raise No("playing" if room.phase == PLAYING else "loose")
    if room.people[person].seat < 0:
        raise No("no-seat")
    return ask(room, rows.AskRow(person=person, what="change"), now)
