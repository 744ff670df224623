"""Questor in a terminal: its actions, prompts and places in words."""

from typing import cast

from rich.console import RenderableType

from questable.engine import Action, Game, View
from questable.games.questor.actions import (
    BLINK,
    CHARGE,
    CHASE,
    DIG,
    DIG_HERE,
    END,
    HEROES,
    MOVE,
    PASS,
    PICK,
    PRISONER,
    ROLL,
    ROTATE,
    STUCK,
    TELEPORT,
    TURN,
    WATER,
)
from questable.games.questor.board import (
    CROSS,
    DOWN,
    ENTRANCE_NAMES,
    NEIGHBOUR,
    NOWHERE,
    OUTSIDE,
    SIDES,
    TILES,
    place_name,
    place_named,
    wall_of,
)
from questable.games.questor.view import HeroView, QuestorView
from questable.terminal.commands import plain
from questable.terminal.face import Face
from questable.terminal.games.questor_board import drawing, holds_compass
from questable.terminal.voice import Voice
from questable.text import Words, languages

PLAIN = {DIG_HERE: "dig-here", PASS: "pass", STUCK: "stuck", END: "end"}
"""Actions that need nothing else to be said."""
TOWARDS = {MOVE: "move", DIG: "dig", CHARGE: "charge", WATER: "water", CHASE: "chase"}
ONTO = {BLINK: "blink", TELEPORT: "teleport"}
PROMPTS = {
    "first": "roll-first",
    "picking": "pick",
    "gems": "roll-gems",
    "centre": "turn-centre",
    "more": "more",
    "reveal": "reveal",
}
LEGEND = ("heroes", "tiles", "signs", "marks")


