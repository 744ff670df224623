"""Pillars of Faith told: its actions, prompts and places in words."""

from typing import cast

from questable.engine import OVER, Action, View
from questable.games.pillars.actions import (
    ASSEMBLE,
    BEGIN,
    CONVERT,
    DRAW,
    MOVE,
    OUTER,
    PASS,
    PILLAR,
    RELIGIONS,
    STOP,
    TARGET,
)
from questable.games.pillars.board import (
    DEGREE,
    GAPS,
    GRID,
    NEIGHBOUR,
    SITE_NAMES,
    SITES_OF,
    STATION_NAMES,
    SURROUND,
)
from questable.games.pillars.view import PillarsView, ReligionView
from questable.table.told.words import Section
from questable.telling.pillars import sections, why
from questable.telling.places import bare
from questable.telling.teller import Teller
from questable.telling.voice import Voice
from questable.text import Words, languages

NONE = "-"
ASSEMBLING = ("pillar", "machine", "outer", "target")
"""The phases of an Assembly."""
PLAIN = {PASS: "pass", STOP: "stop"}
"""Actions that need nothing else to be said."""
AT_STATION = {CONVERT: "convert", ASSEMBLE: "assembly", OUTER: "outer"}
OF_RELIGION = {DRAW: "draw", TARGET: "to"}
BRIEF = ("P-5.1", "P-5.2", "P-3.1")
LEGEND = ("followers", "bricks", "holy", "marks", "panel")
"""What people may type before a name."""


