"""SaintCards told: its actions, prompts and events in words."""

import re
from typing import cast

from questable.engine import Action, Event, View
from questable.games.saint_cards.actions import CLAIM, LOOK_AT, NAME, NOTICE, PLAY
from questable.games.saint_cards.facts import FACTS
from questable.games.saint_cards.playing import EASED_MATCHES, SECOND_MATCHES
from questable.games.saint_cards.view import SaintCardsView
from questable.saints.facts import COLOURS, LETTERS
from questable.saints.spelling import bare_words
from questable.table.told.words import SaintFacts, Section
from questable.telling.saint_cards import faces, sections, sentences, why
from questable.telling.saint_cards.course import marks
from questable.telling.saint_cards.names import Names
from questable.telling.teller import NamedTeller
from questable.text import Words, languages

SEATS = ("seat", "at", "by", "to", "dealer")
CARDS = ("card", "on")
CALLED = {"aside": "count"}
"""Facts of an event by what its words call them."""
SILENT = ("dealt", "passed")
"""Who may know a dealt card hears of it as a drawn one; after a pass the next turn is told."""
PLAYING = "play"
NUMBER = re.compile(r"\b([1-9]\d?)(?:st|nd|rd|th|er|e)?\b")
"""A century or a seat as people type it: 13, 13th, 13e."""
STEMS = {
    "take": "take", "put-back": "put-back", "put-below": "put-below", "give": "give",
    "deal": "deal", "draw": "deal", "spirit": "deal", "fine": "deal", "turn-up": "turn-up",
    "look": "look",
}  # fmt: skip
"""By phase: what is done with the card that somebody names; else it is played."""


