"""A game that is over, looked at again: what is asked, what is told, and the works of processes.

A stranger's record is read where all are read, and becomes a plain one: what counts of it, of a
bounded length, and over. Only that goes to where games are analysed, a part at a time.
"""

import time
import zlib

import msgspec

from questable.bots import MasterBot
from questable.bots.analysis import Analyst, digest, gathered, moments, playouts_for
from questable.bots.moments import DEPTHS, FORMAT, Analysis, Moment, SeatShare, loss, weight
from questable.desk.call import known_language, sense
from questable.desk.records import match_of, read
from questable.desk.replays import Names, voice_of
from questable.engine import OVER, Game, GameFinder, Record
from questable.table import messages
from questable.table.judge.verdict import No
from questable.telling.analysis import Reviewer, ToldMoment
from questable.telling.tellers import teller_of
from questable.text import languages
from questable.web.jobs import JobRefused

MOST_MOVES = 2_000
"""Entries that count of the longest game that is analysed."""
SEED = "0"
"""The same for all, so that one game has one analysis of each kind."""


class AnalysisWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which game to look at, how deeply, and in whose words."""

    record: str
    depth: messages.Text = "usual"
    """`quick`, `usual` or `deep`."""
    open: bool = False
    """The second view, with all cards open."""
    lang: messages.Text = ""
    """The first that there is, where none is named."""
    names: Names = []
    """What the seats are called."""


class Begun(msgspec.Struct, frozen=True, kw_only=True):
    """A wish that can be fulfilled."""

    record: str
    """What counts of it."""
    key: str
    """Which game, how deeply, which view, and which search: the same for all who ask for it."""
    moves: int
    depth: str
    open: bool
    lang: str
    names: list[str]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Some moments to be looked at."""

    record: str
    depth: str
    open: bool
    first: int
    millis: int
    """After so long no other moment is begun."""


class AnalysisProgress(msgspec.Struct, frozen=True, tag="progress", tag_field="is"):
    """So many moves have been looked at."""

    done: int
    of: int


class MomentNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One move, and how things stood before it; chances are hundredths of a percent."""

    kind: str
    """`chance`, `decision`, `only` (there was no other choice) or `knowledge`."""
    seat: int
    """-1 for chance."""
    action: str
    chances: list[int]
    """By seat, before it."""
    title: str
    """What was done or drawn, and by whom."""
    lines: list[str]
    """What is to be said of it."""
    better: str = ""
    """What would have been better for certain,"""
    value: int = 0
    """the seat's chance after that,"""
    kept: int = 0
    """and after what was played."""
    weight: int = 0
    """By how much it moved somebody's chance for certain, 0 where that cannot be said;"""
    whose: int = -1
    """whose chance that is,"""
    step: int = 0
    """and what became of it: more or less by luck, less by a choice, 0 for one that was right."""


class AnalysisNow(msgspec.Struct, frozen=True, kw_only=True, tag="analysis", tag_field="is"):
    """The last line: all of it."""

    depth: str
    playouts: int
    """For each question."""
    open: bool
    together: bool
    """All win or lose together: chances only compare with the beginning, which is half."""
    about: list[str]
    """What the chances are, how far they can be relied on, and by whose eyes."""
    moments: list[MomentNow]
    seats: list[SeatShare]
    turning: list[int]
    """The numbers of the moments where chances moved most, in the order of the game."""


AnalysisLine = AnalysisProgress | AnalysisNow | JobRefused


def begun(asked: AnalysisWish) -> Begun:
    """The wish with a plain record, or No."""
    if asked.depth not in DEPTHS:
        raise No("unknown-depth", facts={"known": ", ".join(DEPTHS)})
    lang = known_language(asked.lang)
    game, record = read(asked.record)
    moves = len(record.effective())
    if moves > MOST_MOVES:
        raise No("long-game", facts={"most": MOST_MOVES})
    # T-5.1: nobody gets advice on a game that may still be played.
    if match_of(game, record).state.actor != OVER:
        raise No("not-over", "T-5.1")
    plain = record.truncated(len(record.entries))
    kind = "open" if asked.open else "fair"
    return Begun(
        record=plain.text(),
        key=f"analysis {FORMAT} {digest(record)} {asked.depth} {kind} {MasterBot().version}",
        moves=moves,
        depth=asked.depth,
        open=asked.open,
        lang=lang or next(iter(languages())),
        names=asked.names,
    )


def read_begun(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: a stranger's wish."""
    return msgspec.json.encode(begun(sense(data, AnalysisWish)))


def look(_finder: GameFinder, data: bytes) -> bytes:
    """The work of an analyst: some moments, one at the least."""
    part = msgspec.json.decode(data, type=Part)
    game, record = read(part.record)
    entries = record.effective()
    playouts = playouts_for(part.depth, len(entries))
    analyst = Analyst(game, record.setup, playouts, SEED, part.open)
    found: list[Moment] = []
    until = time.process_time() + part.millis / 1000
    for moment in moments(analyst, entries, part.first):
        found.append(moment)
        if time.process_time() >= until:
            break
    return msgspec.json.encode(found)


class Found(msgspec.Struct, frozen=True):
    """All moments of a game."""

    part: Part
    moments: list[Moment]


def sum_up(_finder: GameFinder, data: bytes) -> bytes:
    """The work of an analyst: the whole, packed, as it is kept."""
    found = msgspec.json.decode(data, type=Found)
    game, record = read(found.part.record)
    whole = gathered(game, record, found.part.depth, SEED, found.part.open, found.moments)
    return zlib.compress(msgspec.json.encode(whole))


def read_told(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: a kept analysis in words, behind a line with the wish."""
    head, _, packed = data.partition(b"\n")
    wish = msgspec.json.decode(head, type=Begun)
    game, record = read(wish.record)
    analysis = msgspec.json.decode(zlib.decompress(packed), type=Analysis)
    return msgspec.json.encode(told(game, record, analysis, wish))


def told(game: Game, record: Record, analysis: Analysis, wish: Begun) -> AnalysisNow:
    """An analysis in words."""
    teller = teller_of(game, voice_of(game, record, wish.lang, wish.names))
    teller.pack = record.setup.pack
    reviewer = Reviewer(game, record, teller)
    both = zip(analysis.moments, reviewer.told(analysis), strict=True)
    return AnalysisNow(
        depth=analysis.depth,
        playouts=analysis.playouts,
        open=analysis.open,
        together=analysis.together,
        about=reviewer.about(analysis),
        moments=[_moment(moment, said) for moment, said in both],
        seats=analysis.seats,
        turning=analysis.turning,
    )


def _moment(moment: Moment, said: ToldMoment) -> MomentNow:
    whose, step = _step(moment)
    choice = moment.choice if moment.choice and said.best else None
    return MomentNow(
        kind=moment.kind,
        seat=moment.seat,
        action=moment.action,
        chances=moment.chances,
        title=said.title,
        lines=said.lines,
        better=choice.best if choice else "",
        value=choice.value if choice else 0,
        kept=choice.value - choice.less if choice else 0,
        weight=weight(moment),
        whose=whose,
        step=step,
    )


def _step(moment: Moment) -> tuple[int, int]:
    """Whose chance a moment moved most, and how."""
    if moment.luck:
        step = max(moment.luck, key=abs)
        return moment.luck.index(step), step
    return moment.seat, -max(loss(moment), 0)
