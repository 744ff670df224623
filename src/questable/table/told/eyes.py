"""What one pair of eyes is told: built from that seat's view alone (T-5.1)."""

import msgspec

from questable.engine import OVER, RACE, SEALED, SPECTATOR, Event
from questable.engine.event import EVERYONE
from questable.table.judge import clocks, undo
from questable.table.log import rows
from questable.table.log.play import NotWhole, Play
from questable.table.log.room import ENDED, PLAYING, Happened, Room
from questable.table.told import messages

PART = 100_000
"""Bytes, about: a longer history is told in parts, as fast as the line takes them."""
NOTICED = 1_000
"""Milliseconds: a shorter pause is no more than a bot takes, and nobody is told of it."""
AROUND = (rows.ActRow, rows.UndoRow, rows.ClockRow, rows.PhraseRow, *rows.UNTOLD)
"""Rows after which nothing around the game has changed."""


class Eyes(msgspec.Struct, frozen=True):
    """Whose eyes: a seat or a spectator, and whether this person acts for the seat now."""

    seat: int
    acts: bool


def eyes_of(room: Room, person: int) -> Eyes:
    """T-3.1: all who share a seat see the same, and the next of them acts."""
    guest = room.people.get(person)
    if guest is None or guest.seat < 0:
        return Eyes(SPECTATOR, False)
    return Eyes(guest.seat, room.acting(guest.seat) == person)


class Telling:
    """Everything from row `since` on; what is the same to several eyes is built once.

    Lines know rows by the numbers of what was told (T-5.1): a secret reply moves none of them.
    """

    def __init__(self, room: Room, since: int, table: bool, until: int | None = None) -> None:
        self._room = room
        end = None if until is None else until - room.base
        self._happened = room.history[max(since, room.base) - room.base : end] if since >= 0 else []
        self._table = table_now(room) if table else None
        self._apart = _apart(self._happened)
        self._told: dict[int, list[messages.Told]] = {}

    def update(self, eyes: Eyes) -> messages.Update:
        """As one message for these eyes."""
        seat = eyes.seat if eyes.seat in self._apart else SPECTATOR
        if seat not in self._told:
            told = (_told(each, seat) for each in self._happened)
            self._told[seat] = [each for each in told if each is not None]
        return messages.Update(
            seq=self._room.told,
            told=self._told[seat],
            table=self._table,
            play=_play(self._room, eyes),
        )


def part(room: Room, eyes: Eyes, since: int, first: bool) -> tuple[messages.Update, int]:
    """What a line that is behind hears next, from row `since` on, and where that ends.

    -1 for nothing of it but the table and the game as they are. What fits comes as one message; of
    a long history the first part and the last show table and game.
    """
    if 0 <= since < room.base:
        raise NotWhole
    until, kind = _extent(room, since)
    whole = Telling(room, since, True, until).update(eyes)
    if not kind:
        return whole, until
    number = room.history[until - room.base].number
    if first:
        return msgspec.structs.replace(whole, seq=number, part=kind), until
    return messages.Update(seq=number, told=whole.told, table=None, play=None, part=kind), until


def _extent(room: Room, since: int) -> tuple[int, str]:
    """Up to which row a part goes, and of what kind it is: '' for the last or only one."""
    if since < 0:
        return room.seq, ""
    until = since
    weight = 0
    for place in range(since - room.base, len(room.history)):
        each = room.history[place]
        weight += _weight(each)
        if weight > PART and until > since:
            break
        until = each.row.seq + 1
    if until == room.seq:
        return until, ""
    if since >= room.chosen_at:
        return until, "now"
    return min(until, room.chosen_at), "past"


def _weight(happened: Happened) -> int:
    """About how many bytes a row is told in."""
    header = happened.row.fact.header if isinstance(happened.row.fact, rows.DealRow) else ""
    return 200 + 150 * len(happened.events) + len(header)


def _apart(happened: list[Happened]) -> set[int]:
    """The seats that are told more than a spectator: who acted, and who hears what not all do."""
    found: set[int] = set()
    for each in happened:
        if isinstance(each.row.fact, rows.ActRow):
            found.add(each.row.fact.seat)
        for event in each.events:
            if event.audience != EVERYONE:
                found |= {
                    seat for seat in range(event.audience.bit_length()) if event.heard_by(seat)
                }
    return found


def concerns(room: Room, since: int) -> set[int] | None:
    """The seats that the rows from `since` on are told to; None for everyone."""
    new = [h.row.fact for h in room.history[since - room.base :]]
    if any(not isinstance(fact, rows.UNTOLD) for fact in new):
        return None
    sealed = room.play is not None and room.play.state.actor == SEALED
    if not sealed and any(isinstance(fact, rows.CurtainRow) for fact in new):
        # Everyone sees a clock stand still, but not whose turn it is to reply in secret.
        return None
    return {fact.seat for fact in new if isinstance(fact, rows.SealedRow)}


def around(room: Room, since: int) -> bool:
    """Whether anything around the game may have changed since that row."""
    if room.asked_at > since or any(len(seat.people) > 1 for seat in room.seats):
        return True
    return any(not isinstance(h.row.fact, AROUND) for h in room.history[since - room.base :])