class SaintCardsTeller(NamedTeller[Names]):
    """SaintCards in words."""

    def named(self) -> Names:
        """The cards of the pack that is played with."""
        return Names(self.voice, self.pack)

    def piece(self, view: View, name: str) -> str:
        """A card."""
        return self.names.card(name)

    def sentences(self, view: View) -> list[str]:
        """The table in sentences."""
        return sentences.sentences(_own(view), self.names)

    def briefing(self, view: View) -> list[str]:
        """What brings treasures and how it ends, once a card is turned up."""
        own, say = _own(view), self.voice.say
        if not own.top:
            return []
        # The page says above it what brings treasures.
        first = "goal" if self.typed else "beginner" if own.beginner else "facts"
        told = [say(f"saint-cards-brief-{part}") for part in (first, "end")]
        if own.beginner and self.typed:
            told.append(say("saint-cards-brief-beginner"))
        if own.learning:
            told.append(say("saint-cards-brief-learning"))
        return told

    def sections(self, view: View) -> list[Section]:
        """The table laid out as text."""
        return sections.sections(_own(view), self.names)

    def spots(self, view: View) -> dict[str, str]:
        """What is in sight, a sentence each."""
        return sections.spots(_own(view), self.names)

    def cards(self, view: View) -> dict[str, SaintFacts]:
        """What stands on the cards in sight."""
        return faces.faces(_own(view), self.names)

    def prompt(self, view: View) -> str:
        """What the open phase asks."""
        own = _own(view)
        phase: str = own.phases[-1]
        turn = own.fined[0] if phase == "fine" else own.turn
        facts: dict[str, str | int] = {"seat": self.voice.seat(turn)}
        facts["need"] = EASED_MATCHES if own.eased else SECOND_MATCHES
        if own.top:
            facts["card"] = self.names.card(own.top)
        if own.on:
            facts["on"] = self.names.card(own.on)
        if own.asked:
            facts["to"] = self.voice.seat(_next(own.asked, own.seat))
        if phase == "second" and own.worth and max(own.worth) < 0:
            phase = "pass" if turn in own.owing else "second-none"
        if phase == "turn" and own.named:
            phase, facts["century"] = "turn-named", self.names.century(own.named)
        elif phase == "turn" and own.open_wild:
            phase = "turn-open"
        elif phase in ("pass", "second") and turn in own.owing:
            phase += "-owing"
        elif phase == "name" and self.typed:
            phase = "name-typed"
        return self.voice.say(f"saint-cards-prompt-{phase}", **facts)

    def action(self, view: View, action: Action) -> str:
        """What the action does, and with which card, player, fact or century."""
        own, say, kind = _own(view), self.voice.say, action.kind
        stem, _, what = action.text.partition(":")
        word = f"saint-cards-action-{stem}"
        if not what:
            return say(word)
        if kind in (NOTICE, LOOK_AT):
            return say(word, seat=self.voice.seat(action.a))
        if kind == CLAIM:
            return say(word, fact=self._claimed(own, FACTS[action.a]))
        if kind == NAME:
            if not own.bearing:
                return say(word, century=self.names.century(action.a))
            count = own.bearing[action.a - 1]
            return say(f"{word}-holding", century=self.names.century(action.a), count=count)
        name = self.names.card(what)
        matches = self._matches(own, what) if kind == PLAY else 0
        return say(f"{word}-matching", card=name, n=matches) if matches else say(word, card=name)

    def _claimed(self, view: SaintCardsView, fact: str) -> str:
        """A fact as the card just played bears it, if it does."""
        borne = view.top and fact in self.names.borne(view, view.top)
        return self.names.fact(fact, view.top if borne else "")

    def _matches(self, view: SaintCardsView, key: str) -> int:
        """Matches of a card in hand with the top card, 0 where they do not count or show."""
        if key not in view.hand or view.named:
            return 0
        return len(marks(view, self.names, view.hand.index(key)) or [])

    def quick(self, view: View, text: str) -> str:
        """A card by its name, with or without a verb; a century or a player by number."""
        own, words = _own(view), bare_words(text)
        if not words or ":" in text:
            return ""
        numbers = [int(n) for n in NUMBER.findall(text)]
        if own.phases[-1] == "name":
            return f"name:{numbers[0]}" if len(numbers) == 1 else ""
        if words[0] in (verb[0] for verb in _verbs("notice", seat="")):
            late = [seat + 1 for seat in own.late]
            noticed = numbers or late
            return f"notice:{noticed[0] - 1}" if len(noticed) == 1 else ""
        if own.phases[-1] == "look-at":
            return f"look-at:{numbers[0] - 1}" if len(numbers) == 1 else ""
        return self._card_meant(own, " ".join(words))

    def _card_meant(self, view: SaintCardsView, asked: str) -> str:
        stem = STEMS.get(view.phases[-1], PLAYING)
        for verb in _verbs(stem, card=""):
            asked = asked.removeprefix(" ".join([*verb, ""]))
        found = self.names.found(asked, [*view.hand, *view.looked])
        found = found if len(found) == 1 else self.names.found(asked, self.names.keys)
        return f"{stem}:{found[0]}" if len(found) == 1 else ""

    def why(self, view: View, action: Action, rule: str, at: str = "") -> str:
        """Of the card or pawn that was meant, where the view tells."""
        if found := why.reason(_own(view), self.names, action, rule):
            return self.voice.say(f"saint-cards-why-{found[0]}", **found[1])
        return super().why(view, action, rule, at)

    def event(self, event: Event) -> str:
        """A line of the log, with the names of people, cards and facts."""
        if event.kind in SILENT:
            return ""
        facts = {CALLED.get(name, name): value for name, value in event.facts.items()}
        key = str(event.facts.get("card", ""))
        for name, value in event.facts.items():
            if name in SEATS:
                facts[name] = self.voice.seat(int(value))
            elif name in CARDS:
                facts[name] = self.names.card(str(value))
            elif name == "cards" and isinstance(value, str):
                facts[name] = self.names.listed(value.split())
            elif name == "facts":
                facts[name] = self.names.facts(str(value).split(), key)
            elif name == "fact":
                facts[name] = self.names.fact(str(value))
            elif name == "century":
                facts[name] = self.names.century(int(value))
        return self.voice.say(f"saint-cards-event-{event.kind}", **facts)

    def at(self, view: View, name: str) -> list[str]:
        """A hand, a deck, a player, or a saint's life."""
        return sentences.at(_own(view), self.names, name)

    def where(self, view: View, name: str) -> list[str]:
        """A card."""
        return sentences.where(_own(view), self.names, name)

    def legend(self) -> list[str]:
        """The letters and signs of the table."""
        say = self.voice.say
        letters = [
            f"{letter} {say(f'saints-estate-{colour}')}"
            for letter, colour in zip(LETTERS, COLOURS, strict=True)
        ]
        return [
            say("saint-cards-legend-letters", words=", ".join(letters)),
            say("saint-cards-legend-numbers"),
            say("saint-cards-legend-signs"),
        ]


def _own(view: View) -> SaintCardsView:
    return cast(SaintCardsView, view)


def _next(seats: list[int], seat: int) -> int:
    """The one of these that sits to the left, going round."""
    return next((other for other in seats if other > seat), seats[0])


def _verbs(stem: str, **nothing: str) -> list[list[str]]:
    """How an action begins, in every language."""
    said = [Words(lang).say(f"saint-cards-action-{stem}", **nothing) for lang in languages()]
    return [bare_words(each) for each in said]
