"""A reader: what one line is told, put into words. It knows only what went over that line."""

from collections.abc import Callable

import msgspec

from questable.engine import GameFinder, Pack, View
from questable.table import messages
from questable.table.wording import Words
from questable.telling.narrator import Narrator
from questable.telling.voice import HUMAN, Voice
from questable.text import Words as Language

OwnPack = Callable[[], Pack | None]
"""The pack that a room plays with; which cards there are is no secret."""


class Reader:
    """One line's reader, from its first update to its last."""

    def __init__(self, lang: str, finder: GameFinder, pack: OwnPack, fresh: bool) -> None:
        self._words = Language(lang)
        self._finder = finder
        self._pack = pack
        self._briefed = not fresh
        """Whether the briefing was given; who comes back has had it."""
        self._met: tuple[str, str] | None = None
        self._narrator: Narrator | None = None
        self._before: View | None = None

    def read(self, update: messages.Update) -> messages.Update:
        """An update with words."""
        earlier = self._narrator
        if update.table is not None:
            self._meet(update.table)
        play, view = update.play, None
        if self._narrator is not None and play is not None:
            view = self._narrator.view(bytes(play.view))
            words = self._brief(self._narrator.words(view, play))
            play = msgspec.structs.replace(play, words=words)
        told = self._told(update.told, earlier, view)
        self._before = view
        return msgspec.structs.replace(update, told=told, play=play)

    def hint(self, hinted: messages.Hinted) -> messages.Hinted:
        """A hint with words."""
        if self._narrator is None or self._before is None:
            return hinted
        words = self._narrator.hint(self._before, hinted.action)
        return msgspec.structs.replace(hinted, words=words)

    def _meet(self, table: messages.TableNow) -> None:
        """Who sits where, and what is played."""
        game = self._finder.find(table.game) if table.game else None
        if game is None:
            self._narrator = self._met = None
            return
        called = {person.person: person.name for person in table.people}
        names = [self._joined([called[n] for n in seat.people]) for seat in table.seats]
        kinds = [HUMAN if seat.people or not seat.bot else seat.bot for seat in table.seats]
        voice = Voice(self._words, game.key, kinds, names)
        acting = [
            called.get(seat.acting) or voice.seat(number) for number, seat in enumerate(table.seats)
        ]
        chosen = (table.game, table.pack)
        old = self._narrator
        if old is not None and self._met == chosen:
            pack = old.teller.pack
            if (old.voice.names, old.voice.kinds, old.acting) == (names, kinds, acting):
                return
        else:
            pack = (self._pack() if table.pack else None) or game.pack()
        self._met = chosen
        self._narrator = Narrator(game, pack, voice, acting)

    def _joined(self, names: list[str]) -> str:
        """`Ann`, `Ann and Bea`, '' for nobody."""
        if len(names) < 2:
            return "".join(names)
        first = ", ".join(names[:-1])
        return self._words.say("telling-and", seat=first, other=names[-1])

    def _brief(self, words: Words) -> Words:
        if not words.briefing:
            self._briefed = False
            return words
        if self._briefed:
            return msgspec.structs.replace(words, briefing=[])
        self._briefed = True
        return words

    def _told(
        self, told: list[messages.Told], narrator: Narrator | None, view: View | None
    ) -> list[messages.Told]:
        """The entries with lines; one of a game that was played before belongs to that game."""
        chosen = [n for n, each in enumerate(told) if isinstance(each.fact, messages.Chosen)]
        since = chosen[-1] if chosen else 0
        found = []
        for number, each in enumerate(told):
            now = self._narrator if number >= since else narrator
            before = self._before or view
            if isinstance(each.fact, messages.Acted) and now is not None and before is not None:
                lines = now.lines(before, each.fact.events) if before.game == now.game.key else []
                fact = msgspec.structs.replace(each.fact, lines=lines)
                each = msgspec.structs.replace(each, fact=fact)
            found.append(each)
        return found