class PillarsTeller(Teller):
    """Pillars of Faith in words."""

    def piece(self, view: View, name: str) -> str:
        """A follower by its religion, a pillar, or a place."""
        if name in RELIGIONS:
            return self.voice.say("pillars-religion", religion=name)
        return super().piece(view, name)

    def sentences(self, view: View) -> list[str]:
        """Whose turn, the religions, the pillars, what is empty, and what may not be moved."""
        own = _own(view)
        told = [self.voice.waiting(view), *[line + "." for line in course(own, self.voice)]]
        for religion in own.religions:
            told += self._religion(own, religion)
        told += self._pillars(own)
        empty = _in_order([name for name in STATION_NAMES if name not in own.followers])
        told.append(self.voice.say("pillars-shown-empty", places=", ".join(empty)))
        return told + [note for _, note in self._notes(own)]

    def sections(self, view: View) -> list[Section]:
        """The Holy Land laid out as text."""
        own = _own(view)
        turn = [self.voice.waiting(view), *[line + "." for line in course(own, self.voice)]]
        leaders = {each.religion: leader(own, each, self.voice) for each in own.religions}
        notes = [note for _, note in self._notes(own)]
        return sections.sections(own, self.voice, turn + notes, leaders)

    def spots(self, view: View) -> dict[str, str]:
        """Every station and every site."""
        return sections.spots(_own(view), self.voice)

    def prompt(self, view: View) -> str:
        """What the open phase asks."""
        own, say = _own(view), self.voice.say
        phase = own.phases[-1]
        if phase == "draw":
            return say("pillars-prompt-draw", seat=self.voice.seat(own.turn))
        if phase == "move":
            neutral = any(religion.seat < 0 for religion in own.religions)
            word = "pillars-prompt-move-neutral" if neutral else "pillars-prompt-move"
            [led] = [each.religion for each in own.religions if each.seat == own.actor]
            return say(word, religion=led)
        if phase == "target":
            return say("pillars-prompt-target", station=own.outer)
        if phase in ASSEMBLING:
            religion = own.followers[own.centre]
            return say(f"pillars-prompt-{phase}", religion=religion, station=own.centre)
        return say(f"pillars-prompt-{phase}")

    def why(self, view: View, action: Action, rule: str, at: str = "") -> str:
        """Of the follower and the station that were meant, where the view tells."""
        if found := why.reason(_own(view), action, rule, at):
            return self.voice.say(f"pillars-why-{found[0]}", **found[1])
        return super().why(view, action, rule, at)

    def action(self, view: View, action: Action) -> str:
        """What the action does, and where."""
        say, kind = self.voice.say, action.kind
        if kind in PLAIN:
            return say(f"pillars-action-{PLAIN[kind]}")
        if kind in OF_RELIGION:
            return say(f"pillars-action-{OF_RELIGION[kind]}", religion=RELIGIONS[action.a])
        if kind in AT_STATION:
            station = STATION_NAMES[action.a]
            religion = _own(view).followers.get(station, NONE)
            return say(f"pillars-action-{AT_STATION[kind]}", religion=religion, station=station)
        if kind == MOVE:
            start, end = STATION_NAMES[action.a], STATION_NAMES[action.b]
            religion = _own(view).followers.get(start, NONE)
            return say("pillars-action-move", religion=religion, **{"from": start, "to": end})
        if kind == PILLAR:
            ends = {"from": SITE_NAMES[action.a], "to": SITE_NAMES[action.b]}
            return say("pillars-action-pillar", **ends)
        assert kind == BEGIN
        return say("pillars-action-first", seat=self.voice.seat(action.a))

    def briefing(self, view: View) -> list[str]:
        """How one wins, and what a turn is; at a terminal the rules are asked for."""
        if self.typed or not is_drawn(_own(view)):
            return []
        return [self.voice.rule(each) for each in BRIEF]

    def at(self, view: View, name: str) -> list[str]:
        """A station: its follower and neighbours; or a site: its pillar and those around it."""
        asked = bare(name)
        if asked in STATION_NAMES:
            return self._station(_own(view), STATION_NAMES.index(asked))
        if asked in SITE_NAMES:
            return self._site(_own(view), SITE_NAMES.index(asked))
        return []

    def where(self, view: View, name: str) -> list[str]:
        """The followers of a religion, or the pillars."""
        asked = bare(name)
        for religion in _own(view).religions:
            if asked in _spellings(religion.religion):
                return self._religion(_own(view), religion)
        return self._pillars(_own(view)) if asked in _pillar_spellings() else []

    def legend(self) -> list[str]:
        """The letters and signs of the board."""
        letters = ", ".join(
            f"{self.voice.say('pillars-letter', religion=each)} "
            f"{self.voice.say('pillars-religion', religion=each)}"
            for each in RELIGIONS
        )
        told = self.voice.say("pillars-legend-followers", known=letters)
        return [told, *(self.voice.say(f"pillars-legend-{part}") for part in LEGEND[1:])]

    def _religion(self, view: PillarsView, religion: ReligionView) -> list[str]:
        say = self.voice.say
        if religion.seat >= 0:
            state, seat = "led", self.voice.seat(religion.seat)
        else:
            state, seat = "neutral" if is_drawn(view) else "undrawn", ""
        places = [at for at, each in view.followers.items() if each == religion.religion]
        own = {"religion": religion.religion}
        told = [say("pillars-shown-leader", state=state, seat=seat, **own)]
        if places:
            told.append(say("pillars-shown-stands", places=", ".join(_in_order(places)), **own))
        else:
            told.append(say("pillars-shown-no-follower", **own))
        told.append(say("pillars-shown-beside", count=religion.off_board))
        return [" ".join(told)]

    def _pillars(self, view: PillarsView) -> list[str]:
        return [self.voice.say("pillars-shown-pillars", places=", ".join(view.pillars))]

    def _notes(self, view: PillarsView) -> list[tuple[str, str]]:
        """What is marked on the board: a station and a sentence."""
        return [
            (at, self.voice.say(f"pillars-shown-note-{mark}", at=at))
            for mark, places in marks(view).items()
            for at in places
        ]

    def _station(self, view: PillarsView, station: int) -> list[str]:
        say, name = self.voice.say, STATION_NAMES[station]
        told = [self._follower(view, name)]
        if station >= GAPS:
            told.append(say("pillars-shown-pocket"))
        holy = [SITE_NAMES[s] for s in SITES_OF[station] if SITE_NAMES[s] in view.pillars]
        if holy:
            told.append(say("pillars-shown-holy", places=", ".join(holy)))
        beside = NEIGHBOUR[station * DEGREE : station * DEGREE + DEGREE]
        told.append(say("pillars-shown-near", places=self._each(view, beside)))
        return told + [note for at, note in self._notes(view) if at == name]

    def _site(self, view: PillarsView, site: int) -> list[str]:
        say, name = self.voice.say, SITE_NAMES[site]
        stands = "pillars-shown-site-pillar" if name in view.pillars else "pillars-shown-site"
        near = self._each(view, SURROUND[site])
        return [say(stands, at=name), say("pillars-shown-around", places=near)]

    def _follower(self, view: PillarsView, at: str) -> str:
        religion = view.followers.get(at)
        if religion is None:
            return self.voice.say("pillars-at-empty", at=at)
        return self.voice.say("pillars-at", religion=religion, at=at)

    def _each(self, view: PillarsView, stations: list[int]) -> str:
        """Stations in reading order, each with what stands there."""
        names = _in_order([STATION_NAMES[station] for station in stations])
        return ", ".join(
            self.voice.say("pillars-shown-short", religion=view.followers.get(at, NONE), at=at)
            for at in names
        )


