"""A reader: what one line is told, put into words. It knows only what went over that line."""

from collections.abc import Callable, Hashable

import msgspec

from questable.engine import GameFinder, Pack, View
from questable.table import messages
from questable.table.told.words import Words
from questable.telling.narrator import Narrator
from questable.telling.voice import HUMAN, Voice
from questable.text import Words as Language

TOGETHER = " / "
"""Between people who share a seat: one player, so that verbs stay in the singular."""
OwnPack = Callable[[], Pack | None]
"""The pack that a room plays with; which cards there are is no secret."""


class Memory(msgspec.Struct, frozen=True, eq=False):
    """What a reader has learnt from its line; the next words follow from this and the message."""

    met: tuple[str, str] | None
    narrator: Narrator | None
    seen: bytes
    """The last view, as it was told; b"" for none."""
    before: View | None
    """The same, read."""
    briefed: bool
    """Whether the briefing was given; who comes back has had it."""

    def key(self) -> Hashable:
        """Equal for those of one room and language who would say the same of a message."""
        if self.narrator is None:
            return (self.met, self.seen, self.briefed)
        voice, acting = self.narrator.voice, tuple(self.narrator.acting)
        named = (tuple(voice.names), tuple(voice.kinds), acting)
        return (self.met, self.seen, self.briefed, named, self.narrator.teller.pack.hash)


class Reader:
    """One line's reader, from its first update to its last."""

    def __init__(self, lang: str, finder: GameFinder, pack: OwnPack, fresh: bool) -> None:
        self.lang = lang
        self._words = Language(lang)
        self._finder = finder
        self._pack = pack
        self.memory = Memory(met=None, narrator=None, seen=b"", before=None, briefed=not fresh)

    def read(self, update: messages.Update) -> messages.Update:
        """An update with words."""
        was = now = self.memory
        if update.part and update.play is None:
            return self._read_part(update)
        if update.table is not None:
            now = self._meet(update.table)
        play, view, seen, briefed = update.play, None, b"", was.briefed
        if now.narrator is not None and play is not None:
            seen = bytes(play.view)
            view = now.narrator.view(seen)
            words = now.narrator.words(view, play)
            briefed, words = bool(words.briefing), _brief(words, briefed)
            play = msgspec.structs.replace(play, words=words)
        past = update.part == "past"
        told = update.told if past else _told(update.told, was, now.narrator, view)
        self.memory = msgspec.structs.replace(now, seen=seen, before=view, briefed=briefed)
        return msgspec.structs.replace(update, told=told, play=play)

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
        words = narrator.hint(before, hinted.action)
        return msgspec.structs.replace(hinted, words=words)

    def why(self, why: messages.Why) -> messages.Why:
        """A refusal with words."""
        narrator, before = self.memory.narrator, self.memory.before
        if narrator is None or before is None or not why.rule:
            return why
        return msgspec.structs.replace(why, words=narrator.why(before, why))

    def _meet(self, table: messages.TableNow) -> Memory:
        """Who sits where, and what is played."""
        was = self.memory
        game = self._finder.find(table.game) if table.game else None
        if game is None:
            return msgspec.structs.replace(was, met=None, narrator=None)
        called = {person.person: person.name for person in table.people}
        names = [TOGETHER.join(called[n] for n in seat.people) for seat in table.seats]
        kinds = [HUMAN if seat.people or not seat.bot else seat.bot for seat in table.seats]
        voice = Voice(self._words, game.key, kinds, names)
        voice.personal = True
        acting = [
            called.get(seat.acting) or voice.seat(number) for number, seat in enumerate(table.seats)
        ]
        chosen = (table.game, table.pack)
        old = was.narrator
        if old is not None and was.met == chosen:
            pack = old.teller.pack
            if (old.voice.names, old.voice.kinds, old.acting) == (names, kinds, acting):
                return was
        else:
            pack = (self._pack() if table.pack else None) or game.pack()
        narrator = Narrator(game, pack, voice, acting)
        return msgspec.structs.replace(was, met=chosen, narrator=narrator)


def _brief(words: Words, briefed: bool) -> Words:
    return msgspec.structs.replace(words, briefing=[]) if briefed else words


def _told(
    told: list[messages.Told], was: Memory, narrator: Narrator | None, view: View | None
) -> list[messages.Told]:
    """The entries with lines; one of a game that was played before belongs to that game."""
    chosen = [n for n, each in enumerate(told) if isinstance(each.fact, messages.Chosen)]
    since = chosen[-1] if chosen else 0
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
