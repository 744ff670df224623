"""Who sits where: taking a seat, leaving it, sharing it, and getting it back (T-3.1, T-5.1)."""

from questable.bots import LEVELS, version_of
from questable.table.judge import consent
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.room import ENDED, LOBBY, PLAYING, SHARING, Room
from questable.table.log.seats import LOST, Guest


def some_seat(room: Room, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(room.seats):
        raise No("unknown-seat", facts={"seat": seat})


def fixed(room: Room) -> None:
    """T-3.2: in mid-series seats stay as they are unless all agree."""
    if room.settled and room.phase not in (SHARING, PLAYING):
        raise No("rule", "T-3.2")


def sit(room: Room, person: int, seat: int, now: int) -> Verdict:
    """An empty seat, or one that is shared; where seats are settled its people are asked.

    T-5.1: nobody knows who comes in by the door. So a newcomer shares no hand without the leave of
    those whose it is, and gets a seat that fell silent only if all others say that it is theirs.
    """
    some_seat(room, seat)
    chair = room.seats[seat]
    guest = room.people.get(person) or Guest(name="")
    if guest.seat == seat:
        raise No("seated")
    if room.phase in (SHARING, PLAYING) and guest.saw not in (-1, seat):
        # Who has seen one hand may not play another.
        raise No("rule", "T-5.1")
    if not chair.people:
        fixed(room)
        if chair.bot:
            raise No("taken", facts={"seat": seat})
    elif lost(room, seat, now):
        if guest.seat >= 0:
            raise No("taken", facts={"seat": seat})
        return consent.ask(room, rows.AskRow(person=person, what="return", seat=seat), now)
    elif not chair.shared:
        raise No("taken" if room.up(seat) else "too-soon", facts={"seat": seat})
    elif room.settled:
        if guest.seat >= 0:
            raise No("rule", "T-3.2")
        return consent.ask(room, rows.AskRow(person=person, what="sit", seat=seat), now)
    return Verdict(rows.SitRow(person=person, seat=seat))


def welcome(room: Room, person: int) -> list[rows.AnyFact]:
    """The first seat that is free for somebody who comes in, and ready; nothing if none is.

    Where somebody has brought a pack, they look at it first.
    """
    free = [n for n, seat in enumerate(room.seats) if not seat.filled]
    if not free or room.phase != LOBBY or room.settled:
        return []
    sits = rows.SitRow(person=person, seat=free[0])
    if room.chosen is not None and room.chosen.by >= 0:
        # Nobody is ready for a pack that they have not seen.
        return [sits]
    return [sits, rows.ReadyRow(person=person, ready=True)]


def lost(room: Room, seat: int, now: int) -> bool:
    """Whether nobody of a seat has had a line for so long that its link may be lost."""
    people = [room.people[each] for each in room.seats[seat].people]
    return all(not each.up and now - each.cut >= LOST for each in people)


def rise(room: Room, person: int) -> Verdict:
    """Somebody gives up a seat."""
    if room.people[person].seat < 0:
        raise No("no-seat")
    fixed(room)
    return Verdict(
        rows.RiseRow(person=person), *_abandoned(room, person), *consent.left(room, person)
    )


def _abandoned(room: Room, person: int) -> list[rows.AnyFact]:
    """In mid-game a bot takes over where nobody is left (T-3.3)."""
    seat = room.people[person].seat
    if seat < 0 or room.phase not in (SHARING, PLAYING):
        return []
    if room.seats[seat].bot or room.seats[seat].people != [person]:
        return []
    return [bot_row(seat, room.settings.clock.level)]


def leave(room: Room, person: int) -> Verdict:
    """Somebody goes for good; a host who goes hands over to whoever sits, else to who came next."""
    others = [each for each in sorted(room.people) if each != person]
    facts: list[rows.AnyFact] = [
        rows.RemoveRow(person=person),
        *_abandoned(room, person),
        *consent.left(room, person),
    ]
    if person == room.host and others:
        heir = next((each for each in others if room.people[each].seat >= 0), others[0])
        facts.append(rows.HostRow(person=heir))
    verdict = Verdict(*facts)
    verdict.void = [person]
    return verdict


def remove(room: Room, person: int) -> Verdict:
    """The host sends somebody away."""
    if person not in room.people:
        raise No("unknown-person", facts={"person": person})
    return leave(room, person)


def share(room: Room, person: int, seat: int, shared: bool, now: int) -> Verdict:
    """T-3.1: several people may sit on one seat; where seats are settled, its people decide."""
    some_seat(room, seat)
    people = room.seats[seat].people
    if person != room.host and person not in people:
        raise No("not-host")
    if not shared and len(people) > 1:
        raise No("taken", facts={"seat": seat})
    if shared and room.settled and people and not room.seats[seat].shared:
        return consent.ask(room, rows.AskRow(person=person, what="share", seat=seat), now)
    return Verdict(rows.ShareSeatRow(seat=seat, shared=shared))


def bot(room: Room, seat: int, level: str) -> Verdict:
    """The host lets a bot play a seat, for nobody or for its people."""
    some_seat(room, seat)
    if level not in LEVELS:
        raise No("unknown-level", facts={"level": level})
    fixed(room)
    return Verdict(bot_row(seat, level))


def bot_row(seat: int, level: str, why: str = "host", instead_of: str = "") -> rows.BotRow:
    """A bot plays a seat, with the version that it has here."""
    version = version_of(level)
    return rows.BotRow(seat=seat, level=level, why=why, version=version, instead_of=instead_of)


def back(room: Room, seat: int) -> Verdict:
    """The host sends a bot away; in mid-game only where people sit."""
    some_seat(room, seat)
    if not room.seats[seat].bot:
        raise No("no-bot", facts={"seat": seat})
    if room.phase in (SHARING, PLAYING) and not room.seats[seat].people:
        raise No("playing")
    return Verdict(rows.BackRow(seat=seat))


def ready(room: Room, person: int, is_ready: bool) -> Verdict:
    """Somebody is ready for the game to begin, or no longer."""
    if room.phase in (SHARING, PLAYING, ENDED):
        raise No("playing")
    if room.people[person].seat < 0:
        raise No("no-seat")
    return Verdict(rows.ReadyRow(person=person, ready=is_ready))
