"""Folding: what a room becomes by one more row. Pure and without time.

The people's part of it is in `fold_people`.
"""

import msgspec

from questable.engine import CHANCE, SEALED, Event, Record, read_record
from questable.table.log import fold_people, rows
from questable.table.log.fold_people import deny, drop, put, unready
from questable.table.log.play import Mark, NotWhole, Play
from questable.table.log.room import ENDED, LOBBY, PLAYING, SHARING, Happened, Room
from questable.table.log.seats import Seat
from questable.table.log.series import Series

NOBODY = -9
"""Not the number of a seat, nor of chance or any other actor."""


def _as_told(room: Room, row: rows.Row) -> rows.Row:
    """A row as it is kept to be told: of a deal nothing that only the end may tell."""
    fact = row.fact
    if not isinstance(fact, rows.DealRow):
        return row
    header = room.game.told_header(fact.header)
    told = fact if header is fact.header else msgspec.structs.replace(fact, header=header)
    return rows.Row(row.seq, row.at, told)


def fold(room: Room, row: rows.Row) -> None:
    """Become what the room is after this row."""
    if row.seq != room.seq:
        raise ValueError(f"row {row.seq} of {room.id} came instead of {room.seq}")
    asked = room.asked
    events = _FOLD[type(row.fact)](room, row.fact, row)  # type: ignore[operator]
    room.seq = row.seq + 1
    if room.asked is not asked:
        room.asked_at = room.seq
    room.history.append(Happened(_as_told(room, row), room.told, events or []))
    room.told += not isinstance(row.fact, rows.UNTOLD)
    if room.play is not None and isinstance(row.fact, _PLIES):
        room.play.since = row.at
    if type(row.fact) in _MOVES:
        _put_decisions(room, row)


def _put_decisions(room: Room, row: rows.Row) -> None:
    """Note when a decision was put to a seat, so that clocks can be read off the rows."""
    play = room.play
    room.see_offer()
    deciders = room.deciders()
    if play is not None and play.state.actor == SEALED and play.window < 0:
        play.window = row.at
        play.opens = row.at + room.pause()
        play.nudged = False
    own = row.fact.seat if isinstance(row.fact, rows.ActRow) else NOBODY
    for number, seat in enumerate(room.seats):
        if number not in deciders:
            seat.since = -1
        elif seat.since < 0 or own in (number, CHANCE):
            put(seat, row.at)
            seat.nudged = False


def _choose(room: Room, fact: rows.ChooseRow, row: rows.Row) -> None:
    before, room.chosen, room.chosen_at = room.chosen, fact, row.seq
    room.pack_fault = None
    if room.series and before and (before.game, before.players) != (fact.game, fact.players):
        # T-3.2: what cannot be added up begins anew.
        room.series = None
    _add_up(room)
    _resize(room, fact.players)
    drop(room, "sit", "return", "renew", "share")
    unready(room)


def _add_up(room: Room) -> None:
    """The next game of a series is set up as it was chosen now."""
    if room.series and room.chosen:
        last = room.series.coming[-1]
        own = bool(room.chosen.pack)
        room.series.coming[-1] = Record(last.game, last.rules, room.setup(), own)


def _pack(room: Room, fact: rows.PackRow, row: rows.Row) -> None:
    room.edition += 1
    room.pack_fault = None
    room.renewed = fact
    if room.phase == LOBBY and room.chosen is not None:
        _renew(room, room.chosen, row)
        unready(room)


def _pack_fault(room: Room, fact: rows.PackFaultRow, _row: rows.Row) -> None:
    room.pack_fault = fact if fact.code else None


def _renew(room: Room, before: rows.ChooseRow, row: rows.Row) -> None:
    """The game that comes next has the pack that was waiting for it.

    What a series changes from game to game, such as who deals, stays as it is.
    """
    chosen, new = room.chosen, room.renewed
    assert chosen is not None
    assert new is not None
    moved = {k: v for k, v in chosen.options.items() if v != before.options[k]}
    old = room.setup().pack
    room.chosen = msgspec.structs.replace(
        chosen,
        pack=new.pack,
        facts=new.facts,
        words=new.words,
        options={**new.options, **moved},
        carried={},
    )
    carried = room.game.recarried(chosen.carried, old, room.setup().pack)
    room.chosen = msgspec.structs.replace(room.chosen, carried=carried)
    room.chosen_at = row.seq
    room.renewed = None
    _add_up(room)


def _resize(room: Room, players: int) -> None:
    for seat in room.seats[players:]:
        for person in seat.people:
            room.people[person].seat = -1
    del room.seats[players:]
    while len(room.seats) < players:
        room.seats.append(Seat())


def _set(room: Room, fact: rows.SettingsRow, _row: rows.Row) -> None:
    room.settings = fact.settings
    unready(room)


def _lock(room: Room, fact: rows.LockRow, row: rows.Row) -> None:
    if fact.way in ("code", "lapse"):
        room.coded = row.at if fact.way == "code" else -1


def _commit(room: Room, fact: rows.CommitRow, row: rows.Row) -> None:
    room.phase = SHARING
    room.coded = -1
    room.commitment = fact.commitment
    room.committed = row.at
    room.games = fact.game + 1
    room.shares = {}
    room.play = None
    for seat in room.seats:
        seat.limits = 0
    for guest in room.people.values():
        guest.saw = guest.seat


def _share(room: Room, fact: rows.ShareRow, _row: rows.Row) -> None:
    room.shares[fact.seat] = fact.share