def course(view: PillarsView, voice: Voice) -> list[str]:
    """How far the game is: the number of the turn and whose it is."""
    if not is_drawn(view):
        return []
    # The turn that ends a game by these two is over; any other end comes in the middle of one.
    ended = view.ending in ("blocked", "turn-limit")
    number, limit = view.turns + (not ended), view.turn_limit
    seat = voice.seat(view.turn)
    if limit:
        return [voice.say("pillars-shown-turn-limited", n=number, most=limit, seat=seat)]
    return [voice.say("pillars-shown-turn", n=number, seat=seat)]


def centre(view: PillarsView) -> str:
    """Where an Assembly is being carried out; the view still has it when other Wings come up."""
    return view.centre if view.phases[-1] in ASSEMBLING else NONE


def marks(view: PillarsView) -> dict[str, list[str]]:
    """By mark, its stations; when the game is over nothing is banned, open or at rest any more."""
    if view.actor == OVER:
        return {}
    places = {
        "banned": [view.banned],
        "centre": [centre(view)],
        "outer": [view.outer],
        "stopped": view.stopped,
    }
    return {mark: [at for at in found if at != NONE] for mark, found in places.items()}


def is_drawn(view: PillarsView) -> bool:
    """Whether all religions have been drawn or are Neutral (P-2.3)."""
    return view.phases[0] not in ("first", "draw")


def leader(view: PillarsView, religion: ReligionView, voice: Voice) -> str:
    """Who leads a religion: a name, Neutral, or not known yet."""
    if religion.seat >= 0:
        return voice.seat(religion.seat)
    return voice.say("pillars-shown-neutral") if is_drawn(view) else "?"


def _own(view: View) -> PillarsView:
    return cast(PillarsView, view)


def _in_order(names: list[str]) -> list[str]:
    """Stations row by row from the top, each from the left."""
    return sorted(names, key=lambda name: GRID[STATION_NAMES.index(name)])


def _spellings(religion: str) -> set[str]:
    """A religion's id, and its name, colour and letter in every language."""
    said = [
        Words(lang).say(f"pillars-{word}", religion=religion)
        for lang in languages()
        for word in ("religion", "colour", "letter")
    ]
    return {bare(each) for each in [religion, *said]}


def _pillar_spellings() -> set[str]:
    """What pillars are called in every language."""
    typed = [Words(lang).say("pillars-typed-pillars") for lang in languages()]
    return {bare(each) for every in typed for each in every.split(",")}
