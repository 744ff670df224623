"""One interpreter a room and language: what several lines are told alike is worded once."""

from typing import NamedTuple

from questable.engine import Game, GameFinder, Pack, Value, View
from questable.table import messages
from questable.telling.changes import ChangedPlaces, Places, new_places
from questable.telling.narrator import Narrator, Said
from questable.telling.voice import HUMAN, Voice
from questable.text import Words

TOGETHER = " / "
"""Between people who share a seat: one player, so that verbs stay in the singular."""
KEPT = 4
"""Narrators of one room: people come and go, and who catches up knows the names of before."""


class _Said(NamedTuple):
    play: messages.PlayNow
    narrator: Narrator
    said: Said


class Interpreter:
    """Knows the words for a room's games, and what was said last.

    Lines that see the same are told the same message, one right after the other: by that it is
    known again, and by nothing in it. So nobody is told what was worded for other eyes (T-5.1).
    """

    def __init__(self, words: Words, finder: GameFinder) -> None:
        self.lang = words.lang
        self._words = words
        self._finder = finder
        self._narrators: dict[object, Narrator] = {}
        self._said: dict[str, _Said] = {}
        """By what is shown."""
        self._places: tuple[Places, Places, ChangedPlaces] = (None, None, None)
        self._packs: tuple[str, dict[str, Value], Pack | None, Pack] | None = None
        """The last pack, and the game, the options and the room's own pack that led to it."""

    def narrator(self, table: messages.TableNow, own: Pack | None) -> Narrator | None:
        """For this game and these people; `own` is the pack that the room brought, if any."""
        game = self._finder.find(table.game) if table.game else None
        if game is None:
            return None
        called = {person.person: person.name for person in table.people}
        names = [TOGETHER.join(called[n] for n in seat.people) for seat in table.seats]
        kinds = [HUMAN if seat.people or not seat.bot else seat.bot for seat in table.seats]
        acting = [called.get(seat.acting, "") for seat in table.seats]
        pack = self._pack(game, table, own if table.pack else None)
        # Packs with the same facts may have other words.
        key = (game.key, pack.hash, own, *names, *kinds, *acting)
        if key not in self._narrators:
            if len(self._narrators) >= KEPT:
                self._narrators.pop(next(iter(self._narrators)))
            voice = Voice(self._words, game.key, kinds, names)
            voice.personal = True
            acting = [name or voice.seat(seat) for seat, name in enumerate(acting)]
            self._narrators[key] = Narrator(game, pack, voice, acting)
        return self._narrators[key]

    def _pack(self, game: Game, table: messages.TableNow, own: Pack | None) -> Pack:
        """What lies on the table: options may choose among the packs that a game ships with."""
        last = self._packs
        if (
            last is None
            or last[0] != game.key
            or last[1] is not table.options
            or last[2] is not own
        ):
            pack = game.setup(table.players, table.options, own or game.pack()).pack
            last = self._packs = (game.key, table.options, own, pack)
        return last[3]

    def said(
        self, narrator: Narrator, view: View, play: messages.PlayNow, show: messages.Shows
    ) -> Said:
        """All the words for what is shown."""
        last = self._said.get(show)
        if last is None or last.play is not play or last.narrator is not narrator:
            last = _Said(play, narrator, narrator.said(view, play, show))
            self._said[show] = last
        return last.said

    def new_places(self, was: Said | None, now: Said) -> ChangedPlaces:
        """The places that are not as they were.

        A bargain: where all eyes see the same places, what differs is worked out once. It is known
        again by being the very places that were told before and are told now.
        """
        before, places = was.places if was else None, now.places
        if self._places[0] is not before or self._places[1] is not places:
            self._places = (before, places, new_places(before, places))
        return self._places[2]