class QuestorFace(Face):
    """Questor with its board."""

    def drawing(self, view: View) -> RenderableType:
        """The board of 80 columns."""
        return drawing(_own(view), self.voice)

    def sentences(self, view: View) -> list[str]:
        """Whose turn, the heroes, the tiles that are face up, and what is left."""
        own, say = _own(view), self.voice.say
        told = [self.voice.waiting(view)]
        if own.numbers["round"]:
            told.append(say("terminal-questor-round", round=own.numbers["round"]) + ".")
        told += [self._hero(hero) for hero in own.heroes]
        for tile in range(TILES):
            if own.arms[tile] != DOWN:
                told.append(" ".join(self._place(own, tile)))
        hidden = [place_name(tile) for tile in range(TILES) if own.arms[tile] == DOWN]
        if hidden:
            told.append(say("terminal-questor-face-down", places=", ".join(hidden)))
        told += [
            " ".join(self._place(own, tile))
            for tile in range(TILES)
            if own.arms[tile] == DOWN and (own.monsters[tile] or tile in own.gem_at)
        ]
        told.append(say("terminal-questor-supply", count=own.numbers["tokens"]) + ".")
        if holds_compass(own):
            holder = say("questor-hero-the", hero=HEROES[own.numbers["compass"]])
            told.append(say("terminal-questor-compass", name=holder) + ".")
        return told

    def prompt(self, view: View) -> str:
        """What the open phase asks."""
        own = _own(view)
        phase = own.phases[-1]
        say = self.voice.say
        if phase == "turn":
            return say("questor-prompt-turn", hero=own.hero)
        if phase == "monsters":
            left = own.monsters[own.where[HEROES.index(own.hero)]]
            return say(f"questor-prompt-{'teleport' if own.hero == 'mage' else 'chase'}", left=left)
        if phase == "reveal" and "charging" in own.phases:
            return say("questor-prompt-charge-reveal")
        return say(f"questor-prompt-{PROMPTS[phase]}")

    def action(self, view: View, action: Action) -> str:
        """What the action does, and where it leads."""
        say, kind = self.voice.say, action.kind
        if kind in PLAIN:
            return say(f"questor-action-{PLAIN[kind]}")
        if kind in TOWARDS:
            place = self._beyond(_own(view), action.a)
            return say(f"questor-action-{TOWARDS[kind]}", dir=SIDES[action.a], place=place)
        if kind in ONTO:
            return say(f"questor-action-{ONTO[kind]}", place=place_name(action.a))
        if kind == PICK and action.a == PRISONER:
            return say("questor-action-pick-prisoner")
        if kind == PICK:
            entrance = ENTRANCE_NAMES[action.b]
            return say("questor-action-pick", hero=HEROES[action.a], entrance=entrance)
        if kind == ROTATE:
            way = "cw" if action.b == 1 else "ccw"
            return say("questor-action-rotate", place=place_name(action.a), way=way)
        if kind == ROLL:
            return say("questor-action-roll", n=action.a)
        assert kind == TURN
        return say("questor-action-turn", dir=SIDES[action.a])

    def _beyond(self, view: QuestorView, side: int) -> str:
        hero = HEROES.index(view.hero) if view.hero else 0
        place = view.where[hero]
        beyond = NEIGHBOUR[place * 4 + side] if place != NOWHERE else NOWHERE
        return (
            place_name(beyond) if beyond != NOWHERE else self.voice.say("terminal-questor-nowhere")
        )

    def at(self, view: View, name: str) -> list[str]:
        """A tile or an outside space: its shape, heroes, monsters and gems."""
        place = self._named_place(name)
        return [] if place == NOWHERE else self._place(_own(view), place)

    def where(self, view: View, name: str) -> list[str]:
        """A hero's place, or that nobody plays that hero."""
        asked = _bare(name)
        for number, hero in enumerate(HEROES):
            if asked in _spellings("hero", hero):
                if _own(view).where[number] == NOWHERE:
                    absent = self.voice.say("questor-hero-opens", hero=hero)
                    return [self.voice.say("terminal-questor-not-in-play", name=absent)]
                return [self._hero(h) for h in _own(view).heroes if h.hero == hero]
        return []

    def legend(self) -> list[str]:
        """The letters and signs of the board."""
        return [self.voice.say(f"terminal-questor-legend-{part}") for part in LEGEND]

    def _named_place(self, name: str) -> int:
        asked = _bare(name)
        for side, entrance in enumerate(ENTRANCE_NAMES):
            if asked in _spellings("entrance", entrance) | _spellings("dir", SIDES[side]):
                return OUTSIDE + side
        try:
            return place_named(asked)
        except ValueError:
            return NOWHERE

    def _hero(self, hero: HeroView) -> str:
        say = self.voice.say
        place = say("questor-place-at", place=hero.place)
        if hero.complete:
            goal = say("questor-goal-done", hero=hero.hero)
        else:
            goal = say(f"questor-goal-{hero.hero}", done=hero.progress, need=hero.need)
        name, seat = say("questor-hero-opens", hero=hero.hero), self.voice.seat(hero.seat)
        told = say("terminal-questor-hero-at", name=name, seat=seat, at=place)
        gift = " " + say("terminal-questor-gift") if hero.gift else ""
        return f"{told} {goal}{'' if goal.endswith('!') else '.'}{gift}"

    def _place(self, view: QuestorView, place: int) -> list[str]:
        say = self.voice.say
        arms = view.arms[place]
        name = place_name(place)
        if place >= OUTSIDE:
            told = [say("terminal-questor-at-outside", at=say("questor-place", place=name))]
        elif arms == DOWN:
            told = [say("terminal-questor-at-down", at=name)]
        elif arms == CROSS:
            told = [say("terminal-questor-at-cross", at=name)]
        else:
            side = say("questor-wall", wall=SIDES[wall_of(arms)])
            told = [say("terminal-questor-at-wall", at=name, side=side)]
        for number, hero in enumerate(HEROES):
            if view.where[number] == place:
                opens = say("questor-hero-opens", hero=hero)
                told.append(say("terminal-questor-here", name=opens))
        if place < TILES and view.monsters[place]:
            told.append(say("terminal-questor-monsters", count=view.monsters[place]))
        if place in view.gem_at:
            told.append(say("terminal-questor-gem"))
        return told


def face(game: Game, voice: Voice) -> Face:
    """Questor's face."""
    return QuestorFace(game, voice)


def _own(view: View) -> QuestorView:
    return cast(QuestorView, view)


def _bare(name: str) -> str:
    """A name without case, accents or article."""
    bare = plain(name).strip(" ?.")
    for article in ("the ", "le ", "la ", "l'"):
        bare = bare.removeprefix(article)
    return bare


def _spellings(word: str, name: str) -> set[str]:
    """The id and its word in every language."""
    said = [Words(lang).say(f"questor-{word}", **{word: name}) for lang in languages()]
    return {_bare(each) for each in [name, *said]}
