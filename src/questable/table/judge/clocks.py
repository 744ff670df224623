"""Deadlines (T-4.1, T-3.3): read off the rows, so that any process may fire them."""

from questable.engine import CHANCE, RACE, SEALED, Action, State
from questable.table.judge import lobby, moves, seating
from questable.table.judge.verdict import Verdict
from questable.table.log import rows
from questable.table.log.class_rows import CODE_LIFE
from questable.table.log.play import Play
from questable.table.log.room import LOBBY, PLAYING, SHARING, Room
from questable.table.log.seats import Seat

SHARE_WAIT = 15_000
"""Milliseconds that a seat's bytes are waited for."""


class Due:
    """Something that will have to be done."""

    def __init__(self, at: int, what: str, seat: int) -> None:
        self.at = at
        self.what = what
        """'lapse', 'share', 'pause', 'open', 'nudge', 'limit' or 'absent'."""
        self.seat = seat


def dues(room: Room) -> list[Due]:
    """All deadlines that stand, the first to come first."""
    if room.phase == LOBBY and room.coded >= 0:
        return [Due(room.coded + CODE_LIFE, "lapse", -1)]
    if room.phase == SHARING:
        return [Due(room.committed + SHARE_WAIT, "share", -1)]
    play, clock = room.play, room.settings.clock
    if room.phase != PLAYING or play is None or room.rested >= 0:
        return []
    found = _pause(room, play) + _window(room, play)
    if clock.kind == "none" and clock.absent == "wait":
        return found
    for number in range(len(room.seats)):
        found += _seat(room, play, number)
    return sorted(found, key=lambda due: (due.at, due.seat))


def _pause(room: Room, play: Play) -> list[Due]:
    """S-6.3: chance may have to wait, so that all see why it comes."""
    if play.state.actor != CHANCE or room.entering:
        return []
    return [Due(play.since + play.state.pause(), "pause", -1)]


def _window(room: Room, play: Play) -> list[Due]:
    """What comes to all who are asked in secret at one moment, so that it tells of nobody."""
    found: list[Due] = []
    if play.state.actor != SEALED or play.window < 0:
        return found
    if room.settings.window or not play.deciders():
        found.append(Due(room.opening(), "open", -1))
    if room.settings.clock.kind == "nudge" and not play.nudged:
        found.append(Due(play.window + room.settings.clock.seconds * 1000, "nudge", -1))
    return found


def _seat(room: Room, play: Play, number: int) -> list[Due]:
    seat, clock = room.seats[number], room.settings.clock
    if seat.bot or not seat.people:
        return []
    found: list[Due] = []
    cut = 0 if room.up(number) else max(room.people[each].cut for each in seat.people)
    since = _wanted(play, number, seat)
    if cut and clock.absent == "bot" and since >= 0:
        found.append(Due(max(cut, since) + clock.grace * 1000, "absent", number))
    at = limit(room, number)
    if at and clock.kind == "limit":
        found.append(Due(at, "limit", number))
    elif at and clock.kind == "nudge" and not seat.nudged and play.state.actor != SEALED:
        found.append(Due(at, "nudge", number))
    return found


def _wanted(play: Play, number: int, seat: Seat) -> int:
    """Since when somebody has to be at a seat, -1 if nobody has.

    T-5.1: asked in secret, whoever has replied is waited for like the others.
    """
    if play.state.actor == SEALED:
        return play.window if (play.state.pending >> number) & 1 else -1
    return max(0, seat.since) if play.state.actor == RACE else seat.since


def limit(room: Room, number: int) -> int:
    """When the time for a seat's decision is up; 0 when it is not timed."""
    seat, clock = room.seats[number], room.settings.clock
    if clock.kind == "none" or seat.since < 0 or seat.bot or not seat.people:
        return 0
    # T-4.1: a line that was cut, or a curtain, stops the clock for the grace.
    grace = 0 if room.away(number) < 0 else clock.grace * 1000 - seat.spared
    return seat.since + clock.seconds * 1000 + max(0, grace)


def curtain(room: Room, person: int, down: bool) -> Verdict:
    """A device on its way from hand to hand; nothing to note where no clock runs."""
    guest = room.people[person]
    timed = room.phase == PLAYING and room.settings.clock.kind != "none"
    if guest.seat < 0 or not timed or down == (guest.curtain >= 0):
        return Verdict()
    return Verdict(rows.CurtainRow(person=person, down=down))


