"""Replays: a record board by board through one seat's eyes, or only what happened."""

from typing import Annotated, Any

import msgspec

from questable.desk.call import Call, DeskLimits, Endpoint, known_language, sense
from questable.desk.records import is_open, match_of, outcome_of, read
from questable.engine import CHANCE, OVER, Entry, Event, Game, GameFinder, Match, Record, View
from questable.table import messages
from questable.table.judge.verdict import No
from questable.table.told import words as told
from questable.telling import HUMAN, Narrator, Voice
from questable.text import Words

MOST_NAMES = 16
Names = Annotated[
    list[Annotated[str, msgspec.Meta(max_length=messages.NAME_LENGTH)]],
    msgspec.Meta(max_length=MOST_NAMES),
]
"""What seats are called."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a record to show, through whose eyes."""

    record: str
    seat: messages.Number = -1
    """-1 for a spectator."""
    first: messages.Number = 0
    """How many entries come before the first board."""
    count: messages.Number = 50
    start: bool = False
    """Also the board before the first of these."""
    boards: bool = True
    """False for what happened alone, many entries at once."""
    lang: messages.Text = ""
    """Words in this language, '' for none."""
    names: Names = []
    """What the seats are called in them."""


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A board of a replay: what was done, what was heard, how it looks then."""

    ply: int
    seat: int
    action: str
    """'' while the record is not open."""
    by: str
    events: list[messages.Heard]
    view: Any = None
    """None where no boards were asked for."""
    rules: list[str] = []
    """Those that it brought into play; none while the record is not open."""
    words: told.BoardWords | None = None
    lines: list[str] = []
    """The events in words."""


class Frames(msgspec.Struct, frozen=True):
    """The boards of a record, one after the other."""

    plies: int
    frames: list[Frame]


def shown(asked: Wish, limits: DeskLimits) -> Frames:
    """Boards of a replay."""
    game, record = read(asked.record)
    bare = not is_open(match_of(game, record))
    if asked.seat >= record.setup.players:
        raise No("unknown-seat", facts={"seat": asked.seat})
    if bare and asked.seat >= 0:
        raise No("rule", "T-5.1")
    entries = record.effective()
    first = max(0, asked.first)
    most = limits.replay_frames if asked.boards else limits.replay_lines
    reel = _Reel(game, record, asked)
    frames = [reel.start(first)] if asked.start else []
    for ply, entry in enumerate(entries[first : first + min(most, max(0, asked.count))], first + 1):
        frame = reel.frame(ply, entry)
        frames.append(msgspec.structs.replace(frame, action="", rules=[]) if bare else frame)
    return Frames(len(entries), cards_once(frames))


def cards_once(frames: list[Frame]) -> list[Frame]:
    """Each card is told with the first board that shows it."""
    told: set[str] = set()
    found = []
    for frame in frames:
        if frame.words and frame.words.cards:
            cards = {key: face for key, face in frame.words.cards.items() if key not in told}
            told |= cards.keys()
            words = msgspec.structs.replace(frame.words, cards=cards)
            frame = msgspec.structs.replace(frame, words=words)
        found.append(frame)
    return found


class _Reel:
    """A record that is played entry by entry before one seat's eyes."""

    def __init__(self, game: Game, record: Record, asked: Wish) -> None:
        self.asked = asked
        self.match = match_of(game, record.truncated(max(0, asked.first)))
        self.match.log.take()
        self.narrator: Narrator | None = None
        if known_language(asked.lang):
            voice = voice_of(game, record, asked.lang, asked.names)
            self.narrator = Narrator(game, record.setup.pack, voice, [])

    def start(self, ply: int) -> Frame:
        """The board before anything is played."""
        view = self.match.game.view(self.match.state, self.asked.seat)
        return self._worded(
            view, Frame(ply=ply, seat=CHANCE, action="", by="", events=[], view=view)
        )

    def frame(self, ply: int, entry: Entry) -> Frame:
        """What the next entry led to."""
        before = self.match.game.view(self.match.state, self.asked.seat)
        fired = dict(self.match.log.fired)
        events = self.match.play(entry.seat, entry.action, entry.by)
        frame = frame_of(self.match, self.asked.seat, ply, entry, events)
        rules = [rule for rule, n in self.match.log.fired.items() if n != fired.get(rule, 0)]
        return self._worded(before, msgspec.structs.replace(frame, rules=rules))

    def _worded(self, before: View, frame: Frame) -> Frame:
        if self.narrator and self.asked.boards:
            return _worded(self.narrator, self.match, before, frame)
        lines = self.narrator.lines(before, frame.events) if self.narrator else []
        if self.asked.boards:
            return frame
        return msgspec.structs.replace(frame, lines=lines, view=None, events=[])


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


def voice_of(game: Game, record: Record, lang: str, names: list[str]) -> Voice:
    """Who tells it; a seat without a name is a player or a bot with a number."""
    bots = {entry.seat for entry in record.entries if entry.by == "bot"}
    kinds = ["bot" if seat in bots else HUMAN for seat in range(record.setup.players)]
    called = [name.strip() for name in names][: record.setup.players]
    return Voice(Words(lang), game.key, kinds, called)


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


def read_frames(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: boards of a record, after a line with this house's limits."""
    limits, _, body = data.partition(b"\n")
    wish = sense(body, Wish)
    return msgspec.json.encode(shown(wish, msgspec.json.decode(limits, type=DeskLimits)))


async def replay(call: Call) -> bytes:
    """Boards of a record."""
    return await call.read_aside(read_frames, msgspec.json.encode(call.told) + b"\n")


ENDPOINTS = [
    Endpoint(method="POST", path="/api/records/replay", handler=replay, body=Wish, answer=Frames,
             tag="records", says="Boards of a record, one an entry, through one seat's eyes."),
]  # fmt: skip
