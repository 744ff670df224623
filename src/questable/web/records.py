"""Records that somebody brings: what is in them, whether their luck is true, replay, why not."""

import asyncio
from typing import Annotated, Any

import msgspec

from questable.engine import (
    OVER,
    Entry,
    Event,
    Game,
    Match,
    Record,
    RecordError,
    Refused,
    State,
    UnknownAction,
    Value,
    View,
    read_record,
)  # fmt: skip
from questable.registry import Registry
from questable.table import Unpromised, messages, verify
from questable.table.verdict import No
from questable.table.wording import Words
from questable.telling import HUMAN, Narrator, Voice
from questable.text import Words as Language
from questable.web.endpoint import Call, Endpoint, known_language

MOST_NAMES = 16
CHART_POINTS = 80
CHECKED, DIFFERS, UNPROMISED = "verified", "differs", "unpromised"


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record."""

    record: str


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """May this seat do this after so many entries that count?"""

    record: str
    seat: messages.Seat
    action: messages.Text
    ply: messages.Number = -1
    """-1 for all entries."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a record to show, through whose eyes."""

    record: str
    seat: messages.Number = -1
    """-1 for a spectator."""
    first: messages.Number = 0
    """How many entries come before the first board."""
    count: messages.Number = 50
    lang: messages.Text = ""
    """Words in this language, '' for none."""
    names: Annotated[list[Annotated[str, msgspec.Meta(max_length=messages.NAME_LENGTH)]],
                     msgspec.Meta(max_length=MOST_NAMES)] = []  # fmt: skip
    """What the seats are called in them."""


class Luck(msgspec.Struct, frozen=True):
    """An entry that the seed does not give."""

    line: int
    found: str
    due: str


class RecordInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a record is."""

    game: str
    players: int
    options: dict[str, Value]
    entries: int
    plies: int
    """Entries that count, what was undone left out."""
    over: bool
    outcome: messages.OutcomeNow | None
    luck: str
    """'verified', 'differs' or 'unpromised'."""
    differs: list[Luck]


class Reason(msgspec.Struct, frozen=True):
    """The rule that forbids it, '' when it is allowed."""

    rule: str


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A board of a replay: what was done, what was heard, how it looks then."""

    ply: int
    seat: int
    action: str
    by: str
    events: list[messages.Heard]
    view: Any
    words: Words | None = None
    lines: list[str] = []
    """The events in words."""


class Frames(msgspec.Struct, frozen=True):
    """Boards in a row."""

    plies: int
    frames: list[Frame]


class RaceLines(msgspec.Struct, frozen=True):
    """How a game went: each seat's prospects as a club bot weighs them, from first to last."""

    seats: list[list[int]]


def read(text: str) -> tuple[Game, Record]:
    """A record and its game, or No with the line of what is wrong."""
    try:
        record = read_record(Registry(), text)
    except RecordError as error:
        raise No("record", facts={"line": error.line, "why": error.why}) from error
    except Refused as error:
        raise No(error.reason, error.rule, error.facts) from error
    except (ValueError, RecursionError) as error:
        raise No("record", facts={"line": 1, "why": str(error)[:200]}) from error
    game = Registry().find(record.game)
    assert game is not None
    return game, record


def match_of(game: Game, record: Record) -> Match:
    """The record played, or No."""
    try:
        return Match(game, record)
    except RecordError as error:
        raise No("record", facts={"line": error.line, "why": error.why}) from error


def looked_at(text: str) -> RecordInfo:
    """What a record is, its luck checked."""
    game, record = read(text)
    state = match_of(game, record).state
    luck, wrong = CHECKED, []
    try:
        wrong = [Luck(each.line, each.found, each.due) for each in verify(game, record)]
    except Unpromised:
        luck = UNPROMISED
    return RecordInfo(
        game=game.key,
        players=record.setup.players,
        options=record.setup.options,
        entries=len(record.entries),
        plies=len(record.effective()),
        over=state.actor == OVER,
        outcome=outcome_of(state),
        luck=DIFFERS if wrong else luck,
        differs=wrong,
    )


def reasoned(asked: Question) -> Reason:
    """Which rule forbids it."""
    game, record = read(asked.record)
    if asked.ply >= 0:
        record = record.truncated(asked.ply)
    state = match_of(game, record).state
    if asked.seat >= record.setup.players:
        raise No("unknown-seat", facts={"seat": asked.seat})
    try:
        action = state.table().parse(asked.action)
    except UnknownAction:
        return Reason("T-1.4")
    return Reason(state.why_not(asked.seat, action))


