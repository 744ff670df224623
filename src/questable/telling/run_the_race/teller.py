"""Run the Race! told: its actions, prompts and events in words."""

import re
from typing import cast

from questable.engine import CHANCE, Action, Event, View
from questable.games.run_the_race.deck import FIRST, PASS, PLAY, SIDES, SLOTS
from questable.games.run_the_race.view import HIDDEN, RaceView
from questable.table.told.words import SaintFacts, Section
from questable.telling.places import plain
from questable.telling.run_the_race import sections, sentences, why
from questable.telling.run_the_race.names import Names, spellings
from questable.telling.teller import NamedTeller

SILENT = ("drew",)
"""Who may know a drawn card hears of it; the others see the draw pile shrink."""
CARDS = {"card": "card", "on": "at", "aim": "at"}
"""Facts of an event that are cards, and what its words call them."""
CALLED = {"slot": "n", "other": "count"}
NOT_BEGUN = ("first", "starters", "hands")
QUICK = re.compile(r"([1-9]) ?([a-z]+)|([a-z]+) ?([1-9])")


class RaceTeller(NamedTeller[Names]):
    """Run the Race! in words."""

    def named(self) -> Names:
        """The cards of the pack that is played with."""
        return Names(self.voice, self.pack)

    def piece(self, view: View, name: str) -> str:
        """A card."""
        return self.names.saint(name)

    def sentences(self, view: View) -> list[str]:
        """Piles and hand in sentences."""
        return sentences.sentences(_own(view), self.names)

    def sections(self, view: View) -> list[Section]:
        """The table laid out as text."""
        return sections.sections(_own(view), self.names)

    def spots(self, view: View) -> dict[str, str]:
        """What is in sight, a sentence each."""
        return sections.spots(_own(view), self.names)

    def cards(self, view: View) -> dict[str, SaintFacts]:
        """What stands on the cards in sight."""
        return sections.faces(_own(view), self.names)

    def prompt(self, view: View) -> str:
        """What the phase asks."""
        own, say = _own(view), self.voice.say
        if own.phase == "play":
            word = "calm" if own.pace == "calm" else "play"
            if word == "calm" and not any(shared for slot in own.fits for shared in slot):
                return say("run-the-race-ask-none")
            if not self.typed:
                return say(f"run-the-race-ask-{word}")
            return say(f"run-the-race-prompt-{word}", example=say("run-the-race-example"))
        seat = self.voice.seat(own.place // SLOTS)
        return say(f"run-the-race-prompt-{own.phase}", seat=seat)

    def waiting(self, view: View) -> str:
        """In a race both wait for the referee, who counts down or turns new cards up."""
        own = _own(view)
        if own.actor == CHANCE and own.pace == "race":
            word = "ready" if own.phase == "starters" else "stuck"
            return self.voice.say(f"run-the-race-{word}")
        return super().waiting(view)

    def action(self, view: View, action: Action) -> str:
        """Which card goes where; of a hidden hand only the slot is said."""
        say, kind = self.voice.say, action.kind
        if kind == PLAY:
            return self._play(_own(view), action)
        if kind == PASS:
            return say("run-the-race-action-pass")
        if kind == FIRST:
            return say("run-the-race-action-first", seat=self.voice.seat(action.a))
        verb, key = action.text.split(":")
        return say(f"run-the-race-action-{verb}", card=self.names.saint(key))

    def _play(self, view: RaceView, action: Action) -> str:
        _, slot, pile, aim = action.text.split(":")
        facts: dict[str, str | int] = {"n": int(slot), "pile": pile, "at": self.names.saint(aim)}
        text = view.hands[view.seat][int(slot) - 1] if view.seat >= 0 else HIDDEN
        if text in (HIDDEN, "-"):
            return self.voice.say("run-the-race-action-play-hidden", **facts)
        word = "play" if self.typed else "lay"
        return self.voice.say(f"run-the-race-action-{word}", card=self.names.saint(text), **facts)

    def quick(self, view: View, text: str) -> str:
        """`3l`: the card of slot 3 on the left pile, aimed at the card that lies there now."""
        found = QUICK.fullmatch(plain(text))
        if not found:
            return ""
        slot, side = found[1] or found[4], found[2] or found[3]
        for pile, name in enumerate(SIDES):
            cards = _own(view).piles[pile]
            if side in spellings(name) and int(slot) <= SLOTS and cards:
                return f"play:{slot}:{name}:{cards[-1]}"
        return ""

    def why(self, view: View, action: Action, rule: str, at: str = "") -> str:
        """Of the card or pawn that was meant, where the view tells."""
        if found := why.reason(_own(view), self.names, action, rule):
            return self.voice.say(f"run-the-race-why-{found[0]}", **found[1])
        return super().why(view, action, rule, at)

    def event(self, event: Event) -> str:
        """A line of the log, with the names of people and saints."""
        if event.kind in SILENT:
            return ""
        facts: dict[str, str | int] = {}
        for name, value in event.facts.items():
            if name == "seat":
                facts[name] = self.voice.seat(int(value))
            elif name in CARDS:
                facts[CARDS[name]] = self.names.saint(str(value))
            elif name == "match":
                card, on = str(event.facts["card"]), str(event.facts["on"])
                facts["words"] = ", ".join(self.names.shared(card, on))
            else:
                facts[CALLED.get(name, name)] = value
        return self.voice.say(f"run-the-race-event-{event.kind}", **facts)

    def briefing(self, view: View) -> list[str]:
        """The goal, what matches, and what to type, once the hands are looked at."""
        if _own(view).phase in NOT_BEGUN:
            return []
        if not self.typed:
            return [self.voice.say("run-the-race-brief-match")]
        told = [self.voice.say(f"run-the-race-brief-{part}") for part in ("goal", "match")]
        return told + self.places()

    def group(self, action: Action) -> str:
        """The heading of an action's kind."""
        return self.voice.say(f"run-the-race-group-{action.text.split(':')[0]}")

    def at(self, view: View, name: str) -> list[str]:
        """A pile, the own hand, the side piles or a player."""
        return sentences.at(_own(view), self.names, name)

    def where(self, view: View, name: str) -> list[str]:
        """A saint's card."""
        return sentences.where(_own(view), self.names, name)

    def legend(self) -> list[str]:
        """How a card and a pile are drawn."""
        return [self.voice.say(f"run-the-race-legend-{part}") for part in ("card", "side")]

    def places(self) -> list[str]:
        """How slots and piles are typed."""
        example = self.voice.say("run-the-race-example")
        return [self.voice.say("run-the-race-brief-type", example=example)]


def _own(view: View) -> RaceView:
    return cast(RaceView, view)
