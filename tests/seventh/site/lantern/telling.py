"""Lantern told: what is asked, what may be done, the table in words."""

from typing import cast

from questable.engine import Action, Event, View
from questable.table.told.words import Section
from questable.telling import Teller
from tests.tiny import TinyView


class LanternTeller(Teller):
    """Knows four kinds of cards."""

    def prompt(self, view: View) -> str:
        """What is asked."""
        phase = cast(list[str], cast(TinyView, view).public["phases"])[-1]
        asked = "answer" if view.actor == -3 else "grab" if phase == "race" else "turn"
        return self.voice.say(f"lantern-prompt-{asked}")

    def action(self, view: View, action: Action) -> str:
        """By its name; `a` is a kind of card, a seat or a number."""
        stem = action.text.split(":")[0]
        if stem == "notice":
            return self.voice.say("lantern-action-notice", seat=self.voice.seat(action.a))
        return self.voice.say(f"lantern-action-{stem}", n=action.a, worth=action.a + 1)

    def event(self, event: Event) -> str:
        """With the names of both seats, and what a card is worth."""
        facts = dict(event.facts)
        if isinstance(by := facts.get("by"), int):
            facts["by"] = self.voice.seat(by)
        if isinstance(card := facts.get("card"), int):
            facts["card"] = card + 1
        return self.voice.event(Event(event.kind, event.audience, facts))

    def sentences(self, view: View) -> list[str]:
        """The table for the ear."""
        v = cast(TinyView, view)
        own = [str(kind + 1) for kind, count in enumerate(v.hand) for _ in range(count)]
        hand = self.voice.say("lantern-told-hand", cards=", ".join(own) or "–")
        pile = self.voice.say("lantern-told-pile", count=v.pile)
        return [self.voice.waiting(view), hand, pile] if view.seat >= 0 else [pile]

    def sections(self, view: View) -> list[Section]:
        """The table, and the players."""
        v, say = cast(TinyView, view), self.voice.say
        score = cast(list[int], v.public["score"])
        rows = [
            [self.voice.seat(seat), str(score[seat]), str(v.sizes[seat])]
            for seat in range(view.seats)
        ]
        columns = [say(f"lantern-told-{name}") for name in ("player", "points", "cards")]
        players = say("lantern-told-players")
        return [
            *super().sections(view),
            Section(heading=players, lines=[], columns=columns, rows=rows),
        ]


TELLER = LanternTeller
