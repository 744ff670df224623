"""Guided games for the page: notes, and the boards they are about, with what the learner may do."""

from functools import cache, partial

import msgspec

from questable.desk.call import Call, Endpoint, known_language
from questable.desk.records import outcome_of
from questable.desk.replays import Frame, cards_once, frame_of
from questable.engine import CHANCE, OVER, Match, Record
from questable.languages import on_cards
from questable.table import messages
from questable.table.judge.verdict import No
from questable.telling import HUMAN, Narrator, Voice
from questable.telling.guide import Guide, guides
from questable.text import Words


class GuideInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A guide in a list; words by language."""

    name: str
    game: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: int


class NoteNow(msgspec.Struct, frozen=True, kw_only=True):
    """What is said before the entry after `ply` others; `action` is what the learner is to do."""

    ply: int
    says: str
    action: str
    other: str


class GuideNow(msgspec.Struct, frozen=True, kw_only=True):
    """A guide in one language: the notes, the record, and a board for every ply that is shown."""

    name: str
    game: str
    title: str
    seat: int
    names: list[str]
    record: str
    notes: list[NoteNow]
    frames: list[Frame]
    """In order, from ply 0 on; where a note leaps, plies are missing. Their words hold the
    learner's choices there."""


@cache
def _shipped() -> dict[str, Guide]:
    return {guide.name: guide for guide in guides()}


@cache
def told(name: str, lang: str) -> GuideNow:
    """A guide in one language."""
    guide, written = _shipped()[name], on_cards(lang)
    return GuideNow(
        name=name,
        game=guide.game.key,
        title=guide.told.title[written],
        seat=guide.told.seat,
        names=guide.told.names,
        record=guide.record.text(),
        notes=[
            NoteNow(
                ply=note.ply,
                says=note.says[written],
                action=note.action,
                other=note.other.get(written, ""),
            )
            for note in guide.told.notes
        ],
        frames=_frames(guide, lang),
    )


def _frames(guide: Guide, lang: str) -> list[Frame]:
    seat, record = guide.told.seat, guide.record
    kinds = [HUMAN] * record.setup.players
    voice = Voice(Words(lang), guide.game.key, kinds, guide.told.names)
    narrator = Narrator(guide.game, record.setup.pack, voice, [])
    match = Match(guide.game, Record(record.game, record.rules, record.setup, record.foreign))
    match.log.take()
    entries, shown = record.effective(), guide.shown()
    asked = {ply for ply in shown if ply < len(entries) and entries[ply].seat == seat}
    asked -= {note.ply for note in guide.told.notes if note.leap}
    before = guide.game.view(match.state, seat)
    start = Frame(ply=0, seat=CHANCE, action="", by="", events=[], view=before)
    frames = [_worded(narrator, match, seat, start, 0 in asked)]
    for ply, entry in enumerate(entries, 1):
        events = match.play(entry.seat, entry.action, entry.by)
        if ply not in shown:
            continue
        # Where somebody has leapt to, the board lies there: nothing happens on the way.
        frame = frame_of(match, seat, ply, entry, events if ply - 1 in shown else [])
        lines = narrator.lines(before, frame.events)
        before = frame.view
        frame = _worded(narrator, match, seat, frame, ply in asked)
        frames.append(msgspec.structs.replace(frame, lines=lines))
    return cards_once(frames)


def _worded(narrator: Narrator, match: Match, seat: int, frame: Frame, asked: bool) -> Frame:
    """A board with words, and with choices where the learner is asked."""
    state = match.state
    play = messages.PlayNow(
        view=msgspec.Raw(),
        asks="turn" if asked else "over" if state.actor == OVER else "wait",
        legal=[each.text for each in state.aims(seat)] if asked else [],
        answered=False,
        undo="",
        clocks=[],
        outcome=outcome_of(state),
    )
    words = narrator.words(frame.view, play)
    return msgspec.structs.replace(frame, words=msgspec.structs.replace(words, briefing=[]))


async def list_guides(call: Call) -> list[GuideInfo]:
    """All guided games."""
    return [
        GuideInfo(
            name=guide.name,
            game=guide.game.key,
            title=guide.told.title,
            about=guide.told.about,
            minutes=guide.told.minutes,
        )
        for guide in (await call.aside(_shipped)).values()
    ]


async def one_guide(call: Call) -> GuideNow:
    """A guided game in one language."""
    name, lang = call.path("guide"), known_language(call.path("lang"))
    if name not in await call.aside(_shipped):
        raise No("not-found")
    return await call.aside(partial(told, name, lang))


ENDPOINTS = [
    Endpoint(method="GET", path="/api/guides", handler=list_guides, answer=list[GuideInfo],
             tag="shelf", says="Guided games: records with notes, to learn by."),
    Endpoint(method="GET", path="/api/guides/{guide}/{lang}", handler=one_guide, answer=GuideNow,
             tag="shelf", says="A guided game in one language, with a board for every ply."),
]  # fmt: skip
