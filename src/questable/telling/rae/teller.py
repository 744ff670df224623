"""Ràe told: its actions, prompts and events in words."""

from typing import cast

from questable.engine import Action, Event, View
from questable.games.rae.actions import (
    ADD_COLLECTION,
    ADD_QUEST,
    BURN_COLLECTION,
    BURN_QUEST,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    EVENT_CARD,
    FIRST,
    GET,
    GIVE,
    LAY,
    REPLY,
    STEAL,
    TABLE,
    TAKE,
    TO_COLLECTION,
    TO_QUEST,
    WITH,
)
from questable.games.rae.cards import COLOURS, KING, NAMES, colour_of
from questable.games.rae.view import RaeView
from questable.table.told.words import Section
from questable.telling.rae import sections, sentences, spots, why
from questable.telling.rae.course import AT_SEAT, event_of, left_to_play, may_rearrange
from questable.telling.rae.names import Names, shared
from questable.telling.teller import NamedTeller

PLAIN = {DONE: "done", REPLY: "reply", DECLINE: "decline"}
"""Actions that need nothing else to be said."""
OF_CARD = {GIVE: "give", GET: "get", DISCARD: "discard", DRAW: "draw", STEAL: "steal"}
IN_GROUP = {
    ADD_QUEST: "add",
    ADD_COLLECTION: "add",
    TAKE: "take",
    BURN_QUEST: "fireball",
    BURN_COLLECTION: "fireball",
}
IN_QUEST = (ADD_QUEST, BURN_QUEST, TO_QUEST)

SEATS = ("seat", "owner", "at", "to", "with", "partner")
CARDS = ("card", "second", "gave", "got")
STOLEN = ("stolen", "stolen-card")
"""Events whose `from` is a seat; elsewhere it is the number of a Collection."""
SILENT = ("dealt",)
"""Twenty lines that tell nothing: who may know a dealt card hears of it as a drawn one."""
LEGEND = ("quests", "collections", "cards")