def _told(happened: Happened, seat: int) -> messages.Told | None:
    row = happened.row
    fact = row.fact
    if isinstance(fact, rows.UNTOLD):
        return None
    if isinstance(fact, rows.ActRow):
        mine = seat >= 0 and fact.seat == seat
        public: messages.Acted | messages.Dealt | messages.AnyPublic = messages.Acted(
            seat=fact.seat,
            by=fact.by,
            person=fact.person,
            action=fact.action if mine else "",
            events=_heard(happened.events, seat),
        )
    elif isinstance(fact, rows.DealRow):
        public = messages.Dealt(game=fact.game, header=msgspec.Raw(fact.header.encode()))
    elif isinstance(fact, rows.ChooseRow):
        public = messages.Chosen(
            game=fact.game,
            players=fact.players,
            options=fact.options,
            pack=fact.pack,
            plies=happened.plies,
        )
    elif isinstance(fact, rows.PackRow):
        public = messages.Renewed(pack=fact.pack)
    elif isinstance(fact, rows.EnterRow):
        public = rows.EnterRow(person=fact.person, name=fact.name)
    else:
        public = fact
    return messages.Told(seq=happened.number, at=row.at, fact=public)


def _heard(events: list[Event], seat: int) -> list[messages.Heard]:
    return [messages.Heard(event=e.kind, facts=e.facts) for e in events if e.heard_by(seat)]


def table_now(room: Room) -> messages.TableNow:
    """Everything around the game."""
    chosen, series = room.chosen, room.series
    asked = room.asked
    return messages.TableNow(
        room=room.id,
        phase=room.phase,
        host=room.host,
        game=chosen.game if chosen else "",
        players=len(room.seats),
        options=chosen.options if chosen else {},
        pack=chosen.pack if chosen else "",
        brought=_brought(chosen),
        settings=room.settings,
        seats=[
            messages.SeatNow(
                people=seat.people, acting=room.acting(n), shared=seat.shared, bot=seat.bot
            )
            for n, seat in enumerate(room.seats)
        ],
        people=[
            messages.PersonNow(
                person=n, name=g.name, face=g.face, seat=g.seat, ready=g.ready, up=g.up
            )
            for n, g in sorted(room.people.items())
        ],
        asked=None
        if asked is None
        else messages.AskedNow(
            person=asked.person,
            what=asked.what,
            seat=asked.seat,
            n=asked.n,
            target=asked.target,
            yes=asked.yes,
            open=[each for each in room.consenters() if each not in asked.yes],
        ),
        series=None
        if series is None or not series.played
        else messages.SeriesNow(
            played=len(series.played),
            sums=series.sums(),
            wins=series.wins(),
            over=series.over(),
            leaders=series.leaders(),
        ),
        games=room.games,
        commitment=room.commitment,
        coded=room.coded >= 0,
        edition=room.edition,
        renewed=room.renewed is not None,
        pack_fault=room.pack_fault,
        paused=room.rested >= 0,
        pack_by=chosen.by if chosen else -1,
    )


def _play(room: Room, eyes: Eyes) -> messages.PlayNow | None:
    play = room.play
    if play is None:
        return None
    asks, legal = _asks(room, play, eyes)
    outcome = None
    if play.over:
        result = play.state.result()
        outcome = messages.OutcomeNow(
            reason=result.reason, winners=result.winners, scores=result.scores
        )
    return messages.PlayNow(
        view=play.view(eyes.seat),
        asks=asks,
        legal=legal,
        answered=eyes.seat in play.sealed,
        undo=_undo(room, play, eyes),
        clocks=_clocks(room, play, eyes.seat),
        pause=_pause(room, play),
        outcome=outcome,
    )


def _asks(room: Room, play: Play, eyes: Eyes) -> tuple[str, list[str]]:
    state, seat = play.state, eyes.seat
    if state.actor == OVER or room.phase == ENDED:
        return "over", []
    if not eyes.acts:
        return "wait", []
    if room.entering and room.entering.seat == seat:
        return "enter", list(room.entering.actions)
    if seat in play.sealed or not state.may_act(seat):
        return "wait", []
    # In a race a move aimed at a card that was covered may stand (S-6.5), but nobody is offered it.
    legal = [action.text for action in state.aims(seat)]
    if not legal:
        return "wait", []
    if state.actor == RACE:
        return "race", legal
    if state.actor == SEALED and (state.pending >> seat) & 1:
        return "sealed", legal
    return ("turn" if state.actor == seat else "call"), legal


def _brought(chosen: rows.ChooseRow | None) -> messages.BroughtNow | None:
    if chosen is None or not chosen.brought:
        return None
    entries, carried = len(chosen.entries), bool(chosen.carried)
    return messages.BroughtNow(
        entries=entries, drawn=chosen.drawn, carried=carried, position=bool(chosen.start)
    )


def _undo(room: Room, play: Play, eyes: Eyes) -> str:
    if eyes.seat < 0 or room.phase != PLAYING or room.seats[eyes.seat].bot:
        return ""
    if play.match.consent_refusal() == "T-2.3":
        return ""
    if undo.free(play, eyes.seat):
        return "free"
    if not (play.acted >> eyes.seat) & 1:
        return ""
    # T-2.2: where nobody else is at the table, nobody has to be asked.
    return "ask" if len(room.seated()) > 1 else "free"


def _pause(room: Room, play: Play) -> messages.PauseNow | None:
    """The same to all eyes: it tells of nobody."""
    if room.phase != PLAYING or play.state.actor != SEALED or play.opens - play.window < NOTICED:
        return None
    return messages.PauseNow(begun=play.window, ends=room.opening())


def _clocks(room: Room, play: Play, seat: int) -> list[messages.ClockNow]:
    """Read off what these eyes may know: who still owes a secret reply is not among it."""
    if room.phase != PLAYING or (room.settings.clock.kind == "none" and not room.settings.window):
        return []
    sealed = play.state.actor == SEALED
    found = []
    if sealed and room.settings.window and play.window >= 0:
        found.append(messages.ClockNow(seat=SPECTATOR, at=room.opening()))
    for each in room.deciders():
        at = clocks.limit(room, each)
        if at and (not sealed or each == seat):
            runs = room.away(each) < 0 and room.rested < 0
            found.append(messages.ClockNow(seat=each, at=at if runs else 0))
    return found
