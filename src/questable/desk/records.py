"""Records that somebody brings: what is in them, whether their luck is true, why not."""

import msgspec

from questable.desk.call import Call, Endpoint, sense
from questable.engine import (
    OVER,
    Game,
    GameFinder,
    Match,
    Record,
    RecordError,
    Refused,
    State,
    UnknownAction,
    Value,
    read_record,
)  # fmt: skip
from questable.engine.seated import seats_at
from questable.registry import Registry
from questable.table import Unpromised, elsewhere, messages, verify
from questable.table.judge.reading import at_line
from questable.table.judge.verdict import No

CHART_POINTS = 80
CHECKED, DIFFERS, UNPROMISED, BROUGHT = "verified", "differs", "unpromised", "brought"


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record."""

    record: str


class AskedAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """May this seat do this after so many entries that count?"""

    record: str
    seat: messages.Seat
    action: messages.Text
    ply: messages.Number = -1
    """-1 for all entries."""


class UnseededEntry(msgspec.Struct, frozen=True):
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
    open: bool
    """Whether any seat's eyes may be had: it is over, or its seed was published (T-5.1)."""
    outcome: messages.OutcomeNow | None
    luck: str
    """'verified', 'differs', 'unpromised', or 'brought': hidden draws came with a record."""
    differs: list[UnseededEntry]
    elsewhere: int
    """Dice and draws that the dealer did not make: entered by people, or brought with a record."""
    bots: list[str]
    """By seat: the level of the bot that played it last, '' for people."""
    position: bool
    """Whether it begins with a position that somebody set up: nobody dealt what lies there."""


class Reason(msgspec.Struct, frozen=True):
    """The rule that forbids it, '' when it is allowed."""

    rule: str


class Prospects(msgspec.Struct, frozen=True):
    """How a game went: each seat's prospects as a club bot weighs them, from first to last."""

    seats: list[list[int]]
    plies: list[int]
    """After how many entries each moment was."""


def read(text: str) -> tuple[Game, Record]:
    """A record and its game, or No with the line of what is wrong."""
    try:
        record = read_record(Registry(), text)
    except RecordError as error:
        raise No("record", facts=at_line(error, error.line)) from error
    except Refused as error:
        raise No(error.reason, error.rule, error.facts) from error
    game = Registry().find(record.game)
    assert game is not None
    return game, record


def match_of(game: Game, record: Record) -> Match:
    """The record played, or No."""
    try:
        return Match(game, record)
    except RecordError as error:
        raise No("record", facts=at_line(error, error.line)) from error


def looked_at(text: str) -> RecordInfo:
    """What a record is, its luck checked."""
    game, record = read(text)
    match = match_of(game, record)
    state = match.state
    luck, wrong = CHECKED, []
    try:
        wrong = [UnseededEntry(each.line, each.found, each.due) for each in verify(game, record)]
    except Unpromised:
        luck = UNPROMISED
    others = elsewhere(game, record)
    if luck == CHECKED and others.hidden:
        luck = BROUGHT
    return RecordInfo(
        game=game.key,
        players=record.setup.players,
        options=record.setup.options,
        entries=len(record.entries),
        plies=len(record.effective()),
        over=state.actor == OVER,
        open=is_open(match),
        outcome=outcome_of(state),
        luck=DIFFERS if wrong else luck,
        differs=wrong,
        elsewhere=others.count,
        bots=bots_of(record),
        position=bool(record.setup.start),
    )


def bots_of(record: Record) -> list[str]:
    """Who goes on with a game finds the same bots in the same seats."""
    last = seats_at(record.bots, len(record.entries))
    return [last[seat].level if seat in last else "" for seat in range(record.setup.players)]


def reasoned(asked: AskedAction) -> Reason:
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


def is_open(match: Match) -> bool:
    """T-5.1: what was hidden may be seen once it is over, or given up and its seed published."""
    return match.state.actor == OVER or bool(match.record.seed)


def outcome_of(state: State) -> messages.OutcomeNow | None:
    """How it ended, None before."""
    if state.actor != OVER:
        return None
    result = state.result()
    return messages.OutcomeNow(
        reason=result.reason, winners=list(result.winners), scores=list(result.scores)
    )


def prospects(text: str) -> Prospects:
    """Each seat's prospects at up to CHART_POINTS moments, evenly spread."""
    game, record = read(text)
    match_of(game, record)
    entries = record.effective()
    match = match_of(game, record.truncated(0))
    seats = range(record.setup.players)
    found: list[list[int]] = [[game.evaluate(match.state, seat)] for seat in seats]
    plies = [0]
    step = max(1, len(entries) // CHART_POINTS)
    for ply, entry in enumerate(entries, 1):
        match.play(entry.seat, entry.action, entry.by)
        # At the end the winner's prospects are beyond all measure, and everybody knows.
        if (ply % step == 0 or ply == len(entries)) and match.state.actor != OVER:
            plies.append(ply)
            for seat in seats:
                found[seat].append(game.evaluate(match.state, seat))
    return Prospects(found, plies)


def read_info(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: what a record is."""
    return msgspec.json.encode(looked_at(sense(data, Brought).record))


def read_prospects(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: how a game went."""
    return msgspec.json.encode(prospects(sense(data, Brought).record))


def read_reason(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: which rule forbids an action."""
    return msgspec.json.encode(reasoned(sense(data, AskedAction)))


async def look_at_record(call: Call) -> bytes:
    """What a record is."""
    return await call.read_aside(read_info)


async def prospects_of(call: Call) -> bytes:
    """Everybody's prospects in the course of a game."""
    return await call.read_aside(read_prospects)


async def why_not(call: Call) -> bytes:
    """Which rule forbids an action at some point of a record."""
    return await call.read_aside(read_reason)


ENDPOINTS = [
    Endpoint(method="POST", path="/api/records", handler=look_at_record, body=Brought,
             answer=RecordInfo, tag="records", says="What a record is, and is its luck true?"),
    Endpoint(method="POST", path="/api/records/race", handler=prospects_of, body=Brought,
             answer=Prospects, tag="records", says="Each seat's prospects, from first to last."),
    Endpoint(method="POST", path="/api/records/why-not", handler=why_not, body=AskedAction,
             answer=Reason, tag="records",
             says="The rule that forbids an action at some point of a record."),
]  # fmt: skip
