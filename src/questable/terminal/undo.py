"""Going back: freely by T-2.1, else by T-2.2 with the consent of every other person."""

from questable.terminal.commands import agrees, declines
from questable.terminal.local_game import LocalGame
from questable.terminal.screen import Left


def undo(local: LocalGame, named: int | None) -> bool:
    """Take back the last action of the named seat, or of the person who acted last."""
    seat = local.last_person() if named is None else named
    match = local.match
    count = 0 if seat is None else match.last_own(seat)
    if seat is None or not count:
        local.say("table-nothing-to-undo")
        return False
    if match.undo_refusal(seat):
        if rule := match.consent_refusal():
            local.screen.line(local.voice.refusal(rule))
            return False
        if not _all_agree(local, seat, count):
            return False
    local.take_back(seat, count)
    return True


def _all_agree(local: LocalGame, seat: int, count: int) -> bool:
    voice = local.voice
    others = [person for person in local.humans if person != seat]
    if others:
        local.say("terminal-asks-back", seat=voice.seat(seat), deeds=local.deeds(count))
    for person in others:
        if not _agrees(local, voice.seat(person)):
            local.say("terminal-disagrees", person=voice.seat(person))
            local.screen.line(voice.refusal("T-2.2"))
            return False
    return True


def _agrees(local: LocalGame, person: str) -> bool:
    while True:
        local.say("terminal-consent", person=person)
        line = local.screen.ask()
        if line is None:
            raise Left
        if agrees(line) or declines(line):
            return agrees(line)
