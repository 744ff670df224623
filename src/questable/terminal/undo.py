"""Going back: freely by T-2.1, else by T-2.2 with the consent of every other person."""

from questable.terminal.commands import agrees, declines
from questable.terminal.screen import Left
from questable.terminal.sitting import Sitting


def undo(sitting: Sitting, named: int | None) -> bool:
    """Take back the last action of the named seat, or of the person who acted last."""
    seat = sitting.last_person() if named is None else named
    match = sitting.match
    count = 0 if seat is None else match.last_own(seat)
    if seat is None or not count:
        sitting.say("table-nothing-to-undo")
        return False
    if match.undo_refusal(seat):
        if rule := match.consent_refusal():
            sitting.screen.line(sitting.voice.refusal(rule))
            return False
        if not _all_agree(sitting, seat, count):
            return False
    sitting.take_back(seat, count)
    return True


def _all_agree(sitting: Sitting, seat: int, count: int) -> bool:
    voice = sitting.voice
    others = [person for person in sitting.humans if person != seat]
    if others:
        sitting.say("terminal-asks-back", seat=voice.seat(seat), deeds=sitting.deeds(count))
    for person in others:
        if not _agrees(sitting, voice.seat(person)):
            sitting.say("terminal-disagrees", person=voice.seat(person))
            sitting.screen.line(voice.refusal("T-2.2"))
            return False
    return True


def _agrees(sitting: Sitting, person: str) -> bool:
    while True:
        sitting.say("terminal-consent", person=person)
        line = sitting.screen.ask()
        if line is None:
            raise Left
        if agrees(line) or declines(line):
            return agrees(line)