def _come(room: Room, now: int) -> Due | None:
    return next((due for due in dues(room) if due.at <= now), None)


def for_bot(room: Room, now: int) -> int:
    """The seat for which a bot has to act, since its time is up; -1 when there is none."""
    due = _come(room, now)
    by_bot = room.settings.clock.then == "bot" and not room.entering
    return due.seat if due is not None and due.what == "limit" and by_bot else -1


def fire(room: Room, now: int, advice: Action | None) -> Verdict | None:
    """What the first deadline that has come decides; None when none has.

    `advice` is what a bot would do in the seat that `for_bot` names.
    """
    due = _come(room, now)
    if due is None:
        return None
    if due.what == "lapse":
        return _lapse()
    if due.what == "share":
        return _share(room)
    if due.what == "pause":
        return _draw(room)
    if due.what == "open":
        return _open(room)
    if due.what == "nudge":
        return Verdict(rows.ClockRow(seat=due.seat, did="nudge"))
    if due.what == "absent":
        return Verdict(_stand_in(room, due.seat))
    return _limit(room, due.seat, advice, now)


def _lapse() -> Verdict:
    """D-4.11: the host makes another code if it is still wanted."""
    verdict = Verdict(rows.LockRow(way="lapse"))
    verdict.shut = ["code"]
    return verdict


def _share(room: Room) -> Verdict:
    """Who sent no bytes adds none: the promise holds for all who did."""
    missing = [seat for seat in range(len(room.seats)) if seat not in room.shares]
    given = [rows.ShareRow(seat=seat, share="00" * 16, by="clock") for seat in missing]
    verdict = lobby.shared(room, given)
    verdict.facts = [*(rows.ClockRow(seat=s, did="share") for s in missing), *verdict.facts]
    return verdict


def _draw(room: Room) -> Verdict:
    """The dealer draws what the table waits for."""
    play = moves.playing(room)
    return moves.following(room, [play.chance(room.dealer(), play.state, play.course())])


def _open(room: Room) -> Verdict:
    """The pause or the window of secret replies is over: they are opened, all at one moment."""
    play = moves.playing(room)
    answers = dict(play.sealed)
    for seat in play.deciders():
        action = default(play, play.state, seat).text
        answers[seat] = rows.SealedRow(seat=seat, action=action, by="clock")
    verdict = moves.closed(room, answers)
    if room.settings.window:
        verdict.facts = [rows.ClockRow(seat=-1, did="window"), *verdict.facts]
    return verdict


def _stand_in(room: Room, seat: int) -> rows.BotRow:
    """T-3.3: a bot plays until the owner returns."""
    return seating.bot_row(seat, room.settings.clock.level, "silent")


def _limit(room: Room, number: int, advice: Action | None, now: int) -> Verdict:
    play, clock = moves.playing(room), room.settings.clock
    if room.entering:
        # T-4.2: dice that nobody enters are rolled by the dealer.
        verdict = _draw(room)
    elif clock.then == "bot":
        assert advice is not None
        verdict = moves.act(room, number, advice.text, "clock", now)
    else:
        verdict = moves.act(room, number, default(play, play.state, number).text, "clock", now)
    if isinstance(verdict.facts[0], rows.SealedRow):
        # That a reply is in, and whose, is nobody's to know before all are.
        return verdict
    verdict.facts = [rows.ClockRow(seat=number, did=clock.then), *verdict.facts]
    over = any(isinstance(fact, rows.EndRow) for fact in verdict.facts)
    if clock.silent and room.seats[number].limits + 1 >= clock.silent and not over:
        verdict.facts.append(_stand_in(room, number))
    return verdict


def default(play: Play, state: State, seat: int) -> Action:
    """The safe default: what the game calls safe, else the first legal action."""
    legal = state.legal(seat)
    by_text: dict[str, Action] = {}
    for action in legal:
        by_text.setdefault(action.text, action)
        by_text.setdefault(action.text.partition(":")[0], action)
    return next((by_text[text] for text in play.game.safe if text in by_text), legal[0])