class RaeTeller(NamedTeller[Names]):
    """Ràe in words."""

    def named(self) -> Names:
        """The cards of the pack that is played with."""
        return Names(self.voice, self.pack)

    def piece(self, view: View, name: str) -> str:
        """A card."""
        return self.names.card(name) if name in self.names.cards else super().piece(view, name)

    def spot(self, view: View, key: str) -> str:
        """A group by what its cards share."""
        kind, *rest = key.split()
        if kind not in ("quest", "collection"):
            return super().spot(view, key)
        facts: dict[str, str | int] = {"of": rest[0], "n": int(rest[1])}
        return self.voice.say("rae-group-owned", owner=self.voice.seat(int(rest[2])), **facts)

    def sentences(self, view: View) -> list[str]:
        """The table in sentences."""
        return sentences.sentences(_own(view), self.names)

    def sections(self, view: View) -> list[Section]:
        """The table laid out as text."""
        return sections.sections(_own(view), self.names)

    def spots(self, view: View) -> dict[str, str]:
        """What is in sight, a sentence each."""
        return spots.spots(_own(view), self.names)

    def printed(self) -> dict[str, str]:
        """What stands on every kind of card."""
        return self.voice.once(spots.printed, self.names)

    def prompt(self, view: View) -> str:
        """What the open phase asks; a reply is asked of all in the same words (R-2.10)."""
        own, say = _own(view), self.voice.say
        phase: str = own.phases[-1]
        facts: dict[str, str | int] = {
            "seat": self.voice.seat(own.turn),
            "left": left_to_play(own),
            "event": self.names.title(event_of(own)) if own.event else "",
        }
        if own.lifted:
            facts["card"] = self.names.card(own.lifted)
        if phase == "reply" and own.replies:
            facts["seat"] = self.voice.seat(own.replies[-1])
            facts["event"] = self.names.title(NAMES[KING])
        if own.event and (action := TABLE.parse(own.event)).kind in AT_SEAT:
            facts["at"] = self.voice.seat(action.a)
        if phase == "turn" and may_rearrange(own):
            phase = "turn-rearrange"
        return say(f"rae-prompt-{phase}", **facts)

    def action(self, view: View, action: Action) -> str:
        """What the action does, and to which card, group or player."""
        say, kind = self.voice.say, action.kind
        if kind in PLAIN:
            return say(f"rae-action-{PLAIN[kind]}")
        if kind in OF_CARD:
            return say(f"rae-action-{OF_CARD[kind]}", card=self.names.card(NAMES[action.a]))
        if kind == FIRST:
            return say("rae-action-first", seat=self.voice.seat(action.a))
        if kind == LAY:
            return self._lay(action)
        if kind == WITH:
            colour = COLOURS[colour_of(action.a)]
            return say("rae-action-with", of=colour, card=self.names.card(NAMES[action.a]))
        if kind in (TO_QUEST, TO_COLLECTION):
            return self._put(_own(view), action)
        if kind in IN_GROUP:
            return self._in_group(_own(view), action)
        card = NAMES[EVENT_CARD[kind]]
        at = self.voice.seat(action.a) if kind in AT_SEAT else ""
        return say(f"rae-action-{card}", event=self.names.title(card), at=at)

    def _lay(self, action: Action) -> str:
        of = shared(action.a, colour_of(action.a) == colour_of(action.b))
        card, second = (self.names.card(NAMES[number]) for number in (action.a, action.b))
        return self.voice.say("rae-action-lay", of=of, card=card, second=second)

    def _put(self, view: RaeView, action: Action) -> str:
        if not view.lifted:
            return action.text
        of = shared(NAMES.index(view.lifted), action.kind == TO_QUEST)
        return self.voice.say("rae-action-to", **self.names.place(view, of, action.a + 1))

    def _in_group(self, view: RaeView, action: Action) -> str:
        facts = self.names.place(view, shared(action.a, action.kind in IN_QUEST), action.b + 1)
        facts["card"] = self.names.card(NAMES[action.a])
        facts["event"] = self.names.title("fireball")
        return self.voice.say(f"rae-action-{IN_GROUP[action.kind]}", **facts)

    def why(self, view: View, action: Action, rule: str, at: str = "") -> str:
        """Of the card or pawn that was meant, where the view tells."""
        if found := why.reason(_own(view), self.names, action, rule):
            return self.voice.say(f"rae-why-{found[0]}", **found[1])
        return super().why(view, action, rule, at)

    def event(self, event: Event) -> str:
        """A line of the log, with the names of people and cards."""
        if event.kind in SILENT:
            return ""
        facts = dict(event.facts)
        seats = [*SEATS, "from"] if event.kind in STOLEN else SEATS
        for name, value in event.facts.items():
            if name in seats:
                facts[name] = self.voice.seat(int(value))
            elif name in CARDS:
                facts[name] = self.names.card(str(value))
            elif name == "cards":
                facts[name] = self.names.listed(str(value).split())
            elif name == "event":
                facts[name] = self.names.title(str(value))
        return self.voice.say(f"rae-event-{event.kind}", **facts)

    def briefing(self, view: View) -> list[str]:
        """How one wins, and what a turn is; at a terminal the rules are asked for."""
        own = _own(view)
        if self.typed or not own.turns:
            return []
        goal, say = "R-3.3" if own.teams else "R-3.1", self.voice.say
        groups = [say("rae-brief-quest"), say("rae-brief-collection")]
        return [self.voice.rule(goal), *groups, self.voice.rule("R-2.2")]

    def at(self, view: View, name: str) -> list[str]:
        """A hand, a pile, a player or a group."""
        return sentences.at(_own(view), self.names, name)

    def where(self, view: View, name: str) -> list[str]:
        """A card."""
        return sentences.where(_own(view), self.names, name)

    def legend(self) -> list[str]:
        """The letters and signs of the table."""
        return [self.voice.say(f"rae-legend-{part}") for part in LEGEND]


def _own(view: View) -> RaeView:
    return cast(RaeView, view)
