"""A reader: what one line is told, put into words. It knows only what went over that line."""

from collections.abc import Callable
from typing import cast

import msgspec

from questable.engine import Pack, View
from questable.table import messages
from questable.table.log.rows import NextRow
from questable.telling.changes import Fields, changes, new_fields, whole_view
from questable.telling.interpreter import Interpreter
from questable.telling.narrator import Narrator, Said

OwnPack = Callable[[], Pack | None]
"""The pack that a room plays with; which cards there are is no secret."""


BEGINS = (NextRow, messages.Dealt)
"""A pack that was written anew meanwhile is used from there on."""


class ReaderMemory(msgspec.Struct, frozen=True, eq=False):
    """What a reader has learnt from its line; the next words follow from this and the message."""

    narrator: Narrator | None
    before: View | None
    """The last view."""
    said: Said | None
    """The last words; None where the next ones are to be said in full."""
    briefed: bool
    """Whether the briefing was given; who comes back has had it."""

    def same(self, other: "ReaderMemory") -> bool:
        """Whether both would say the same of a message."""
        return (
            self.narrator is other.narrator
            and self.before is other.before
            and self.said is other.said
            and self.briefed == other.briefed
        )


class Reader:
    """One line's reader, from its first update to its last."""

    def __init__(self, interpreter: Interpreter, pack: OwnPack, fresh: bool) -> None:
        self.interpreter = interpreter
        self._pack = pack
        self.memory = ReaderMemory(narrator=None, before=None, said=None, briefed=not fresh)

    def read(self, update: messages.Update, show: messages.Shows) -> messages.Update:
        """An update with words, and without what is as it was."""
        was = self.memory
        if update.part and update.play is None:
            return self._read_part(update)
        narrator = was.narrator
        if update.table is not None:
            own = self._pack() if update.table.pack else None
            narrator = self.interpreter.narrator(update.table, own)
        play, view, said, briefed = update.play, None, None, was.briefed
        if narrator is not None and play is not None:
            view = cast(View, play.view)
            said = _remembered(was, view, self.interpreter.said(narrator, view, play, show))
            briefing, briefed = _briefing(was, narrator, view)
            new = _fields(was.before, view)
            play = msgspec.structs.replace(
                play,
                view=new.fields,
                lists=new.lists,
                added=new.added,
                legal=[],
                words=changes(
                    was.said, said, briefing, self.interpreter.new_places(was.said, said)
                ),
            )
        past = update.part == "past"
        told = update.told if past else _told(update.told, was, narrator, view)
        self.memory = ReaderMemory(narrator=narrator, before=view, said=said, briefed=briefed)
        return msgspec.structs.replace(update, told=told, play=play)

    def forget(self) -> None:
        """Words failed: the next ones are said in full."""
        self.memory = msgspec.structs.replace(self.memory, before=None, said=None)

    def _read_part(self, update: messages.Update) -> messages.Update:
        """Some more of a long history: table and game were shown with its first part."""
        was = self.memory
        if update.part == "past" or was.narrator is None:
            return update
        told = _told(update.told, was, was.narrator, was.before)
        return msgspec.structs.replace(update, told=told)

    def hint(self, hinted: messages.Hinted) -> messages.Hinted:
        """A hint with words."""
        narrator, before = self.memory.narrator, self.memory.before
        if narrator is None or before is None:
            return hinted
        words = narrator.hint(before, hinted)
        return msgspec.structs.replace(hinted, words=words)

    def why(self, why: messages.Why) -> messages.Why:
        """A refusal with words."""
        narrator, before = self.memory.narrator, self.memory.before
        if narrator is None or before is None or not why.rule:
            return why
        return msgspec.structs.replace(why, words=narrator.why(before, why))


def _remembered(was: ReaderMemory, view: View, now: Said) -> Said:
    """With the cards that were told before, unless it may be another game: they are not told again.

    A game that begins anew comes after fewer entries.
    """
    known = was.said.cards if was.said and was.before and was.before.ply <= view.ply else None
    if not known or now.cards is None:
        return now
    cards = known if now.cards.keys() <= known.keys() else now.cards | known
    return msgspec.structs.replace(now, cards=cards)


def _fields(was: View | None, now: View) -> Fields:
    """What is new in a view; all of it, where none of this game was told before."""
    if was is None or was.game != now.game:
        return Fields(whole_view(now), {}, {})
    return new_fields(was, now)


def _briefing(was: ReaderMemory, narrator: Narrator, view: View) -> tuple[list[str], bool]:
    """What is new of the briefing, and whether it has been given.

    It is asked for again where a game began anew, or was taken back to before it.
    """
    if was.briefed and was.before is not None and view.ply > was.before.ply:
        return [], True
    briefing = narrator.teller.briefing(view)
    return [] if was.briefed else briefing, bool(briefing)


def _told(
    told: list[messages.Told], was: ReaderMemory, narrator: Narrator | None, view: View | None
) -> list[messages.Told]:
    """The entries with lines; one of a game that was played before belongs to that game."""
    since, renewed = 0, False
    for number, each in enumerate(told):
        if isinstance(each.fact, messages.Renewed):
            renewed = True
        elif isinstance(each.fact, messages.Chosen) or (renewed and isinstance(each.fact, BEGINS)):
            since, renewed = number, False
    found = []
    for number, each in enumerate(told):
        now = narrator if number >= since else was.narrator
        before = was.before or view
        if isinstance(each.fact, messages.Acted) and now is not None and before is not None:
            lines = now.lines(before, each.fact.events) if before.game == now.game.key else []
            fact = msgspec.structs.replace(each.fact, lines=lines)
            each = msgspec.structs.replace(each, fact=fact)
        found.append(each)
    return found