def _deal(room: Room, fact: rows.DealRow, _row: rows.Row) -> None:
    record = read_record(room.finder, fact.header + "\n", own=True)
    room.phase = PLAYING
    room.dealt = True
    room.play = Play(room.game, record, fact.game)
    room.play.moved = room.told
    if fact.plies and room.chosen is not None:
        room.play.go_on_from(room.chosen)
    if room.series is None:
        first = Record(record.game, record.rules, record.setup, record.foreign)
        kinds = [seat.bot or "human" for seat in room.seats]
        settings = room.settings
        room.series = Series(room.game, first, kinds, settings.target, settings.games)
    room.loose = False


def _act(room: Room, fact: rows.ActRow, row: rows.Row) -> list[Event]:
    play = room.play
    assert play is not None
    turn, number = play.game.turn(play.state)
    if fact.seat >= 0 and fact.by != "clock":
        room.seats[fact.seat].limits = 0
    if room.asked and room.asked.what == "undo":
        if fact.person in room.consenters() and fact.seat not in play.sealed:
            # Who was asked and plays on has said no; whoever else acts only settles it, and so do
            # secret replies that are opened: they may have been there before the wish.
            deny(room, row.at)
        room.asked = None
    asked = room.seats[fact.seat] if fact.seat >= 0 else Seat()
    turns = [(seat.turn, seat.acted) for seat in room.seats]
    play.marks.append(Mark(asked.since, asked.spared, turns))
    events = play.act(fact, room.told)
    room.seats[turn].acted |= turn == fact.seat
    if play.game.turn(play.state)[1] != number:
        room.seats[turn].rotate()
    return events


def _undo(room: Room, fact: rows.UndoRow, _row: rows.Row) -> None:
    play = room.play
    assert play is not None
    if not play.whole:
        raise NotWhole
    room.asked = None
    mark = play.marks[-fact.n]
    del play.marks[-fact.n :]
    play.undo(fact, room.told)
    for seat, (turn, acted) in zip(room.seats, mark.turns, strict=True):
        seat.since = -1
        seat.turn = turn % max(1, len(seat.people))
        seat.acted = acted
    if not fact.agreed:
        # T-4.1: who takes back an action gets no new time for it.
        room.seats[fact.seat].since = mark.since
        room.seats[fact.seat].spared = mark.spared


def _sealed(room: Room, fact: rows.SealedRow, _row: rows.Row) -> None:
    assert room.play is not None
    room.play.sealed[fact.seat] = fact
    if fact.by == "clock":
        room.seats[fact.seat].limits += 1


def _tick(room: Room, fact: rows.ClockRow, _row: rows.Row) -> None:
    if fact.seat < 0:
        if room.play is not None:
            room.play.nudged |= fact.did == "nudge"
        return
    seat = room.seats[fact.seat]
    if fact.did == "nudge":
        seat.nudged = True
    elif fact.did in ("default", "bot"):
        seat.limits += 1


def _rest(room: Room, fact: rows.RestRow, row: rows.Row) -> None:
    """What nobody could use is not taken from anybody's time."""
    if not fact.on and room.rested >= 0:
        play = room.play
        for seat in room.seats:
            if seat.since >= 0:
                seat.since += row.at - max(room.rested, seat.since)
        if play is not None:
            play.since += row.at - max(room.rested, play.since)
            if play.window >= 0:
                gone = row.at - max(room.rested, play.window)
                play.window, play.opens = play.window + gone, play.opens + gone
    room.rested = row.at if fact.on else -1


def _nothing(room: Room, _fact: rows.RoomFact, _row: rows.Row) -> None:
    pass


def _end(room: Room, fact: rows.EndRow, _row: rows.Row) -> None:
    room.phase = ENDED
    room.asked = None
    room.granted = []
    if room.play is not None:
        room.play.sealed = {}
        room.play.match.record.seed = fact.seed
        if room.play.number not in room.ended:
            room.ended.append(room.play.number)
    if fact.why == "over" and room.play is not None and room.series is not None:
        room.series.finished(str(room.games - 1), room.play.state)
    unready(room)


def _next(room: Room, fact: rows.NextRow, row: rows.Row) -> None:
    assert room.chosen is not None
    before = room.chosen
    room.phase = LOBBY
    room.play = None
    room.commitment = ""
    if fact.rematch:
        room.series = None
        room.loose = True
    following = room.series.following.setup if room.series else None
    room.chosen = rows.ChooseRow(
        game=room.chosen.game,
        players=room.chosen.players,
        options=following.options if following else room.chosen.options,
        pack=room.chosen.pack,
        by=room.chosen.by,
        facts=room.chosen.facts,
        words=room.chosen.words,
        carried=following.carried if following else {},
        asked=room.chosen.asked,
    )
    if room.renewed:
        _renew(room, before, row)
    unready(room)


_PLIES = (rows.DealRow, rows.ActRow, rows.UndoRow)
_MOVES = (
    *_PLIES,
    rows.SealedRow,
    rows.EndRow,
    rows.BotRow,
    rows.BackRow,
    rows.SitRow,
    rows.ReturnRow,
)

_FOLD = {
    **fold_people.FOLD,
    rows.ChooseRow: _choose,
    rows.PackRow: _pack,
    rows.PackFaultRow: _pack_fault,
    rows.SettingsRow: _set,
    rows.LockRow: _lock,
    rows.CommitRow: _commit,
    rows.ShareRow: _share,
    rows.DealRow: _deal,
    rows.ActRow: _act,
    rows.UndoRow: _undo,
    rows.SealedRow: _sealed,
    rows.ClockRow: _tick,
    rows.LateRow: _nothing,
    rows.PhraseRow: _nothing,
    rows.RestRow: _rest,
    rows.WayRow: _nothing,
    rows.EndRow: _end,
    rows.NextRow: _next,
}
