"""Questor told: its actions, prompts and places in words."""

from typing import ClassVar, cast

from questable.engine import Action, Event, View
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
    ENTRANCE,
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
from questable.table.told.words import Section
from questable.telling.places import bare
from questable.telling.questor import sections, why
from questable.telling.questor.spot import Spot, spots, spots_of
from questable.telling.teller import Teller
from questable.telling.voice import HUMAN
from questable.text import Words, languages

PLAIN = {DIG_HERE: "dig-here", PASS: "pass", STUCK: "stuck", END: "end"}
"""Actions that need nothing else to be said."""
TOWARDS = {MOVE: "move", DIG: "dig", CHARGE: "charge", WATER: "water", CHASE: "chase"}
ONTO = {BLINK: "blink", TELEPORT: "teleport"}
PROMPTS = {
    "picking": "pick",
    "gems": "roll-gems",
    "centre": "turn-centre",
    "more": "more",
    "reveal": "reveal",
}
LEGEND = ("heroes", "tiles", "signs", "marks")
PLACES = ("tiles", "entrances", "walls")
SPOTS = (*range(TILES), *range(OUTSIDE, OUTSIDE + len(SIDES)))


class QuestorTeller(Teller):
    """Questor in words."""

    replaced: ClassVar = {"moved": ("left", "water")}

    def piece(self, view: View, name: str) -> str:
        """A hero, a monster, a gem, or a tile by its letter and number."""
        if name in HEROES:
            return self.voice.say("questor-hero", hero=name)
        if name in ENTRANCE_NAMES:
            return self.voice.say("questor-entrance", entrance=name)
        return super().piece(view, name)

    def sentences(self, view: View) -> list[str]:
        """Whose turn, the heroes, the tiles that are face up, and what is left."""
        own, say = _own(view), self.voice.say
        told = [self.voice.waiting(view)]
        if own.round:
            told.append(say("questor-shown-round", round=own.round) + ".")
        told += [self._hero(hero) for hero in own.heroes]
        tiles = spots(own, range(TILES))
        told += [" ".join(self._place(spot)) for spot in tiles if spot.arms != DOWN]
        hidden = {spot.place: self._place(spot) for spot in tiles if spot.arms == DOWN}
        told += [" ".join(place) for place in hidden.values() if len(place) > 1]
        empty = [place_name(tile) for tile, place in hidden.items() if len(place) == 1]
        if empty:
            told.append(say("questor-shown-face-down", places=", ".join(empty)))
        told.append(say("questor-shown-supply", count=own.tokens) + ".")
        if own.compass:
            holder = say("questor-hero-the", hero=own.compass)
            told.append(say("questor-shown-compass", name=holder) + ".")
        return told

    def sections(self, view: View) -> list[Section]:
        """The dungeon laid out as text."""
        return sections.sections(_own(view), self.voice, self.places())

    def spots(self, view: View) -> dict[str, str]:
        """Every place with what is there, and every hero."""
        own = _own(view)
        fields = (own.arms, own.monsters, own.gem_at, own.where, own.heroes)
        return self.voice.lately(self._spots, *fields)

    def _spots(
        self,
        arms: list[int],
        monsters: list[int],
        gems: list[int],
        where: list[int],
        heroes: list[HeroView],
    ) -> dict[str, str]:
        once = self.voice.once
        places = spots_of(arms, monsters, gems, where, SPOTS)
        found = {place_name(spot.place): once(self._spot, spot) for spot in places}
        return found | {hero.hero: once(self._hero, hero) for hero in heroes}

    def _spot(self, spot: Spot) -> str:
        return " ".join(self._place(spot))

    def prompt(self, view: View) -> str:
        """What the open phase asks."""
        own = _own(view)
        phase = own.phases[-1]
        say = self.voice.say
        if phase == "first":
            return say("questor-prompt-roll-first", seat=self.voice.seat(own.rolling[0]))
        if phase == "turn":
            return say("questor-prompt-turn", hero=own.hero)
        if phase == "monsters":
            left = own.monsters[own.where[HEROES.index(own.hero)]]
            return say(f"questor-prompt-{'teleport' if own.hero == 'mage' else 'chase'}", left=left)
        if phase == "reveal" and "charging" in own.phases:
            return say("questor-prompt-charge-reveal")
        return say(f"questor-prompt-{PROMPTS[phase]}")

    def why(self, view: View, action: Action, rule: str, at: str = "") -> str:
        """Of the place that was meant, where the view tells."""
        if found := why.reason(_own(view), action, rule, at):
            return self.voice.say(f"questor-why-{found[0]}", **found[1])
        return super().why(view, action, rule, at)

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

    def telling(self, before: View, events: list[Event]) -> list[Event]:
        """The compass is told of when it changes hands."""
        holder = _own(before).compass
        return [
            event
            for event in super().telling(before, events)
            if event.kind != "compass" or not holder or event.facts["hero"] != holder
        ]

    def briefing(self, view: View) -> list[str]:
        """After set-up: the goals of the people's heroes, and how the game is won and lost."""
        own, say = _own(view), self.voice.say
        people = [hero for hero in own.heroes if self.voice.kinds[hero.seat] == HUMAN]
        if not own.round or not people:
            return []
        told = [
            say(
                f"questor-brief-quest-{hero.hero}",
                seat=self.voice.seat(hero.seat),
                need=hero.need,
            )
            for hero in people
        ]
        told.append(say(f"questor-brief-ending-{own.mode}"))
        if own.compass_rule:
            told.append(say("questor-option-compass-help"))
        return told

    def lots(self, view: View, cases: int) -> str:
        """The centre tile has four ways to lie, and the die six faces (Q-7.1)."""
        if _own(view).phases[-1] != "centre":
            return ""
        return self.voice.say("questor-shown-lots", count=cases)

    def hint(
        self, view: View, action: Action, why: str = "", facts: dict[str, int | str] | None = None
    ) -> str:
        """Playing together is too hard for a bot, and that is said instead of a reason."""
        if _own(view).mode != "cooperation":
            return super().hint(view, action, why, facts)
        words = self.action(view, action)
        word = "questor-hint-together" if view.seats > 1 else "questor-hint-alone"
        if not self.typed:
            return self.voice.say(word, words=words)
        return self.voice.say(f"{word}-typed", words=words, action=action.text)

    def _beyond(self, view: QuestorView, side: int) -> str:
        hero = HEROES.index(view.hero) if view.hero else 0
        place = view.where[hero]
        beyond = NEIGHBOUR[place * 4 + side] if place != NOWHERE else NOWHERE
        return place_name(beyond) if beyond != NOWHERE else self.voice.say("questor-shown-nowhere")

    def at(self, view: View, name: str) -> list[str]:
        """A tile or an outside space: its shape, heroes, monsters and gems."""
        place = self._named_place(name)
        if place == NOWHERE:
            return []
        told = self._place(*spots(_own(view), [place]))
        if place in ENTRANCE:
            entrance = ENTRANCE_NAMES[ENTRANCE.index(place)]
            told.insert(1, self.voice.say("questor-at-entrance", entrance=entrance))
        return told

    def where(self, view: View, name: str) -> list[str]:
        """A hero's place, or that nobody plays that hero."""
        asked = bare(name)
        for number, hero in enumerate(HEROES):
            if asked in _spellings("hero", hero):
                if _own(view).where[number] == NOWHERE:
                    absent = self.voice.say("questor-hero-opens", hero=hero)
                    return [self.voice.say("questor-shown-not-in-play", name=absent)]
                return [self._hero(h) for h in _own(view).heroes if h.hero == hero]
        return []

    def legend(self) -> list[str]:
        """The letters and signs of the board."""
        return [self.voice.say(f"questor-legend-{part}") for part in LEGEND]

    def places(self) -> list[str]:
        """How tiles and entrances are named."""
        return [self.voice.say(f"questor-shown-places-{part}") for part in PLACES]

    def _named_place(self, name: str) -> int:
        asked = bare(name)
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
        name, owner = say("questor-hero-opens", hero=hero.hero), self.voice.of_seat(hero.seat)
        told = say("questor-shown-hero-at", name=name, owner=owner, at=place)
        power = say("questor-gift", hero=hero.hero)
        gift = " " + say("questor-shown-gift", name=power) if hero.gift else ""
        return f"{told} {goal}{'' if goal.endswith('!') else '.'}{gift}"

    def _place(self, spot: Spot) -> list[str]:
        say, place, arms = self.voice.say, spot.place, spot.arms
        name = place_name(place)
        if place >= OUTSIDE:
            told = [say("questor-at-outside", at=say("questor-place", place=name))]
        elif arms == DOWN:
            told = [say("questor-at-down", at=name)]
        elif arms == CROSS:
            told = [say("questor-at-cross", at=name)]
        else:
            side = say("questor-wall", wall=SIDES[wall_of(arms)])
            told = [say("questor-at-wall", at=name, side=side)]
        for hero in spot.heroes:
            opens = say("questor-hero-opens", hero=hero)
            told.append(say("questor-shown-here", name=opens))
        if spot.monsters:
            told.append(say("questor-shown-monsters", count=spot.monsters))
        if spot.gem:
            told.append(say("questor-shown-gem"))
        return told


def _own(view: View) -> QuestorView:
    return cast(QuestorView, view)


def _spellings(word: str, name: str) -> set[str]:
    """The id and its word in every language."""
    said = [Words(lang).say(f"questor-{word}", **{word: name}) for lang in languages()]
    return {bare(each) for each in [name, *said]}