def shown(asked: Wish, most: int) -> Frames:
    """Boards of a replay."""
    game, record = read(asked.record)
    match_of(game, record)
    if asked.seat >= record.setup.players:
        raise No("unknown-seat", facts={"seat": asked.seat})
    entries = record.effective()
    first = max(0, asked.first)
    match = match_of(game, record.truncated(first))
    match.log.take()
    narrator = _narrator(game, record, asked) if known_language(asked.lang) else None
    frames = []
    for ply, entry in enumerate(entries[first : first + min(most, max(0, asked.count))], first + 1):
        before = game.view(match.state, asked.seat)
        events = match.play(entry.seat, entry.action, entry.by)
        frame = frame_of(match, asked.seat, ply, entry, events)
        frames.append(_worded(narrator, match, before, frame) if narrator else frame)
    return Frames(len(entries), frames)


def frame_of(match: Match, seat: int, ply: int, entry: Entry, events: list[Event]) -> Frame:
    """The board after an entry, as one seat may see it."""
    return Frame(
        ply=ply,
        seat=entry.seat,
        action=entry.action,
        by=entry.by,
        events=[
            messages.Heard(event=each.kind, facts=dict(each.facts))
            for each in events
            if each.heard_by(seat)
        ],
        view=match.game.view(match.state, seat),
    )


def _narrator(game: Game, record: Record, asked: Wish) -> Narrator:
    """Who tells it; a seat without a name is a player or a bot with a number."""
    bots = {entry.seat for entry in record.entries if entry.by == "bot"}
    kinds = ["bot" if seat in bots else HUMAN for seat in range(record.setup.players)]
    names = [name.strip() for name in asked.names][: record.setup.players]
    voice = Voice(Language(asked.lang), game.key, kinds, names)
    return Narrator(game, record.setup.pack, voice, [])


def _worded(narrator: Narrator, match: Match, before: View, frame: Frame) -> Frame:
    """A board with words; nobody chooses anything there."""
    state = match.state
    shown = messages.PlayNow(
        view=msgspec.Raw(),
        asks="over" if state.actor == OVER else "wait",
        legal=[],
        answered=False,
        undo="",
        clocks=[],
        outcome=outcome_of(state),
    )
    words = msgspec.structs.replace(narrator.words(frame.view, shown), briefing=[])
    lines = narrator.lines(before, frame.events)
    return msgspec.structs.replace(frame, words=words, lines=lines)


def outcome_of(state: State) -> messages.OutcomeNow | None:
    """How it ended, None before."""
    if state.actor != OVER:
        return None
    result = state.result()
    return messages.OutcomeNow(
        reason=result.reason, winners=list(result.winners), scores=list(result.scores)
    )


def raced(text: str) -> RaceLines:
    """Each seat's prospects at up to CHART_POINTS moments, evenly spread."""
    game, record = read(text)
    match_of(game, record)
    entries = record.effective()
    match = match_of(game, record.truncated(0))
    seats = range(record.setup.players)
    found: list[list[int]] = [[game.evaluate(match.state, seat)] for seat in seats]
    step = max(1, len(entries) // CHART_POINTS)
    for ply, entry in enumerate(entries, 1):
        match.play(entry.seat, entry.action, entry.by)
        if ply % step == 0 or ply == len(entries):
            for seat in seats:
                found[seat].append(game.evaluate(match.state, seat))
    return RaceLines(found)


async def look_at_record(call: Call) -> RecordInfo:
    """What a record is."""
    asked = await call.body(Brought, call.desk.limits.upload_bytes)
    return await asyncio.to_thread(looked_at, asked.record)


async def race_lines(call: Call) -> RaceLines:
    """How a game went."""
    asked = await call.body(Brought, call.desk.limits.upload_bytes)
    return await asyncio.to_thread(raced, asked.record)


async def why_not(call: Call) -> Reason:
    """Which rule forbids an action at some point of a record."""
    asked = await call.body(Question, call.desk.limits.upload_bytes)
    return await asyncio.to_thread(reasoned, asked)


async def replay(call: Call) -> Frames:
    """Boards of a record."""
    asked = await call.body(Wish, call.desk.limits.upload_bytes)
    return await asyncio.to_thread(shown, asked, call.desk.limits.replay_frames)


ENDPOINTS = [
    Endpoint(method="POST", path="/api/records", handler=look_at_record, body=Brought,
             answer=RecordInfo, tag="records", says="What a record is, and is its luck true?"),
    Endpoint(method="POST", path="/api/records/replay", handler=replay, body=Wish, answer=Frames,
             tag="records", says="Boards of a record, one an entry, through one seat's eyes."),
    Endpoint(method="POST", path="/api/records/race", handler=race_lines, body=Brought,
             answer=RaceLines, tag="records", says="Each seat's prospects, from first to last."),
    Endpoint(method="POST", path="/api/records/why-not", handler=why_not, body=Question,
             answer=Reason, tag="records",
             says="The rule that forbids an action at some point of a record."),
]  # fmt: skip
